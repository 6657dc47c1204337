"""Littoral: every statement of its rules about set-up, turns and powers, played."""

from collections import Counter

import pytest
from generator.play import CHANCE, OVER, Counts, IllegalActionError, UnplayableError, list_options, open_rules
from generator.play.littoral import open_rules as open_littoral
from generator.play.littoral.kit import BLUES, FACES
from generator.play.littoral.state import Phase
from msgspec.structs import replace
from tests.play.littoral_table import EDITIONS, PLAYERS, opened, play, sea, shipped, shore, table

# The token table as it is known, typed in once more: how many tokens have these two faces.
PAIRS = """
isopod  0 4 3 5 2 3 4
shell   . 0 3 4 3 4 3
crab    . . 0 3 5 2 4
sandpiper . . . 0 2 3 0
rock    . . . . 0 4 3
beach   . . . . . 0 6
"""
SUMS = {"isopod": 21, "shell": 21, "crab": 20, "sandpiper": 17, "rock": 19, "beach": 22, "wave": 20}


# Tokens.


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_tokens_are_those_of_the_table(edition: str) -> None:
    kit = opened(edition).kit
    wanted = {}
    for line in PAIRS.strip().splitlines():
        front, *numbers = line.split()
        for back, number in zip(FACES, numbers, strict=True):
            if number not in ".0":
                wanted[frozenset((front, back))] = int(number)
    found = {
        frozenset((FACES[front], FACES[back])): copies
        for (front, back), copies in zip(kit.faces, kit.copies, strict=True)
    }
    assert found == wanted
    assert sum(kit.copies) == 70


def test_faces_add_up() -> None:
    kit = opened().kit
    sums: Counter[str] = Counter()
    kinds: Counter[int] = Counter()
    for faces, copies in zip(kit.faces, kit.copies, strict=True):
        for face in faces:
            sums[FACES[face]] += copies
        kinds[sum(face < BLUES for face in faces)] += copies
    assert sums == SUMS
    assert sum(sums.values()) == 140
    assert (kinds[2], kinds[1], kinds[0]) == (10, 42, 18)


# Set-up.


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "least", "most"), [(2, 30, 40), (3, 15, 20)])
def test_two_or_three_players_remove_tokens(edition: str, players: int, least: int, most: int) -> None:
    rules = opened(edition, players)
    start = rules.start()
    actions = rules.legal_actions(start)
    assert rules.mover(start) == CHANCE
    assert actions == tuple(f"remove {number}" for number in range(least, most + 1))
    assert rules.weights(start) == (1,) * len(actions)
    for number, action in zip(range(least, most + 1), actions, strict=True):
        ready = play(rules, start, action)
        assert ready.bag == 70 - number
        assert ready.removed == number
        # Nobody knows which tokens are removed: any of the 70 can come first.
        assert sum(rules.weights(ready)) == 70
    with pytest.raises(IllegalActionError, match="set-up"):
        rules.apply(start, f"remove {most + 1}")


@pytest.mark.parametrize("players", [1, 4, 5])
def test_alone_and_with_four_or_five_all_tokens_are_in_the_bag(players: int) -> None:
    rules = opened("seed", players)
    start = rules.start()
    assert start.bag == 70
    assert start.phase is Phase.DRAW
    assert len(rules.legal_actions(start)) == 20


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_player_begins_with_an_empty_shore(players: int) -> None:
    start = opened("seed", players).start()
    assert start.seat == 0
    assert start.shores == (shore(),) * players
    assert (start.sea, start.lost) == (sea(), 0)


# A turn.


def test_each_token_of_the_bag_is_as_likely_as_any_other() -> None:
    rules = opened("seed", 4)
    start = rules.start()
    chances = dict(zip(rules.legal_actions(start), rules.weights(start), strict=True))
    assert chances["draw beach-wave"] == 6
    assert chances["draw rock-beach"] == 4
    assert sum(chances.values()) == 70
    after = play(rules, start, "draw sandpiper-rock", "play rock", "draw sandpiper-rock", "play rock")
    assert "draw sandpiper-rock" not in rules.legal_actions(after)
    assert sum(rules.weights(after)) == 68


