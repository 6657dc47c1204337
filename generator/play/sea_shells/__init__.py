"""Sea Shells: its executable rules. A game in one of its editions → ``Rules`` of the engine.

Numbers, items and cards come from the edition that prints; here is only how they are played.
"""

from collections.abc import Mapping
from types import MappingProxyType

from generator.model import Edition, Game
from generator.play.engine import UnplayableError
from generator.play.sea_shells.kit import open_kit
from generator.play.sea_shells.rules import Options, SeaShellsRules

__all__ = ["Options", "SeaShellsRules", "open_rules"]

NO_OPTIONS: Mapping[str, bool] = MappingProxyType({})


def open_rules(
    game: Game, edition: Edition, players: int, options: Mapping[str, bool] = NO_OPTIONS
) -> SeaShellsRules:
    """Prepare the rules for a number of players.

    Args:
        game: The game; its words are shown as they stand, so localize it first.
        edition: One of its editions.
        players: How many play. Seats are numbered from the first player, whom the table picks at random.
        options: ``advanced`` pays second places, ``stroll`` lays a ring instead of the beach.

    Errors:
        UnplayableError: what the files say cannot be played, or so many players, or an option that is none.
    """
    known = Options.__struct_fields__
    strange = [name for name in options if name not in known]
    if strange:
        raise UnplayableError(f"there is no option {strange[0]}; these are: {', '.join(known)}")
    if players not in game.players:
        raise UnplayableError(f"the game is not for {players} players")
    return SeaShellsRules(open_kit(game, edition, players), players, Options(**options))
