"""Art: a blue shark, which turns in open water: long snout, sickle fins, a tail of unequal lobes."""

from generator.art.brush import smooth, swelling, taper
from generator.art.canvas import Canvas
from generator.art.fishes.fish import Fin, Fish, Pose, draw_fish, place, pose
from generator.art.form import trace

FAR_FIN = Fin(("33 6, 38 14, 39 27", "39 27, 44 18, 45 6"), 0)
SHARK = Fish(
    profile="0 -1, 6 -3.4, 14 -5.6, 26 -7.6, 40 -8.2, 54 -7, 66 -5, 76 -3, 84 -1.8, 91 -2.4, 92 1.8, 84 1.6, "
    "76 2.6, 66 4.6, 54 6.6, 40 7.8, 26 7.2, 16 5.6, 8 3.2, 2 1",
    flank="-2 -0.6, 10 0.6, 25 1.2, 45 1.4, 65 1, 80 0.6, 95 0.4",
    tail=Fin(("86 -2, 95 -6, 108 -17", "108 -17, 101 -7, 97 -1, 97 4, 99 10", "99 10, 94 5, 86 1.6"), 4),
    behind=(
        Fin(("47 -6.6, 51 -11.4, 55 -14.4", "55 -14.4, 55 -10.4, 57 -5.6"), 1),
        Fin(("75 -2, 77 -5, 79 -6.4", "79 -6.4, 79.4 -4, 81 -1.6"), 0),
        Fin(("60 4.6, 63 8, 67 10", "67 10, 67 7, 67.4 3.6"), 1),
        Fin(("75 2, 77 4.6, 79.6 6", "79.6 6, 80 4, 81.4 1.4"), 0),
        FAR_FIN,
    ),
    before=(Fin(("26 3, 32 12, 46 27", "46 27, 43.4 14, 38 3.6"), 3),),
    eye=12.6 - 1.4j,
    eye_size=2.7,
    mouth="9.6 3.6, 12.6 2.8, 16 4.4",
    gill="28.4 -3.4, 29.6 -0.4, 28.8 2.6",
    fin="deep",
    belly="foam",
)
TURN = pose(8 + 38j, 38 + 56j, 88 + 20j, 128 + 66j, length=100)


def draw_shark(canvas: Canvas) -> None:
    """Draw one fish, head to the left."""
    draw_fish(canvas, SHARK, TURN, _mark)


def _mark(canvas: Canvas, where: Pose) -> None:
    slits = [place(trace(f"{x} -3, {x + 1} -0.4, {x + 0.4} 2.2"), where) for x in (22.4, 24.4, 26.4)]
    canvas.fill("".join(taper(slit, swelling(1.2)) for slit in slits), canvas.ink)
    back = place(trace("4 -3, 16 -6, 30 -8, 46 -8, 60 -6, 76 -3, 92 -1.4"), where)
    canvas.fill(taper(back, swelling(7.0, start=1.0, end=1.0)), canvas.body.shade)
    canvas.line(smooth(place(trace("30 -5, 42 -5.6, 54 -4.6"), where)), canvas.body.light, 1.0)
