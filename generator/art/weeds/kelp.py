"""Art: oarweed: a claw of roots, a bending stalk, a blade split into streaming straps."""

from generator.art.botany import Part, assemble, branches, ribbon
from generator.art.brush import bezier, spline, spread, straight
from generator.art.canvas import Canvas
from generator.art.foliage import Blade
from generator.art.form import trace
from generator.art.shading import bowed_sliver

STALK = trace("29 82, 26 68, 30 54, 40 45, 56 41")
ROOTS = (
    "29 80, 14 78, 7 88",
    "29 80, 20 83, 14 92",
    "29 80, 26 86, 26 93",
    "29 80, 34 86, 38 93",
    "29 80, 40 82, 47 91",
    "29 80, 46 78, 54 87",
)
FOOT = 46 + 43j
# Straps of the blade from the top down: where they bend and where they end.
STRAPS = (
    (52 + 20j, 74 + 7j, 92 + 13j, 105 + 7j),
    (58 + 26j, 82 + 14j, 104 + 27j, 121 + 17j),
    (62 + 34j, 86 + 27j, 104 + 44j, 122 + 37j),
    (64 + 43j, 86 + 42j, 100 + 60j, 121 + 56j),
    (62 + 51j, 78 + 56j, 90 + 78j, 111 + 77j),
    (54 + 56j, 64 + 66j, 70 + 88j, 90 + 92j),
)
# Cuts that run from the stalk into the blade.
PALM = (
    (6 - 5j, 10 - 11j, 18 - 14j),
    (8 - 3j, 15 - 5j, 24 - 6j),
    (8 + 0j, 15 + 1j, 24 + 3j),
    (6 + 2j, 11 + 5j, 16 + 11j),
)


def draw_kelp(canvas: Canvas) -> None:
    """Draw a plant in the current."""
    frames = [Blade(tuple(bezier(FOOT, *strap, steps=8)), 13.6, 0.5, 6.0, 1.5) for strap in STRAPS]
    whole = ribbon(STALK, lambda _: 6.4) + "".join(frame.outline for frame in frames)
    roots = branches([(bezier(*trace(root), steps=3), 5.0) for root in ROOTS], canvas.body)
    assemble(canvas, [roots, Part(whole, lambda c: _draw_blade(c, whole, frames))])


def _draw_blade(canvas: Canvas, blade: str, frames: list[Blade]) -> None:
    """Ink all straps first, so that they are one blade at their foot; part them again further out."""
    body = canvas.body
    canvas.line(blade, canvas.ink, 3.4)
    canvas.fill(blade, body.base)
    for frame in frames:
        near = [frame.at(t, 0.9) for t in spread(5, low=0.42, high=0.9)]
        far = [frame.at(t, 0.1) for t in spread(5, low=0.36, high=0.94)]
        canvas.fill(straight([*near, *far[::-1]], closed=True), body.shade)
    light = "".join(spline([frame.at(t, -0.5) for t in spread(4, low=0.34, high=0.84)]) for frame in frames)
    canvas.line(light + spline([p - 1.4 - 0.8j for p in STALK[:4]]), body.light, 1.8)
    splits = "".join(
        spline([frame.at(t, 0.96) for t in spread(4, low=0.3, high=0.6)]) for frame in frames[:-1]
    )
    canvas.line(splits, canvas.ink, 1.6)
    nicks = "".join(
        bowed_sliver((frame.at(t, -0.06), frame.at(t + 0.05, 0.06), frame.at(t + 0.1, 0)), 1.0)
        for frame in frames
        for t in (0.46, 0.62, 0.78)
    )
    canvas.fill(nicks, canvas.ink)
    palm = "".join(bowed_sliver((FOOT + p, FOOT + q, FOOT + r), 1.5) for p, q, r in PALM)
    canvas.fill(palm, body.shade)
