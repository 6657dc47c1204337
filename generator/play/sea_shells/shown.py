"""Sea Shells, the table in a few lines of text, in the words of the game."""

from collections.abc import Iterator, Sequence

from generator.play.engine import Seat
from generator.play.sea_shells.kit import Kit
from generator.play.sea_shells.shore import letters
from generator.play.sea_shells.state import EMPTY, State

FIND_MARKS = ("<", ">", "$", "!")
NOTHING, BUCKET, UNKNOWN, PILE = "·", "[ ]", "?", "|"
IN_A_LINE = 16


def show_table(kit: Kit, state: State, mover: Seat, *, is_ring: bool) -> str:
    """Return the beach, the Sun shell and everyone's mat. Secret cards show as far as the state has them."""
    lines = list(_show_ring(kit, state) if is_ring else _show_beach(kit, state))
    finds = [f"{mark} {name}" for mark, name in zip(FIND_MARKS, kit.finds, strict=True)]
    lines += ["", "  ".join(finds), f"{kit.words['sun']}: {_name(kit, state.sun)}"]
    if is_ring:
        lines.append(f"{kit.words['shovel']}: {state.shovels}")
    lines.append("")
    for seat in range(len(state.towels)):
        lines += _show_player(kit, state, seat, mover)
    return "\n".join(lines)


def _show_beach(kit: Kit, state: State) -> Iterator[str]:
    """Yield the rows from the top, each with its number, and the letters of the columns."""
    beach = (*state.beach, *(EMPTY,) * (kit.rows * kit.columns - len(state.beach)))
    cells = [BUCKET if place == state.bucket else mark_item(kit, kind) for place, kind in enumerate(beach)]
    width = max(map(len, cells)) + 1
    for row in reversed(range(kit.rows)):
        line = cells[row * kit.columns : (row + 1) * kit.columns]
        yield f"{row + 1:>2}  {_align(line, width)}"
    yield f"    {_align([letters(column) for column in range(kit.columns)], width)}"


def _align(cells: Sequence[str], width: int) -> str:
    return "".join(cell.ljust(width) for cell in cells).rstrip()


def _show_ring(kit: Kit, state: State) -> Iterator[str]:
    """Yield the items that come next, clockwise, and then those after them; empty places are left out."""
    start = max(state.bucket, 0)
    order = (*range(start, len(state.beach)), *range(start))
    marks = [
        PILE if place == state.pile else mark_item(kit, state.beach[place])
        for place in order
        if state.beach[place] != EMPTY or place == state.pile
    ]
    # The first line holds what is in reach; the pile of shovels is no item.
    near = kit.steps + (PILE in marks[: kit.steps])
    yield f"{BUCKET} {' '.join(marks[:near])}"
    for first in range(near, len(marks), IN_A_LINE):
        yield f"    {' '.join(marks[first : first + IN_A_LINE])}"


def mark_item(kit: Kit, kind: int) -> str:
    """Return how an item looks: a few letters for a shell, its colour last; a sign for a find."""
    if kind == EMPTY:
        return NOTHING
    if kit.find(kind) >= 0:
        return FIND_MARKS[kit.find(kind)]
    shape, colour = divmod(kind, len(kit.colours))
    return f"{kit.marks[shape]}-{kit.marks[len(kit.shapes) + colour]}"


def _show_player(kit: Kit, state: State, seat: Seat, mover: Seat) -> Iterator[str]:
    """Yield what lies on a seat's towel and in its basket, and its secret cards."""
    shells = [kind for kind in range(len(kit.items)) if state.towels[seat] >> kind & 1]
    finds = [FIND_MARKS[find] * number for find, number in enumerate(state.baskets[seat])]
    cards = [UNKNOWN if card < 0 else kit.names[card] for card in state.hands[seat]]
    mark = ">" if seat == mover else " "
    yield f"{mark} {seat + 1}: {kit.words['card']}: {', '.join(cards) or NOTHING}"
    yield f"     {kit.words['towel']}: {' '.join(mark_item(kit, kind) for kind in shells) or NOTHING}"
    yield f"     {kit.words['basket']}: {' '.join(filter(None, finds)) or NOTHING}"


def _name(kit: Kit, categories: Sequence[int]) -> str:
    return " · ".join(kit.names[category] for category in categories) or NOTHING
