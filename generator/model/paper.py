"""Print profiles: papers, duplex modes, stocks and size presets. Data, from ``templates/sheets``."""

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType

from msgspec import Struct

from generator.geometry import Size
from generator.model.piece import Outline
from generator.units import parse_size


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


class Printer(Struct, frozen=True, kw_only=True):
    """A class of printers, by the strip along each edge that they leave white, in mm."""

    id: str
    margin: float


def paper_id(name: str) -> str:
    """Return the one way to write a paper: in small letters, or as a size in mm, the shorter side first."""
    size = parse_size(name)
    return name.lower() if size is None else f"{round(min(size), 2):g}x{round(max(size), 2):g}mm"


class Stock(Struct, frozen=True, kw_only=True):
    """What a component is printed on; one PDF per stock. ``thickness`` in mm, of the finished piece.

    Pieces of it may be kept in sleeves, if it ``takes_sleeves``.
    """

    id: str
    thickness: float
    takes_sleeves: bool = False


class Sleeve(Struct, frozen=True, kw_only=True):
    """A kind of sleeve: how thick its film is, and how far it stands out on each side of a card, in mm."""

    id: str
    film: float
    margin: float


class Preset(Struct, frozen=True, kw_only=True):
    """A named piece size, with its usual corner radius and outline."""

    id: str
    size: Size
    corner: float
    outline: Outline = Outline.RECTANGLE


class PrintProfiles(Struct, frozen=True, kw_only=True):
    """All papers, printers, stocks, presets and sleeves by id.

    The first printer is the one that is meant when none is named. ``usual`` are the papers of games that name
    none.
    """

    papers: Mapping[str, Paper]
    printers: Mapping[str, Printer]
    usual: tuple[str, ...]
    stocks: Mapping[str, Stock]
    presets: Mapping[str, Preset]
    sleeves: Mapping[str, Sleeve] = MappingProxyType({})
