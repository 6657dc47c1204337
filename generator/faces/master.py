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
from generator.model import Component, Piece, Side

_NEEDS = 'ARCHITECTURE.md, "Shared templates", tells what it needs'


class Master(Struct, frozen=True, eq=False):
    """What all faces of one side share; ``names`` are the fields that its template can ask a piece for."""

    scene: Scene
    component: Component
    template: SourceTemplate
    variables: dict[str, Any]
    names: tuple[str, ...]
    fields: PieceFields
    plans: dict[str, Outcome] = field(default_factory=dict)

    def compose(self, piece: Piece) -> tuple[Face | None, tuple[Diagnostic, ...]]:
        """Return this side of a piece; where the template does not name the piece, one plan serves all."""
        if not self.template.by_piece and self.plans:
            return self._filled(self.plans[""], piece, {})
        variables = {**self.variables, "piece": piece_variable(piece, self.names)}
        rendered = self.scene.faces.render(self.template, variables)
        if isinstance(rendered, Diagnostic):
            return None, (_asked_by(self.component, rendered),)
        if not self.template.by_piece:
            outcome = self.plans[""] = self._plan(rendered)
            return self._filled(outcome, piece, {})
        skeleton, texts = set_aside(rendered)
        known = self.plans.get(skeleton)
        if known is None:
            known = self.plans[skeleton] = self._plan(skeleton)
        return self._filled(known, piece, texts)

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
