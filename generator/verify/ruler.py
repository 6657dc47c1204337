"""Verify, rulers: the lines of a page in, what its scales measure out, and how much all of it is enlarged."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import sqrt

from generator.geometry import Point
from generator.units import MM_PER_INCH
from generator.verify.proof import Placed, Ruler, Stroke

SCALE_SLACK = 1e-3
"""A part by which lengths may differ: 0.05 mm on a ruler of 50 mm, far more than what rounding does."""
_METRIC_STEP, _INCH_STEP = 5.0, MM_PER_INCH / 4


def measured(strokes: Iterable[Stroke]) -> Ruler | None:
    """Measure the ruler of a page; None if it has none."""
    lines = [stroke for stroke in strokes if stroke.kind == "ruler" and len(stroke.points) == 2]
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
        unevenness=max(_unevenness(metric, _METRIC_STEP), _unevenness(inches, _INCH_STEP)),
    )


def _is_beyond(tick: Stroke, base: Stroke, *, lies: bool) -> bool:
    """Tell on which side of the line a tick stands."""
    if lies:
        return tick.box.bottom > base.box.y + 0.1
    return tick.box.right > base.box.x + 0.1


def _unevenness(places: Sequence[float], step: float) -> float:
    return max(abs(later - earlier - step) for earlier, later in pairwise(places))


def scale_of(pieces: Iterable[Placed], ruler: Ruler | None) -> float:
    """Return by how much a whole page was enlarged: pieces and ruler by the same; or else 1."""
    factors = [factor for piece in pieces for factor in piece.scale]
    if ruler is not None:
        factors += [ruler.metric / (10 * _METRIC_STEP), ruler.inches / 2]
    if not factors or min(factors) <= 0 or max(factors) - min(factors) >= SCALE_SLACK:
        return 1.0
    mean = sqrt(max(factors) * min(factors))
    return mean if abs(mean - 1) >= SCALE_SLACK else 1.0
