"""What a game has to translate: game → messages, in the order of its files. Part of localize."""

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from generator.diagnostic import Origin, Span
from generator.expression import identifier
from generator.model import (
    ICONS,
    NUMBER,
    ArgumentKind,
    Edition,
    EffectKind,
    Game,
    Text,
    Value,
    catalogue_texts,
)

_BRACES = re.compile(r"\{[^{}]*\}")
_TERM = "term: all forms of the word in your language, with | between; * stands for any letters (shell*)"
_LETTER = re.compile(r"[^\W\d_]")


class Message(Struct, frozen=True, kw_only=True):
    """One text to translate.

    ``plural`` is the wording for many, of a phrase; ``comment`` says what it is. ``max_length`` is how many
    characters, as they are typed, there is room for where it is shown; 0 if nobody knows. ``picture`` is a
    file that shows it.
    """

    context: str
    source: str
    plural: str | None = None
    file: str
    line: int
    comment: str = ""
    max_length: int = 0
    picture: str = ""


def has_words(text: str) -> bool:
    """Tell whether there is anything to translate: a letter outside placeholders and icons."""
    return _LETTER.search(_BRACES.sub("", text)) is not None


def collect_messages(game: Game, rulebook_messages: Iterable[Message] = ()) -> tuple[Message, ...]:
    """Return every message of a game, of all its editions, each once, file by file and line by line."""
    found: dict[tuple[str, str], Message] = {}
    for message in chain(_game(game), _components(game.editions), rulebook_messages):
        if has_words(message.source):
            found.setdefault((message.context, message.source), message)
    files: dict[str, int] = {}
    for message in found.values():
        files.setdefault(message.file, len(files))
    return tuple(sorted(found.values(), key=lambda message: (files[message.file], message.line)))


def _game(game: Game) -> Iterator[Message]:
    yield _message(game.title, game.origin.at("title"), "title of the game")
    for edition in game.editions:
        yield _message(edition.name, edition.origin.at("name"), f"edition {edition.id}: name")
    for set_, members in game.sets.items():
        for member in members:
            yield from _fields(member.fields, member.origin, f"{member.id} of {set_}: ")
    for icon in game.icons.values():
        yield _message(icon.name, icon.origin.at("name"), f"icon {icon.id}: name, read out in its place")
        yield _message(icon.meaning, icon.origin.at("meaning"), f"icon {icon.id}: meaning")
    for kind in game.effects.values():
        yield from _effect(kind)
    for phrase in game.phrases.values():
        comment = f"phrase {phrase.id}, for a number n"
        yield _message(phrase.one, game.origin.at(f"phrases.{phrase.id}"), comment, phrase.other.source)
    for term in game.terms:
        yield _message(term.text, term.origin.at(f"terms.{term.id}"), _TERM)
    if game.catalogue is not None:
        for place, text in catalogue_texts(game.catalogue):
            yield _message(text, game.catalogue.origin.at(place), f"catalogue: {place}")


def _effect(kind: EffectKind) -> Iterator[Message]:
    """Yield the phrase of an effect, with a word on each placeholder, and its meaning."""
    told = [f"{{{identifier(name)}}} {_argument(argument)}" for name, argument in kind.arguments.items()]
    if kind.count:
        told.append(f"{{n}} the number {kind.count}")
    comment = f"effect {kind.id}" + (f": {', '.join(told)}" if told else "")
    plural = None if kind.plural is None else kind.plural.source
    yield _message(kind.text, kind.origin.at("text"), comment, plural)
    if kind.meaning is not None:
        yield _message(kind.meaning, kind.origin.at("meaning"), f"effect {kind.id}: meaning")


def _argument(argument: ArgumentKind) -> str:
    if argument.name == NUMBER:
        return "a number"
    if argument.name == ICONS:
        return "icons" if argument.many else "an icon"
    return f"{'several' if argument.many else 'one'} of {argument.name}"


def _components(editions: Iterable[Edition]) -> Iterator[Message]:
    for component in chain.from_iterable(edition.components for edition in editions):
        yield _message(component.name, component.origin.at("name"), f"component {component.id}: name")
        for piece in () if component.like else component.pieces:
            for message in _fields(piece.fields, piece.origin, f"{component.id}, piece {piece.id}: "):
                is_shared = not message.context.startswith(f"{component.id}/{piece.id}.")
                yield replace(message, comment=f"{component.id}, several pieces") if is_shared else message


def _fields(fields: Mapping[str, Value], origin: Origin, what: str, prefix: str = "") -> Iterator[Message]:
    """Yield the texts in some fields; members of sets are not theirs."""
    for name, value in fields.items():
        match value:
            case Text():
                yield _message(value, origin.at(prefix + name), f"{what}{prefix}{name}")
            case tuple():
                yield from _fields(
                    {str(i): item for i, item in enumerate(value)}, origin, what, f"{prefix}{name}."
                )
            case Mapping():
                yield from _fields(value, origin, what, f"{prefix}{name}.")


def _message(text: Text, span: Span, comment: str, plural: str | None = None) -> Message:
    return Message(
        context=text.context,
        source=text.source,
        plural=plural,
        file=span.file,
        line=span.line,
        comment=comment,
    )
