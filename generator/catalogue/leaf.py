"""A catalogue ready to be set: one language, all pictures drawn. HTML and PDF are both made from it.

Part of catalogue. Invariant: what templates get is plain data (dictionaries, lists, words, numbers).
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from generator.catalogue.chart import draw_chart
from generator.catalogue.entries import Entry, Option, Said, Stock
from generator.catalogue.lines import Line, plain_text
from generator.catalogue.pen import Pen
from generator.catalogue.tally import Cell, Chart
from generator.drawing import Artwork, Drawing
from generator.faces.gallery import Vector
from generator.geometry import Rect, Size
from generator.localize import apply_typography, sort_key
from generator.model import Catalogue, Language, LocalizedGame
from generator.write import Picture, whole

_TIMES = "\u00a0×\u00a0"


class Leaf(Struct, frozen=True, kw_only=True):
    """A catalogue as data for templates, and the pictures that it names, by name."""

    data: Mapping[str, object]
    pictures: Mapping[str, Picture]


def make_leaf(
    catalogue: Catalogue,
    localized: LocalizedGame,
    stock: Stock,
    charts: Iterable[Chart],
    pen: Pen,
) -> Leaf:
    """Bind what is said, counted and drawn."""
    pictures: dict[str, Picture] = {f"icon_{id_}": _icon(icon) for id_, icon in pen.icons.items()}
    entries = [_entry_data(entry, number) for number, entry in enumerate(stock.entries, 1)]
    pictures |= {f"face_{number}": entry.picture for number, entry in enumerate(stock.entries, 1)}
    drawn: list[dict[str, object]] = []
    for number, chart in enumerate(charts, 1):
        panels = draw_chart(chart, pen)
        names = [f"plot_{number}_{at}" for at in range(1, len(panels) + 1)]
        pictures |= dict(zip(names, panels, strict=True))
        drawn.append(_chart_data(chart, names, pen, localized.language))
    spoken = localized.language
    language, _, region = localized.language.tag.partition("-")
    data = {
        "title": str(localized.title),
        "tag": localized.language.tag,
        "lang": language,
        "region": region or None,
        "edition": str(localized.edition.name) if len(localized.game.editions) > 1 else "",
        "total": sum(entry.count for entry in stock.entries),
        "words": dict(localized.words),
        "colours": {name: getattr(pen.colours, name) for name in pen.colours.__struct_fields__},
        "colon": apply_typography("a:", localized.language)[1:],
        "facts": [_fact_data(name, catalogue, stock) for name in stock.options],
        "components": [
            {"id": component.id, "name": str(component.name), "groups": groups}
            for component in localized.edition.components
            if (groups := _groups(catalogue, stock, component.id))
        ],
        "group": catalogue.group,
        "entries": entries,
        "index": sorted(range(len(entries)), key=lambda at: sort_key(stock.entries[at].name, spoken)),
        "charts": drawn,
    }
    return Leaf(data=data, pictures=pictures)


def _icon(icon: Vector) -> Picture:
    scale = 6.0 / max(icon.size.width, icon.size.height)
    size = Size(icon.size.width * scale, icon.size.height * scale)
    return Picture(whole(Drawing(size, (Artwork(icon.svg, Rect(0, 0, size.width, size.height)),))), size)


def _entry_data(entry: Entry, number: int) -> dict[str, object]:
    found = [entry.name]
    for one in entry.said.values():
        found += [plain_text(one.lines)] if one.lines else [option.label for option in one.options]
    return {
        "id": entry.id,
        "name": entry.name,
        "component": entry.component,
        "count": entry.count,
        "picture": f"face_{number}",
        "said": {name: _said_data(one) for name, one in entry.said.items()},
        "found_by": " ".join(found),
    }


def _said_data(said: Said) -> dict[str, object]:
    kind = "text" if said.lines else "words" if said.number is None else "number"
    return {
        "kind": kind,
        "keys": list(dict.fromkeys(option.key for option in said.options)),
        "options": [_option_data(option) for option in said.options],
        "lines": [_line_data(line) for line in said.lines],
    }


def _line_data(line: Line) -> list[dict[str, object]]:
    return [
        {
            "text": bit.text,
            "icon": f"icon_{bit.icon}" * bool(bit.icon),
            "bold": bit.bold,
            "italic": bit.italic,
            "joins": bit.joins,
        }
        for bit in line
    ]


def _fact_data(name: str, catalogue: Catalogue, stock: Stock) -> dict[str, object]:
    fact, options = catalogue.fact(name), stock.options[name]
    said = [one.said[name] for one in stock.entries if name in one.said]
    return {
        "name": name,
        "label": str(fact.label) if fact else name,
        "icon": f"icon_{fact.icon}" if fact and fact.icon else "",
        "filters": name in catalogue.filters and bool(options),
        "numeric": bool(said) and all(one.number is not None for one in said),
        "sorts": bool(options) and all(len(one.options) <= 1 for one in said),
        "options": [_option_data(option) for option in options],
    }


def _option_data(option: Option) -> dict[str, object]:
    return {"key": option.key, "label": option.label, "icon": f"icon_{option.icon}" * bool(option.icon)}


def _groups(catalogue: Catalogue, stock: Stock, component: str) -> list[dict[str, object]]:
    """Return the entries of a component, by their numbers in the catalogue, under the group of each."""
    found: dict[str, list[int]] = {}
    for number, entry in enumerate(stock.entries):
        if entry.component == component:
            said = entry.said.get(catalogue.group)
            name = ", ".join(option.label for option in said.options) if said else ""
            found.setdefault(name, []).append(number)
    return [{"name": name, "entries": numbers} for name, numbers in found.items()]


def _chart_data(chart: Chart, names: list[str], pen: Pen, language: Language) -> dict[str, object]:
    pictures = zip(names, chart.panels, strict=True)
    return {
        "title": chart.title,
        "panels": [
            {
                "picture": name,
                "label": panel.option.label,
                "title": apply_typography(
                    ": ".join(filter(None, (chart.title, panel.option.label))), language
                ),
                "alt": apply_typography("; ".join(_told(chart, panel.cells, pen)), language),
            }
            for name, panel in pictures
        ],
        "header": [chart.across, *(panel.option.label or pen.words["pieces"] for panel in chart.panels)],
        "rows": [
            [stop.label, *(_cell_text(panel.cells[place], chart, pen) for panel in chart.panels)]
            for place, stop in enumerate(chart.stops)
        ],
        "icons": [f"icon_{stop.icon}" * bool(stop.icon) for stop in chart.stops],
        "key": pen.words["bubbles"] if chart.numbers else "",
        "about": f"{chart.numbers}: {pen.words['mean']}" if chart.numbers else pen.words["pieces"],
    }


def _told(chart: Chart, cells: Iterable[Cell], pen: Pen) -> Iterator[str]:
    """Yield what a panel shows, for whoever does not see it."""
    yield from (
        f"{chart.across} {stop.label}: {_cell_text(cell, chart, pen)}"
        for stop, cell in zip(chart.stops, cells, strict=True)
        if cell.count
    )


def _cell_text(cell: Cell, chart: Chart, pen: Pen) -> str:
    """Return the number of pieces; or the mean of their numbers, and these."""
    if not chart.numbers:
        return pen.word(cell.count)
    if cell.mean is None:
        return "–"
    times = Counter(cell.numbers)
    numbers = ", ".join(
        f"{pen.word(count)}{_TIMES}{pen.word(one)}" if count > 1 else pen.word(one)
        for one, count in times.items()
    )
    return f"{pen.word(round(cell.mean, 2))} ({numbers})"
