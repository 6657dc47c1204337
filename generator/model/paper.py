"""Print profiles: papers, duplex modes, stocks and size presets. Data, from ``templates/sheets``."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Paper:
    """A sheet of paper; ``margin`` is the strip along each edge that a printer may leave white, in mm."""

    id: str
    name: str
    size: Size
    margin: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Stock:
    """What a component is printed on; one PDF per stock. ``thickness`` in mm, of the finished piece."""

    id: str
    thickness: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """A named piece size, with its usual corner radius."""

    id: str
    size: Size
    corner: float


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintProfiles:
    """All papers, stocks and presets by id."""

    papers: Mapping[str, Paper]
    stocks: Mapping[str, Stock]
    presets: Mapping[str, Preset]
