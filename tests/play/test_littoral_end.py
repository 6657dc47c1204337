"""Littoral: how games end and are counted, with others and alone; what is shown and counted of them."""

import pytest
from generator.play import CHANCE, OVER, UnplayableError
from generator.play.littoral import LittoralRules
from generator.play.littoral import open_rules as open_littoral
from generator.play.littoral.scoring import level, share_sea
from generator.play.littoral.state import Phase, State
from msgspec.structs import replace
from tests.play.littoral_table import EDITIONS, opened, play, sea, shipped, shore, table


def details(rules: LittoralRules, state: State) -> list[tuple[int, int]]:
    """Return by seat how many tokens count from the shore and from the sea."""
    return [(seat["shore"], seat["sea"]) for seat in rules.outcome(state).details]


# The end of the bag.


def test_the_last_token_is_played_and_then_the_game_is_over() -> None:
    rules = opened()
    state = table(rules, bag={"crab-rock": 1}, lies=sea(2))
    last = play(rules, state, "draw crab-rock")
    assert rules.legal_actions(last) == ("play crab", "play rock")
    blue = play(rules, last, "play crab")
    assert (rules.mover(blue), blue.sea) == (OVER, sea(2, 0, 1))
    white = play(rules, last, "play rock")
    assert (rules.mover(white), white.shores[0].rocks) == (OVER, 1)


def test_all_that_follows_from_the_last_token_is_played() -> None:
    rules = opened("table")
    shores = shore(beaches="wave sandpiper"), shore(crabs=1)
    state = table(rules, *shores, token="crab-wave", bag={}, lies=sea(2))
    wave = play(rules, state, "play wave")
    assert rules.mover(wave) == 0
    over = play(rules, wave, "turn wave", "turn sandpiper", "take 2")
    assert (rules.mover(over), over.shores[0]) == (OVER, shore((3,), waves=2))
    robbed = table(rules, shore(rocks=1), shore(crabs=1), token="crab-rock", bag={})
    assert rules.mover(play(rules, robbed, "play rock")) == 0
    assert rules.mover(play(rules, robbed, "play rock", "rob 2")) == OVER


def test_a_blue_face_that_a_wave_turns_up_last_stays_in_the_sea() -> None:
    rules = opened()
    state = table(rules, shore(beaches="shell"), token="crab-wave", bag={})
    over = play(rules, state, "play wave", "turn shell")
    assert (rules.mover(over), over.sea) == (OVER, sea(0, 1))
    assert rules.outcome(over).scores == (2, 0)


@pytest.mark.parametrize(("players", "removed"), [(2, 30), (2, 40), (3, 15), (3, 20)])
def test_removed_tokens_are_never_drawn(players: int, removed: int) -> None:
    rules = opened("seed", players)
    state = play(rules, rules.start(), f"remove {removed}")
    drawn = 0
    while rules.mover(state) != OVER:
        drawn += rules.mover(state) == CHANCE
        state = rules.apply(state, rules.legal_actions(state)[-1])
    assert drawn == 70 - removed
    assert sum(state.unseen) == removed


# The sea at the end.


@pytest.mark.parametrize(
    ("waves", "tokens", "shares"),
    [
        ((3, 2), 5, (5, 0)),
        ((2, 2), 5, (2, 2)),
        ((0, 0), 5, (0, 0)),
        ((1, 0, 0), 4, (4, 0, 0)),
        ((2, 1, 2, 2), 8, (2, 0, 2, 2)),
        ((1, 1, 1, 1, 1), 4, (0, 0, 0, 0, 0)),
        ((4, 5), 0, (0, 0)),
    ],
)
def test_most_waves_take_the_sea(waves: tuple[int, ...], tokens: int, shares: tuple[int, ...]) -> None:
    assert share_sea(waves, tokens, 1) == shares


def test_a_shared_sea_counts_for_the_piles() -> None:
    rules = opened()
    lies = sea(2, 1, 2)
    assert details(rules, table(rules, shore(waves=3), shore(waves=2), bag={}, lies=lies)) == [
        (3, 5),
        (2, 0),
    ]
    assert details(rules, table(rules, shore(waves=2), shore(waves=2), bag={}, lies=lies)) == [
        (2, 2),
        (2, 2),
    ]
    assert details(rules, table(rules, shore(), shore(rocks=1), bag={}, lies=lies)) == [(0, 0), (1, 0)]


# Piles.


def test_everything_on_a_shore_counts_one() -> None:
    rules = opened("seed", 3)
    state = table(
        rules,
        shore((4, 4), crabs=1, shells=2, rocks=3, beaches="rock wave", waves=1),
        shore((5,), rocks=11),
        shore(shells=2),
        bag={},
    )
    outcome = rules.outcome(state)
    assert outcome.scores == (17, 16, 2)
    assert outcome.winners == (0,)


def test_equal_piles_share_the_victory() -> None:
    rules = opened("seed", 3)
    outcome = rules.outcome(table(rules, shore(shells=4), shore(crabs=3), shore(rocks=4), bag={}))
    assert outcome.winners == (0, 2)


