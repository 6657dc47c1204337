"""What a game wants its catalogue to show: which components, what of each piece, and which plots."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from msgspec import Struct, field
from msgspec.structs import replace

from generator.diagnostic import NO_ORIGIN, Origin
from generator.model.text import Text


class Fact(Struct, frozen=True, kw_only=True):
    """A field of pieces, by its ``name``, that the catalogue tells under a ``label``.

    A number stands before its ``icon``, if it has one. ``values`` names words that are no icons.
    """

    name: str
    label: Text
    icon: str = ""
    values: Mapping[str, Text] = field(default_factory=lambda: MappingProxyType({}))


class Plot(Struct, frozen=True, kw_only=True):
    """A plot over the values of the fact ``across``, a panel for each value of ``per``.

    It shows the numbers of a fact, or else how many pieces there are; of all ``components``, or some.
    """

    title: Text
    across: str
    per: str = ""
    numbers: str = ""
    components: tuple[str, ...] = ()


class Catalogue(Struct, frozen=True, kw_only=True):
    """The catalogue of a game. ``group`` is the fact by whose values pieces stand under headings."""

    components: tuple[str, ...]
    facts: tuple[Fact, ...]
    filters: tuple[str, ...] = ()
    group: str = ""
    plots: tuple[Plot, ...] = ()
    origin: Origin = NO_ORIGIN

    def fact(self, name: str) -> Fact | None:
        """Return the fact of a field."""
        return next((fact for fact in self.facts if fact.name == name), None)


def map_catalogue_texts(catalogue: Catalogue, change: Callable[[Text, str], Text]) -> Catalogue:
    """Return the catalogue with each text replaced by what ``change`` makes of it and of its place."""
    facts = tuple(_map_fact(fact, change) for fact in catalogue.facts)
    plots = tuple(
        replace(plot, title=change(plot.title, f"plots.{number}.title"))
        for number, plot in enumerate(catalogue.plots)
    )
    return replace(catalogue, facts=facts, plots=plots)


def _map_fact(fact: Fact, change: Callable[[Text, str], Text]) -> Fact:
    place = f"facts.{fact.name}"
    values = {word: change(text, f"{place}.values.{word}") for word, text in fact.values.items()}
    return replace(fact, label=change(fact.label, f"{place}.label"), values=values)


def catalogue_texts(catalogue: Catalogue) -> tuple[tuple[str, Text], ...]:
    """Return every text of the catalogue with its place, in the order of the file."""
    found: list[tuple[str, Text]] = []

    def keep(text: Text, place: str) -> Text:
        found.append((place, text))
        return text

    map_catalogue_texts(catalogue, keep)
    return tuple(found)
