"""Faces: a text on a face → the field it is of, and where its words stand: a component file, or a catalog."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from generator.diagnostic import Span
from generator.faces.face import SlotFit
from generator.faces.slot_fill import look_up
from generator.model import Effect, LocalizedGame, Member, Piece, Text, Value


class Place(Struct, frozen=True):
    """Where a field of a piece is written. ``translated`` is its text, if what it shows is a translation."""

    span: Span
    translated: Text | None = None


def place_of_field(localized: LocalizedGame, piece: Piece, field: str) -> Place:
    """Return where what a field shows is written: with the piece, with a member of a set, or in a catalog.

    ``field`` is a dotted path; of a list, its first text that is translated counts.
    """
    head, _, rest = field.partition(".")
    value, written = piece.fields.get(head), piece.origin.at(field)
    if isinstance(value, Member):
        written = value.origin.at(rest) if rest else written
        value, rest = value.fields.get(rest or "name"), ""
    if not rest and isinstance(value, tuple) and len(value) > 1 and isinstance(value[0], Effect):
        # Of several effects in one slot, none is to be blamed for all.
        return Place(written)
    for path, text in _texts(value):
        place = localized.place_of(text, written)
        if path.startswith(rest) and place is not written:
            return Place(place, text)
    return Place(written)


def field_showing(piece: Piece, words: str) -> str:
    """Return the field of a piece that shows some words, or nothing.

    Templates can set the texts of a piece themselves; by their words they are found again.
    """
    for name, value in piece.fields.items():
        for path, text in _texts(value):
            if str(text) == words:
                return f"{name}.{path}" if path else name
    return ""


def texts_in_slot(piece: Piece, fit: SlotFit) -> tuple[Text, ...]:
    """Return the texts of a piece that a slot shows: of a field, or those that a template sets by itself."""
    if not fit.field:
        shown = (
            text for value in piece.fields.values() for _, text in _texts(value) if str(text) == fit.text
        )
        return tuple(shown)[:1]
    value = look_up(piece.fields, fit.field.split("."))
    return tuple(text for _, text in _texts(value)) if isinstance(value, Text | tuple) else _name_of(value)


def _name_of(value: object) -> tuple[Text, ...]:
    name = value.fields.get("name") if isinstance(value, Member) else None
    return (name,) if isinstance(name, Text) else ()


def _texts(value: Value) -> Iterator[tuple[str, Text]]:
    """Yield the texts in a value, each with its path."""
    match value:
        case Text():
            yield "", value
        case tuple():
            for number, item in enumerate(value):
                text = item.text if isinstance(item, Effect) else item
                if isinstance(text, Text):
                    yield str(number), text
        case Member():
            yield from _texts(value.fields)
        case Mapping():
            yield from ((name, item) for name, item in value.items() if isinstance(item, Text))
