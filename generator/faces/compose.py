"""Faces: piece + template + art → ``Face``. The room's verbs; all they make ready is kept in the studio."""

from dataclasses import dataclass, field
from typing import Any

from generator.diagnostic import Diagnostic, Span
from generator.faces.face import Face
from generator.faces.library import SourceTemplate
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
    plan, faults = master.plan(piece)
    return fill_plan(plan, piece) if plan is not None else (None, faults)


def compose_figure(
    studio: Studio, localized: LocalizedGame, name: str
) -> tuple[Face | None, tuple[Diagnostic, ...]]:
    """Compose a picture for the rulebook from ``templates/figures/NAME.svg.j2``, as large as its view box."""
    scene = studio.scene(localized)
    template = scene.figures.find(f"{name}.svg.j2", Span(localized.game.rulebook or ""))
    if isinstance(template, Diagnostic):
        return None, (template,)
    rendered = scene.figures.render(template, scene.variables)
    if isinstance(rendered, Diagnostic):
        return None, (rendered,)
    plan, faults = make_plan(rendered, template, scene, None, ())
    return fill_plan(plan, _NO_PIECE) if plan is not None else (None, faults)


@dataclass(frozen=True, slots=True, eq=False)
class _Master:
    """One side of one component, made ready: its template, variables, and a plan for each rendered text."""

    scene: Scene
    component: Component
    template: SourceTemplate
    variables: dict[str, Any]
    names: tuple[str, ...]
    plans: dict[str, Outcome] = field(default_factory=dict)
    every: list[Outcome] = field(default_factory=list)

    def plan(self, piece: Piece) -> Outcome:
        """Return the plan for a piece: the one for all, if the template does not name the piece."""
        if self.every:
            return self.every[0]
        variables = {**self.variables, "piece": piece_variable(piece, self.names)}
        rendered = self.scene.faces.render(self.template, variables)
        if isinstance(rendered, Diagnostic):
            return None, (rendered,)
        outcome = self.plans.get(rendered)
        if outcome is None:
            size = self.component.size.grown(self.component.bleed)
            pieces = self.component.pieces
            outcome = self.plans[rendered] = make_plan(rendered, self.template, self.scene, size, pieces)
        if not self.template.by_piece:
            self.every.append(outcome)
        return outcome


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
    master = _Master(scene, component, template, variables, field_names(component))
    scene.prepared[key] = master
    return master
