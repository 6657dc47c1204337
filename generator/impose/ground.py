"""The paper before anything lies on it: its printable area, its label strip, and how it is turned over.

Turning. A sheet printed on both sides is turned over one of its edges, like a page of a book. Over an upright
edge (the long edge of a portrait page, the short edge of a landscape one) the back's page is upright: what
lies behind the point (x, y) is printed at (width − x, y). Over a level edge it is upside down: the point is
printed at (x, height − y), and faces are turned by 180°, so that a piece turned the same way shows its back
upright.
"""

from enum import Enum

from msgspec import Struct

from generator.geometry import Insets, Point, Rect, Size
from generator.model.paper import Duplex, Paper

STRIP_HEIGHT = 7.0


class Axis(Enum):
    """A line to turn or fold over: UPRIGHT mirrors left and right, LEVEL mirrors top and bottom."""

    UPRIGHT = "upright"
    LEVEL = "level"


class Ground(Struct, frozen=True, kw_only=True):
    """One way to use a paper.

    ``work`` is where pieces and their marks may lie, ``half`` where the fronts of folded pieces may (None
    when nothing is folded), ``strip`` is the label's place. ``turn`` is the edge that sheets are turned over,
    None for fronts only.
    """

    size: Size
    printable: Rect
    work: Rect
    strip: Rect
    turn: Axis | None
    fold: Axis | None

    @property
    def half(self) -> Rect | None:
        """The part of ``work`` before the fold line, mirrored by the part behind it."""
        if self.fold is Axis.UPRIGHT:
            return Rect(self.work.x, self.work.y, self.size.width / 2 - self.work.x, self.work.height)
        if self.fold is Axis.LEVEL:
            top = self.size.height - self.work.bottom
            return Rect(self.work.x, top, self.work.width, self.size.height / 2 - top)
        return None

    @property
    def centre(self) -> Point:
        """The middle of the sheet, which pieces keep to as far as the strip allows."""
        return Point(self.size.width / 2, self.size.height / 2)


def grounds(paper: Paper, duplex: Duplex) -> tuple[Ground, ...]:
    """Return all ways to use the paper, the preferred ones first: portrait, then an upright fold."""
    portrait = Size(*sorted((paper.size.width, paper.size.height)))
    folds = (Axis.UPRIGHT, Axis.LEVEL) if duplex is Duplex.GUTTER else (None,)
    return tuple(
        _ground(size, paper.margin, duplex, fold) for size in (portrait, portrait.turned()) for fold in folds
    )


def _ground(size: Size, margin: float, duplex: Duplex, fold: Axis | None) -> Ground:
    printable = Rect(0.0, 0.0, size.width, size.height).inset(Insets.even(margin))
    work = printable.inset(Insets(top=0.0, right=0.0, bottom=STRIP_HEIGHT, left=0.0))
    strip = Rect(printable.x, work.bottom, printable.width, STRIP_HEIGHT)
    return Ground(size=size, printable=printable, work=work, strip=strip, turn=_turn(size, duplex), fold=fold)


def _turn(size: Size, duplex: Duplex) -> Axis | None:
    if duplex is Duplex.NONE:
        return None
    # In gutter mode only pieces too large to fold get a page for their backs; those are turned over the long
    # edge.
    over_long_edge = duplex is not Duplex.SHORT
    is_portrait = size.width <= size.height
    return Axis.UPRIGHT if over_long_edge == is_portrait else Axis.LEVEL
