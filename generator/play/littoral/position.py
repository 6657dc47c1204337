"""Littoral, positions as examples write them → tables, and what a table shows.

    sea: 3 crab, shell           # blue faces
    bag: rock-wave, 2 crab-rock  # what can still be drawn; all tokens that lie nowhere, if it is not said
    turn: Ben
    Ana.stacks: 3 3              # heights, the sandpiper included
    Ana.beaches: rock wave       # what is on the other face of each beach
    Ana.rocks: 1                 # so are waves, crabs and shells

Tokens show one face, so which kind lies there is a guess that leaves as much choice as there is.
"""

from collections.abc import Mapping, Sequence

from generator.play.littoral.kit import BLUES, CRAB, FACES, ISOPOD, ROCK, SANDPIPER, SHELL, WAVE, Kit
from generator.play.littoral.rules import LittoralRules
from generator.play.littoral.state import NONE, Phase, Shore, State
from generator.play.position import (
    NOTHING,
    Position,
    PositionError,
    Positions,
    Thing,
    Told,
    count_things,
    number_of,
)

_COUNTED = {"crabs": CRAB, "shells": SHELL, "rocks": ROCK, "waves": WAVE}


def _arrange(rules: LittoralRules, position: Position) -> State:
    """Lay out a table on which somebody is to draw. Errors: PositionError."""
    kit = rules.kit
    shores = tuple(_read_shore(position, seat) for seat in range(rules.players))
    sea = count_things(position.things("sea"), FACES[:BLUES], "blue face")
    left = _take_tokens(kit, shores, sea, position)
    bag = position.things("bag")
    unseen = left if bag is None else _read_bag(kit, bag)
    return State(
        phase=Phase.DRAW if any(unseen) else Phase.OVER,
        unseen=unseen,
        removed=0,
        seat=position.turn(),
        token=NONE,
        sea=sea,
        shores=shores,
        lost=0,
    )


def _read_bag(kit: Kit, things: Sequence[Thing]) -> tuple[int, ...]:
    """Return how many tokens of each kind can be drawn. Errors: PositionError, if there are not so many."""
    counts = count_things(things, kit.tokens, "token")
    for thing in things:
        kind = kit.tokens.index(thing.word) if thing.word != NOTHING else NONE
        if kind != NONE and counts[kind] > kit.copies[kind]:
            raise thing.refuse(f"there are only {kit.copies[kind]} of {thing.word} in the game")
    return counts


def _read_shore(position: Position, seat: int) -> Shore:
    behind = count_things(position.things("beaches", seat), FACES, "face")
    counted = {place: position.number(place, 0, seat) for place in _COUNTED}
    return Shore(
        stacks=_read_stacks(position.things("stacks", seat) or ()),
        beaches=behind,
        **counted,
    )


def _read_stacks(things: Sequence[Thing]) -> tuple[int, ...]:
    """Return the heights of stacks, which are the same for all of a player. Errors: PositionError."""
    stacks = tuple(number_of(thing) for thing in things)
    for thing, height in zip(things, stacks, strict=True):
        if height < 1 or height != stacks[0]:
            raise thing.refuse("the stacks of a player are equally high, and hold a sandpiper each")
    return stacks


def _take_tokens(
    kit: Kit, shores: Sequence[Shore], sea: Sequence[int], position: Position
) -> tuple[int, ...]:
    """Return how many tokens of each kind are left.

    Errors:
        PositionError: more lie than there are.
    """
    left = list(kit.copies)
    shown = list(sea) + [0] * (len(FACES) - len(sea))
    for shore in shores:
        for other, number in enumerate(shore.beaches):
            kinds = [
                kind for kind, faces in enumerate(kit.faces) if set(faces) == {FACES.index("beach"), other}
            ]
            for _ in range(number):
                _take(kit, left, kinds, f"beach with {FACES[other]} behind it", position)
        shown[SANDPIPER] += len(shore.stacks)
        shown[ISOPOD] += sum(shore.stacks) - len(shore.stacks)
        for place, face in _COUNTED.items():
            shown[face] += getattr(shore, place)
    for face, number in enumerate(shown):
        kinds = [kind for kind, faces in enumerate(kit.faces) if face in faces]
        for _ in range(number):
            _take(kit, left, kinds, FACES[face], position)
    return tuple(left)


def _take(kit: Kit, left: list[int], kinds: Sequence[int], what: str, position: Position) -> None:
    """Take a token away, of the kind of which most are left."""
    kind = max(kinds, key=left.__getitem__, default=None)
    if kind is None or not left[kind]:
        hint = f"there are {sum(kit.copies[kind] for kind in kinds)} of them in the game"
        raise PositionError(f"more tokens show {what} here than there are", hint, position.span)
    left[kind] -= 1


def _tell(rules: LittoralRules, state: State) -> Told:
    """Return what a table shows."""
    kit = rules.kit
    return Told(
        table={
            "sea": dict(zip(FACES[:BLUES], state.sea, strict=True)),
            "afloat": tuple(face for face, n in zip(FACES, state.sea, strict=False) for _ in range(n)),
            "bag": state.bag,
            "lost": state.lost,
            "drawn": kit.tokens[state.token] if state.token != NONE else "",
        },
        players=tuple(_tell_shore(shore) for shore in state.shores),
    )


def _tell_shore(shore: Shore) -> Mapping[str, object]:
    behind = tuple(FACES[face] for face, number in enumerate(shore.beaches) for _ in range(number))
    counted = {place: getattr(shore, place) for place in _COUNTED}
    return {
        "stacks": shore.stacks,
        "beaches": behind,
        **counted,
        "white": (
            *_repeat("wave", shore.waves),
            *_repeat("beach", len(behind)),
            *_repeat("rock", shore.rocks),
        ),
        "blue": (*_repeat("shell", shore.shells), *_repeat("crab", shore.crabs)),
        "pile": shore.size,
    }


def _repeat(face: str, number: int) -> tuple[str, ...]:
    return (face,) * number


POSITIONS = Positions(_arrange, _tell)
