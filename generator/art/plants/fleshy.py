"""Art: samphire of the salt marsh: upright branches of fleshy joints, red towards their tips."""

from generator.art.botany import Part, assemble, daub, ground, ribbon
from generator.art.brush import along, bezier, spread, straight
from generator.art.canvas import Canvas
from generator.art.form import trace
from generator.art.shading import bowed_sliver

MUD = trace("26 94, 36 90.6, 52 88.4, 66 88, 80 89, 94 91, 104 94, 66 94")
# Branches from back to front: the way they take, their girth, how many joints.
BRANCHES = (
    ("64 62, 50 58, 48 44, 48 23", 7.6, 5),
    ("66 62, 80 58, 82 44, 82 22", 7.6, 5),
    ("64 74, 42 74, 32 62, 30 36", 8.2, 6),
    ("66 74, 88 74, 98 62, 100 34", 8.2, 6),
    ("64 84, 36 88, 16 80, 13 52", 8.6, 7),
    ("66 84, 94 88, 114 80, 117 50", 8.6, 7),
    ("65 91, 65 70, 65 40, 65 6", 9.4, 9),
)


def draw_samphire(canvas: Canvas) -> None:
    """Draw a plant like a candlestick on a patch of mud."""
    assemble(canvas, [ground(MUD, "umber", lit=1.4, dark=2), *(_branch(*branch) for branch in BRANCHES)])


def _branch(text: str, girth: float, joints: int) -> Part:
    """Return a branch: a string of joints, each a little wider at its top, the last one blunt."""
    at = along(bezier(*trace(text), steps=16))
    spine = [at(t) for t in spread(3 * joints + 1)]
    swells = (0.66, 1.0, 1.24)

    def width(t: float) -> float:
        k = round(t * 3 * joints)
        return girth * (0.34 if k == 3 * joints else swells[k % 3])

    outline = ribbon(spine, width)
    rings = [_across(spine, 3 * k, girth * 0.36) for k in range(1, joints)]
    gleams = [straight([p - girth * 0.2 for p in spine[3 * k + 1 : 3 * k + 3]]) for k in range(joints)]

    def draw(canvas: Canvas) -> None:
        body, coral = canvas.body, canvas.tone("coral")
        with daub(canvas, outline, body, lit=0, dark=girth * 0.5, line=1.7):
            canvas.line(straight(spine[-4:]), coral.base, girth * 1.3)
            canvas.line(straight(spine[-6:-3]), coral.base, girth * 0.3)
            canvas.fill("".join(bowed_sliver(ring, 1.0) for ring in rings), canvas.ink)
            canvas.line("".join(gleams[:-1]), body.light, 1.5)
            canvas.line(gleams[-1], coral.light, 1.5)

    return Part(straight(spine[:-1:3]), draw, girth=round(girth * 0.75), heavy=False)


def _across(spine: list[complex], k: int, reach: float) -> list[complex]:
    """Return the ring between two joints."""
    way = (spine[k + 1] - spine[k - 1]) / abs(spine[k + 1] - spine[k - 1])
    return [spine[k] - way * 1j * reach, spine[k] - way * 1.2, spine[k] + way * 1j * reach]
