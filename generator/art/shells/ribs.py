"""Art: ribs on a skin, cut alike for every ribbed shell: furrows, dark flanks, gleams, growth lines."""

from itertools import pairwise

from generator.art.brush import pair, spread, straight, swelling, taper
from generator.art.hand import Hand
from generator.art.shading import bowed_sliver, wedge
from generator.art.surface import Surface


def furrow_places(count: int, rng: Hand, *, unrest: float = 0.06) -> list[float]:
    """Return where the furrows between ``count`` ribs lie, across 0..1, the two sides included."""
    inner = [(i + rng.uniform(-unrest, unrest)) / count for i in range(1, count)]
    return [0.0, *inner, 1.0]


def furrows(
    skin: Surface, places: list[float], *, start: float, end: float, width: float, steps: int = 2
) -> str:
    """Return the furrows between the ribs, from a point near the beak to ``width`` at the edge."""
    return "".join(wedge(skin.rib(u, start=start, end=end, steps=steps), width) for u in places[1:-1])


def flanks(skin: Surface, places: list[float], *, start: float, end: float, deep: tuple[float, float]) -> str:
    """Return the dark right flank of each rib; its share of the rib grows from left to right of the shell."""
    downs = spread(4, low=start, high=end)
    result: list[str] = []
    for a, b in pairwise(places):
        share = (deep[0] + (deep[1] - deep[0]) * a) * (b - a)
        inner = [skin.at(b - share * ((down - start) / (end - start)) ** 0.6, down) for down in downs]
        result.append(straight([*inner, *(skin.at(b, down) for down in reversed(downs[1:]))], closed=True))
    return "".join(result)


def gleams(skin: Surface, places: list[float], rng: Hand, *, start: float, end: float, width: float) -> str:
    """Return the light on the left of each rib, fading from left to right of the shell."""
    result: list[str] = []
    for a, b in pairwise(places):
        across = a + (b - a) * 0.32
        top, bottom = start + rng.uniform(0, 0.12), end - rng.uniform(0, 0.05)
        result.append(bowed_sliver(skin.rib(across, start=top, end=bottom, steps=2), width * (1 - 0.75 * a)))
    return "".join(result)


def growth_bows(
    skin: Surface, places: list[float], rng: Hand, downs: tuple[float, ...], *, lift: float
) -> str:
    """Return growth lines that climb over each rib, broken here and there as a knife would leave them."""
    bows: list[str] = []
    for down in downs:
        for a, b in pairwise(places):
            if rng.random() < 0.86:
                inset = (b - a) * 0.12
                crest = skin.at((a + b) / 2, down + lift)
                bows.append(
                    f"M{pair(skin.at(a + inset, down))}Q{pair(crest)} {pair(skin.at(b - inset, down))}"
                )
    return "".join(bows)


def growth_rings(skin: Surface, rng: Hand, downs: tuple[float, ...], *, width: float) -> str:
    """Return growth lines right across the skin, each in two swelling cuts that do not quite meet."""
    rings: list[str] = []
    for down in downs:
        cut = rng.uniform(0.3, 0.65)
        for start, end in ((0.01, cut), (cut + 0.04, 0.99)):
            rings.append(
                taper(skin.band(down, start=start, end=end, steps=5), swelling(width, start=0.2, end=0.2))
            )
    return "".join(rings)


def edge_bows(valleys: list[complex], crests: list[complex]) -> str:
    """Return path data, without a start, of one bow over each rib of the shell's edge."""
    return "".join(
        f"Q{pair(crest)} {pair(valley)}" for crest, valley in zip(crests, valleys[1:], strict=True)
    )
