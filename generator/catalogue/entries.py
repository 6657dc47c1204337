"""A localized game's pieces → what its catalogue says of each. Part of catalogue.

Invariant: every number and word comes from the pieces of that edition, in that language.
"""

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from generator.catalogue.lines import Line, read_lines
from generator.drawing import Drawing
from generator.expression import show
from generator.localize import word_in
from generator.model import Catalogue, Component, Effect, Fact, LocalizedGame, Member, Piece, Text, Value
from generator.write import Picture, cut_out

_MOST_STEPS = 40


class Option(Struct, frozen=True, kw_only=True):
    """One value that a fact has: what filters call it, its label, and its icon or colour role, if any."""

    key: str
    label: str
    icon: str = ""
    colour: str = ""


class Said(Struct, frozen=True, kw_only=True):
    """What is said of a piece under one fact: options, each as often as it is said, and ``lines`` of text."""

    fact: str
    options: tuple[Option, ...]
    number: float | None = None
    lines: tuple[Line, ...]


class Entry(Struct, frozen=True, kw_only=True):
    """A piece in the catalogue; ``id`` is unique in it, ``count`` is the number of copies."""

    id: str
    name: str
    component: str
    count: int
    picture: Picture
    said: Mapping[str, Said]


class Stock(Struct, frozen=True, kw_only=True):
    """All entries, in their order, and for each fact the options that they have."""

    entries: tuple[Entry, ...]
    options: Mapping[str, tuple[Option, ...]]


Drawings = Mapping[tuple[str, str], Drawing]
"""The face of each piece, by the ids of its component and its own."""


def take_stock(catalogue: Catalogue, localized: LocalizedGame, drawings: Drawings) -> Stock:
    """Return what there is to say of the pieces that a catalogue shows and that have a face."""
    components = {component.id: component for component in localized.edition.components}
    teller = _Teller(localized)
    entries = tuple(
        _entry(teller, catalogue, components[id_], piece, drawings[id_, piece.id])
        for id_ in catalogue.components
        if id_ in components
        for piece in components[id_].pieces
        if (id_, piece.id) in drawings
    )
    options = {fact.name: _options(fact, entries, localized) for fact in catalogue.facts}
    return Stock(entries=entries, options=options)


def _entry(
    teller: "_Teller", catalogue: Catalogue, component: Component, piece: Piece, drawing: Drawing
) -> Entry:
    told = (teller.tell(fact, piece.fields.get(fact.name)) for fact in catalogue.facts)
    return Entry(
        id=f"{component.id}/{piece.id}",
        name=str(piece.fields.get("name") or piece.id),
        component=component.id,
        count=piece.count,
        picture=cut_out(drawing, component),
        said={said.fact: said for said in told if said.options or said.lines},
    )


class _Teller(Struct, frozen=True):
    """Words the values of fields in one language."""

    localized: LocalizedGame

    def tell(self, fact: Fact, value: Value) -> Said:
        """Return what a value says; of nothing, and of pictures, nothing."""
        number = value if isinstance(value, (int, float)) and not isinstance(value, bool) else None
        return Said(fact=fact.name, options=self.options(fact, value), number=number, lines=self.lines(value))

    def options(self, fact: Fact, value: Value) -> tuple[Option, ...]:
        """Return the options that a value is, or a list of several."""
        match value:
            case bool():
                words = self.localized.words
                return (Option(key=str(value).lower(), label=words["yes"] if value else words["no"]),)
            case int() | float():
                return (Option(key=show(value), label=word_in(self.localized.language.tag)(value)),)
            case Member():
                return (Option(key=value.id, label=str(value.fields["name"]), colour=self._colour(value)),)
            case Effect(kind=word) | (str() as word) if word:
                return (self._word(fact, word),)
            case tuple():
                return tuple(option for item in value for option in self.options(fact, item))
        return ()

    def lines(self, value: Value) -> tuple[Line, ...]:
        """Return the lines of a text or effect, or of a list of them."""
        if isinstance(value, tuple):
            return tuple(line for item in value for line in self.lines(item))
        if not isinstance(value, (Text, Effect)):
            return ()
        names = {id_: str(icon.name) for id_, icon in self.localized.game.icons.items()}
        return read_lines(str(value), names)

    def _word(self, fact: Fact, word: str) -> Option:
        """Return an option by the name that the fact gives it, or as an icon, or as it is written."""
        if word in fact.values:
            return Option(key=word, label=str(fact.values[word]))
        icon = self.localized.game.icons.get(word)
        if icon is not None:
            return Option(key=word, label=str(icon.name), icon=word)
        return Option(key=word, label=word.replace("-", " "))

    def _colour(self, member: Member) -> str:
        """Return the role that a member's field ``colour`` names, or else its id."""
        palette = self.localized.game.theme.palette
        roles = (str(member.fields.get("colour") or ""), member.id)
        return next((role for role in roles if role in palette), "")


def _options(fact: Fact, entries: Iterable[Entry], localized: LocalizedGame) -> tuple[Option, ...]:
    """Return the options that pieces have: numbers by size, all else as it is declared, or as it comes."""
    found: dict[str, Option] = {}
    numbers: dict[str, float] = {}
    for entry in entries:
        said = entry.said.get(fact.name)
        for option in said.options if said is not None else ():
            found.setdefault(option.key, option)
            if said is not None and said.number is not None:
                numbers[option.key] = said.number
    if numbers:
        return tuple(found[key] for key in sorted(numbers, key=numbers.__getitem__))
    declared = dict.fromkeys(_declared(fact, found, localized))
    return tuple(found[key] for key in declared if key in found)


def _declared(fact: Fact, found: Mapping[str, Option], localized: LocalizedGame) -> Iterator[str]:
    """Yield the keys in the order of the game: as the fact names them, as a set or as the icons come."""
    yield from fact.values
    yield from localized.game.effects
    for members in localized.game.sets.values():
        ids = [member.id for member in members]
        if found.keys() <= set(ids):
            yield from ids
    yield from localized.game.icons
    yield from found


def steps_between(options: tuple[Option, ...], tag: str) -> tuple[Option, ...]:
    """Return whole numbers with all those between them, so that a gap shows as a gap."""
    keys = [option.key for option in options]
    if not keys or not all(key.isdecimal() for key in keys):
        return options
    least, most = int(keys[0]), int(keys[-1])
    if most - least > _MOST_STEPS:
        return options
    word = word_in(tag)
    return tuple(Option(key=str(number), label=word(number)) for number in range(least, most + 1))
