"""Sea Shells, an edition → all that its rules work with: items, cards and numbers.

Invariant: kinds of items are numbered by shape, then by colour, and the finds come last; categories are the
shapes from top to bottom, then the colours from left to right, which is the order of scoring.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from generator.model import Edition, Game, Member, Piece, Value
from generator.play.engine import UnplayableError

HEAD, TAIL, DOLLAR, BOTTLE = range(4)
FINDS = ("fossil-head", "fossil-tail", "sand-dollar", "bottle")


class Prizes(Struct, frozen=True):
    """Coins for one category: alone with the most, second to that, tied for the most."""

    most: int
    second: int
    tied: int


class Kit(Struct, frozen=True, kw_only=True):
    """The items, cards and numbers of an edition.

    ``copies`` says how many items there are of each kind, ``cards`` how many cards of each category.
    ``secrets`` is how many cards of each deck everyone draws, and ``secret_worth`` what each counts for.
    ``shells`` are the bits of all shells of a category.
    """

    shapes: tuple[str, ...]
    colours: tuple[str, ...]
    items: tuple[str, ...]
    copies: tuple[int, ...]
    cards: tuple[int, ...]
    shells: tuple[int, ...]
    rows: int
    columns: int
    secrets: int
    secret_worth: int
    simple: Prizes
    advanced: Prizes
    fossil_pair: int
    sand_dollar: int
    steps: int
    shovels: int
    names: tuple[str, ...]
    marks: tuple[str, ...]
    finds: tuple[str, ...]
    words: Mapping[str, str]

    @property
    def categories(self) -> tuple[str, ...]:
        """All shapes and colours by id."""
        return (*self.shapes, *self.colours)

    def find(self, kind: int) -> int:
        """Return which of the finds a kind of item is; it is a shell if this is below 0."""
        return kind - len(self.shapes) * len(self.colours)

    def deck(self, number: int) -> range:
        """Return the categories in a deck: 0 is the shape deck, 1 the colour deck."""
        shapes = len(self.shapes)
        return range(shapes, len(self.cards)) if number else range(shapes)


def open_kit(game: Game, edition: Edition, players: int) -> Kit:
    """Return the items, cards and numbers of an edition for a number of players.

    Errors:
        UnplayableError: what the files say does not fit together.
    """
    parts = {part.id: part.pieces for part in edition.components}
    shapes, colours = game.sets["shapes"], game.sets["colours"]
    items = {piece.id: piece for piece in parts["items"]}
    shells = _name_shells(parts["items"])
    kinds = [shells.get((shape.id, colour.id), "") for shape in shapes for colour in colours]
    numbers = edition.parameters
    kit = Kit(
        shapes=tuple(shape.id for shape in shapes),
        colours=tuple(colour.id for colour in colours),
        items=(*kinds, *FINDS),
        copies=tuple(items[kind].count if kind in items else 0 for kind in (*kinds, *FINDS)),
        cards=(
            *_count(parts["shape-cards"], "shape", shapes),
            *_count(parts["colour-cards"], "colour", colours),
        ),
        shells=_mask(len(shapes), len(colours)),
        rows=_whole(numbers, "beach", "rows"),
        columns=_whole(numbers, "beach", "columns"),
        secrets=_whole(numbers, "secret_cards", str(players)),
        secret_worth=_whole(numbers, "secret_worth"),
        # Everyone with the most gets the same in simple scoring, be they alone or tied, and nobody else.
        simple=Prizes(_whole(numbers, "simple", "most"), 0, _whole(numbers, "simple", "most")),
        advanced=Prizes(*(_whole(numbers, "advanced", place) for place in Prizes.__struct_fields__)),
        fossil_pair=_whole(numbers, "fossil_pair"),
        sand_dollar=_whole(numbers, "sand_dollar"),
        steps=_whole(numbers, "stroll", "steps"),
        shovels=_whole(numbers, "stroll", "shovels"),
        names=tuple(str(one.fields["name"]) for one in (*shapes, *colours)),
        marks=(*_shorten(shapes), *(str(colour.fields["letter"]) for colour in colours)),
        finds=tuple(str(items[find].fields["name"]) if find in items else find for find in FINDS),
        words={icon.id: str(icon.name) for icon in game.icons.values()},
    )
    _check(kit, tuple(items), players)
    return kit


def _name_shells(items: Sequence[Piece]) -> dict[tuple[str, str], str]:
    """Return the item of each shape and colour by id."""
    found = {}
    for item in items:
        shape, colour = item.fields.get("shape"), item.fields.get("colour")
        if isinstance(shape, Member) and isinstance(colour, Member):
            found[shape.id, colour.id] = item.id
    return found


def _count(cards: Sequence[Piece], field: str, members: Sequence[Member]) -> tuple[int, ...]:
    """Return how many cards show each member of a set."""
    shown = [card.fields.get(field) for card in cards for _ in range(card.count)]
    ids = [member.id for member in shown if isinstance(member, Member)]
    return tuple(ids.count(member.id) for member in members)


def _mask(shapes: int, colours: int) -> tuple[int, ...]:
    """Return the bits of the shells of each shape and of each colour."""
    rows = (range(shape * colours, (shape + 1) * colours) for shape in range(shapes))
    columns = (range(colour, shapes * colours, colours) for colour in range(colours))
    return tuple(sum(1 << shell for shell in shells) for shells in (*rows, *columns))


def _whole(numbers: Mapping[str, Value], *keys: str) -> int:
    """Return a number of the edition by its keys. Errors: UnplayableError."""
    value: Value | Mapping[str, Value] = numbers
    for key in keys:
        value = value.get(key) if isinstance(value, Mapping) else None
    if isinstance(value, (int, float)) and value == int(value) and value >= 0:
        return int(value)
    raise UnplayableError(f"{'.'.join(keys)}: the rules need a whole number here, not {value}")


def _shorten(members: Sequence[Member]) -> tuple[str, ...]:
    """Return the beginnings of names, just long enough to tell them apart."""
    names = [str(member.fields["name"]) for member in members]
    longest = max(map(len, names))
    enough = (length for length in range(1, longest) if len({name[:length] for name in names}) == len(names))
    length = next(enough, longest)
    return tuple(name[:length] for name in names)


def _check(kit: Kit, items: Sequence[str], players: int) -> None:
    """Refuse numbers that do not fit each other."""
    strange = [item for item in items if item not in kit.items]
    if strange:
        raise UnplayableError(f"the rules know no item {strange[0]}")
    if any(number != 1 for number in kit.copies[: -len(FINDS)]):
        raise UnplayableError("the rules need exactly one shell of each shape and colour")
    if sum(kit.copies) != kit.rows * kit.columns:
        raise UnplayableError(f"{sum(kit.copies)} items do not fill {kit.rows} × {kit.columns} spaces")
    if any(sum(kit.cards[one] for one in kit.deck(deck)) < 1 + players * kit.secrets for deck in (0, 1)):
        raise UnplayableError("a deck has too few cards for the Sun shell and all secret cards")
    if not (kit.steps and kit.shovels):
        raise UnplayableError("the Stroll needs at least one step and one shovel")
