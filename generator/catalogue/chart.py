"""A tally → one drawing for each panel, the same for HTML and PDF. Part of catalogue.

Panels of a chart share their scales, so that they can be compared at a glance. What they say is in the table
of the same numbers; their letters are outlines, like those of every picture.
"""

from collections.abc import Callable, Iterator, Mapping
from math import ceil, sqrt

from msgspec import Struct

from generator.catalogue.ink import Sheet
from generator.catalogue.tally import Chart, Panel
from generator.drawing import Artwork, Drawing, Item, Words
from generator.faces.gallery import Vector
from generator.geometry import Point, Rect, Size
from generator.model import FontKey, Tone
from generator.typeset import FontBook, set_line
from generator.units import pt_to_mm
from generator.write import Picture, whole
from generator.write.colours import BookColours

WIDTH = 60.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 7.5, 2.0, 6.0, 8.5
_LARGEST = 2.6  # the radius of a bubble
_FIELD = 30.0  # the height of upright bars and of curves
_ROW, _HEADED_ROW = 5.6, 8.6
_MOST_NAME = 0.62  # the part of the width that names before bars may take
_ICON = 4.6
_TEXT_PT, _SMALL_PT = 7.5, 6.5
_FONT = FontKey(family="Noto Sans")
_CAP = 0.71  # the height of a figure, as a part of the size
_MOST_TICKS = 6


class Pen(Struct, frozen=True):
    """What charts are drawn with: fonts, colours, icons by id, and the words of a language."""

    fonts: FontBook
    tag: str
    colours: BookColours
    tones: Mapping[str, Tone]
    plain: Tone
    icons: Mapping[str, Vector]
    word: Callable[[object], str]
    words: Mapping[str, str]

    def tone(self, role: str) -> Tone:
        """Return the tones of a role; of none, the plain ones."""
        return self.tones.get(role, self.plain)

    def line(self, text: str, at: Point, *, align: float = 0.0, size: float = _TEXT_PT) -> Words:
        """Set a line; ``align`` is the part of its width that lies left of the point."""
        start = Point(at.x - align * self.width(text, size), at.y)
        return set_line(
            text,
            start,
            size_pt=size,
            font=_FONT,
            colour=self.colours.ink,
            fonts=self.fonts,
            language=self.tag,
        )

    def width(self, text: str, size: float = _TEXT_PT) -> float:
        """Return how wide a line is, in mm."""
        words = set_line(
            text,
            Point(0, 0),
            size_pt=size,
            font=_FONT,
            colour=self.colours.ink,
            fonts=self.fonts,
            language=self.tag,
        )
        if not words.runs:
            return 0.0
        last = words.runs[-1]
        return last.at.x + sum(word.width for word in last.words) * pt_to_mm(size) / 1000


def draw_chart(chart: Chart, pen: Pen) -> tuple[Picture, ...]:
    """Draw the panels of a chart, in their order."""
    drawn = (_draw_panel(chart, number, pen) for number in range(len(chart.panels)))
    return tuple(Picture(whole(drawing), drawing.size) for drawing in drawn)


def _draw_panel(chart: Chart, number: int, pen: Pen) -> Drawing:
    if chart.is_scale:
        return (_curve if chart.numbers else _upright)(chart, number, pen)
    return _level(chart, chart.panels[number], number, pen)


def _upright(chart: Chart, number: int, pen: Pen) -> Drawing:
    """Draw bars that stand, one for each number of the scale."""
    panel, scale = chart.panels[number], _Scale(chart, _most_pieces(chart))
    sheet, tone = Sheet(scale.size, pen.colours.ink), pen.tone(panel.option.colour)
    width = min(scale.step * 0.72, 7.0)
    items = list(scale.frame(sheet, pen, pen.words["pieces"]))
    for place, cell in enumerate(panel.cells):
        if cell.count:
            foot, head = scale.at(place, 0), scale.at(place, cell.count)
            sheet.bar(Rect(foot.x - width / 2, head.y, width, foot.y - head.y), tone, number)
            items.append(pen.line(pen.word(cell.count), Point(head.x, head.y - 0.8), align=0.5))
    return _drawing(sheet, scale.size, items)


def _curve(chart: Chart, number: int, pen: Pen) -> Drawing:
    """Draw a bubble for the pieces of each pair of numbers, and a line through the means."""
    panel, scale = chart.panels[number], _Scale(chart, _most_number(chart), foot=_LARGEST + 0.6)
    largest = max(_times(panel) for panel in chart.panels)
    sheet, tone = Sheet(scale.size, pen.colours.ink), pen.tone(panel.option.colour)
    items = list(scale.frame(sheet, pen, chart.numbers))
    for place, cell in enumerate(panel.cells):
        for value in dict.fromkeys(cell.numbers):
            times = cell.numbers.count(value)
            centre = scale.at(place, value)
            sheet.bubble(centre, _LARGEST * sqrt(times / largest), tone)
    means = [(place, cell.mean) for place, cell in enumerate(panel.cells)]
    sheet.curve([scale.at(place, mean) for place, mean in means if mean is not None], tone, number)
    return _drawing(sheet, scale.size, items)