def test_the_sea_can_decide() -> None:
    rules = opened()
    outcome = rules.outcome(table(rules, shore(rocks=6), shore(waves=1, shells=2), bag={}, lies=sea(4)))
    assert (outcome.scores, outcome.winners) == ((6, 7), (1,))


def test_lost_tokens_count_for_nobody() -> None:
    rules = opened()
    state = table(rules, shore((3, 3)), token="crab-sandpiper", lies=sea(4), bag={})
    over = play(rules, state, "play sandpiper")
    assert rules.outcome(over).scores == (5, 0)
    assert over.lost == 6


# Alone.


def test_rocks_rob_nobody_when_one_plays_alone() -> None:
    rules = opened("seed", 1)
    state = table(rules, shore(rocks=1, crabs=2), token="crab-rock", lies=sea(0, 0, 3))
    assert play(rules, state, "play rock") == table(rules, shore(rocks=2, crabs=5))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("before", "token", "face", "after"),
    [
        (shore((2,) * 6), "crab-sandpiper", "sandpiper", shore((*(2,) * 6, 1))),
        (shore(rocks=6), "crab-rock", "rock", shore(rocks=7)),
        (shore(rocks=5), "crab-rock", "rock", None),
        (shore(beaches="rock " * 6), "crab-beach", "beach", shore(beaches="rock " * 6 + "crab")),
        (shore(beaches="rock", waves=6), "crab-wave", "wave", shore(beaches="rock", waves=7)),
        (shore(beaches="rock " * 6, waves=6), "crab-rock", "rock", None),
    ],
)
def test_the_seventh_white_token_of_a_kind_ends_the_game_without_its_power(
    edition: str, before: object, token: str, face: str, after: object
) -> None:
    rules = opened(edition, 1)
    state = replace(table(rules, token=token, lies=sea(2, 2, 2)), shores=(before,))
    done = play(rules, state, f"play {face}")
    if after is None:
        assert rules.mover(done) == CHANCE
    else:
        assert rules.mover(done) == OVER
        assert done == replace(state, phase=Phase.OVER, token=-1, shores=(after,))


def test_no_limit_holds_with_others() -> None:
    rules = opened()
    state = table(rules, shore(rocks=7), token="crab-rock", lies=sea(4, 4, 2))
    assert play(rules, state, "play rock") == table(rules, shore(rocks=8, crabs=2), lies=sea(4, 4), seat=1)


@pytest.mark.parametrize("face", ["rock", "wave"])
def test_a_beach_that_is_turned_over_can_be_the_seventh(face: str) -> None:
    rules = opened("seed", 1)
    before = shore(beaches=face, rocks=6, waves=5 if face == "wave" else 0)
    done = play(
        rules, table(rules, before, token="shell-wave", lies=sea(0, 0, 3)), "play wave", f"turn {face}"
    )
    assert rules.mover(done) == OVER
    assert done.shores[0] == (shore(rocks=7, waves=1) if face == "rock" else shore(rocks=6, waves=7))
    assert done.sea == sea(0, 0, 3)


def test_a_beach_that_is_turned_over_no_longer_counts_for_the_limit() -> None:
    rules = opened("seed", 1)
    state = table(rules, shore(beaches="rock " * 6), token="crab-wave")
    turned = play(rules, state, "play wave", "turn rock")
    again = replace(turned, phase=Phase.CHOOSE, token=rules.kit.tokens.index("crab-beach"))
    assert rules.mover(play(rules, again, "play beach")) == CHANCE


def test_lost_sandpipers_do_not_count_for_the_limit() -> None:
    rules = opened("seed", 1)
    state = table(rules, shore((2,) * 5), token="crab-sandpiper", lies=sea(2))
    after = play(rules, state, "play sandpiper")
    assert after == replace(table(rules, shore((3,))), lost=10)


@pytest.mark.parametrize("face", ["crab", "isopod"])
def test_a_sea_of_seven_ends_the_game(face: str) -> None:
    rules = opened("seed", 1)
    sixth = play(rules, table(rules, token="isopod-crab", lies=sea(2, 2, 1)), f"play {face}")
    assert rules.mover(sixth) == CHANCE
    seventh = play(rules, table(rules, token="isopod-crab", lies=sea(2, 2, 2)), f"play {face}")
    assert rules.mover(seventh) == OVER
    assert sum(seventh.sea) == 7
    wave = table(rules, shore(beaches="crab"), token="shell-wave", lies=sea(6))
    turned = play(rules, wave, "play wave", "turn crab")
    assert rules.mover(turned) == OVER
    assert rules.outcome(turned).scores == (8,)


def test_alone_the_sea_takes_a_wave() -> None:
    rules = opened("seed", 1)
    assert rules.outcome(table(rules, shore(rocks=4), bag={}, lies=sea(3))).scores == (4,)
    assert rules.outcome(table(rules, shore(rocks=4, waves=1), bag={}, lies=sea(3))).scores == (8,)


