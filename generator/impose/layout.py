"""Runs × ground → leaves: what lies on each sheet, before labels. The cheapest ground wins.

A run is folded over the gutter if asked for and if it fits, laid out in grids if it fits beside the label
strip, put alone on a page if it fits only without, divided if it is a poster; else it is a misfit.
"""

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from math import ceil

from msgspec import Struct

from generator.geometry import Point, Rect, Size
from generator.impose.block import Block, Share
from generator.impose.cell import Cell, fit_cell, make_cell
from generator.impose.fixed import fill_grid
from generator.impose.ground import STRIP_HEIGHT, Ground
from generator.impose.pack import pack
from generator.impose.poster import Part, Split, parts_of, split_piece
from generator.impose.run import Run
from generator.impose.strip import DEPTH_LEAST, LABEL_LEAST, LABEL_USUAL, RULER_ROOM, PartMap, Strip


class Manner(Enum):
    """How a run comes onto paper."""

    FOLDED = "folded"
    GRID = "grid"
    ALONE = "alone"
    POSTER = "poster"


class Choice(Struct, frozen=True, kw_only=True):
    """The manner chosen for a run, and the room that its cells share."""

    run: Run
    manner: Manner
    cell: Cell
    room: Size
    split: Split | None = None


class Leaf(Struct, frozen=True, kw_only=True):
    """One sheet: its blocks, or one part of a poster's copy number ``first``; and the strip for its label."""

    shares: tuple[Share, ...]
    strip: Strip
    area: Rect
    folded: bool = False
    part: Part | None = None

    @property
    def place(self) -> PartMap | None:
        """Which part of a poster the sheet shows, if any."""
        return None if self.part is None else self.part.place


class Layout(Struct, frozen=True, kw_only=True):
    """All sheets on one ground, and the runs that found no place."""

    ground: Ground
    choices: tuple[Choice, ...]
    leaves: tuple[Leaf, ...]
    misfits: tuple[Run, ...]

    @property
    def unfolded(self) -> tuple[Run, ...]:
        """Runs with backs that should be folded but are too large for half a sheet."""
        if self.ground.fold is None:
            return ()
        return tuple(c.run for c in self.choices if c.run.backs and c.manner is not Manner.FOLDED)

    @property
    def cost(self) -> tuple[float, ...]:
        """What to keep low: misfits, backs that cannot be folded, bleed cut off, sheets."""
        lost = sum(round(c.run.bleed - c.cell.shown, 6) for c in self.choices)
        return len(self.misfits), len(self.unfolded), lost, len(self.leaves)


def lay_out(runs: Sequence[Run], ground: Ground, *, flat: bool = False) -> Layout:
    """Choose a manner for each run and fill the sheets, in the order of the runs.

    Pieces are turned where fewer sheets hold them so; with ``flat`` also where a last sheet has more room
    left for others.
    """
    chosen = {run.index: _choose(run, ground, flat=flat) for run in runs}
    choices = tuple(choice for choice in chosen.values() if choice is not None)
    leaves = [
        *_folded(choices, ground),
        *_grids(choices, ground),
        *_alone(choices, ground),
        *_posters(choices, ground),
    ]
    return Layout(
        ground=ground,
        choices=choices,
        leaves=tuple(sorted(leaves, key=lambda leaf: leaf.shares[0].run.index)),
        misfits=tuple(run for run in runs if chosen[run.index] is None),
    )


def _choose(run: Run, ground: Ground, *, flat: bool) -> Choice | None:
    if ground.half is not None and run.backs:
        folded = _best(_folded_choices(run, ground.half.size, ground), flat=flat)
        if folded is not None:
            return folded
    return _best(_open_choices(run, ground), flat=flat) or _divide(run, ground)


def _folded_choices(run: Run, half: Size, ground: Ground) -> Iterator[Choice]:
    for cell in _cells(run, half, ground):
        if _holds(run, cell, half):
            yield Choice(run=run, manner=Manner.FOLDED, cell=cell, room=half)


def _open_choices(run: Run, ground: Ground) -> Iterator[Choice]:
    for cell in _cells(run, ground.printable.size, ground):
        if _holds(run, cell, ground.work.size):
            yield Choice(run=run, manner=Manner.GRID, cell=cell, room=ground.work.size)
        elif run.cutting.grid is None and _lone_strip(_lone_block(cell, ground), ground) is not None:
            yield Choice(run=run, manner=Manner.ALONE, cell=cell, room=ground.printable.size)


def _cells(run: Run, room: Size, ground: Ground) -> Iterator[Cell]:
    for turned in run.turns(ground.size):
        cell = fit_cell(run, room, turned=turned)
        if cell is not None:
            yield cell


