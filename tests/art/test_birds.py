"""What tells the birds and beasts of one coast apart: bills, whorls, silhouettes at a glance."""

import cmath
from itertools import combinations

import numpy as np
import pytest
from generator.art import MOTIFS, draw_motif
from generator.art.birds.gulls import HERRING_GULL
from generator.art.birds.waders import CURLEW, CURLEW_BOW, EGRET, OYSTERCATCHER, PLOVER, SANDERLING
from generator.art.creatures.beasts import BEASTS
from generator.art.creatures.snail import FEELERS, MIDDLE, place
from generator.art.form import trace
from generator.art.parts import contour, cut_out

BIRDS = tuple(name for name in MOTIFS if name.startswith("bird/"))
FIGURES = (*BIRDS, *BEASTS)
MAGENTA = (255, 0, 255)


@pytest.fixture(scope="module")
def figures(photo):
    return {name: (photo(draw_motif(name, {}), 160) != MAGENTA).any(axis=-1) for name in FIGURES}


def at_a_glance(figure):
    """The figure's box, squeezed to 40 × 40."""
    rows, columns = np.nonzero(figure)
    down = np.linspace(rows.min(), rows.max(), 40).round().astype(int)
    across = np.linspace(columns.min(), columns.max(), 40).round().astype(int)
    return figure[np.ix_(down, across)]


def bill_share(bird, bill=None):
    """How long the bill is, from base to tip, in lengths of the body."""
    points = bill or [point for _, outline in bird.bill for point in outline]
    reach = max(abs(a - b) for a, b in combinations(points, 2))
    return reach / max(abs(a - b) for a, b in combinations(bird.body[1], 2))


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_is_whole_and_fills_its_box(figures, name):
    rows, columns = np.nonzero(figures[name])
    height, width = figures[name].shape
    assert not figures[name][0].any()
    assert not figures[name][:, 0].any()
    assert not figures[name][-1].any()
    assert not figures[name][:, -1].any()
    assert max(np.ptp(rows) / height, np.ptp(columns) / width) >= 0.9


@pytest.mark.parametrize("name", FIGURES)
def test_a_drawing_is_small(name):
    assert len(draw_motif(name, {})) <= 22_500


def test_no_two_have_the_same_shape(figures):
    seen = {name: at_a_glance(figure) for name, figure in figures.items()}
    apart = {(a, b): (seen[a] ^ seen[b]).mean() for a, b in combinations(FIGURES, 2)}
    assert [pair for pair, share in apart.items() if share < 0.12] == []


def test_bills_are_as_long_as_outdoors():
    # Curlew about 12 of 50 cm and more, oystercatcher 8 of 42, sanderling 2.5 of 20, plover 1.6 of 16.
    curlew = bill_share(CURLEW, CURLEW_BOW)
    shares = [curlew, *(bill_share(bird) for bird in (OYSTERCATCHER, EGRET, SANDERLING, PLOVER))]
    assert shares == sorted(shares, reverse=True)
    assert bill_share(HERRING_GULL) < bill_share(OYSTERCATCHER)


def test_the_snail_winds_to_the_right_and_creeps_with_its_mouth_in_front():
    # From the apex outwards the spire of such a snail turns clockwise, which is positive with y down.
    turn = cmath.phase((place(0.5) - MIDDLE) / (place(0.75) - MIDDLE))
    assert turn > 0
    assert place(0).real > MIDDLE.real
    assert all(trace(feeler)[-1].real > MIDDLE.real for feeler in FEELERS)


def test_a_place_marked_as_a_corner_comes_twice():
    assert cut_out("1 2, 3 4!") == (1 + 2j, 3 + 4j, 3 + 4j)


def test_an_outline_without_corners_is_one_soft_curve():
    assert contour(cut_out("0 0, 6 0, 6 6")) == "M0 0c0 -1 5 -1 6 0 1 1 1 6 0 6 -1 0 -6 -5 -6 -6z"


def test_an_outline_turns_sharply_at_a_corner():
    # Between two corners the curve is straight: its handles lie on the way, a sixth from each end.
    outline = "M0 0c1 0 5 0 6 0L6 0c0 1 0 5 0 6L6 6c-1 -1 -5 -5 -6 -6z"
    assert contour(cut_out("0 0!, 6 0!, 6 6!")) == outline
