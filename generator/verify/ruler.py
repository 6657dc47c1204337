"""Verify, rulers: the lines of a page in, what its scales measure out, in mm and inches."""

from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct

from generator.geometry import Point
from generator.units import MM_PER_INCH
from generator.verify.proof import Page, Stroke

METRIC_STEP, INCH_STEP = 5.0, MM_PER_INCH / 4


class Ruler(Struct, frozen=True):
    """What a ruler measures, by its ticks.

    ``metric`` is in mm, ``inches`` in inches; ``unevenness`` is the largest fault of any step, in mm.
    """

    at: Point
    metric: float
    inches: float
    unevenness: float


def measured(page: Page) -> Ruler | None:
    """Measure the ruler of a page; None if it has none."""
    lines = [stroke for stroke in page.strokes if stroke.kind == "ruler" and len(stroke.points) == 2]
    if len(lines) < 3:
        return None
    base = max(lines, key=lambda line: max(line.box.width, line.box.height))
    lies = base.box.width > base.box.height
    sides: dict[bool, list[float]] = {True: [], False: []}
    for tick in lines:
        if tick is not base:
            sides[_is_beyond(tick, base, lies=lies)].append(tick.box.x if lies else tick.box.y)
    first, second = (sorted(places) for places in sides.values())
    if len(first) < 2 or len(second) < 2:
        return None
    # Steps of 5 mm are ten, quarters of an inch eight; which side has which depends on how the sheet lies.
    metric, inches = (first, second) if len(first) >= len(second) else (second, first)
    return Ruler(
        at=Point(base.box.x, base.box.y),
        metric=metric[-1] - metric[0],
        inches=(inches[-1] - inches[0]) / MM_PER_INCH,
        unevenness=max(_unevenness(metric, METRIC_STEP), _unevenness(inches, INCH_STEP)),
    )


def _is_beyond(tick: Stroke, base: Stroke, *, lies: bool) -> bool:
    """Tell on which side of the line a tick stands."""
    if lies:
        return tick.box.bottom > base.box.y + 0.1
    return tick.box.right > base.box.x + 0.1


def _unevenness(places: Sequence[float], step: float) -> float:
    return max(abs(later - earlier - step) for earlier, later in pairwise(places))
