"""Art: signs of what lives and stands on a shore, and of the bag that tokens are drawn from."""

from generator.art.brush import Points, circle, pair, smooth, spread, straight, swelling, taper, turned
from generator.art.canvas import Canvas
from generator.art.creatures.limbs import limb, mirrored
from generator.art.form import contour, edge_cuts, flow, moved, paint, scaled, trace
from generator.art.signs.line import BOLD, FIRM, bold_rim

LEAN = 24.0


def _lean(points: Points) -> list[complex]:
    return moved(scaled(turned(points, LEAN), 0.93), 0.5 + 2.0j)


def draw_isopod(canvas: Canvas) -> None:
    """Draw a slater from above: four rings, six legs, two feelers."""
    body = _lean(trace("50 18, 64 24, 71 40, 71 60, 64 80, 50 92, 36 80, 29 60, 29 40, 36 24"))
    half = [
        trace(line)
        for line in (
            "33 38, 20 31, 13 36",
            "30 54, 16 54, 11 62",
            "33 70, 21 76, 19 86",
            "45 20, 39 9, 28 8, 20 15",
        )
    ]
    limbs = "".join(smooth(_lean(line)) for spine in half for line in (spine, mirrored(spine)))
    whole = contour(body)
    canvas.line(limbs, canvas.paper, BOLD + 4.6)
    bold_rim(canvas, whole)
    canvas.line(limbs, canvas.ink, BOLD + 0.6)
    paint(canvas, body, canvas.body, lit=6, dark=9)
    rings = [
        taper(
            _lean([complex(28, y + 2.5), complex(50, y - 3), complex(72, y + 2.5)]),
            swelling(5.4, start=4, end=4),
        )
        for y in (34, 48, 62, 76)
    ]
    with canvas.clipped(whole):
        canvas.fill("".join(rings), canvas.ink)
    canvas.outline(whole, width=BOLD)


def draw_crab(canvas: Canvas) -> None:
    """Draw a crab from above, claws up."""
    back = trace("50 40, 66 38, 80 45, 79 60, 66 75, 50 80, 34 75, 21 60, 20 45, 34 38")
    claw = trace("16 36, 6.4 26, 8 13, 20 5.6, 34 8, 39 16, 27 17, 25.4 23, 37 25, 33 33, 24 36")
    legs = [trace(line) for line in ("24 60, 12 58, 6 68", "29 69, 17 74, 14 85", "37 76, 30 84, 32 94")]
    arms = smooth([28 + 46j, 19 + 40j, 20 + 32j])
    arms += smooth(mirrored([28 + 46j, 19 + 40j, 20 + 32j]))
    thin = "".join(smooth(line) for spine in legs for line in (spine, mirrored(spine)))
    claws = [contour(claw), contour(mirrored(claw))]
    whole = contour(back)
    canvas.line(thin + arms, canvas.paper, BOLD + 5)
    bold_rim(canvas, whole, *claws)
    canvas.line(thin, canvas.ink, BOLD + 1)
    canvas.line(arms, canvas.ink, 9)
    for outline in claws:
        canvas.shape(outline, canvas.body.base, BOLD)
    paint(canvas, back, canvas.body, lit=5, dark=8)
    canvas.fill(edge_cuts(flow(back), canvas.rng, depth=11, gap=3.6, width=2.0), canvas.ink)
    canvas.outline(whole, width=BOLD)
    canvas.fill(circle(41 + 51j, 4.4) + circle(59 + 51j, 4.4), canvas.ink)


def draw_sandpiper(canvas: Canvas) -> None:
    """Draw a sandpiper in mid-step, bill to the left."""
    body = trace("25 27, 29 16, 40 13, 49 21, 58 28, 74 38, 93.6 55.6, 78 61, 60 70, 42 66, 32 54, 29 40")
    bill, whole = limb(trace("29 22, 17.6 30.6, 7 40"), 9.0, 5.6, 2.6), contour(body)
    legs = smooth(trace("50 66, 47 76, 50 83, 45 94")) + smooth(trace("62 65, 70 74, 78 78, 81 88"))
    legs += straight(trace("36 94, 54 94")) + straight(trace("74 90, 88 86"))
    canvas.line(legs, canvas.paper, BOLD + 4)
    bold_rim(canvas, whole, bill)
    canvas.line(legs, canvas.ink, BOLD)
    canvas.shape(bill, canvas.ink, 3)
    canvas.fill(whole, canvas.tone("paper").light)
    with canvas.clipped(whole):
        canvas.fill(
            contour(trace("18 30, 26 6, 50 8, 62 26, 100 54, 96 62, 70 52, 48 46, 40 34")), canvas.body.base
        )
    wing = trace("46 38, 56 35, 70 43, 93 57, 72 58, 54 54")
    canvas.shape(contour(wing), canvas.body.shade, FIRM)
    canvas.outline(whole, width=BOLD)
    canvas.fill(circle(36 + 23j, 4.2), canvas.ink)


