"""What imposition hands to writers: pages with placed pieces, marks and labels, in mm from the top-left."""

from enum import Enum

from msgspec import Struct

from generator.geometry import Point, Rect, Size
from generator.model.cutting import Registration
from generator.model.piece import Fill, Side


class FaceRef(Struct, frozen=True):
    """Which face of which piece: what a placement shows. ``copy`` counts from 0."""

    component: str
    piece: str
    copy: int
    side: Side


class Placement(Struct, frozen=True):
    """A face on a page.

    ``trim`` is where the cut piece lies on the page, after turning. ``bleed`` is how much bleed is shown
    around it, in mm; the rest is clipped, and what the face lacks of it is made by ``fill``. ``rotation``
    turns the face clockwise by a multiple of 90° about the middle of ``trim``. ``window``, for a poster's
    part or bleed that neighbours share, is the region of the page where the face shows. ``outline``
    narrows it further where the boxes of neighbours overlap, as in a honeycomb.
    """

    face: FaceRef
    trim: Rect
    bleed: float
    rotation: int = 0
    window: Rect | None = None
    fill: Fill = Fill.MIRROR
    outline: "Ring | Polygon | None" = None


class MarkKind(Enum):
    """What a line on the sheet tells the person who cuts it."""

    CROP = "crop"
    OUTLINE = "outline"
    FOLD = "fold"
    RULER = "ruler"
    ALIGN = "align"
    SCALE = "scale"


class Line(Struct, frozen=True):
    """A straight mark."""

    kind: MarkKind
    start: Point
    end: Point


class Ring(Struct, frozen=True):
    """A cut outline drawn where marks cannot show it: a circle or a rounded rectangle around ``box``."""

    kind: MarkKind
    box: Rect
    corner: float


class Polygon(Struct, frozen=True):
    """A cut outline of straight edges, closed."""

    kind: MarkKind
    points: tuple[Point, ...]


class Label(Struct, frozen=True):
    """A line of text on the sheet, outside all pieces. ``at`` is the baseline's start; sizes in pt.

    ``rotation`` turns it clockwise about ``at``.
    """

    text: str
    at: Point
    size_pt: float
    rotation: int = 0


Mark = Line | Ring | Polygon


class SheetPage(Struct, frozen=True, kw_only=True):
    """One side of one sheet. ``title`` is its bookmark; ``components`` which components are on it."""

    side: Side
    title: str
    components: tuple[str, ...]
    placements: tuple[Placement, ...]
    marks: tuple[Mark, ...]
    labels: tuple[Label, ...]


class SheetPlan(Struct, frozen=True, kw_only=True):
    """All pages of one PDF, in printing order, on one paper size (already turned if landscape).

    With a ``registration``, writers move the backs so that a printer that errs so prints them in place; what
    pages say of places is where things end up.
    """

    paper: Size
    pages: tuple[SheetPage, ...]
    registration: Registration | None = None
