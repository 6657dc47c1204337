"""The codes of what can be wrong with a catalogue. Codes are permanent. Part of catalogue."""

from collections.abc import Mapping
from types import MappingProxyType

CODES: Mapping[str, str] = MappingProxyType(
    {
        "B201": "A character in a catalogue that no font has.",
        "B202": "A design of the catalogue that cannot be read.",
        "B203": "Something in a catalogue that Typst refuses or warns of.",
        "B204": "A picture of a catalogue that cannot be printed.",
    }
)
