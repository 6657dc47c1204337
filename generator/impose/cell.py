"""How one kind of piece stands on paper: turned or not, with how much bleed, and how many side by side.

Crop marks begin 1 mm off the trim, and half a millimetre off the bleed if that is further; they are 4 mm long
and may be cut down to 2 mm. ``reach`` is the room outside the bleed that they need at least.
"""

from msgspec import Struct

from generator.geometry import Size
from generator.impose.die import Die
from generator.impose.run import Run

MARK_OFF_TRIM = 1.0
MARK_OFF_BLEED = 0.5
MARK_LEAST = 2.0
MARK_LENGTH = 4.0
SLACK = 1e-6


class Cell(Struct, frozen=True, kw_only=True):
    """One place in a grid: the trim as it lies on the page, and the bleed shown around it.

    ``halo`` is bleed shown around the whole grid, outside of all pitches. ``is_marked`` tells whether marks
    stand around the grid, ``die`` what is drawn around each piece instead, if anything.
    """

    trim: Size
    bleed: float
    turned: bool
    is_round: bool
    halo: float = 0.0
    is_marked: bool = True
    is_hexagon: bool = False
    die: Die | None = None

    @property
    def pitch(self) -> Size:
        """From one cell to the next: trims are butted when there is no bleed."""
        return self.trim.grown(self.bleed)

    @property
    def shown(self) -> float:
        """The bleed that is shown wherever there is room for it."""
        return self.bleed + self.halo

    @property
    def mark_gap(self) -> float:
        """From the edge of the outermost pitch to the start of a crop mark."""
        return max(MARK_OFF_TRIM - self.bleed, self.halo + MARK_OFF_BLEED)

    @property
    def reach(self) -> float:
        """The least room that marks need outside the outermost pitch; without marks, that of the halo."""
        return self.mark_gap + MARK_LEAST if self.is_marked else self.halo

    def grid(self, room: Size) -> tuple[int, int]:
        """Return how many columns and rows fit into ``room``, marks included."""
        pitch, marks = self.pitch, 2 * self.reach
        columns = int((room.width - marks + SLACK) / pitch.width)
        rows = int((room.height - marks + SLACK) / pitch.height)
        return max(columns, 0), max(rows, 0)


def fit_cell(run: Run, room: Size, *, turned: bool) -> Cell | None:
    """Return the cell with as much bleed as one piece may show in ``room``, or None if it is too large.

    A width of bleed that was asked for is shown in full, or not at all.
    """
    lying = run.trim.turned() if turned else run.trim
    slack = min(room.width - lying.width, room.height - lying.height) / 2
    if slack < (MARK_OFF_TRIM + MARK_LEAST if run.is_marked else 0.0) - SLACK:
        return None
    spare = slack - MARK_OFF_BLEED - MARK_LEAST if run.is_marked else slack
    shown = max(0.0, min(run.bleed, spare))
    if run.cutting.width is not None and shown < run.bleed - SLACK:
        return None
    return make_cell(run, shown, turned=turned)


def make_cell(run: Run, shown: float, *, turned: bool) -> Cell:
    """Return the cell of a run that shows so much bleed."""
    return Cell(
        trim=run.trim.turned() if turned else run.trim,
        bleed=0.0 if run.shares_cuts else shown,
        turned=turned,
        is_round=run.is_round,
        halo=shown if run.shares_cuts else 0.0,
        is_marked=run.is_marked,
        is_hexagon=run.is_hexagon,
        die=run.die(turned=turned),
    )


def largest_trim(room: Size, run: Run) -> Size:
    """Return the largest piece, without bleed, that ``room`` can hold with its marks."""
    return room.grown(-(MARK_OFF_TRIM + MARK_LEAST)) if run.is_marked else room
