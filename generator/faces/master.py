"""Faces: one side of a component, made ready once: its template, variables, and a plan per rendered text."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from generator.diagnostic import Diagnostic
from generator.faces.face import Face
from generator.faces.fields import PieceFields
from generator.faces.library import SourceTemplate
from generator.faces.literals import set_aside
from generator.faces.plan import Outcome, fill_plan, make_plan
from generator.faces.scene import SHARED_FACES, Scene
from generator.faces.variables import component_variables, field_names, piece_variable
from generator.model import Art, Component, Effect, Member, Piece, Side, Text

_MOST_REMEMBERED = 2_000
_TOLD_APART = (str, int, float, Text, Art, Member, type(None))
_NEEDS = 'ARCHITECTURE.md, "Shared templates", tells what it needs'


Skeleton = tuple[str, Mapping[str, str]]
"""A rendered template without the texts of its literal slots, and these texts."""


class Master(Struct, frozen=True, eq=False):
    """What all faces of one side share; ``names`` are the fields that its template can ask a piece for.

    Pieces that are alike in all that the template looks at have one skeleton.
    """

    scene: Scene
    component: Component
    template: SourceTemplate
    variables: dict[str, Any]
    names: tuple[str, ...]
    fields: PieceFields
    plans: dict[str, Outcome] = field(default_factory=dict)
    skeletons: dict[tuple[object, ...], Skeleton] = field(default_factory=dict)

    def compose(self, piece: Piece) -> tuple[Face | None, tuple[Diagnostic, ...]]:
        """Return this side of a piece; where the template does not name the piece, one plan serves all."""
        made = self._skeleton(piece)
        if isinstance(made, Diagnostic):
            return None, (_asked_by(self.component, made),)
        skeleton, texts = made
        known = self.plans.get(skeleton)
        if known is None:
            known = self.plans[skeleton] = self._plan(skeleton)
        return self._filled(known, piece, texts)

    def _skeleton(self, piece: Piece) -> Skeleton | Diagnostic:
        key = _seen(piece, self.template.asks)
        known = self.skeletons.get(key) if key is not None else None
        if known is not None:
            return known
        variables = {**self.variables, "piece": piece_variable(piece, self.names)}
        rendered = self.scene.faces.render(self.template, variables)
        if isinstance(rendered, Diagnostic):
            return rendered
        # What shows nothing of a piece is one face for all of them, with its literal texts in it.
        made = set_aside(rendered) if self.template.by_piece else (rendered, {})
        if key is not None and len(self.skeletons) < _MOST_REMEMBERED:
            self.skeletons[key] = made
        return made

    def _filled(
        self, outcome: Outcome, piece: Piece, texts: Mapping[str, str]
    ) -> tuple[Face | None, tuple[Diagnostic, ...]]:
        plan, warnings = outcome
        if plan is None:
            return None, warnings
        face, faults = fill_plan(plan, piece, texts)
        return face, (*warnings, *faults) if warnings else faults

    def _plan(self, rendered: str) -> Outcome:
        size = self.component.size.grown(self.component.bleed)
        plan, faults = make_plan(rendered, self.template, self.scene, size, self.fields)
        return plan, tuple(_asked_by(self.component, fault) for fault in faults)


def _seen(piece: Piece, asks: tuple[str, ...] | None) -> tuple[object, ...] | None:
    """Return what a template sees of a piece, to tell it from others by; None if that cannot be told."""
    if asks is None:
        return None
    seen: list[object] = []
    for name in asks:
        value = piece.fields.get(name, piece.count if name == "count" else piece.id if name == "id" else None)
        if isinstance(value, tuple) and value and all(isinstance(item, Effect) for item in value):
            # An effect is the same object on all pieces that have it, as a member is.
            seen += (tuple, *map(id, value))
            continue
        if not isinstance(value, _TOLD_APART):
            return None
        # 1 and True are equal but print differently. A member is the same object on all pieces.
        shown = str(value) if isinstance(value, Text) else id(value) if isinstance(value, Member) else value
        seen += (type(value), shown)
    return tuple(seen)


def _asked_by(component: Component, fault: Diagnostic) -> Diagnostic:
    """Name the component in a fault of a shared template, which may well suit others."""
    if not fault.span.file.startswith(SHARED_FACES):
        return fault
    hint = "; ".join(filter(None, (fault.hint, _NEEDS)))
    return replace(fault, message=f'for "{component.id}", {fault.message}', hint=hint)


def make_master(scene: Scene, component: Component, side: Side) -> Master | Diagnostic | None:
    """Make one side of a component ready; None if it has no such side."""
    name = component.face if side is Side.FRONT else component.back
    if name is None:
        return None
    template = scene.faces.find(name, component.origin.at("face" if side is Side.FRONT else "back"))
    if isinstance(template, Diagnostic):
        return _asked_by(component, template)
    variables = {**scene.variables, **component_variables(component, side)}
    names = field_names(component) if template.by_piece else ()
    return Master(scene, component, template, variables, names, PieceFields(component.pieces))
