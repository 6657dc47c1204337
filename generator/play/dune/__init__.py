"""From Dune to Open Sea: its executable rules. A game in one of its editions → ``Rules`` of the engine.

Numbers, cards and effects come from the edition that prints; here is only how they are played.
"""

from collections.abc import Mapping
from types import MappingProxyType

from generator.model import Edition, Game
from generator.play.dune.deck import open_deck
from generator.play.dune.rules import DuneRules, Options
from generator.play.engine import UnplayableError

__all__ = ["DuneRules", "Options", "open_rules"]

NO_OPTIONS: Mapping[str, bool] = MappingProxyType({})


def open_rules(
    game: Game, edition: Edition, players: int, options: Mapping[str, bool] = NO_OPTIONS
) -> DuneRules:
    """Prepare the rules for a number of players.

    Args:
        game: The game; its words are shown as they stand, so localize it first.
        edition: One of its editions.
        players: How many play.
        options: ``undo`` lets players take purchases back, ``finish_round`` plays the last round to its end.

    Errors:
        UnplayableError: what the files say cannot be played, or so many players, or an option that is none.
    """
    strange = [name for name in options if name not in Options.__struct_fields__]
    if strange:
        raise UnplayableError(
            f"there is no option {strange[0]}; these are: {', '.join(Options.__struct_fields__)}"
        )
    if players not in game.players:
        raise UnplayableError(f"the game is not for {players} players")
    return DuneRules(open_deck(game, edition), players, Options(**options))
