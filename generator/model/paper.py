"""Print profiles: papers, duplex modes, stocks and size presets. Data, from ``templates/sheets``."""

from collections.abc import Mapping
from enum import Enum

from msgspec import Struct

from generator.geometry import Size


class Duplex(Enum):
    """How backs get behind fronts.

    LONG and SHORT name the edge the sheet is turned over; GUTTER prints both faces on one side, to be
    folded and glued; NONE prints fronts only.
    """

    LONG = "long"
    SHORT = "short"
    GUTTER = "gutter"
    NONE = "none"


class Paper(Struct, frozen=True, kw_only=True):
    """A sheet of paper; ``margin`` is the strip along each edge that a printer may leave white, in mm."""

    id: str
    name: str
    size: Size
    margin: float


class Stock(Struct, frozen=True, kw_only=True):
    """What a component is printed on; one PDF per stock. ``thickness`` in mm, of the finished piece."""

    id: str
    thickness: float


class Preset(Struct, frozen=True, kw_only=True):
    """A named piece size, with its usual corner radius."""

    id: str
    size: Size
    corner: float


class PrintProfiles(Struct, frozen=True, kw_only=True):
    """All papers, stocks and presets by id."""

    papers: Mapping[str, Paper]
    stocks: Mapping[str, Stock]
    presets: Mapping[str, Preset]
