"""Art: a fish from the side, as data: a profile, fins, a flank line. It is written straight and drawn bent.

In its own frame the nose is at 0 0, the fork of the tail near 100 0, y runs towards the belly. A pose lays
that frame along a spine in the picture, so that one record swims level, leaps or turns.
"""

import cmath
from bisect import bisect
from collections.abc import Callable
from itertools import accumulate, pairwise
from typing import TypeAlias

from msgspec import Struct

from generator.art.anatomy import EVERYWHERE, draw_eye
from generator.art.brush import Points, along, bezier, joined, mix, smooth, spread, straight, swelling, taper
from generator.art.canvas import OUTLINE, WEIGHT, Canvas
from generator.art.form import LIGHT, beyond, contour, edge_cuts, flow, moved, trace

Pose: TypeAlias = Callable[[complex], complex]
Marking: TypeAlias = Callable[[Canvas, Pose], None]


class Fin(Struct, frozen=True):
    """A fin: its edges, which meet in corners; the rays fan out to the second, the trailing one.

    ``spiny``: the trailing edge runs in straight steps from spine to spine. ``role`` is the fin's colour,
    empty for the fish's usual one.
    """

    edges: tuple[str, ...]
    rays: int = 5
    spiny: bool = False
    role: str = ""


class Fish(Struct, frozen=True, kw_only=True):
    """A kind of fish in its own frame.

    Attributes:
        profile: the closed outline of head and trunk.
        flank: where the colour of the back ends, from nose to tail.
        behind: fins under the trunk's outline.
        before: fins that lie on the flank.
        tail: the tail's fin, which grows out of the trunk without a line between them.
        eye: its middle.
        eye_size: its radius, in the picture.
        mouth: the line of the mouth, from the lip.
        gill: the edge of the gill cover.
        fin: the role of the fins.
        belly: the role of the lower side.
    """

    profile: str
    flank: str
    behind: tuple[Fin, ...]
    before: tuple[Fin, ...]
    tail: Fin
    eye: complex
    eye_size: float
    mouth: str
    gill: str
    fin: str = "fin"
    belly: str = "silver"


def pose(*controls: complex, length: float = 100.0) -> Pose:
    """Return the map from a fish's frame to the picture: its axis lies along the Bézier curve, nose first."""
    curve = bezier(*controls, steps=24)
    ways = list(accumulate((abs(b - a) for a, b in pairwise(curve)), initial=0.0))
    size = ways[-1] / length
    headings = [unit(b - a) for a, b in zip([curve[0], *curve[:-1]], [*curve[1:], curve[-1]], strict=True)]
    side = 1j if (curve[-1] - curve[0]).real > 0 else -1j

    def put(point: complex) -> complex:
        way = point.real * size
        i = min(max(bisect(ways, way), 1), len(ways) - 1)
        share = (way - ways[i - 1]) / (ways[i] - ways[i - 1])
        heading = unit(mix(headings[i - 1], headings[i], min(max(share, 0.0), 1.0)))
        # Before the nose and behind the tail the axis runs on straight.
        return mix(curve[i - 1], curve[i], share) + heading * side * point.imag * size

    return put


def unit(step: complex) -> complex:
    """Return the step of length 1 in the same direction."""
    return cmath.rect(1.0, cmath.phase(step))


def place(points: Points, where: Pose) -> list[complex]:
    """Return the points of a fish's frame in the picture."""
    return [where(p) for p in points]


def draw_fish(canvas: Canvas, fish: Fish, where: Pose, marking: Marking, *, small: bool = False) -> None:
    """Draw one fish; ``marking`` adds what is special to it, within its outline.

    A ``small`` one, of which there are several, goes without hatching.
    """
    body = place(trace(fish.profile), where)
    whole = contour(body)
    canvas.rim(whole, *(fin_path(fin, where) for fin in (*fish.behind, *fish.before, fish.tail)))
    for fin in fish.behind:
        draw_fin(canvas, fin, where, fish.fin)
    if not small:
        canvas.line(whole, canvas.ink, OUTLINE, shift=WEIGHT)
    with canvas.clipped(whole):
        _draw_trunk(canvas, fish, body, where)
        marking(canvas, where)
        if not small:
            canvas.fill(_hatching(canvas, body), canvas.ink)
    _draw_head(canvas, fish, where)
    canvas.outline(whole)
    draw_fin(canvas, fish.tail, where, fish.fin, grown=True)
    for fin in fish.before:
        draw_fin(canvas, fin, where, fish.fin)


def _hatching(canvas: Canvas, body: Points) -> str:
    return edge_cuts(flow(body, steps=3), canvas.rng, depth=5.5, gap=2.6, width=1.1, least=0.45)


def fin_path(fin: Fin, where: Pose) -> str:
    """Return the outline of a fin in the picture."""
    edges = [place(trace(edge), where) for edge in fin.edges]
    parts = [straight(e) if fin.spiny and k == 1 else smooth(e) for k, e in enumerate(edges)]
    return joined(*parts)


def draw_fin(canvas: Canvas, fin: Fin, where: Pose, role: str, *, grown: bool = False) -> None:
    """Draw a fin with its rays; one ``grown`` from the trunk has no line along its root."""
    tone = canvas.tone(fin.role or role)
    whole = fin_path(fin, where)
    if grown:
        canvas.fill(whole, tone.base)
        canvas.outline(whole.removesuffix("z"), width=1.7)
    else:
        canvas.shape(whole, tone.base, 1.7)
    first, trailing = trace(fin.edges[0]), along(place(trace(fin.edges[1]), where))
    root, end = where(first[0]), where(trace(fin.edges[-1])[-1])
    rays = "".join(
        straight([mix(root, end, 0.1 + 0.8 * t), mix(mix(root, end, t), trailing(t), 0.88)])
        for t in spread(fin.rays + 2)[1:-1]
    )
    canvas.line(rays, tone.shade, 0.9)


def _draw_trunk(canvas: Canvas, fish: Fish, body: list[complex], where: Pose) -> None:
    belly = canvas.tone(fish.belly)
    canvas.fill(EVERYWHERE, belly.light)
    canvas.fill(beyond(moved(body, LIGHT * 4.4)), belly.base)
    flank = place(trace(fish.flank), where)
    over = straight(place([complex(x, -30) for x in range(120, -21, -20)], where))
    canvas.fill(joined(smooth(flank), over), canvas.body.base)
    canvas.fill(beyond(moved(body, -LIGHT * 2.4)), canvas.body.light)
    canvas.line(smooth(flank), canvas.body.shade, 1.0)


def _draw_head(canvas: Canvas, fish: Fish, where: Pose) -> None:
    gill = place(trace(fish.gill), where)
    canvas.fill(taper(gill, swelling(1.8)), canvas.ink)
    canvas.fill(taper(place(trace(fish.mouth), where), swelling(1.7, start=1.2)), canvas.ink)
    draw_eye(canvas, where(fish.eye), fish.eye_size, iris=canvas.tone("gold"))
