"""Leaves → pages: placements, marks and labels of both sides of each sheet.

Invariant: the back of a placement has its centre exactly behind the front's and stands head to head with it.
Pages with equal blocks share their marks as one object.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from generator.geometry import Rect, Size
from generator.impose.ground import Axis, Ground
from generator.impose.layout import Layout, Leaf
from generator.impose.marks import crop_marks, fold_line, outlines
from generator.impose.pack import Block
from generator.impose.poster import part_marks
from generator.impose.strip import PartMap, Strip, labels, rulers
from generator.impose.turn import back_rotation, mirror_mark, mirror_rect, spin_label, spin_line
from generator.impose.wording import Wording
from generator.model.piece import Side
from generator.sheet import Label, Mark, Placement, SheetPage, Slot


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """What all sheets with the same blocks have in common: the marks of both sides, rulers included."""

    front: tuple[Mark, ...]
    back: tuple[Mark, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Press:
    """What every page needs to be drawn."""

    layout: Layout
    wording: Wording
    names: Mapping[str, str]

    @property
    def ground(self) -> Ground:
        """The paper and its folds."""
        return self.layout.ground


def draw_pages(layout: Layout, wording: Wording) -> tuple[SheetPage, ...]:
    """Draw all pages in printing order.

    In a duplex plan with backs every sheet has a back page, be it bare: else printing would fall out of step.
    """
    names = {
        component.id: str(component.name) for choice in layout.choices for component in choice.run.components
    }
    press = Press(layout=layout, wording=wording, names=names)
    frames: dict[object, Frame] = {}
    in_step = layout.ground.fold is None and any(_has_back(leaf, layout.ground) for leaf in layout.leaves)
    pages: list[SheetPage] = []
    for number, leaf in enumerate(layout.leaves, start=1):
        key = tuple(share.block for share in leaf.shares), leaf.part, leaf.folded, _backed(leaf)
        if key not in frames:
            frames[key] = _frame(leaf, layout.ground)
        pages.append(_front(press, leaf, frames[key], number))
        if in_step or _has_back(leaf, layout.ground):
            pages.append(_back(press, leaf, frames[key], number))
    return tuple(pages)


def _has_back(leaf: Leaf, ground: Ground) -> bool:
    return ground.turn is not None and not leaf.folded and any(_backed(leaf))


def _backed(leaf: Leaf) -> tuple[bool, ...]:
    return tuple(bool(share.run.backs) for share in leaf.shares)


def _frame(leaf: Leaf, ground: Ground) -> Frame:
    blocks = [share.block for share in leaf.shares]
    cuts = crop_marks(blocks, leaf.area) if leaf.part is None else part_marks(leaf.part, ground)
    front = cuts
    if leaf.folded and ground.fold is not None:
        behind = (mirror_mark(mark, ground.size, ground.fold) for mark in cuts)
        front = (*cuts, *behind, *fold_line(ground))
    rings = outlines(blocks) if leaf.part is None else ()
    front = (*front, *rings, *rulers(leaf.strip, _place(leaf)))
    return Frame(front=front, back=_back_marks(leaf, cuts, ground))


def _back_marks(leaf: Leaf, cuts: tuple[Mark, ...], ground: Ground) -> tuple[Mark, ...]:
    if ground.turn is None:
        return ()
    if leaf.part is None:
        cuts = crop_marks([share.block for share in leaf.shares if share.run.backs], leaf.area)
    mirrored = (mirror_mark(mark, ground.size, ground.turn) for mark in cuts)
    scale = rulers(_back_strip(leaf, ground.size), _back_place(leaf))
    if ground.turn is Axis.LEVEL:
        scale = tuple(spin_line(line, ground.size) for line in scale)
    return (*mirrored, *scale)


def _front(press: Press, leaf: Leaf, frame: Frame, number: int) -> SheetPage:
    placements = _placements(leaf)
    fold = press.ground.fold
    if leaf.folded and fold is not None:
        placements = (*placements, *_behind(leaf, placements, press.ground.size, fold))
    side = _side_word(press, leaf)
    texts = _texts(press, leaf, number, side)
    return SheetPage(
        side=Side.FRONT,
        title=_title(press, leaf, number, side),
        components=_components(leaf),
        placements=placements,
        marks=frame.front,
        labels=labels(leaf.strip, texts, _place(leaf)),
    )


def _back(press: Press, leaf: Leaf, frame: Frame, number: int) -> SheetPage:
    size, turn = press.ground.size, press.ground.turn or Axis.UPRIGHT
    side = press.wording.back
    shown = labels(_back_strip(leaf, size), _texts(press, leaf, number, side), _back_place(leaf))
    return SheetPage(
        side=Side.BACK,
        title=_title(press, leaf, number, side),
        components=_components(leaf),
        placements=tuple(_behind(leaf, _placements(leaf), size, turn)),
        marks=frame.back,
        labels=_spun(shown, size) if turn is Axis.LEVEL else shown,
    )


def _placements(leaf: Leaf) -> tuple[Placement, ...]:
    if leaf.part is not None:
        share, cell = leaf.shares[0], leaf.part.split.cell
        slot = share.run.fronts[share.first]
        rotation = 90 if cell.turned else 0
        return (Placement(slot, leaf.part.trim, cell.bleed, rotation, leaf.part.window),)
    return tuple(
        Placement(slot, trim, share.block.cell.bleed, 90 if share.block.cell.turned else 0)
        for share in leaf.shares
        for slot, trim in zip(
            _slots(share.run.fronts, share.first, share.block), share.block.trims(), strict=True
        )
    )


def _slots(slots: Sequence[Slot], first: int, block: Block) -> Sequence[Slot]:
    return slots[first : first + block.count]


def _behind(leaf: Leaf, fronts: Sequence[Placement], size: Size, axis: Axis) -> Iterator[Placement]:
    """Yield the backs of those fronts that have one."""
    backed = {component.id for share in leaf.shares if share.run.backs for component in share.run.components}
    for front in fronts:
        if front.slot.component in backed:
            slot = Slot(front.slot.component, front.slot.piece, front.slot.copy, Side.BACK)
            window = _mirrored(front.window, size, axis)
            trim, rotation = mirror_rect(front.trim, size, axis), back_rotation(front.rotation, axis)
            yield Placement(slot, trim, front.bleed, rotation, window)


def _mirrored(window: Rect | None, size: Size, axis: Axis) -> Rect | None:
    return None if window is None else mirror_rect(window, size, axis)


def _place(leaf: Leaf) -> PartMap | None:
    return None if leaf.part is None else leaf.part.place


def _back_place(leaf: Leaf) -> PartMap | None:
    return None if leaf.part is None else leaf.part.place.mirrored()


def _back_strip(leaf: Leaf, size: Size) -> Strip:
    return Strip(rect=mirror_rect(leaf.strip.rect, size, Axis.UPRIGHT), upright=leaf.strip.upright)


def _spun(shown: Sequence[Label], size: Size) -> tuple[Label, ...]:
    return tuple(spin_label(label, size) for label in shown)


def _components(leaf: Leaf) -> tuple[str, ...]:
    shown = [slot.component for s in leaf.shares for slot in _slots(s.run.fronts, s.first, s.block)]
    return tuple(dict.fromkeys(shown))


def _names(press: Press, leaf: Leaf) -> tuple[str, ...]:
    names = tuple(press.names[component] for component in _components(leaf))
    if leaf.part is None:
        return names
    place = leaf.part.place
    return (f"{names[0]}, {press.wording.part} {leaf.part.name} ({place.columns} × {place.rows})",)


def _side_word(press: Press, leaf: Leaf) -> str:
    if leaf.folded:
        return press.wording.both
    # A piece whose back is left out says so: it must not look like a piece without one.
    left_out = press.ground.turn is None and any(_backed(leaf))
    return press.wording.fronts_only if left_out else press.wording.front


def _number(press: Press, number: int) -> str:
    return f"{number}/{len(press.layout.leaves)}"


def _title(press: Press, leaf: Leaf, number: int, side: str) -> str:
    return press.wording.title(_names(press, leaf), _number(press, number), side)


def _texts(press: Press, leaf: Leaf, number: int, side: str) -> tuple[str, ...]:
    """Return the label in full and, for many components, with the first one's name only."""
    names = _names(press, leaf)
    brief = (f"{names[0]} +{len(names) - 1}",) if len(names) > 1 else names
    return tuple(
        press.wording.label(shown, _number(press, number), side) for shown in dict.fromkeys((names, brief))
    )
