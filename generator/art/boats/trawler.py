"""Art: a stern trawler: flared bow, white wheelhouse, gallows aft with otter boards, the net on its drum."""

from generator.art.brush import bezier, chain, circle, smooth, spread, straight
from generator.art.canvas import Canvas
from generator.art.footing import crest, draw_foam, draw_strip, strip
from generator.art.form import contour, edge_cuts, flow, trace
from generator.art.solid import pole, pole_rim, solid

HULL = (
    "8 60, 24 61.6, 44 62, 66 60.4, 88 55.6, 110 48, 132 38",
    "132 38, 128 52, 121 66, 115 77, 111 87",
    "111 87, 60 88, 15 87",
    "15 87, 12 76, 8 60",
)
HOUSE = "60 62, 60.6 46, 64 45.6, 64.6 23.6, 92 23.6, 95.6 40, 100 41, 100.4 58"
# The near otter board, hung up at the gallows.
DOOR = "10 32, 19 30.6, 20.6 46, 12 48"
ROOF = "61.6 24, 62.4 20.4, 94 20.4, 95.4 24"


def draw_trawler(canvas: Canvas) -> None:
    """Draw the boat on its way out."""
    hull, house = chain(*map(trace, HULL)), trace(HOUSE)
    line = crest(4.4, 135.6, 83, canvas.rng)
    pole_rim(canvas, [[80 + 22j, 79 + 4j], [119 + 44j, 119 + 18j]], 3.0)
    pole_rim(
        canvas,
        [[16 + 62j, 20 + 20j], [30 + 62j, 27 + 20j], [78 + 40j, 26 + 17j], [16 + 20.4j, 31 + 20.4j]],
        3.4,
    )
    ropes = straight([79.4 + 7j, 23.4 + 20j]) + straight([79.6 + 6j, 119 + 22j])
    canvas.rim(hull, contour(house, soft=False), contour(trace(ROOF), soft=False), strip(line, 10.5), ropes)
    canvas.rim(circle(40 + 55j, 9.4), contour(trace(DOOR), soft=False))
    _draw_gear(canvas)
    _draw_house(canvas, house)
    _draw_hull(canvas, hull)
    draw_strip(canvas, line, 10.5)
    _draw_bow_wave(canvas)


def _draw_gear(canvas: Canvas) -> None:
    """Mast, derrick, foremast, gallows, warps and the drum with the net."""
    brass, silver, net = canvas.tone("brass"), canvas.tone("silver"), canvas.tone("grass")
    ropes = [[79.6 + 6j, 119 + 22j], [119 + 21j, 131 + 38j], [79.6 + 6j, 66 + 22j], [23 + 21j, 8 + 60j]]
    canvas.line("".join(map(straight, ropes)), canvas.ink, 1.0)
    pole(canvas, [119 + 46j, 119 + 18j], 2.4, silver)
    pole(canvas, [80 + 24j, 79 + 3j], 3.0, silver)
    canvas.shape("M72 10.4h15v2.6H72z", canvas.tone("paper").base, 1.4)
    canvas.shape(circle(79.4 + 4.4j, 1.8), canvas.tone("sun").base, 1.2)
    pole(canvas, [78 + 40j, 26 + 17j], 2.6, brass)
    canvas.line(straight([26 + 18j, 40 + 50j]) + straight([79.4 + 8j, 26 + 17j]), canvas.ink, 1.0)
    pole(canvas, [30 + 62j, 27 + 20j], 3.0, brass)
    pole(canvas, [16 + 62j, 20 + 20j], 3.4, brass)
    canvas.shape("M15 18.4h16.6v4H15z", brass.base, 1.5)
    canvas.line(straight([21 + 22j, 17 + 32j]), canvas.ink, 1.0)
    solid(canvas, trace(DOOR), canvas.tone("rock"), soft=False, cut=3, width=1.5)
    _draw_drum(canvas)
    floats = "".join(circle(p, 2.0) for p in trace("33 48, 38 46.2, 43.6 46.4, 47.6 49.6"))
    canvas.shape(floats, canvas.tone("sun").base, 1.2)
    canvas.line(smooth(bezier(49 + 56j, 54 + 64j, 58 + 52j, 60 + 60j, steps=4)), net.shade, 2.0)


