"""Demands → rooms filled with patches: pieces of several sizes share sheets, cut by cut.

A patch is a grid of one demand's pieces, all lying one way. It stands in the corner of a room; what is left
of the room beside and below it are two smaller rooms, each with patches of its own. So each sheet can be cut
with a guillotine: there is always a cut from edge to edge that meets no piece.

For each patch its shapes and both ways to divide the rest are tried, and what a plain filling of the rest
would hold decides. Demands are met in several orders; the first that takes fewest sheets wins. All of this is
deterministic, and depends on nothing but the numbers.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from generator.geometry import Point, Rect, Size
from generator.impose.bound import area_of, least_sheets
from generator.impose.cell import SLACK, Cell


class Demand(Struct, frozen=True):
    """So many copies of one size, and the ways in which they may lie, the preferred one first."""

    count: int
    cells: tuple[Cell, ...]


class Patch(Struct, frozen=True):
    """A grid with ``count`` pieces of the demand of that number; ``at`` is its top-left corner with bleed."""

    demand: int
    cell: Cell
    columns: int
    rows: int
    count: int
    at: Point

    @property
    def rect(self) -> Rect:
        """Where it stands, bleed included."""
        pitch = self.cell.pitch
        return Rect(self.at.x, self.at.y, self.columns * pitch.width, self.rows * pitch.height)


Filled = tuple[Patch, ...]
_Shape = tuple[Cell, int, int]


class _Filling(Struct, frozen=True):
    """Patches, the area of their pieces in mm², and how many copies of each demand are still to place."""

    patches: Filled
    area: float
    wanted: tuple[int, ...]


@lru_cache(maxsize=512)
def mix(demands: tuple[Demand, ...], room: Size) -> tuple[Filled, ...] | None:
    """Fill rooms of one size, marks included, with all copies; full ones of a single demand come first.

    Returns:
        The patches of each room; None if a piece that fits by itself does not with the gaps of others.
    """
    gap = 2 * max((cell.reach for demand in demands for cell in demand.cells), default=0.0)
    whole = Rect(0.0, 0.0, room.width, room.height)
    filler = _Filler(demands, gap)
    patterns = [filler.pattern(number, whole) for number in range(len(demands))]
    if not all(patterns):
        return None
    full = [demand.count // _held(pattern) for demand, pattern in zip(demands, patterns, strict=True)]
    if len(demands) == 1:
        rest = demands[0].count - full[0] * _held(patterns[0])
        # The last sheet keeps the cuts of the full ones before it.
        return (*(patterns[0],) * full[0], *((_first(patterns[0], rest),) if rest else ()))
    least = _least(demands, room)
    best = _mixed(filler, patterns, full, whole)
    if len(best) > least and any(full):
        # One full sheet of each demand less may leave rests that go better together.
        best = min(best, _mixed(filler, patterns, [max(0, n - 1) for n in full], whole), key=len)
    return best


def _least(demands: Iterable[Demand], room: Size) -> int:
    return least_sheets([(demand.count, demand.cells[0]) for demand in demands], room)


def _mixed(
    filler: "_Filler", patterns: Sequence[Filled], full: Sequence[int], whole: Rect
) -> tuple[Filled, ...]:
    """Give each demand so many full sheets of its own, and mix the rest."""
    rests = tuple(
        demand.count - number * _held(pattern)
        for demand, number, pattern in zip(filler.demands, full, patterns, strict=True)
    )
    own = tuple(pattern for pattern, number in zip(patterns, full, strict=True) for _ in range(number))
    wanted = [Demand(rest, demand.cells) for rest, demand in zip(rests, filler.demands, strict=True)]
    least = _least(wanted, whole.size)
    shared: tuple[Filled, ...] | None = None
    for order in filler.orders():
        found = filler.fill_all(rests, order, whole)
        if shared is None or len(found) < len(shared):
            shared = found
        if len(shared) <= least:
            break
    return (*own, *(shared or ()))


def _held(patches: Iterable[Patch]) -> int:
    return sum(patch.count for patch in patches)


def _first(patches: Filled, count: int) -> Filled:
    """Return the patches of the first so many pieces; each keeps its place."""
    kept: list[Patch] = []
    for patch in patches:
        here = min(patch.count, count)
        if here:
            kept.append(replace(patch, count=here, rows=-(-here // patch.columns)))
        count -= here
    return tuple(kept)


class _Filler:
    """The demands, the least gap between two patches, and what has been found out about rooms."""

    def __init__(self, demands: tuple[Demand, ...], gap: float) -> None:
        self.demands = demands
        self._gap = gap
        self._areas = tuple(area_of(demand.cells[0]) for demand in demands)
        self._lying = tuple(tuple((cell, cell.pitch) for cell in demand.cells) for demand in demands)

    def orders(self) -> tuple[tuple[int, ...], ...]:
        """Return the orders to meet demands in: as given, large pieces first, long ones, much area first."""
        numbers = range(len(self.demands))
        trims = [demand.cells[0].trim for demand in self.demands]
        keys = (
            lambda n: -self._areas[n],
            lambda n: -max(trims[n].width, trims[n].height),
            lambda n: -min(trims[n].width, trims[n].height),
            lambda n: -self._areas[n] * self.demands[n].count,
        )
        return tuple(dict.fromkeys((tuple(numbers), *(tuple(sorted(numbers, key=key)) for key in keys))))

    def pattern(self, number: int, room: Rect) -> Filled:
        """Return the fullest sheet of one demand; nothing if not one piece fits."""
        wanted = [0] * len(self.demands)
        wanted[number] = 1_000_000
        return self._fill(room, tuple(wanted), (number,)).patches

    def fill_all(self, wanted: tuple[int, ...], order: tuple[int, ...], room: Rect) -> tuple[Filled, ...]:
        """Fill as many rooms as it takes."""
        sheets: list[Filled] = []
        while any(wanted):
            filling = self._fill(room, wanted, order)
            sheets.append(filling.patches)
            wanted = filling.wanted
        return tuple(sheets)

    def _fill(self, room: Rect, wanted: tuple[int, ...], order: Sequence[int]) -> _Filling:
        """Fill a room; the first demand in the order that fits stands in its corner."""
        number = self._first_that_fits(room, wanted, order)
        if number is None:
            return _Filling((), 0.0, wanted)
        best: tuple[Patch, tuple[Rect, Rect]] | None = None
        rank = (-1.0, 0)
        for shape in self._shapes(number, wanted[number], room):
            patch = self._patch(number, shape, wanted[number], room)
            for rest in self._rests(room, patch):
                plain = self._plain(rest, _less(wanted, patch), order)
                found = plain.area + patch.count * self._areas[number], -len(plain.patches)
                # What differs by rounding alone is equal: the shape that comes first stays.
                if (round(found[0], 3), found[1]) > rank:
                    best, rank = (patch, rest), (round(found[0], 3), found[1])
        assert best is not None
        patch, rest = best
        return self._go_on(patch, rest, wanted, order, self._fill)

    def _go_on(
        self,
        patch: Patch,
        rest: Sequence[Rect],
        wanted: tuple[int, ...],
        order: Sequence[int],
        fill: Callable[[Rect, tuple[int, ...], Sequence[int]], _Filling],
    ) -> _Filling:
        patches: Filled = (patch,)
        placed, wanted = patch.count * self._areas[patch.demand], _less(wanted, patch)
        for room in rest:
            filling = fill(room, wanted, order)
            patches, placed, wanted = (*patches, *filling.patches), placed + filling.area, filling.wanted
        return _Filling(patches, placed, wanted)

    def _plain(self, rooms: Iterable[Rect], wanted: tuple[int, ...], order: Sequence[int]) -> _Filling:
        """Fill rooms without trying: the largest grid of the first demand that fits, and so on."""
        patches: Filled = ()
        placed = 0.0
        for room in rooms:
            filling = self._plain_room(room, wanted, order)
            patches, placed, wanted = (*patches, *filling.patches), placed + filling.area, filling.wanted
        return _Filling(patches, placed, wanted)

    def _plain_room(self, room: Rect, wanted: tuple[int, ...], order: Sequence[int]) -> _Filling:
        number = self._first_that_fits(room, wanted, order)
        if number is None:
            return _Filling((), 0.0, wanted)
        patch = self._largest(number, wanted[number], room)
        rest = max(self._rests(room, patch), key=lambda pair: _area(pair[0]))
        return self._go_on(patch, rest, wanted, order, self._plain_room)

    def _first_that_fits(self, room: Rect, wanted: tuple[int, ...], order: Sequence[int]) -> int | None:
        width, height = room.width - self._gap + SLACK, room.height - self._gap + SLACK
        for number in order:
            if wanted[number]:
                for _, pitch in self._lying[number]:
                    if pitch.width <= width and pitch.height <= height:
                        return number
        return None

    def _most(self, pitch: Size, room: Rect) -> tuple[int, int]:
        columns = int((room.width - self._gap + SLACK) / pitch.width)
        return max(0, columns), max(0, int((room.height - self._gap + SLACK) / pitch.height))

    def _largest(self, number: int, count: int, room: Rect) -> Patch:
        grids = ((cell, *self._most(pitch, room)) for cell, pitch in self._lying[number])
        cell, columns, rows = max(grids, key=lambda grid: min(count, grid[1] * grid[2]))
        shape = cell, min(columns, count), min(rows, -(-count // columns))
        return self._patch(number, shape, count, room)

    def _shapes(self, number: int, count: int, room: Rect) -> Iterator[_Shape]:
        """Yield the shapes of a patch: of each number of columns the tallest, of each of rows the widest."""
        for cell, pitch in self._lying[number]:
            columns, rows = self._most(pitch, room)
            if columns * rows:
                tall = ((c, min(rows, -(-count // c))) for c in range(min(columns, count), 0, -1))
                wide = ((min(columns, -(-count // r)), r) for r in range(min(rows, count), 0, -1))
                yield from ((cell, c, r) for c, r in dict.fromkeys((*tall, *wide)))

    def _patch(self, number: int, shape: _Shape, count: int, room: Rect) -> Patch:
        cell, columns, rows = shape
        half = self._gap / 2
        at = Point(room.x + half, room.y + half)
        return Patch(number, cell, columns, rows, min(count, columns * rows), at)

    def _rests(self, room: Rect, patch: Patch) -> tuple[tuple[Rect, Rect], tuple[Rect, Rect]]:
        """Return both ways to divide what is left of a room, the larger part first."""
        taken = patch.rect
        right, bottom = taken.right + self._gap / 2, taken.bottom + self._gap / 2
        width, height = room.right - right, room.bottom - bottom
        by_upright = Rect(right, room.y, width, room.height), Rect(room.x, bottom, right - room.x, height)
        by_level = Rect(right, room.y, width, bottom - room.y), Rect(room.x, bottom, room.width, height)
        return _larger_first(*by_upright), _larger_first(*by_level)


def _larger_first(one: Rect, other: Rect) -> tuple[Rect, Rect]:
    return (other, one) if _area(other) > _area(one) else (one, other)


def _area(room: Rect) -> float:
    return room.width * room.height


def _less(wanted: tuple[int, ...], patch: Patch) -> tuple[int, ...]:
    number = patch.demand
    return (*wanted[:number], wanted[number] - patch.count, *wanted[number + 1 :])
