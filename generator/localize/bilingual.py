"""A game in two languages → one, whose pieces show both. Part of localize.

What both languages say alike is said once. The second language is in italics, below the first or, where both
are short, beside it; or else it is on the back, which then shows what the front does.
"""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct, field
from msgspec.structs import replace

from generator.model import Component, Effect, LocalizedGame, Member, Piece, Second, Text, Value

_SIGN = 3
"""Texts that are no longer are signs, such as the letter of a colour: the first language has them."""
_SHORT = 30
"""Two texts that are no longer stand on one line."""


def join_languages(first: LocalizedGame, second: LocalizedGame) -> LocalizedGame:
    """Return a game whose pieces show two languages, as each component's ``second`` says.

    Args:
        first: the game in the language that all else is in: sheets, icons, sets.
        second: the same game and edition in the other one.
    """
    joining = _Joining()
    pairs = zip(first.edition.components, second.edition.components, strict=True)
    components = tuple(joining.component(one, other) for one, other in pairs)
    spoken = (first.language, second.language)
    return replace(
        first,
        edition=replace(first.edition, components=components),
        language=replace(
            first.language,
            code="+".join(language.code for language in spoken),
            name=" + ".join(language.name for language in spoken),
        ),
        # A text comes from two places now: the one where it is written stands for both.
        places=MappingProxyType({}),
        second=second,
    )


class _Joining(Struct, frozen=True):
    """Members that are joined already: on all pieces that have it, a member is the same object."""

    members: dict[tuple[int, int], Member] = field(default_factory=dict)

    def component(self, one: Component, other: Component) -> Component:
        match one.second:
            case Second.NONE:
                return one
            case Second.BACK:
                return replace(one, back=one.face)
        pairs = zip(one.pieces, other.pieces, strict=True)
        wanted = one.second_fields
        return replace(one, pieces=tuple(self.piece(*pair, wanted) for pair in pairs))

    def piece(self, one: Piece, other: Piece, wanted: tuple[str, ...]) -> Piece:
        joined = self.fields(one.fields, other.fields)
        chosen = {name: joined[name] if name in wanted else value for name, value in one.fields.items()}
        return replace(one, fields=chosen if wanted else joined)

    def fields(self, one: Mapping[str, Value], other: Mapping[str, Value]) -> Mapping[str, Value]:
        return {name: self.value(value, other[name]) for name, value in one.items()}

    def value(self, one: Value, other: Value) -> Value:
        """Return what shows two values that differ in language alone."""
        match one, other:
            case Text(), Text():
                return _both(one, other)
            case Member(), Member():
                return self.member(one, other)
            case Effect(text=Text() as said), Effect(text=Text() as again):
                return replace(one, text=_both(said, again))
            case tuple(), tuple():
                return tuple(self.value(*pair) for pair in zip(one, other, strict=True))
            case Mapping(), Mapping():
                return self.fields(one, other)
        return one

    def member(self, one: Member, other: Member) -> Member:
        key = (id(one), id(other))
        if key not in self.members:
            self.members[key] = replace(one, fields=self.fields(one.fields, other.fields))
        return self.members[key]


def _both(one: Text, other: Text) -> Text:
    said, again = str(one), str(other)
    if said == again or max(len(said), len(again)) <= _SIGN:
        return one
    italic = "\n".join(_italic(line) for line in again.split("\n"))
    is_short = max(len(said), len(again)) <= _SHORT and "\n" not in said + again
    return Text(one.context, one.source, f"{said}\u00a0/ {italic}" if is_short else f"{said}\n{italic}")


def _italic(line: str) -> str:
    """Return a line in italics, unless it has emphasis of its own."""
    return f"*{line}*" if line.strip() and "*" not in line else line
