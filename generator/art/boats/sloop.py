"""Art: a sloop close-hauled: it heels, its main and jib are full, the helmsman sits out to windward."""

from generator.art.brush import Points, bezier, chain, circle, smooth, straight, turned
from generator.art.canvas import Canvas
from generator.art.footing import crest, draw_foam, draw_strip, strip
from generator.art.form import contour, edge_cuts, flow, trace
from generator.art.shading import sliver

HEEL = 11.0
PIVOT = 60 + 82j
MASTHEAD, MAST_FOOT = 62 + 4j, 64 + 76j
BOOM_END = 27 + 70j
HULL = "16 73, 34 75.6, 58 76.6, 84 75, 106 70.6, 101 80, 92 86, 70 89, 40 88.6, 22 84"
STRIPE = "16.6 76.4, 34 79.4, 58 80.6, 84 79, 104.4 74.6, 103.4 77, 84 81.8, 58 83.4, 34 82.2, 17.4 78.8"


def draw_sailboat(canvas: Canvas) -> None:
    """Draw the boat, bow to the right."""
    hull = contour(_heeled(trace(HULL)))
    main, jib = _main(), _jib()
    line = crest(4, 116, 84, canvas.rng)
    mast = straight(_heeled([MASTHEAD, MAST_FOOT]))
    crew = _heeled([36 + 66j, 31 + 68j])
    canvas.rim(hull, chain(*main), chain(*jib), strip(line, 9.2), mast, *(circle(p, 4.4) for p in crew))
    stays = [[MASTHEAD + 3j, 106 + 70j], [MASTHEAD, 16 + 73j]]
    canvas.line("".join(straight(_heeled(stay)) for stay in stays), canvas.ink, 1.0)
    _draw_main(canvas, main)
    canvas.line(mast, canvas.ink, 3.4)
    canvas.line(mast, canvas.tone("silver").base, 1.2)
    _draw_jib(canvas, jib)
    for at in crew:
        _draw_sailor(canvas, at)
    _draw_hull(canvas, hull)
    draw_strip(canvas, line, 9.2)
    _draw_bow_wave(canvas)


def _heeled(points: Points) -> list[complex]:
    return turned(points, HEEL, about=PIVOT)


def _main() -> tuple[list[complex], ...]:
    luff = [63.6 + 70j, MASTHEAD + 2j]
    leech = bezier(MASTHEAD + 2j, 46 + 22j, 33 + 46j, BOOM_END, steps=6)
    foot = bezier(BOOM_END, 44 + 73.6j, luff[0], steps=4)
    return tuple(_heeled(edge) for edge in (luff, leech, foot))


def _jib() -> tuple[list[complex], ...]:
    tack, head, clew = 103.4 + 70j, 65.4 + 13j, 58 + 71.4j
    luff = [tack, head]
    leech = bezier(head, 70 + 44j, clew, steps=5)
    foot = bezier(clew, 78 + 76j, tack, steps=4)
    return tuple(_heeled(edge) for edge in (luff, leech, foot))


def _draw_main(canvas: Canvas, main: tuple[list[complex], ...]) -> None:
    paper = canvas.tone("paper")
    whole = chain(*main)
    canvas.fill(whole, paper.light)
    with canvas.clipped(whole):
        fold = _heeled(trace("64 6, 56 26, 50 48, 46 72, 70 74, 66 40"))
        canvas.fill(contour(fold), paper.shade)
        seams = [
            _heeled(trace(s))
            for s in ("66 22, 54 22.6, 44 21", "66 38, 50 39, 36 37", "66 54, 46 55.4, 28 53.6")
        ]
        canvas.line("".join(map(smooth, seams)), paper.shade, 0.9)
        battens = [_heeled(trace(s)) for s in ("44 26, 52 26.6", "36 42, 46 42.8", "30 57.6, 41 58.6")]
        canvas.line("".join(map(smooth, battens)), canvas.ink, 1.3)
    canvas.outline(whole)
    boom = _heeled([BOOM_END - 1.5 + 0.6j, 64 + 71.4j])
    canvas.line(straight(boom), canvas.ink, 3.6)
    canvas.line(straight(boom), canvas.tone("silver").base, 1.2)


def _draw_jib(canvas: Canvas, jib: tuple[list[complex], ...]) -> None:
    body, whole = canvas.body, chain(*jib)
    canvas.fill(whole, body.base)
    with canvas.clipped(whole):
        canvas.fill(
            contour(_heeled(trace("64 12, 70 34, 69 54, 60 72, 80 78, 104 72, 78 62, 76 40"))), body.shade
        )
        canvas.fill(contour(_heeled(trace("66 14, 82 38, 102 68, 90 62, 76 42"))), body.light)
    canvas.outline(whole)


def _draw_sailor(canvas: Canvas, at: complex) -> None:
    vest = [at + p for p in (-3 + 10j, -3.4 + 4j, -1 + 2.4j, 2.4 + 3j, 4 + 10j)]
    canvas.shape(contour(vest), canvas.tone("coral").base, 1.3)
    canvas.shape(circle(at, 2.5), canvas.tone("plumage").light, 1.3)
    canvas.fill(sliver(at - 2.8 - 0.8j, at + 2.8 - 0.8j, 2.8), canvas.ink)


def _draw_hull(canvas: Canvas, hull: str) -> None:
    paper, sea = canvas.tone("paper"), canvas.tone("sea")
    points = _heeled(trace(HULL))
    canvas.fill(hull, paper.light)
    with canvas.clipped(hull):
        canvas.fill(
            contour(_heeled(trace("14 83, 34 86, 60 87, 86 84.6, 104 78, 104 100, 14 100"))), paper.shade
        )
        canvas.fill(contour(_heeled(trace(STRIPE))), sea.shade)
        canvas.fill(edge_cuts(flow(points, steps=3), canvas.rng, depth=6, gap=2.4, width=1.0), canvas.ink)
    canvas.outline(hull)


def _draw_bow_wave(canvas: Canvas) -> None:
    """The bow throws up foam; a flat wake runs out astern."""
    wake = trace("10 88, 20 85.6, 32 86.6, 44 89, 34 90.6, 20 90.2")
    canvas.fill(contour(wake), canvas.tone("foam").light)
    draw_foam(canvas, trace("76 89.4, 83 87.6, 90 85, 96 81.4, 102 82, 107 85, 112 87.6"), 0.5)