def test_one_of_both_faces_is_chosen() -> None:
    rules = opened()
    assert rules.legal_actions(table(rules, token="crab-wave")) == ("play crab", "play wave")
    assert rules.legal_actions(table(rules, token="isopod-shell")) == ("play isopod", "play shell")
    assert rules.legal_actions(table(rules, token="rock-beach")) == ("play beach", "play rock")
    with pytest.raises(IllegalActionError, match="face"):
        rules.apply(table(rules, token="crab-wave"), "play rock")


def test_a_blue_face_goes_into_the_sea_and_the_same_player_draws_again() -> None:
    rules = opened("seed", 3)
    for face, lies in (("isopod", sea(1)), ("shell", sea(0, 1)), ("crab", sea(0, 0, 1))):
        token = next(kind for kind in rules.kit.tokens if face in kind.split("-"))
        after = play(rules, table(rules, token=token, seat=1), f"play {face}")
        assert after == table(rules, lies=lies, seat=1)
        assert rules.mover(after) == CHANCE


@pytest.mark.parametrize("face", FACES[BLUES:])
def test_a_white_face_ends_the_turn(face: str) -> None:
    rules = opened("seed", 3)
    token = next(kind for kind in rules.kit.tokens if face in kind.split("-"))
    after = play(rules, table(rules, token=token, seat=2), f"play {face}")
    assert (after.phase, after.seat) == (Phase.DRAW, 0)
    assert [one.size for one in after.shores] == [0, 0, 1]


# Sandpipers.


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("stacks", "isopods", "left", "lost"),
    [
        ((), 0, (1,), 0),
        ((), 4, (5,), 0),
        ((3,), 2, (3, 3), 0),
        ((3,), 3, (4,), 3),
        ((3, 3), 1, (3, 3), 2),
        ((3, 3), 2, (3, 3, 3), 0),
        ((3, 3), 3, (4,), 6),
        ((2,), 0, (2,), 1),
        ((1, 1), 0, (1, 1, 1), 0),
    ],
)
def test_only_the_highest_stacks_stay(
    edition: str, stacks: tuple[int, ...], isopods: int, left: tuple[int, ...], lost: int
) -> None:
    rules = opened(edition)
    state = table(rules, shore(stacks), token="crab-sandpiper", lies=sea(isopods, 1, 1))
    actions = ["play sandpiper"]
    if edition == "table" and isopods:
        actions.append(f"take {isopods}")
    after = play(rules, state, *actions)
    assert after.shores[0] == shore(left)
    assert after.sea == sea(0, 1, 1)
    assert after.lost == lost
    assert after.seat == 1


def test_the_hungry_sandpiper_takes_all_isopods() -> None:
    rules = opened("seed")
    after = play(rules, table(rules, token="shell-sandpiper", lies=sea(3)), "play sandpiper")
    assert after.shores[0].stacks == (4,)
    assert after.sea == sea()


def test_the_choosy_sandpiper_takes_any_number_of_isopods() -> None:
    rules = opened("table")
    state = play(rules, table(rules, token="shell-sandpiper", lies=sea(3)), "play sandpiper")
    assert rules.mover(state) == 0
    assert rules.legal_actions(state) == ("take 0", "take 1", "take 2", "take 3")
    for number in range(4):
        after = play(rules, state, f"take {number}")
        assert after.shores[0].stacks == (1 + number,)
        assert after.sea == sea(3 - number)
        assert after.seat == 1
    with pytest.raises(IllegalActionError, match="isopods"):
        rules.apply(state, "take 4")


