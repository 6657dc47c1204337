"""Sea Shells, positions as examples write them → tables, and what a table shows.

    beach.8: whelk-blue - 2 bottle …   # a row from the left; a dash is an empty space
    beach.c5: fossil-head              # or one space
    bucket: e5
    sun: cowrie-pink                   # the shell on the Sun tile
    ring: cockle-blue - bottle …       # in a Stroll, clockwise from place 1; bucket and pile are such places
    pile: 1
    shovels: 2
    turn: Ben
    Ana.towel: whelk-blue, scallop-yellow
    Ana.basket: 2 fossil-head, bottle
    Ana.cards: scallop blue            # secret cards

Where the Bucket reaches nothing, the game is over: a position without it is one of the final scoring.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from generator.expression import identifier
from generator.play.position import (
    NOTHING,
    Position,
    PositionError,
    Positions,
    Thing,
    Told,
    choose,
    count_things,
    only,
)
from generator.play.sea_shells.kit import FINDS, Kit
from generator.play.sea_shells.rules import SeaShellsRules
from generator.play.sea_shells.scoring import count_units
from generator.play.sea_shells.state import EMPTY, Phase, State


def _arrange(rules: SeaShellsRules, position: Position) -> State:
    """Lay out a table on which somebody is to take an item. Errors: PositionError."""
    kit, names = rules.kit, list(rules.shore.places)
    beach = _read_ring(kit, position) if rules.options.stroll else _read_beach(kit, names, position)
    bucket = position.word("bucket", names, "place")
    pile = position.word("pile", names, "place", bucket) if rules.options.stroll else ""
    shovels = position.number("shovels", kit.shovels) if rules.options.stroll else 0
    place = names.index(bucket) if bucket else EMPTY
    if bucket and beach[place] != EMPTY:
        raise PositionError(f"the Bucket cannot stand on {bucket}: an item lies there", "", position.span)
    state = State(
        phase=Phase.OVER,
        beach=beach,
        bucket=place,
        seat=position.turn(),
        towels=tuple(_read_towel(kit, position, seat) for seat in range(rules.players)),
        baskets=tuple(
            count_things(position.things("basket", seat), FINDS, "find") for seat in range(rules.players)
        ),
        hands=tuple(_read_cards(kit, position, seat) for seat in range(rules.players)),
        sun=_read_sun(kit, position),
        pile=names.index(pile) if pile else EMPTY,
        shovels=shovels,
    )
    _check_copies(kit, state, position)
    if not bucket or not rules.shore.reach(state):
        return state
    return replace(state, phase=Phase.TAKE)


def _read_beach(kit: Kit, names: Sequence[str], position: Position) -> tuple[int, ...]:
    """Return the item on each space, from rows and single spaces."""
    beach = [EMPTY] * len(names)
    for row, things in position.places("beach", [str(row + 1) for row in range(kit.rows)]).items():
        items = [thing for thing in things for _ in range(thing.count)]
        if len(items) != kit.columns:
            message = f"row {row} of the beach has {kit.columns} spaces, and {len(items)} are told"
            raise things[-1].refuse(message, "a dash is an empty space")
        first = (int(row) - 1) * kit.columns
        beach[first : first + kit.columns] = [_item(kit, thing) for thing in items]
    for space, things in position.places("beach", names).items():
        beach[names.index(space)] = _item(kit, only(things))
    return tuple(beach)


def _read_ring(kit: Kit, position: Position) -> tuple[int, ...]:
    places = sum(kit.copies)
    things = position.spread("ring")
    if len(things) > places:
        raise things[-1].refuse(f"the ring has {places} places")
    return (*(_item(kit, thing) for thing in things), *(EMPTY,) * (places - len(things)))


def _item(kit: Kit, thing: Thing) -> int:
    return EMPTY if thing.word == NOTHING else kit.items.index(choose(thing, kit.items, "item"))


def _read_towel(kit: Kit, position: Position, seat: int) -> int:
    """Return the bits of the shells on a towel."""
    towel = 0
    for thing in position.spread("towel", seat):
        shell = 1 << kit.items.index(choose(thing, kit.items[: -len(FINDS)], "shell"))
        if towel & shell:
            raise thing.refuse(f"there is only one {thing.word}, and it lies here already")
        towel |= shell
    return towel


def _read_cards(kit: Kit, position: Position, seat: int) -> tuple[int, ...]:
    counts = count_things(position.things("cards", seat), kit.categories, "secret card")
    return tuple(category for category, number in enumerate(counts) for _ in range(number))


def _read_sun(kit: Kit, position: Position) -> tuple[int, ...]:
    """Return shape and colour of the shell on the Sun tile."""
    shell = position.word("sun", kit.items[: -len(FINDS)], "shell")
    if not shell:
        return ()
    shape, colour = divmod(kit.items.index(shell), len(kit.colours))
    return shape, len(kit.shapes) + colour


def _check_copies(kit: Kit, state: State, position: Position) -> None:
    """Refuse items and cards that lie more often than there are. Errors: PositionError."""
    lying = Counter(item for item in state.beach if item != EMPTY)
    for towel, basket in zip(state.towels, state.baskets, strict=True):
        lying.update(kind for kind in range(len(kit.items)) if towel >> kind & 1)
        lying.update({len(kit.items) - len(FINDS) + find: number for find, number in enumerate(basket)})
    if state.sun:
        lying[_sun_shell(kit, state)] += 1
    cards = Counter(card for hand in (*state.hands, state.sun) for card in hand)
    for counted, names, copies in ((lying, kit.items, kit.copies), (cards, kit.categories, kit.cards)):
        for kind, number in counted.items():
            if number > copies[kind]:
                message = (
                    f"{names[kind]} is here {number} times, and there is only {copies[kind]} in the game"
                )
                raise PositionError(message, "take one away, or another one", position.span)


def _sun_shell(kit: Kit, state: State) -> int:
    shape, colour = state.sun
    return shape * len(kit.colours) + colour - len(kit.shapes)


def _tell(rules: SeaShellsRules, state: State) -> Told:
    """Return what a table shows."""
    kit, names = rules.kit, rules.shore.places
    items = [kit.items[kind] if kind != EMPTY else "" for kind in state.beach]
    items += [""] * (len(names) - len(items))
    shore: dict[str, object] = {"ring": tuple(items), "shovels": state.shovels}
    if not rules.options.stroll:
        shore = {"beach": dict(zip(names, items, strict=True)), "rows": tuple(_rows_from_top(kit, names))}
    return Told(
        table={
            **shore,
            "bucket": names[state.bucket] if state.bucket != EMPTY else "",
            "sun": kit.items[_sun_shell(kit, state)] if len(state.sun) > 1 else "",
            "left": sum(map(bool, items)),
        },
        players=tuple(_tell_player(kit, state, seat) for seat in range(rules.players)),
    )


def _rows_from_top(kit: Kit, names: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield the spaces of each row as they lie on the table, for pictures."""
    for row in reversed(range(kit.rows)):
        yield tuple(names[row * kit.columns : (row + 1) * kit.columns])


def _tell_player(kit: Kit, state: State, seat: int) -> Mapping[str, object]:
    units = count_units(kit, state.towels[seat], state.hands[seat])
    return {
        "towel": tuple(item for kind, item in enumerate(kit.items) if state.towels[seat] >> kind & 1),
        "basket": {identifier(find): n for find, n in zip(FINDS, state.baskets[seat], strict=True)},
        "cards": tuple(kit.categories[card] for card in state.hands[seat]),
        "sun": sum(units[category] for category in state.sun),
        "has": {identifier(name): number for name, number in zip(kit.categories, units, strict=True)},
    }


POSITIONS = Positions(_arrange, _tell)
