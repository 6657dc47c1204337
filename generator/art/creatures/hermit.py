"""Art: a hermit crab that looks out of a whelk: one big claw, eyes on stalks, a shell too large for it."""

from generator.art.anatomy import draw_part
from generator.art.brush import circle, smooth, swelling, taper
from generator.art.canvas import Canvas
from generator.art.creatures.limbs import draw_limbs, limb
from generator.art.form import contour, dot, trace
from generator.art.shading import bowed_sliver

SHELL = (
    "42 46, 46 33, 55 22, 67 14.6, 79 12, 88 13, 92 15.4, 99 13.4, 106 15, 109 18, 115 17.6, 119 20, "
    "122 22, 126 24, "
    "126 27.6, 122.6 30, 121 34.4, 117 37.6, 115.4 44, 109.6 48.6, 107 58, 100 68.6, 90 76.4, 77 81, "
    "63 82, 53 80, "
    "45 83.6, 42 78, 44 70"
)
MOUTH = "43 46, 50 42, 58 48, 62 58, 60 69, 53 78, 45 82, 42 76, 43 66, 40 56"
SUTURES = ("91 15, 104 26, 109 48", "108.6 18, 116 26, 117 37", "121.6 22, 124 26, 122.6 30")
BANDS = ("56 22, 78 34, 92 56, 90 76", "70 14, 88 28, 100 48, 101 67", "47 36, 66 44, 78 62, 76 80")
LEGS = (
    ("54 68, 66 78, 62 88, 58 96.4", (7.6, 7.4, 5.4, 0.6)),
    ("48 70, 52 84, 44 90, 40 97", (7.6, 7.4, 5.4, 0.6)),
)
FAR = (
    ("34 56, 18 49, 10 54, 6 62", (6.6, 6.4, 4.6, 0.6)),
    ("36 52, 24 42, 15 42, 8 47", (6.0, 5.8, 4.2, 0.6)),
)
BODY = "60 52, 50 46, 38 46, 29 50, 24.6 57, 26 65, 34 71, 46 74, 58 72"
ARM = ("46 68, 38 76, 32 76", (11.0, 12.0, 11.0))
CLAW = (
    "36 69, 38.4 76, 35 83, 28 87.4, 20 90, 12 95.4, 8.4 97.4, 9 91.6, 13 86.6, 18.6 83.6, 12 83.6, "
    "7.4 86.4, 4.4 89.4, 4.6 82, 8 74.4, 13.6 67.6, 23 64.4, 31 65"
)
FEELERS = ("29 53, 15 36, 10 21, 14 7", "31 51, 22 30, 26 14, 36 5")
EYES = ((33 + 50j, 26.4 + 34j), (38 + 48j, 36 + 32.6j))


def draw_hermit_crab(canvas: Canvas) -> None:
    """Draw the animal, head to the left, its shell on its back."""
    shell, body, claw = trace(SHELL), trace(BODY), trace(CLAW)
    near = [limb(trace(j), *w) for j, w in LEGS]
    far = [limb(trace(j), *w) for j, w in FAR]
    arm = limb(trace(ARM[0]), *ARM[1])
    feelers = "".join(smooth(trace(line)) for line in FEELERS)
    stalks = "".join(smooth(list(stalk)) for stalk in EYES)
    canvas.line(feelers, canvas.paper, 6.0)
    canvas.line(stalks, canvas.paper, 10.0)
    canvas.rim(*near, *far, arm, *map(contour, (shell, body, claw)))
    canvas.line(feelers, canvas.tone("anemone").shade, 1.5)
    draw_limbs(canvas, far, canvas.body.shade, 1.7)
    _draw_shell(canvas, shell)
    draw_limbs(canvas, near, canvas.body.base, 1.8)
    _draw_eyes(canvas, stalks)
    draw_part(canvas, body, canvas.body, depth=5)
    _draw_joints(canvas)
    canvas.shape(arm, canvas.body.base)
    draw_part(canvas, claw, canvas.body, lit=3, dark=3.4, depth=6)
    knobs = trace("30 70, 25 69, 20 72, 26 75, 31 77, 15 74, 20 78, 26 81, 11 79")
    canvas.line("".join(map(dot, knobs)), canvas.body.light, 1.9)


def _draw_shell(canvas: Canvas, shell: tuple[complex, ...]) -> None:
    sand, ink = canvas.tone("sand"), canvas.ink
    whole = draw_part(canvas, shell, sand, lit=3.4, dark=6, depth=11, gap=2.6)
    with canvas.clipped(whole):
        canvas.fill(
            "".join(taper(trace(band), swelling(4.4, start=2)) for band in BANDS), canvas.tone("wood").light
        )
        ridges = (
            "64 17, 83 32, 95 52, 95 72",
            "51 28, 72 40, 85 60, 83 79",
            "76 12.6, 92 24, 105 42, 106 60",
        )
        canvas.fill("".join(taper(trace(line), swelling(1.3)) for line in ridges), canvas.tone("wood").base)
        canvas.fill("".join(taper(trace(line), swelling(2.4, start=1.4, end=1.4)) for line in SUTURES), ink)
    canvas.shape(contour(trace(MOUTH)), canvas.tone("umber").shade)
    canvas.fill(bowed_sliver((58 + 24j, 68 + 18j, 80 + 16j), 2.4), sand.light)


def _draw_eyes(canvas: Canvas, stalks: str) -> None:
    canvas.line(stalks, canvas.ink, 6.0)
    canvas.line(stalks, canvas.body.light, 2.6)
    for _, eye in EYES:
        canvas.fill(circle(eye, 4.0), canvas.ink)
        canvas.fill(circle(eye - 1.2 - 1.3j, 1.2), canvas.paper)


def _draw_joints(canvas: Canvas) -> None:
    lines = ("38 49, 36 56, 40 64", "47 49, 46 57, 50 66", "60 80, 64 83, 67 83", "47 87, 50 89, 53 88")
    canvas.fill("".join(taper(trace(line), swelling(1.6)) for line in lines), canvas.ink)
    canvas.line("".join(map(dot, trace("31 56, 31 61, 42 53, 42 60, 52 56, 52 62"))), canvas.body.light, 1.8)
