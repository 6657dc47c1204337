"""Leaf × ground → ``Frame``: where faces and marks go on both sides of a sheet, whatever copies it shows.

Invariant: the back of a place has its centre exactly behind the front's, and its face stands head to head
with the front's.
"""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from generator.geometry import Rect, Size
from generator.impose.ground import Axis, Ground
from generator.impose.layout import Leaf
from generator.impose.marks import crop_marks, fold_line, outlines
from generator.impose.poster import part_marks
from generator.impose.strip import PartMap, Strip, rulers
from generator.impose.turn import back_rotation, mirror_mark, mirror_outline, mirror_rect, spin_line
from generator.model.cutting import Marks
from generator.sheet import Mark, Polygon, Ring


class Place(Struct, frozen=True):
    """Where one face goes: a ``Placement`` without the face."""

    trim: Rect
    bleed: float
    rotation: int
    window: Rect | None
    outline: Ring | Polygon | None = None


class SheetSide(Struct, frozen=True, kw_only=True):
    """One side of a sheet: the places of fronts and backs on it, its marks, and the strip for its label."""

    fronts: tuple[Place, ...]
    backs: tuple[Place, ...]
    marks: tuple[Mark, ...]
    strip: Strip
    part: PartMap | None
    spun: bool = False


class Frame(Struct, frozen=True, kw_only=True):
    """Both sides of a sheet; ``back`` is None when nothing is printed there."""

    front: SheetSide
    back: SheetSide | None


def frame_of(leaf: Leaf, ground: Ground) -> Frame:
    """Work out both sides of a leaf."""
    fold = ground.fold if leaf.folded else None
    cuts = _cuts(leaf, ground, backed_only=False)
    behind = () if fold is None else tuple(mirror_mark(mark, ground.size, fold) for mark in cuts)
    folds = () if fold is None else fold_line(ground)
    rings = () if leaf.part else tuple(outlines(share.block for share in leaf.shares))
    front = SheetSide(
        fronts=tuple(_places(leaf, backed_only=False)),
        backs=() if fold is None else tuple(_turned(_places(leaf, backed_only=True), ground.size, fold)),
        marks=(*cuts, *behind, *folds, *rings, *rulers(leaf.strip, leaf.place)),
        strip=leaf.strip,
        part=leaf.place,
    )
    return Frame(front=front, back=None if ground.turn is None else _back(leaf, ground, ground.turn))


def _back(leaf: Leaf, ground: Ground, turn: Axis) -> SheetSide:
    strip = Strip(rect=mirror_rect(leaf.strip.rect, ground.size, Axis.UPRIGHT), upright=leaf.strip.upright)
    part = leaf.place.mirrored() if leaf.place is not None else None
    cuts = () if leaf.folded else _cuts(leaf, ground, backed_only=True)
    scale = rulers(strip, part)
    # Label and rulers stand as the faces do: upside down where the sheet is turned over a level edge.
    spun = turn is Axis.LEVEL
    return SheetSide(
        fronts=(),
        backs=() if leaf.folded else tuple(_turned(_places(leaf, backed_only=True), ground.size, turn)),
        marks=(
            *(mirror_mark(mark, ground.size, turn) for mark in cuts),
            *((spin_line(line, ground.size) for line in scale) if spun else scale),
        ),
        strip=strip,
        part=part,
        spun=spun,
    )


def _cuts(leaf: Leaf, ground: Ground, *, backed_only: bool) -> tuple[Mark, ...]:
    shares = [share for share in leaf.shares if share.run.backs or not backed_only]
    if leaf.part is not None:
        return part_marks(leaf.part, ground) if shares else ()
    at_edge = any(share.run.cutting.marks is Marks.EDGE for share in shares)
    return crop_marks([share.block for share in shares], leaf.area, at_edge=at_edge)


def _places(leaf: Leaf, *, backed_only: bool) -> Iterator[Place]:
    for share in leaf.shares:
        if share.run.backs or not backed_only:
            cell = share.block.cell
            rotation = 90 if cell.turned else 0
            if leaf.part is not None:
                yield Place(leaf.part.trim, cell.bleed, rotation, leaf.part.window)
            else:
                for trim, window in zip(share.block.trims(), share.block.windows(), strict=True):
                    outline = cell.die.shown(trim, cell.bleed) if share.block.spots and cell.die else None
                    yield Place(trim, cell.shown, rotation, window, outline)


def _turned(places: Iterable[Place], sheet: Size, axis: Axis) -> Iterator[Place]:
    for place in places:
        window = None if place.window is None else mirror_rect(place.window, sheet, axis)
        trim, rotation = mirror_rect(place.trim, sheet, axis), back_rotation(place.rotation, axis)
        outline = None if place.outline is None else mirror_outline(place.outline, sheet, axis)
        yield Place(trim, place.bleed, rotation, window, outline)
