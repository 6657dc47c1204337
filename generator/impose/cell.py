"""How one kind of piece stands on paper: turned or not, with how much bleed, and how many side by side.

Crop marks begin 1 mm off the trim, and half a millimetre off the bleed if that is further; they are 4 mm long
and may be cut down to 2 mm. ``reach`` is the room outside the bleed that they need at least.
"""

from msgspec import Struct

from generator.geometry import Size

MARK_OFF_TRIM = 1.0
MARK_OFF_BLEED = 0.5
MARK_LEAST = 2.0
MARK_LENGTH = 4.0
SLACK = 1e-6


class Cell(Struct, frozen=True, kw_only=True):
    """One place in a grid: the trim as it lies on the page, and the bleed shown around it."""

    trim: Size
    bleed: float
    turned: bool
    is_round: bool

    @property
    def pitch(self) -> Size:
        """From one cell to the next: trims are butted when there is no bleed."""
        return self.trim.grown(self.bleed)

    @property
    def mark_gap(self) -> float:
        """From the bleed's edge to the start of a crop mark."""
        return max(MARK_OFF_TRIM - self.bleed, MARK_OFF_BLEED)

    @property
    def reach(self) -> float:
        """The least room that marks need outside the bleed; round pieces carry their outline instead."""
        return 0.0 if self.is_round else self.mark_gap + MARK_LEAST

    def grid(self, room: Size) -> tuple[int, int]:
        """Return how many columns and rows fit into ``room``, marks included."""
        pitch, marks = self.pitch, 2 * self.reach
        columns = int((room.width - marks + SLACK) / pitch.width)
        rows = int((room.height - marks + SLACK) / pitch.height)
        return max(columns, 0), max(rows, 0)


def fit_cell(trim: Size, bleed: float, room: Size, *, is_round: bool, turned: bool) -> Cell | None:
    """Return the cell with as much bleed as one piece may show in ``room``, or None if it is too large."""
    lying = trim.turned() if turned else trim
    slack = min(room.width - lying.width, room.height - lying.height) / 2
    least = 0.0 if is_round else MARK_OFF_TRIM + MARK_LEAST
    if slack < least - SLACK:
        return None
    spare = slack if is_round else slack - MARK_OFF_BLEED - MARK_LEAST
    return Cell(trim=lying, bleed=max(0.0, min(bleed, spare)), turned=turned, is_round=is_round)


def largest_trim(room: Size) -> Size:
    """Return the largest rectangle, without bleed, that ``room`` can hold with its crop marks."""
    return room.grown(-(MARK_OFF_TRIM + MARK_LEAST))
