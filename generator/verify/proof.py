"""Verify, facts: what a finished file shows and says, measured in mm from the top-left of each page.

``read.py`` makes these; rules judge them. Pages count from 1.
"""

from collections.abc import Mapping
from enum import Enum

from msgspec import Struct

from generator.geometry import Point, Rect, Size
from generator.model import Duplex
from generator.model.cutting import Registration
from generator.sheet import FaceRef


class Kind(Enum):
    """What a file is: sheets to cut, a booklet to fold, a book to read, or nothing that the press made."""

    SHEETS = "sheets"
    BOOKLET = "booklet"
    BOOK = "book"
    FOREIGN = "foreign"


class ComponentRecord(Struct, frozen=True, kw_only=True):
    """What a file says about a component; ``cut`` is what shows the cuts: crop, grid, die or none."""

    size: Size
    copies: int
    parts: int
    has_back: bool
    cut: str


class SheetRecord(Struct, frozen=True, kw_only=True):
    """What a file of sheets says about itself; ``sides`` has a letter for each page, ``f`` or ``b``."""

    paper: Size
    margin: float
    duplex: Duplex
    sides: str
    components: Mapping[str, ComponentRecord]
    registration: Registration | None = None


class BookletRecord(Struct, frozen=True, kw_only=True):
    """What a booklet says about itself: how many pages it was made from, and its paper."""

    pages: int
    paper: Size


class Placed(Struct, frozen=True, kw_only=True):
    """A face on a page.

    ``shown`` is where it shows with its bleed, as far as its own clip goes, ``seen`` what a poster's window
    leaves of that. ``scale`` is by how much it is enlarged, along both its sides. A face that is painted
    before it is clipped is not ``clipped``.
    """

    face: FaceRef
    trim: Rect
    shown: Rect
    seen: Rect
    rotation: float
    scale: tuple[float, float]
    clipped: bool


class Stroke(Struct, frozen=True):
    """A line among the marks, by its kind; one that ends where it starts is ``closed``."""

    kind: str
    points: tuple[Point, ...]
    closed: bool
    box: Rect

    @property
    def is_upright(self) -> bool:
        """Whether it is a line from top to bottom."""
        return self.box.width < 0.005 < self.box.height

    @property
    def is_level(self) -> bool:
        """Whether it is a line from left to right."""
        return self.box.height < 0.005 < self.box.width


class Image(Struct, frozen=True, kw_only=True):
    """A raster picture where it lies on the page: its place, and its pixels for an inch."""

    at: Rect
    ppi: float
    pixels: tuple[int, int]


class Ruler(Struct, frozen=True):
    """What a ruler measures, by its ticks.

    ``metric`` is in mm, ``inches`` in inches; ``unevenness`` is the largest fault of any step, in mm.
    """

    at: Point
    metric: float
    inches: float
    unevenness: float


class Page(Struct, frozen=True, kw_only=True):
    """One page.

    ``media`` is the paper in mm, with its corner as the file has it; ``boxes`` are the others by their names,
    from the page's top-left. ``strays`` are paintings that belong to no piece, mark or label. ``scale`` is by
    how much all of it was enlarged, 1 if it was not, or not as a whole.
    """

    number: int
    media: Rect
    boxes: Mapping[str, Rect]
    rotate: int
    user_unit: float
    pieces: tuple[Placed, ...]
    strokes: tuple[Stroke, ...]
    texts: tuple[Rect, ...]
    strays: tuple[tuple[str, Point], ...]
    forms: tuple[tuple[Rect, tuple[float, float]], ...]
    images: tuple[Image, ...]
    ruler: Ruler | None
    scale: float

    @property
    def size(self) -> Size:
        """Width and height."""
        return self.media.size


class Font(Struct, frozen=True, kw_only=True):
    """A font and the first page that can use it."""

    page: int
    name: str
    embedded: bool
    subset: bool
    has_text: bool


class Ink(Struct, frozen=True):
    """The most ink that anything on a page asks for, in percent of full cover, all four inks together."""

    page: int
    percent: float
    what: str


class Proof(Struct, frozen=True, kw_only=True):
    """All that is known of a file."""

    kind: Kind
    sheets: SheetRecord | None
    booklet: BookletRecord | None
    pages: tuple[Page, ...]
    faults: tuple[str, ...]
    active: tuple[tuple[str, int], ...]
    scaling: str
    duplex: str
    fonts: tuple[Font, ...]
    inks: tuple[Ink, ...]
    transparent: tuple[int, ...]
    colours: tuple[str, ...]
