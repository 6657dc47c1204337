"""Blocks → marks: crop marks in line with every cut, outlines where these cannot show it, fold lines.

Invariant: a mark starts outside every bleed, ends inside the printable area, and stays in its own half of the
gap to the next block.
"""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from generator.geometry import Point, Rect
from generator.impose.block import Block
from generator.impose.cell import MARK_LENGTH, SLACK
from generator.impose.ground import Axis, Ground
from generator.sheet import Line, Mark, MarkKind


class Cuts(Struct, frozen=True):
    """Where the knife goes: the x of upright cuts and the y of level ones."""

    xs: tuple[float, ...]
    ys: tuple[float, ...]


def crop_marks(blocks: Sequence[Block], area: Rect, *, at_edge: bool = False) -> tuple[Mark, ...]:
    """Return the crop marks of all blocks that have such.

    With ``at_edge`` they stand at the edge of the area, where nothing lies between it and the block.
    """
    rects = [block.rect for block in blocks]
    marks: list[Mark] = []
    for block in blocks:
        if block.cell.is_marked:
            room = free_room(block.rect, [rect for rect in rects if rect != block.rect], area)
            far = free_room(block.rect, (), area) if at_edge else None
            marks += marks_around(block.rect, _cuts(block), room, block.cell.mark_gap, far=far)
    return tuple(marks)


def outlines(blocks: Iterable[Block]) -> Iterator[Mark]:
    """Yield a hairline around each piece that has one; what is square shares those of its grid."""
    for block in blocks:
        die = block.cell.die
        if die is not None and die.is_square:
            yield from _hairlines(block)
        elif die is not None:
            yield from (die.path(trim) for trim in block.trims())


def _hairlines(block: Block) -> Iterator[Mark]:
    cuts, rect, bleed = _cuts(block), block.rect, block.cell.bleed
    trims = rect.grown(-bleed)
    for x in cuts.xs:
        yield Line(MarkKind.OUTLINE, Point(x, trims.y), Point(x, trims.bottom))
    for y in cuts.ys:
        yield Line(MarkKind.OUTLINE, Point(trims.x, y), Point(trims.right, y))


def fold_line(ground: Ground) -> tuple[Mark, ...]:
    """Return the line to fold at, from edge to edge of the work area, or nothing if there is no fold."""
    work, middle = ground.work, ground.centre
    if ground.fold is Axis.UPRIGHT:
        return (Line(MarkKind.FOLD, Point(middle.x, work.y), Point(middle.x, work.bottom)),)
    if ground.fold is Axis.LEVEL:
        return (Line(MarkKind.FOLD, Point(work.x, middle.y), Point(work.right, middle.y)),)
    return ()


class Room(Struct, frozen=True, kw_only=True):
    """Free room above, right of, below and left of a block, in mm."""

    above: float
    right: float
    below: float
    left: float


def free_room(rect: Rect, others: Sequence[Rect], area: Rect) -> Room:
    """Return the room between a block and the area's edges, or half-way to the next block."""
    stacked = [other for other in others if other.x < rect.right and rect.x < other.right]
    beside = [other for other in others if other.y < rect.bottom and rect.y < other.bottom]
    return Room(
        above=_nearest(rect.y - area.y, (rect.y - other.bottom for other in stacked)),
        right=_nearest(area.right - rect.right, (other.x - rect.right for other in beside)),
        below=_nearest(area.bottom - rect.bottom, (other.y - rect.bottom for other in stacked)),
        left=_nearest(rect.x - area.x, (rect.x - other.right for other in beside)),
    )


def _nearest(edge: float, gaps: Iterable[float]) -> float:
    """Return the least of the way to the edge and half the gaps; a gap below zero lies on the other side."""
    return min([edge, *(gap / 2 for gap in gaps if gap > -SLACK)])


def marks_around(
    rect: Rect, cuts: Cuts, room: Room, gap: float, kind: MarkKind = MarkKind.CROP, *, far: Room | None = None
) -> Iterator[Mark]:
    """Yield marks in line with the cuts, ``gap`` mm off the rectangle, on all sides with room for them.

    With ``far``, the room up to the edge, marks end there on the sides whose whole room that is.
    """
    edge = far or Room(above=-1.0, right=-1.0, below=-1.0, left=-1.0)
    above = _stretch(rect.y, -room.above, gap, -edge.above)
    below = _stretch(rect.bottom, room.below, gap, edge.below)
    for start, end in (*above, *below):
        yield from (Line(kind, Point(x, start), Point(x, end)) for x in cuts.xs)
    left = _stretch(rect.x, -room.left, gap, -edge.left)
    right = _stretch(rect.right, room.right, gap, edge.right)
    for start, end in (*left, *right):
        yield from (Line(kind, Point(start, y), Point(end, y)) for y in cuts.ys)


def _stretch(edge: float, room: float, gap: float, far: float) -> Iterator[tuple[float, float]]:
    """Yield the mark's two ends on the way out from ``edge``; a negative room leads up or left.

    The mark stands at the far end of the room if that is ``far``.
    """
    length = min(abs(room) - gap, MARK_LENGTH)
    if length > SLACK:
        outwards = 1.0 if room > 0 else -1.0
        start = abs(room) - length if room == far else gap
        yield edge + outwards * start, edge + outwards * (start + length)


def _cuts(block: Block) -> Cuts:
    trim, pitch, at = block.cell.trim, block.cell.pitch, block.at
    return Cuts(
        xs=_along(at.x, trim.width, pitch.width, block.columns, block.cell.bleed),
        ys=_along(at.y, trim.height, pitch.height, block.rows, block.cell.bleed),
    )


def _along(start: float, trim: float, pitch: float, number: int, bleed: float) -> tuple[float, ...]:
    starts = [start + bleed + place * pitch for place in range(number)]
    # Butted pieces share a cut; only the last one ends at a cut of its own.
    ends = [at + trim for at in (starts if bleed > SLACK else starts[-1:])]
    return tuple(sorted(starts + ends))
