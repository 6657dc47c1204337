"""Littoral, how good a table is for a seat: what a greedy player goes by. All of it can be seen.

The numbers here are guesses of a player, no rules: they decide how well a greedy player plays.
"""

from generator.play.engine import Seat
from generator.play.littoral.kit import BEACH, CRAB, FACES, ISOPOD, ROCK, SANDPIPER, SHELL, WAVE, Kit
from generator.play.littoral.scoring import score
from generator.play.littoral.state import Phase, Shore, State

# A token is played for the better of its faces, so more often than its share of the faces.
EAGER = 2.0
# How much of what lies in the sea is left after each player who comes before.
LEFT_OVER = 0.3
# How many tokens waves are expected to bring when the game is over, and how fast that counts while it lasts.
SEA_AT_THE_END = 2.0
PATIENCE = 2
# What a token in the bag is worth to someone who plays alone, and what it costs to stand at a limit.
HOPE = 0.5
DREAD = 12.0


class Outlook:
    """The thoughts of a greedy player."""

    def __init__(self, kit: Kit, players: int) -> None:
        self._kit = kit
        self._players = players
        self._tokens = sum(kit.copies)
        shown = [0] * len(FACES)
        for faces, copies in zip(kit.faces, kit.copies, strict=True):
            for face in faces:
                shown[face] += copies
        self._chances = tuple(EAGER * number / sum(shown) for number in shown)

    def guess_lead(self, state: State, seat: Seat) -> float:
        """Return by about how much the pile of a seat will be higher than the others' on average.

        Who plays alone has nobody to lead: then it is about how high the pile will be.
        """
        if state.phase is Phase.OVER:
            piles: list[float] = [*score(self._kit, state).scores]
        else:
            piles = self._guess_piles(state)
        if self._players == 1:
            return piles[0] + (0 if state.phase is Phase.OVER else self._guess_future(state))
        return piles[seat] - (sum(piles) - piles[seat]) / (self._players - 1)

    def _guess_piles(self, state: State) -> list[float]:
        """Return about how high each pile will be, by what it is, what comes next and who leads in waves."""
        squares = [shore.waves**2 for shore in state.shores]
        sea = self._guess_sea(state) / (sum(squares) or 1)
        piles = []
        for seat, shore in enumerate(state.shores):
            before = (seat - state.seat) % self._players
            gain = LEFT_OVER**before * self._guess_gain(state, shore)
            piles.append(shore.size + gain + sea * squares[seat])
        return piles

    def _guess_sea(self, state: State) -> float:
        """Return how much the sea at the end counts now: the less, the farther away the end is."""
        return SEA_AT_THE_END * (1 - state.bag / self._tokens) ** PATIENCE

    def _guess_gain(self, state: State, shore: Shore) -> float:
        """Return about how many tokens the next one that is drawn brings to a shore."""
        sea, chances = state.sea, self._chances
        beaches = sum(shore.beaches) + 1
        crabs = 0 if (shore.rocks + 1) % self._kit.every else sea[CRAB] + self._kit.stolen
        return (
            chances[SANDPIPER] * self._guess_stack(shore.stacks, sea[ISOPOD])
            + chances[ROCK] * (1 + crabs)
            + chances[BEACH] * (1 + min(beaches, sea[SHELL]))
            + chances[WAVE]
        )

    def _guess_stack(self, stacks: tuple[int, ...], isopods: int) -> int:
        """Return by how many tokens a new sandpiper would change the stacks."""
        height = stacks[0] if stacks else 0
        total = sum(stacks)
        whole = 1 + isopods
        if whole == height:
            return height
        gain = whole - total if whole > height else 0
        return max(gain, height) if self._kit.takes_any and 0 < height < whole else gain

    def _guess_future(self, state: State) -> float:
        """Return what the rest of the bag is worth to someone who plays alone: less near a limit."""
        kit, shore = self._kit, state.shores[0]
        near = max(max(shore.whites) / kit.white_limit, sum(state.sea) / kit.sea_limit)
        return HOPE * state.bag - DREAD * near**2
