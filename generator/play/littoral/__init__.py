"""Littoral: its executable rules. A game in one of its editions → ``Rules`` of the engine.

Tokens and numbers come from the edition that prints; here is only how they are played.
"""

from collections.abc import Mapping
from types import MappingProxyType

from generator.model import Edition, Game
from generator.play.engine import UnplayableError
from generator.play.littoral.kit import open_kit
from generator.play.littoral.rules import LittoralRules

__all__ = ["LittoralRules", "open_rules"]

NO_OPTIONS: Mapping[str, bool] = MappingProxyType({})


def open_rules(
    game: Game, edition: Edition, players: int, options: Mapping[str, bool] = NO_OPTIONS
) -> LittoralRules:
    """Prepare the rules for a number of players; one plays on their own, by the limits of the solo game.

    Args:
        game: The game; its words are shown as they stand, so localize it first.
        edition: One of its editions, which says what a sandpiper may take.
        players: How many play. Seats are numbered from the first player.
        options: There are none.

    Errors:
        UnplayableError: what the files say cannot be played, or so many players, or an option.
    """
    if options:
        raise UnplayableError(f"there is no option {next(iter(options))}: these rules know none")
    if players not in game.players:
        raise UnplayableError(f"the game is not for {players} players")
    return LittoralRules(open_kit(game, edition, players), players)
