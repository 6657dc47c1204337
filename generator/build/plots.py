"""Figures of a playtest → plots as SVG, for the page of a report. Every number in them stands in a table too.

A plot has a title and says in words what it shows; seats and columns differ by shape, not by colour alone.
Colours are classes, which the page's style paints. Lengths are px, which the page may scale.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from math import ceil

import svgwrite
from msgspec import Struct
from svgwrite.base import BaseElement

from generator.play import Figures, Summary, wilson

_WIDE, _NARROW = 640, 400
_ROW = 26
_HEAD, _FOOT = 8, 26
_LETTER = 7.2  # a letter of a name, at the most on average
_MARK = 5.0


class _Scale(Struct, frozen=True):
    """Where values lie from left to right: ``low`` at ``left``, ``high`` at ``right``."""

    low: float
    high: float
    left: float
    right: float

    def at(self, value: float) -> float:
        """Return the place of a value, in px."""
        return round(self.left + (value - self.low) / (self.high - self.low) * (self.right - self.left), 2)


class _Plot:
    """A plot of rows, one below the other, each with its name to the left, over a scale."""

    def __init__(
        self, title: str, about: str, names: Sequence[str], low: float, high: float, *, width: int
    ) -> None:
        left = min(0.4 * width, 14 + _LETTER * max(map(len, names)))
        self.height = _HEAD + _ROW * len(names) + _FOOT
        self.scale = _Scale(low, high if high > low else low + 1, left, width - 24)
        self._drawing = svgwrite.Drawing(debug=False, size=None, viewBox=f"0 0 {width} {self.height}")
        for size in ("width", "height"):
            self._drawing.attribs.pop(size, None)
        self._drawing.attribs |= {"role": "img", "class": "plot", "aria-label": f"{title}. {about}"}
        for number, name in enumerate(names):
            self.text(name, left - 8, self.middle(number) + 4.5, "end")

    def middle(self, row: int) -> float:
        """Return the height of the middle of a row."""
        return _HEAD + _ROW * (row + 0.5)

    def text(self, words: str, x: float, y: float, anchor: str = "middle") -> None:
        """Write words."""
        self._add(self._drawing.text(words, insert=(round(x, 2), round(y, 2)), text_anchor=anchor))

    def axis(self, ticks: Iterable[float], word: Callable[[float], str]) -> None:
        """Draw a line at each tick, with its value below."""
        for tick in ticks:
            x = self.scale.at(tick)
            self.line(tick, tick, _HEAD, self.height - _FOOT, "tick")
            self.text(word(tick), x, self.height - 8)

    def line(self, start: float, end: float, top: float, bottom: float, kind: str) -> None:
        """Draw a line between two values, from one height to another."""
        ends = (self.scale.at(start), round(top, 2)), (self.scale.at(end), round(bottom, 2))
        self._add(self._drawing.line(*ends, class_=kind))

    def box(self, start: float, end: float, row: int) -> None:
        """Draw a box between two values."""
        x, top = self.scale.at(start), self.middle(row) - 8
        self._add(self._drawing.rect((x, top), (round(self.scale.at(end) - x, 2), 16), class_="box"))

    def mark(self, value: float, row: int, shape: int) -> None:
        """Draw one of three marks at a value: a disc, a square, a triangle."""
        x, y = self.scale.at(value), self.middle(row)
        if shape == 0:
            self._add(self._drawing.circle((x, y), _MARK, class_="mark"))
        elif shape == 1:
            corner, size = (round(x - _MARK, 2), y - _MARK), (2 * _MARK, 2 * _MARK)
            self._add(self._drawing.rect(corner, size, class_="mark hollow"))
        else:
            points = [(x, y - _MARK), (round(x + _MARK, 2), y + _MARK), (round(x - _MARK, 2), y + _MARK)]
            self._add(self._drawing.polygon(points, class_="mark second"))

    def _add(self, element: BaseElement) -> None:
        self._drawing.add(element)

    def svg(self) -> str:
        """Return the plot."""
        drawn: str = self._drawing.tostring()
        return drawn.replace("<defs />", "")


def plot_wins(found: Figures) -> str:
    """Draw each seat's share of wins, its 95 % interval, and the fair share."""
    highest = max(seat.win.high for seat in found.seats)
    names = _seat_names(found)
    told = ", ".join(
        f"{name} {100 * seat.win.share:.1f} %" for name, seat in zip(names, found.seats, strict=True)
    )
    plot = _Plot("Share of wins", told, names, 0, min(1.0, ceil(highest * 10) / 10), width=_NARROW)
    plot.axis(_ticks(plot.scale.high), _percent)
    plot.line(found.fair, found.fair, _HEAD, plot.height - _FOOT, "fair")
    for row, seat in enumerate(found.seats):
        plot.line(seat.win.low, seat.win.high, plot.middle(row), plot.middle(row), "reach")
        plot.mark(seat.win.share, row, 0)
    return plot.svg()


