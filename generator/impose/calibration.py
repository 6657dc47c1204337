"""A paper → the two pages of its calibration sheet: scales on the front, crosses on the back behind them.

Held against the light, each cross shows on two scales, by half millimetres, where the back has got to.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from generator.geometry import Insets, Point, Size
from generator.impose.ground import Axis, Ground, grounds
from generator.impose.strip import Strip, labels, rulers
from generator.impose.turn import mirror_point, mirror_rect, spin_label, spin_line
from generator.model.paper import Duplex, Paper
from generator.model.piece import Side
from generator.sheet import Label, Line, Mark, MarkKind, SheetPage, SheetPlan
from generator.units import pt_to_mm

# Lengths in mm.
REACH = 5.0
_STEP = 0.5
_OFF = 5.0
_CROSS = 11.0
_INSET = 18.0
_TICKS = (1.2, 2.0, 3.0)
_LETTER_PT, _SMALL_PT = 13.0, 6.0
_LEADING = 1.35
_GAP = 16.0


class Instructions(Struct, frozen=True, kw_only=True):
    """What the sheet says: a title, paragraphs already broken into lines of ``size_pt``, words for labels."""

    title: str
    title_pt: float
    paragraphs: tuple[tuple[str, ...], ...]
    size_pt: float
    label: str
    back: str


class Target(Struct, frozen=True):
    """A place that is measured, by its letter."""

    name: str
    at: Point


def calibration_ground(paper: Paper, duplex: Duplex, *, landscape: bool) -> Ground:
    """Return how the sheet lies: its page upright or lying, and the edge it is turned over."""
    portrait, lying = grounds(paper, duplex)
    return lying if landscape else portrait


def targets(ground: Ground) -> tuple[Target, ...]:
    """Return the places that are measured: near the corners, in the order in which they are read."""
    work = ground.work.grown(-_INSET)
    corners = ((work.x, work.y), (work.right, work.y), (work.x, work.bottom), (work.right, work.bottom))
    return tuple(Target(name, Point(x, y)) for name, (x, y) in zip("ABCD", corners, strict=True))


def text_room(ground: Ground) -> Size:
    """Return the room for the instructions below their title, in mm."""
    return ground.work.grown(-_INSET - _GAP).inset(Insets(top=8.0, right=0.0, bottom=0.0, left=0.0)).size


def text_height(paragraphs: Sequence[Sequence[str]], size_pt: float) -> float:
    """Return how high paragraphs of so many lines stand, in mm."""
    lines = sum(len(paragraph) + 0.5 for paragraph in paragraphs)
    return lines * pt_to_mm(size_pt) * _LEADING


def plan_calibration(ground: Ground, instructions: Instructions) -> SheetPlan:
    """Plan both sides."""
    axis = ground.turn or Axis.UPRIGHT
    marks = targets(ground)
    strip = Strip(rect=ground.strip)
    front = SheetPage(
        side=Side.FRONT,
        title=instructions.title,
        components=(),
        placements=(),
        marks=(*_scales(marks), *_long_rulers(marks), *rulers(strip)),
        labels=(*_names(marks), *_text(ground, instructions), *labels(strip, (instructions.label,))),
    )
    return SheetPlan(paper=ground.size, pages=(front, _back(ground, marks, axis, instructions.back)))


def _scales(marks: Sequence[Target]) -> Iterator[Mark]:
    for mark in marks:
        yield from (*_scale(mark.at, along=True), *_scale(mark.at, along=False))


def _scale(at: Point, *, along: bool) -> Iterator[Mark]:
    """Yield a scale beside a place: level above it with ticks upwards, or upright with ticks to the left."""
    yield _line(at, (-REACH, -_OFF), (REACH, -_OFF), along=along)
    for number in range(-round(REACH / _STEP), round(REACH / _STEP) + 1):
        height = _TICKS[2] if number % 10 == 0 else _TICKS[1] if number % 2 == 0 else _TICKS[0]
        yield _line(at, (number * _STEP, -_OFF), (number * _STEP, -_OFF - height), along=along)


def _line(at: Point, start: tuple[float, float], end: tuple[float, float], *, along: bool) -> Line:
    """Return a line by its ends along and across a scale."""
    ends = [Point(at.x + u, at.y + v) if along else Point(at.x + v, at.y + u) for u, v in (start, end)]
    return Line(MarkKind.SCALE, *ends)


def _names(marks: Sequence[Target]) -> Iterator[Label]:
    for mark in marks:
        x, y = mark.at.x, mark.at.y
        yield Label(mark.name, Point(x + 6.5, y + 1.6), _LETTER_PT)
        near, far = -_OFF - _TICKS[2], REACH + 1.0
        yield Label("–5", Point(x - REACH - 1.3, y + near - 0.6), _SMALL_PT)
        yield Label("0", Point(x - 0.6, y + near - 0.6), _SMALL_PT)
        yield Label("+5", Point(x + REACH - 1.3, y + near - 0.6), _SMALL_PT)
        yield Label("0", Point(x + near - 2.0, y + 0.8), _SMALL_PT)
        yield Label("+5", Point(x + near - 3.2, y + far - 0.2), _SMALL_PT)


def _long_rulers(marks: Sequence[Target]) -> Iterator[Mark]:
    """Yield rulers of whole centimetres between the first place and its neighbours."""
    first, beside, below, _ = (mark.at for mark in marks)
    for along, length in ((True, beside.x - first.x), (False, below.y - first.y)):
        whole = int((length - 2 * _GAP) / 10) * 10
        start = (length - whole) / 2
        yield _line(first, (start, 0.0), (start + whole, 0.0), along=along)
        for number in range(whole + 1):
            height = _TICKS[2] if number % 10 == 0 else _TICKS[1] if number % 5 == 0 else _TICKS[0]
            at = start + number
            yield _line(first, (at, 0.0), (at, -height), along=along)


def _text(ground: Ground, instructions: Instructions) -> Iterator[Label]:
    left, top = ground.work.x + _INSET + _GAP, ground.work.y + _INSET + _GAP
    yield Label(instructions.title, Point(left, top + 2.0), instructions.title_pt)
    size, step = instructions.size_pt, pt_to_mm(instructions.size_pt) * _LEADING
    y = top + 8.0
    for paragraph in instructions.paragraphs:
        for line in paragraph:
            y += step
            yield Label(line, Point(left, y), size)
        y += 0.5 * step


def _crosses(marks: Sequence[Target], page: Size, axis: Axis) -> Iterator[Mark]:
    for mark in marks:
        at = mirror_point(mark.at, page, axis)
        yield _line(at, (-_CROSS, 0.0), (_CROSS, 0.0), along=True)
        yield _line(at, (-_CROSS, 0.0), (_CROSS, 0.0), along=False)


def _back(ground: Ground, marks: Sequence[Target], axis: Axis, text: str) -> SheetPage:
    """Return the back: its crosses, and label and rulers the way up that faces would have."""
    strip = Strip(rect=mirror_rect(ground.strip, ground.size, Axis.UPRIGHT))
    lines, texts = rulers(strip), labels(strip, (text,))
    if axis is Axis.LEVEL:
        lines = tuple(spin_line(line, ground.size) for line in lines)
        texts = tuple(spin_label(label, ground.size) for label in texts)
    return SheetPage(
        side=Side.BACK,
        title=text,
        components=(),
        placements=(),
        marks=(*_crosses(marks, ground.size, axis), *lines),
        labels=texts,
    )
