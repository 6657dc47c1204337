"""Art: what hands wove: the stripes of a towel, the wicker of a basket."""

from generator.art.brush import number
from generator.art.canvas import Canvas
from generator.art.form import contour
from generator.art.shading import sliver

REPEAT = 25.0
STRIPES = ((0.0, 9.5, "body"), (12.0, 13.6, "body"), (15.6, 19.4, "coral"), (21.4, 23.0, "body"))
WITHE = (0.2 + 2.5j, 4 + 0.5j, 18 + 0.5j, 21.8 + 2.5j, 18 + 4.5j, 4 + 4.5j)


def draw_woven(canvas: Canvas) -> None:
    """Draw towelling, 100 by 150 units, its stripes upright and 25 units apart."""
    paper = canvas.tone("paper")
    canvas.fill("M-9-9H109V159H-9Z", paper.base)
    for start, end, role in STRIPES:
        tone = canvas.body if role == "body" else canvas.tone(role)
        canvas.fill("".join(_upright(start + REPEAT * k - 4, end - start) for k in range(5)), tone.base)
    canvas.line(_threads(canvas, 0.0), paper.light, 0.6)
    canvas.line(_threads(canvas, 1.5), paper.shade, 0.4)


def _upright(left: float, width: float) -> str:
    return f"M{number(left)}-9h{number(width)}v168h{number(-width)}z"


def _threads(canvas: Canvas, shift: float) -> str:
    """Return the weft: rows of short stitches, every other row half a stitch on."""
    rows = ""
    for row in range(52):
        start = -6 + 2.5 * (row % 2) + canvas.rng.uniform(-0.4, 0.4)
        rows += f"M{number(start)} {number(3 * row + shift - 2)}" + "h2.1m2.9 0" * 22
    return rows


def draw_basketry(canvas: Canvas) -> None:
    """Draw wicker, 180 by 60 units: withes 5 high go over one stake and under the next, 12 apart."""
    body, rng = canvas.body, canvas.rng
    canvas.fill("M-9-9H189V69H-9Z", body.shade)
    canvas.fill("".join(f"M{12 * k - 1.6:g}-9h3.2v78h-3.2z" for k in range(17)), body.base)
    canvas.line("".join(f"M{12 * k - 0.6:g}-9v78" for k in range(17)), body.light, 0.6)
    withes, light, dark = "", "", ""
    for row in range(-1, 13):
        for k in range(-1, 8):
            left = complex(24 * k + 12 * (row % 2) + 1, 5 * row + rng.uniform(-0.2, 0.2))
            withes += contour([left + p for p in WITHE])
            light += sliver(left + 4 + 1.5j, left + rng.uniform(12, 16) + 1.4j, 0.7)
            dark += sliver(left + rng.uniform(6, 9) + 3.8j, left + 18.5 + 3.6j, 0.7)
    canvas.shape(withes, body.base, 0.5, edge=body.shade)
    canvas.fill(light, body.light)
    canvas.fill(dark, body.shade)
