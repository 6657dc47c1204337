"""Art: a body in rings along a bent spine, as shrimps and sandhoppers have it: plates that overlap like tiles."""

from collections.abc import Sequence

from generator.art.anatomy import draw_part
from generator.art.brush import Points, mix
from generator.art.canvas import Canvas


def girdle(spine: Points, widths: Sequence[float]) -> tuple[list[complex], list[complex]]:
    """Return the points of the back and of the underside: to the left and to the right of the spine's way."""
    backs: list[complex] = []
    unders: list[complex] = []
    last = len(spine) - 1
    for i, (at, width) in enumerate(zip(spine, widths, strict=True)):
        way = spine[min(i + 1, last)] - spine[max(i - 1, 0)]
        out = way / abs(way) * -1j * width / 2
        backs.append(at + out)
        unders.append(at - out)
    return backs, unders


def plates(backs: Points, unders: Points, *, lap: float = 0.3, lobe: float = 2.0) -> list[list[complex]]:
    """Return the outline of each ring, from the front.

    ``lap`` is the share of a ring that reaches over the next one, ``lobe`` how far its lower edge hangs.
    """
    rings = []
    for i in range(len(backs) - 1):
        reach = 1 + lap
        top, low = backs[i], unders[i]
        rear, rear_low = mix(top, backs[i + 1], reach), mix(low, unders[i + 1], reach)
        swell = (top - low) / abs(top - low) * 0.8
        hang = (low - top) / abs(low - top) * lobe
        rings.append(
            [
                top,
                top,
                mix(top, rear, 0.5) + swell,
                rear,
                rear,
                mix(rear, rear_low, 0.5) + (rear - top) * 0.12,
                rear_low,
                mix(low, rear_low, 0.5) + hang,
                low,
                low,
            ]
        )
    return rings


def draw_rings(canvas: Canvas, rings: Sequence[Points], *, depth: float = 4.0) -> None:
    """Draw the rings from the last to the first, each over the one behind it."""
    for ring in reversed(rings):
        draw_part(canvas, ring, canvas.body, lit=1.8, dark=2.4, depth=depth, gap=2.8, width=1.8)
