"""Flat geometry in mm: origin top-left, x to the right, y down. Values are frozen and unit-free."""

from msgspec import Struct


class Point(Struct, frozen=True):
    """A place on a page or a face."""

    x: float
    y: float


class Size(Struct, frozen=True):
    """Width and height, both in mm."""

    width: float
    height: float

    def turned(self) -> "Size":
        """Return the size after a quarter turn."""
        return Size(self.height, self.width)

    def grown(self, margin: float) -> "Size":
        """Return the size with ``margin`` added on each of the four sides."""
        return Size(self.width + 2 * margin, self.height + 2 * margin)


class Insets(Struct, frozen=True, kw_only=True):
    """Distances from the four edges of a rectangle inwards. Always by name: the order is a trap."""

    top: float
    right: float
    bottom: float
    left: float

    @classmethod
    def even(cls, margin: float) -> "Insets":
        """Return the same inset on all four sides."""
        return cls(top=margin, right=margin, bottom=margin, left=margin)


class Rect(Struct, frozen=True):
    """An upright rectangle by its top-left corner and size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of the bottom edge."""
        return self.y + self.height

    @property
    def centre(self) -> Point:
        """The middle of the rectangle."""
        return Point(self.x + self.width / 2, self.y + self.height / 2)

    @property
    def size(self) -> Size:
        """Width and height without the place."""
        return Size(self.width, self.height)

    def grown(self, margin: float) -> "Rect":
        """Return the rectangle with each edge moved outwards by ``margin`` (inwards if negative)."""
        return Rect(self.x - margin, self.y - margin, self.width + 2 * margin, self.height + 2 * margin)

    def inset(self, insets: Insets) -> "Rect":
        """Return the rectangle that remains inside the given insets."""
        return Rect(
            self.x + insets.left,
            self.y + insets.top,
            self.width - insets.left - insets.right,
            self.height - insets.top - insets.bottom,
        )

    def moved(self, dx: float, dy: float) -> "Rect":
        """Return the rectangle shifted by (dx, dy)."""
        return Rect(self.x + dx, self.y + dy, self.width, self.height)

    def contains(self, other: "Rect", tolerance: float = 1e-6) -> bool:
        """Tell whether ``other`` lies wholly inside, edges included."""
        return (
            other.x >= self.x - tolerance
            and other.y >= self.y - tolerance
            and other.right <= self.right + tolerance
            and other.bottom <= self.bottom + tolerance
        )

    def overlaps(self, other: "Rect", tolerance: float = 1e-6) -> bool:
        """Tell whether the two share an area; touching edges do not count."""
        return (
            self.x < other.right - tolerance
            and other.x < self.right - tolerance
            and self.y < other.bottom - tolerance
            and other.y < self.bottom - tolerance
        )


def orbited(box: Rect, pivot: Point, rotation: int) -> Rect:
    """Return the box where its middle gets by turning clockwise about ``pivot``; the box stays upright.

    Args:
        box: what is moved.
        pivot: the middle of the turn.
        rotation: a multiple of 90°.
    """
    sine, cosine = {0: (0, 1), 90: (1, 0), 180: (0, -1), 270: (-1, 0)}[rotation % 360]
    dx, dy = box.centre.x - pivot.x, box.centre.y - pivot.y
    return box.moved(dx * cosine - dy * sine - dx, dx * sine + dy * cosine - dy)


def upright(box: Rect, rotation: int) -> Rect:
    """Return the box that fills ``box`` after turning by a multiple of 90° about their common middle."""
    if rotation % 180 == 0:
        return box
    middle = box.centre
    return Rect(middle.x - box.height / 2, middle.y - box.width / 2, box.height, box.width)
