"""Art: fans of shells in overlapping rows."""

from generator.art.brush import pair, spread, straight
from generator.art.canvas import Canvas
from generator.art.polar import step

ACROSS = 100 / 3
DOWN = 11.5
REACH = 17.2
RIBS = 9
HALF = 88.0


def draw_shell_fans(canvas: Canvas) -> None:
    """Draw rows of fans, 100 by 150 units; each row overlaps the one above it."""
    for row in range(16):
        _draw_row(
            canvas,
            [complex(ACROSS * (k + 0.5 * (row % 2)), DOWN * row + 5) for k in range(-(row % 2), 4)],
            row,
        )


def _draw_row(canvas: Canvas, hinges: list[complex], row: int) -> None:
    body, rng = canvas.body, canvas.rng
    fans, grooves, bands = "", "", ""
    for hinge in hinges:
        tilt = rng.uniform(-2, 2)
        turns = [t + tilt + rng.uniform(-0.8, 0.8) for t in spread(RIBS + 1, low=-HALF, high=HALF)]
        fans += _fan(hinge, turns)
        grooves += "".join(straight([hinge + step(t, 4.5), hinge + step(t, 15.4)]) for t in turns[1:-1])
        bands += _band(hinge, 12.2) + _band(hinge, 8.2)
    canvas.shape(fans, body.light if row % 2 else body.base, 1.3, edge=body.shade)
    canvas.line(bands, body.shade, 0.5)
    canvas.line(grooves, body.shade, 0.9)


def _fan(hinge: complex, turns: list[float]) -> str:
    """Return a fan with one bow over each rib; what lies below its hinge is covered by the next row."""
    places = [hinge + step(t, REACH * 0.95) for t in turns]
    bows = ""
    for a, b, before, after in zip(places, places[1:], turns, turns[1:], strict=False):
        bows += f"q{pair(hinge + step((before + after) / 2, REACH * 1.1) - a)} {pair(b - a)}"
    return f"M{pair(hinge + 8j)}L{pair(places[0])}{bows}z"


def _band(hinge: complex, radius: float) -> str:
    start, end = hinge + step(-70, radius), hinge + step(70, radius)
    return f"M{pair(start)}a{radius:g} {radius:g} 0 0 1 {pair(end - start)}"
