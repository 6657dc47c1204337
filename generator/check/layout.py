"""Rules L1xx: how texts sit on faces and figures."""

from collections.abc import Callable, Iterator
from math import hypot
from unicodedata import name as name_of

from msgspec import Struct

from generator.check.facts import Composed, ComposedFace
from generator.check.registry import Finding, rule
from generator.diagnostic import Severity, Span
from generator.faces.face import Face, SlotFit
from generator.faces.places import field_showing, place_of_field
from generator.geometry import Point, Rect
from generator.model import Component, Side
from generator.typeset.fonts import PROJECT_FONTS
from generator.units import format_mm

UNREADABLE_PT = 6.0
"""Source: below it, print shops refuse text on cards; house rule for card text."""
SMALL_PT = 8.0
_FEW = 3
_TOLERANCE = 0.01


@rule("L101", "text-overflow", on=Composed)
def text_overflow(composed: Composed) -> Iterator[Finding]:
    """A text does not fit its slot, even at the least size that its style allows.

    Why: text is never cut off and never shrinks below what the designer allowed. Translations are often a
    third longer than their source, so this is found in one language and not in another.

    Bad, in a slot 20 mm wide at 7 pt or more:
        name: Precious message in a bottle

    Good:
        name: Message in a bottle
    """
    language = composed.localized.language.name
    for place in _places(composed, lambda fit: fit.overflow_mm > 0):
        fit = place.fit
        yield Finding(
            f"{place.subject} is {format_mm(fit.overflow_mm)} too long for its slot in {language}, "
            f"even at {_points(fit.size_pt)}",
            place.span,
            f'shorten it, enlarge the slot "{fit.slot}" of {place.template}, '
            f'or lower "least" of the style "{fit.style}"',
        )


@rule("L102", "missing-glyph", on=Composed)
def missing_glyph(composed: Composed) -> Iterator[Finding]:
    """A character of a text is in no font of the press.

    Why: it would print as an empty box, or not at all.

    Bad:
        name: Sun ☉

    Good:
        name: Sun {icon:sun}
    """
    language = composed.localized.language.name
    for place in _places(composed, lambda fit: bool(set(fit.missing) - set(fit.unset))):
        yield Finding(
            f"no font has {_characters(place.fit.missing)}, which {place.subject} shows in {language}",
            place.span,
            f"write something else, draw it as an icon, or bring a font that has it in {PROJECT_FONTS}",
        )
    for name in composed.names:
        if set(name.missing) - set(name.unset):
            yield Finding(
                f"no font has {_characters(name.missing)}, which the labels of the sheets show in {language} "
                f"as part of {name.subject}",
                name.span,
                f"write something else, or bring a font that has it in {PROJECT_FONTS}",
            )


@rule("L106", "right-to-left", on=Composed)
def right_to_left(composed: Composed) -> Iterator[Finding]:
    """A text on a piece or a sheet runs from right to left.

    Why: the press sets lines from left to right only. Arabic and Hebrew would come out in the wrong order,
    and that is worse than not at all. Rulebooks have them in their right order.

    Bad:
        name: צדף

    Good:
        name: Tsedef
    """
    way_out = "write it in letters that run from left to right, or draw it as a picture"
    for place in _places(composed, lambda fit: bool(fit.unset)):
        shown = _characters(place.fit.unset[:_FEW])
        yield Finding(f"{place.subject} runs from right to left, as {shown} does", place.span, way_out)
    for name in composed.names:
        if name.unset:
            shown = _characters(name.unset[:_FEW])
            message = f"{name.subject}, which the labels of the sheets show, runs from right to left: {shown}"
            yield Finding(message, name.span, way_out)


@rule("L107", "text-in-zone", on=Composed)
def text_in_zone(composed: Composed) -> Iterator[Finding]:
    """A text touches what its template keeps free of text.

    Why: a zone with data-exclude="text" is what the designer wants to be seen, such as a face in a picture. A
    longer text, or a longer language, may run into it.

    Bad, with a text of four lines:
        <circle data-exclude="text" cx="30" cy="40" r="8" fill="none"/>
        <rect class="slot" data-text="text" x="6" y="20" width="50" height="30" …/>

    Good, where the text flows around it:
        <circle data-exclude="around" cx="30" cy="40" r="8" fill="none"/>
    """
    for place in _places(composed, lambda fit: bool(fit.touched)):
        names = ", ".join(f'"{name}"' for name in place.fit.touched)
        message = f"{place.subject} touches {names} in {place.template}, which should stay free of text"
        yield Finding(message, place.span, "shorten it, or move the slot or the zone")


@rule("L103", "unreadable-type", on=Composed)
def unreadable_type(composed: Composed) -> Iterator[Finding]:
    """A style sets text below 6 pt.

    Why: home printers do not hold such letters, and most people cannot read them across a table.

    Bad:
        styles: {note: {font: Noto Sans, size: 7 pt, least: 5 pt}}

    Good:
        styles: {note: {font: Noto Sans, size: 7 pt, least: 6 pt}}
    """
    for style, size in _smallest(composed).items():
        if size < UNREADABLE_PT:
            yield _small(composed, style, size, f"below {_points(UNREADABLE_PT)} it cannot be read")


@rule("L104", "small-type", on=Composed, severity=Severity.WARNING)
def small_type(composed: Composed) -> Iterator[Finding]:
    """A style sets text below 8 pt.

    Why: it prints, but people who do not see well will not read it. Keep it for what nobody has to read.

    Bad:
        styles: {body: {font: Noto Sans, size: 8 pt, least: 6 pt}}

    Good:
        styles: {body: {font: Noto Sans, size: 9 pt, least: 8 pt}}
    """
    for style, size in _smallest(composed).items():
        if UNREADABLE_PT <= size < SMALL_PT:
            yield _small(composed, style, size, f"below {_points(SMALL_PT)} it is hard to read")


