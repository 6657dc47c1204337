"""Runs → sheets of shelves: the sorted way to pack. Blocks stand side by side, shelves below each other.

Between two blocks there are at least 6 mm for the marks of both. A run fills the last sheet, then new ones; a
run that fits whole into the room left on an earlier sheet goes there.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from generator.geometry import Point, Rect, Size
from generator.impose.block import Block, Share
from generator.impose.cell import SLACK, Cell
from generator.impose.run import Run

BLOCK_GAP = 6.0

Shelf = tuple[Share, ...]
Sheet = tuple[Shelf, ...]


def shelve(cells: Iterable[tuple[Run, Cell]], area: Rect, centre: Point) -> list[tuple[Share, ...]]:
    """Fill sheets with all copies of the runs and return the settled blocks of each sheet.

    Shapes: ``area`` holds blocks and marks; ``centre`` is where the blocks' middle goes if the area allows.
    """
    sheets: list[Sheet] = []
    full: dict[int, Size] = {}
    for run, cell in cells:
        columns, rows = cell.grid(area.size)
        if len(run.fronts) >= columns * rows:
            full[run.index] = Size(columns * cell.pitch.width, rows * cell.pitch.height)
        _add_run(sheets, run, cell, area.size)
    return [_settle(sheet, area, centre, full) for sheet in sheets]


def _add_run(sheets: list[Sheet], run: Run, cell: Cell, room: Size) -> None:
    for number, sheet in enumerate(sheets):
        grown = _with_all(sheet, run, cell, room)
        if grown is not None:
            sheets[number] = grown
            return
    first = 0
    while first < len(run.fronts):
        columns, rows = cell.grid(_room_below(sheets[-1], cell, room)) if sheets else (0, 0)
        if columns * rows == 0:
            sheets.append(())
            columns, rows = cell.grid(room)
        share = _share(run, cell, first, columns, rows)
        sheets[-1] = (*sheets[-1], (share,))
        first += share.block.count


def _share(run: Run, cell: Cell, first: int, columns: int, rows: int) -> Share:
    count = min(len(run.fronts) - first, columns * rows)
    columns = min(columns, count)
    return Share(run, first, Block(cell=cell, columns=columns, rows=-(-count // columns), count=count))


def _with_all(sheet: Sheet, run: Run, cell: Cell, room: Size) -> Sheet | None:
    """Return the sheet with the whole run on it, beside a block or on a new shelf, or None."""
    count = len(run.fronts)
    for number, shelf in enumerate(sheet):
        rows = int((_height(shelf) + SLACK) / cell.pitch.height)
        if rows:
            share = _share(run, cell, 0, -(-count // rows), rows)
            grown = (*sheet[:number], (*shelf, share), *sheet[number + 1 :])
            if _fits(grown, room):
                return grown
    columns, rows = cell.grid(_room_below(sheet, cell, room))
    if columns * rows >= count:
        return (*sheet, (_share(run, cell, 0, columns, rows),))
    return None


def _room_below(sheet: Sheet, cell: Cell, room: Size) -> Size:
    """Return the room for one more shelf, its own marks on both sides included."""
    if not sheet:
        return room
    gap = max(_gap(sheet), 2 * cell.reach)
    used = _reach(sheet[0]) + _stack(sheet, gap) + gap - cell.reach
    return Size(room.width, room.height - used)


def _fits(sheet: Sheet, room: Size) -> bool:
    gap = _gap(sheet)
    height = _reach(sheet[0]) + _stack(sheet, gap) + _reach(sheet[-1])
    widths = (_width(shelf, gap) + 2 * _reach(shelf) for shelf in sheet)
    return height <= room.height + SLACK and all(width <= room.width + SLACK for width in widths)


def _settle(sheet: Sheet, area: Rect, centre: Point, full: dict[int, Size]) -> tuple[Share, ...]:
    if len(sheet) == 1 and len(sheet[0]) == 1:
        return _settle_alone(sheet[0][0], area, centre, full)
    gap = _gap(sheet)
    y = start(centre.y, _stack(sheet, gap), area.y + _reach(sheet[0]), area.bottom - _reach(sheet[-1]))
    shares: list[Share] = []
    for shelf in sheet:
        reach = _reach(shelf)
        x = start(centre.x, _width(shelf, gap), area.x + reach, area.right - reach)
        for share in shelf:
            shares.append(_at(share, x, y))
            x += share.block.size.width + gap
        y += _height(shelf) + gap
    return tuple(shares)


def _settle_alone(share: Share, area: Rect, centre: Point, full: dict[int, Size]) -> tuple[Share, ...]:
    # The last sheet of a run keeps the grid of the full ones before it, so that a stack of sheets is cut in
    # one go.
    size, reach = full.get(share.run.index, share.block.size), share.block.cell.reach
    x = start(centre.x, size.width, area.x + reach, area.right - reach)
    y = start(centre.y, size.height, area.y + reach, area.bottom - reach)
    return (_at(share, x, y),)


def start(centre: float, length: float, least: float, most: float) -> float:
    """Return where a length begins whose middle is as near to ``centre`` as the bounds allow."""
    return max(least, min(centre - length / 2, most - length))


def _at(share: Share, x: float, y: float) -> Share:
    return Share(share.run, share.first, replace(share.block, at=Point(x, y)))


def _height(shelf: Shelf) -> float:
    return max(share.block.size.height for share in shelf)


def _width(shelf: Shelf, gap: float) -> float:
    return sum(share.block.size.width for share in shelf) + gap * (len(shelf) - 1)


def _stack(sheet: Sheet, gap: float) -> float:
    return sum(_height(shelf) for shelf in sheet) + gap * (len(sheet) - 1)


def _gap(sheet: Sheet) -> float:
    """Return the least gap between two blocks: it has room for what both show and for their marks."""
    return max(BLOCK_GAP, 2 * max(_reach(shelf) for shelf in sheet))


def _reach(shelf: Shelf) -> float:
    return max(share.block.cell.reach for share in shelf)