def plot_scores(found: Figures) -> str:
    """Draw each seat's scores: from least to most, the middle half as a box, the median and the mean."""
    names = _seat_names(found)
    told = ", ".join(
        f"{name} {seat.scores.mean:.1f} on average" for name, seat in zip(names, found.seats, strict=True)
    )
    low, high = min(seat.scores.least for seat in found.seats), max(seat.scores.most for seat in found.seats)
    step = max(1, ceil((high - low) / 6))
    plot = _Plot("Scores", told, names, low, high, width=_NARROW)
    plot.axis(range(low, high + 1, step), lambda tick: f"{tick:g}")
    for row, seat in enumerate(found.seats):
        _draw_box(plot, row, seat.scores)
    return plot.svg()


def _draw_box(plot: _Plot, row: int, scores: Summary) -> None:
    middle = plot.middle(row)
    plot.line(scores.least, scores.most, middle, middle, "reach")
    plot.box(scores.lower, scores.upper, row)
    plot.line(scores.median, scores.median, middle - 8, middle + 8, "median")
    plot.mark(scores.mean, row, 0)


def plot_shares(name: str, rows: Mapping[str, Mapping[str, int]]) -> str:
    """Draw a table's shares, each of the column before it, with the interval of the first; largest first.

    Empty if there is nothing to draw.
    """
    columns = tuple(dict.fromkeys(column for counts in rows.values() for column in counts))
    pairs = tuple(pairwise(columns))[:3]
    shown = {row: counts for row, counts in rows.items() if pairs and counts.get(columns[0], 0)}
    if not shown:
        return ""

    def share(counts: Mapping[str, int], whole: str, part: str) -> float:
        return counts.get(part, 0) / counts[whole] if counts.get(whole, 0) else 0.0

    ordered = sorted(shown.items(), key=lambda entry: -share(entry[1], *pairs[0]))
    told = ", ".join(f"{part} of {whole}" for whole, part in pairs)
    plot = _Plot(f"Shares by row of {name}", told, [row for row, _ in ordered], 0, 1, width=_WIDE)
    plot.axis(_ticks(1.0), _percent)
    for number, (_, counts) in enumerate(ordered):
        whole, part = pairs[0]
        reach = wilson(min(counts.get(part, 0), counts[whole]), counts[whole])
        plot.line(reach.low, reach.high, plot.middle(number), plot.middle(number), "reach")
        for shape, pair in reversed(tuple(enumerate(pairs))):
            plot.mark(min(1.0, share(counts, *pair)), number, shape)
    return plot.svg()


def _seat_names(found: Figures) -> list[str]:
    return [f"seat {number}" for number, _ in enumerate(found.seats, 1)]


def _ticks(highest: float) -> list[float]:
    """Return tenths up to the highest, or fifths when these are many."""
    step = 0.1 if highest <= 0.5 else 0.2
    return [number * step for number in range(round(highest / step) + 1) if number * step <= highest + 1e-9]


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"
