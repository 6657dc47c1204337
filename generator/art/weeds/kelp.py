"""Art: oarweed: a claw of roots on a rock, a bending stalk, a blade split into streaming straps."""

from generator.art.botany import Blade, Part, assemble, branches, daub
from generator.art.brush import bezier, spline, spread, straight
from generator.art.canvas import Canvas
from generator.art.form import trace
from generator.art.shading import bowed_sliver

ROCK = trace("9 95, 8 90, 17 84, 29 82, 41 84, 50 90, 51 95, 29 95.6")
STALK = trace("27 81, 25 68, 29 55, 38 46, 50 41")
ROOTS = (
    "27 79, 13 78, 7 86",
    "27 79, 18 82, 13 91",
    "27 79, 23 86, 22 93",
    "27 79, 31 86, 33 93",
    "27 79, 37 82, 43 91",
    "27 79, 43 78, 50 86",
)
FOOT = 44 + 43j
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
    rock = spline(ROCK, closed=True)
    frames = [Blade(tuple(bezier(FOOT, *strap, steps=8)), 13.6, 0.5, 5.0, 1.5) for strap in STRAPS]
    blade = "".join(frame.outline for frame in frames)
    stems = [(bezier(*trace(root), steps=3), 4.6) for root in ROOTS]
    assemble(
        canvas,
        [
            Part(rock, lambda c: _draw_rock(c, rock)),
            branches([*stems, (STALK, 7.4)], canvas.body),
            Part(blade, lambda c: _draw_blade(c, blade, frames)),
        ],
    )


def _draw_rock(canvas: Canvas, rock: str) -> None:
    with daub(canvas, rock, canvas.tone("rock"), dark=5):
        pass


def _draw_blade(canvas: Canvas, blade: str, frames: list[Blade]) -> None:
    """Ink all straps first, so that they are one blade at their foot; part them again further out."""
    body = canvas.body
    canvas.line(blade, canvas.ink, 3.4)
    canvas.fill(blade, body.base)
    for frame in frames:
        near, far = [frame.at(t, 0.9) for t in spread(5, low=0.42, high=0.9)], []
        far = [frame.at(t, 0.1) for t in spread(5, low=0.36, high=0.94)]
        canvas.fill(straight([*near, *far[::-1]], closed=True), body.shade)
    light = "".join(spline([frame.at(t, -0.5) for t in spread(4, low=0.34, high=0.84)]) for frame in frames)
    canvas.line(light, body.light, 1.8)
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