def test_alone_the_end_of_the_bag_ends_the_game_too() -> None:
    rules = opened("seed", 1)
    state = table(rules, token="isopod-beach", bag={}, lies=sea(0, 3))
    assert rules.mover(play(rules, state, "play beach")) == OVER


def test_beach_and_rock_leave_a_choice_at_the_limit() -> None:
    # The example of the rulebook: six beaches, and a token with a beach and a rock.
    rules = opened("seed", 1)
    state = table(rules, shore(beaches="wave " * 6), token="rock-beach", lies=sea(0, 4))
    ended = play(rules, state, "play beach")
    assert (rules.mover(ended), ended.shores[0].shells) == (OVER, 0)
    assert rules.mover(play(rules, state, "play rock")) == CHANCE


@pytest.mark.parametrize(
    ("pile", "reached"),
    [
        (0, 1),
        (19, 1),
        (20, 2),
        (29, 2),
        (30, 3),
        (39, 3),
        (40, 4),
        (49, 4),
        (50, 5),
        (59, 5),
        (60, 6),
        (70, 6),
    ],
)
def test_levels_begin_at_their_thresholds(pile: int, reached: int) -> None:
    rules = opened("seed", 1)
    assert level(rules.kit, pile) + 1 == reached
    outcome = rules.outcome(table(rules, shore(shells=pile), bag={}))
    assert outcome.details[0]["level"] == reached
    assert outcome.winners == (0,)


@pytest.mark.parametrize("limit", ["white", "sea"])
def test_a_limit_of_nothing_is_refused(limit: str) -> None:
    edition = shipped().editions[0]
    solo = edition.parameters["solo"]
    assert isinstance(solo, dict)
    changed = replace(edition, parameters={**edition.parameters, "solo": {**solo, limit: 0}})
    with pytest.raises(UnplayableError, match="limits"):
        open_littoral(shipped(), changed, 1)
    assert open_littoral(shipped(), changed, 2).players == 2


# What is shown and counted.


def test_the_table_is_shown_in_the_words_of_the_game() -> None:
    rules = opened()
    state = table(
        rules,
        shore((3, 3), crabs=1, rocks=2, beaches="rock wave wave"),
        shore(shells=2, waves=1),
        token="crab-wave",
        lies=sea(2, 0, 1),
    )
    assert rules.show(state, 1).split("\n") == [
        "Bag: 2",
        "Sea: Isopod 2, Crab 1",
        "",
        "> 1: Sandpiper 3+3, Beach 3 (Rock 1, Wave 2), Rock 2, Crab 1 = 12",
        "  2: Wave 1, Shell 2 = 3",
        "",
        "[ Crab | Wave ]",
    ]


def test_the_level_is_told_when_a_game_alone_is_over() -> None:
    rules = opened("seed", 1)
    shown = rules.show(table(rules, shore(shells=30), bag={}), 0)
    assert shown.endswith("= 30\n\nWet boots: A fine stroll, and seawater up to the knees.")


def test_a_game_is_counted() -> None:
    rules = opened()
    actions = ["draw shell-beach", "play shell", "draw isopod-beach", "play beach", "draw rock-wave"]
    actions += ["play rock", "draw crab-wave", "play wave", "turn isopod"]
    states = [table(rules, bag={"shell-beach": 1, "isopod-beach": 1, "rock-wave": 1, "crab-wave": 1})]
    for action in actions:
        states.append(play(rules, states[-1], action))
    assert rules.mover(states[-1]) == OVER
    counted = rules.count(states, actions)
    # The first player ends with a shell, a wave and the isopod of the sea, the second with a rock.
    assert rules.outcome(states[-1]).scores == (3, 1)
    assert counted.figures == {"turns": 2, "draws": 4, "robberies": 0, "sea left": 1, "lost": 0}
    faces = counted.tables["faces"]
    assert faces["beach"] == {"shown": 2, "played": 1, "won": 1}
    assert faces["rock"] == {"shown": 1, "played": 1, "won": 0}
    assert faces["wave"] == {"shown": 2, "played": 1, "won": 1}
    assert set(counted.tables) == {"faces"}


@pytest.mark.parametrize(
    ("before", "lies", "bag", "ended"),
    [
        (shore(rocks=7, waves=1), sea(1), {"crab-wave": 1}, "white"),
        (shore(waves=1), sea(7), {"crab-wave": 1}, "sea"),
        (shore(rocks=3), sea(6), {}, "bag"),
    ],
)
def test_alone_levels_and_ends_are_counted(
    before: object, lies: tuple[int, int, int], bag: dict[str, int], ended: str
) -> None:
    rules = opened("seed", 1)
    over = replace(table(rules, lies=lies, bag=bag), phase=Phase.OVER, shores=(before,))
    tables = rules.count([over], []).tables
    assert [row for row, counts in tables["ends"].items() if counts["ended"]] == [ended]
    assert [row for row, counts in tables["levels"].items() if counts["reached"]] == ["gulls"]
    assert all(counts["games"] == 1 for counts in tables["levels"].values())