@rule("L105", "unsafe-text", on=Composed, severity=Severity.WARNING)
def unsafe_text(composed: Composed) -> Iterator[Finding]:
    """A slot for text comes closer to the cut than the component's safe distance.

    Why: a cut is off by a millimetre or more, with scissors at home and at print shops alike. Text that is in
    its way gets cut.

    Bad, on a card of 63 mm with 3 mm of bleed and 3 mm of safety:
        <rect class="slot" data-text="name" x="3" …/>

    Good:
        <rect class="slot" data-text="name" x="6" …/>
    """
    # A deck of thousands has its slots in few places.
    known: dict[tuple[str, Rect], float] = {}
    for composed_face in composed.faces:
        component = composed_face.component
        for fit in composed_face.face.fits:
            if not fit.text:
                continue
            place = (component.id, fit.box)
            excess = known.get(place)
            if excess is None:
                excess = known[place] = _excess(component, fit.box)
            if excess > _TOLERANCE:
                yield Finding(
                    f'the text slot "{fit.slot}" of {_template(composed_face)} comes '
                    f"{format_mm(excess)} closer to the cut of {component.id} than its "
                    f"safe distance, {format_mm(component.safe)}",
                    _template_span(composed_face),
                    'move the slot inwards, or lower "safe"',
                )


class _Place(Struct, frozen=True):
    """A text on a face or figure: what it is called, where it is written, and which template shows it."""

    fit: SlotFit
    subject: str
    template: str
    span: Span


def _places(composed: Composed, is_faulty: Callable[[SlotFit], bool]) -> Iterator[_Place]:
    """Yield the texts of all faces and figures for which something holds."""
    for composed_face in composed.faces:
        for fit in composed_face.face.fits:
            if is_faulty(fit):
                yield _place(composed, composed_face, fit)
    for figure, face in composed.figures:
        template = face.template or f"{figure}.svg.j2"
        for fit in face.fits:
            if is_faulty(fit):
                yield _Place(fit, f"{_quoted(fit)} in the figure {figure}", template, Span(template))


def _place(composed: Composed, composed_face: ComposedFace, fit: SlotFit) -> _Place:
    template = _template(composed_face)
    piece = composed_face.piece
    field = fit.field or field_showing(piece, fit.text)
    if not field:
        return _Place(fit, f"{_quoted(fit)} in {template}", template, _template_span(composed_face))
    subject = f'"{field}" of {composed_face.component.id}/{piece.id}'
    return _Place(fit, subject, template, place_of_field(composed.localized, piece, field).span)


def _quoted(fit: SlotFit) -> str:
    return f"the text “{fit.text}”"


def _template(composed_face: ComposedFace) -> str:
    component = composed_face.component
    return component.face if composed_face.side is Side.FRONT else component.back or component.face


def _template_span(composed_face: ComposedFace) -> Span:
    return composed_face.component.origin.at("face" if composed_face.side is Side.FRONT else "back")


def _characters(characters: tuple[str, ...]) -> str:
    return ", ".join(_character(character) for character in dict.fromkeys(characters))


def _character(character: str) -> str:
    code, name = f"U+{ord(character):04X}", name_of(character, "")
    return f'"{character}" ({code} {name})' if name else code


def _points(size_pt: float) -> str:
    return f"{size_pt:.2f}".rstrip("0").rstrip(".") + " pt"


def _smallest(composed: Composed) -> dict[str, float]:
    """Return the smallest size at which each style sets a text on a face, by style in order."""
    sizes: dict[str, float] = {}
    faces: Iterator[Face] = (composed_face.face for composed_face in composed.faces)
    for face in faces:
        for fit in face.fits:
            if fit.text and fit.size_pt < sizes.get(fit.style, float("inf")):
                sizes[fit.style] = fit.size_pt
    return dict(sorted(sizes.items()))


def _small(composed: Composed, style: str, size: float, consequence: str) -> Finding:
    origin = composed.localized.game.theme.origin
    span = origin.at(f"styles.{style}")
    message = f'the style "{style}" sets text at {_points(size)}: {consequence}'
    return Finding(message, span, "give the text more room or fewer words, or the style a larger size")


def _excess(component: Component, box: Rect) -> float:
    """Return by how much a box of a face, in mm with its bleed, comes too near to the cut; below 0 if not.

    Of a polygon all edges count, unless it has corners that point inwards: then the rectangle around it.
    """
    bleed, safe = component.bleed, component.safe
    inside = Rect(bleed, bleed, component.size.width, component.size.height).grown(-safe)
    beyond = [inside.x - box.x, inside.y - box.y, box.right - inside.right, box.bottom - inside.bottom]
    corners = [Point(point.x + bleed, point.y + bleed) for point in component.points]
    edges = list(zip(corners, (*corners[1:], *corners[:1]), strict=True))
    turns = [_side(*edge, later[1]) for edge, later in zip(edges, (*edges[1:], *edges[:1]), strict=True)]
    if all(turn >= 0 for turn in turns) or all(turn <= 0 for turn in turns):
        way = 1 if sum(turns) > 0 else -1
        places = [Point(x, y) for x in (box.x, box.right) for y in (box.y, box.bottom)]
        beyond += [safe - way * _side(*edge, place) for edge in edges for place in places]
    return max(beyond)


def _side(start: Point, end: Point, place: Point) -> float:
    """Return how far a place is right of the way from one point to another, as one sees it on the page."""
    across, down = end.x - start.x, end.y - start.y
    return (across * (place.y - start.y) - down * (place.x - start.x)) / hypot(across, down)