def test_nothing_is_asked_when_there_is_no_isopod() -> None:
    rules = opened("table")
    after = play(rules, table(rules, token="shell-sandpiper", lies=sea(0, 3)), "play sandpiper")
    assert after == table(rules, shore((1,)), lies=sea(0, 3), seat=1)


def test_the_first_player_may_keep_stacks_by_leaving_isopods() -> None:
    # The example of the rulebook: two stacks of 3, and 4 isopods in the sea.
    lies = sea(4)
    hungry, choosy = opened("seed"), opened("table")
    ana = shore((3, 3))
    after = play(hungry, table(hungry, ana, token="isopod-sandpiper", lies=lies), "play sandpiper")
    assert (after.shores[0].stacks, after.lost) == ((5,), 6)
    begun = play(choosy, table(choosy, ana, token="isopod-sandpiper", lies=lies), "play sandpiper")
    two = play(choosy, begun, "take 2")
    assert (two.shores[0].stacks, two.sea, two.lost) == ((3, 3, 3), sea(2), 0)
    four = play(choosy, begun, "take 4")
    assert (four.shores[0].stacks, four.lost) == ((5,), 6)


# Rocks.


@pytest.mark.parametrize("before", range(8))
def test_each_second_rock_takes_all_crabs_of_the_sea(before: int) -> None:
    rules = opened()
    state = table(rules, shore(rocks=before), token="isopod-rock", lies=sea(1, 1, 3))
    after = play(rules, state, "play rock")
    moves = before + 1 in (2, 4, 6, 8)
    assert after.shores[0] == shore(rocks=before + 1, crabs=3 if moves else 0)
    assert after.sea == sea(1, 1, 0 if moves else 3)
    assert after.seat == 1


def test_a_second_rock_takes_a_crab_of_the_opponent_of_ones_choice() -> None:
    rules = opened("seed", 5)
    shores = [shore(crabs=2), shore(crabs=1), shore(rocks=1, crabs=1), shore(crabs=4), shore(shells=3)]
    state = play(rules, table(rules, *shores, token="crab-rock", seat=2, lies=sea(0, 0, 2)), "play rock")
    assert rules.mover(state) == 2
    assert rules.legal_actions(state) == ("rob 1", "rob 2", "rob 4")
    after = play(rules, state, "rob 4")
    assert [one.crabs for one in after.shores] == [2, 1, 4, 3, 0]
    assert (after.sea, after.seat) == (sea(), 3)
    with pytest.raises(IllegalActionError, match="crab"):
        rules.apply(state, "rob 5")


def test_the_theft_is_compulsory_when_an_opponent_has_a_crab() -> None:
    rules = opened()
    state = play(rules, table(rules, shore(rocks=1), shore(crabs=1), token="crab-rock"), "play rock")
    assert rules.legal_actions(state) == ("rob 2",)
    assert [one.crabs for one in play(rules, state, "rob 2").shores] == [1, 0]


def test_nobody_is_robbed_when_no_opponent_has_a_crab_or_the_rock_is_odd() -> None:
    rules = opened()
    alone = table(rules, shore(rocks=1, crabs=2), token="crab-rock", lies=sea(0, 0, 1))
    assert play(rules, alone, "play rock") == table(rules, shore(rocks=2, crabs=3), seat=1)
    odd = table(rules, shore(rocks=2), shore(crabs=5), token="crab-rock")
    assert play(rules, odd, "play rock") == table(rules, shore(rocks=3), shore(crabs=5), seat=1)


def test_crabs_wait_in_the_sea_for_the_next_rock() -> None:
    # The example of the rulebook: a third rock over 3 crabs, then a fourth.
    rules = opened()
    ben, ana = shore(rocks=2), shore(crabs=2)
    third = play(rules, table(rules, ben, ana, token="crab-rock", lies=sea(0, 0, 3)), "play rock")
    assert third.shores[0].crabs == 0
    fourth = replace(third, phase=Phase.CHOOSE, token=rules.kit.tokens.index("crab-rock"), seat=0)
    after = play(rules, fourth, "play rock", "rob 2")
    assert [one.crabs for one in after.shores] == [4, 1]


