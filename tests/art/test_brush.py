"""Path data is written as SVG wants it, short and exact."""

import pytest
from generator.art.brush import bezier, chain, circle, joined, number, resample, smooth, spread, straight
from generator.art.hand import Hand
from generator.art.shading import sliver
from generator.art.surface import Surface, loft, run


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (-0.001, "0"),
        (0.5, ".5"),
        (-0.25, "-.25"),
        (10, "10"),
        (100.0, "100"),
        (1.005, "1"),
        (2.346, "2.35"),
    ],
)
def test_numbers_are_short(value, text):
    assert number(value) == text


def test_steps_do_not_add_up_errors():
    # A hundred steps of a third: each is written as .33 or .34, and the last point is still right.
    d = straight([complex(i / 3, 0) for i in range(301)])
    steps = [float(step.split()[0]) for step in d.partition("l")[2].replace(" 0 ", " 0,").split(",")]
    assert sum(steps) == pytest.approx(100, abs=0.005)


def test_a_straight_path_is_closed_on_demand():
    assert straight([0j, 3 + 0j, 3 + 4j], closed=True) == "M0 0l3 0 0 4z"


def test_a_smooth_path_passes_through_its_points():
    assert smooth([0j, 6 + 0j, 6 + 6j]) == "M0 0c1 0 5 -1 6 0 1 1 0 5 0 6"


def test_joined_parts_meet_in_corners():
    assert joined("M0 0l1 0", "M1 1l-1 0") == "M0 0l1 0L1 1l-1 0z"
    assert chain([0j, 1 + 0j], [1 + 1j, 1j]).count("L") == 1


def test_a_circle_is_two_arcs():
    assert circle(5 + 5j, 2) == "M3 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z"


def test_a_sliver_is_pointed_at_both_ends():
    assert sliver(0j, 10 + 0j, 1) == "M0 0q5 -1 10 0 -5 1 -10 0z"


def test_a_bezier_starts_and_ends_on_its_controls():
    points = bezier(0j, 5 + 10j, 10 + 0j, steps=2)
    assert points == [0j, 5 + 5j, 10 + 0j]


def test_resampling_keeps_ends_and_evens_the_steps():
    assert resample([0j, 1 + 0j, 10 + 0j], 3) == [0j, 5 + 0j, 10 + 0j]


def test_spread_of_one_is_the_middle():
    assert spread(1, low=2, high=4) == [3]
    assert spread(3) == [0, 0.5, 1]


def test_a_loft_joins_both_edges_and_sags_between_them():
    skin = loft(lambda t: 10j * t, lambda t: 20 + 10j * t, sag=0.1)
    assert skin.at(0, 0.5) == pytest.approx(5j)
    assert skin.at(1, 0.5) == pytest.approx(20 + 5j)
    assert skin.at(0.5, 0.5) == pytest.approx(10 + 7j)
    assert skin.length == pytest.approx(10)


def test_a_surface_walks_along_and_across():
    skin = Surface(lambda across, down: complex(across * 4, down * 3))
    assert skin.rib(0.5, steps=1) == [2 + 0j, 2 + 3j]
    assert skin.band(1.0, start=0.25, end=0.75, steps=1) == [1 + 3j, 3 + 3j]
    assert run(skin.band(0.0)) == pytest.approx(4)
    assert skin.breadth == pytest.approx(4)


def test_a_hand_is_splitmix64_of_its_name():
    # zlib.crc32(b"") is 0, and SplitMix64 from 0 starts with 0xE220A8397B1DCDAF.
    assert Hand("").random() == (0xE220A8397B1DCDAF >> 11) / 2**53


def test_a_hand_stays_between_its_bounds():
    hand = Hand("shell/whelk")
    numbers = [hand.uniform(2, 4) for _ in range(1000)]
    assert 2 <= min(numbers) < 2.05
    assert 3.95 < max(numbers) < 4
    assert {hand.choice("abc") for _ in range(100)} == {"a", "b", "c"}
