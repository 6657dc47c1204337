"""From Dune to Open Sea, positions as examples write them → tables, and what a table shows.

    round: 3
    zone: beach                              # of the zone card that has been turned up
    turn: Ben
    rivers.beach: kite deck-chair - driftwood # a dash is an empty place
    Ana.shells: 7                            # as many as at the start, if it is not said
    Ana.hand: kestrel flag
    Ana.beach: - scallop                     # the row of her grid, from the left

Somebody is to buy. River cards that lie nowhere are in the decks.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from generator.expression import identifier
from generator.play.dune.deck import Deck
from generator.play.dune.rules import DuneRules
from generator.play.dune.state import Phase, Player, State
from generator.play.dune.tally import EMPTY
from generator.play.dune.worth import Worth
from generator.play.position import NOTHING, Position, PositionError, Positions, Thing, Told, choose


def _arrange(rules: DuneRules, position: Position) -> State:
    """Lay out a table at the beginning of somebody's turn. Errors: PositionError."""
    deck = rules.deck
    turned = position.number("round", 1)
    if not 1 <= turned <= deck.rounds:
        raise PositionError(f"there is no round {turned}", f"there are {deck.rounds}", position.span)
    zone = deck.zones.index(position.word("zone", deck.zones, "zone", deck.zones[0]))
    rivers = tuple(_read_river(deck, position, number) for number in range(len(deck.zones)))
    players = tuple(_read_player(deck, position, seat) for seat in range(rules.players))
    lying = Counter(card for cards in (*rivers, *(p.hand + p.grid for p in players)) for card in cards)
    del lying[EMPTY]
    _check_copies(deck, lying, position)
    return State(
        phase=Phase.BUY,
        players=players,
        rivers=rivers,
        decks=tuple(tuple(_undealt(deck, number, lying)) for number in range(len(deck.zones))),
        starters=(),
        zone_cards=tuple(deck.columns - (number == zone) for number in range(len(deck.zones))),
        turned=turned,
        zone=zone,
        turn=(position.turn() - (turned - 1)) % rules.players,
    )


def _read_river(deck: Deck, position: Position, zone: int) -> tuple[int, ...]:
    cards = _read_places(deck, position.spread(f"rivers.{deck.zones[zone]}"), deck.face_up)
    return _check_zone(deck, cards, zone, position)


def _read_player(deck: Deck, position: Position, seat: int) -> Player:
    rows = []
    for zone, name in enumerate(deck.zones):
        cards = _read_places(deck, position.spread(name, seat), deck.columns)
        rows.append(_check_zone(deck, cards, zone, position))
    hand = sorted(_card(deck, thing) for thing in position.spread("hand", seat))
    shells = position.number("shells", deck.shells, seat)
    return Player(shells, tuple(hand), tuple(card for row in rows for card in row))


def _read_places(deck: Deck, things: Sequence[Thing], places: int) -> tuple[int, ...]:
    """Return the cards that lie in a row of places; what is not told is empty."""
    if len(things) > places:
        raise things[places].refuse(f"there are only {places} places in this row")
    cards = [EMPTY if thing.word == NOTHING else _card(deck, thing) for thing in things]
    return (*cards, *(EMPTY,) * (places - len(cards)))


def _card(deck: Deck, thing: Thing) -> int:
    ids = [card.id for card in deck.cards]
    return ids.index(choose(thing, ids, "card"))


def _check_zone(deck: Deck, cards: tuple[int, ...], zone: int, position: Position) -> tuple[int, ...]:
    """Return the cards of a row if all belong there. Errors: PositionError."""
    for card in cards:
        if card != EMPTY and deck.cards[card].zone != zone:
            message = f"{deck.cards[card].id} does not belong to {deck.zones[zone]}"
            raise PositionError(
                message, f"it is a card of {deck.zones[deck.cards[card].zone]}", position.span
            )
    return cards


def _check_copies(deck: Deck, lying: Counter[int], position: Position) -> None:
    for card, number in lying.items():
        if number > deck.cards[card].count:
            message = f"{deck.cards[card].id} is here {number} times"
            raise PositionError(message, f"there are {deck.cards[card].count} of it", position.span)


def _undealt(deck: Deck, zone: int, lying: Counter[int]) -> Iterator[int]:
    gone = Counter(lying)
    for card in deck.numbers(zone, starters=False):
        if gone[card]:
            gone[card] -= 1
        else:
            yield card


def _tell(rules: DuneRules, state: State) -> Told:
    """Return what a table shows."""
    deck = rules.deck
    return Told(
        table={
            "round": state.turned,
            "zone": deck.zones[state.zone] if state.zone != EMPTY else "",
            "rivers": {
                identifier(zone): _names(deck, river)
                for zone, river in zip(deck.zones, state.rivers, strict=True)
            },
        },
        players=tuple(_tell_player(rules, player) for player in state.players),
    )


def _tell_player(rules: DuneRules, player: Player) -> Mapping[str, object]:
    deck = rules.deck
    rows = {
        identifier(zone): _names(deck, player.grid[number * deck.columns :][: deck.columns])
        for number, zone in enumerate(deck.zones)
    }
    prices = rules.worth.prices(player.grid)
    placed = [deck.cards[number] for number in player.grid if number != EMPTY]
    return {
        "shells": player.shells,
        "hand": _names(deck, player.hand),
        **rows,
        "icons": {
            identifier(icon): sum(card.icons[number] for card in placed)
            for number, icon in enumerate(deck.icons)
        },
        "prices": {identifier(card.id): prices[number] for number, card in enumerate(deck.cards)},
        "worth": _tell_worth(deck, player.grid),
    }


def _tell_worth(deck: Deck, grid: tuple[int, ...]) -> Mapping[str, object]:
    """Return the suns of each card of a grid: printed on it, by its effects, and all of them."""
    found: dict[str, object] = {}
    for number in grid:
        if number != EMPTY:
            card = deck.cards[number]
            _, effects = Worth(_only(deck, number)).suns(grid) if card.scores else (0, 0)
            found[identifier(card.id)] = {
                "printed": card.suns,
                "effects": effects,
                "suns": card.suns + effects,
            }
    return found


def _only(deck: Deck, number: int) -> Deck:
    """Return a deck in which no other card scores by its effects."""
    cards = (card if other == number else replace(card, scores=()) for other, card in enumerate(deck.cards))
    return replace(deck, cards=tuple(cards))


def _names(deck: Deck, cards: Sequence[int]) -> tuple[str, ...]:
    return tuple("" if card == EMPTY else deck.cards[card].id for card in cards)


POSITIONS = Positions(_arrange, _tell)
