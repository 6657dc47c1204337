"""Leaves → pages: which faces lie in the places of each sheet, and what its label and bookmark say.

Sheets with equal blocks share their places and marks as the same objects.
"""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from generator.impose.frame import Frame, SheetSide, frame_of
from generator.impose.ground import Ground
from generator.impose.layout import Layout, Leaf
from generator.impose.strip import labels
from generator.impose.turn import spin_label
from generator.impose.wording import Wording
from generator.model.piece import Side
from generator.sheet import FaceRef, Label, Placement, SheetPage


class Sheet(Struct, frozen=True, kw_only=True):
    """One sheet about to be drawn: its number among all, its components in words."""

    leaf: Leaf
    ground: Ground
    wording: Wording
    number: str
    components: tuple[str, ...]
    names: tuple[str, ...]


def draw_pages(layout: Layout, wording: Wording) -> tuple[SheetPage, ...]:
    """Draw all pages in printing order.

    In a duplex plan with backs every sheet has a back page, be it bare: else printing would fall out of step.
    """
    in_step = layout.ground.fold is None and any(_has_back(leaf) for leaf in layout.leaves)
    frames: dict[object, Frame] = {}
    pages: list[SheetPage] = []
    for sheet in _sheets(layout, wording):
        leaf = sheet.leaf
        key = tuple((share.block, bool(share.run.backs)) for share in leaf.shares), leaf.part, leaf.folded
        if key not in frames:
            frames[key] = frame_of(leaf, layout.ground)
        frame = frames[key]
        pages.append(_page(sheet, frame.front, Side.FRONT, _front_word(sheet)))
        if frame.back is not None and (in_step or _has_back(leaf)):
            pages.append(_page(sheet, frame.back, Side.BACK, wording.back))
    return tuple(pages)


def _has_back(leaf: Leaf) -> bool:
    return not leaf.folded and any(share.run.backs for share in leaf.shares)


def _sheets(layout: Layout, wording: Wording) -> Iterator[Sheet]:
    names = {one.id: str(one.name) for choice in layout.choices for one in choice.run.components}
    for number, leaf in enumerate(layout.leaves, start=1):
        components = tuple(dict.fromkeys(ref.component for ref in _faces(leaf, Side.FRONT)))
        yield Sheet(
            leaf=leaf,
            ground=layout.ground,
            wording=wording,
            number=f"{number}/{len(layout.leaves)}",
            components=components,
            names=_names(leaf, components, names, wording),
        )


def _names(
    leaf: Leaf, components: tuple[str, ...], names: Mapping[str, str], wording: Wording
) -> tuple[str, ...]:
    shown = tuple(names[component] for component in components)
    if leaf.part is None:
        return shown
    place = leaf.part.place
    return (f"{shown[0]}, {wording.part} {leaf.part.name} ({place.columns} × {place.rows})",)


def _faces(leaf: Leaf, side: Side) -> Iterator[FaceRef]:
    for share in leaf.shares:
        faces = share.run.fronts if side is Side.FRONT else share.run.backs
        yield from faces[share.first : share.first + share.block.count]


def _front_word(sheet: Sheet) -> str:
    if sheet.leaf.folded:
        return sheet.wording.both
    # A piece whose back is left out says so: it must not look like a piece without one.
    is_left_out = sheet.ground.turn is None and _has_back(sheet.leaf)
    return sheet.wording.fronts_only if is_left_out else sheet.wording.front


def _page(sheet: Sheet, side: SheetSide, face: Side, word: str) -> SheetPage:
    return SheetPage(
        side=face,
        title=sheet.wording.title(sheet.names, sheet.number, word),
        components=sheet.components,
        placements=tuple(_placements(sheet.leaf, side)),
        marks=side.marks,
        labels=_labels(sheet, side, word),
    )


def _placements(leaf: Leaf, side: SheetSide) -> Iterator[Placement]:
    fills = {one.id: one.fill for share in leaf.shares for one in share.run.components}
    for ref, place in zip(_faces(leaf, Side.FRONT), side.fronts, strict=False):
        fill = fills[ref.component]
        yield Placement(ref, place.trim, place.bleed, place.rotation, place.window, fill, place.outline)
    for ref, place in zip(_faces(leaf, Side.BACK), side.backs, strict=False):
        fill = fills[ref.component]
        yield Placement(ref, place.trim, place.bleed, place.rotation, place.window, fill, place.outline)


def _labels(sheet: Sheet, side: SheetSide, word: str) -> tuple[Label, ...]:
    """Set the label in full or, where that is too long, with the first component's name only."""
    names = sheet.names
    brief = (f"{names[0]} +{len(names) - 1}",) if len(names) > 1 else names
    texts = tuple(sheet.wording.label(shown, sheet.number, word) for shown in dict.fromkeys((names, brief)))
    shown = labels(side.strip, texts, side.part)
    return tuple(spin_label(label, sheet.ground.size) for label in shown) if side.spun else shown