def _level(chart: Chart, panel: Panel, number: int, pen: Pen) -> Drawing:
    """Draw bars that lie, one for each word, icon or member, after its icon or name, or below a long one."""
    has_icons = all(stop.icon in pen.icons for stop in chart.stops)
    longest = max(pen.width(stop.label) for stop in chart.stops)
    row, left = (_ROW, _ICON + 2.2) if has_icons else (_ROW, longest + 1.8)
    is_headed = left > WIDTH * _MOST_NAME
    if is_headed:
        row, left = _HEADED_ROW, 0.5
    size = Size(WIDTH, 1.0 + row * len(chart.stops))
    sheet, tone, most = Sheet(size, pen.colours.ink), pen.tone(panel.option.colour), _most_pieces(chart)
    room = WIDTH - left - _RIGHT - pen.width(pen.word(most)) - 1.2
    half = _CAP * pt_to_mm(_TEXT_PT) / 2
    items: list[Item] = []
    for place, (stop, cell) in enumerate(zip(chart.stops, panel.cells, strict=True)):
        bottom = 0.5 + row * (place + 1)
        box = Rect(left, bottom - 4.6, room * cell.count / most, 3.8)
        if has_icons:
            items.append(_icon(pen.icons[stop.icon], Rect(0.3, bottom - row + 0.4, _ICON, _ICON)))
        elif is_headed:
            items.append(pen.line(stop.label, Point(left + 0.8, bottom - 5.4)))
        else:
            items.append(pen.line(stop.label, Point(left - 1.4, bottom - 2.7 + half), align=1.0))
        if cell.count:
            sheet.bar(box, tone, number)
        items.append(pen.line(pen.word(cell.count), Point(box.right + 1.2, bottom - 2.7 + half)))
    sheet.rule(Point(left, 0.5), Point(left, size.height - 0.5))
    return _drawing(sheet, size, items)


class _Scale:
    """Two axes: places from left to right, values from 0 up."""

    def __init__(self, chart: Chart, most: float, *, foot: float = 0.0) -> None:
        self._chart = chart
        self._foot = foot
        self.ticks = _ticks(most)
        self.size = Size(WIDTH, _TOP + _FIELD + foot + _BOTTOM)
        self.step = (WIDTH - _LEFT - _RIGHT) / len(chart.stops)

    def at(self, place: float, value: float) -> Point:
        """Return the point of a value."""
        height = _FIELD * value / self.ticks[-1]
        return Point(_LEFT + self.step * (place + 0.5), _TOP + _FIELD - height)

    def frame(self, sheet: Sheet, pen: Pen, name: str) -> Iterator[Item]:
        """Draw axes and grid; yield what is written on them."""
        right, ground = WIDTH - _RIGHT, _TOP + _FIELD + self._foot
        half = _CAP * pt_to_mm(_TEXT_PT) / 2
        for tick in self.ticks:
            y = self.at(0, tick).y
            sheet.rule(Point(_LEFT, y), Point(right, y), faint=tick > 0)
            yield pen.line(pen.word(tick), Point(_LEFT - 1.2, y + half), align=1.0)
        yield pen.line(name, Point(0.3, 2.6), size=_SMALL_PT)
        for place, stop in enumerate(self._chart.stops):
            if self._is_labelled(place, pen):
                yield pen.line(stop.label, Point(self.at(place, 0).x, ground + 3.4), align=0.5)
        yield pen.line(self._chart.across, Point(right, ground + 7.0), align=1.0, size=_SMALL_PT)

    def _is_labelled(self, place: int, pen: Pen) -> bool:
        """Tell whether a stop has its label: each has one, unless they would run into each other."""
        widest = max(pen.width(stop.label) for stop in self._chart.stops) + 1.0
        return place % ceil(widest / self.step) == 0


def _ticks(most: float) -> tuple[int, ...]:
    """Return whole numbers from 0 to no less than the most, evenly spaced, few enough to be read."""
    for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000):
        count = ceil(most / step)
        if count <= _MOST_TICKS:
            return tuple(step * number for number in range(max(count, 1) + 1))
    return (0, ceil(most))


def _most_pieces(chart: Chart) -> int:
    return max((cell.count for panel in chart.panels for cell in panel.cells), default=1)


def _most_number(chart: Chart) -> float:
    return max((one for panel in chart.panels for cell in panel.cells for one in cell.numbers), default=1.0)


def _times(panel: Panel) -> int:
    """Return how many pieces are at most in one place."""
    return max((cell.numbers.count(one) for cell in panel.cells for one in cell.numbers), default=1)


def _icon(icon: Vector, box: Rect) -> Artwork:
    """Return an icon in the middle of a box."""
    scale = min(box.width / icon.size.width, box.height / icon.size.height)
    width, height = icon.size.width * scale, icon.size.height * scale
    middle = box.centre
    return Artwork(icon.svg, Rect(middle.x - width / 2, middle.y - height / 2, width, height))


def _drawing(sheet: Sheet, size: Size, items: list[Item]) -> Drawing:
    return Drawing(size, (Artwork(sheet.svg(), Rect(0, 0, size.width, size.height)), *items))
