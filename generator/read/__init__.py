"""Reading: the YAML of a project in, the model out, with a diagnostic for every fault."""

from generator.read.faults import CODES
from generator.read.game import list_games, read_game
from generator.read.languages import find_language, is_listed, read_languages
from generator.read.papers import find_paper, no_paper, on_printer
from generator.read.printers import read_printers
from generator.read.profiles import read_print_profiles

__all__ = [
    "CODES",
    "find_language",
    "find_paper",
    "is_listed",
    "list_games",
    "no_paper",
    "on_printer",
    "read_game",
    "read_languages",
    "read_print_profiles",
    "read_printers",
]
