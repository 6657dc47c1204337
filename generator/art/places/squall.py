"""Art: a squall: a dark roll of cloud, rain that slants from it, breaking seas and spray below."""

from generator.art.brush import circle, mix, pair, smooth, straight, swelling, taper
from generator.art.canvas import Canvas
from generator.art.footing import basin
from generator.art.form import contour, trace
from generator.art.hand import Hand
from generator.art.roller import foam, furrows, hollow, profile
from generator.art.shading import bowed_sliver, sliver

# The cloud: ends of its billows clockwise from the lower left, and how far each swells outwards.
CLOUD = (
    (12 + 42j, 0.0), (8 + 32j, 0.3), (13 + 24j, 0.4), (22 + 16j, 0.42), (38 + 12.8j, 0.36),
    (56 + 11.6j, 0.38), (75 + 11.6j, 0.36), (93 + 13.8j, 0.38), (108 + 18j, 0.42), (118 + 26j, 0.44),
    (121 + 36j, 0.36), (114 + 44j, 0.3),
)  # fmt: skip
FOOT = "114 44, 100 46, 86 43.6, 72 46.6, 58 44, 44 47, 30 44, 20 45, 12 42"
SLANT = 13 + 38j
# The breaking seas from left to right: height and length of each.
ROLLERS = ((10.0, 27.0), (14.0, 35.0), (11.0, 29.0), (13.0, 31.0))
LEFT, LEVEL, DEPTH = 4.0, 86.0, 10.2


def draw_squall(canvas: Canvas) -> None:
    """Draw the squall driving to the right."""
    cloud, sea = _cloud(), _sea()
    curtain = straight([18 + 42j, 106 + 42j, 121 + 87j, 32 + 87j], closed=True)
    canvas.rim(cloud, curtain, sea)
    _draw_rain(canvas, curtain)
    _draw_cloud(canvas, cloud)
    _draw_sea(canvas, sea)


def _cloud() -> str:
    line, here = f"M{pair(CLOUD[0][0])}", CLOUD[0][0]
    for end, swell in CLOUD[1:]:
        out = (end - here) * -1j * swell
        line += (
            f"C{pair(mix(here, end, 0.04) + out * 1.4)} {pair(mix(here, end, 0.92) + out * 1.6)} {pair(end)}"
        )
        here = end
    return f"{line}L{smooth(trace(FOOT))[1:]}z"


def _draw_rain(canvas: Canvas, curtain: str) -> None:
    """A curtain of rain: its pale mass, and drops that the wind drives, thicker in two shafts."""
    sky, rng = canvas.tone("sky"), canvas.rng
    canvas.fill(curtain, sky.base)
    with canvas.clipped(curtain):
        shafts = ([34 + 40j, 56 + 40j, 74 + 90j, 46 + 90j], [78 + 40j, 96 + 40j, 116 + 90j, 94 + 90j])
        canvas.fill("".join(straight(shaft, closed=True) for shaft in shafts), sky.shade)
        canvas.fill(_drops(rng, 44, 1.2), canvas.body.shade)
        canvas.fill(_drops(rng, 20, 1.1), canvas.tone("paper").light)
    canvas.line(straight([18 + 42j, 32 + 86j]) + straight([106 + 42j, 120 + 86j]), canvas.ink, 1.5)


def _drops(rng: Hand, count: int, width: float) -> str:
    drops = ""
    for k in range(count):
        start = mix(12 + 44j, 108 + 44j, (k * 0.618) % 1.0) + SLANT * rng.uniform(-0.1, 0.75)
        drops += sliver(start, start + SLANT * rng.uniform(0.2, 0.36), width)
    return drops


def _draw_cloud(canvas: Canvas, cloud: str) -> None:
    body = canvas.body
    canvas.line(cloud, canvas.ink, 2.0, shift=0.5 + 0.6j)
    canvas.fill(cloud, body.base)
    with canvas.clipped(cloud):
        belly = trace("0 39, 14 34, 28 37, 42 33, 58 37, 74 32, 90 36, 106 32, 130 36, 130 54, 0 54")
        canvas.fill(contour(belly), body.shade)
        lights = (
            "8 32, 13 24, 21 20, 25 26, 18 31, 13 36",
            "23 17, 33 11, 42 12, 44 20, 35 24, 27 22",
            "56 12, 67 8, 75 11, 74 18, 62 20",
            "93 14, 102 14, 108 19, 102 25, 95 22",
        )
        canvas.fill("".join(contour(trace(patch)) for patch in lights), body.light)
        rolls = (
            "30 26, 38 29, 47 25, 50 18",
            "62 24, 70 27, 80 22, 82 15",
            "88 29, 96 32, 105 28, 108 22",
            "15 32, 22 34, 29 30",
            "46 34, 54 32, 60 27",
        )
        canvas.fill("".join(taper(trace(roll), swelling(2.0)) for roll in rolls), canvas.ink)
        rags = [complex(20 + 9 * k, 39 + 2 * (k % 3)) for k in range(11)]
        canvas.fill("".join(bowed_sliver((at, at + 5 - 1.6j, at + 10), 0.9) for at in rags), canvas.ink)
    canvas.outline(cloud)


def _sea() -> str:
    waves = "".join(profile(high, long) for high, long in ROLLERS)
    return f"M{pair(complex(LEFT, LEVEL))}{waves}L{smooth(basin([LEFT + LEVEL * 1j, _right()], DEPTH))[1:]}z"


def _right() -> complex:
    return complex(LEFT + sum(long for _, long in ROLLERS), LEVEL)


def _draw_sea(canvas: Canvas, whole: str) -> None:
    """Each crest curls over before the wind, and spray flies from it."""
    sea, white = canvas.tone("sea"), canvas.tone("foam")
    canvas.line(whole, canvas.ink, 2.0, shift=0.5 + 0.6j)
    canvas.fill(whole, sea.base)
    with canvas.clipped(whole):
        canvas.fill(contour(trace("0 92, 30 90, 60 93, 96 90, 130 92, 130 104, 0 104")), sea.shade)
        gleams = (16 + 90j, 44 + 89j, 74 + 89.4j, 100 + 88.6j)
        canvas.fill("".join(bowed_sliver((at, at + 5 - 1.2j, at + 11), 0.9) for at in gleams), sea.light)
    at, crests, shades, cuts = complex(LEFT, LEVEL), "", "", ""
    for high, long in ROLLERS:
        crests += f"M{pair(at)}{foam(high, long)}"
        shades += f"M{pair(at)}{hollow(high, long)}"
        cuts += furrows(at + 2, high, 2)
        at += long
    canvas.fill(cuts, sea.light)
    canvas.fill(shades, sea.shade)
    canvas.fill(crests, white.light)
    canvas.outline(whole)
    spray = (
        (29 + 73j, 1.2),
        (33 + 76j, 0.9),
        (62 + 68j, 1.3),
        (66 + 71.6j, 1.0),
        (93 + 71j, 1.1),
        (97 + 74j, 0.9),
    )
    canvas.shape("".join(circle(p, r) for p, r in spray), white.light, 1.1)
