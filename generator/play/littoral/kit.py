"""Littoral, an edition → all that its rules work with: tokens, numbers and names.

Invariant: faces are numbered as in ``FACES``, kinds of tokens as the edition lists them. What a face does is
the business of the rules; how many there are, and which meet on a token, of the edition.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from generator.model import Component, Edition, Game, Piece, Value
from generator.play.engine import UnplayableError

FACES = ("isopod", "shell", "crab", "sandpiper", "rock", "beach", "wave")
ISOPOD, SHELL, CRAB, SANDPIPER, ROCK, BEACH, WAVE = range(7)
BLUES = SANDPIPER
"""How many faces are blue: they come first."""

TAKINGS = ("all", "any")


class Kit(Struct, frozen=True, kw_only=True):
    """The tokens and numbers of an edition, for a number of players.

    ``faces`` are the two faces of each kind of token, ``copies`` how many tokens there are of it.
    ``removed`` is how many may stay out of the game. ``every`` says which rocks set crabs moving, ``stolen``
    how many an opponent loses. ``white_limit`` (tokens of one white kind) and ``sea_limit`` end a solo game;
    they are 0 with more players. ``waves_needed`` is how many waves it takes to get the sea at the end.
    ``levels`` are the least heights of all solo levels but the first, ``verdicts`` their names, ids and
    sentences.
    """

    tokens: tuple[str, ...]
    faces: tuple[tuple[int, int], ...]
    copies: tuple[int, ...]
    removed: range
    takes_any: bool
    every: int
    stolen: int
    white_limit: int
    sea_limit: int
    waves_needed: int
    levels: tuple[int, ...]
    verdicts: tuple[str, ...]
    sentences: tuple[str, ...]
    names: tuple[str, ...]
    words: Mapping[str, str]

    def other(self, token: int, face: int) -> int:
        """Return the face behind a face of a token."""
        front, back = self.faces[token]
        return back if face == front else front


def open_kit(game: Game, edition: Edition, players: int) -> Kit:
    """Return the tokens and numbers of an edition for a number of players.

    Errors:
        UnplayableError: what the files say does not fit together.
    """
    parts = {part.id: part for part in edition.components}
    members = {member.id: member for part in ("blue", "white") for member in game.sets.get(part, ())}
    blue = {member.id for member in game.sets.get("blue", ())}
    if tuple(sorted(members)) != tuple(sorted(FACES)) or blue != set(FACES[:BLUES]):
        raise UnplayableError(f"the rules know these faces: {', '.join(FACES)}; the first {BLUES} are blue")
    tokens = _pieces(parts, "tokens")
    numbers, verdicts = edition.parameters, game.sets.get("verdicts", ())
    alone = players == 1
    kit = Kit(
        tokens=tuple(token.id for token in tokens),
        faces=tuple((_face(token, "front"), _face(token, "back")) for token in tokens),
        copies=tuple(token.count for token in tokens),
        removed=_limits(numbers, players),
        takes_any=_takes_any(numbers),
        every=_whole(numbers, "rock", "every"),
        stolen=_whole(numbers, "rock", "stolen"),
        white_limit=_whole(numbers, "solo", "white") if alone else 0,
        sea_limit=_whole(numbers, "solo", "sea") if alone else 0,
        waves_needed=_whole(numbers, "solo", "waves") if alone else 1,
        levels=_levels(numbers),
        verdicts=tuple(verdict.id for verdict in verdicts),
        sentences=tuple(f"{verdict.fields['name']}: {verdict.fields['sentence']}" for verdict in verdicts),
        names=tuple(str(members[face].fields["name"]) for face in FACES),
        words={word: str(_pieces(parts, "sea-mat")[0].fields.get(word, word)) for word in ("sea", "bag")},
    )
    _check(kit, alone=alone)
    return kit


def _pieces(parts: Mapping[str, Component], component: str) -> Sequence[Piece]:
    """Return the pieces of a component. Errors: UnplayableError."""
    if component not in parts or not parts[component].pieces:
        raise UnplayableError(f"the rules need the component {component}, with at least one piece")
    return parts[component].pieces


def _face(token: Piece, side: str) -> int:
    """Return which face a token has on a side. Errors: UnplayableError."""
    face = token.fields.get(side)
    if face not in FACES:
        raise UnplayableError(f"{token.id}: the rules know no face {face}")
    return FACES.index(str(face))


def _limits(numbers: Mapping[str, Value], players: int) -> range:
    """Return how many tokens may stay out of the game. Errors: UnplayableError."""
    least, most = (_whole(numbers, "removed", str(players), limit) for limit in ("least", "most"))
    return range(least, most + 1)


def _takes_any(numbers: Mapping[str, Value]) -> bool:
    """Return whether a sandpiper may leave isopods in the sea. Errors: UnplayableError."""
    takes = numbers.get("sandpiper_takes")
    if takes not in TAKINGS:
        raise UnplayableError(f"sandpiper_takes: the rules know {' and '.join(TAKINGS)}, not {takes}")
    return takes == "any"


def _levels(numbers: Mapping[str, Value]) -> tuple[int, ...]:
    """Return the least heights of the solo levels above the first. Errors: UnplayableError."""
    levels = numbers.get("levels")
    if isinstance(levels, tuple):
        found = tuple(int(level) for level in levels if isinstance(level, (int, float)))
        if len(found) == len(levels):
            return found
    raise UnplayableError(f"levels: the rules need a list of numbers here, not {levels}")


def _whole(numbers: Mapping[str, Value], *keys: str) -> int:
    """Return a number of the edition by its keys. Errors: UnplayableError."""
    value: Value | Mapping[str, Value] = numbers
    for key in keys:
        value = value.get(key) if isinstance(value, Mapping) else None
    if isinstance(value, (int, float)) and value == int(value) and value >= 0:
        return int(value)
    raise UnplayableError(f"{'.'.join(keys)}: the rules need a whole number here, not {value}")


def _check(kit: Kit, *, alone: bool) -> None:
    """Refuse numbers that do not fit each other."""
    if not kit.removed or kit.removed[-1] >= sum(kit.copies):
        raise UnplayableError(f"of {sum(kit.copies)} tokens, the removed ones cannot be {kit.removed}")
    if kit.every < 1:
        raise UnplayableError("rock.every: the rules need at least 1 here")
    if alone and not (kit.white_limit and kit.sea_limit):
        raise UnplayableError("the solo game needs limits of at least one token")
    if len(kit.verdicts) != len(kit.levels) + 1 or list(kit.levels) != sorted(set(kit.levels)):
        raise UnplayableError("the solo levels must rise, and each needs a verdict")
