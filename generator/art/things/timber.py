"""Art: timber in the dunes: a paling that the sand has half buried, and a signpost without words."""

from generator.art.brush import Points, circle, mix, smooth, spread, straight, turned
from generator.art.canvas import Canvas
from generator.art.creatures.limbs import limb
from generator.art.footing import draw_heap
from generator.art.form import contour, dot, trace
from generator.art.hand import Hand
from generator.art.polar import star
from generator.art.solid import bar, grain, solid

DRIFT = trace(
    "4.6 88, 8 78, 22 72, 40 68, 58 60, 76 53, 94 51, 112 56, 128 66, 135.4 80, 133 91, 108 95.4, 70 95.4, "
    "30 95.4, 8 94"
)
MOUND = trace("12 92, 24 84, 42 80.6, 62 80, 82 83, 98 91, 86 95, 55 95.4, 24 95")
PALES = 15


def blades(root: complex, high: float, rng: Hand, *, count: int = 7, wind: float = 0.35) -> list[str]:
    """Return the blades of a tuft of marram grass as outlines, fanned out and bent by the wind."""
    fan = []
    for t in spread(count, low=-1.0, high=1.0):
        tip = root + complex((t * 0.62 + wind) * high, -high * (1 - 0.4 * t * t) * rng.uniform(0.8, 1.1))
        foot = root + complex(t * high * 0.12, 0)
        fan.append(
            limb([foot, mix(foot, tip, 0.45) - complex(wind * high * 0.22, high * 0.1), tip], 3.0, 2.6, 0.2)
        )
    return fan


def draw_blades(canvas: Canvas, fan: list[str]) -> None:
    """Draw the blades of a tuft, light and dark by turns."""
    grass = canvas.tone("grass")
    canvas.shape("".join(fan[1::2]), grass.base, 1.3)
    canvas.shape("".join(fan[::2]), grass.light, 1.3)


def draw_sand_fence(canvas: Canvas) -> None:
    """Draw split pales on two wires, a post at each end, and the drift that climbs them."""
    rng = canvas.rng
    pales = [_pale(x, rng) for x in spread(PALES, low=8, high=132)]
    posts = [
        bar(complex(x, 90), complex(x + lean, top), 7.8) for x, lean, top in ((29, -1.5, 8), (109.5, 2.5, 18))
    ]
    fan = blades(20 + 88j, 30, rng) + blades(121 + 88j, 19, rng, count=5, wind=0.1)
    canvas.rim(contour(DRIFT), *(contour(p, soft=False) for p in posts), *fan)
    canvas.line("".join(straight([p[0] + 2.5, p[3] + 1j]) for p in pales), canvas.paper, 11.4)
    _draw_pales(canvas, pales)
    for post in posts:
        solid(canvas, post, canvas.tone("wood"), soft=False, lit=1.8, dark=2.6, cut=3)
    for wire in (_wire(0.24), _wire(0.58)):
        canvas.line(smooth(wire), canvas.ink, 2.6)
        canvas.line(smooth(wire), canvas.tone("silver").base, 0.9)
    draw_heap(canvas, DRIFT, specks=46)
    draw_blades(canvas, fan)


def _draw_pales(canvas: Canvas, pales: list[list[complex]]) -> None:
    """Draw all pales: light on the left edge of each, shade on the right, a vein of grain."""
    body, rng = canvas.body, canvas.rng
    outline = "".join(contour(pale, soft=False) for pale in pales)
    canvas.fill(outline, body.base)
    grey = "".join(contour(pale, soft=False) for pale in pales[2::5])
    canvas.fill(grey, canvas.tone("plumage").base)
    lit = "".join(
        straight([p[0], p[1], p[2], p[3], p[2] + 1.6, p[1] + 1.5, p[0] + 1.5], closed=True) for p in pales
    )
    canvas.fill(lit, body.light)
    dim = "".join(
        straight([p[3], p[4], p[5], p[6], p[6] - 1.7, p[5] - 1.6, p[4] - 1.8], closed=True) for p in pales
    )
    canvas.fill(dim, body.shade)
    canvas.outline(outline, width=1.6)
    veins = "".join(grain([p[2], p[0], p[6], p[4]], rng, lines=1, width=0.4) for p in pales)
    canvas.fill(veins, canvas.ink)


