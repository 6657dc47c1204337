"""Transcripts: read, written, played again, and refused at the very place."""

import pytest
from generator.diagnostic import Span
from generator.play import (
    CHANCE,
    POLICIES,
    Move,
    moves_of,
    play_game,
    read_transcript,
    replay,
    write_transcript,
)
from hypothesis import given
from hypothesis import strategies as st
from tests.play.toys import Heap, Nim, Race

TEXT = """\
# A race to three.
game: race      # the toy
players: 2
options: short, windy

1: roll
chance:  two   # a good start
  2:roll
"""


def complaints(text: str) -> list[str]:
    return [str(fault) for fault in read_transcript(text, "race.txt")[1]]


def refusals(rules: Nim | Race, text: str) -> list[str]:
    transcript, faults = read_transcript(text, "race.txt")
    assert transcript is not None, faults
    return [str(fault) for fault in replay(rules, transcript.moves)[1]]


def test_a_transcript_is_read_with_the_places_of_its_moves() -> None:
    transcript, faults = read_transcript(TEXT, "race.txt")
    assert faults == ()
    assert transcript is not None
    assert (transcript.game, transcript.edition, transcript.players) == ("race", "", 2)
    assert transcript.options == ("short", "windy")
    assert transcript.place("players") == Span("race.txt", 3, 10, 11)
    assert transcript.moves == (
        Move(0, "roll", Span("race.txt", 6, 4, 8)),
        Move(CHANCE, "two", Span("race.txt", 7, 10, 13)),
        Move(1, "roll", Span("race.txt", 8, 5, 9)),
    )


def test_lines_are_counted_from_where_the_transcript_begins() -> None:
    transcript, _ = read_transcript("1: roll", "rulebook.md", first_line=40)
    assert transcript is not None
    assert transcript.moves[0].span.line == 40


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (
            "1: roll\n  roll\n",
            'race.txt:2:3: error G411: this is no move (write who moves, ":" and the action',
        ),
        ("1:\n", "race.txt:1:1: error G411: this is no move"),
        ("chanse: one", 'race.txt:1:1: error G412: nobody is called "chanse" (did you mean "chance"?)'),
        ("game: a\n game: b", 'race.txt:2:2: error G413: "game" is said twice'),
        ("1: roll\nedition: b", 'race.txt:2:1: error G413: "edition" comes too late'),
        ("players: two", 'race.txt:1:10: error G414: "two" is no number of players (such as players: 2)'),
        ("0: roll", 'race.txt:1:1: error G412: nobody is called "0"'),
        ("players: 0", 'race.txt:1:10: error G414: "0" is no number of players'),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(text: str, complaint: str) -> None:
    assert len(complaints(text)) == 1
    assert complaints(text)[0].startswith(complaint)
    assert read_transcript(text, "race.txt")[0] is None


def test_all_faults_of_a_transcript_are_told() -> None:
    assert len(complaints("players: none\nroll\n1: roll\ngame: x\nwho: y")) == 4


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("1: roll\n2: roll", "race.txt:2:4: error G422: it is not the move of player 2 (chance moves)"),
        (
            "1: roll\nchance: two\n1: roll",
            "race.txt:3:4: error G422: it is not the move of player 1 (player 2 moves)",
        ),
        ("3: roll", "race.txt:1:4: error G422: it is not the move of player 3"),
        ("1: rol", 'race.txt:1:4: error G423: "rol" is not possible here (did you mean "roll"?)'),
        (
            "1: roll\nchance: three",
            'race.txt:2:9: error G423: "three" is not possible here: the die says otherwise (one of: one',
        ),
    ],
)
def test_the_first_move_that_cannot_be_is_told(text: str, refusal: str) -> None:
    assert [said[: len(refusal)] for said in refusals(Race(), text)] == [refusal]


def test_a_move_after_the_end_is_told() -> None:
    assert refusals(Nim(2), "1: take 2\n2: take 1") == [
        "race.txt:2:4: error G421: the game is over (end the transcript before this move)"
    ]


def test_what_could_be_played_is_handed_back() -> None:
    transcript, _ = read_transcript("1: take 2\n2: take 2\n1: take 2", "nim.txt")
    assert transcript is not None
    played, faults = replay(Nim(5), transcript.moves)
    assert len(faults) == 1
    assert played.actions == ("take 2", "take 2")
    assert played.end == Heap(1, 0)


def test_a_replay_can_begin_anywhere() -> None:
    transcript, _ = read_transcript("2: take 1", "nim.txt")
    assert transcript is not None
    played, faults = replay(Nim(9), transcript.moves, Heap(1, 1))
    assert (played.end, faults) == (Heap(0, 0), ())


@given(seed=st.integers(0, 1000), players=st.integers(1, 4))
def test_what_is_written_can_be_played_again(seed: int, players: int) -> None:
    race = Race(goal=5, players=players, waits=True)
    played = play_game(race, [POLICIES["random"]] * players, seed, 0)
    text = write_transcript(
        moves_of(race, played),
        game="race",
        edition="long",
        players=players,
        options=["windy"],
        remarks=["Ours."],
    )
    transcript, faults = read_transcript(text, "race.txt")
    assert transcript is not None
    assert faults == ()
    assert (transcript.game, transcript.edition, transcript.players) == ("race", "long", players)
    assert transcript.options == ("windy",)
    assert replay(race, transcript.moves) == (played, ())
