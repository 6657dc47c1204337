"""The codes of what can be wrong with rules, transcripts and examples. Codes are permanent. Part of play."""

from collections.abc import Mapping
from types import MappingProxyType

CODES: Mapping[str, str] = MappingProxyType(
    {
        "G401": "A game that names no rules, or such as there are not.",
        "G411": "A line of a transcript that is no move.",
        "G412": "A line of a transcript that begins with something unknown.",
        "G413": "A line of a transcript's head that comes twice or too late.",
        "G414": "A number of players in a transcript that is none.",
        "G421": "A move in a transcript after the end of the game.",
        "G422": "A move in a transcript by someone whose move it is not.",
        "G423": "A move in a transcript that the rules refuse.",
        "G431": "A line of an example that cannot be read.",
        "G432": "A position in an example that no table can show.",
        "G433": "An expectation of an example that is not met.",
        "G434": "An expectation of an example that nobody can work out.",
        "G435": "An example that the rules cannot play: its players or options.",
    }
)
