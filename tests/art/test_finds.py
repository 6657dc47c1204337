"""Finds as a player sees them: whole within the tile, and the fossil's halves make one fish."""

import numpy as np
import pytest
from generator.art import MOTIFS, draw_motif
from generator.model import Tone

FINDS = (
    "find/bottle",
    "find/cuttlebone",
    "find/feather",
    "find/fossil-head",
    "find/fossil-tail",
    "find/mermaids-purse",
    "find/sand-dollar",
    "find/sea-glass",
    "find/starfish",
)
BLACK = Tone("#000000", "#000000", "#000000")
WHITE = Tone("#ffffff", "#ffffff", "#ffffff")
MAGENTA = (255, 0, 255)
VERTEBRA = 100  # at 13 pixels a unit: a half is 13 vertebrae and 100 units long


def test_the_family_is_complete():
    assert tuple(name for name in MOTIFS if name.startswith("find/")) == FINDS


@pytest.mark.parametrize("name", FINDS)
def test_a_drawing_is_small(name):
    assert len(draw_motif(name, {})) <= 25_000


@pytest.mark.parametrize(
    ("name", "sides"),
    [
        ("find/bottle", "left right top bottom"),
        ("find/cuttlebone", "left right top bottom"),
        ("find/feather", "left right top bottom"),
        ("find/mermaids-purse", "left right top bottom"),
        ("find/sea-glass", "left right top bottom"),
        ("find/sand-dollar", "left right top bottom"),
        ("find/starfish", "left right top bottom"),
        ("find/fossil-head", "left top bottom"),
        ("find/fossil-tail", "right top bottom"),
    ],
)
def test_only_the_halves_of_a_fossil_reach_an_edge_of_the_view_box(photo, name, sides):
    picture = photo(draw_motif(name, {}), 300)
    edges = {"left": picture[:, 0], "right": picture[:, -1], "top": picture[0], "bottom": picture[-1]}
    bare = [side for side, pixels in edges.items() if (pixels == MAGENTA).all()]
    assert sorted(bare) == sorted(sides.split())


@pytest.fixture(scope="module")
def halves(photo):
    """Return both halves with white bones in black flesh."""
    palette = {"paper": WHITE, "sand": WHITE, "wood": BLACK, "ink": BLACK}
    return [photo(draw_motif(f"find/fossil-{half}", palette), 1300).astype(int) for half in ("head", "tail")]


def differing(one, other):
    """Return the share of rows in which two columns of pixels differ clearly."""
    return (abs(one - other).max(axis=-1) > 60).mean()


@pytest.mark.parametrize(("half", "column"), [(0, -1), (1, 0)])
def test_the_spine_reaches_the_shared_edge_at_mid_height(halves, half, column):
    bone = halves[half][:, column].min(axis=-1) > 200
    above = np.flatnonzero(~bone[:650]).max() + 1
    below = np.flatnonzero(~bone[650:]).min() + 650
    # The break goes through the waist of a vertebra, 5.2 units thick, where two ribs start.
    assert above + below == pytest.approx(1300, abs=8)
    assert 5.2 * 13 <= below - above <= 9 * 13


def test_the_shared_edges_match(halves):
    head, tail = halves
    assert differing(head[:, -1], tail[:, 0]) < 0.03


def test_the_edges_match_when_both_halves_lost_a_vertebra(halves):
    # A tile of 18 mm with 1.5 mm of bleed on one side shows 12 / 13 of the picture.
    head, tail = halves
    assert differing(head[:, -1 - VERTEBRA], tail[:, VERTEBRA]) < 0.03


def test_the_measure_can_fail(halves):
    head, tail = halves
    assert differing(head[:, -1 - VERTEBRA // 2], tail[:, 0]) > 0.05
