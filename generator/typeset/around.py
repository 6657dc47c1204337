"""Typeset: a box and the zones in it that text flows around → where each line may stand, and how wide.

Zones are rectangles and ellipses; a line takes the widest part of the box that is free at its height.
"""

from collections.abc import Sequence
from math import sqrt

from msgspec import Struct

from generator.geometry import Rect


class Zone(Struct, frozen=True):
    """What text has to leave free, in mm; an ellipse in its box if it ``is_round``."""

    box: Rect
    is_round: bool = False

    def extent(self, top: float, bottom: float) -> tuple[float, float] | None:
        """Return from where to where it reaches between two heights; None if it is above or below."""
        box = self.box
        if bottom <= box.y or top >= box.bottom:
            return None
        if not self.is_round:
            return box.x, box.right
        middle = box.centre
        away = max(top - middle.y, middle.y - bottom, 0.0) / (box.height / 2)
        half = box.width / 2 * sqrt(max(1.0 - away * away, 0.0))
        return middle.x - half, middle.x + half

    def touches(self, other: Rect) -> bool:
        """Tell whether it has a point in common with a rectangle."""
        reach = self.extent(other.y, other.bottom)
        return reach is not None and reach[0] < other.right and reach[1] > other.x


def free_part(box: Rect, zones: Sequence[Zone], top: float, bottom: float) -> tuple[float, float]:
    """Return where the widest free part of a box between two heights begins, and how wide it is, in mm."""
    reaches = sorted(reach for zone in zones if (reach := zone.extent(top, bottom)) is not None)
    best, start = (box.x, 0.0), box.x
    for left, right in (*reaches, (box.right, box.right)):
        if left - start > best[1]:
            best = start, left - start
        start = max(start, right)
    return best[0], min(best[1], box.right - best[0])
