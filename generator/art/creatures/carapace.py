"""Art: crabs from above, as data: half a back, legs, claws; what is special to each kind is added to it."""

from collections.abc import Callable

from msgspec import Struct

from generator.art.anatomy import draw_part
from generator.art.brush import circle, pair, smooth, swelling, taper
from generator.art.canvas import Canvas
from generator.art.creatures.limbs import limb, mirrored
from generator.art.form import contour, dot, moved, trace


class Limb(Struct, frozen=True):
    """The left one of a pair of limbs: its joints from the body outwards and its width at each."""

    joints: str
    widths: tuple[float, ...]


class Crab(Struct, frozen=True, kw_only=True):
    """A kind of crab, upright: its left half.

    Attributes:
        middle: the upright line it mirrors on.
        shift: added to every place of the left half.
        back: half the outline of the back, from the brow to the middle of the hind edge.
        legs: walking legs, from the front.
        arm: the arm that carries the claw.
        palm: the claw, closed outline.
        eye: the middle of the left eye.
        eye_size: its radius.
        eye_role: its colour.
        grooves: strokes of the left half of the back.
        specks: light specks of the left half of the back.
        line: the line width of the legs.
    """

    middle: float
    shift: complex = 0j
    back: str
    legs: tuple[Limb, ...]
    arm: Limb
    palm: str
    eye: complex
    eye_size: float
    eye_role: str = "ink"
    grooves: tuple[str, ...] = ()
    specks: str = ""
    line: float = 1.8


Finish = Callable[[Canvas, Crab], None]


def both(crab: Crab, text: str) -> tuple[list[complex], list[complex]]:
    """Return points of the left half, and the same on the right."""
    left = moved(trace(text), crab.shift)
    return left, mirrored(left, middle=crab.middle)


def draw_like(canvas: Canvas, crab: Crab, *, legs: Finish, claws: Finish) -> None:
    """Draw a crab; ``legs`` adds to its legs before the back lies on them, ``claws`` to its claws."""
    limbs = [limb(side, *leg.widths) for leg in crab.legs for side in both(crab, leg.joints)]
    arms = [limb(side, *crab.arm.widths) for side in both(crab, crab.arm.joints)]
    palms = both(crab, crab.palm)
    half, other = both(crab, crab.back)
    back = [*half, *other[::-1]]
    eyes = both(crab, pair(crab.eye))
    canvas.rim(
        *limbs, *arms, *map(contour, palms), contour(back), *(circle(e[0], crab.eye_size) for e in eyes)
    )
    for k, outline in enumerate(limbs):
        canvas.shape(outline, canvas.body.shade if k % 2 else canvas.body.base, crab.line)
    legs(canvas, crab)
    for arm in arms:
        canvas.shape(arm, canvas.body.base)
    for palm in palms:
        draw_part(canvas, palm, canvas.body, depth=5.5, gap=3.7)
    claws(canvas, crab)
    for (eye,) in eyes:
        _draw_eye(canvas, crab, eye)
    draw_part(canvas, back, canvas.body, lit=3.4, dark=5, depth=8, gap=3.7)
    _draw_grooves(canvas, crab)


def _draw_eye(canvas: Canvas, crab: Crab, at: complex) -> None:
    root = complex(crab.middle, at.imag + crab.eye_size * 3)
    canvas.line(smooth([at, at + (root - at) * 0.6]), canvas.ink, crab.eye_size * 1.3)
    canvas.shape(circle(at, crab.eye_size), canvas.tone(crab.eye_role).base, 1.2)
    canvas.fill(circle(at - 0.28 * crab.eye_size * (1 + 1j), crab.eye_size * 0.32), canvas.paper)


def _draw_grooves(canvas: Canvas, crab: Crab) -> None:
    lines = [side for groove in crab.grooves for side in both(crab, groove)]
    canvas.fill("".join(taper(line, swelling(1.7)) for line in lines), canvas.ink)
    if crab.specks:
        specks = [p for side in both(crab, crab.specks) for p in side]
        canvas.line("".join(map(dot, specks)), canvas.body.light, 1.7)