def _holds(run: Run, cell: Cell, room: Size) -> bool:
    """Tell whether a room holds the grid that was asked for, or else one piece."""
    columns, rows = cell.grid(room)
    grid = run.cutting.grid
    return columns * rows > 0 if grid is None else columns >= grid.columns and rows >= grid.rows


def _best(choices: Iterable[Choice], *, flat: bool) -> Choice | None:
    """Return the choice with most bleed, then a grid, then fewest sheets, then, if ``flat``, least height."""

    def rank(choice: Choice) -> tuple[float, ...]:
        cell, is_alone = choice.cell, choice.manner is Manner.ALONE
        columns, rows = (1, 1) if is_alone else cell.grid(choice.room)
        sheets, rest = divmod(len(choice.run.fronts), columns * rows)
        height = ceil(rest / columns) * cell.pitch.height if flat else 0.0
        return -cell.shown, is_alone, sheets + (rest > 0), height

    return min(choices, key=rank, default=None)


def _divide(run: Run, ground: Ground) -> Choice | None:
    if run.overlap <= 0:
        return None
    choices: list[Choice] = []
    for turned in run.turns(ground.size):
        cell = make_cell(run, run.bleed, turned=turned)
        split = split_piece(cell, run.overlap, run.kept, ground)
        if split is not None:
            choices.append(Choice(run=run, manner=Manner.POSTER, cell=cell, room=cell.pitch, split=split))
    return min(choices, key=lambda choice: choice.split.parts if choice.split else 0, default=None)


def _folded(choices: Sequence[Choice], ground: Ground) -> Iterator[Leaf]:
    if ground.half is None:
        return
    cells = [(c.run, c.cell) for c in choices if c.manner is Manner.FOLDED]
    for shares in _fill(cells, ground.half, ground.half.centre):
        yield Leaf(shares=shares, strip=Strip(rect=ground.strip), area=ground.half, folded=True)


def _grids(choices: Sequence[Choice], ground: Ground) -> Iterator[Leaf]:
    cells = [(c.run, c.cell) for c in choices if c.manner is Manner.GRID]
    for shares in _fill(cells, ground.work, ground.centre):
        yield Leaf(shares=shares, strip=Strip(rect=ground.strip), area=ground.work)


def _fill(cells: Sequence[tuple[Run, Cell]], area: Rect, centre: Point) -> list[tuple[Share, ...]]:
    grid = cells[0][0].cutting.grid if cells else None
    if grid is None:
        return pack(cells, area, centre)
    return [shares for run, cell in cells for shares in fill_grid(run, cell, grid, area, centre)]


def _alone(choices: Sequence[Choice], ground: Ground) -> Iterator[Leaf]:
    for choice in choices:
        if choice.manner is not Manner.ALONE:
            continue
        block = _lone_block(choice.cell, ground)
        strip = _lone_strip(block, ground)
        for number in range(len(choice.run.fronts)):
            share = Share(choice.run, number, block)
            yield Leaf(shares=(share,), strip=strip or Strip(rect=ground.strip), area=ground.printable)


def _posters(choices: Sequence[Choice], ground: Ground) -> Iterator[Leaf]:
    for choice in choices:
        if choice.split is None:
            continue
        for number in range(len(choice.run.fronts)):
            for part in parts_of(choice.split, ground):
                block = Block(cell=choice.cell, columns=1, rows=1, count=1)
                share = Share(choice.run, number, block)
                yield Leaf(shares=(share,), strip=Strip(rect=ground.strip), area=ground.work, part=part)


def _lone_block(cell: Cell, ground: Ground) -> Block:
    at = Point(ground.centre.x - cell.pitch.width / 2, ground.centre.y - cell.pitch.height / 2)
    return Block(cell=cell, columns=1, rows=1, count=1, at=at)


def _lone_strip(block: Block, ground: Ground) -> Strip | None:
    """Return the strip that remains: below the piece between its crop marks, or along the right edge."""
    rect, edge, halo = block.rect, ground.printable, block.cell.halo
    inside = Rect(rect.x + block.cell.bleed + 1.0, rect.bottom + halo + 0.5, block.cell.trim.width - 2.0, 0.0)
    depth = min(edge.bottom - inside.y, STRIP_HEIGHT)
    below = Strip(rect=Rect(inside.x, edge.bottom - depth, inside.width, depth))
    beside = Strip(rect=Rect(edge.right - STRIP_HEIGHT, edge.y, STRIP_HEIGHT, edge.height), upright=True)
    if depth >= DEPTH_LEAST and inside.width >= RULER_ROOM + LABEL_USUAL:
        return below
    if beside.rect.x >= rect.right + block.cell.reach:
        return beside
    return below if depth >= DEPTH_LEAST and inside.width >= RULER_ROOM + LABEL_LEAST else None
