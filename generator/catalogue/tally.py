"""A plot that a game asks for + what is said of its pieces → the numbers to draw. Part of catalogue.

Every copy of a piece counts. Invariant: drawing and table of a chart show the same tally.
"""

from collections.abc import Iterator

from msgspec import Struct

from generator.catalogue.entries import Entry, Option, Stock, steps_between
from generator.model import Catalogue, LocalizedGame, Plot

_ALL = Option(key="", label="")


class Cell(Struct, frozen=True):
    """How many pieces have a value, and their numbers, sorted, if the plot is about numbers."""

    count: int
    numbers: tuple[float, ...] = ()

    @property
    def mean(self) -> float | None:
        """The mean of the numbers, if there are any."""
        return sum(self.numbers) / len(self.numbers) if self.numbers else None


class Panel(Struct, frozen=True, kw_only=True):
    """One part of a chart, with a cell for each of its stops."""

    option: Option
    cells: tuple[Cell, ...]


class Chart(Struct, frozen=True, kw_only=True):
    """A plot in numbers: its ``stops`` along the axis, and its panels, which share them.

    ``across``, ``per`` and ``numbers`` are the labels of what it is about.
    """

    title: str
    across: str
    per: str
    numbers: str
    stops: tuple[Option, ...]
    is_scale: bool
    panels: tuple[Panel, ...]


def tally(plot: Plot, catalogue: Catalogue, stock: Stock, localized: LocalizedGame) -> Chart:
    """Count what a plot shows."""
    options = stock.options[plot.across]
    entries = [one for one in stock.entries if not plot.components or one.component in plot.components]
    used = {option.key for entry in entries for option in _options(entry, plot.across)}
    stops = tuple(option for option in options if option.key in used)
    is_scale = any(said.number is not None for entry in entries if (said := entry.said.get(plot.across)))
    if is_scale:
        stops = steps_between(stops, localized.language.tag)
    panels = tuple(
        Panel(option=option, cells=tuple(_cell(plot, option, stop, entries) for stop in stops))
        for option in (stock.options[plot.per] if plot.per else (_ALL,))
    )
    labels = {fact.name: str(fact.label) for fact in catalogue.facts}
    return Chart(
        title=str(plot.title),
        across=labels[plot.across],
        per=labels.get(plot.per, ""),
        numbers=labels.get(plot.numbers, ""),
        stops=stops,
        is_scale=is_scale,
        panels=tuple(panel for panel in panels if any(cell.count for cell in panel.cells)),
    )


def _options(entry: Entry, fact: str) -> tuple[Option, ...]:
    said = entry.said.get(fact)
    return said.options if said is not None else ()


def _cell(plot: Plot, option: Option, stop: Option, entries: list[Entry]) -> Cell:
    """Count the pieces of one panel at one stop; a piece that says a value twice counts twice."""
    count, numbers = 0, list[float]()
    for entry in entries:
        times = _times(entry, plot.across, stop) * (_times(entry, plot.per, option) if plot.per else 1)
        if times:
            count += times * entry.count
            numbers += [one for one in _numbers(entry, plot.numbers) for _ in range(times * entry.count)]
    return Cell(count, tuple(sorted(numbers)))


def _times(entry: Entry, fact: str, option: Option) -> int:
    return sum(one.key == option.key for one in _options(entry, fact))


def _numbers(entry: Entry, fact: str) -> Iterator[float]:
    said = entry.said.get(fact)
    if said is not None and said.number is not None:
        yield said.number
