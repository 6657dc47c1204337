"""Examples: a position, actions, what is expected, as lines that people can read → a ``Script`` to play.

    players: Ana, Ben                    # names, in the order of the table
    options: advanced
    Ana.towel: whelk-purple, cockle-blue # a position, in the words of the game
    [bga] Ana.cards: scallop blue        # a line for one edition only
    moment: before                       # a name for what the table shows here
    Ana: take c5                         # actions, as in transcripts; chance moves, too
    expect: Ana.score == 3               # what must be true here

With ``like: other-example`` it takes from one above it what it does not say itself: players, options, each
place of the position, and the actions, if it has none. Without players nothing is played: it only expects.
Nothing raises on a faulty example.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from keyword import iskeyword

from msgspec import Struct

from generator.diagnostic import NOWHERE, Diagnostic, Span, has_errors, suggestion
from generator.play.engine import CHANCE, Seat

EXPECT, MOMENT = "expect", "moment"
HEAD = ("players", "editions", "options", "seed", "like")
_CHANCE = "chance"
_COMMENT = re.compile(r"(^|\s)#.*")
_LINE = re.compile(r"\s*(?:\[(?P<only>[^\[\]]*)\]\s*)?(?P<key>[^\s:\[\]]+)\s*:\s*(?P<value>.*?)\s*")
_NAME = re.compile(r"[A-Z][A-Za-z0-9]*")
_WORD = re.compile(r"[^\s,]+")
_SHAPES = 'write who moves and how (Ana: pass), "expect: …", or a place and what lies there'


class Word(Struct, frozen=True):
    """Some characters of an example, and where they stand."""

    text: str
    span: Span

    def parts(self) -> "tuple[Word, ...]":
        """Return its words, which spaces or commas part."""
        at = self.span
        return tuple(
            Word(found[0], Span(at.file, at.line, at.column + found.start(), at.column + found.end()))
            for found in _WORD.finditer(self.text)
        )


class Line(Struct, frozen=True):
    """One line: a key, what is said after it, and the editions that it is for, if not for all."""

    key: Word
    value: Word
    only: tuple[Word, ...] = ()


class Example(Struct, frozen=True, kw_only=True):
    """An example as it is written. ``head`` says how it is played, ``body`` what happens, line by line."""

    name: Word
    head: Mapping[str, Line]
    body: tuple[Line, ...]

    def is_for(self, edition: str) -> bool:
        """Tell whether the example is one of an edition."""
        wanted = self.head.get("editions")
        return wanted is None or edition in [word.text for word in wanted.value.parts()]


class Step(Struct, frozen=True):
    """What happens next: an action of a mover; or, without one, a line that expects or names a moment."""

    line: Line
    mover: Seat | None = None


class Script(Struct, frozen=True, kw_only=True):
    """An example as it is played in one edition: the position, and the steps from there."""

    name: Word
    players: tuple[str, ...]
    options: tuple[Word, ...]
    seed: int | None
    position: tuple[Line, ...]
    steps: tuple[Step, ...]

    @property
    def place(self) -> Span:
        """Where to point at the example as a whole."""
        return self.name.span


def read_example(name: Word, lines: Iterable[Word]) -> tuple[Example, tuple[Diagnostic, ...]]:
    """Read the lines of an example, each given as a whole with its place."""
    faults: list[Diagnostic] = []
    head: dict[str, Line] = {}
    body: list[Line] = []
    for text in lines:
        line = _read_line(text, faults)
        if line is None:
            continue
        key = line.key.text
        if key not in HEAD:
            body.append(line)
        elif key in head or body or line.only:
            said = f'"{key}" is said twice' if key in head else f'"{key}" comes too late'
            said = f'"{key}" is for all editions' if line.only else said
            faults.append(_fault(said, "it stands once, above everything else", line.key.span))
        else:
            head[key] = line
    return Example(name=name, head=head, body=tuple(body)), tuple(faults)


def _read_line(text: Word, faults: list[Diagnostic]) -> Line | None:
    bare = _COMMENT.sub("", text.text)
    if not bare.strip():
        return None
    found = _LINE.fullmatch(bare)
    at = text.span
    if found is None or not found["value"]:
        start, end = len(bare) - len(bare.lstrip()), len(bare.rstrip())
        place = Span(at.file, at.line, at.column + start, at.column + end)
        faults.append(_fault("this line of an example says nothing", _SHAPES, place))
        return None

    def word(part: str) -> Word:
        start, end = found.span(part)
        return Word(found[part], Span(at.file, at.line, at.column + start, at.column + end))

    return Line(word("key"), word("value"), word("only").parts() if found["only"] is not None else ())


def cast_script(
    example: Example, known: Mapping[str, Script], edition: str, editions: Sequence[str]
) -> tuple[Script | None, tuple[Diagnostic, ...]]:
    """Return an example as it is played in one edition. None if there are errors in it.

    Args:
        example: The example.
        known: Those of this edition that stand above it, by name: it may be ``like`` one of them.
        edition: The edition.
        editions: All editions of the game.
    """
    faults = list(_find_strange_editions(example, editions))
    head = example.head
    base = _find_base(head.get("like"), known, faults)
    players = tuple(_read_players(head["players"], faults)) if "players" in head else base.players
    position, steps = _part([line for line in example.body if _is_for(line, edition)], players, faults)
    said = {line.key.text for line in position}
    if all(step.mover is None for step in steps):
        steps = [*(step for step in base.steps if step.line.key.text != EXPECT), *steps]
    script = Script(
        name=example.name,
        players=players,
        options=head["options"].value.parts() if "options" in head else base.options,
        seed=_read_seed(head["seed"], faults) if "seed" in head else base.seed,
        position=(*(line for line in base.position if line.key.text not in said), *position),
        steps=tuple(steps),
    )
    return None if has_errors(faults) else script, tuple(faults)


def _is_for(line: Line, edition: str) -> bool:
    return not line.only or edition in [word.text for word in line.only]


def _find_strange_editions(example: Example, editions: Sequence[str]) -> Iterator[Diagnostic]:
    named = [word for line in example.body for word in line.only]
    if "editions" in example.head:
        named += example.head["editions"].value.parts()
    for word in named:
        if word.text not in editions:
            yield _fault(f'there is no edition "{word.text}"', suggestion(word.text, editions), word.span)


def _find_base(like: Line | None, known: Mapping[str, Script], faults: list[Diagnostic]) -> Script:
    """Return what an example takes from the one that it is like: nothing, if it is like none."""
    nothing = Script(name=Word("", NOWHERE), players=(), options=(), seed=None, position=(), steps=())
    if like is None:
        return nothing
    wanted = like.value
    if wanted.text not in known:
        message = f'no example above is called "{wanted.text}" in this edition'
        faults.append(_fault(message, suggestion(wanted.text, known), wanted.span))
    return known.get(wanted.text, nothing)


def _read_players(line: Line, faults: list[Diagnostic]) -> Iterator[str]:
    seen: set[str] = set()
    for word in line.value.parts():
        if not _NAME.fullmatch(word.text) or iskeyword(word.text):
            message = f'a player cannot be called "{word.text}"'
            way_out = "a name begins with a capital and has letters from A to Z, such as Ana, Ben"
            faults.append(_fault(message, way_out, word.span))
        elif word.text in seen:
            faults.append(_fault(f"two players are called {word.text}", "call them Ana, Ben …", word.span))
        seen.add(word.text)
        yield word.text


def _read_seed(line: Line, faults: list[Diagnostic]) -> int | None:
    text = line.value.text
    if not (text.isascii() and text.isdecimal()) or len(text) > 12:
        faults.append(_fault(f'"{text}" is no seed', "a seed is a number, such as seed: 7", line.value.span))
        return None
    return int(text)


def _part(
    lines: Sequence[Line], players: Sequence[str], faults: list[Diagnostic]
) -> tuple[list[Line], list[Step]]:
    """Part the position from the steps. Whoever moves is called by name."""
    movers = {**{name: seat for seat, name in enumerate(players)}, _CHANCE: CHANCE}
    position: list[Line] = []
    steps: list[Step] = []
    for line in lines:
        key = line.key.text
        if key in (EXPECT, MOMENT) or key in movers:
            steps.append(Step(line, movers.get(key)))
        elif steps:
            way_out = f"a position stands above all actions; {suggestion(key, (*movers, EXPECT, MOMENT))}"
            faults.append(_fault(f'"{key}" comes too late, or is nobody who plays', way_out, line.key.span))
        elif key in [one.key.text for one in position]:
            faults.append(_fault(f'"{key}" is said twice', "say all of it in one line", line.key.span))
        else:
            position.append(line)
    return position, steps


def _fault(message: str, hint: str, span: Span) -> Diagnostic:
    return Diagnostic(code="G431", message=message, hint=hint, span=span)
