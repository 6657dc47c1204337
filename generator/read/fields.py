"""Fields of pieces and members: a node and the kind it was declared with in, a value of the model out."""

from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from types import MappingProxyType
from typing import TypeAlias

from generator.diagnostic import suggestion
from generator.expression import Names, fill, show_id, substitute
from generator.model import Art, Member, Text, Value
from generator.read.faults import ContentError, Faults
from generator.read.nodes import Document, Group, Listing, Node, Scalar
from generator.read.scalars import as_flag, as_number, as_scalar, as_text, as_word, check_name


class Kind(Enum):
    """What a field holds."""

    TEXT = "text"
    WORD = "word"
    NUMBER = "number"
    FLAG = "flag"
    ART = "art"
    WORDS = "words"
    TEXTS = "texts"


Reader: TypeAlias = Callable[[Node, str, Names, Names], Value]
"""Reads one field: node, context of its message, variables of the running ``for``, all names of the place.

Errors:
    ContentError: the value does not fit the kind.
    ExpressionError: a placeholder has no value.
"""


def read_kinds(
    document: Document,
    node: Node | None,
    reserved: Mapping[str, Kind],
    own: Mapping[str, Reader],
    faults: Faults,
) -> dict[str, Reader]:
    """Read a declaration of fields, name by name: what reads each of them.

    ``reserved`` are the fields that are there anyway, ``own`` the kinds of this game, such as its sets.
    """
    kinds: dict[str, Reader] = {}
    if node is None:
        return kinds
    if not isinstance(node, Group):
        faults.add("S103", document.span(node), "a group of keys is wanted here", "such as value: number")
        return kinds
    for name, said in node.entries.items():
        try:
            word = as_word(said)
            if check_name(name) not in reserved:
                kinds[name] = _READERS_BY_WORD.get(word) or own[word]
            elif word != reserved[name].value:
                way_out = "leave it out, or choose another name"
                faults.add("S108", document.key(node, name), f'the field "{name}" is always there', way_out)
        except ContentError as error:
            faults.add_error(error, document.key(node, name))
        except KeyError:
            way_out = suggestion(word, [*_READERS_BY_WORD, *own])
            faults.add("R013", document.span(said), f'there is no kind of field "{word}"', way_out)
            kinds[name] = READERS[Kind.WORD]
    return kinds


def read_text(node: Node, context: str, loop: Names) -> Text | None:
    """Read a translatable text: loop variables are filled in, every other placeholder stays.

    A text that is empty on purpose (``""``) is no text.
    """
    if isinstance(node, Scalar) and node.quoted and not node.text.strip():
        return None
    text = as_text(node)
    return Text(context, substitute(text, loop) if loop else text)


def read_art(node: Node, names: Names) -> Art:
    """Read a reference to a picture: a motif's name, ``{motif, colour, pattern}`` or ``{file}``."""
    if isinstance(node, Scalar):
        return Art(name=fill_word(node, names))
    if isinstance(node, Listing):
        raise ContentError(
            "S103", "a picture is wanted here, not a list", "such as sign/coin or {file: castle.png}"
        )
    file = node.entries.get("file")
    if file is not None and len(node.entries) == 1:
        return _file_art(fill_word(file, names))
    said = {key: fill_word(value, names) for key, value in node.entries.items()}
    unknown = [key for key in said if key not in ("motif", "colour", "pattern", "file")]
    if unknown:
        way_out = suggestion(unknown[0], ["motif", "colour", "pattern", "file"])
        raise ContentError("S101", f'a picture has no key "{unknown[0]}"', way_out)
    if "motif" not in said or "file" in said:
        raise ContentError(
            "S110", "a picture is a motif or a file", "a motif may have a colour and a pattern"
        )
    return Art(name=said["motif"], colour=said.get("colour", ""), pattern=said.get("pattern", ""))


@cache
def _file_art(name: str) -> Art:
    """Return the same picture for all pieces that show it."""
    return Art(name=name, is_file=True)


def fill_word(node: Node, names: Names) -> str:
    """Read a word with its placeholders filled in; a member is shown by its id."""
    word = as_word(node)
    return fill(word, names, word=show_id)


def _read_words(node: Node, names: Names) -> tuple[str, ...]:
    return tuple(fill_word(item, names) for item in _items(node))


def _read_texts(node: Node, context: str, loop: Names) -> tuple[Text, ...]:
    texts = (read_text(item, f"{context}.{number}", loop) for number, item in enumerate(_items(node), 1))
    return tuple(text for text in texts if text is not None)


READERS: Mapping[Kind, Reader] = MappingProxyType({
    Kind.TEXT: lambda node, context, loop, _: read_text(node, context, loop),
    Kind.WORD: lambda node, _, __, names: fill_word(node, names),
    Kind.NUMBER: lambda node, _, __, names: as_number(node, names),
    Kind.FLAG: lambda node, _, __, names: as_flag(node, names),
    Kind.ART: lambda node, _, __, names: read_art(node, names),
    Kind.WORDS: lambda node, _, __, names: _read_words(node, names),
    Kind.TEXTS: lambda node, context, loop, _: _read_texts(node, context, loop),
})  # fmt: skip
_READERS_BY_WORD: Mapping[str, Reader] = MappingProxyType({kind.value: READERS[kind] for kind in Kind})


def set_kinds(sets: Mapping[str, tuple[Member, ...]]) -> dict[str, Reader]:
    """Return the kinds of field that the sets of a game are: such a field holds one of the members."""
    return {name: _member_reader(name, members) for name, members in sets.items()}


def _member_reader(name: str, members: tuple[Member, ...]) -> Reader:
    by_id = {member.id: member for member in members}

    def read(node: Node, _: str, __: Names, names: Names) -> Member:
        return find_member(fill_word(node, names), name, by_id)

    return read


def icon_kinds(icons: Mapping[str, object]) -> dict[str, Reader]:
    """Return the kinds of field that hold an icon of a game, or several: words that have to be among them."""

    def find(node: Node, names: Names) -> str:
        word = fill_word(node, names)
        if word not in icons:
            raise ContentError("R009", f'there is no icon "{word}"', suggestion(word, icons))
        return word

    return {
        "icon": lambda node, _, __, names: find(node, names),
        "icons": lambda node, _, __, names: tuple(find(item, names) for item in _items(node)),
    }


def find_member(id_: str, name: str, members: Mapping[str, Member]) -> Member:
    """Return the member of a set that has this id. Errors: ContentError."""
    member = members.get(id_)
    if member is None:
        way_out = suggestion(id_, members) if members else "put something into the set"
        raise ContentError("R014", f'the set "{name}" has no member "{id_}"', way_out)
    return member


def _items(node: Node) -> list[Node]:
    """Return the items of a list; a single value is a list of one."""
    if isinstance(node, Listing):
        return node.items
    return [as_scalar(node, "a list")]
