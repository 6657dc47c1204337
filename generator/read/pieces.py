"""Pieces: a component file's list in, every kind of piece out; products, ``like`` and defaults worked out.

What a piece says itself comes first, then the variables of its ``for``, then the piece it is ``like``, then
the component's defaults. In text, a loop variable shows its name exactly as the set's member has it;
elsewhere it is its id.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from msgspec import Struct, field

from generator.diagnostic import Origin, nearest, suggestion
from generator.expression import MAX_ROUNDS, ExpressionError, Names, identifier, loop_rounds, loop_values
from generator.model import Piece, Text, Value
from generator.read.faults import ContentError, Faults
from generator.read.fields import READERS, Kind, Reader, fill_word
from generator.read.nodes import NO_GROUP, Document, Group, Listing, Node, Scalar
from generator.read.scalars import as_loop, as_whole, check_id, check_name

MAX_PIECES = MAX_ROUNDS
MAX_COPIES = 999

# What every piece can say without declaring it.
ALWAYS: Mapping[str, Kind] = MappingProxyType({"name": Kind.TEXT, "art": Kind.ART, "count": Kind.NUMBER})
RESERVED: Mapping[str, Kind] = MappingProxyType(
    {**ALWAYS, "id": Kind.WORD, "for": Kind.WORD, "like": Kind.WORD}
)
_FILL = "put something in, or take this away"
_READ_APART = ("id", "count", "for", "like")


class _Round(Struct, frozen=True):
    """The variables of one round of a ``for``, and all names that expressions can use in it."""

    loop: Names
    names: Names


class _Deck(Struct):
    """The pieces of one component in one edition, as they are being read.

    ``numbers`` holds the numbers of each piece and of those it is like, in the file.
    """

    document: Document
    component: str
    readers: Mapping[str, Reader]
    names: Names
    defaults: Group
    faults: Faults
    constants: dict[str, Value] = field(default_factory=dict)
    troubles: dict[str, ExpressionError] = field(default_factory=dict)
    found: dict[str, Piece] = field(default_factory=dict)
    numbers: dict[str, tuple[int, ...]] = field(default_factory=dict)


def read_pieces(
    document: Document, component: str, kinds: Mapping[str, Reader], names: Names, faults: Faults
) -> tuple[Piece, ...]:
    """Read the pieces of a component file.

    ``kinds`` are what reads the fields it declares, ``names`` what expressions can use before any component
    is known.
    Pieces of which an edition has no copy are left out.
    """
    readers = {name: READERS[kind] for name, kind in ALWAYS.items() if name != "count"} | dict(kinds)
    defaults = document.root.entries.get("defaults", NO_GROUP)
    if not isinstance(defaults, Group):
        faults.add("S103", document.span(defaults), "a group of keys is wanted here", "such as colour: sand")
        defaults = NO_GROUP
    deck = _Deck(document, component, readers, names, defaults, faults)
    _settle_defaults(deck)
    listing = document.root.entries["pieces"]
    if not isinstance(listing, Listing):
        faults.add("S103", document.span(listing), "a list is wanted here", 'each piece begins with a "-"')
        return ()
    if not listing.items:
        faults.warn("S115", document.span(listing), "the component has no pieces", _FILL)
    for number, entry in enumerate(listing.items):
        _read_entry(deck, number, entry)
    return tuple(piece for piece in deck.found.values() if piece.count)


def _settle_defaults(deck: _Deck) -> None:
    """Read the defaults once. What only a running ``for`` can fill is trouble for the other pieces."""
    deck.constants = dict.fromkeys(deck.readers)
    for key, node in deck.defaults.entries.items():
        if key not in deck.readers and key != "count":
            _report_unknown(deck, deck.defaults, key)
        elif key != "count":
            try:
                deck.constants[key] = deck.readers[key](node, _default_context(deck, key), {}, deck.names)
            except ExpressionError as error:
                deck.troubles[key] = error
            except ContentError as error:
                deck.faults.add_error(error, deck.document.span(node))


def _default_context(deck: _Deck, key: str) -> str:
    """Return the context of a default text; "items.name" would be the name of the component itself."""
    return f"{deck.component}/*.name" if key == "name" else f"{deck.component}.{key}"


def _report_unknown(deck: _Deck, group: Group, key: str) -> None:
    near = nearest(key, [*deck.readers, *_READ_APART])
    way_out = f'did you mean "{near}"? A new field is declared under "fields"'
    if near is None:
        way_out = f'declare it under "fields", such as {key}: text'
    deck.faults.add("S101", deck.document.key(group, key), f'unknown key "{key}"', way_out)


def _read_entry(deck: _Deck, number: int, entry: Node) -> None:
    """Read one entry of the list: one piece, or one for each round of its ``for``."""
    if not isinstance(entry, Group):
        place = deck.document.span(entry)
        deck.faults.add("S103", place, "a group of keys is wanted here", "such as {id: bottle, name: Bottle}")
        return
    before = len(deck.faults)
    for key in entry.entries:
        if key not in deck.readers and key not in _READ_APART:
            _report_unknown(deck, entry, key)
    if "id" not in entry.entries:
        deck.faults.add("S102", deck.document.span(entry), 'the key "id" is missing', "such as id: bottle")
        return
    origin = deck.document.piece_origin((number,), deck.defaults)
    for turn in _rounds(deck, entry):
        _read_piece(deck, number, entry, turn, origin)
        # What is wrong in one round is wrong in the others too, and is said once.
        if len(deck.faults) > before:
            return


def _rounds(deck: _Deck, entry: Group) -> Iterator[_Round]:
    """Yield the rounds of a ``for``, its first variable outermost; one round if there is none."""
    node = entry.entries.get("for")
    if node is None:
        yield _Round({}, deck.names)
        return
    if not isinstance(node, Group):
        way_out = "such as for: {shape: shapes}"
        deck.faults.add("S103", deck.document.span(node), "a group of keys is wanted here", way_out)
        return
    before = len(deck.faults)
    runs = {identifier(name): _values(deck, node, name) for name in node.entries}
    if len(deck.faults) > before:
        return
    try:
        rounds = loop_rounds(runs, MAX_PIECES - len(deck.found))
    except ExpressionError:
        deck.faults.add("S114", deck.document.span(node), f"a component has at most {MAX_PIECES} pieces")
        return
    for loop in rounds:
        yield _Round(loop, {**deck.names, **loop})


def _values(deck: _Deck, loops: Group, name: str) -> tuple[object, ...]:
    """Return what one variable of a ``for`` runs through."""
    node = loops.entries[name]
    try:
        if check_name(name) in RESERVED:
            raise ContentError("S108", f'"{name}" is a field of every piece', "choose another name")
    except ContentError as error:
        deck.faults.add_error(error, deck.document.key(loops, name))
        return ()
    try:
        values = loop_values(as_loop(node), deck.names)
    except (ContentError, ExpressionError) as error:
        deck.faults.add_faulty(error, deck.document, node)
        return ()
    if not values:
        is_range = isinstance(node, Scalar) and " to " in node.text
        _warn_idle(deck, node, "a range counts upwards, such as 1 to 3" if is_range else _FILL)
    return values


def _warn_idle(deck: _Deck, node: Node, way_out: str) -> None:
    message = "there is nothing here to run through, so this makes no piece"
    deck.faults.warn("S115", deck.document.span(node), message, way_out)


def _read_piece(deck: _Deck, number: int, entry: Group, turn: _Round, origin: Origin) -> None:
    """Read the piece of one round and add it to those found."""
    id_ = _read_id(deck, entry, turn)
    if id_ is None:
        return
    context = f"{deck.component}/{id_}"
    model = _read_like(deck, entry, turn)
    deck.numbers[id_] = (number,)
    if model is not None:
        deck.numbers[id_] = (number, *deck.numbers[model.id])
        origin = deck.document.piece_origin(deck.numbers[id_], deck.defaults)
        fields = dict(model.fields)
    else:
        fields = _default_fields(deck, entry, turn, context)
    fields.update(turn.loop)  # type: ignore[arg-type]
    for key, node in entry.entries.items():
        if key in deck.readers:
            fields[key] = _read_field(deck, node, key, context, turn)
    if fields["name"] is None:
        deck.faults.add(
            "S102", deck.document.span(entry), 'the key "name" is missing', "such as name: Bottle"
        )
    count = _read_count(deck, entry, turn, model)
    deck.found[id_] = Piece(id=id_, count=count, fields=fields, origin=origin)


def _read_id(deck: _Deck, entry: Group, turn: _Round) -> str | None:
    node = entry.entries["id"]
    try:
        id_ = check_id(fill_word(node, turn.names))
    except (ContentError, ExpressionError) as error:
        deck.faults.add_faulty(error, deck.document, node)
        return None
    if id_ in deck.found:
        line = deck.found[id_].origin.at("id").line
        way_out = f"it stands in line {line}"
        if turn.loop:
            way_out = 'the id of a product names every variable of its "for", such as "{shape}-{colour}"'
        deck.faults.add("S113", deck.document.span(node), f'the id "{id_}" is given twice', way_out)
        return None
    return id_


def _read_like(deck: _Deck, entry: Group, turn: _Round) -> Piece | None:
    """Return the piece that this one is like, which must stand above it: so no piece is like itself."""
    node = entry.entries.get("like")
    if node is None:
        return None
    try:
        id_ = fill_word(node, turn.names)
    except (ContentError, ExpressionError) as error:
        deck.faults.add_faulty(error, deck.document, node)
        return None
    if id_ not in deck.found:
        message = f'no piece "{id_}" stands above this one'
        way_out = suggestion(id_, deck.found) if deck.found else "move this piece below the one it is like"
        deck.faults.add("R007", deck.document.span(node), message, way_out)
    return deck.found.get(id_)


def _default_fields(deck: _Deck, entry: Group, turn: _Round, context: str) -> dict[str, Value]:
    """Return what a piece is that says nothing itself.

    A default text that comes out the same for all pieces is one message, the component's.
    """
    fields = dict(deck.constants)
    if not turn.loop:
        for key, error in deck.troubles.items():
            if key not in entry.entries:
                deck.faults.add_faulty(error, deck.document, deck.defaults.entries[key])
        return fields
    for key, node in deck.defaults.entries.items():
        if key in deck.readers and key not in entry.entries and key not in turn.loop and _has_braces(node):
            value = _read_field(deck, node, key, context, turn)
            if _source(value) != _source(fields[key]):
                fields[key] = value
    return fields


def _has_braces(node: Node) -> bool:
    match node:
        case Scalar():
            return "{" in node.text
        case Group():
            return any(_has_braces(value) for value in node.entries.values())
    return any(_has_braces(item) for item in node.items)


def _source(value: Value) -> object:
    """Return what a value says, whatever its message is called."""
    if isinstance(value, Text):
        return value.source
    return tuple(_source(item) for item in value) if isinstance(value, tuple) else value


def _read_field(deck: _Deck, node: Node, key: str, context: str, turn: _Round) -> Value:
    try:
        return deck.readers[key](node, f"{context}.{key}", turn.loop, turn.names)
    except (ContentError, ExpressionError) as error:
        deck.faults.add_faulty(error, deck.document, node)
        # What cannot be read is reported once: as a word it is not missing.
        return ""


def _read_count(deck: _Deck, entry: Group, turn: _Round, model: Piece | None) -> int:
    node = entry.entries.get("count")
    if node is None and model is not None:
        return model.count
    if node is None:
        node = deck.defaults.entries.get("count")
    if node is None:
        return 1
    try:
        return as_whole(node, turn.names, 0, MAX_COPIES)
    except (ContentError, ExpressionError) as error:
        deck.faults.add_faulty(error, deck.document, node)
        return 1
