"""Records and figures of small games, worked out by hand."""

from itertools import pairwise

from generator.play.figures import work_out
from generator.play.playtest import Batch, Record, Setup, add_tables, join_batches, play_batch
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.play.toys import Nim, Race

GREEDY = Setup(game="nim", edition="standard", policies=("greedy", "greedy"))


def record(number: int, winners: tuple[int, ...], scores: tuple[int, ...], **more: object) -> Record:
    said = {"actions": 4, "stuck": (0,) * len(scores), "details": (), "figures": {}, **more}
    return Record(number=number, winners=winners, scores=scores, **said)  # type: ignore[arg-type]


def test_a_setup_is_told_in_a_line() -> None:
    assert str(GREEDY) == "nim, edition standard, 2 players, greedy, seed 1"
    mixed = Setup(game="nim", edition="long", policies=("greedy", "random"), seed=4, options=("short",))
    assert str(mixed) == "nim, edition long, 2 players, greedy, random, short, seed 4"


def test_games_of_nim_are_recorded() -> None:
    batch = play_batch(Nim(4), GREEDY, range(3, 6))
    assert [game.number for game in batch.records] == [3, 4, 5]
    for game in batch.records:
        # One stone, one or two of them, and what is left.
        assert (game.winners, game.scores, game.actions, game.stuck) == ((0,), (1, 0), 3, (0, 0))
    assert batch.tables == {}


def test_stuck_turns_are_those_with_nothing_but_a_pass() -> None:
    # Whoever is ahead of the last one has to pass.
    batch = play_batch(Race(goal=3, waits=True), GREEDY, range(200))
    assert sum(map(sum, (game.stuck for game in batch.records))) > 0
    for game in batch.records:
        assert game.actions == game.figures["rolls"] + sum(game.stuck)


def test_tables_are_added_up_by_row_and_column() -> None:
    first = {"cards": {"crab": {"seen": 1, "bought": 0}}}
    second = {"cards": {"gull": {"seen": 1, "bought": 1}, "crab": {"seen": 1, "bought": 1}}}
    total = add_tables([first, second])
    assert total == {"cards": {"crab": {"seen": 2, "bought": 1}, "gull": {"seen": 1, "bought": 1}}}
    assert list(total["cards"]) == ["crab", "gull"]


@settings(max_examples=20)
@given(cuts=st.lists(st.integers(0, 30), max_size=4))
def test_batches_may_be_cut_anywhere(cuts: list[int]) -> None:
    bounds = [0, *sorted(cuts), 30]
    setup = Setup(game="race", edition="standard", policies=("random",) * 3)
    race = Race(players=3)
    whole = play_batch(race, setup, range(30))
    parts = [play_batch(race, setup, range(*pair)) for pair in pairwise(bounds)]
    assert join_batches(parts) == whole
    assert work_out(setup, join_batches(parts)) == work_out(setup, whole)


def test_figures_of_three_games() -> None:
    batch = Batch(
        records=(
            record(0, (0,), (9, 4), stuck=(0, 2), details=({"rows": 3}, {"rows": 0})),
            record(1, (0, 1), (5, 5), actions=7, details=({"rows": 0}, {"rows": 1})),
            record(2, (1,), (2, 3), stuck=(1, 0), details=({"rows": 0}, {"rows": 1})),
        ),
        tables={"cards": {"crab": {"seen": 2}}},
    )
    found = work_out(GREEDY, batch)
    assert (found.games, found.fair, found.ties) == (3, 0.5, 1)
    assert [seat.wins for seat in found.seats] == [1.5, 1.5]
    assert [seat.win.share for seat in found.seats] == [0.5, 0.5]
    assert [seat.scores.mean for seat in found.seats] == [16 / 3, 4]
    assert [seat.stuck for seat in found.seats] == [1, 2]
    assert [seat.details for seat in found.seats] == [{"rows": 1}, {"rows": 2 / 3}]
    assert (found.stuck_turns, found.stuck_games) == (3, 2)
    assert (found.actions.mean, found.actions.most) == (5, 7)
    assert (found.winning.mean, found.winning.median) == (17 / 3, 5)
    assert (found.margins.least, found.margins.most, found.margins.mean) == (0, 5, 2)
    assert (found.scores.count, found.scores.median) == (6, 4.5)


def test_shares_of_wins_add_up_to_one() -> None:
    records = tuple(record(number, (0, 1, 2), (1, 1, 1, 0)) for number in range(10))
    setup = Setup(game="x", edition="y", policies=("random",) * 4)
    found = work_out(setup, Batch(records=records, tables={}))
    assert [round(seat.win.share, 9) for seat in found.seats] == [round(1 / 3, 9)] * 3 + [0]


def test_a_lost_game_for_one_has_no_winner() -> None:
    setup = Setup(game="x", edition="y", policies=("random",))
    found = work_out(setup, Batch(records=(record(0, (), (3,)), record(1, (0,), (8,))), tables={}))
    assert found.seats[0].win.share == 0.5
    assert (found.winning.mean, found.margins.count) == (8, 0)


def test_a_game_without_a_figure_counts_as_nothing() -> None:
    batch = Batch(records=(record(0, (0,), (1, 0), figures={"empty": 4}), record(1, (0,), (1, 0))), tables={})
    assert work_out(GREEDY, batch).figures["empty"].mean == 2
