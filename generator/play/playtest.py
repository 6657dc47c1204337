"""Games played → a record of each, and the counts of all of them: all that a report is made of.

Records are whole numbers, and batches are put together in the order of the games: so a report does not
depend on how the games were dealt out among processes.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from generator.play.engine import CHANCE, PASS, Counted, Counts, Rules, Seat
from generator.play.policies import POLICIES
from generator.play.simulate import Played, simulate

Tables: TypeAlias = Mapping[str, Mapping[str, Mapping[str, int]]]
"""Counts by table, row and column."""


class Setup(Struct, frozen=True, kw_only=True):
    """What is played: a game in an edition, with options, by policies (one for each seat), from a seed."""

    game: str
    edition: str
    policies: tuple[str, ...]
    seed: int = 1
    options: tuple[str, ...] = ()

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.policies)

    def __str__(self) -> str:
        several = ", ".join(self.policies)
        who = self.policies[0] if len(set(self.policies)) == 1 else several
        number = f"{self.players} player{'' if self.players == 1 else 's'}"
        parts = [f"{self.game}, edition {self.edition}", number, who, *self.options, f"seed {self.seed}"]
        return ", ".join(parts)


class Record(Struct, frozen=True, kw_only=True):
    """How one game went. ``stuck`` are the turns by seat on which a player could do nothing but pass."""

    number: int
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    actions: int
    stuck: tuple[int, ...]
    details: tuple[Mapping[str, int], ...]
    figures: Mapping[str, int]


class Batch(Struct, frozen=True, kw_only=True):
    """Records of some games, in their order, and what was counted in all of them together."""

    records: tuple[Record, ...]
    tables: Tables


def play_batch(rules: Rules[Any], setup: Setup, numbers: Sequence[int]) -> Batch:
    """Play the games of a setup that have these numbers. Errors: EndlessGameError."""
    policies = [POLICIES[name] for name in setup.policies]
    records, tables = [], []
    for number, played in zip(numbers, simulate(rules, policies, setup.seed, numbers), strict=True):
        counted = _count(rules, played)
        records.append(_record(rules, number, played, counted))
        tables.append(counted.tables)
    return Batch(records=tuple(records), tables=add_tables(tables))


def join_batches(batches: Iterable[Batch]) -> Batch:
    """Put batches together that come in the order of their games."""
    parts = tuple(batches)
    return Batch(
        records=tuple(record for part in parts for record in part.records),
        tables=add_tables(part.tables for part in parts),
    )


def add_tables(tables: Iterable[Tables]) -> Tables:
    """Add counts up. Rows and columns stay in the order in which they come first."""
    total: dict[str, dict[str, dict[str, int]]] = {}
    for table in tables:
        for name, rows in table.items():
            known = total.setdefault(name, {})
            for row, columns in rows.items():
                sums = known.setdefault(row, {})
                for column, number in columns.items():
                    sums[column] = sums.get(column, 0) + number
    return total


def _count(rules: Rules[Any], played: Played) -> Counted:
    return rules.count(played.states, played.actions) if isinstance(rules, Counts) else Counted()


def _record(rules: Rules[Any], number: int, played: Played, counted: Counted) -> Record:
    outcome = rules.outcome(played.end)
    movers = [rules.mover(state) for state in played.states[:-1]]
    return Record(
        number=number,
        winners=outcome.winners,
        scores=outcome.scores,
        actions=len(movers) - movers.count(CHANCE),
        stuck=_count_stuck(rules, played, movers),
        details=outcome.details,
        figures=counted.figures,
    )


def _count_stuck(rules: Rules[Any], played: Played, movers: Sequence[Seat]) -> tuple[int, ...]:
    stuck = [0] * rules.players
    for mover, state, action in zip(movers, played.states, played.actions, strict=False):
        if action == PASS and len(rules.legal_actions(state)) == 1:
            stuck[mover] += 1
    return tuple(stuck)
