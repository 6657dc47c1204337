"""Art: a natterjack from above, running: short legs, red warts, and the yellow stripe down its back."""

from generator.art.brush import circle, smooth, swelling, taper, turned
from generator.art.canvas import Canvas
from generator.art.creatures.limbs import limb, mirrored
from generator.art.form import dot, edge_cuts, flow, trace
from generator.art.parts import contour

# Drawn head up; the picture is turned afterwards. The right half; the left one mirrors it.
HALF = (
    "50 10, 56 10.6, 61.6 14, 65 19, 70.6 22, 71.4 28.6, 69.6 33, 73 42, 76.6 53, 77 66, 72 78, "
    "63 85.6, 50 87.4"
)
# Joints, and how wide the limb is there: right arm, right leg, left arm, left leg.
RIGHT = (("66 39, 81 40, 86 27", (13, 11, 7)), ("68 74, 90 66, 86 84, 99 92", (19, 15, 10, 6)))
LEFT = (("68 44, 84 54, 92 42", (13, 11, 7)), ("66 73, 82 83, 68 94, 66 108", (19, 15, 9, 6)))
TOES = {
    "arm": (-6 - 6j, -1 - 8.4j, 4 - 7.4j, 7.6 - 3j),
    "leg": (2 + 8j, 6.4 + 6.4j, 9 + 2.4j, 8.6 - 2j, 5 - 5j),
}
WARTS = (
    "57 42, 63 48, 58 54, 66 57, 60 63, 68 68, 58 72, 64 77, 55 80, 71 60, 54 62, 56 36, 42 44, 36 50, "
    "43 56, 34 60, "
    "40 66, 32 68, 42 73, 36 78, 45 80, 29 56, 45 35"
)
BLOTCHES = (
    "56 44, 63 42, 68 48, 66 55, 59 53",
    "60 60, 69 60, 71 68, 65 73, 58 69",
    "44 40, 37 42, 32 50, 36 56, 42 52",
    "41 60, 33 60, 29 68, 34 74, 42 70",
    "55 76, 62 77, 60 84, 54 83",
    "45 77, 38 79, 41 85, 46 84",
    "55 14, 60 18, 58 22, 54 20",
)


def _placed(p: complex) -> complex:
    return turned([p], -64, about=50 + 50j)[0] * 0.86 - 3 + 5.6j


def _read(text: str, side: int = 1) -> list[complex]:
    points = trace(text)
    return [_placed(p) for p in (points if side > 0 else mirrored(points))]


def draw_natterjack(canvas: Canvas) -> None:
    """Draw the animal, head to the left."""
    half = trace(HALF)
    body = [_placed(p) for p in (*half, *mirrored(half[1:-1])[::-1])]
    limbs, toes = [], ""
    for side, pairs in ((1, RIGHT), (-1, LEFT)):
        for kind, (joints, widths) in zip(("arm", "leg"), pairs, strict=True):
            limbs.append(limb(_read(joints, side), *widths))
            toes += _toes(trace(joints)[-1], kind, side)
    canvas.rim(contour(body), *limbs)
    canvas.line(toes, canvas.paper, 8.6)
    canvas.line(toes, canvas.ink, 4.6)
    for part in limbs:
        canvas.shape(part, canvas.body.base, 1.8)
    canvas.line(toes, canvas.body.base, 1.8)
    _draw_back(canvas, body)
    for side in (1, -1):
        _draw_eye(canvas, side)


def _toes(root: complex, kind: str, side: int) -> str:
    tips = [root + tip for tip in TOES[kind]]
    if side < 0:
        root, tips = mirrored([root])[0], mirrored(tips)
    return "".join(smooth([_placed(root), _placed(tip)]) for tip in tips)


def _draw_back(canvas: Canvas, body: list[complex]) -> None:
    tone, rust, whole = canvas.body, canvas.tone("rust"), contour(body)
    canvas.fill(whole, tone.base)
    with canvas.clipped(whole):
        canvas.fill("".join(contour(_read(text)) for text in BLOTCHES), tone.shade)
        glands = (_read("57 31, 63 30, 69 36, 68 42, 62 41, 58 36", side) for side in (1, -1))
        canvas.shape("".join(map(contour, glands)), rust.base, 1.2)
        warts = [_placed(p) for p in trace(WARTS)]
        canvas.line("".join(map(dot, warts)), rust.shade, 3.8)
        canvas.line("".join(dot(p - 0.4 - 0.4j) for p in warts), rust.light, 1.9)
        stripe = taper(
            _read("50 8, 49.6 22, 50.2 40, 49.6 60, 50.2 76, 50 90"), swelling(4.6, start=1.4, end=1.6)
        )
        canvas.fill(stripe, canvas.tone("pollen").base)
        canvas.fill(edge_cuts(flow(body, steps=2), canvas.rng, depth=7, gap=2.5, width=1.1), canvas.ink)
        canvas.line("".join(dot(_placed(p)) for p in (47 + 12.6j, 53 + 12.6j)), canvas.ink, 1.5)
    canvas.outline(whole)


def _draw_eye(canvas: Canvas, side: int) -> None:
    at = _read("65.4 23", side)[0]
    slit = [_placed(p) for p in trace("62.6 23, 68.2 23")]
    if side < 0:
        slit = _read("62.6 23, 68.2 23", side)
    canvas.shape(circle(at, 4.8), canvas.tone("gold").base, 1.8)
    canvas.fill(taper([slit[0], sum(slit) / 2, slit[1]], swelling(4.0)), canvas.ink)
    canvas.fill(circle(at - 1.6 - 1.8j, 1.0), canvas.tone("paper").light)
