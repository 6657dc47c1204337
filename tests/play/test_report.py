"""Reports, letter by letter."""

import json

from generator.play import Batch, Setup, work_out
from generator.play.report import csv_report, json_report, share_table, text_report
from tests.play.test_playtest import record

SETUP = Setup(game="race", edition="long", policies=("greedy", "random"), seed=3)
BATCH = Batch(
    records=(
        record(0, (0,), (9, 4), stuck=(0, 2), details=({"rows": 3}, {"rows": 0}), figures={"rounds": 5}),
        record(1, (0, 1), (5, 5), actions=7, details=({"rows": 0}, {"rows": 1}), figures={"rounds": 8}),
    ),
    tables={"cards": {"crab": {"seen": 8, "bought": 2, "won": 1}, "sea-holly": {"seen": 0}}},
)
TEXT = """\
race, edition long, 2 players, greedy, random, seed 3: 2 games

seat  wins   share     95 % interval  score  least  25 %  50 %  75 %  most  stuck
1      1.5  75.0 %  19.8 % to 97.3 %   7.00      5     6     7     8     9      0
2      0.5  25.0 %   2.7 % to 80.2 %   4.50      4  4.25   4.5  4.75     5      2

A fair share is 50.0 %. Several seats win 1 game. Someone is stuck on 2 turns in 1 game.

                    mean  least  25 %  50 %  75 %  most
actions of players  5.50      4  4.75   5.5  6.25     7
winning score       7.00      5     6     7     8     9
ahead of the next   2.50      0  1.25   2.5  3.75     5
rounds              6.50      5  5.75   6.5  7.25     8
score: rows         1.00

cards      seen  bought  of seen  won  of bought
crab          8       2   25.0 %    1     50.0 %
sea-holly     0       0        –    0          –
"""


def test_text() -> None:
    assert text_report(work_out(SETUP, BATCH)) == TEXT


def test_nobody_stuck_and_many_games() -> None:
    batch = Batch(records=tuple(record(number, (1,), (1, 2)) for number in range(1000)), tables={})
    text = text_report(work_out(SETUP, batch))
    assert text.startswith("race, edition long, 2 players, greedy, random, seed 3: 1,000 games\n")
    assert "Several seats win 0 games. Nobody is ever stuck." in text


def test_shares_are_of_the_column_before() -> None:
    head, rows = share_table({"a": {"x": 4, "y": 3, "z": 1}})
    assert head == ("x", "y", "of x", "z", "of y")
    assert rows == (("a", "4", "3", "75.0 %", "1", "33.3 %"),)


def test_csv_has_a_line_for_each_game() -> None:
    alone = Setup(game="race", edition="short", policies=("random",), options=("windy", "cold"))
    lone = Batch(records=(record(0, (), (3,), stuck=(1,)),), tables={})
    assert csv_report([(SETUP, BATCH), (alone, lone)]) == (
        "game,edition,players,policies,options,seed,number,winners,actions,"
        "score_1,score_2,stuck_1,stuck_2,rounds\n"
        "race,long,2,greedy random,,3,0,1,4,9,4,0,2,5\n"
        "race,long,2,greedy random,,3,1,1 2,7,5,5,0,0,8\n"
        "race,short,1,random,windy cold,1,0,,4,3,,1,,\n"
    )


def test_json_holds_all_figures() -> None:
    [found] = json.loads(json_report([work_out(SETUP, BATCH)]))["playtests"]
    assert found["setup"] == {
        "game": "race", "edition": "long", "policies": ["greedy", "random"], "seed": 3, "options": [],
    }  # fmt: skip
    assert found["seats"][0]["wins"] == 1.5
    assert found["tables"]["cards"]["crab"] == {"seen": 8, "bought": 2, "won": 1}
    assert found["figures"]["rounds"]["mean"] == 6.5