# Beaches.


@pytest.mark.parametrize(
    ("beaches", "shells", "taken"),
    [("", 0, 0), ("", 3, 1), ("rock", 3, 2), ("rock wave", 2, 2), ("rock wave", 5, 3), ("wave wave", 0, 0)],
)
def test_a_beach_takes_as_many_shells_as_there_are_beaches(beaches: str, shells: int, taken: int) -> None:
    rules = opened()
    state = table(rules, shore(beaches=beaches), token="shell-beach", lies=sea(2, shells, 2))
    after = play(rules, state, "play beach")
    assert after.shores[0] == shore(beaches=f"{beaches} shell", shells=taken)
    assert after.sea == sea(2, shells - taken, 2)
    assert after.seat == 1


def test_beaches_remember_what_is_behind_them() -> None:
    rules = opened()
    for token, behind in (("isopod-beach", "isopod"), ("beach-wave", "wave"), ("rock-beach", "rock")):
        after = play(rules, table(rules, token=token), "play beach")
        assert after.shores[0] == shore(beaches=behind)


# Waves.


def test_a_wave_without_a_beach_does_nothing_but_is_kept() -> None:
    rules = opened()
    state = table(rules, shore(rocks=1), token="crab-wave", lies=sea(1, 1, 1))
    after = play(rules, state, "play wave")
    assert after == table(rules, shore(rocks=1, waves=1), lies=sea(1, 1, 1), seat=1)


def test_a_wave_turns_over_a_beach_of_ones_choice_and_must() -> None:
    rules = opened()
    ana, ben = shore(beaches="wave shell shell rock"), shore(beaches="crab")
    state = play(rules, table(rules, ana, ben, token="crab-wave"), "play wave")
    assert rules.mover(state) == 0
    assert rules.legal_actions(state) == ("turn rock", "turn shell", "turn wave")
    assert state.shores[0].waves == 1
    with pytest.raises(IllegalActionError, match="beaches"):
        rules.apply(state, "turn crab")


def test_a_wave_that_turns_up_a_blue_face_goes_on_with_a_draw() -> None:
    rules = opened()
    state = table(rules, shore(beaches="shell rock"), token="crab-wave")
    after = play(rules, state, "play wave", "turn shell")
    assert after == table(rules, shore(beaches="rock", waves=1), lies=sea(0, 1), seat=0)


