"""Faces: piece + template + art → ``Face``. The room's verbs; all they make ready is kept in the studio."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from generator.diagnostic import NOWHERE, Diagnostic, Span
from generator.faces.face import Face
from generator.faces.faults import fault
from generator.faces.fields import PieceFields
from generator.faces.plan import fill_plan, make_plan
from generator.faces.studio import Studio
from generator.faces.variables import piece_variables, wrapped
from generator.model import Component, LocalizedGame, Piece, Side

NOTHING_MORE: Mapping[str, Any] = MappingProxyType({})

_NO_PIECE = Piece(id="", count=0, fields={})


def compose_face(
    studio: Studio, localized: LocalizedGame, component: Component, piece: Piece, side: Side
) -> tuple[Face | None, tuple[Diagnostic, ...]]:
    """Compose one side of a piece.

    Returns:
        The face, or None if its template cannot be used or the component has no back; and the faults, which a
        template repeats for each of its pieces.
    """
    master = studio.master(localized, component, side)
    if isinstance(master, Diagnostic):
        return None, (master,)
    if master is None:
        return None, ()
    return master.compose(piece)


def check_icons(studio: Studio, localized: LocalizedGame) -> tuple[Diagnostic, ...]:
    """Return what is wrong with the pictures of a game's icons, used or not."""
    return tuple(
        fault(wrong.code, wrong.message, wrong.hint, wrong.span or NOWHERE)
        for wrong in studio.scene(localized).icon_faults()
    )


def compose_figure(
    studio: Studio,
    localized: LocalizedGame,
    name: str,
    asked_at: Span,
    more: Mapping[str, Any] = NOTHING_MORE,
) -> tuple[Face | None, tuple[Diagnostic, ...]]:
    """Compose a picture for the rulebook from ``NAME.svg.j2``, as large as its view box.

    The template is the game's own or stands in ``templates/figures``. ``asked_at`` is where it is mentioned.
    It can name ``more``: inert values by name, such as what the examples of the rulebook have shown.
    """
    scene = studio.scene(localized)
    template = scene.figures.find(name, asked_at, "figure", ".svg.j2")
    if isinstance(template, Diagnostic):
        return None, (template,)
    told = {name: wrapped(value) for name, value in more.items()}
    variables = {**scene.variables, "pieces": piece_variables(localized), **told}
    rendered = scene.figures.render(template, variables)
    if isinstance(rendered, Diagnostic):
        return None, (rendered,)
    plan, faults = make_plan(rendered, template, scene, None, PieceFields(()))
    if plan is None:
        return None, faults
    face, faults = fill_plan(plan, _NO_PIECE, {})
    return replace(face, template=template.file), faults
