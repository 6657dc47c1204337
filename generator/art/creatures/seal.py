"""Art: a harbour seal at rest on its rock, head and hind flippers up, its coat spotted."""

from generator.art.canvas import Canvas
from generator.art.form import dot, trace
from generator.art.parts import contour, eye, flecks, patch, piece, soft_lines, strokes

BODY = patch(
    "body",
    "6.4 37.4!, 7.4 33, 12 29.4, 15 22.4, 21 17.4, 29.4 16.4, 37 20, 43.4 28, 49 37, 58.6 44.6, "
    "72 49.4, 87 50.4, 99 45.6, "
    "106 38, 111.6 30, 118 34, 120 40, 117 50, 111.4 61, 102 70, 86 77, 66 80, 46 78, 32 70.4, 23.6 59, "
    "17.4 49.4, "
    "10 45.6, 7 41.6",
)
HIND = (
    patch("body.shade", "108 38!, 108 26, 112.4 15, 118.4 7!, 120 15, 123 12!, 122.6 22, 120 32, 117 42!"),
    patch("body", "110 42!, 114 32, 120.4 23, 127 17.6!, 125.6 25, 127.6 25.6!, 125 33, 121 41, 116 49!"),
)
FLIPPER = patch(
    "body", "45 57, 39 65, 35.4 75, 34 84.4!, 37.4 83!, 39.4 86!, 42 83.4!, 45 84.6!, 52 75, 56.6 66, 55 57.6"
)
ROCK = patch("rock", "12 95.6!, 15 88, 22 84, 27 77, 38 74, 60 76, 88 73, 103 75, 111 82, 118 87, 122 95.6!")
# Places and sizes of spots, large to small.
SPOTS = (
    ("48 39.6, 58.6 52, 70.6 56, 83 56.4, 96 53.4, 105.6 46.6", 3.8),
    ("42 33.6, 65 62.6, 79 65, 91.4 63.6, 103.6 57.6, 40 47, 50.6 51.6, 112 52", 2.9),
    ("33 26, 34.6 39, 73 70.4, 87.4 70.6, 54 45, 77 52, 90 57.6, 98 63, 57 59, 110 44, 46 45, 28 21", 2.0),
)
WHISKERS = ("13 40.6, 7 45, 1.6 46.6", "13.4 41.8, 8.4 48, 4 52", "14.6 42.6, 11 49, 8.6 55")


def draw_seal(canvas: Canvas) -> None:
    """Draw the animal, facing left."""
    canvas.rim(*(contour(part[1]) for part in (BODY, *HIND, FLIPPER, ROCK)))
    facets = (
        patch("rock.light", "14 92, 24 84, 30 76, 44 76, 36 86, 24 92"),
        patch("rock.shade", "84 80, 104 76, 120 88, 124 98, 92 98"),
    )
    piece(canvas, ROCK, *facets, width=2.0, cuts=6)
    canvas.fill(
        strokes(("52 82, 56 88, 54 95", "76 84, 74 90, 77 95", "36 86, 38 90, 36 95"), 1.6), canvas.ink
    )
    for part in HIND:
        piece(canvas, part, cuts=3)
    belly = patch("body.light", "6 38, 16 42, 26 50, 36 62, 54 70, 76 73, 98 68, 84 82, 40 82, 16 56")
    back = patch("body.shade", "42 22, 50 36, 60 42.6, 74 47, 88 48, 100 43, 96 50.6, 80 52.4, 62 48, 50 41")
    piece(canvas, BODY, belly, back, width=2.0, cuts=7, inside=_draw_spots)
    piece(canvas, FLIPPER, patch("body.light", "45 60, 41 66, 38 74, 40 74, 45 66"), cuts=5)
    canvas.fill(flecks("37.6 79, 41.4 79.6, 45.4 78", -0.6 + 4.4j, 1.1), canvas.ink)
    _draw_face(canvas)


def _draw_spots(canvas: Canvas) -> None:
    for places, size in SPOTS:
        canvas.line("".join(map(dot, trace(places))), canvas.body.shade, size)


def _draw_face(canvas: Canvas) -> None:
    canvas.line(soft_lines(WHISKERS), canvas.ink, 0.8)
    canvas.fill(strokes(("6.6 40.6, 10 42.6, 15.6 43",), 1.5), canvas.ink)
    canvas.fill(contour(patch("", "6 37, 7 33.4, 9.6 33.6, 9 36.6")[1]), canvas.ink)
    canvas.fill(flecks("14 26.6, 16.6 24", 2.4 - 2.6j, 1.0), canvas.ink)
    canvas.line("M11.6 39.6h.01M14 40.4h.01M13.6 37.8h.01M16 39h.01", canvas.ink, 1.1)
    eye(canvas, 19.6 + 29.6j, 3.2, iris="umber.shade")
