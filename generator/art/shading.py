"""Art: light and shade the way a gouge cuts them: slivers, wedges and hatching along the form."""

from collections.abc import Iterable

from generator.art.brush import Points, pair, straight
from generator.art.hand import Hand
from generator.art.surface import Surface


def sliver(start: complex, end: complex, width: float) -> str:
    """Return one straight cut of the gouge, pointed at both ends."""
    return bowed_sliver((start, (start + end) / 2, end), width)


def bowed_sliver(points: Points, width: float) -> str:
    """Return one cut of the gouge through three points, pointed at both ends."""
    start, middle, end = points
    way = end - start
    bow = 2 * middle - start - end
    side = way * -1j / (abs(way) or 1.0) * width
    there = f"{pair(way / 2 + bow + side)} {pair(way)}"
    back = f"{pair(-way / 2 + bow - side)} {pair(-way)}"
    return f"M{pair(start)}q{there} {back}z"


def wedge(spine: Points, width: float) -> str:
    """Return a cut that starts as a point and ends ``width`` wide, along a curve of a few points."""
    last = len(spine) - 1
    left: list[complex] = []
    right: list[complex] = []
    for i, point in enumerate(spine):
        way = spine[min(i + 1, last)] - spine[max(i - 1, 0)]
        side = way * -1j / (abs(way) or 1.0) * width * (i / last) ** 0.8 / 2
        left.append(point + side)
        right.append(point - side)
    return straight([*left, *right[:0:-1]], closed=True)


def band_cuts(
    skin: Surface, rng: Hand, downs: Iterable[float], across: tuple[float, float], *, width: float
) -> str:
    """Return hatching along growth lines, from the dark side ``across[0]`` raggedly towards ``across[1]``."""
    lines = (skin.band(down, start=across[0], end=_ragged(rng, *across), steps=2) for down in downs)
    return "".join(bowed_sliver(line, width * rng.uniform(0.8, 1.2)) for line in lines)


def rib_cuts(
    skin: Surface, rng: Hand, acrosses: Iterable[float], down: tuple[float, float], *, width: float
) -> str:
    """Return hatching along the ribs, from ``down[0]`` raggedly towards ``down[1]``."""
    lines = (skin.rib(across, start=down[0], end=_ragged(rng, *down), steps=2) for across in acrosses)
    return "".join(bowed_sliver(line, width * rng.uniform(0.8, 1.2)) for line in lines)


def _ragged(rng: Hand, start: float, end: float) -> float:
    return end + (start - end) * rng.uniform(0.0, 0.3)