def draw_rock(canvas: Canvas) -> None:
    """Draw a rock with two peaks in the surf."""
    crag = trace("8 82, 14 56, 24 46, 30 18, 43 7, 57 16, 62 38, 72 34, 85 52, 92 82")
    surf = [complex(5.2, 80), complex(94.8, 80)]
    whole = straight(crag, closed=True)
    foam = f"M{pair(surf[0])}" + "q11.2 -15 22.4 0" * 4 + "v12.6H5.2z"
    bold_rim(canvas, whole, foam)
    paint(canvas, crag, canvas.body, soft=False, lit=0, dark=0)
    with canvas.clipped(whole):
        canvas.fill(
            straight(trace("43 6, 30 18, 24 46, 13 56, 7 82, 26 82, 36 50, 46 30"), closed=True),
            canvas.body.light,
        )
        canvas.fill(straight(trace("57 16, 62 38, 56 84, 40 84, 48 54"), closed=True), canvas.body.shade)
        canvas.fill(straight(trace("72 34, 86 52, 93 84, 74 84, 76 58"), closed=True), canvas.body.shade)
    canvas.line(straight(trace("46 22, 47 50, 41 70")), canvas.ink, FIRM)
    canvas.line(straight(trace("62 38, 58 62")), canvas.ink, FIRM)
    canvas.outline(whole, width=BOLD)
    canvas.shape(foam, canvas.tone("foam").light, BOLD)


def draw_beach(canvas: Canvas) -> None:
    """Draw a dune with grass above a strip of sea."""
    dune = trace("5.2 70, 12 54, 27 43, 42 46, 56 58, 74 68, 94.8 72")
    blades = [
        limb(trace(line), 9.0, 8.0, 1.0)
        for line in (
            "22 46, 15 30, 17 10",
            "28 44, 29 26, 41 6.4",
            "36 45, 42 32, 63 19",
            "41 50, 52 42, 71 38",
        )
    ]
    land, sea = f"{smooth(dune)}L94.8 84H5.2z", "M5.2 78H94.8V89.4Q94.8 94.4 90 94.4H10Q5.2 94.4 5.2 89.4z"
    bold_rim(canvas, land, sea, *blades)
    for blade in blades:
        canvas.shape(blade, canvas.tone("grass").base, FIRM)
    canvas.shape(land, canvas.body.light, BOLD)
    canvas.line(
        smooth(trace("20 64, 30 60, 40 63")) + smooth(trace("46 70, 56 67, 66 71")), canvas.body.shade, FIRM
    )
    canvas.shape(sea, canvas.tone("sea").base, BOLD)
    canvas.line(
        smooth(trace("14 87, 24 84, 34 88, 44 84, 54 88, 64 84, 74 88, 84 84")),
        canvas.tone("foam").light,
        FIRM,
    )


def draw_wave(canvas: Canvas) -> None:
    """Draw a wave about to break."""
    wave = trace(
        "6.6 84, 11 62, 20 38, 36 17, 56 8, 76 13, 89 30, 88 44, 78 35, 66 34, 58 44, 58 58, 68 70, "
        "82 72, 93.4 66, 92.8 84, 80 92.6, 50 94, 18 92"
    )
    whole = smooth(wave, closed=True, tension=0.14)
    bold_rim(canvas, whole)
    canvas.fill(whole, canvas.body.base)
    with canvas.clipped(whole):
        streaks = [
            taper(trace(line), swelling(8))
            for line in (
                "16 82, 22 56, 34 34, 48 24",
                "32 88, 36 64, 42 46, 50 34",
                "50 90, 48 74, 50 58, 54 44",
            )
        ]
        canvas.fill("".join(streaks), canvas.body.light)
        cap = trace("26 24, 50 0, 84 2, 100 26, 92 50, 82 36, 74 42, 66 30, 56 37, 50 25, 40 32")
        canvas.shape(contour(cap, soft=False), canvas.tone("foam").light, FIRM)
    canvas.outline(whole, width=BOLD)


def draw_bag(canvas: Canvas) -> None:
    """Draw a cloth bag, drawn shut with a string."""
    bag = trace("37 36, 63 36, 80 52, 89 72, 83 88.4, 66 93.4, 34 93.4, 17 88.4, 11 72, 20 52")
    ruff = trace("36 34, 27 19, 22 9, 34 13, 42 6, 50 13, 58 6, 66 13, 78 9, 73 19, 64 34, 50 36")
    whole, top = contour(bag), contour(ruff)
    ends = smooth(trace("60 36, 74 40, 80 31")) + smooth(trace("60 36, 72 47, 84 46"))
    bold_rim(canvas, whole, top)
    paint(canvas, bag, canvas.body, lit=6, dark=9)
    canvas.fill(edge_cuts(flow(bag), canvas.rng, depth=13, gap=3.8, width=2.2), canvas.ink)
    folds = [
        taper(
            [complex(50 + 8 * x, 40), complex(50 + 17 * x, 54), complex(50 + 20 * x, 64)],
            swelling(3.4, start=2.4),
        )
        for x in spread(3, low=-1, high=1)
    ]
    canvas.fill("".join(folds), canvas.ink)
    canvas.outline(whole, width=BOLD)
    canvas.shape(top, canvas.body.light, BOLD)
    canvas.line(ends, canvas.ink, BOLD)
    canvas.line(straight([37 + 35.5j, 63 + 35.5j]), canvas.ink, 11)
    canvas.line(straight([38 + 35.5j, 62 + 35.5j]), canvas.tone("coral").base, 5)
