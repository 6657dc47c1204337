"""The rules there are, by the names that game.yaml knows them by. A new game's module gets one line here."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Protocol

from msgspec import Struct

from generator.diagnostic import Diagnostic, suggestion
from generator.model import Edition, Game
from generator.play import dune, littoral, sea_shells
from generator.play.dune.position import POSITIONS as DUNE_POSITIONS
from generator.play.engine import Rules, UnplayableError
from generator.play.littoral.position import POSITIONS as LITTORAL_POSITIONS
from generator.play.position import Positions
from generator.play.sea_shells.position import POSITIONS as SEA_SHELLS_POSITIONS

NO_OPTIONS: Mapping[str, bool] = MappingProxyType({})


class OpenRules(Protocol):
    """What the module of a game exports under the name ``open_rules``."""

    def __call__(
        self, game: Game, edition: Edition, players: int, options: Mapping[str, bool] = ...
    ) -> Rules[Any]:
        """Prepare the rules of a game in one edition, for a number of players."""


class Module(Struct, frozen=True):
    """The rules of one game, how their positions are written, and the names of the options that they know."""

    open_rules: OpenRules
    positions: Positions | None = None
    options: tuple[str, ...] = ()


RULES: Mapping[str, Module] = MappingProxyType(
    {
        "dune-to-open-sea": Module(dune.open_rules, DUNE_POSITIONS, dune.Options.__struct_fields__),
        "littoral": Module(littoral.open_rules, LITTORAL_POSITIONS),
        "sea-shells": Module(
            sea_shells.open_rules, SEA_SHELLS_POSITIONS, sea_shells.Options.__struct_fields__
        ),
    }
)


class NoRulesError(LookupError):
    """A game that names no rules, or such as there are not; the message is for people."""


def open_rules(
    game: Game, edition: Edition, players: int, options: Mapping[str, bool] = NO_OPTIONS
) -> Rules[Any]:
    """Return the rules that a game names under ``rules:``, in one of its editions.

    Args:
        game: The game; what it says in words is shown as it stands, so localize it first.
        edition: One of its editions.
        players: How many play.
        options: Rules that may be chosen, by name; what is not named is as the game has it.

    Errors:
        NoRulesError: the game names no rules that are known.
        UnplayableError: the rules cannot play this game as its files are.
    """
    if game.rules not in RULES:
        raise NoRulesError(str(find_rules_fault(game)))
    try:
        return RULES[game.rules].open_rules(game, edition, players, options)
    except UnplayableError:
        raise
    except LookupError as error:
        raise UnplayableError(f"they look for {error} in vain") from error
    except (AttributeError, TypeError, ValueError) as error:
        # A set, field or parameter is there, and holds something of another kind.
        raise UnplayableError(f"something is of a kind that they do not know: {error}") from error


def list_options(game: Game) -> tuple[str, ...]:
    """Return the options that the rules of a game know."""
    return RULES[game.rules].options if game.rules in RULES else ()


def find_positions(game: Game) -> Positions | None:
    """Return how the positions of a game are written; None if its rules cannot be given any."""
    return RULES[game.rules].positions if game.rules in RULES else None


def find_rules_fault(game: Game) -> Diagnostic | None:
    """Return what is wrong with the key ``rules`` of a game that is to be played; None if nothing is."""
    if game.rules in RULES:
        return None
    if not game.rules:
        message, hint, place = "the game has no executable rules", "write rules: and the name of a module", ""
    else:
        message, hint = f'there are no rules "{game.rules}"', suggestion(game.rules, RULES)
        place = "rules"
    return Diagnostic(code="G401", message=message, hint=hint, span=game.origin.at(place))
