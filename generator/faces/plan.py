"""Faces: a rendered template → constants and holes, in painting order; filled with a piece it is a face."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from generator.diagnostic import Diagnostic, Origin, Severity, Span
from generator.drawing import Artwork, Drawing, Item
from generator.faces.face import Face, PictureFit, SlotFit
from generator.faces.faults import fault
from generator.faces.fields import PieceFields
from generator.faces.library import SourceTemplate
from generator.faces.literals import MARK
from generator.faces.marked import KEEP, UNTOUCHED, Marked
from generator.faces.places import field_showing, place_of_field
from generator.faces.scene import Scene
from generator.faces.slot_fill import NOTHING, Complaint, Filled, PictureHole, TextHole, Zones
from generator.faces.slots import PictureSlot, Slot, SlotError, TextSlot, read_slot
from generator.faces.svg import Layered, RawSlot, read_svg
from generator.faces.xml import attribute_place
from generator.geometry import Rect, Size
from generator.model import LocalizedGame, Piece, Region
from generator.typeset import Zone
from generator.units import format_mm
from generator.workspace import WorkspaceError

SIZE_TOLERANCE = 0.01
# Where to look when what a template itself shows cannot be had.
_ATTRIBUTE_OF = {"A101": "data-motif", "A102": "data-pattern", "A103": "data-colour", "L312": "data-text"}


class Plan(Struct, frozen=True, eq=False):
    """How a face is put together: what is on every one of them, and holes for what is not.

    Without a hole all faces are the ``same`` one.
    """

    size: Size
    steps: Sequence[Filled | TextHole | PictureHole]
    localized: LocalizedGame
    same: Face | None
    kept: tuple[Region, ...] = ()


Outcome = tuple[Plan | None, tuple[Diagnostic, ...]]


def make_plan(
    rendered: str, template: SourceTemplate, scene: Scene, size: Size | None, fields: PieceFields
) -> Outcome:
    """Take a rendered template apart, and fill in all that no piece changes.

    Args:
        rendered: the SVG text.
        template: what it was rendered from.
        scene: the game.
        size: what the view box has to be; None for a figure, which may have any size.
        fields: the fields that the slots may name; none for a figure.

    Returns:
        The plan and warnings; or None, if the template cannot be used, and why.
    """
    places = _Places(template, rendered)
    document = read_svg(rendered, scene.gallery.palette)
    faults = [
        fault(wrong.code, wrong.message, wrong.hint, places.locate(wrong.line, wrong.column))
        for wrong in document.faults
    ]
    if document.view_box is not None:
        faults += _size_faults(document.view_box, size, places.find("viewBox"))
    steps: list[Filled | TextHole | PictureHole] = []
    warnings: list[Diagnostic] = []
    zones = _zones(document.zones)
    ids: set[str] = set()
    for part in document.parts:
        if not isinstance(part, RawSlot):
            svg, layer = (part.svg, part.layer) if isinstance(part, Layered) else (part, None)
            box = document.view_box or Rect(0.0, 0.0, 0.0, 0.0)
            whole = Rect(0.0, 0.0, box.width, box.height)
            steps.append(Filled((Artwork(scene.gallery.same(svg), whole, layer=layer),)))
            continue
        try:
            slot = read_slot(part, scene.localized.game.theme)
            locate = partial(_locate_slot, template, rendered, part.line, part.column)
            _check_id(part.attributes.get("id"), ids)
            if not _is_filled(slot, fields):
                warnings.append(_unfilled(slot, locate(_attribute(slot))))
            steps.append(_step(slot, scene, locate, zones))
        except SlotError as wrong:
            place = _locate_slot(template, rendered, part.line, part.column, wrong.attribute)
            faults.append(fault(wrong.code, wrong.message, wrong.hint, place))
    if faults or document.view_box is None:
        return None, tuple(faults)
    size, steps = document.view_box.size, [*_merged(steps)]
    constants = [step for step in steps if isinstance(step, Filled)]
    kept = tuple(_region(one, one.box, places) for one in document.kept if one.box is not None)
    same = _face(size, constants, kept) if len(constants) == len(steps) else None
    return Plan(size, steps, scene.localized, same, kept), tuple(warnings)


def fill_plan(plan: Plan, piece: Piece, texts: Mapping[str, str]) -> tuple[Face, tuple[Diagnostic, ...]]:
    """Return the face of a piece, and what is wrong with the fields it shows.

    Args:
        plan: the plan for it.
        piece: the piece.
        texts: more fields: what the template itself says in its literal slots.
    """
    if plan.same is not None:
        return plan.same, ()
    fields = {**piece.fields, **texts} if texts else piece.fields
    parts = [step if isinstance(step, Filled) else step.fill(fields) for step in plan.steps]
    complaints = [complaint for part in parts for complaint in part.complaints]
    return _face(plan.size, parts, plan.kept), tuple(_piece_faults(complaints, piece, plan.localized))


def _region(one: Marked, box: Rect, places: "_Places") -> Region:
    name = one.name or f"<line {one.line}>"
    return Region(name, box, Origin(places.locate(one.line, one.column, KEEP)))


def _face(size: Size, parts: Sequence[Filled], kept: tuple[Region, ...]) -> Face:
    """Put a face together."""
    items: list[Item] = []
    fits: list[SlotFit] = []
    pictures: list[PictureFit] = []
    for part in parts:
        items += part.items
        fits += part.fits
        pictures += part.pictures
    return Face(Drawing(size, tuple(items)), tuple(fits), tuple(pictures), kept=kept)


def _check_id(id_: str | None, ids: set[str]) -> None:
    """Refuse an id that another slot has. Errors: SlotError."""
    if id_ in ids:
        hint = "give each an id of its own; in a loop, with {{ loop.index }} in it"
        raise SlotError("L318", f'another slot has the id "{id_}" already', hint, "id")
    if id_:
        ids.add(id_)


def _is_filled(slot: Slot, fields: PieceFields) -> bool:
    """Tell whether a slot ever shows anything. Errors: SlotError."""
    if not slot.field or slot.field.startswith(MARK):
        return True
    return fields.is_filled(slot.field, _attribute(slot))


def _attribute(slot: Slot) -> str:
    return "data-picture" if isinstance(slot, PictureSlot) else "data-icons" if slot.icons else "data-text"


def _unfilled(slot: Slot, span: Span) -> Diagnostic:
    message = f'no piece fills the field "{slot.field}", which this slot is for'
    wrong = fault("L317", message, "fill it, or take the slot away", span)
    return replace(wrong, severity=Severity.WARNING)


def _zones(marked: Sequence[Marked]) -> Zones:
    """Return what text leaves free: what it flows around, and what it must not touch."""
    around, untouched = [], []
    for one in marked:
        if one.box is not None:
            zone = Zone(one.box, one.is_round)
            if one.value == UNTOUCHED:
                untouched.append((one.name or f"<line {one.line}>", zone))
            else:
                around.append(zone)
    return Zones(tuple(around), tuple(untouched))


def _step(
    slot: Slot, scene: Scene, locate: Callable[[], Span], zones: Zones
) -> Filled | TextHole | PictureHole:
    """Return what a slot puts on every face, or a hole if it depends on the piece.

    Errors:
        SlotError: what the template itself puts there cannot be had.
    """
    hole = _hole(slot, scene, locate, zones)
    if slot.field:
        return hole
    filled = NOTHING
    if isinstance(hole, TextHole) and isinstance(slot, TextSlot):
        filled = hole.set(slot.text)
    elif isinstance(hole, PictureHole) and isinstance(slot, PictureSlot) and slot.art is not None:
        filled = hole.hang(slot.art)
    for wrong in filled.complaints:
        raise SlotError(wrong.code, wrong.message, wrong.hint, _ATTRIBUTE_OF.get(wrong.code, ""))
    return filled


def _hole(slot: Slot, scene: Scene, locate: Callable[[], Span], zones: Zones) -> TextHole | PictureHole:
    if isinstance(slot, PictureSlot):
        return PictureHole(slot, scene)
    try:
        return TextHole(slot, scene, locate, zones)
    except WorkspaceError as error:
        message = f'the style "{slot.style_name}" wants the font "{slot.style.font.family}": {error.reason}'
        raise SlotError("L315", message, "choose a font that the press has", "data-style") from None


def _size_faults(view_box: Rect, size: Size | None, span: Span) -> list[Diagnostic]:
    wrong: list[Diagnostic] = []
    if abs(view_box.x) > SIZE_TOLERANCE or abs(view_box.y) > SIZE_TOLERANCE:
        message = f"the viewBox starts at {view_box.x:g}, {view_box.y:g}"
        wrong.append(fault("L307", message, "let it start at 0 0", span))
    if size is not None and (
        abs(view_box.width - size.width) > SIZE_TOLERANCE
        or abs(view_box.height - size.height) > SIZE_TOLERANCE
    ):
        message = (
            f"the template is {format_mm(view_box.width)} by {format_mm(view_box.height)}, but the piece with"
            f" its bleed is {format_mm(size.width)} by {format_mm(size.height)}"
        )
        wrong.append(fault("L307", message, f'write viewBox="0 0 {size.width:g} {size.height:g}"', span))
    return wrong


def _merged(steps: Sequence[Filled | TextHole | PictureHole]) -> Iterator[Filled | TextHole | PictureHole]:
    """Join what stands on every face between two holes."""
    constant = NOTHING
    for step in steps:
        if isinstance(step, Filled):
            constant = Filled(
                constant.items + step.items, constant.fits + step.fits, constant.pictures + step.pictures
            )
            continue
        if constant != NOTHING:
            yield constant
            constant = NOTHING
        yield step
    if constant != NOTHING:
        yield constant


def _piece_faults(
    complaints: Sequence[Complaint], piece: Piece, localized: LocalizedGame
) -> Iterator[Diagnostic]:
    """Report what is wrong with the values of a piece where they stand: with it, or in a catalog."""
    for wrong in complaints:
        field = wrong.field or field_showing(piece, wrong.words)
        place = place_of_field(localized, piece, field)
        message, span = wrong.message, place.span if field else wrong.slot or place.span
        if place.translated is not None:
            context, language = place.translated.context, localized.language.name
            message = f'in the translation of "{context}" into {language}, {message}'
        yield fault(wrong.code, message, wrong.hint, wrong.span or span)


def _locate_slot(
    template: SourceTemplate, rendered: str, line: int, column: int, attribute: str = "data-text"
) -> Span:
    """Return the place of an attribute of a slot in the source, or of the slot if it has no such attribute.

    It is worked out when it is asked for: a plan that is kept must hold no more than it needs.
    """
    place = attribute_place(rendered, line, column, attribute)
    return _Places(template, rendered).locate(*place, attribute)


class _Places:
    """Finds in a template's source what was found in the text rendered from it."""

    def __init__(self, template: SourceTemplate, rendered: str) -> None:
        self._file = template.file
        self._source = template.source.split("\n")
        self._rendered = rendered.split("\n")

    def find(self, word: str) -> Span:
        """Return the first place of a word in the source, or its beginning."""
        for number, line in enumerate(self._source, start=1):
            if word in line:
                return Span(self._file, number, line.index(word) + 1)
        return Span(self._file)

    def locate(self, line: int, column: int, word: str = "") -> Span:
        """Return the place in the source: the same line if it is unchanged, else the one most like it.

        In a line that has changed, the word is looked for.
        """
        text = self._rendered[line - 1] if line <= len(self._rendered) else ""
        if line <= len(self._source) and self._source[line - 1] == text:
            return Span(self._file, line, column)
        alike = get_close_matches(text, self._source, n=1, cutoff=0.3)
        if not alike:
            return Span(self._file)
        number = self._source.index(alike[0]) + 1
        found = re.search(rf"\b{re.escape(word)}=" if word else r"\S", alike[0]) or re.search(r"\S", alike[0])
        return Span(self._file, number, found.start() + 1 if found else 1)
