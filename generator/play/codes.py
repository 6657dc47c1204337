"""The codes of what can be wrong with rules, transcripts and goals. Codes are permanent. Part of play."""

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
    }
)