def test_a_wave_that_turns_up_a_white_face_does_its_power() -> None:
    rules = opened()
    state = table(rules, shore(beaches="rock", rocks=1), token="crab-wave", lies=sea(0, 0, 2))
    after = play(rules, state, "play wave", "turn rock")
    assert after == table(rules, shore(rocks=2, waves=1, crabs=2), seat=1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_sandpiper_that_is_turned_up_takes_isopods(edition: str) -> None:
    rules = opened(edition)
    state = table(rules, shore((2,), beaches="sandpiper"), token="crab-wave", lies=sea(2))
    after = play(rules, state, "play wave", "turn sandpiper", *(["take 1"] if edition == "table" else []))
    if edition == "table":
        assert after == table(rules, shore((2, 2), waves=1), lies=sea(1), seat=1)
    else:
        assert after == replace(table(rules, shore((3,), waves=1), seat=1), lost=2)


def test_waves_can_chain() -> None:
    # As in the rulebook's picture: two beaches and a rock before, two waves and two rocks after.
    rules = opened()
    state = table(rules, shore(beaches="wave rock", rocks=1), token="crab-wave", lies=sea(0, 0, 1))
    after = play(rules, state, "play wave", "turn wave", "turn rock")
    assert after == table(rules, shore(rocks=2, waves=2, crabs=1), seat=1)


def test_a_chain_ends_without_a_beach() -> None:
    rules = opened()
    after = play(rules, table(rules, shore(beaches="wave"), token="crab-wave"), "play wave", "turn wave")
    assert after == table(rules, shore(waves=2), seat=1)


def test_a_beach_that_has_been_turned_over_does_not_count_any_more() -> None:
    rules = opened()
    state = table(rules, shore(beaches="rock rock"), token="shell-wave", lies=sea(0, 5))
    turned = play(rules, state, "play wave", "turn rock")
    again = replace(turned, phase=Phase.CHOOSE, token=rules.kit.tokens.index("isopod-beach"), seat=0)
    assert play(rules, again, "play beach").shores[0] == shore(
        beaches="rock isopod", rocks=1, waves=1, shells=2
    )


def test_a_rock_behind_a_beach_is_no_rock() -> None:
    rules = opened()
    state = table(rules, shore(beaches="rock"), token="crab-rock", lies=sea(0, 0, 2))
    assert play(rules, state, "play rock").shores[0].crabs == 0


# What is asked for when the rules are opened.


def test_the_game_names_these_rules() -> None:
    game = shipped()
    assert game.rules == "littoral"
    assert list_options(game) == ()
    rules = open_rules(game, game.editions[0], 3)
    assert rules.players == 3
    assert isinstance(rules, Counts)


@pytest.mark.parametrize("players", [0, 6])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(UnplayableError, match=f"not for {players} players"):
        open_littoral(shipped(), shipped().editions[0], players)


def test_options_are_refused() -> None:
    with pytest.raises(UnplayableError, match="no option short"):
        open_littoral(shipped(), shipped().editions[0], 2, {"short": True})


@pytest.mark.parametrize(
    ("parameter", "value", "said"),
    [
        ("sandpiper_takes", "some", "all and any, not some"),
        ("removed", {"2": {"least": 30, "most": 70}}, "cannot be"),
        ("removed", {"2": {"least": 30, "most": 20}}, "cannot be"),
        ("removed", {}, "removed.2.least"),
        ("rock", {"every": 0, "stolen": 1}, "at least 1"),
        ("rock", {"every": 2.5, "stolen": 1}, "whole number"),
        ("levels", (20, 30), "verdict"),
        ("levels", (20, 40, 30, 50, 60), "must rise"),
        ("levels", 3, "list of numbers"),
    ],
)
def test_numbers_that_cannot_be_played_are_refused(parameter: str, value: object, said: str) -> None:
    edition = shipped().editions[0]
    changed = replace(edition, parameters={**edition.parameters, parameter: value})
    with pytest.raises(UnplayableError, match=said):
        open_littoral(shipped(), changed, 2)


def test_faces_that_the_rules_do_not_know_are_refused() -> None:
    game = shipped()
    fewer = replace(game, sets={**game.sets, "blue": game.sets["blue"][1:]})
    with pytest.raises(UnplayableError, match="these faces: isopod"):
        open_littoral(fewer, game.editions[0], 2)
    empty = replace(game.editions[0], components=())
    with pytest.raises(UnplayableError, match="component tokens"):
        open_littoral(game, empty, 2)


def test_numbers_come_from_the_edition() -> None:
    edition = shipped().editions[0]
    numbers = {**edition.parameters, "rock": {"every": 3, "stolen": 2}}
    rules = open_littoral(shipped(), replace(edition, parameters=numbers), 2)
    state = table(rules, shore(rocks=2), shore(crabs=3), token="crab-rock", lies=sea(0, 0, 1))
    after = play(rules, state, "play rock", "rob 2")
    assert [one.crabs for one in after.shores] == [3, 1]


def test_a_game_that_is_over_allows_nothing() -> None:
    rules = opened()
    over = table(rules, bag={})
    assert rules.mover(over) == OVER
    assert rules.legal_actions(over) == ()
    with pytest.raises(IllegalActionError, match="over"):
        rules.apply(over, "play crab")
