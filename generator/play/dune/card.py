"""From Dune to Open Sea, a printed piece → a card that can be played, by its numbers and effects."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from msgspec import Struct

from generator.model import ICONS, NUMBER, ArgumentKind, Effect, Member, Piece, Value
from generator.play.dune.effects import KINDS, Measure, Moment, once
from generator.play.dune.tally import AREAS
from generator.play.engine import UnplayableError

Scoring: TypeAlias = tuple[tuple[int, Measure], ...]
"""What a card brings at one moment: an amount for each of what a measure counts."""

Order: TypeAlias = Mapping[str, int]
"""Numbers of zones or icons by id."""


class Card(Struct, frozen=True, kw_only=True):
    """A river card or a starter.

    ``icons`` says how often it shows each icon, by the icon's number; ``cheaper_zones`` and
    ``cheaper_icons`` how many shells less the cards of each zone, or with each icon, will cost.
    ``shells`` is what it gives in any case, ``gains`` what it gives besides.
    ``is_local`` tells that its effects depend on the column in which it lies.
    """

    id: str
    name: str
    zone: int
    is_starter: bool
    count: int
    price: int
    suns: int
    icons: tuple[int, ...]
    shells: int
    gains: Scoring
    scores: Scoring
    cheaper_zones: tuple[int, ...]
    cheaper_icons: tuple[int, ...]
    is_local: bool


def read_card(piece: Piece, zones: Order, icons: Order, *, is_starter: bool) -> Card:
    """Return a piece as a card. Errors: UnplayableError, if it says what the rules cannot take."""
    order = {"zones": zones, ICONS: icons, "areas": AREAS}
    shown = Counter(words_of(piece.fields["icons"]))
    return Card(
        id=piece.id,
        name=str(piece.fields["name"]),
        zone=zones[_id(piece.fields["zone"])],
        is_starter=is_starter,
        count=piece.count,
        price=whole(piece.fields["price"], f"{piece.id}, price"),
        suns=whole(piece.fields["suns"], f"{piece.id}, suns"),
        icons=tuple(shown[icon] for icon in icons),
        shells=sum(_amount(effect, piece) for effect in piece.effects if _is_fixed(effect)),
        gains=tuple(_scorings(piece, Moment.NOW, order)),
        scores=tuple(_scorings(piece, Moment.END, order)),
        cheaper_zones=_cheaper(piece, "less-zone", "zone", zones),
        cheaper_icons=_cheaper(piece, "less-icon", "icon", icons),
        is_local=any(map(_is_local, piece.effects)),
    )


def words_of(value: Value) -> tuple[str, ...]:
    """Return the words in a value that is a word or a list of words; none if it is anything else."""
    values = value if isinstance(value, tuple) else (value,)
    return tuple(word for word in values if isinstance(word, str))


def whole(value: Value, what: str) -> int:
    """Return a whole number of the game that is not below 0. Errors: UnplayableError."""
    if isinstance(value, (int, float)) and value == int(value) and value >= 0:
        return int(value)
    raise UnplayableError(f"{what}: the rules need a whole number here, not {value}")


def _scorings(piece: Piece, moment: Moment, order: Mapping[str, Order]) -> Iterator[tuple[int, Measure]]:
    """Yield what the piece brings at a moment."""
    for effect in piece.effects:
        kind = KINDS[effect.kind]
        if kind.moment is moment and not _is_fixed(effect):
            told = {
                name: _read(effect.arguments[name], asked, order, f"{piece.id}, {effect.kind}, {name}")
                for name, asked in kind.told.items()
            }
            yield _amount(effect, piece), _make(kind.measure, told)


def _make(measure: Callable[..., Measure], told: Mapping[str, object]) -> Measure:
    return measure(*told.values())


def _read(value: Value, asked: ArgumentKind, order: Mapping[str, Order], what: str) -> object:
    """Return an argument as a measure takes it: zones, icons and areas by number."""
    if asked.name == NUMBER:
        return whole(value, what)
    if not asked.many:
        return order[asked.name][_id(value)]
    ids = words_of(value)
    if not ids or len(set(ids)) < len(ids):
        raise UnplayableError(f"{what}: the rules need icons that differ from each other")
    return tuple(order[asked.name][one] for one in ids)


def _cheaper(piece: Piece, kind: str, argument: str, order: Order) -> tuple[int, ...]:
    """Return the reductions of one kind, by what they are for."""
    less: Counter[str] = Counter()
    for effect in piece.effects:
        if effect.kind == kind:
            less[_id(effect.arguments[argument])] += _amount(effect, piece)
    return tuple(less[one] for one in order)


def _amount(effect: Effect, piece: Piece) -> int:
    amount = KINDS[effect.kind].amount
    return whole(effect.arguments[amount], f"{piece.id}, {effect.kind}, {amount}")


def _is_fixed(effect: Effect) -> bool:
    kind = KINDS[effect.kind]
    return kind.moment is Moment.NOW and kind.measure is once


def _is_local(effect: Effect) -> bool:
    area = effect.arguments.get("area")
    return KINDS[effect.kind].looks_at_columns or (area is not None and _id(area) == "column")


def _id(value: Value) -> str:
    return value.id if isinstance(value, Member) else str(value)
