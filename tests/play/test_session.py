"""People at the table: others act by themselves, actions are taken back, hidden things stay hidden."""

from generator.play import CHANCE, OVER, POLICIES
from generator.play.session import Event, Table, act, begin, go_on, take_back, told_to
from msgspec.structs import replace
from tests.play.toys import Nim, Race, Track

GREEDY = POLICIES["greedy"]


def sit(rules: object, *people: int) -> Table:
    others = {seat: GREEDY for seat in range(rules.players) if seat not in people}  # type: ignore[attr-defined]
    return Table(rules=rules, policies=others, seed=4)  # type: ignore[arg-type]


def test_others_act_until_a_person_has_to() -> None:
    table = sit(Race(goal=9, players=3), 1)
    played = go_on(table, begin(table))
    assert table.rules.mover(played.end) == 1
    assert len(played.actions) == 2
    assert go_on(table, played) == played


def test_without_people_the_game_plays_itself() -> None:
    table = sit(Nim(7))
    assert table.rules.mover(go_on(table, begin(table)).end) == OVER


def test_the_last_action_of_a_person_is_taken_back_and_comes_again() -> None:
    table = sit(Race(goal=9), 0)
    before = go_on(table, begin(table))
    after = go_on(table, act(table, before, "roll"))
    assert len(after.actions) == 4
    assert take_back(table, after) == before
    assert go_on(table, act(table, before, "roll")) == after
    assert take_back(table, before) is None


def test_with_two_people_each_takes_back_their_own() -> None:
    table = sit(Nim(9), 0, 1)
    first = act(table, begin(table), "take 2")
    second = act(table, first, "take 1")
    assert take_back(table, second) == first
    assert take_back(table, first) == begin(table)


def test_what_happened_is_told() -> None:
    table = sit(Race(goal=9), 0)
    played = go_on(table, act(table, begin(table), "roll"))
    [own, mine, other, theirs] = told_to(table, played, 0, 0)
    assert (own, other) == (Event(0, "roll"), Event(1, "roll"))
    assert {mine.mover, theirs.mover} == {CHANCE}
    assert mine.action in ("one", "two")
    assert told_to(table, played, 2, 0) == (other, theirs)


def test_what_looks_alike_is_not_told() -> None:
    class Veiled(Race):
        def seen(self, state: Track, seat: int) -> Track:
            return replace(state, places=(0, 0))

    table = sit(Veiled(goal=9), 0)
    played = go_on(table, act(table, begin(table), "roll"))
    assert [event.action for event in told_to(table, played, 0, 0)] == ["roll", None, "roll", None]


def test_what_is_laid_out_before_anyone_acts_is_shown_by_the_table() -> None:
    table = sit(Race(goal=9), 0)
    rolling = Track((0, 0), 0, rolling=True)
    begun = replace(begin(table), states=(rolling,))
    assert told_to(table, go_on(table, begun), 0, 0)[0].mover == 1
