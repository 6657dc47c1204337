"""Fish: the frame they are written in, the pose it takes in the picture, and the marks of each kind."""

import itertools

import numpy as np
import pytest
from generator.art import MOTIFS, draw_motif
from generator.art.fishes.fish import Fin, Fish, fin_path, place, pose
from generator.art.fishes.shark import SHARK
from generator.art.fishes.silver import BASS, MACKEREL, SARDINE, TUNA
from generator.art.form import trace
from generator.model import Tone

NAMES = ("blue-shark", "mackerel", "ray", "sardine", "sea-bass", "seahorse", "sunfish", "tuna")
FISHES = tuple(f"fish/{name}" for name in NAMES)
MAGENTA = (255, 0, 255)


class Black(dict[str, Tone]):
    """A palette in which all is black but paper, which is as the ground."""

    def get(self, role, default=None):
        colour = "#ff00ff" if role == "paper" else "#000000"
        return Tone(colour, colour, colour)


def test_the_family_is_complete():
    assert tuple(name for name in MOTIFS if name.startswith("fish/")) == FISHES


@pytest.mark.parametrize("name", FISHES)
def test_a_drawing_is_small(name):
    assert len(draw_motif(name, {})) <= 23_000


@pytest.mark.parametrize("name", FISHES)
def test_a_figure_with_its_rim_keeps_clear_of_the_view_box(photo, name):
    painted = (photo(draw_motif(name, {}), 300) != MAGENTA).any(axis=-1)
    edges = (painted[0], painted[-1], painted[:, 0], painted[:, -1])
    assert [edge.any() for edge in edges] == [False] * 4


@pytest.fixture(scope="module")
def silhouettes(photo):
    """Return name → black or not, in the middle of a square of 48 pixels."""

    def fill(name):
        picture = photo(draw_motif(name, Black()), 40).astype(int)
        black = abs(picture - MAGENTA).sum(axis=-1) > 380
        square = np.zeros((48, 48), dtype=bool)
        top = (48 - black.shape[0]) // 2
        square[top : top + black.shape[0], 4 : 4 + black.shape[1]] = black
        return square

    return {name: fill(name) for name in FISHES}


@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(FISHES, 2)))
def test_two_fish_differ_in_outline_by_two_fifths(silhouettes, one, other):
    first, second = silhouettes[one], silhouettes[other]
    assert (first ^ second).sum() / (first | second).sum() > 0.4


def test_a_level_pose_scales_the_frame():
    where = pose(10 + 50j, 110 + 50j, length=50)
    assert place([0j, 25 - 5j, 50 + 5j], where) == pytest.approx([10 + 50j, 60 + 40j, 110 + 60j])


def test_a_fish_that_swims_to_the_right_keeps_its_belly_down():
    where = pose(110 + 50j, 10 + 50j)
    assert place([0j, 50 + 10j], where) == pytest.approx([110 + 50j, 60 + 60j])


def test_beyond_nose_and_tail_the_frame_runs_straight_on():
    where = pose(0j, 100 + 0j)
    assert place([-10 + 0j, 110 + 3j], where) == pytest.approx([-10 + 0j, 110 + 3j])


def test_a_bent_pose_keeps_the_length():
    # A quarter of a circle of radius 60, as a cubic: the way from 0 to 100 is 94.2 long.
    k = 60 * 0.5523
    where = pose(0j, complex(k, 0), complex(60, 60 - k), 60 + 60j)
    way = place([complex(x, 0) for x in range(101)], where)
    assert sum(abs(b - a) for a, b in itertools.pairwise(way)) == pytest.approx(94.2, abs=0.3)
    assert where(100 + 0j) == pytest.approx(60 + 60j)


def depth(fish: Fish) -> float:
    """Return the depth of the trunk in percent of the length."""
    ys = [p.imag for p in trace(fish.profile)]
    return max(ys) - min(ys)


def test_trunks_are_as_deep_as_in_nature():
    # A bluefin is the stoutest, the sea bass next; sardine and mackerel are spindles, the blue shark slimmer.
    assert depth(TUNA) > depth(BASS) > depth(SARDINE) > depth(MACKEREL) > depth(SHARK)


def test_mackerel_and_tuna_have_finlets():
    assert [sum(fin.rays == 0 for fin in fish.behind) for fish in (MACKEREL, TUNA, BASS)] == [10, 10, 0]
    assert sum(fin.role == "gold" for fin in TUNA.behind) == 10


def test_the_sea_bass_has_eight_spines():
    (spines,) = [fin for fin in BASS.behind if fin.spiny]
    heights = [0.0, *(-p.imag for p in trace(spines.edges[1]))]
    peaks = [b for a, b, c in zip(heights, heights[1:], heights[2:], strict=False) if b > max(a, c)]
    assert len(peaks) == 8


def test_the_edges_of_a_fin_meet_in_corners():
    fin = Fin(("0 0, 3 -6", "3 -6, 6 0"))
    assert fin_path(fin, pose(0j, 100 + 0j)) == "M0 0c.5 -1 2.5 -5 3 -6L3 -6c.5 1 2.5 5 3 6z"
