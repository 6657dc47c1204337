"""Art: a squall: a dark roll of cloud, rain that slants from it, whitecaps and spray on the sea below."""

from generator.art.brush import circle, mix, pair, smooth, straight, swelling, taper
from generator.art.canvas import Canvas
from generator.art.footing import basin, draw_strip
from generator.art.form import contour, trace
from generator.art.hand import Hand
from generator.art.shading import bowed_sliver, sliver

# The cloud: ends of its billows clockwise from the lower left, and how far each swells outwards.
CLOUD = (
    (10 + 41j, 0.0), (5 + 30j, 0.55), (14 + 20j, 0.5), (24 + 11j, 0.5), (41 + 7j, 0.42), (58 + 5j, 0.4),
    (76 + 6j, 0.42), (94 + 9j, 0.42), (109 + 14j, 0.44), (120 + 24j, 0.5), (124 + 35j, 0.5), (114 + 43j, 0.4),
)  # fmt: skip
FOOT = "114 43, 100 45, 86 42.6, 72 45.6, 58 43, 44 46, 30 43, 20 44, 10 41"
SLANT = -13 + 38j
SEA = trace(
    "4 87, 9 84, 15 78, 22 76, 27 80, 33 84, 40 80, 49 73.6, 57 74, 61 79, 67 83.6, 75 79, 84 73, 92 74, "
    "96 79, 103 83, 110 79, 117 78, 122 82, 126 88"
)


def draw_squall(canvas: Canvas) -> None:
    """Draw the squall coming from the right."""
    cloud = _cloud()
    curtain = straight([22 + 42j, 112 + 42j, 100 + 84j, 6 + 84j], closed=True)
    sea = _sea()
    canvas.rim(cloud, curtain, sea)
    _draw_rain(canvas, curtain)
    _draw_cloud(canvas, cloud)
    draw_strip(canvas, SEA, 10)
    _draw_whitecaps(canvas)


def _cloud() -> str:
    line, here = f"M{pair(CLOUD[0][0])}", CLOUD[0][0]
    for end, swell in CLOUD[1:]:
        out = (end - here) * -1j * swell
        line += (
            f"C{pair(mix(here, end, 0.04) + out * 1.4)} {pair(mix(here, end, 0.92) + out * 1.6)} {pair(end)}"
        )
        here = end
    return f"{line}L{smooth(trace(FOOT))[1:]}z"


def _sea() -> str:
    return f"{smooth(SEA)}L{smooth(basin(SEA, 10))[1:]}z"


def _draw_rain(canvas: Canvas, curtain: str) -> None:
    """A curtain of rain: its pale mass, and drops that the wind drives, thicker in two shafts."""
    slate, rng = canvas.tone("slate"), canvas.rng
    canvas.fill(curtain, canvas.tone("sky").base)
    with canvas.clipped(curtain):
        shafts = (
            straight([38 + 40j, 60 + 40j, 46 + 90j, 20 + 90j], closed=True),
            straight([82 + 40j, 98 + 40j, 86 + 90j, 66 + 90j], closed=True),
        )
        canvas.fill("".join(shafts), canvas.tone("sky").shade)
        canvas.fill(_drops(rng, 46, 1.3), slate.shade)
        canvas.fill(_drops(rng, 22, 1.1), canvas.tone("paper").light)
    canvas.line(straight([22 + 42j, 6 + 86j]) + straight([112 + 42j, 99 + 84j]), canvas.ink, 1.5)


def _drops(rng: Hand, count: int, width: float) -> str:
    drops = ""
    for k in range(count):
        across = (k * 0.618) % 1.0
        start = mix(16 + 44j, 112 + 44j, across) + SLANT * rng.uniform(-0.1, 0.75)
        drops += sliver(start, start + SLANT * rng.uniform(0.2, 0.36), width)
    return drops


def _draw_cloud(canvas: Canvas, cloud: str) -> None:
    body = canvas.body
    canvas.line(cloud, canvas.ink, 2.0, shift=0.5 + 0.6j)
    canvas.fill(cloud, body.base)
    with canvas.clipped(cloud):
        belly = trace("0 38, 14 33, 28 36, 42 32, 58 36, 74 31, 90 35, 106 31, 130 35, 130 54, 0 54")
        canvas.fill(contour(belly), body.shade)
        lights = (
            "6 30, 12 20, 22 16, 26 24, 18 30, 12 36",
            "24 13, 34 8, 44 9, 46 18, 36 22, 28 20",
            "58 8, 70 6, 78 9, 76 17, 64 18",
            "94 11, 104 12, 110 18, 104 24, 96 20",
        )
        canvas.fill("".join(contour(trace(patch)) for patch in lights), body.light)
        rolls = (
            "30 24, 38 27, 47 23, 50 16",
            "62 22, 70 25, 80 20, 82 13",
            "88 27, 96 30, 105 26, 108 20",
            "14 31, 21 33, 28 29",
            "46 33, 54 31, 60 26",
        )
        canvas.fill("".join(taper(trace(roll), swelling(2.0)) for roll in rolls), canvas.ink)
        rags = ""
        for k in range(11):
            at = complex(20 + 9 * k, 38 + 2 * (k % 3))
            rags += bowed_sliver((at, at + complex(5, -1.6), at + 10), 0.9)
        canvas.fill(rags, canvas.ink)
    canvas.outline(cloud)


def _draw_whitecaps(canvas: Canvas) -> None:
    """Each crest tears; the wind carries its spray to the left."""
    foam = canvas.tone("foam")
    for top in (22 + 76j, 50 + 73.6j, 86 + 73j, 114 + 78j):
        cap = [
            top + p
            for p in (
                -9 + 6j,
                -6 + 1.6j,
                -2 - 1.4j,
                3 - 0.8j,
                6 + 3j,
                8 + 6.6j,
                3 + 4.4j,
                0.6 + 6.4j,
                -2.6 + 4j,
                -5.4 + 6.4j,
            )
        ]
        canvas.shape(contour(cap), foam.light, 1.4)
    spray = "".join(
        circle(p, r)
        for p, r in (
            (11 + 72j, 1.2),
            (36 + 71j, 1.2),
            (41 + 67j, 0.9),
            (72 + 70j, 1.2),
            (76 + 66j, 0.9),
            (101 + 73j, 1.1),
        )
    )
    canvas.shape(spray, foam.light, 1.1)
