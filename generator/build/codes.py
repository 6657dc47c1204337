"""The codes of what only a whole build meets. Codes are permanent."""

from collections.abc import Mapping
from types import MappingProxyType

CODES: Mapping[str, str] = MappingProxyType(
    {
        "B190": "A rulebook that cannot be read.",
        "P106": "Sheets that cannot be written for want of a picture.",
        "P107": "A name too long for the labels of the sheets.",
        "T190": "A catalog that cannot be brought up to date.",
        "S190": "A gallery that cannot be set.",
    }
)
