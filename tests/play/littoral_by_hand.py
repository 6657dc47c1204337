"""Littoral once more, as tokens on a table: lists of faces that are moved about, and copied for each choice.

It knows nothing of the module that is tested, so that both can be held against each other.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

BLUE = ("isopod", "shell", "crab")
Token = tuple[str, str]
"""The face that is up, and the one below."""


@dataclass
class Someone:
    """A player: stacks of tokens, and all other tokens."""

    stacks: list[list[Token]] = field(default_factory=list)
    others: list[Token] = field(default_factory=list)

    def showing(self, face: str) -> list[Token]:
        return [token for token in self.others if token[0] == face]

    def whites(self, face: str) -> int:
        return len(self.stacks) if face == "sandpiper" else len(self.showing(face))


@dataclass
class World:
    """A game. ``asks`` is what has to be chosen next."""

    people: list[Someone]
    bag: list[Token]
    takes_any: bool
    sea: list[Token] = field(default_factory=list)
    out: list[Token] = field(default_factory=list)
    turn: int = 0
    asks: str = "draw"
    drawn: Token | None = None

    def copy(self) -> "World":
        people = [Someone([[*stack] for stack in one.stacks], [*one.others]) for one in self.people]
        return replace(self, people=people, bag=[*self.bag], sea=[*self.sea], out=[*self.out])


def ways_on(world: World) -> Iterator[tuple[str, World]]:
    """Yield each action, and the world after it."""
    if world.asks != "over":
        yield from ASKED[world.asks](world)


def _draw(world: World) -> Iterator[tuple[str, World]]:
    for token in sorted(set(world.bag)):
        after = world.copy()
        after.bag.remove(token)
        after.drawn, after.asks = token, "face"
        yield f"draw {token[0]}-{token[1]}", after


def _choose(world: World) -> Iterator[tuple[str, World]]:
    assert world.drawn
    for up, down in (world.drawn, world.drawn[::-1]):
        after = world.copy()
        after.drawn = None
        _put(after, (up, down))
        yield f"play {up}", after


def _take(world: World) -> Iterator[tuple[str, World]]:
    for number in range(sum(up == "isopod" for up, _ in world.sea) + 1):
        after = world.copy()
        _stack(after, number)
        yield f"take {number}", after


def _rob(world: World) -> Iterator[tuple[str, World]]:
    for seat, victim in enumerate(world.people):
        if seat != world.turn and victim.showing("crab"):
            after = world.copy()
            crab = victim.showing("crab")[0]
            after.people[seat].others.remove(crab)
            after.people[world.turn].others.append(crab)
            _next(after)
            yield f"rob {seat + 1}", after


def _turn_over(world: World) -> Iterator[tuple[str, World]]:
    for down in sorted({down for _, down in world.people[world.turn].showing("beach")}):
        after = world.copy()
        after.people[world.turn].others.remove(("beach", down))
        _put(after, (down, "beach"))
        yield f"turn {down}", after


ASKED = {"draw": _draw, "face": _choose, "take": _take, "rob": _rob, "turn": _turn_over}


def _put(world: World, token: Token) -> None:
    me, face = world.people[world.turn], token[0]
    alone = len(world.people) == 1
    if face in BLUE:
        world.sea.append(token)
        full = alone and len(world.sea) == 7
        world.asks = "draw" if world.bag and not full else "over"
        return
    if face == "sandpiper":
        me.stacks.append([token])
    else:
        me.others.append(token)
    if alone and me.whites(face) == 7:
        world.asks = "over"
    else:
        _use(world, face)


def _use(world: World, face: str) -> None:
    me = world.people[world.turn]
    isopods = sum(up == "isopod" for up, _ in world.sea)
    if face == "sandpiper" and world.takes_any and isopods:
        world.asks = "take"
    elif face == "sandpiper":
        _stack(world, isopods)
    elif face == "wave" and me.showing("beach"):
        world.asks = "turn"
    elif face == "rock" and me.whites("rock") % 2 == 0:
        _fetch(world, "crab", 70)
        if any(person.showing("crab") for person in world.people if person is not me):
            world.asks = "rob"
        else:
            _next(world)
    else:
        _fetch(world, "shell", me.whites("beach") if face == "beach" else 0)
        _next(world)


def _fetch(world: World, face: str, most: int) -> None:
    for token in [token for token in world.sea if token[0] == face][:most]:
        world.sea.remove(token)
        world.people[world.turn].others.append(token)


def _stack(world: World, number: int) -> None:
    me = world.people[world.turn]
    for token in [token for token in world.sea if token[0] == "isopod"][:number]:
        world.sea.remove(token)
        me.stacks[-1].append(token)
    height = max(map(len, me.stacks))
    world.out += [token for stack in me.stacks if len(stack) < height for token in stack]
    me.stacks = [stack for stack in me.stacks if len(stack) == height]
    _next(world)


def _next(world: World) -> None:
    world.turn = (world.turn + 1) % len(world.people)
    world.asks = "draw" if world.bag else "over"


def points(world: World) -> list[int]:
    piles = [sum(map(len, one.stacks)) + len(one.others) for one in world.people]
    waves = [one.whites("wave") for one in world.people]
    leaders = [seat for seat, number in enumerate(waves) if number == max(waves) > 0]
    for seat in leaders:
        piles[seat] += len(world.sea) // len(leaders)
    return piles


def count_sequences(world: World, length: int) -> int:
    if length == 0:
        return 1
    return sum(count_sequences(after, length - 1) for _, after in ways_on(world))
