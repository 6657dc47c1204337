"""From Dune to Open Sea, what a player may hope for: a state and a seat → suns, in one figure.

It adds up what the grid will score if the spaces still empty get cards as they come on average, what the
hand is good for, and what shells and reductions will still buy; shells are worth less and less towards the
end, and nothing there. It is prudent: somebody without shells for a cheap card, and with cards of few
zones, may come into a turn in which nothing can be bought.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress, product
from operator import add, sub

from generator.play.dune.effects import Measure
from generator.play.dune.state import Phase, Player, State
from generator.play.dune.tally import EMPTY, Numbers, Tally
from generator.play.dune.worth import REMEMBERED, Grid, Worth
from generator.play.engine import Seat

# In suns, all found by trial: greedy players score more with them, and run dry less often.
SHELL_PER_TURN = 0.1  # what a shell is worth for each purchase to come,
SHELL_MOST = 0.7  # and at most.
MISSING_SHELL = 6.0  # for each shell short of the reserve
MISSING_ZONE = 3.5  # for each zone still to come of which no card is in hand
ORDINARY = 1.5  # what any card adds to a grid, so that only more than this is worth keeping
LATER = 0.75  # what is kept for later, compared with what is placed now
CHOOSY = 1.2  # players choose: so icons come more often than on average


class Hopes:
    """What may be hoped of one grid.

    ``tally`` has the icons to come, too; ``scores`` are the effects that count at the end, with their
    places. ``suns`` is what all of this will score, ``saved`` the shells that reductions will save.
    ``added`` remembers what cards in hand would add: suns, shells at once, shells saved.
    """

    __slots__ = ("added", "grid", "printed", "saved", "scores", "suns", "tally")

    def __init__(self, grid: Grid, tally: Tally, printed: int, saved: float) -> None:
        self.grid = grid
        self.tally = tally
        self.saved = saved
        self.scores: list[tuple[int, Measure, int, int]] = []
        self.printed = printed
        self.suns: float = printed
        self.added: dict[int, tuple[float, float, float]] = {}


class Outlook:
    """Estimates for one deck and number of players."""

    def __init__(self, worth: Worth, players: int, *, finish_round: bool) -> None:
        self.worth = worth
        self.deck = deck = worth.deck
        self.players = players
        self.finish_round = finish_round
        self.hopes = lru_cache(maxsize=REMEMBERED)(self._hope)
        zones = range(len(deck.zones))
        rivers = [[deck.cards[card] for card in deck.numbers(zone, starters=False)] for zone in zones]
        come = [_mean([card.icons for card in river], CHOOSY) for river in rivers]
        self._come_in_row = [
            [[free * number for number in icons] for free in range(deck.columns + 1)] for icons in come
        ]
        self._come_in_column = {
            free: [sum(compress(column, free)) for column in zip(*come, strict=True)]
            for free in product((False, True), repeat=len(zones))
        }
        everything = [[min(1, number) for number in card.icons] for river in rivers for card in river]
        self._shown = _mean(everything, 1.0)
        # A card takes the place of one that would have come.
        self._instead = [list(map(sub, card.icons, come[card.zone])) for card in deck.cards]
        dear = [sorted((card.price for card in river), reverse=True) for river in rivers]
        # However the cards fall, one of a full river costs no more than this.
        self._reserve = max(prices[min(deck.face_up, len(prices)) - 1] for prices in dear)

    def estimate(self, state: State, seat: Seat) -> float:
        """Return what a seat may hope to score."""
        player = state.players[seat]
        hopes = self.hopes(player.grid)
        if state.phase is Phase.OVER:
            return hopes.suns if EMPTY not in player.grid else sum(self.worth.suns(player.grid))
        is_placing = state.purchase is not None and self._seat(state) == seat
        left = self._purchases_left(state, seat)
        rate = min(SHELL_MOST, SHELL_PER_TURN * left)
        now = state.zone if is_placing else EMPTY
        suns, shells = self._hand(hopes, player, rate, now)
        shells += player.shells
        missing = max(0.0, min(self._reserve + 1, left + 2) - shells) if left else 0.0
        return hopes.suns + suns + rate * (shells + hopes.saved) - MISSING_SHELL * missing

    def _hand(self, hopes: Hopes, player: Player, rate: float, now: int) -> tuple[float, float]:
        """Return what a hand is good for, in suns, and the shells that a card placed now will give.

        Args:
            hopes: Those of the grid.
            player: The player, whose hand it is.
            rate: What a shell is worth.
            now: The zone of which a card is about to be placed, or ``EMPTY``.
        """
        cards, added = self.deck.cards, hopes.added
        worth = []
        for card in player.hand:
            if card >= 0:
                suns, given, saved = added.get(card) or self._add(hopes, card)
                worth.append((suns + rate * (given + saved), given, cards[card].zone))
        worth.sort(reverse=True)
        room, placing = list(hopes.tally.free_rows), now
        total, shells = 0.0, 0.0
        kept = set()
        for value, given, zone in worth:
            if zone == now:
                total += value - rate * given
                shells, now = given, EMPTY
            else:
                kept.add(zone)
                if room[zone] > 0 and value > ORDINARY:
                    total += LATER * (value - ORDINARY)
            room[zone] -= 1
        lacking = [zone for zone, free in enumerate(hopes.tally.free_rows) if free > (zone == placing)]
        return total - MISSING_ZONE * len(set(lacking) - kept), shells

    def _purchases_left(self, state: State, seat: Seat) -> int:
        """Return how many purchases are still to come for a seat, if nobody passes."""
        rounds = self.deck.rounds
        left = rounds - state.turned
        place = (seat - state.turned + 1) % self.players
        has_had_turn = place < state.turn or (place == state.turn and state.phase is not Phase.BUY)
        left += 0 if has_had_turn or not state.turned else 1
        # Whoever begins the last round ends the game.
        is_cut_short = not self.finish_round and (rounds - 1) % self.players != seat
        return max(0, left - is_cut_short)

    def _seat(self, state: State) -> Seat:
        return (state.turned - 1 + state.turn) % self.players

    def _hope(self, grid: Grid) -> Hopes:
        cards, columns = self.deck.cards, self.deck.columns
        tally = self._expect(grid)
        placed = [(cards[card], *divmod(space, columns)) for space, card in enumerate(grid) if card != EMPTY]
        saved = 0.0
        for card, _, _ in placed:
            saved += self._save(card.cheaper_zones, card.cheaper_icons, tally.free_rows)
        hopes = Hopes(grid, tally, sum([card.suns for card, _, _ in placed]), saved)
        for card, row, column in placed:
            for amount, measure in card.scores:
                hopes.scores.append((amount, measure, row, column))
                hopes.suns += amount * measure(tally, row, column)
        return hopes

    def _expect(self, grid: Grid) -> Tally:
        """Return what lies in a grid, and what will come into its empty spaces."""
        tally, columns = self.worth.tally(grid), self.deck.columns
        rows, tableau = [], tally.tableau
        for row, free in enumerate(tally.free_rows):
            come = self._come_in_row[row][free]
            rows.append(list(map(add, tally.rows[row], come)))
            tableau = list(map(add, tableau, come))
        in_columns = []
        for column, there in enumerate(tally.columns):
            free_rows = tuple([card == EMPTY for card in grid[column::columns]])
            in_columns.append(list(map(add, there, self._come_in_column[free_rows])))
        return Tally(rows, in_columns, tableau, tally.free_rows, tally.free_columns)

    def _save(self, zones: Sequence[int], icons: Sequence[int], free_rows: Sequence[int]) -> float:
        """Return the shells that reductions will save; a purchase comes for each empty space."""
        saved = 0.0
        if any(zones):
            saved += sum([less * free for less, free in zip(zones, free_rows, strict=True)])
        if any(icons):
            to_come = sum(free_rows)
            saved += to_come * sum([less * share for less, share in zip(icons, self._shown, strict=True)])
        return saved

    def _add(self, hopes: Hopes, card: int) -> tuple[float, float, float]:
        """Return, and remember, what a card in hand would add: suns, shells at once, shells saved."""
        added = (0.0, 0.0, 0.0)
        placed = self.deck.cards[card]
        first = placed.zone * self.deck.columns
        row = hopes.grid[first : first + self.deck.columns]
        free = [column for column, other in enumerate(row) if other == EMPTY]
        if free:
            saved = self._save(placed.cheaper_zones, placed.cheaper_icons, hopes.tally.free_rows)
            best = max([self._add_at(hopes, card, at) for at in (free if placed.is_local else free[:1])])
            added = (*best, saved)
        hopes.added[card] = added
        return added

    def _add_at(self, hopes: Hopes, card: int, column: int) -> tuple[float, float]:
        """Return what a card would add in a column: suns, and shells at once."""
        placed = self.deck.cards[card]
        row, suns, shells = placed.zone, float(placed.suns), float(placed.shells)
        if hopes.scores or placed.scores:
            after = hopes.tally.plus(self._instead[card], row, column)
            suns += hopes.printed - hopes.suns
            for amount, measure, its_row, its_column in hopes.scores:
                suns += amount * measure(after, its_row, its_column)
            for amount, measure in placed.scores:
                suns += amount * measure(after, row, column)
        if placed.gains:
            exact = self.worth.tally(hopes.grid).plus(placed.icons, row, column)
            shells += sum([amount * measure(exact, row, column) for amount, measure in placed.gains])
        return suns, shells


def _mean(icons: Sequence[Numbers], factor: float) -> list[float]:
    """Return how many of each icon there are on average, times a factor."""
    return [factor * sum(column) / len(icons) for column in zip(*icons, strict=True)]
