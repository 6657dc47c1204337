"""Figures → reports: text for a terminal, JSON for programs, CSV with a line for each game."""

import csv
import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TypeAlias

from msgspec import json

from generator.play.figures import Figures
from generator.play.playtest import Batch, Record, Setup
from generator.play.statistics import Summary

Row: TypeAlias = tuple[str, ...]

SEAT_HEAD: Row = (
    "seat",
    "wins",
    "share",
    "95 % interval",
    "score",
    "least",
    "25 %",
    "50 %",
    "75 %",
    "most",
    "stuck",
)
NUMBER_HEAD: Row = ("", "mean", "least", "25 %", "50 %", "75 %", "most")


def text_report(found: Figures) -> str:
    """Return what people read in a terminal: tables with a line for each seat, figure and row."""
    parts = [
        f"{found.setup}: {_several(found.games, 'game')}",
        _table(SEAT_HEAD, seat_rows(found)),
        f"A fair share is {percent(found.fair)}. {ties(found)} {stuck(found)}",
        _table(NUMBER_HEAD, number_rows(found)),
    ]
    for name, rows in found.tables.items():
        head, body = share_table(rows)
        parts.append(_table((name, *head), body))
    return "\n\n".join(parts) + "\n"


def seat_rows(found: Figures) -> tuple[Row, ...]:
    """Return a row of the table of seats for each of them, numbered from 1."""
    return tuple(
        (
            str(number),
            f"{seat.wins:.1f}".removesuffix(".0"),
            percent(seat.win.share),
            f"{percent(seat.win.low)} to {percent(seat.win.high)}",
            *summary_cells(seat.scores),
            str(seat.stuck),
        )
        for number, seat in enumerate(found.seats, 1)
    )


def number_rows(found: Figures) -> tuple[Row, ...]:
    """Return a row for each figure that has a mean and quartiles; then the means of what seats score by."""
    named = {"actions of players": found.actions, "winning score": found.winning}
    if found.margins.count:
        named["ahead of the next"] = found.margins
    named |= found.figures
    rows = [(name, *summary_cells(summary)) for name, summary in named.items()]
    details = dict.fromkeys(name for seat in found.seats for name in seat.details)
    for name in details:
        mean = sum(seat.details.get(name, 0.0) for seat in found.seats) / len(found.seats)
        rows.append((f"score: {name}", f"{mean:.2f}", "", "", "", "", ""))
    return tuple(rows)


def summary_cells(summary: Summary) -> tuple[str, ...]:
    """Return mean, least, quartiles and most."""
    quartiles = (summary.least, summary.lower, summary.median, summary.upper, summary.most)
    return (f"{summary.mean:.2f}", *(f"{number:g}" for number in quartiles))


def share_table(rows: Mapping[str, Mapping[str, int]]) -> tuple[Row, tuple[Row, ...]]:
    """Return head and rows of a game's own table: each count, and its share of the one before it.

    The first cell of each row is its name, which the head lacks.
    """
    columns = tuple(dict.fromkeys(name for counts in rows.values() for name in counts))
    head = list(columns[:1])
    for before, column in pairwise(columns):
        head += (column, f"of {before}")
    return tuple(head), tuple((row, *_share_cells(counts, columns)) for row, counts in rows.items())


def _share_cells(counts: Mapping[str, int], columns: Sequence[str]) -> Iterator[str]:
    numbers = [counts.get(column, 0) for column in columns]
    yield from map(str, numbers[:1])
    for whole, part in pairwise(numbers):
        yield from (str(part), percent(part / whole) if whole else "–")


def percent(share: float) -> str:
    """Return a share in percent, with one place."""
    return f"{100 * share:.1f} %"


def ties(found: Figures) -> str:
    """Tell in a sentence how often several seats win."""
    return f"Several seats win {_several(found.ties, 'game')}."


def stuck(found: Figures) -> str:
    """Tell in a sentence how often someone can do nothing."""
    if not found.stuck_turns:
        return "Nobody is ever stuck."
    return (
        f"Someone is stuck on {_several(found.stuck_turns, 'turn')} in {_several(found.stuck_games, 'game')}."
    )


def _several(number: int, thing: str) -> str:
    return f"{number:,} {thing}{'' if number == 1 else 's'}"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Lay cells out in columns: the first to the left, numbers to the right."""
    lines = [head, *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def json_report(found: Iterable[Figures]) -> bytes:
    """Return all figures as JSON."""
    return json.format(json.encode({"playtests": tuple(found)}), indent=2) + b"\n"


def csv_report(played: Sequence[tuple[Setup, Batch]]) -> str:
    """Return a line for each game: where it belongs, who won, the scores and what else was counted.

    Seats are numbered from 1. Where fewer play than in another setup, the cells of the others stay empty.
    """
    most = max(setup.players for setup, _ in played)
    records = [record for _, batch in played for record in batch.records]
    figures = tuple(dict.fromkeys(name for record in records for name in record.figures))
    seats = range(1, most + 1)
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(
        ["game", "edition", "players", "policies", "options", "seed", "number", "winners", "actions"]
        + [f"score_{seat}" for seat in seats]
        + [f"stuck_{seat}" for seat in seats]
        + list(figures)
    )
    for setup, batch in played:
        writer.writerows(_csv_line(setup, record, most, figures) for record in batch.records)
    return text.getvalue()


def _csv_line(setup: Setup, record: Record, most: int, figures: Sequence[str]) -> Iterator[object]:
    blanks = [""] * (most - setup.players)
    yield from (setup.game, setup.edition, setup.players, " ".join(setup.policies), " ".join(setup.options))
    yield from (setup.seed, record.number, " ".join(str(seat + 1) for seat in record.winners), record.actions)
    yield from (*record.scores, *blanks, *record.stuck, *blanks)
    yield from (record.figures.get(name, "") for name in figures)
