"""Littoral, the table in a few lines of text, in the words of the game."""

from collections.abc import Iterator, Sequence

from generator.play.engine import Seat
from generator.play.littoral.kit import BEACH, BLUES, CRAB, ROCK, SANDPIPER, SHELL, WAVE, Kit
from generator.play.littoral.scoring import level, score
from generator.play.littoral.state import NONE, Phase, Shore, State

NOTHING = "·"


def show_table(kit: Kit, state: State, mover: Seat) -> str:
    """Return the bag, the sea, everyone's shore with its height, and the faces of the token to be played."""
    lines = [
        f"{kit.words['bag']}: {state.bag}",
        f"{kit.words['sea']}: {_count(kit, range(BLUES), state.sea)}",
        "",
        *(_show_shore(kit, state.shores[seat], seat, mover) for seat in range(len(state.shores))),
    ]
    if state.token != NONE:
        lines += ["", f"[ {' | '.join(kit.names[face] for face in kit.faces[state.token])} ]"]
    if state.phase is Phase.OVER and len(state.shores) == 1:
        lines += ["", kit.sentences[level(kit, score(kit, state).scores[0])]]
    return "\n".join(lines)


def _show_shore(kit: Kit, shore: Shore, seat: Seat, mover: Seat) -> str:
    """Return a shore in a line: stacks by height, beaches with what is behind them, all else by number."""
    mark = ">" if seat == mover else " "
    return f"{mark} {seat + 1}: {', '.join(_list_shore(kit, shore)) or NOTHING} = {shore.size}"


def _list_shore(kit: Kit, shore: Shore) -> Iterator[str]:
    if shore.stacks:
        yield f"{kit.names[SANDPIPER]} {'+'.join(map(str, shore.stacks))}"
    if any(shore.beaches):
        behind = _count(kit, range(len(shore.beaches)), shore.beaches)
        yield f"{kit.names[BEACH]} {sum(shore.beaches)} ({behind})"
    counts = {ROCK: shore.rocks, WAVE: shore.waves, SHELL: shore.shells, CRAB: shore.crabs}
    yield from (f"{kit.names[face]} {number}" for face, number in counts.items() if number)


def _count(kit: Kit, faces: Sequence[int], numbers: Sequence[int]) -> str:
    """Return some faces with their numbers, those that are there."""
    counts = zip(faces, numbers, strict=True)
    return ", ".join(f"{kit.names[face]} {number}" for face, number in counts if number) or NOTHING
