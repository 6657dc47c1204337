"""Runs → leaves: which copies share a sheet and where their grids stand. No drawing.

Fewest sheets come first. Of ways that take equally many, the most sorted one is chosen: each run on sheets of
its own where sharing saves none, then runs shelf by shelf, then mixed and turned as it saves a sheet. A run
that wants to be alone shares with none.
"""

from collections.abc import Iterable, Iterator, Sequence

from generator.geometry import Point, Rect, Size
from generator.impose.block import Block, Share
from generator.impose.bound import least_sheets
from generator.impose.cell import Cell, make_cell
from generator.impose.mix import Demand, Filled, mix
from generator.impose.nest import nest
from generator.impose.run import Run
from generator.impose.shelf import shelve, start

Lot = tuple[Run, Cell]
Leaves = list[tuple[Share, ...]]


def pack(cells: Iterable[Lot], area: Rect, centre: Point) -> Leaves:
    """Fill sheets with all copies of the runs and return the settled blocks of each sheet.

    Shapes: ``area`` holds blocks and marks; ``centre`` is where the blocks' middle goes if the area allows.
    """
    packer = _Packer(area, centre)
    lots = tuple(cells)
    lone = [packer.fewest((lot,)) for lot in lots if lot[0].alone]
    shared = packer.sorted_out(tuple(lot for lot in lots if not lot[0].alone))
    return [leaf for leaves in (*lone, *shared) for leaf in leaves]


class _Packer:
    """One area, and the packings of it that were tried already."""

    def __init__(self, area: Rect, centre: Point) -> None:
        self._area = area
        self._centre = centre
        self._known: dict[tuple[int, ...], Leaves] = {}

    def sorted_out(self, lots: tuple[Lot, ...]) -> Iterator[Leaves]:
        """Yield the sheets of each lot that shares none, as sharing would save none, then those shared."""
        together = lots
        for lot in lots:
            others = tuple(other for other in together if other is not lot)
            if others and self._is_as_good_apart(lot, others, len(self.fewest(together))):
                together = others
                yield self.fewest((lot,))
        yield self.fewest(together)

    def _is_as_good_apart(self, lot: Lot, others: tuple[Lot, ...], sheets: int) -> bool:
        if self._least((lot,)) + self._least(others) > sheets:
            return False
        return len(self.fewest((lot,))) + len(self.fewest(others)) <= sheets

    def _least(self, lots: tuple[Lot, ...]) -> int:
        return least_sheets([(len(run.fronts), cell) for run, cell in lots], self._area.size)

    def fewest(self, lots: tuple[Lot, ...]) -> Leaves:
        """Pack lots on as few sheets as possible, shelf by shelf if that does."""
        key = tuple(run.index for run, _ in lots)
        if key not in self._known:
            self._known[key] = self._fewest(lots)
        return self._known[key]

    def _fewest(self, lots: tuple[Lot, ...]) -> Leaves:
        if not lots:
            return []
        shelves = shelve(lots, self._area, self._centre)
        if len(shelves) <= self._least(lots):
            return shelves
        if len(lots) == 1:
            run, cell = lots[0]
            nested = nest(run, _demand(run, cell).cells, self._area, self._centre)
            if nested is not None and len(nested) < len(shelves):
                return nested
        mixed = mix(tuple(_demand(run, cell) for run, cell in lots), self._area.size)
        return shelves if mixed is None or len(shelves) <= len(mixed) else list(self._settled(mixed, lots))

    def _settled(self, sheets: Iterable[Filled], lots: Sequence[Lot]) -> Iterator[tuple[Share, ...]]:
        """Yield each sheet's blocks, their middle in the middle of the sheet, with the copies' numbers."""
        first = [0] * len(lots)
        sheets = tuple(sheets)
        for patches in sheets:
            # A lot's last sheet keeps the cuts of the full ones before it.
            shift = self._shift(sheets[0] if len(lots) == 1 else patches)
            shares: list[Share] = []
            for patch in sorted(patches, key=lambda patch: patch.demand):
                at = Point(patch.at.x + shift.x, patch.at.y + shift.y)
                block = Block(
                    cell=patch.cell, columns=patch.columns, rows=patch.rows, count=patch.count, at=at
                )
                shares.append(Share(lots[patch.demand][0], first[patch.demand], block))
                first[patch.demand] += patch.count
            yield tuple(shares)

    def _shift(self, patches: Filled) -> Point:
        rects = [patch.rect for patch in patches]
        left, top = min(rect.x for rect in rects), min(rect.y for rect in rects)
        size = Size(max(rect.right for rect in rects) - left, max(rect.bottom for rect in rects) - top)
        reach, area = max(patch.cell.reach for patch in patches), self._area
        x = start(self._centre.x, size.width, area.x + reach, area.right - reach)
        y = start(self._centre.y, size.height, area.y + reach, area.bottom - reach)
        return Point(x - left, y - top)


def _demand(run: Run, cell: Cell) -> Demand:
    if not run.turns_freely or cell.trim.width == cell.trim.height:
        return Demand(len(run.fronts), (cell,))
    other = make_cell(run, cell.shown, turned=not cell.turned)
    upright, lying = (other, cell) if cell.turned else (cell, other)
    return Demand(len(run.fronts), (upright, lying))
