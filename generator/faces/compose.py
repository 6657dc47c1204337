"""Faces: piece + template + art → ``Face``. The room's verbs; all they make ready is kept in the studio."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from generator.diagnostic import Diagnostic, Span
from generator.faces.face import Face
from generator.faces.library import SourceTemplate
from generator.faces.literals import set_aside
from generator.faces.plan import Outcome, fill_plan, make_plan
from generator.faces.scene import Scene
from generator.faces.studio import Studio
from generator.faces.variables import component_variables, field_names, piece_variable
from generator.model import Component, LocalizedGame, Piece, Side

_NO_PIECE = Piece(id="", count=0, fields={})


def compose_face(
    studio: Studio, localized: LocalizedGame, component: Component, piece: Piece, side: Side
) -> tuple[Face | None, tuple[Diagnostic, ...]]:
    """Compose one side of a piece.

    Returns:
        The face, or None if its template cannot be used or the component has no back; and the faults, which a
        template repeats for each of its pieces.
    """
    master = _master(studio.scene(localized), component, side)
    if isinstance(master, Diagnostic):
        return None, (master,)
    if master is None:
        return None, ()
    return master.compose(piece)


def compose_figure(
    studio: Studio, localized: LocalizedGame, name: str, asked_at: Span
) -> tuple[Face | None, tuple[Diagnostic, ...]]:
    """Compose a picture for the rulebook from ``NAME.svg.j2``, as large as its view box.

    The template is the game's own or stands in ``templates/figures``. ``asked_at`` is where it is mentioned.
    """
    scene = studio.scene(localized)
    template = scene.figures.find(name, asked_at, "figure", ".svg.j2")
    if isinstance(template, Diagnostic):
        return None, (template,)
    rendered = scene.figures.render(template, scene.variables)
    if isinstance(rendered, Diagnostic):
        return None, (rendered,)
    plan, faults = make_plan(rendered, template, scene, None, ())
    if plan is None:
        return None, faults
    face, faults = fill_plan(plan, _NO_PIECE, {})
    return replace(face, template=template.file), faults


@dataclass(frozen=True, slots=True, eq=False)
class _Master:
    """One side of one component, made ready: its template, variables, and a plan for each rendered text."""

    scene: Scene
    component: Component
    template: SourceTemplate
    variables: dict[str, Any]
    names: tuple[str, ...]
    plans: dict[str, Outcome] = field(default_factory=dict)

    def compose(self, piece: Piece) -> tuple[Face | None, tuple[Diagnostic, ...]]:
        """Return this side of a piece; where the template does not name the piece, one plan serves all."""
        if not self.template.by_piece and self.plans:
            return self._filled(self.plans[""], piece, {})
        variables = {**self.variables, "piece": piece_variable(piece, self.names)}
        rendered = self.scene.faces.render(self.template, variables)
        if isinstance(rendered, Diagnostic):
            return None, (rendered,)
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
        plan, faults = outcome
        return fill_plan(plan, piece, texts) if plan is not None else (None, faults)

    def _plan(self, rendered: str) -> Outcome:
        size = self.component.size.grown(self.component.bleed)
        return make_plan(rendered, self.template, self.scene, size, self.component.pieces)


def _master(scene: Scene, component: Component, side: Side) -> _Master | Diagnostic | None:
    """Return one side of a component made ready; None if it has no such side."""
    key = (id(component), side)
    master = scene.prepared.get(key)
    if isinstance(master, _Master) and master.component is component:
        return master
    name = component.face if side is Side.FRONT else component.back
    if name is None:
        return None
    template = scene.faces.find(name, component.origin.at("face" if side is Side.FRONT else "back"))
    if isinstance(template, Diagnostic):
        return template
    variables = {**scene.variables, **component_variables(component, side)}
    names = field_names(component) if template.by_piece else ()
    master = _Master(scene, component, template, variables, names)
    scene.prepared[key] = master
    return master
