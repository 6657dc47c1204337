"""From Dune to Open Sea, the rules: states and actions → states. The ``Rules`` of the engine.

Order in a turn: buy, place, gain, fill the river, see whether the game ends. No state is ever changed.
"""

from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from generator.play.dune.counting import count_game
from generator.play.dune.deck import Deck
from generator.play.dune.notation import UNDO, Notation
from generator.play.dune.outlook import Outlook
from generator.play.dune.senses import list_actions, sense
from generator.play.dune.shown import show_table
from generator.play.dune.state import Phase, Player, Purchase, State, unknown
from generator.play.dune.tally import EMPTY
from generator.play.dune.worth import Worth
from generator.play.engine import CHANCE, OVER, PASS, Action, Counted, IllegalActionError, Outcome, Seat

T = TypeVar("T")

_CHANCE_PHASES = (Phase.DEAL, Phase.FILL, Phase.TURN)


class Options(Struct, frozen=True, kw_only=True):
    """Rules that may be chosen: purchases may be undone; the round is played to its end."""

    undo: bool = False
    finish_round: bool = False


class DuneRules:
    """The rules for one edition and number of players. Tables of the cards are made once, here."""

    def __init__(self, deck: Deck, players: int, options: Options) -> None:
        self.deck = deck
        self.players = players
        self.options = options
        self.worth = Worth(deck)
        self._words = Notation(deck)
        self._outlook = Outlook(self.worth, players, finish_round=options.finish_round)
        # An unknown starter is a number below EMPTY: so it finds its zone from the end of the list.
        zones = range(len(deck.zones))
        self._zone_of = [*(card.zone for card in deck.cards), *reversed(zones), EMPTY]

    # What can happen.

    def start(self) -> State:
        """Return the table before anything is dealt: river decks shuffled, all places empty."""
        deck, zones = self.deck, range(len(self.deck.zones))
        nobody = Player(deck.shells, (), (EMPTY,) * deck.rounds)
        return State(
            phase=Phase.DEAL,
            players=(nobody,) * self.players,
            rivers=tuple((EMPTY,) * deck.face_up for _ in zones),
            decks=tuple(deck.numbers(zone, starters=False) for zone in zones),
            starters=tuple(deck.numbers(zone, starters=True) for zone in zones),
            zone_cards=(deck.columns,) * len(zones),
        )

    def mover(self, state: State) -> Seat:
        """Return the seat whose turn it is; the first player moves on by one seat each round."""
        if state.phase in _CHANCE_PHASES:
            return CHANCE
        return OVER if state.phase is Phase.OVER else self._seat(state)

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Return what may happen, sorted; see ``Rules``."""
        if state.phase is Phase.BUY:
            return tuple([self._words.buy[card] for card in self._offers(state)]) or (PASS,)
        if state.phase is Phase.PLACE:
            return self._placements(state)
        if state.phase is Phase.FILL:
            return tuple([self._words.fill[card] for card in dict.fromkeys(state.decks[state.gap])])
        if state.phase is Phase.DEAL:
            return tuple([self._words.deal[card] for card in dict.fromkeys(self._stock(state))])
        left = zip(self._words.turn, state.zone_cards, strict=True)
        return tuple(sorted(action for action, number in left if number)) if state.phase is Phase.TURN else ()

    def weights(self, state: State) -> tuple[int, ...]:
        """Return by how many of the cards that are left each of the actions of chance can happen."""
        if state.phase is Phase.TURN:
            left = dict(zip(self._words.turn, state.zone_cards, strict=True))
            return tuple(left[action] for action in self.legal_actions(state))
        stock = self._stock(state) if state.phase is Phase.DEAL else state.decks[state.gap]
        return tuple([stock.count(card) for card in dict.fromkeys(stock)])

    def _stock(self, state: State) -> tuple[int, ...]:
        """Return the starters among which the next one is dealt: by seats, one zone after the other."""
        player = next(player for player in state.players if len(player.hand) < self.deck.hand)
        return state.starters[len(player.hand)]

    def _seat(self, state: State) -> Seat:
        return (state.turned - 1 + state.turn) % self.players

    def _offers(self, state: State) -> list[int]:
        """Return the cards that the mover may buy: payable, and something can be placed afterwards."""
        player = state.players[self._seat(state)]
        prices = self.worth.prices(player.grid)
        zone_of = self._zone_of
        is_free = state.zone in [zone_of[card] for card in player.hand]
        rivers = state.rivers if is_free else (state.rivers[state.zone],)
        shells, undone = player.shells, state.undone
        offers = {card for river in rivers for card in river if card >= 0 and prices[card] <= shells}
        return sorted(offers.difference(undone)) if undone else sorted(offers)

    def _placements(self, state: State) -> tuple[Action, ...]:
        player = state.players[self._seat(state)]
        free = self._free_columns(player, state.zone)
        zone_of = self._zone_of
        cards = [card for card in dict.fromkeys(player.hand) if card >= 0 and zone_of[card] == state.zone]
        actions = [self._words.place[card][column] for card in cards for column in free]
        if self.options.undo and self._can_undo(state):
            actions.append(UNDO)
        return tuple(actions)

    def _free_columns(self, player: Player, zone: int) -> list[int]:
        first = zone * self.deck.columns
        row = player.grid[first : first + self.deck.columns]
        return [column for column, card in enumerate(row) if card == EMPTY]

    def _can_undo(self, state: State) -> bool:
        """Return whether there is something else to buy that has not been bought and undone in this turn.

        What has been undone can't be bought again before the next turn: so a turn comes to an end.
        """
        return bool(self._offers(self._undo(state)))

    # What happens.

    def apply(self, state: State, action: Action) -> State:
        """Return the table after an action. Errors: IllegalActionError."""
        if state.phase is Phase.BUY:
            return self._pass(state) if action == PASS else self._buy_card(state, action)
        if state.phase is Phase.PLACE and action != UNDO:
            return self._place_card(state, action)
        if action not in self.legal_actions(state):
            raise IllegalActionError(f'"{action}" cannot happen now')
        if state.phase is Phase.PLACE:
            return self._undo(state)
        if state.phase is Phase.FILL:
            return self._fill_gap(state, self._words.drawn[action])
        if state.phase is Phase.DEAL:
            return self._deal_card(state, self._words.drawn[action])
        return self._turn_up(state, self._words.turn.index(action))

    def _deal_card(self, state: State, card: int) -> State:
        seat = next(seat for seat, one in enumerate(state.players) if len(one.hand) < self.deck.hand)
        player, zone = state.players[seat], self._zone_of[card]
        # A hand is put in order once it is complete.
        hand = (*player.hand, card)
        is_full = len(hand) == self.deck.hand
        players = _with(state.players, seat, replace(player, hand=tuple(sorted(hand)) if is_full else hand))
        if is_full and seat == self.players - 1:
            # The starters that are left go back into the box.
            return replace(state, players=players, starters=(), phase=Phase.FILL)
        starters = _with(state.starters, zone, _without(state.starters[zone], card))
        return replace(state, players=players, starters=starters)

    def _fill_gap(self, state: State, card: int) -> State:
        zone = state.gap
        slots, deck = state.rivers[zone], _without(state.decks[zone], card)
        slots = _with(slots, slots.index(EMPTY), card)
        filled = replace(state, rivers=_with(state.rivers, zone, slots), decks=_with(state.decks, zone, deck))
        return self._end_turn(filled) if state.turned else self._set_up(filled)

    def _set_up(self, state: State) -> State:
        """Go on to the next gap of the set-up, or to the first round."""
        gaps = (zone for zone, slots in enumerate(state.rivers) if EMPTY in slots and state.decks[zone])
        gap = next(gaps, None)
        return replace(state, phase=Phase.TURN) if gap is None else replace(state, gap=gap)

    def _turn_up(self, state: State, zone: int) -> State:
        left = _with(state.zone_cards, zone, state.zone_cards[zone] - 1)
        return replace(state, zone_cards=left, zone=zone, turned=state.turned + 1, turn=0, phase=Phase.BUY)

    def _pass(self, state: State) -> State:
        if self._offers(state):
            raise IllegalActionError("nobody may pass who can buy a card")
        return self._end_turn(state)

    def _buy_card(self, state: State, action: Action) -> State:
        card = self._words.bought.get(action, EMPTY)
        seat = self._seat(state)
        player = state.players[seat]
        paid = self._check_purchase(state, player, card, action)
        zone = self._zone_of[card]
        slots = state.rivers[zone]
        slot = slots.index(card)
        richer = Player(player.shells - paid, tuple(sorted((*player.hand, card))), player.grid)
        return replace(
            state,
            phase=Phase.PLACE,
            players=_with(state.players, seat, richer),
            rivers=_with(state.rivers, zone, _with(slots, slot, EMPTY)),
            purchase=Purchase(card, slot, paid),
        )

    def _check_purchase(self, state: State, player: Player, card: int, action: Action) -> int:
        """Return the price of a card that may be bought. Errors: IllegalActionError."""
        if card == EMPTY or card not in state.rivers[self._zone_of[card]]:
            raise IllegalActionError(f'"{action}": this card is not for sale')
        price = self.worth.prices(player.grid)[card]
        if price > player.shells:
            raise IllegalActionError(f'"{action}": it costs {price}, and there are {player.shells} shells')
        if card in state.undone:
            raise IllegalActionError(f'"{action}": this purchase has been undone')
        zones = [self._zone_of[other] for other in player.hand]
        if self._zone_of[card] != state.zone and state.zone not in zones:
            raise IllegalActionError(f'"{action}": there would be nothing to place')
        return price

    def _undo(self, state: State) -> State:
        seat, bought = self._seat(state), state.purchase
        if bought is None:
            raise IllegalActionError("nothing has been bought")
        player, zone = state.players[seat], self._zone_of[bought.card]
        poorer = Player(player.shells + bought.paid, _without(player.hand, bought.card), player.grid)
        return replace(
            state,
            phase=Phase.BUY,
            players=_with(state.players, seat, poorer),
            rivers=_with(state.rivers, zone, _with(state.rivers[zone], bought.slot, bought.card)),
            purchase=None,
            undone=tuple(sorted((*state.undone, bought.card))),
        )

    def _place_card(self, state: State, action: Action) -> State:
        card, column = self._words.placed.get(action, (EMPTY, EMPTY))
        seat, zone = self._seat(state), state.zone
        player = state.players[seat]
        space = zone * self.deck.columns + column
        if card not in player.hand or self._zone_of[card] != zone or player.grid[space] != EMPTY:
            raise IllegalActionError(f'"{action}": this cannot be placed there')
        after = replace(state, players=_with(state.players, seat, self._placed(player, card, space)))
        gap = self._zone_of[state.purchase.card] if state.purchase else EMPTY
        if gap != EMPTY and state.decks[gap]:
            return replace(after, phase=Phase.FILL, gap=gap, purchase=None, undone=())
        return self._end_turn(after)

    def _placed(self, player: Player, card: int, space: int) -> Player:
        """Return a player who has placed a card, and gained what it gives."""
        grid = _with(player.grid, space, card)
        return Player(
            player.shells + self.worth.gain(card, player.grid, space), _without(player.hand, card), grid
        )

    def _end_turn(self, state: State) -> State:
        """End the game, or go on with the next turn or round."""
        is_last = state.turn + 1 == self.players
        is_full = EMPTY not in state.players[self._seat(state)].grid
        phase = Phase.TURN if is_last else Phase.BUY
        if (is_last and state.turned == self.deck.rounds) or (is_full and not self.options.finish_round):
            phase = Phase.OVER
        return replace(state, phase=phase, turn=state.turn + 1, purchase=None, undone=())

    # What it comes to.

    def outcome(self, state: State) -> Outcome:
        """Return the suns of everyone's grid; whoever has the most wins, and ties are shared."""
        both = [self.worth.suns(player.grid) for player in state.players]
        scores = tuple(printed + extra for printed, extra in both)
        return Outcome(
            scores=scores,
            winners=tuple(seat for seat, score in enumerate(scores) if score == max(scores)),
            details=tuple({"printed": printed, "effects": extra} for printed, extra in both),
        )

    def seen(self, state: State, seat: Seat) -> State:
        """Return the table without the starters in other hands and, as long as they are dealt, the rest."""
        players = tuple(
            player if other == seat else replace(player, hand=self._covered(player.hand))
            for other, player in enumerate(state.players)
        )
        if not state.starters:
            return replace(state, players=players)
        own = state.players[seat].hand
        left = (self.deck.numbers(zone, starters=True) for zone in range(len(self.deck.zones)))
        starters = tuple(tuple(card for card in numbers if card not in own) for numbers in left)
        return replace(state, players=players, starters=starters)

    def _covered(self, hand: tuple[int, ...]) -> tuple[int, ...]:
        """Return a hand as others know it: what has been bought, and of which zone the starters are."""
        cards = self.deck.cards
        known = [card for card in hand if card < 0 or not cards[card].is_starter]
        covered = [unknown(cards[card].zone) for card in hand if card >= 0 and cards[card].is_starter]
        return tuple(sorted(known + covered))

    def estimate(self, state: State, seat: Seat) -> float:
        """Return what a seat may hope to score, in suns; see ``Outlook``."""
        return self._outlook.estimate(state, seat)

    def foresee(self, state: State, seat: Seat, actions: Sequence[Action]) -> Sequence[float]:
        """Return what ``estimate`` says after each of the mover's legal actions; see ``Foresees``.

        All purchases leave the mover with the same standing, and so do all placements: what differs is what
        the mover then has.
        """
        if actions[-1] == UNDO:
            return [*self.foresee(state, seat, actions[:-1]), self.estimate(self._undo(state), seat)]
        standing = self._outlook.standing(self.apply(state, actions[0]), seat)
        player = state.players[seat]
        if state.phase is Phase.PLACE:
            places = map(self._words.placed.__getitem__, actions)
            first = state.zone * self.deck.columns
            placed = [self._placed(player, card, first + column) for card, column in places]
            return [self._outlook.weigh(after, standing) for after in placed]
        if PASS in actions:
            return [self._outlook.weigh(player, standing)]
        return self._outlook.weigh_purchases(player, [self._words.bought[one] for one in actions], standing)

    def all_actions(self) -> tuple[Action, ...]:
        """Return all that players may ever do; see ``Senses``."""
        return list_actions(self._words)

    def sense(self, state: State, seat: Seat) -> tuple[int, ...]:
        """Return the table as a seat knows it, as numbers; see ``Senses``."""
        return sense(self.deck, self.seen(state, seat), seat)

    def show(self, state: State, seat: Seat) -> str:
        """Return the table as a seat sees it."""
        return show_table(self.worth, self.seen(state, seat), seat, self.mover(state))

    def count(self, states: Sequence[State], actions: Sequence[Action]) -> Counted:
        """Count who saw, bought and won with which cards, and what ran dry."""
        return count_game(self, states, actions)


def _with(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
