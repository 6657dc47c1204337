"""Positions: what an example says lies on the table → things by place, for each game to lay out.

    sea: 3 crab, shell                   # a number and what there are so many of
    Ana.stacks: 3 3                      # of a player; bare numbers stand for themselves
    beach.8: whelk-blue - - bottle       # a dash is an empty place

A game tells what its tables show in the same words, so that what can be laid out can be expected, told in
the rulebook's text, and drawn.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from generator.diagnostic import Span, suggestion
from generator.play.engine import Seat
from generator.play.example import Line, Script, Word

NOTHING = "-"
_NUMBER = re.compile(r"[0-9]{1,4}")


class PositionError(ValueError):
    """Something that cannot lie so on any table of the game: why, the way out, and where it is said."""

    def __init__(self, message: str, hint: str, span: Span) -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint
        self.span = span


class Thing(Struct, frozen=True):
    """Something that lies at a place, and how many there are of it."""

    word: str
    count: int
    span: Span

    def refuse(self, message: str, hint: str = "") -> PositionError:
        """Return why this cannot lie here."""
        return PositionError(message, hint, self.span)


class Told(Struct, frozen=True):
    """What a table shows, by name: to all of them, and of each player by seat.

    Values are numbers, words, lists and groups of these. Names are spelt as in expressions.
    """

    table: Mapping[str, object]
    players: tuple[Mapping[str, object], ...]


class Positions(Struct, frozen=True):
    """How the tables of one game are written: ``arrange`` lays one out, ``tell`` says what lies there.

    ``arrange`` takes the rules and a ``Position``, and raises ``PositionError``.
    """

    arrange: "Callable[[Any, Position], Any]"
    tell: Callable[[Any, Any], Told]


class Position:
    """The lines of a position. A game asks for places by name; what it never asks for, there is none of."""

    def __init__(self, script: Script) -> None:
        self.players = script.players
        self.span = script.place
        self._lines: dict[tuple[Seat | None, str], Line] = {}
        self._asked: dict[str, None] = {"turn": None}
        for line in script.position:
            owner, _, place = line.key.text.partition(".")
            seat = self.players.index(owner) if owner in self.players and place else None
            self._lines[seat, place if seat is not None else line.key.text] = line

    def things(self, place: str, seat: Seat | None = None) -> tuple[Thing, ...] | None:
        """Return what lies at a place, of a player or of all. None if nothing is said of it."""
        self._asked[place if seat is None else f"{self.players[seat]}.{place}"] = None
        line = self._lines.get((seat, place))
        return None if line is None else tuple(_read_things(line.value.parts()))

    def places(self, group: str, names: Iterable[str]) -> Mapping[str, tuple[Thing, ...]]:
        """Return what lies at those places of a group of which something is said, such as ``beach.c5``."""
        found = {name: self.things(f"{group}.{name}") for name in names}
        return {name: things for name, things in found.items() if things is not None}

    def spread(self, place: str, seat: Seat | None = None) -> tuple[Thing, ...]:
        """Return what lies at a place one by one, as often as there is of it; nothing if nothing is said."""
        return tuple(thing for thing in self.things(place, seat) or () for _ in range(thing.count))

    def number(self, place: str, default: int, seat: Seat | None = None) -> int:
        """Return the one number that is said of a place."""
        things = self.things(place, seat)
        return default if things is None else number_of(only(things))

    def word(self, place: str, known: Iterable[str], what: str, default: str = "") -> str:
        """Return the one word that is said of a place, which has to be known."""
        things = self.things(place)
        return default if things is None else choose(only(things), known, what)

    def turn(self) -> Seat:
        """Return whose turn it is: the first player's, unless it is said."""
        name = self.word("turn", self.players, "player", self.players[0])
        return self.players.index(name)

    def refuse_rest(self) -> None:
        """Refuse places that the game knows nothing of. Errors: PositionError."""
        for line in self._lines.values():
            key = line.key.text
            if key not in self._asked:
                message = f'the rules know no place "{key}", and nobody of this name plays'
                raise PositionError(message, suggestion(key, self._asked), line.key.span)


def choose(thing: Thing, known: Iterable[str], what: str) -> str:
    """Return the word of a thing, which has to be one of those that are known. Errors: PositionError."""
    choices = tuple(known)
    if thing.word not in choices:
        raise thing.refuse(f'there is no {what} "{thing.word}"', suggestion(thing.word, choices))
    return thing.word


def count_things(things: Sequence[Thing] | None, known: Sequence[str], what: str) -> tuple[int, ...]:
    """Return how many there are of each known word. Errors: PositionError."""
    counts = dict.fromkeys(known, 0)
    for thing in things or ():
        if thing.word != NOTHING:
            counts[choose(thing, known, what)] += thing.count
    return tuple(counts.values())


def number_of(thing: Thing) -> int:
    """Return a thing that is a number. Errors: PositionError."""
    if not _NUMBER.fullmatch(thing.word):
        raise thing.refuse(f'"{thing.word}" is no number')
    return int(thing.word)


def only(things: Sequence[Thing]) -> Thing:
    """Return the one thing of a place that has room for one. Errors: PositionError."""
    if len(things) > 1 or things[0].count != 1:
        raise things[-1].refuse("one word is enough here")
    return things[0]


def _read_things(words: Sequence[Word]) -> Iterable[Thing]:
    """Yield things: a number before a word says how many there are of it."""
    count: Word | None = None
    for word in words:
        is_number = _NUMBER.fullmatch(word.text)
        if count is not None and is_number:
            yield Thing(count.text, 1, count.span)
        if is_number:
            count = word
        else:
            yield Thing(word.text, int(count.text) if count else 1, word.span)
            count = None
    if count is not None:
        yield Thing(count.text, 1, count.span)
