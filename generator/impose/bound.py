"""The least number of sheets that any way to pack could come down to, by areas alone.

A piece takes its trim and the bleed around it; marks need room along the edges of a sheet only. No packing
can use less, and most need more: pieces rarely fill a sheet to its edges.
"""

from collections.abc import Iterable, Sequence
from math import ceil, sqrt

from generator.geometry import Size
from generator.impose.cell import SLACK, Cell

HONEYCOMB = sqrt(3) / 2
"""The share of its square that a circle takes at least among others of its size."""

Demand = tuple[int, Cell]
"""So many copies, each in a cell like this one."""


def least_sheets(demands: Sequence[Demand], room: Size) -> int:
    """Return how many sheets with this room, marks included, the copies need at least."""
    if not demands:
        return 0
    alone = (_alone(count, cell, room) for count, cell in demands)
    return max(ceil(area_in_sheets(demands, room) - SLACK), *alone, 1)


def area_in_sheets(demands: Iterable[Demand], room: Size) -> float:
    """Return the copies' area in sheets of usable area: where marks stand at the edges, nothing else can."""
    demands = tuple(demands)
    reach = min((cell.reach for _, cell in demands), default=0.0)
    return sum(count * area_of(cell) for count, cell in demands) / area(room.grown(-reach))


def _alone(count: int, cell: Cell, room: Size) -> int:
    held = int(area(room.grown(-cell.reach)) / area_of(cell) + SLACK)
    return -(-count // max(held, 1))


def area_of(cell: Cell) -> float:
    """Return the area that a piece and its bleed take from a sheet, in mm²."""
    if cell.is_round:
        return area(cell.pitch) * HONEYCOMB
    points = cell.die.points if cell.die is not None else ()
    pairs = zip(points, (*points[1:], *points[:1]), strict=True)
    covered = abs(sum(one.x * other.y - other.x * one.y for one, other in pairs)) / 2
    return area(cell.pitch) * (covered / area(cell.trim) if points else 1.0)


def area(size: Size) -> float:
    """Return a size's area in mm²."""
    return size.width * size.height
