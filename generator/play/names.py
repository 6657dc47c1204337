"""Figures → names for the expressions of goals, such as ``seats[1].share`` or ``tables.cards.crab.won``."""

from collections.abc import Mapping

from generator.play.figures import Figures, SeatFigures
from generator.play.statistics import Summary


def figure_names(found: Figures) -> Mapping[str, object]:
    """Return what a goal can speak of, besides the parameters and sets of the edition. Seats count from 1."""
    return {
        "games": found.games,
        "players": found.setup.players,
        "fair": found.fair,
        "seats": {str(number): _seat(seat) for number, seat in enumerate(found.seats, 1)},
        "ties": found.ties,
        "scores": _summary(found.scores),
        "winning": _summary(found.winning),
        "margins": _summary(found.margins),
        "actions": _summary(found.actions),
        "stuck": {"turns": found.stuck_turns, "games": found.stuck_games},
        "figures": {_word(name): _summary(summary) for name, summary in found.figures.items()},
        "tables": {
            _word(name): {
                row: {_word(column): number for column, number in counts.items()}
                for row, counts in rows.items()
            }
            for name, rows in found.tables.items()
        },
    }


def _seat(seat: SeatFigures) -> Mapping[str, object]:
    return {
        "wins": seat.wins,
        "share": seat.win.share,
        "low": seat.win.low,
        "high": seat.win.high,
        "scores": _summary(seat.scores),
        "stuck": seat.stuck,
        "details": {_word(name): mean for name, mean in seat.details.items()},
    }


def _summary(summary: Summary) -> Mapping[str, object]:
    return {name: getattr(summary, name) for name in summary.__struct_fields__}


def _word(name: str) -> str:
    """Return a name as an expression can write it."""
    return name.replace(" ", "_")
