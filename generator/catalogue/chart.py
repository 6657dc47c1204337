"""A tally → one drawing for each panel, the same for HTML and PDF. Part of catalogue.

Panels of a chart share their scales, so that they can be compared at a glance. What they say is in the table
of the same numbers; their letters are outlines, like those of every picture.
"""

from math import sqrt

from msgspec import Struct

from generator.catalogue.ink import Sheet
from generator.catalogue.pen import HALF_FIGURE, Pen
from generator.catalogue.scale import WIDTH, Scale
from generator.catalogue.tally import Chart, Panel
from generator.drawing import Artwork, Drawing, Item
from generator.faces.gallery import Vector
from generator.geometry import Point, Rect, Size
from generator.write import Picture, whole

_RIGHT = 2.0
_LARGEST = 2.6  # the radius of a bubble
_ROW, _HEADED_ROW = 5.6, 8.6
_MOST_NAME = 0.62  # the part of the width that names before bars may take
_ICON = 4.6


def draw_chart(chart: Chart, pen: Pen) -> tuple[Picture, ...]:
    """Draw the panels of a chart, in their order."""
    drawn = (_draw_panel(chart, number, pen) for number in range(len(chart.panels)))
    return tuple(Picture(whole(drawing), drawing.size) for drawing in drawn)


def _draw_panel(chart: Chart, number: int, pen: Pen) -> Drawing:
    if chart.is_scale:
        return (_curve if chart.numbers else _upright)(chart, number, pen)
    return _level(chart, number, pen)


def _upright(chart: Chart, number: int, pen: Pen) -> Drawing:
    """Draw bars that stand, one for each number of the scale."""
    panel, scale = chart.panels[number], Scale(chart, (_most_pieces(chart),), pen, pen.words["pieces"])
    sheet, tone = Sheet(scale.size, pen.colours.ink), pen.tone(panel.option.colour)
    width = min(scale.step * 0.72, 7.0)
    items = list(scale.frame(sheet))
    for place, cell in enumerate(panel.cells):
        if cell.count:
            foot, head = scale.at(place, 0), scale.at(place, cell.count)
            sheet.bar(Rect(foot.x - width / 2, head.y, width, foot.y - head.y), tone, number)
            items.append(pen.line(pen.word(cell.count), Point(head.x, head.y - 0.8), align=0.5))
    return _drawing(sheet, scale.size, items)


def _curve(chart: Chart, number: int, pen: Pen) -> Drawing:
    """Draw a bubble for the pieces of each pair of numbers, and a line through the means."""
    values = tuple(one for panel in chart.panels for cell in panel.cells for one in cell.numbers)
    panel, scale = chart.panels[number], Scale(chart, values, pen, chart.numbers, foot=_LARGEST + 0.6)
    largest = max(_times(panel) for panel in chart.panels)
    sheet, tone = Sheet(scale.size, pen.colours.ink), pen.tone(panel.option.colour)
    items = list(scale.frame(sheet))
    for place, cell in enumerate(panel.cells):
        for value in dict.fromkeys(cell.numbers):
            times = cell.numbers.count(value)
            sheet.bubble(scale.at(place, value), _LARGEST * sqrt(times / largest), tone)
    means = [(place, cell.mean) for place, cell in enumerate(panel.cells)]
    sheet.curve([scale.at(place, mean) for place, mean in means if mean is not None], tone, number)
    return _drawing(sheet, scale.size, items)


def _level(chart: Chart, number: int, pen: Pen) -> Drawing:
    """Draw bars that lie, one for each word, icon or member, after its icon or name, or below a long one."""
    panel, rows = chart.panels[number], _rows(chart, pen)
    size = Size(rows.width, 1.0 + rows.height * len(chart.stops))
    sheet, tone, most = Sheet(size, pen.colours.ink), pen.tone(panel.option.colour), _most_pieces(chart)
    room = rows.width - rows.left - _RIGHT - pen.width(pen.word(most)) - 1.2
    items: list[Item] = []
    for place, (stop, cell) in enumerate(zip(chart.stops, panel.cells, strict=True)):
        bottom = 0.5 + rows.height * (place + 1)
        box = Rect(rows.left, bottom - 4.6, room * cell.count / most, 3.8)
        foot = bottom - 2.7 + HALF_FIGURE
        if rows.has_icons:
            items.append(_icon(pen.icons[stop.icon], Rect(0.3, bottom - rows.height + 0.4, _ICON, _ICON)))
        elif rows.is_headed:
            items.append(pen.line(stop.label, Point(rows.left + 0.8, bottom - 5.4)))
        else:
            items.append(pen.line(stop.label, Point(rows.left - 1.4, foot), align=1.0))
        if cell.count:
            sheet.bar(box, tone, number)
        items.append(pen.line(pen.word(cell.count), Point(box.right + 1.2, foot)))
    sheet.rule(Point(rows.left, 0.5), Point(rows.left, size.height - 0.5))
    return _drawing(sheet, size, items)


class _Rows(Struct, frozen=True):
    """How the rows of a chart are laid out, in mm: bars begin at ``left``."""

    width: float
    height: float
    left: float
    has_icons: bool = False
    is_headed: bool = False


def _rows(chart: Chart, pen: Pen) -> _Rows:
    """Return the layout in which every name has room."""
    if all(stop.icon in pen.icons for stop in chart.stops):
        return _Rows(WIDTH, _ROW, _ICON + 2.2, has_icons=True)
    longest = max(pen.width(stop.label) for stop in chart.stops)
    if longest + 1.8 > WIDTH * _MOST_NAME:
        return _Rows(max(WIDTH, longest + 2.0), _HEADED_ROW, 0.5, is_headed=True)
    return _Rows(WIDTH, _ROW, longest + 1.8)


def _most_pieces(chart: Chart) -> int:
    return max((cell.count for panel in chart.panels for cell in panel.cells), default=1)


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
