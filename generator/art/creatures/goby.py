"""Art: a rock goby that rests on a stone: thick lips, eyes on top of its head, round fins."""

from generator.art.brush import circle, swelling, taper
from generator.art.canvas import Canvas
from generator.art.creatures.boulder import draw_boulder
from generator.art.fishes.fish import Fin, Fish, Pose, draw_fish, place, pose
from generator.art.form import contour, dot, trace

STONE = "5 93, 8 83, 19 74, 37 69, 58 69, 80 72, 102 74, 122 79, 135 87, 132 94, 70 96, 11 96"
GOBY = Fish(
    profile="-1 3.4, 1 -1, 5 -6, 10 -10.6, 15 -13, 20 -12, 28 -11.6, 40 -11.4, 54 -10, 68 -7.6, 80 -6, "
    "90 -5.4, "
    "94 -5, 94 5, 88 5.4, 76 6.4, 62 9, 46 11.6, 30 13, 16 13, 6 11, 0 7.6",
    flank="-4 8, 8 7, 22 7, 40 6.6, 60 5, 80 3.6, 96 3.4",
    tail=Fin(
        ("88 -5, 95 -8, 102 -9.6", "102 -9.6, 108 -6, 110 0, 108 6.4, 102 10", "102 10, 95 8.4, 88 5"), 7
    ),
    behind=(
        Fin(("28 -10, 29 -17, 32 -22", "32 -22, 37 -23, 42 -20.4, 46 -16, 49 -9"), 5),
        Fin(("51 -8.6, 53 -16, 56 -19.4", "56 -19.4, 66 -18, 76 -16, 81 -12.6, 82 -5"), 8),
        Fin(("54 9, 56 13.6, 59 15.6", "59 15.6, 68 14.6, 77 12.4, 80 9.6, 80 5"), 6),
        Fin(("24 12, 26 17, 31 19", "31 19, 37 18, 40 15, 41 11"), 4),
    ),
    before=(
        Fin(("27 -1, 32 -5.4, 38 -7.4", "38 -7.4, 45 -3, 46 4, 42 10, 34 12.6", "34 12.6, 29 10, 27 6"), 6),
    ),
    eye=12.6 - 8.8j,
    eye_size=4.4,
    mouth="-1.4 3.6, 5 2.4, 10 4.4",
    gill="24 -8, 27 -1, 26 6, 21 11.6",
    belly="sand",
)
BLOTS = (
    *zip(trace("32 -8, 46 -6, 60 -4.6, 74 -3, 88 -2, 18 -8.6"), (3.6, 4.0, 3.8, 3.2, 2.8, 2.0), strict=True),
    *zip(
        trace("38 3, 52 3, 67 2.4, 81 1.6, 20 3, 92 3, 45 8, 60 7"),
        (3, 3.4, 3, 2.6, 2.6, 2, 2.4, 2),
        strict=True,
    ),
)
PERCH = pose(9 + 42j, 57 + 56j, 95 + 52j, 129 + 31j, length=104)


def draw_goby(canvas: Canvas) -> None:
    """Draw the fish, head to the left."""
    canvas.rim(contour(trace(STONE)))
    draw_boulder(
        canvas, STONE, cracks=("24 83, 38 81, 50 85", "92 87, 104 85, 114 88"), specks="16 85, 60 89, 80 83"
    )
    draw_fish(canvas, GOBY, PERCH, _mark)
    lip = place(trace("-1.8 5, 3 5.4, 8 6.6"), PERCH)
    canvas.fill(taper(lip, swelling(1.2)), canvas.ink)
    edge = place(trace("33 -21, 37 -21.6, 41.6 -19.4, 45 -15.6"), PERCH)
    canvas.fill(taper(edge, swelling(2.4, start=1.4)), canvas.tone("sun").base)


def _mark(canvas: Canvas, where: Pose) -> None:
    canvas.fill("".join(circle(where(at), radius) for at, radius in BLOTS), canvas.body.shade)
    rows = trace("30 1, 35 -3, 40 5, 45 -9, 50 0, 55 -7, 60 6, 65 -1, 70 -5, 75 4, 80 -4, 85 0, 90 3")
    specks = "".join(dot(where(p)) for p in rows)
    canvas.line(specks, canvas.body.light, 1.8)
    cheek = [place(trace(line), where) for line in ("8 5, 14 7, 20 8", "7 -1, 12 0, 18 -1")]
    canvas.fill("".join(taper(line, swelling(1.3)) for line in cheek), canvas.body.shade)
