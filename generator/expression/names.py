"""The names that every expression of a game can use in one edition."""

from collections.abc import Iterable, Mapping

from generator.expression.evaluate import Names
from generator.expression.values import identifier
from generator.model import Component


def edition_names(
    parameters: Mapping[str, object],
    sets: Mapping[str, object],
    players: tuple[int, ...],
    components: Iterable[Component] = (),
) -> Names:
    """Return parameters, sets, ``players`` and components by the names that expressions know them by.

    Where two have one name, a parameter hides a set, and a set hides a component.
    """
    named = {
        **{component.id: component for component in components},
        **sets,
        "players": players,
        **parameters,
    }
    return {identifier(name): value for name, value in named.items()}
