"""Art: sea lettuce: thin ruffled sheets that wave from a pebble."""

from generator.art.botany import Part, assemble, daub, ground
from generator.art.brush import bezier, joined, spline, spread
from generator.art.canvas import Canvas
from generator.art.foliage import Blade
from generator.art.form import trace
from generator.art.shading import bowed_sliver

PEBBLE = trace("88 95, 86 90, 94 85, 108 84, 120 88, 122 95, 106 95.6")
# Sheets from back to front: the way they take from the foot, their width, number of ruffles.
SHEETS = (
    ("106 86, 112 60, 88 34, 96 8", 30, 7),
    ("104 86, 96 54, 66 40, 62 8", 34, 8),
    ("103 87, 84 70, 50 62, 28 22", 34, 9),
    ("107 86, 119 66, 108 48, 117 32", 22, 5),
    ("102 87, 78 84, 46 80, 9 55", 28, 9),
)
# Folds of a sheet: where they start across it (-1 to 1), and from which share of its length to which.
FOLDS = ((-0.46, 0.16, 0.44), (0.1, 0.34, 0.66), (0.5, 0.2, 0.5), (-0.3, 0.58, 0.84), (0.5, 0.62, 0.86))
GLEAMS = ((0.26, 0.12, 0.34), (-0.12, 0.24, 0.52), (0.3, 0.48, 0.74), (-0.56, 0.5, 0.7))


def draw_sea_lettuce(canvas: Canvas) -> None:
    """Draw a tuft of sheets in the current."""
    assemble(canvas, [ground(PEBBLE, "rock"), *(_sheet(canvas, *sheet) for sheet in SHEETS)])


def _sheet(canvas: Canvas, text: str, width: float, ruffles: int) -> Part:
    """Return a sheet, narrow at the foot, blunt at its end; one margin rolls over."""
    rng = canvas.rng
    frame = Blade(tuple(bezier(*trace(text), steps=10)), width, 0.62, 5.0, width * 0.5)

    def ruffled(side: float, wave: float) -> list[complex]:
        shares = [wave * (1 if k % 2 else -1) * rng.uniform(0.7, 1.3) for k in range(2 * ruffles)]
        return [
            frame.at(t, side * (1 + share))
            for t, share in zip(spread(2 * ruffles, low=0.08, high=0.97), shares, strict=True)
        ]

    rim, roll, other = ruffled(1.0, 0.14), ruffled(0.66, -0.1), ruffled(-1.0, 0.14)
    outline = spline([frame.spine[0], *other, frame.at(1, -0.4), frame.at(1, 0.4), *rim[::-1]], closed=True)
    folds = "".join(_fold(frame, *fold) for fold in FOLDS)
    gleams = "".join(_fold(frame, *gleam) for gleam in GLEAMS)

    def draw(canvas: Canvas) -> None:
        body = canvas.body
        with daub(canvas, outline, body, lit=2.4, dark=5):
            canvas.fill(folds, body.shade)
            canvas.fill(gleams, body.light)
            canvas.fill(joined(spline(rim), spline(roll[::-1])), body.light)
            canvas.line(spline(roll), body.shade, 1.1)

    return Part(outline, draw)


def _fold(frame: Blade, across: float, start: float, end: float) -> str:
    """Return a fold that runs along a sheet."""
    middle = frame.at((start + end) / 2, across + 0.16)
    return bowed_sliver((frame.at(start, across * 0.8), middle, frame.at(end, across)), 2.0)
