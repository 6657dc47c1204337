import pytest
from generator.check import run_rules
from generator.diagnostic import Origin, Span
from generator.expression import MAX_ROUNDS
from generator.model import Constraint, Game
from tests.check.sample import GAME_FILE, component, constraint, game, piece


def verdicts(of: Game) -> list[str]:
    return [str(verdict) for verdict in run_rules(of) if verdict.code.startswith("G1")]


@pytest.mark.parametrize(
    "expect",
    [
        "count(items) == 7",
        "count(items, colour=colours.yellow) == 3",
        "pay < beach.columns <= 4",
        'len(colours) == 2 and "blue" in colours',
        "not pay == 4",
        "items.kinds == 2 or pay / 0 == 1",
    ],
)
def test_a_true_constraint_says_nothing(expect: str) -> None:
    assert verdicts(game(constraint(expect))) == []


@pytest.mark.parametrize(
    ("expect", "reason"),
    [
        ("count(items) == beach.rows * beach.columns", "7 ≠ 8"),
        ("count(items) != 7", "7 = 7"),
        ("pay > 3", "3 ≤ 3"),
        ("pay >= 4", "3 < 4"),
        ("pay < 3", "3 ≥ 3"),
        ("pay <= 2.5", "3 > 2.5"),
        ("1 <= pay < 3", "3 ≥ 3"),
        ('colours.yellow == "blue"', 'yellow ≠ "blue"'),
        ('"red" in colours', '"red" not in [yellow, blue]'),
        ("2 not in players", "2 in [2, 3]"),
        ("pay == 3 and count(items) == 8", "count(items) == 8: 7 ≠ 8"),
        ("pay == 4 or pay == 5", "3 ≠ 4, 3 ≠ 5"),
        ("not pay == 3", "pay == 3 is true"),
        ("false", "it is false"),
    ],
)
def test_a_false_constraint_shows_its_values_and_its_reason(expect: str, reason: str) -> None:
    assert verdicts(game(constraint(expect, "every space holds one item"))) == [
        f'{GAME_FILE}:40:13: error G101: in edition "first": {expect} is false ({reason}): '
        "every space holds one item"
    ]


def test_each_edition_is_tried_with_its_own_parameters() -> None:
    of = game(constraint("pay == 3", "three it is"), rulebook={"pay": 3}, bga={"pay": 2})
    assert verdicts(of) == [
        f'{GAME_FILE}:40:13: error G101: in edition "bga": pay == 3 is false (2 ≠ 3): three it is'
    ]


def test_each_round_of_a_loop_is_tried_and_the_first_that_fails_is_named() -> None:
    of = game(constraint("len(colours) >= 1 + n * secret_cards[n]", "a card for everyone", n="players"))
    assert verdicts(of) == [
        f'{GAME_FILE}:40:13: error G101: in edition "first" with n = 2 (and 1 more): '
        "len(colours) >= 1 + n * secret_cards[n] is false (2 < 5): a card for everyone"
    ]


def test_loops_run_through_all_combinations() -> None:
    of = game(constraint('n == 2 or c == "yellow"', "so", n="players", c="colours"))
    assert verdicts(of) == [
        f'{GAME_FILE}:40:13: error G101: in edition "first" with n = 3, c = blue: '
        'n == 2 or c == "yellow" is false (3 ≠ 2, blue ≠ "yellow"): so'
    ]


def test_a_list_in_a_loop_keeps_its_values() -> None:
    of = game(constraint("k > 1.5 or 2 * k == -2", "so", k=(-1, 1.5, 2)))
    assert verdicts(of) == [
        f'{GAME_FILE}:40:13: error G101: in edition "first" with k = 1.5: '
        "k > 1.5 or 2 * k == -2 is false (1.5 ≤ 1.5, 3 ≠ -2): so"
    ]


def test_the_loop_that_every_space_holds_one_item() -> None:
    items = component(piece("shell", "Shell", 63))
    of = game(
        constraint("count(items) == 64", "every space of the beach holds one item", n="[2]"),
        components=(items,),
        bga={"pay": 1},
    )
    assert verdicts(of) == [
        f'{GAME_FILE}:40:13: error G101: in edition "bga" with n = 2: count(items) == 64 is false (63 ≠ 64): '
        "every space of the beach holds one item"
    ]


@pytest.mark.parametrize(
    ("expect", "loop", "message"),
    [
        (
            "count(itens) == 7",
            {},
            'in edition "first": nothing is called "itens" here (did you mean "items"?)',
        ),
        ("pay = 3", {}, 'in edition "first": this is not an expression (equality is written ==)'),
        (
            "pay",
            {},
            'in edition "first": pay is the number 3, neither true nor false (compare it, such as pay >= 1)',
        ),
        (
            "n == 2",
            {"n": "pay"},
            'in edition "first": one cannot run through the number 3 (name a set or a list, or write 1 to 5)',
        ),
        (
            "6 / (n - 3) < 1",
            {"n": "players"},
            'in edition "first" with n = 3: division by zero',
        ),
        (
            "a == b",
            {"a": "1 to 999", "b": "1 to 999"},
            f'in edition "first": the loop has more than {MAX_ROUNDS} rounds (run through less)',
        ),
    ],
)
def test_a_constraint_that_says_neither_yes_nor_no_is_reported(
    expect: str, loop: dict[str, str], message: str
) -> None:
    assert verdicts(game(constraint(expect, **loop))) == [f"{GAME_FILE}:40:13: error G102: {message}"]


def test_a_constraint_that_is_never_tried_is_told() -> None:
    idle = constraint("n < 9", n="3 to 1", m="players")
    assert verdicts(game(idle)) == [
        f'{GAME_FILE}:40:13: warning G103: in edition "first": n has nothing to run through, so this is '
        "never tried (a range counts upwards, such as 1 to 3; a set has members)"
    ]


@pytest.mark.parametrize(
    ("expect", "loop", "place"),
    [
        ("1 < len(itens)", {}, Span(GAME_FILE, 40, 22)),
        ("n < 9", {"n": "1 to playrs"}, Span(GAME_FILE, 41, 35)),
    ],
)
def test_what_cannot_be_checked_is_told_at_its_character(
    expect: str, loop: dict[str, str], place: Span
) -> None:
    values = {"expect": Span(GAME_FILE, 40, 13, 29), "for.n": Span(GAME_FILE, 41, 30, 41)}
    made = Constraint(expect=expect, because="so", loop=loop, origin=Origin(values=values))
    (verdict,) = run_rules(game(made))
    assert verdict.span == place
