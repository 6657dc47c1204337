"""Art: limbs as closed outlines along a spine of a few joints."""

from collections.abc import Iterable
from itertools import pairwise

from generator.art.brush import Points, pair
from generator.art.canvas import Canvas


def mirrored(points: Iterable[complex], *, middle: float = 50.0) -> list[complex]:
    """Return the points on the other side of an upright line."""
    return [complex(2 * middle - p.real, p.imag) for p in points]


def limb(spine: Points, *widths: float) -> str:
    """Return the outline of a limb, soft along its flanks, so wide at each joint of its spine.

    A joint's width may be 0 at the end only: there the limb runs out to a point.
    """
    left: list[complex] = []
    right: list[complex] = []
    last = len(spine) - 1
    for i, (point, width) in enumerate(zip(spine, widths, strict=True)):
        way = spine[min(i + 1, last)] - spine[max(i - 1, 0)]
        side = way * 1j / (abs(way) or 1.0) * width / 2
        left.append(point - side)
        right.append(point + side)
    return f"M{pair(left[0])}{_run(left)}L{pair(right[-1])}{_run(right[::-1])}z"


def _run(points: Points) -> str:
    """Return quadratic curves through the middles of the ways between points, from the first to the last."""
    if len(points) == 2:
        return f"L{pair(points[1])}"
    joints = points[1:-1]
    ends = [(p + after) / 2 for p, after in pairwise(joints)] + [points[-1]]
    return "".join(f"Q{pair(p)} {pair(end)}" for p, end in zip(joints, ends, strict=True))


def draw_limbs(canvas: Canvas, limbs: Iterable[str], colour: str, width: float) -> None:
    """Fill limbs and draw their dark line, each over the one before."""
    for outline in limbs:
        canvas.shape(outline, colour, width)
