"""How sheets are to be cut, and how backs are moved for one printer: what is asked of imposition."""

from enum import Enum

from msgspec import Struct

from generator.geometry import Size
from generator.model.paper import Duplex


class Marks(Enum):
    """What shows where to cut.

    CROP marks stand around each grid, EDGE marks at the edge of the paper; HAIRLINE draws each cut in full;
    NONE draws none.
    """

    CROP = "crop"
    EDGE = "edge"
    HAIRLINE = "hairline"
    NONE = "none"


class BleedMode(Enum):
    """Where bleed is shown.

    OWN: around each piece, so that two cuts lie between neighbours. SHARED: neighbours touch and share one
    cut, and bleed is shown around their grid. NONE: they share one cut, and no bleed is shown.
    """

    OWN = "own"
    SHARED = "shared"
    NONE = "none"


class GridSize(Struct, frozen=True):
    """How many pieces stand side by side, and how many rows of them there are."""

    columns: int
    rows: int

    def __str__(self) -> str:
        return f"{self.columns} × {self.rows}"


class Cutting(Struct, frozen=True, kw_only=True):
    """How all pieces of a build come onto paper.

    ``width`` is the bleed of every piece in mm; None leaves each its own. With ``grid``, a full sheet holds
    just such a one.
    """

    marks: Marks = Marks.CROP
    bleed: BleedMode = BleedMode.OWN
    width: float | None = None
    grid: GridSize | None = None


class Registration(Struct, frozen=True, kw_only=True):
    """How far a printer's backs stray from their fronts, as seen on the back.

    A point that should be printed at p comes out at c + scale · turn(p − c) + (dx, dy), where c is the middle
    of the page and turn is clockwise by ``rotation`` degrees. Lengths in mm, x to the right, y down.
    """

    dx: float = 0.0
    dy: float = 0.0
    rotation: float = 0.0
    scale: float = 1.0


class PrinterProfile(Struct, frozen=True, kw_only=True):
    """What was measured of one printer, on either kind of page, turned over the edge of ``duplex``."""

    id: str
    duplex: Duplex
    portrait: Registration | None = None
    landscape: Registration | None = None

    def of(self, page: Size) -> Registration | None:
        """Return what was measured on such pages, or None if nothing was."""
        return self.portrait if page.width <= page.height else self.landscape


USUAL_CUTTING = Cutting()
