"""Transcripts: games as text that people can read → moves with their places, and back.

    game: littoral          # what follows a # is a comment
    edition: table
    players: 2
    options: short
    chance: draw crab       # chance moves, too
    1: take c5              # players are numbered from 1
    2: pass

The lines at the head may be left out where they are known. Nothing raises on a faulty transcript.
"""

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from msgspec import Struct

from generator.diagnostic import Diagnostic, Span, has_errors, suggestion
from generator.play.engine import CHANCE, Action, Seat

_CHANCE = "chance"
_HEAD = ("game", "edition", "players", "options")
_MOVER = re.compile(rf"{_CHANCE}|[1-9][0-9]{{0,2}}")
_COMMENT = re.compile(r"(^|\s)#.*")
_LINE = re.compile(r"\s*(?P<who>[^\s:]+)\s*:\s*(?P<what>.*?)\s*")


class Move(Struct, frozen=True):
    """An action, who takes it, and where this is written."""

    mover: Seat
    action: Action
    span: Span


class Transcript(Struct, frozen=True, kw_only=True):
    """A game as it is written down. What the head does not say is empty, or 0."""

    game: str = ""
    edition: str = ""
    players: int = 0
    options: tuple[str, ...] = ()
    moves: tuple[Move, ...]
    places: Mapping[str, Span] = MappingProxyType({})

    def place(self, key: str) -> Span:
        """Return where the head says something."""
        return self.places[key]


class _Word(Struct, frozen=True):
    """One line: a key or mover, what is said after it, and the places of both."""

    who: str
    what: str
    key: Span
    value: Span


def read_transcript(
    text: str, file: str, first_line: int = 1
) -> tuple[Transcript | None, tuple[Diagnostic, ...]]:
    """Read a transcript. None if there are errors in its lines; whether it can be played, ``replay`` tells.

    Args:
        text: The transcript.
        file: What its file is called in diagnostics.
        first_line: The number of its first line in that file.
    """
    faults: list[Diagnostic] = []
    head: dict[str, _Word] = {}
    moves: list[Move] = []
    for number, line in enumerate(text.split("\n"), first_line):
        word = _read_line(line, file, number, faults)
        if word is None:
            continue
        if _MOVER.fullmatch(word.who):
            moves.append(Move(_seat(word.who), " ".join(word.what.split()), word.value))
        else:
            faults += _add_to_head(head, word, begun=bool(moves))
    players = _read_players(head.get("players"), faults)
    if has_errors(faults):
        return None, tuple(faults)
    said = {key: word.what for key, word in head.items()}
    return Transcript(
        game=said.get("game", ""),
        edition=said.get("edition", ""),
        players=players,
        options=tuple(name.strip() for name in said.get("options", "").split(",") if name.strip()),
        moves=tuple(moves),
        places={key: word.value for key, word in head.items()},
    ), tuple(faults)


def _read_line(line: str, file: str, number: int, faults: list[Diagnostic]) -> _Word | None:
    """Return what a line says. None if it says nothing, or nothing that can be read."""
    bare = _COMMENT.sub("", line)
    if not bare.strip():
        return None
    found = _LINE.fullmatch(bare)
    if found is None or not found["what"]:
        start = len(bare) - len(bare.lstrip())
        place = Span(file, number, start + 1, len(bare.rstrip()) + 1)
        way_out = 'write who moves, ":" and the action, such as 1: pass'
        faults.append(Diagnostic(code="G411", message="this is no move", hint=way_out, span=place))
        return None
    key, value = (Span(file, number, found.start(part) + 1, found.end(part) + 1) for part in ("who", "what"))
    return _Word(found["who"], found["what"], key, value)


def _seat(who: str) -> Seat:
    return CHANCE if who == _CHANCE else int(who) - 1


def _add_to_head(head: dict[str, _Word], word: _Word, *, begun: bool) -> list[Diagnostic]:
    """Enter what a line of the head says, or return what is wrong with the line."""
    if word.who not in _HEAD:
        message, way_out = f'nobody is called "{word.who}"', suggestion(word.who, (*_HEAD, _CHANCE, "1"))
        return [Diagnostic(code="G412", message=message, hint=way_out, span=word.key)]
    if word.who in head or begun:
        message = f'"{word.who}" is said twice' if word.who in head else f'"{word.who}" comes too late'
        way_out = "it stands once, above the first move"
        return [Diagnostic(code="G413", message=message, hint=way_out, span=word.key)]
    head[word.who] = word
    return []


def _read_players(word: _Word | None, faults: list[Diagnostic]) -> int:
    if word is None:
        return 0
    if not (word.what.isascii() and word.what.isdecimal() and int(word.what) > 0):
        message = f'"{word.what}" is no number of players'
        faults.append(Diagnostic(code="G414", message=message, hint="such as players: 2", span=word.value))
        return 0
    return int(word.what)


def write_transcript(
    moves: Sequence[tuple[Seat, Action]],
    *,
    game: str = "",
    edition: str = "",
    players: int = 0,
    options: Sequence[str] = (),
    remarks: Sequence[str] = (),
) -> str:
    """Return moves as a transcript that can be read again. ``remarks`` are comments above the first line."""
    head = {
        "game": game,
        "edition": edition,
        "players": str(players or ""),
        "options": ", ".join(options),
    }
    lines = [f"# {remark}" for remark in remarks]
    lines += [f"{key}: {value}" for key, value in head.items() if value]
    lines += [f"{mover_name(mover)}: {action}" for mover, action in moves]
    return "".join(f"{line}\n" for line in lines)


def mover_name(mover: Seat) -> str:
    """Return how a transcript calls whoever moves."""
    return _CHANCE if mover == CHANCE else str(mover + 1)