def _draw_drum(canvas: Canvas) -> None:
    net = canvas.tone("grass")
    canvas.shape(circle(40 + 55j, 9.2), net.base, 1.7)
    mesh = "".join(
        smooth(bezier(33 + d * 1j, 40 + (d - 5) * 1j, 47.6 + d * 1j, steps=3))
        for d in spread(4, low=51, high=61)
    )
    cross = "".join(
        smooth(bezier(complex(x, 47), complex(x + 3, 54), complex(x - 1, 63), steps=3))
        for x in spread(4, low=35, high=45)
    )
    canvas.line(mesh + cross, net.shade, 1.0)
    canvas.shape(circle(40 + 55j, 2.6), canvas.tone("silver").base, 1.2)


def _draw_house(canvas: Canvas, house: tuple[complex, ...]) -> None:
    paper, sea, body = canvas.tone("paper"), canvas.tone("sea"), canvas.body
    solid(canvas, trace("66 21, 66 11, 72.6 11, 73.4 21"), body, soft=False, lit=1.4, dark=2.4, width=1.5)
    solid(canvas, house, paper, soft=False, lit=0, dark=4, cut=5)
    solid(canvas, trace(ROOF), body, soft=False, lit=1.2, dark=1.4, width=1.5)
    panes = "M68 28.6h6v8h-6zM76.4 28.6h6v8h-6zM84.6 28.6h5.6l1.6 8h-7.2z"
    canvas.shape(panes, sea.shade, 1.4)
    canvas.fill("M69.4 35l3.4-5h1.2v1.6l-2.4 3.4zM77.8 35l3.4-5h1v1.8l-2.2 3.2z", sea.light)
    canvas.line(straight([61 + 46j, 99 + 42.4j]), canvas.ink, 1.2)
    canvas.shape("M64 48.6h6.6V62H64z", body.base, 1.3)
    canvas.shape("".join(circle(p, 1.9) for p in (76 + 50j, 92 + 48j)), sea.shade, 1.3)
    ring = circle(84 + 50.6j, 3.0)
    canvas.line(ring, canvas.ink, 3.6)
    canvas.line(ring, canvas.tone("sun").base, 1.7)
    rail = [104 + 50j, 104 + 43j, 112 + 39.4j, 126 + 32.6j, 130 + 38j]
    canvas.line(
        straight(rail) + straight([112 + 47j, 112 + 39.6j]) + straight([120 + 43j, 120 + 36j]),
        canvas.ink,
        1.3,
    )


def _draw_hull(canvas: Canvas, hull: str) -> None:
    body, paper = canvas.body, canvas.tone("paper")
    sheer = trace(HULL[0])
    canvas.fill(hull, body.base)
    with canvas.clipped(hull):
        canvas.fill(
            contour(trace("132 36, 128 52, 120 68, 112 80, 96 86, 104 72, 112 60, 118 50")), body.light
        )
        canvas.fill(contour(trace("4 74, 30 77, 70 77, 100 72, 116 66, 112 96, 8 96")), body.shade)
        canvas.fill(f"{smooth(sheer)}L{smooth([p + 4j for p in sheer][::-1])[1:]}z", paper.light)
        canvas.line(smooth([p + 4j for p in sheer]), canvas.ink, 1.2)
        scuppers = "".join(
            f"M{x} {y}h4v1.8h-4z" for x, y in ((18, 68), (32, 68.8), (46, 69), (74, 66.6), (88, 63))
        )
        canvas.fill(scuppers, canvas.ink)
        canvas.fill(
            edge_cuts(
                flow([*sheer, *trace("122 64, 110 90, 16 90, 11 74")], steps=2),
                canvas.rng,
                depth=9,
                gap=2.6,
                width=1.1,
            ),
            canvas.ink,
        )
    canvas.outline(hull)
    anchor = "M116 53l-2.6 6M111.6 57.4q.4 3 3.4 2.6"
    canvas.line(anchor, canvas.ink, 1.6)
    tyres = "".join(circle(p, 2.9) for p in (26 + 73j, 60 + 72.4j))
    canvas.line(tyres, canvas.ink, 2.6)


def _draw_bow_wave(canvas: Canvas) -> None:
    draw_foam(canvas, trace("90 90, 97 87, 104 83.6, 110 78, 116 79.6, 121 83, 127 86.4, 133 88.6"), 0.5)
