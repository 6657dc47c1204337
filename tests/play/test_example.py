"""Examples: read, cast for an edition, played from a position, and refused at the very place."""

from collections.abc import Mapping
from typing import Any

import pytest
from generator.diagnostic import Diagnostic, Span
from generator.play import (
    Enacted,
    Position,
    PositionError,
    Positions,
    Rules,
    Script,
    Stage,
    Told,
    Word,
    cast_script,
    enact,
    expect_only,
    read_example,
)
from generator.play.position import NOTHING
from tests.play.toys import Heap, Nim, Race

EDITIONS = ("short", "long")
BOOK = "book.md"


def arrange(rules: Nim, position: Position) -> Heap:
    return Heap(position.number("stones", 9), position.turn())


def tell(rules: Nim, state: Heap) -> Told:
    return Told({"stones": state.stones}, ({"number": 1}, {"number": 2}))


HEAPS = Positions(arrange, tell)


def word(text: str, line: int, column: int = 1) -> Word:
    return Word(text, Span(BOOK, line, column, column + len(text)))


def cast(
    text: str, edition: str = "short", known: Mapping[str, Script] | None = None
) -> tuple[Script | None, list[str]]:
    lines = [word(line, number) for number, line in enumerate(text.split("\n"), 1)]
    example, faults = read_example(Word("a", Span(BOOK, 1, 12, 13)), lines)
    script, more = cast_script(example, known or {}, edition, EDITIONS)
    return script, [str(fault) for fault in (*faults, *more)]


def play(text: str, rules: Rules[Any] | None = None, edition: str = "short") -> tuple[Enacted, list[str]]:
    script, faults = cast(text, edition)
    assert script is not None, faults
    stage = Stage(rules or Nim(9), HEAPS if rules is None else None, {"most": 2}, edition)
    enacted, found = enact(stage, script)
    return enacted, [*faults, *(str(fault) for fault in found)]


def test_an_example_is_a_position_actions_and_expectations() -> None:
    enacted, faults = play(
        """\
players: Ana, Ben        # the toy of stones
stones: 5
turn: Ben

moment: before
Ben: take 2
moment: between
expect: stones == 3 and turn == "Ana"
Ana: take   1
expect: Ana.number == 1 and may == ["take 1", "take 2"]
Ben: take 2
expect: over and Ben.wins and Ben.score == 1 and not Ana.wins"""
    )
    assert faults == []
    assert enacted.is_whole
    assert (enacted.facts["stones"], enacted.facts["turn"], enacted.facts["may"]) == (0, "", ())
    assert [enacted.facts[name]["stones"] for name in ("start", "before", "between")] == [5, 5, 3]  # type: ignore[index]
    assert enacted.facts["names"] == ("Ana", "Ben")


def test_without_a_position_the_game_begins() -> None:
    enacted, faults = play("players: Ana, Ben\nAna: take 1")
    assert (enacted.facts["stones"], faults) == (8, [])


def test_what_is_in_brackets_is_for_one_edition() -> None:
    text = "players: Ana, Ben\n[short] stones: 4\n[long] stones: 7\nAna: take 1\n[long] Ben: take 1"
    assert [play(text, edition=name)[0].facts["stones"] for name in EDITIONS] == [3, 5]


def test_chance_is_told_or_comes_from_the_seed() -> None:
    told, faults = play("players: Ana, Ben\nAna: roll\nchance: two\nexpect: turn == 'Ben'", Race(goal=5))
    assert faults == []
    assert told.facts["turn"] == "Ben"
    _, faults = play("players: Ana, Ben\nAna: roll\nBen: roll", Race(goal=5))
    assert faults == [f"{BOOK}:3:6: error G422: it is not the move of Ben (chance moves)"]
    drawn = [play("players: Ana, Ben\nseed: 3\nAna: roll\nBen: roll", Race(goal=5)) for _ in range(2)]
    assert drawn[0] == drawn[1]
    assert drawn[0][1] == []


def test_an_example_takes_from_another_what_it_does_not_say() -> None:
    base, _ = cast("players: Ana, Ben\nseed: 4\nstones: 5\nturn: Ben\nBen: take 1\nexpect: stones == 4")
    assert base is not None
    script, faults = cast("like: base\nstones: 8\nexpect: stones == 7", known={"base": base})
    assert faults == []
    assert script is not None
    assert (script.players, script.seed) == (("Ana", "Ben"), 4)
    assert [(line.key.text, line.value.text) for line in script.position] == [
        ("turn", "Ben"),
        ("stones", "8"),
    ]
    # Its actions, but not what was expected of them.
    assert [step.line.value.text for step in script.steps] == ["take 1", "stones == 7"]
    own, _ = cast("like: base\nBen: take 2", known={"base": base})
    assert own is not None
    assert [step.line.value.text for step in own.steps] == ["take 2"]


