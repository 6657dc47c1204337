"""The codes of what imposition reports. Codes are permanent."""

from collections.abc import Mapping
from types import MappingProxyType

CODES: Mapping[str, str] = MappingProxyType(
    {
        "P101": "A piece that does not fit on the paper.",
        "P102": "A piece that fits with a part of its bleed only.",
        "P103": "A poster whose parts overlap so far that they would show nothing of their own.",
        "P104": "A piece that is too large to be folded over the gutter.",
        "P105": "A paper too small for a sheet's label and rulers.",
        "P108": "A grid or a width of bleed that was asked for and does not fit.",
        "P109": "A region of a poster that cannot stay whole on one page.",
        "P110": "A back that cannot be moved as the printer's profile asks.",
    }
)
