"""Art: a wooden beach-hut with a striped front, bunting under its gable, steps down to the sand."""

from itertools import pairwise

from generator.art.brush import bezier, mix, smooth, spread, straight
from generator.art.canvas import Canvas
from generator.art.footing import draw_heap
from generator.art.form import comb, contour, trace
from generator.art.polar import star
from generator.art.solid import solid

# Corners of the front, clockwise from the lower left, and how far the side wall runs back.
FRONT = (22 + 85j, 22 + 40j, 50 + 13j, 78 + 38j, 78 + 88j)
DEPTH = 24 - 4.2j
SAND = trace("4 90, 16 84, 40 83, 70 85, 96 80, 111 84, 115 90, 102 95, 60 95.4, 18 95.4")
BOARDS = 8


def draw_beach_hut(canvas: Canvas) -> None:
    """Draw the hut from its front corner."""
    side = [FRONT[3], FRONT[3] + DEPTH, FRONT[4] + DEPTH, FRONT[4]]
    roof = [50 + 8.6j, 50 + 8.6j + DEPTH, 84 + 40j + DEPTH, 83 + 43.6j]
    eave = [50 + 8.6j, 83 + 43.6j, 80.4 + 46j, 50 + 16j, 19.6 + 47.6j, 17 + 45j]
    canvas.rim(*(contour(p, soft=False) for p in (FRONT, side, roof, eave)), contour(SAND))
    draw_heap(canvas, SAND, specks=30)
    _draw_side(canvas, side)
    _draw_front(canvas)
    _draw_roof(canvas, roof)
    solid(canvas, eave, canvas.tone("paper"), soft=False, lit=0, dark=1.6)
    canvas.shape(contour(star(50 + 22.6j, 4.6, 2.1, 5)), canvas.tone("sun").base, 1.4)
    _draw_bunting(canvas)
    _draw_door(canvas)
    _draw_steps(canvas)


def _draw_side(canvas: Canvas, side: list[complex]) -> None:
    solid(canvas, side, canvas.body, soft=False, lit=0, dark=0)
    canvas.fill(contour(side, soft=False), canvas.body.shade)
    boards = [
        straight([mix(side[0], side[1], t), mix(side[3], side[2], t)]) for t in spread(3, low=0.25, high=0.75)
    ]
    canvas.line("".join(boards), canvas.ink, 1.0)
    roots = [mix(side[0], side[1], t) for t in spread(9, low=0.04, high=0.96)]
    canvas.fill(comb(roots, [r + 13j for r in roots], 1.3, canvas.rng), canvas.ink)
    pane = [mix(side[0], side[1], a) + b * 1j for a, b in ((0.3, 15), (0.74, 15), (0.74, 28), (0.3, 28))]
    solid(canvas, pane, canvas.tone("sea"), soft=False, lit=1.6, dark=0, width=1.6)
    canvas.outline(contour(side, soft=False))


def _draw_front(canvas: Canvas) -> None:
    paper, body = canvas.tone("paper"), canvas.body
    whole = contour(FRONT, soft=False)
    canvas.fill(whole, paper.base)
    xs = spread(BOARDS + 1, low=22, high=78)
    with canvas.clipped(whole):
        canvas.fill(
            "".join(f"M{a:.1f} 8H{b:.1f}V92H{a:.1f}z" for k, (a, b) in enumerate(pairwise(xs)) if k % 2 == 0),
            body.base,
        )
        canvas.line("".join(f"M{x:.1f} 8V92" for x in xs[1:-1]), canvas.ink, 0.9)
        shadow = [17 + 47j, 50 + 16j, 83 + 45j, 83 + 51j, 50 + 22j, 17 + 53j]
        canvas.fill(contour(shadow, soft=False), canvas.ink, opacity=0.25)
    canvas.outline(whole)


def _draw_roof(canvas: Canvas, roof: list[complex]) -> None:
    coral = canvas.tone("coral")
    solid(canvas, roof, coral, soft=False, lit=0, dark=3)
    rows = [[mix(roof[0], roof[3], t), mix(roof[1], roof[2], t)] for t in spread(5, low=0.18, high=0.86)]
    canvas.line("".join(map(straight, rows)), canvas.ink, 1.0)
    laps = ""
    for k, (a, b) in enumerate(rows):
        down = (roof[3] - roof[0]) * 0.165
        laps += "".join(
            straight([mix(a, b, t), mix(a, b, t) + down])
            for t in spread(4, low=0.1 + 0.12 * (k % 2), high=0.94)
        )
    with canvas.clipped(contour(roof, soft=False)):
        canvas.line(laps, canvas.ink, 0.8)
    canvas.outline(contour(roof, soft=False))


def _draw_bunting(canvas: Canvas) -> None:
    cord = bezier(23 + 47j, 50 + 54j, 77 + 45j, steps=7)
    canvas.line(smooth(cord), canvas.ink, 1.2)
    for k, (a, b) in enumerate(pairwise(cord)):
        flag = [mix(a, b, 0.14), mix(a, b, 0.86), mix(a, b, 0.5) + 6j]
        canvas.shape(straight(flag, closed=True), canvas.tone(("sun", "coral", "paper")[k % 3]).base, 1.1)


def _draw_door(canvas: Canvas) -> None:
    wood = canvas.tone("paper")
    door = [37 + 86j, 37 + 58j, 63 + 57.4j, 63 + 87j]
    solid(canvas, door, wood, soft=False, lit=0, dark=1.6, width=1.8)
    braces = [
        [50 + 57.6j, 50 + 86.4j],
        [38.4 + 84j, 49 + 60j],
        [51 + 60j, 61.6 + 85j],
        [37 + 66j, 63 + 65.6j],
    ]
    canvas.line("".join(map(straight, braces)), canvas.body.shade, 1.5)
    canvas.line(straight(braces[0]), canvas.ink, 1.3)
    canvas.line("M46.6 73h.01M53.4 73h.01", canvas.ink, 2.6)


def _draw_steps(canvas: Canvas) -> None:
    wood = canvas.tone("wood")
    deck = [17 + 85j, 79 + 88.6j, 79 + 92j, 17 + 88.4j]
    solid(canvas, deck, wood, soft=False, lit=1, dark=1, width=1.6)
    for k in range(2):
        step = [36 - 2.5 * k + (87.4 + 3.6 * k) * 1j, 64 + 2.5 * k + (88.4 + 3.6 * k) * 1j]
        step += [step[1] + 3.4j, step[0] + 3.4j]
        solid(canvas, step, wood, soft=False, lit=1.2, dark=0.8, width=1.5)