def _top(x: float) -> float:
    return 17 + 0.09 * x + 3.2 * ((x - 70) / 64) ** 2


def _pale(x: float, rng: Hand) -> list[complex]:
    """Return a cleft pale: no two alike, its head axed to a point."""
    lean, top, half = rng.uniform(-1.3, 1.3), _top(x) + rng.uniform(-2.6, 2.6), rng.uniform(2.1, 2.9)
    head = complex(x + lean, top)
    waist = complex(x + lean * 0.4 + rng.uniform(-0.6, 0.6), 56)
    return [
        complex(x - half, 86),
        waist - half,
        head - half + 5j,
        head + rng.uniform(-1.2, 0.6),
        head + half + 6j,
        waist + half,
        complex(x + half, 86),
    ]


def _wire(down: float) -> list[complex]:
    return [
        complex(x, _top(x) + 10 + 46 * down + (1.2 if k % 2 else -0.6))
        for k, x in enumerate(spread(17, low=5.5, high=134))
    ]


BOARDS = (
    # Corners from the heel of the board round its point, turn in degrees.
    ("37 17, 88 15.6, 101 24, 88 32.4, 37 32", -3.0),
    ("72 39, 20 37.6, 7 46, 20 54.6, 72 54", -2.0),
    ("40 61, 76 60.4, 86 67, 76 74, 40 73.4", 4.0),
)


def draw_signpost(canvas: Canvas) -> None:
    """Draw a post with three pointing boards: a wave is carved on one, a starfish on another."""
    rng = canvas.rng
    boards = [turned(trace(corners), degrees, about=54 + 44j) for corners, degrees in BOARDS]
    post = trace("50.4 92, 49.6 10, 54 5, 58.6 10, 59.6 92")
    fan = blades(30 + 91j, 26, rng) + blades(78 + 92j, 18, rng, count=5)
    canvas.rim(contour(MOUND), contour(post, soft=False), *(contour(b, soft=False) for b in boards), *fan)
    solid(canvas, post, canvas.tone("wood"), soft=False, lit=2.2, dark=3.4, cut=4)
    for board in boards:
        solid(canvas, board, canvas.body, soft=False, lit=1.8, dark=2.4, cut=3.4)
        canvas.fill(
            grain([board[0], board[1], board[3], board[4]], rng, lines=3, width=0.7), canvas.body.shade
        )
        nails = [mix(board[0], board[4], t) + (board[1] - board[0]) * 0.28 for t in (0.25, 0.75)]
        canvas.line("".join(map(dot, nails)), canvas.ink, 2.2)
    _draw_marks(canvas)
    draw_heap(canvas, MOUND)
    draw_blades(canvas, fan)


def _draw_marks(canvas: Canvas) -> None:
    def wave(at: complex) -> Points:
        return [at + complex(3.4 * k, 1.7 * (-1) ** k) for k in range(7)]

    canvas.line(smooth(wave(66 + 21.4j)) + smooth(wave(66 + 26.6j)), canvas.tone("sea").shade, 2.0)
    canvas.shape(contour(star(30 + 47j, 6.2, 2.8, 5, turn=8)), canvas.tone("coral").base, 1.4)
    canvas.fill(circle(30 + 47j, 0.9), canvas.tone("coral").light)
    grass = "".join(
        smooth(trace(blade))
        for blade in ("66 70, 65 66, 61.6 63.6", "67 70, 67.6 65, 67 61", "68 70, 70 66, 74 64.6")
    )
    canvas.line(grass, canvas.tone("grass").shade, 1.9)
