"""Art: a body in rings along a bent spine, as shrimps and sandhoppers have it: plates that lap like tiles."""

from collections.abc import Sequence

from msgspec import Struct

from generator.art.brush import Points, chain, mix
from generator.art.canvas import Canvas
from generator.art.form import tooth
from generator.art.hand import Hand
from generator.art.shading import bowed_sliver


def girdle(spine: Points, widths: Sequence[float]) -> tuple[list[complex], list[complex]]:
    """Return the points to the left and to the right of the spine's way, so wide apart at each."""
    lefts: list[complex] = []
    rights: list[complex] = []
    last = len(spine) - 1
    for i, (at, width) in enumerate(zip(spine, widths, strict=True)):
        way = spine[min(i + 1, last)] - spine[max(i - 1, 0)]
        out = way / abs(way) * -1j * width / 2
        lefts.append(at + out)
        rights.append(at - out)
    return lefts, rights


class Ring(Struct, frozen=True):
    """One plate: its corners in front and behind, on the back and below, and how its free edges bulge."""

    top: complex
    rear: complex
    rear_low: complex
    low: complex
    bulge: complex
    hem: complex

    @property
    def whole(self) -> str:
        """Its outline."""
        over = mix(self.top, self.rear, 0.5) + (self.top - self.low) * 0.03
        return chain(
            [self.top, over, self.rear],
            [self.rear, self.bulge, self.rear_low],
            [self.rear_low, self.hem, self.low],
            [self.low, self.top],
        )


def plates(backs: Points, unders: Points, *, lap: float = 0.2, lobe: float = 2.0) -> list[Ring]:
    """Return the rings between the points of back and underside, from the front.

    ``lap`` is the share of a ring that reaches over the next one, ``lobe`` how far its lower edge hangs.
    """
    rings = []
    tops, lows = _run_on(backs), _run_on(unders)
    for i in range(len(backs) - 1):
        top, low = backs[i], unders[i]
        rear, rear_low = mix(tops[i + 1], tops[i + 2], lap), mix(lows[i + 1], lows[i + 2], lap)
        bulge = mix(rear, rear_low, 0.5) + (rear - top) * 0.12
        hem = mix(low, rear_low, 0.5) + (low - top) / abs(low - top) * lobe
        rings.append(Ring(top, rear, rear_low, low, bulge, hem))
    return rings


def _run_on(edge: Points) -> list[complex]:
    """Return the points and one more, straight on."""
    return [*edge, 2 * edge[-1] - edge[-2]]


def draw_rings(canvas: Canvas, rings: Sequence[Ring], *, cuts: int = 4) -> None:
    """Draw the rings from the last to the first, each over the one behind it."""
    for ring in reversed(rings):
        canvas.shape(ring.whole, canvas.body.base, 1.8)
        middle = mix(mix(ring.top, ring.rear, 0.5), ring.hem, 0.1)
        gleam = (mix(ring.top, ring.low, 0.14), middle, mix(ring.rear, ring.rear_low, 0.14))
        canvas.fill(bowed_sliver(gleam, abs(ring.rear - ring.top) * 0.16), canvas.body.light)
        canvas.fill("".join(_cut(ring, (k + 0.7) / cuts, canvas.rng) for k in range(cuts)), canvas.ink)


def _cut(ring: Ring, share: float, rng: Hand) -> str:
    """Return a cut from the lower edge upwards."""
    foot = mix(ring.low, ring.rear_low, share)
    root = foot + (ring.hem - mix(ring.low, ring.rear_low, 0.5)) * 0.5
    return tooth(root, root + (ring.top - ring.low) * rng.uniform(0.16, 0.32), 1.1)
