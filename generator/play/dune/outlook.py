"""From Dune to Open Sea, what a player may hope for: a state and a seat → suns, in one figure.

It adds up what the grid will score, what the hand is good for, and what shells and reductions will still
buy; shells are worth less and less towards the end, and nothing there. It is prudent: somebody without
shells for a cheap card, and with cards of few zones, may come into a turn in which nothing can be bought.
"""

from collections.abc import Sequence

from msgspec import Struct

from generator.play.dune.hopes import Forecast, Hopes
from generator.play.dune.state import Phase, Player, State
from generator.play.dune.tally import EMPTY
from generator.play.dune.worth import Worth
from generator.play.engine import Seat

# In suns, all found by trial: greedy players score more with them, and run dry less often.
SHELL_PER_TURN = 0.1  # what a shell is worth for each purchase to come,
SHELL_MOST = 0.7  # and at most.
MISSING_SHELL = 6.0  # for each shell short of the reserve
MISSING_ZONE = 3.5  # for each zone still to come of which no card is in hand
ORDINARY = 1.5  # what any card adds to a grid, so that only more than this is worth keeping
LATER = 0.75  # what is kept for later, compared with what is placed now

Value = tuple[float, float, int]
"""What a card in hand is good for: its value in suns, the shells that it gives at once, its zone."""


class Standing(Struct, frozen=True, kw_only=True):
    """Where a seat stands in the game.

    ``rate`` is what a shell is worth, ``reserve`` how many there should be, ``now`` the zone of which a card
    is about to be placed, or ``EMPTY``.
    """

    rate: float
    reserve: int
    now: int
    is_over: bool


class Outlook:
    """Estimates for one deck and number of players."""

    def __init__(self, worth: Worth, players: int, *, finish_round: bool) -> None:
        self.worth = worth
        self.players = players
        self.finish_round = finish_round
        self._forecast = Forecast(worth)
        deck = worth.deck
        zones = range(len(deck.zones))
        rivers = [deck.numbers(zone, starters=False) for zone in zones]
        dear = [sorted((deck.cards[card].price for card in river), reverse=True) for river in rivers]
        # However the cards fall, one of a full river costs no more than this.
        self._reserve = max(prices[min(deck.face_up, len(prices)) - 1] for prices in dear)

    def estimate(self, state: State, seat: Seat) -> float:
        """Return what a seat may hope to score."""
        return self.weigh(state.players[seat], self.standing(state, seat))

    def standing(self, state: State, seat: Seat) -> Standing:
        """Return where a seat stands in the game."""
        left = self._purchases_left(state, seat)
        is_placing = state.purchase is not None and self._seat(state) == seat
        return Standing(
            rate=min(SHELL_MOST, SHELL_PER_TURN * left),
            reserve=min(self._reserve + 1, left + 2) if left else 0,
            now=state.zone if is_placing else EMPTY,
            is_over=state.phase is Phase.OVER,
        )

    def weigh(self, player: Player, standing: Standing) -> float:
        """Return what grid, hand and shells of a player promise, in suns."""
        hopes = self._forecast.hopes(player.grid)
        if standing.is_over:
            return hopes.suns if EMPTY not in player.grid else sum(self.worth.suns(player.grid))
        return self._add_up(hopes, self._values(hopes, player.hand, standing), player.shells, standing)

    def weigh_purchases(self, player: Player, cards: Sequence[int], standing: Standing) -> list[float]:
        """Return what a player's things promise after the purchase of each of some cards."""
        hopes, prices = self._forecast.hopes(player.grid), self.worth.prices(player.grid)
        hand = self._values(hopes, player.hand, standing)
        bought = self._values(hopes, cards, standing)
        return [
            self._add_up(hopes, [*hand, value], player.shells - prices[card], standing)
            for card, value in zip(cards, bought, strict=True)
        ]

    def _values(self, hopes: Hopes, cards: Sequence[int], standing: Standing) -> list[Value]:
        """Return what cards in hand are good for, those that can be seen."""
        rate, known, values = standing.rate, hopes.added, []
        for card in cards:
            if card >= 0:
                suns, given, saved, zone = known.get(card) or self._forecast.add(hopes, card)
                values.append((suns + rate * (given + saved), given, zone))
        return values

    def _add_up(self, hopes: Hopes, worth: list[Value], shells: int, standing: Standing) -> float:
        """Return what a grid promises together with cards in hand and shells.

        The best card of the zone is placed now. Others are worth less, and only as far as there is room.
        """
        worth.sort(reverse=True)
        room, placing, rate = [*hopes.hoped.free], standing.now, standing.rate
        lacking = hopes.lacking[placing]
        total, gained = 0.0, 0.0
        for value, given, zone in worth:
            if zone == placing:
                total += value - rate * given
                gained, placing = given, EMPTY
            else:
                lacking &= ~(1 << zone)
                if value > ORDINARY and room[zone] > 0:
                    total += LATER * (value - ORDINARY)
            room[zone] -= 1
        total -= MISSING_ZONE * lacking.bit_count()
        gained += shells
        promise = hopes.suns + total + rate * (gained + hopes.saved)
        missing = standing.reserve - gained
        return promise - MISSING_SHELL * missing if missing > 0 else promise

    def _purchases_left(self, state: State, seat: Seat) -> int:
        """Return how many purchases are still to come for a seat, if nobody passes."""
        rounds = self.worth.deck.rounds
        left = rounds - state.turned
        place = (seat - state.turned + 1) % self.players
        has_had_turn = place < state.turn or (place == state.turn and state.phase is not Phase.BUY)
        left += 0 if has_had_turn or not state.turned else 1
        # Whoever begins the last round ends the game.
        is_cut_short = not self.finish_round and (rounds - 1) % self.players != seat
        return max(0, left - is_cut_short)

    def _seat(self, state: State) -> Seat:
        return (state.turned - 1 + state.turn) % self.players
