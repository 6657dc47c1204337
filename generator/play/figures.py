"""Records of games → the figures of a report: who wins, by how much, how long it takes, who is stuck."""

from collections.abc import Mapping
from math import lcm

from msgspec import Struct

from generator.play.engine import Seat
from generator.play.playtest import Batch, Record, Setup, Tables
from generator.play.statistics import Share, Summary, summarize, wilson


class SeatFigures(Struct, frozen=True, kw_only=True):
    """How one seat fared. A win that k seats share counts 1/k for each; ``details`` are means."""

    wins: float
    win: Share
    scores: Summary
    stuck: int
    details: Mapping[str, float]


class Figures(Struct, frozen=True, kw_only=True):
    """What a playtest has found.

    ``scores`` are those of all seats, ``winning`` the winners', ``margins`` by how much the best score is
    ahead of the next; ``actions`` are those of players. ``ties`` are games that several seats win.
    ``stuck_turns`` are turns without anything to do but pass, ``stuck_games`` games with such a turn.
    ``figures`` and ``tables`` are the game's own.
    """

    setup: Setup
    games: int
    fair: float
    seats: tuple[SeatFigures, ...]
    ties: int
    scores: Summary
    winning: Summary
    margins: Summary
    actions: Summary
    stuck_turns: int
    stuck_games: int
    figures: Mapping[str, Summary]
    tables: Tables


def work_out(setup: Setup, batch: Batch) -> Figures:
    """Return the figures of all games of a setup."""
    records = batch.records
    names = dict.fromkeys(name for record in records for name in record.figures)
    return Figures(
        setup=setup,
        games=len(records),
        fair=1 / setup.players,
        seats=tuple(_work_out_seat(batch, setup, seat) for seat in range(setup.players)),
        ties=sum(len(record.winners) > 1 for record in records),
        scores=summarize([score for record in records for score in record.scores]),
        winning=summarize([max(record.scores) for record in records if record.winners]),
        margins=summarize([_margin(record) for record in records if setup.players > 1]),
        actions=summarize([record.actions for record in records]),
        stuck_turns=sum(sum(record.stuck) for record in records),
        stuck_games=sum(any(record.stuck) for record in records),
        figures={name: summarize([record.figures.get(name, 0) for record in records]) for name in names},
        tables=batch.tables,
    )


def _work_out_seat(batch: Batch, setup: Setup, seat: Seat) -> SeatFigures:
    records = batch.records
    # Shared wins are added up in whole parts, so that no rounding depends on their order.
    parts = lcm(*range(1, setup.players + 1))
    won = sum(parts // len(record.winners) for record in records if seat in record.winners)
    names = dict.fromkeys(name for record in records for name in _details(record, seat))
    return SeatFigures(
        wins=won / parts,
        win=wilson(won / parts, len(records)),
        scores=summarize([record.scores[seat] for record in records]),
        stuck=sum(record.stuck[seat] for record in records),
        details={
            name: sum(_details(record, seat).get(name, 0) for record in records) / len(records)
            for name in names
        },
    )


def _details(record: Record, seat: Seat) -> Mapping[str, int]:
    return record.details[seat] if seat < len(record.details) else {}


def _margin(record: Record) -> int:
    first, second, *_ = sorted(record.scores, reverse=True)
    return first - second