def test_nobody_has_to_play() -> None:
    script, _ = cast("expect: 2 * most == 4\nexpect: most == 3")
    assert script is not None
    enacted, faults = expect_only(script, {"most": 2}, "short")
    assert enacted.is_whole
    assert [str(fault) for fault in faults] == [
        f'{BOOK}:2:9: error G433: in edition "short", most == 3 is false here: 2 ≠ 3 '
        "(the rules say otherwise: mend the example, or what the game's files say)"
    ]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("players: Ana, Ben\n  take 5", "2:3: error G431: this line of an example says nothing (write who"),
        ("players: Ana\nstones:", "2:1: error G431: this line of an example says nothing"),
        ("players: ana", '1:10: error G431: a player cannot be called "ana" (a name begins with a capital'),
        ("players: Ana,  Ana", "1:16: error G431: two players are called Ana"),
        ("players: Ana, None", '1:15: error G431: a player cannot be called "None"'),
        ("seed: x", '1:7: error G431: "x" is no seed'),
        ("players: A, B\nplayers: A", '2:1: error G431: "players" is said twice'),
        ("players: A, B\nstones: 1\nseed: 1", '3:1: error G431: "seed" comes too late'),
        ("[long] seed: 1", '1:8: error G431: "seed" is for all editions'),
        ("players: A, B\nstones: 1\nstones: 2", '3:1: error G431: "stones" is said twice'),
        (
            "players: Ana, Ben\nAna: take 1\nBne: take 1",
            '3:1: error G431: "Bne" comes too late, or is nobody who plays (a position stands above all '
            'actions; did you mean "Ben"?)',
        ),
        ("editions: sort", '1:11: error G431: there is no edition "sort" (did you mean "short"?)'),
        ("[lang] stones: 1", '1:2: error G431: there is no edition "lang" (did you mean "long"?)'),
        ("like: b", '1:7: error G431: no example above is called "b" in this edition'),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(text: str, complaint: str) -> None:
    _, faults = cast(text)
    assert [fault[: len(BOOK) + 1 + len(complaint)] for fault in faults] == [f"{BOOK}:{complaint}"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (
            "stones: 5\nAna: take 5",
            '3:6: error G423: "take 5" is not possible here: there are 5 stones (did you mean "take 2"?)',
        ),
        ("stones: 1\nAna: take 1\nBen: take 1", "4:6: error G421: the game is over"),
        ("Ben: take 1", "2:6: error G422: it is not the move of Ben (Ana moves)"),
        ("stone: 5", '2:1: error G432: the rules know no place "stone", and nobody of this name plays (did'),
        ("stones: many", '2:9: error G432: "many" is no number'),
        ("stones: 5 6", "2:11: error G432: one word is enough here"),
        ("turn: Lou", '2:7: error G432: there is no player "Lou" (one of: Ana, Ben)'),
        ("moment: may", '2:9: error G431: a moment cannot be called "may"'),
        ("moment: a b", '2:9: error G431: a moment cannot be called "a b"'),
        ("moment: in", '2:9: error G431: a moment cannot be called "in"'),
        ("expect: stone == 9", '2:9: error G434: nothing is called "stone" here (did you mean "stones"?)'),
        ("expect: stones", "2:9: error G434: stones is the number 9, neither true nor false (compare it"),
        ("expect: 9 == stones ==", "2:23: error G434: this is not an expression"),
        ("expect: most == 2 and stones == 8", '2:9: error G433: in edition "short", most == 2 and stones'),
    ],
)
def test_what_cannot_be_played_is_told_with_its_place(text: str, complaint: str) -> None:
    _, faults = play(f"players: Ana, Ben\n{text}")
    assert [fault[: len(BOOK) + 1 + len(complaint)] for fault in faults] == [f"{BOOK}:{complaint}"]


def test_only_what_breaks_off_leaves_something_unknown() -> None:
    assert play("players: Ana, Ben\nexpect: stones == 8")[0].is_whole
    assert not play("players: Ana, Ben\nAna: take 3\nmoment: then")[0].is_whole
    assert not play("players: Ana, Ben\nstones: x")[0].is_whole


def test_rules_that_know_no_positions_begin_at_the_start() -> None:
    _, faults = play("players: Ana, Ben\nplaces: 1 2", Race(goal=5))
    assert faults == [
        f"{BOOK}:2:1: error G432: the rules of this game cannot be given a position "
        "(begin at the start of the game, with a seed)"
    ]


def test_a_position_is_numbers_and_words() -> None:
    script, _ = cast("players: Ana, Ben\nAna.stacks: 3 3\nsea: 2 crab, shell\nrow.8: a 2 - b")
    assert script is not None
    position = Position(script)
    words = {
        name: [(thing.word, thing.count) for thing in position.things(*place) or ()]
        for name, place in {"stacks": ("stacks", 0), "sea": ("sea",), "row": ("row.8",)}.items()
    }
    assert words == {
        "stacks": [("3", 1), ("3", 1)],
        "sea": [("crab", 2), ("shell", 1)],
        "row": [("a", 1), (NOTHING, 2), ("b", 1)],
    }
    assert [thing.word for thing in position.spread("row.8")] == ["a", "-", "-", "b"]
    assert position.things("stacks", 1) is None
    with pytest.raises(PositionError) as caught:
        position.number("sea", 0)
    assert caught.value.span == Span(BOOK, 3, 14, 19)


def test_faults_of_examples_are_diagnostics() -> None:
    script, _ = cast("players: Ana, Ben\nexpect: 1 == 2")
    assert script is not None
    _, (fault,) = enact(Stage(Nim(2), HEAPS, {}, "short"), script)
    assert isinstance(fault, Diagnostic)
    assert fault.span == Span(BOOK, 2, 9, 15)
