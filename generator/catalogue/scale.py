"""The two axes of a chart: places from left to right, values upwards. Part of catalogue.

All panels of a chart have the same. Invariant: every value lies between the first tick and the last, and
what is written on the axes within the panel.
"""

from collections.abc import Iterator
from math import ceil, floor

from generator.catalogue.ink import Sheet
from generator.catalogue.pen import HALF_FIGURE, SMALL_PT, Pen
from generator.catalogue.tally import Chart
from generator.drawing import Item
from generator.geometry import Point, Size

WIDTH = 60.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 7.5, 2.0, 6.0, 8.5
_FIELD = 30.0
_MOST_TICKS = 6
_STEPS = (1, 2, 5)


class Scale:
    """The axes of a chart whose values are these, and the way from a value to a point.

    ``name`` is what the values are; ``foot`` the room in mm between the least one and the labels below.
    """

    def __init__(
        self, chart: Chart, values: tuple[float, ...], pen: Pen, name: str, foot: float = 0.0
    ) -> None:
        self._stops, self._across, self._name, self._foot, self._pen = (
            chart.stops,
            chart.across,
            name,
            foot,
            pen,
        )
        self.ticks = ticks_over(min(values, default=0), max(values, default=0))
        self._left = max(_LEFT, max(pen.width(pen.word(tick)) for tick in self.ticks) + 2.0)
        names = (pen.width(text, SMALL_PT) + _RIGHT + 1.0 for text in (name, chart.across))
        self.size = Size(max(WIDTH, *names), _TOP + _FIELD + foot + _BOTTOM)
        self.step = (self.size.width - self._left - _RIGHT) / len(chart.stops)

    def at(self, place: float, value: float) -> Point:
        """Return the point of a value."""
        first, last = self.ticks[0], self.ticks[-1]
        height = _FIELD * (value - first) / (last - first)
        return Point(self._left + self.step * (place + 0.5), _TOP + _FIELD - height)

    def frame(self, sheet: Sheet) -> Iterator[Item]:
        """Draw axis and grid; yield what is written on them."""
        pen, right, ground = self._pen, self.size.width - _RIGHT, _TOP + _FIELD + self._foot
        for tick in self.ticks:
            y = self.at(0, tick).y
            sheet.rule(Point(self._left, y), Point(right, y), faint=tick != 0)
            yield pen.line(pen.word(tick), Point(self._left - 1.2, y + HALF_FIGURE), align=1.0)
        yield pen.line(self._name, Point(0.3, 2.6), size=SMALL_PT)
        every = ceil((max(pen.width(stop.label) for stop in self._stops) + 1.0) / self.step)
        for place, stop in enumerate(self._stops):
            if place % every == 0:  # Labels must not run into each other.
                yield pen.line(stop.label, Point(self.at(place, 0).x, ground + 3.4), align=0.5)
        yield pen.line(self._across, Point(right, ground + 7.0), align=1.0, size=SMALL_PT)


def ticks_over(least: float, most: float) -> tuple[int, ...]:
    """Return whole numbers that reach over two values and 0, evenly spaced, few enough to be read."""
    for step in (step * 10**power for power in range(12) for step in _STEPS):
        first, last = floor(min(least, 0) / step), ceil(max(most, 0) / step)
        if last - first <= _MOST_TICKS:
            return tuple(step * number for number in range(first, max(last, first + 1) + 1))
    return (floor(min(least, 0)), ceil(max(most, 0)))
