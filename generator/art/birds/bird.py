"""Art: a bird as data: body, folded wing, bill, legs and eye → a drawing that all standing birds share."""

from msgspec import Struct
from msgspec.structs import replace

from generator.art.brush import mix, pair, spread, swelling, taper, turned
from generator.art.canvas import Canvas
from generator.art.form import trace
from generator.art.parts import Mark, Patch, contour, cut_out, eye, lay, paint_of, piece, soft_lines


class Leg(Struct, frozen=True, kw_only=True):
    """One leg: its joints, its toes, and the web between them if it has one."""

    joints: str
    toes: tuple[str, ...] = ()
    web: str = ""


class Scales(Struct, frozen=True):
    """A row of rounded feathers along a line, each ``size`` long and leaning towards the line's end."""

    line: str
    count: int
    size: float


class Wing(Struct, frozen=True, kw_only=True):
    """A folded wing: ground, patches, rows of feathers and the long quills over them."""

    shape: Patch
    patches: tuple[Patch, ...] = ()
    rows: tuple[Scales, ...] = ()
    scale: str = "body.shade"
    edge: str = "body.light"
    quills: tuple[str, ...] = ()
    quill: str = "body.light"
    late: tuple[Patch, ...] = ()


class Bird(Struct, frozen=True, kw_only=True):
    """A bird that stands. Parts are laid down in the order of the fields."""

    legs: tuple[Leg, ...] = ()
    skin: str = "ink"
    shank: float = 2.6
    bill: tuple[Patch, ...] = ()
    body: Patch
    patches: tuple[Patch, ...] = ()
    cuts: float = 8.0
    wing: Wing | None = None
    eye: complex = 0j
    eye_size: float = 2.4
    iris: str = ""
    ring: str = ""


def leaning(bird: Bird, degrees: float, *, about: complex) -> Bird:
    """Return the bird turned clockwise over its feet, which stay where they are."""

    def turn(shape: Patch) -> Patch:
        return shape[0], turned(shape[1], degrees, about=about)

    def turn_line(text: str) -> str:
        return ", ".join(map(pair, turned(trace(text), degrees, about=about)))

    wing = bird.wing and replace(
        bird.wing,
        shape=turn(bird.wing.shape),
        patches=tuple(map(turn, bird.wing.patches)),
        rows=tuple(Scales(turn_line(row.line), row.count, row.size) for row in bird.wing.rows),
        quills=tuple(map(turn_line, bird.wing.quills)),
        late=tuple(map(turn, bird.wing.late)),
    )
    return replace(
        bird,
        bill=tuple(map(turn, bird.bill)),
        body=turn(bird.body),
        patches=tuple(map(turn, bird.patches)),
        wing=wing,
        eye=turned([bird.eye], degrees, about=about)[0],
    )


def draw_bird(
    canvas: Canvas,
    bird: Bird,
    *,
    behind: Mark | None = None,
    under: Mark | None = None,
    over: Mark | None = None,
    rims: str = "",
) -> None:
    """Draw the bird.

    Args:
        canvas: where.
        bird: what.
        behind: draws what lies behind the bird, on its rim.
        under: draws marks on its body, below the wing.
        over: draws them last.
        rims: outlines of what else stands in the picture, to share the rim.
    """
    rim_of(canvas, bird, rims)
    if behind:
        behind(canvas)
    for leg in bird.legs:
        draw_leg(canvas, leg, bird.skin, bird.shank)
    piece(canvas, bird.body, *bird.patches, width=2.0, cuts=bird.cuts, inside=under)
    if bird.wing:
        draw_wing(canvas, bird.wing)
    for part in bird.bill:
        piece(canvas, part, width=1.6)
    if bird.eye:
        eye(canvas, bird.eye, bird.eye_size, iris=bird.iris, ring=bird.ring)
    if over:
        over(canvas)


def rim_of(canvas: Canvas, bird: Bird, more: str = "") -> None:
    """Lay the paper rim under the whole bird, its legs and what else stands there."""
    wing = (contour(bird.wing.shape[1]),) if bird.wing else ()
    webs = [contour(cut_out(leg.web)) for leg in bird.legs if leg.web]
    canvas.rim(contour(bird.body[1]), *wing, *(contour(part[1]) for part in bird.bill), *webs, more)
    lines = soft_lines(line for leg in bird.legs for line in (leg.joints, *leg.toes))
    canvas.line(lines, canvas.paper, bird.shank + 2.4 + 4.4)


def draw_leg(canvas: Canvas, leg: Leg, skin: str, shank: float) -> None:
    """Draw a leg as a dark line with its skin inside; toes are thinner, a web lies under them."""
    joints, toes = soft_lines((leg.joints,)), soft_lines(leg.toes)
    colour = paint_of(canvas, skin)
    if leg.web:
        canvas.shape(contour(cut_out(leg.web)), colour, 1.8)
    edge = 0.4 if skin == "ink" else 2.4
    canvas.line(toes, canvas.ink, shank * 0.8 + edge)
    canvas.line(joints, canvas.ink, shank + edge)
    if skin != "ink":
        canvas.line(toes, colour, shank * 0.8)
        canvas.line(joints, colour, shank)


def draw_wing(canvas: Canvas, wing: Wing) -> None:
    """Draw a folded wing."""
    whole = contour(wing.shape[1])
    canvas.fill(whole, paint_of(canvas, wing.shape[0]))
    with canvas.clipped(whole):
        lay(canvas, wing.patches)
        for row in wing.rows:
            _draw_scales(canvas, row, paint_of(canvas, wing.scale), paint_of(canvas, wing.edge))
        lay(canvas, wing.late)
        quills = "".join(taper(trace(quill), swelling(1.3)) for quill in wing.quills)
        canvas.fill(quills, paint_of(canvas, wing.quill))
    canvas.outline(whole, width=1.8)


def _draw_scales(canvas: Canvas, row: Scales, colour: str, edge: str) -> None:
    start, *_, end = trace(row.line)
    way = (end - start) / abs(end - start) * row.size / 6
    # Written for a row that runs level to the right: a blunt tip, a round back, a root under its neighbour.
    blade = (-4 - 2.2j, 2 - 2.8j, 6 + 0.4j, 2 + 3j, -4 + 2j)
    for t in spread(row.count):
        at = mix(start, end, t)
        canvas.shape(contour([at + p * way for p in blade]), colour, 1.1, edge=edge)
