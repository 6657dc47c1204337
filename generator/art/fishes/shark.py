"""Art: a blue shark that turns in open water: a long snout, sickle fins, a tail of unequal lobes."""

from generator.art.brush import swelling, taper
from generator.art.canvas import Canvas
from generator.art.fishes.fish import Fin, Fish, Pose, draw_fish, place, pose
from generator.art.form import trace

FAR_FIN = Fin(("36 6, 44 13, 52 27", "52 27, 52.4 17, 49 5"), 0)
SHARK = Fish(
    profile="0 -1.4, 6 -4, 16 -6.8, 28 -8.8, 42 -9.4, 56 -7.8, 68 -5.2, 78 -3, 86 -2, 91 -2.4, 92 1.8, "
    "85 1.8, "
    "76 3, 66 5.2, 54 7.8, 40 9.2, 26 8.6, 15 6.4, 8 3.4, 2 1",
    flank="-2 -0.6, 10 0.8, 25 1.6, 45 1.8, 65 1.2, 80 0.6, 95 0.4",
    tail=Fin(("85 -2, 94 -7, 108 -20", "108 -20, 101.6 -8, 97 -1, 97 5, 99 12", "99 12, 93.6 6, 85 1.8"), 4),
    behind=(
        Fin(("45 -8, 50 -14, 54.6 -18", "54.6 -18, 54.4 -12.6, 57 -6.6"), 1),
        Fin(("74 -2.4, 77 -6, 79 -7.4", "79 -7.4, 79.4 -5, 81 -1.8"), 0),
        Fin(("58 5.4, 61 10, 65.4 12.6", "65.4 12.6, 65.6 8.6, 66 4"), 1),
        Fin(("74 2.4, 76.4 5.6, 79 7", "79 7, 79.6 4.6, 81 1.6"), 0),
        FAR_FIN,
    ),
    before=(Fin(("25 3, 29 15, 40 33", "40 33, 40.4 18, 37.6 4.4"), 3),),
    eye=12.4 - 1.8j,
    eye_size=3.2,
    mouth="9 4, 12.4 3, 16.6 5.2",
    gill="28.6 -4, 30 -0.4, 29 3.4",
    fin="deep",
    belly="foam",
)
TURN = pose(5 + 66j, 40 + 63j, 84 + 12j, 127 + 46j, length=101)


def draw_shark(canvas: Canvas) -> None:
    """Draw one fish, head to the left."""
    draw_fish(canvas, SHARK, TURN, _mark)


def _mark(canvas: Canvas, where: Pose) -> None:
    back = place(trace("4 -3.6, 16 -7.4, 30 -9.4, 46 -9.4, 60 -7, 76 -3.4, 92 -1.6"), where)
    canvas.fill(taper(back, swelling(6.4, start=1.0, end=1.0)), canvas.body.shade)
    slits = [place(trace(f"{x} -3.4, {x + 1} -0.4, {x + 0.4} 2.8"), where) for x in (22.4, 24.5, 26.6)]
    canvas.fill("".join(taper(slit, swelling(1.2)) for slit in slits), canvas.ink)
