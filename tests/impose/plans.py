"""Components, papers and plans for the tests of this room, and a plan as text in mm."""

from collections.abc import Iterator

from generator.geometry import Rect, Size
from generator.impose import Wording
from generator.model.paper import Paper
from generator.model.piece import Component, Outline, Piece
from generator.model.text import Text
from generator.sheet import Mark, MarkKind, Placement, Polygon, Ring, SheetPage, SheetPlan

A4 = Paper(id="a4", name="A4", size=Size(210.0, 297.0), margin=5.0)
LETTER = Paper(id="letter", name="Letter", size=Size(215.9, 279.4), margin=5.0)
POKER = Size(63.5, 88.9)
WORDING = Wording(
    game="Sea Shells",
    edition="Rulebook edition",
    language="English",
    page="page",
    front="front",
    back="back",
    both="front and back",
    fronts_only="fronts only",
    part="part",
)


def component(
    name: str,
    size: Size,
    count: int = 1,
    *,
    bleed: float = 0.0,
    back: bool = False,
    is_round: bool = False,
    overlap: float = 0.0,
) -> Component:
    """A component of one kind of piece; its shown name is its id with a capital letter."""
    return Component(
        id=name,
        name=Text(f"{name}.name", name.capitalize()),
        stock="cards",
        size=size,
        outline=Outline.ROUND if is_round else Outline.RECTANGLE,
        bleed=bleed,
        face="face.svg.j2",
        back="back.svg.j2" if back else None,
        overlap=overlap,
        pieces=(Piece(id="piece", count=count, fields={}),),
    )


def placements(plan: SheetPlan) -> Iterator[tuple[SheetPage, Placement]]:
    for page in plan.pages:
        for placement in page.placements:
            yield page, placement


def plan_text(plan: SheetPlan) -> str:
    """A plan in mm, one line a thing; rulers are left out."""
    lines = [f"paper {_mm(plan.paper.width)} × {_mm(plan.paper.height)}"]
    for page in plan.pages:
        lines.append(f"[{page.side.value}] {page.title}")
        lines += [f"  {_placement(placement)}" for placement in page.placements]
        lines += [f"  {_mark(mark)}" for mark in page.marks if mark.kind is not MarkKind.RULER]
        lines += [f'  label "{label.text}" {label.size_pt:g} pt {label.rotation}°' for label in page.labels]
    return "\n".join(lines) + "\n"


def _placement(placement: Placement) -> str:
    ref = placement.face
    window = f" in {_rect(placement.window)}" if placement.window else ""
    name = f"{ref.component}/{ref.piece}#{ref.copy} {ref.side.value}"
    return (
        f"{name} at {_rect(placement.trim)} bleed {_mm(placement.bleed)} turned {placement.rotation}{window}"
    )


def _mark(mark: Mark) -> str:
    if isinstance(mark, Polygon):
        return f"{mark.kind.value} {' to '.join(f'{_mm(p.x)},{_mm(p.y)}' for p in mark.points)}"
    if isinstance(mark, Ring):
        return f"{mark.kind.value} {_rect(mark.box)} corner {_mm(mark.corner)}"
    return f"{mark.kind.value} {_mm(mark.start.x)},{_mm(mark.start.y)} to {_mm(mark.end.x)},{_mm(mark.end.y)}"


def _rect(rect: Rect) -> str:
    return f"{_mm(rect.x)},{_mm(rect.y)} {_mm(rect.width)}×{_mm(rect.height)}"


def _mm(length: float) -> str:
    return f"{length:.3f}".rstrip("0").rstrip(".")
