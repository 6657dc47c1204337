"""The section ``catalogue`` of game.yaml: read for itself, then held against the pieces of all editions."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TypeAlias

from generator.diagnostic import suggestion
from generator.model import Art, Catalogue, Edition, Fact, Plot, Text, Value
from generator.read import schema
from generator.read.faults import Faults
from generator.read.nodes import Document
from generator.read.schema import Shape, Word

Fields: TypeAlias = Sequence[Mapping[str, Value]]


class _FactShape(Shape):
    short = "label"
    label: schema.Text
    icon: Word = ""
    values: Mapping[str, schema.Text] = MappingProxyType({})


class _PlotShape(Shape):
    title: schema.Text
    across: Word
    per: Word = ""
    numbers: Word = ""
    of: tuple[Word, ...] = ()


class CatalogueShape(Shape):
    """The section as it is written."""

    components: tuple[Word, ...]
    facts: Mapping[str, _FactShape] = MappingProxyType({})
    filters: tuple[Word, ...] = ()
    group: Word = ""
    plots: tuple[_PlotShape, ...] = ()


def read_catalogue(document: Document, shape: CatalogueShape | None) -> Catalogue | None:
    """Return what a game wants its catalogue to show; nothing, if it is to have none."""
    if shape is None:
        return None
    return Catalogue(
        components=shape.components,
        facts=tuple(_read_fact(name, said) for name, said in shape.facts.items()),
        filters=shape.filters,
        group=shape.group,
        plots=tuple(_read_plot(number, said) for number, said in enumerate(shape.plots, 1)),
        origin=document.origin(document.root.entries["catalogue"]),
    )


def _read_fact(name: str, shape: _FactShape) -> Fact:
    context = f"catalogue/{name}"
    values = {word: Text(f"{context}.{word}", text) for word, text in shape.values.items()}
    return Fact(name=name, label=Text(f"{context}.label", shape.label), icon=shape.icon, values=values)


def _read_plot(number: int, shape: _PlotShape) -> Plot:
    return Plot(
        title=Text(f"catalogue/plots.{number}", shape.title),
        across=shape.across,
        per=shape.per,
        numbers=shape.numbers,
        components=shape.of,
    )


def check_catalogue(
    catalogue: Catalogue,
    editions: Iterable[Edition],
    icons: Collection[str],
    faults: Faults,
    *,
    are_pieces_sound: bool,
) -> None:
    """Report the names in a catalogue that nothing has, and plots of numbers that are none.

    Of pieces that are not sound, a value may be missing or be what it was not meant to be.
    """
    components = {one.id: one for edition in editions for one in edition.components}
    _check_all(catalogue, "components", catalogue.components, components, faults)
    listed = [components[id_] for id_ in catalogue.components if id_ in components]
    fields = [piece.fields for component in listed for piece in component.pieces]
    known = dict.fromkeys(name for found in fields for name in found)
    for fact in catalogue.facts:
        if listed and fact.name not in known:
            message = f'no piece of the catalogue has a field "{fact.name}"'
            place = catalogue.origin.key(f"facts.{fact.name}")
            faults.add("R020", place, message, suggestion(fact.name, known))
        if fact.icon and fact.icon not in icons:
            place = catalogue.origin.at(f"facts.{fact.name}.icon")
            faults.add("R009", place, f'there is no icon "{fact.icon}"', suggestion(fact.icon, icons))
    for number, name in enumerate(catalogue.filters):
        _check_fact(catalogue, f"filters.{number}", name, fields, faults)
    _check_fact(catalogue, "group", catalogue.group, fields, faults)
    for number, plot in enumerate(catalogue.plots):
        path = f"plots.{number}"
        _check_all(catalogue, f"{path}.of", plot.components, catalogue.components, faults)
        for key, name in (("across", plot.across), ("per", plot.per), ("numbers", plot.numbers)):
            _check_fact(catalogue, f"{path}.{key}", name, fields, faults)
        for key in ("across", "numbers") if plot.numbers and are_pieces_sound else ():
            _check_numbers(catalogue, f"{path}.{key}", getattr(plot, key), fields, faults)


def _check_all(
    catalogue: Catalogue, key: str, names: Iterable[str], known: Collection[str], faults: Faults
) -> None:
    """Refuse components that are not there."""
    for number, name in enumerate(names):
        if name not in known:
            place = catalogue.origin.at(f"{key}.{number}")
            faults.add("R020", place, f'there is no component "{name}" here', suggestion(name, known))


def _check_fact(catalogue: Catalogue, key: str, name: str, fields: Fields, faults: Faults) -> None:
    """Refuse facts that the catalogue does not tell, and texts, of which hardly two are the same."""
    if name and any(_is_text(found.get(name)) for found in fields):
        way_out = "choose a field of numbers, words, members, icons or effects"
        faults.add("R022", catalogue.origin.at(key), f'"{name}" is a field of texts', way_out)
    if name and catalogue.fact(name) is None:
        told = [fact.name for fact in catalogue.facts]
        way_out = suggestion(name, told, "facts are listed under catalogue.facts")
        faults.add("R020", catalogue.origin.at(key), f'the catalogue tells no fact "{name}"', way_out)


def _is_text(value: Value) -> bool:
    return any(map(_is_text, value)) if isinstance(value, tuple) else isinstance(value, (Text, Art))


def _check_numbers(catalogue: Catalogue, key: str, name: str, fields: Fields, faults: Faults) -> None:
    """Refuse a plot of numbers over something else."""
    values = [found[name] for found in fields if found.get(name) is not None]
    if any(isinstance(value, bool) or not isinstance(value, (int, float)) for value in values):
        way_out = f"choose another field, or leave numbers out: a plot without them counts pieces by {name}"
        faults.add("R021", catalogue.origin.at(key), f'"{name}" is no field of numbers', way_out)
