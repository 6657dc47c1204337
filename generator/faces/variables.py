"""Faces: what templates can name, as inert data: a game in its edition and language, a component, a piece."""

from collections.abc import Iterator, Mapping
from typing import Any

from generator.expression import identifier
from generator.model import Art, Component, Effect, LocalizedGame, Member, Piece, Side, Text, Value


class Fields:
    """A group of named values that a template may look into; it has nothing but its entries.

    It prints as its id if it has one, and equals it, so that ``piece.shape == "scallop"`` works. An entry
    that is spelt with "_" is found by its id as well: ``pieces.river["sea-holly"]``.
    """

    __slots__ = ("_entries", "_word")

    def __init__(self, entries: Mapping[Any, Value], word: str = "") -> None:
        self._entries = entries
        self._word = word

    def __getitem__(self, name: Any) -> Any:
        known = name if name in self._entries or not isinstance(name, str) else identifier(name)
        return wrapped(self._entries[known])

    def __iter__(self) -> Iterator[Any]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def __contains__(self, name: Any) -> bool:
        return name in self._entries

    def __str__(self) -> str:
        if not self._word:
            raise TypeError(f"this is a group of values; name one of: {', '.join(map(str, self._entries))}")
        return self._word

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Fields):
            return self._word == other._word and self._entries == other._entries
        return self._word == other if isinstance(other, str) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._word)


def wrapped(value: Value) -> Any:  # noqa: PLR0911 - a kind each
    """Return a value of the model as templates see it: texts as shown, groups by their entries."""
    match value:
        case str() | bool() | int() | float() | None:
            return value
        case Text():
            return str(value)
        case Member():
            return Fields({"id": value.id, **value.fields}, value.id)
        case Art():
            return Fields({"name": value.name, "colour": value.colour, "pattern": value.pattern}, value.name)
        case tuple():
            return tuple(wrapped(item) for item in value)
        case Effect():
            return Fields({**value.arguments, "kind": value.kind, "text": value.text}, value.kind)
    return Fields(value, str(value.get("id", "")))


def game_variables(localized: LocalizedGame) -> dict[str, Any]:
    """Return what every template can name."""
    sets = {identifier(name): wrapped(members) for name, members in localized.game.sets.items()}
    return {
        **sets,
        "parameters": Fields(localized.edition.parameters),
        "players": localized.game.players,
        "edition": Fields({"id": localized.edition.id, "name": localized.edition.name}, localized.edition.id),
        "language": Fields(
            {"code": localized.language.code, "tag": localized.language.tag}, localized.language.code
        ),
        "title": str(localized.title),
        "words": Fields(localized.words),
    }


def piece_variables(localized: LocalizedGame) -> Fields:
    """Return all pieces as figures name them: by component and id, spelt as in expressions."""
    return Fields(
        {identifier(component.id): _all_pieces(component) for component in localized.edition.components}
    )


def _all_pieces(component: Component) -> dict[str, Value]:
    names = field_names(component)
    return {identifier(piece.id): _piece_entries(piece, names) for piece in component.pieces}


def component_variables(component: Component, side: Side) -> dict[str, Any]:
    """Return what the templates of a component's faces can name besides."""
    box = component.box
    return {
        "component": Fields(
            {"id": component.id, "name": component.name, "total": component.total}, component.id
        ),
        "width": component.size.width,
        "height": component.size.height,
        "bleed": component.bleed,
        "safe": component.safe,
        "corner": component.corner,
        "box": Fields({"width": box.width, "height": box.height, "depth": box.depth} if box else {}),
        "side": side.value,
    }


def field_names(component: Component) -> tuple[str, ...]:
    """Return every field that some piece of the component has, in the order of first use."""
    return tuple(dict.fromkeys(name for piece in component.pieces for name in piece.fields))


def piece_variable(piece: Piece, names: tuple[str, ...]) -> Fields:
    """Return a piece for its template; what only other pieces of its component have is None."""
    return Fields(_piece_entries(piece, names), piece.id)


def _piece_entries(piece: Piece, names: tuple[str, ...]) -> dict[str, Value]:
    return {**dict.fromkeys(names), "id": piece.id, "count": piece.count, **piece.fields}
