"""Littoral, a game played → what is worth counting in it, for reports of playtests."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from generator.play.engine import Action, Counted, Outcome, Seat
from generator.play.littoral.kit import BLUES, FACES, Kit
from generator.play.littoral.notation import Notation
from generator.play.littoral.scoring import level
from generator.play.littoral.state import Phase, State

ENDS = ("bag", "sea", "white")


def count_game(
    kit: Kit, words: Notation, states: Sequence[State], actions: Sequence[Action], outcome: Outcome
) -> Counted:
    """Count in one playing; see ``Counts``.

    Faces are counted on the tokens drawn: shown, played, and played by someone who wins. ``turns`` are those
    that a white face has ended. A solo game counts its level, and what ended it.
    """
    end = states[-1]
    plays = list(_list_plays(words, states, actions))
    tables = {"faces": _count_faces(kit, plays, outcome.winners)}
    if len(end.shores) == 1:
        tables["levels"] = _mark(kit.verdicts, kit.verdicts[level(kit, outcome.scores[0])], "reached")
        tables["ends"] = _mark(ENDS, _find_end(kit, end), "ended")
    phases = Counter(state.phase for state in states)
    # A blue face behind a beach lets a turn go on that a wave would have ended.
    going_on = sum(words.turn.get(action, BLUES) < BLUES for action in actions)
    return Counted(
        figures={
            "turns": sum(face >= BLUES for _, _, face in plays) - going_on,
            "draws": len(plays),
            "robberies": phases[Phase.ROB],
            "sea left": sum(end.sea),
            "lost": end.lost,
        },
        tables=tables,
    )


def _list_plays(
    words: Notation, states: Sequence[State], actions: Sequence[Action]
) -> Iterator[tuple[Seat, int, int]]:
    """Yield who has chosen a face of a token drawn: the seat, the kind of token, the face."""
    for state, action in zip(states, actions, strict=False):
        if state.phase is Phase.CHOOSE:
            yield state.seat, state.token, words.play[state.token][action]


def _count_faces(
    kit: Kit, plays: Sequence[tuple[Seat, int, int]], winners: Sequence[Seat]
) -> Mapping[str, Mapping[str, int]]:
    shown = Counter(face for _, token, _ in plays for face in kit.faces[token])
    played = Counter(face for _, _, face in plays)
    won = Counter(face for seat, _, face in plays if seat in winners)
    return {
        name: {"shown": shown[face], "played": played[face], "won": won[face]}
        for face, name in enumerate(FACES)
    }


def _find_end(kit: Kit, end: State) -> str:
    """Return what has ended a solo game: a limit, or the empty bag."""
    if sum(end.sea) >= kit.sea_limit:
        return "sea"
    return "white" if max(end.shores[0].whites) >= kit.white_limit else "bag"


def _mark(rows: Sequence[str], chosen: str, column: str) -> Mapping[str, Mapping[str, int]]:
    """Return a table in which one row counts."""
    return {row: {"games": 1, column: int(row == chosen)} for row in rows}
