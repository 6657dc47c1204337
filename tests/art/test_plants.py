"""Plants and weeds: what they are put together from, what tells them apart, and the marks of their kinds."""

import itertools
import re

import numpy as np
import pytest
from generator.art import MOTIFS, draw_motif
from generator.art.botany import Part, assemble, dots, ribbon
from generator.art.brush import spline
from generator.art.canvas import Canvas
from generator.art.foliage import Blade, blade
from generator.art.plants.bowls import HORNS, POPPY
from generator.art.plants.crosses import crosses
from generator.art.plants.petals import Pose, petal
from generator.art.surface import run
from generator.art.weeds.wrack import FRONDS
from generator.geometry import Size
from generator.model import Tone

PLANTS = (
    "evening-primrose", "everlasting", "gorse", "hares-tail", "horned-poppy", "maritime-pine", "marram-grass",
    "samphire", "sea-bindweed", "sea-daffodil", "sea-holly", "sea-kale", "sea-rocket", "sea-spurge",
    "sea-thrift", "tamarisk",
)  # fmt: skip
WEEDS = ("bladder-wrack", "kelp", "sea-lettuce")
GROWTH = (*(f"plant/{name}" for name in PLANTS), *(f"weed/{name}" for name in WEEDS))
MAGENTA = (255, 0, 255)


class Black(dict[str, Tone]):
    """A palette in which all is black but paper, which is as the ground."""

    def get(self, role, default=None):
        colour = "#ff00ff" if role == "paper" else "#000000"
        return Tone(colour, colour, colour)


def test_the_families_are_complete():
    assert tuple(name for name in MOTIFS if name.startswith(("plant/", "weed/"))) == GROWTH


@pytest.mark.parametrize("name", GROWTH)
def test_a_drawing_is_small(name):
    assert len(draw_motif(name, {})) <= 21_500


@pytest.mark.parametrize("name", GROWTH)
def test_a_figure_with_its_rim_keeps_clear_of_the_view_box(photo, name):
    painted = (photo(draw_motif(name, {}), 390) != MAGENTA).any(axis=-1)
    edges = (painted[0], painted[-1], painted[:, 0], painted[:, -1])
    assert [edge.any() for edge in edges] == [False] * 4


@pytest.mark.parametrize("name", GROWTH)
def test_a_figure_fills_its_box(photo, name):
    # In a window of 53 x 38 mm, nine tenths of one side leave at most 3 mm on either side of it.
    rows, columns = np.nonzero((photo(draw_motif(name, {}), 130) != MAGENTA).any(axis=-1))
    assert max(np.ptp(columns) / 130, np.ptp(rows) / 100) >= 0.9


@pytest.fixture(scope="module")
def silhouettes(photo):
    """Return name → black or not, 40 pixels across."""
    pictures = {name: photo(draw_motif(name, Black()), 40).astype(int) for name in GROWTH}
    return {name: abs(picture - MAGENTA).sum(axis=-1) > 380 for name, picture in pictures.items()}


@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(GROWTH, 2)))
def test_two_silhouettes_differ_by_a_quarter_of_their_area(silhouettes, one, other):
    first, second = silhouettes[one], silhouettes[other]
    assert (first ^ second).sum() / (first | second).sum() > 0.25


def test_all_rims_lie_under_all_parts():
    canvas = Canvas("test", {}, colour="leaf", pattern="", size=Size(10, 10))
    parts = [Part("M1 1h1", lambda c: c.fill("M5 5h1", "#111111")), Part("M2 2h1", lambda _: None, girth=3)]
    assemble(canvas, parts)
    paths = re.findall(r' d="(M\d)[^>]*?(?:stroke-width="([\d.]+)"|/>)', canvas.svg())
    # Rims are the line of 2, the girth, and 2.2 on both sides; then the heavy lines; then what is drawn.
    assert paths == [("M1", "6.4"), ("M2", "9.4"), ("M1", "1.6"), ("M2", "4.6"), ("M5", "")]


def test_a_blade_is_as_wide_as_it_says_where_it_is_widest():
    frame = Blade((0j, 10 + 0j, 20 + 0j), 6, 0.5)
    assert [frame.at(0.5, side) for side in (-1, 0, 1)] == [10 - 3j, 10 + 0j, 10 + 3j]
    assert frame.at(1, 1) == pytest.approx(20 + 0j)


@pytest.mark.parametrize(("tip", "side"), [(10 + 0j, 1), (-10 + 0j, -1), (-10j, 1), (10j, -1)])
def test_the_dark_half_of_a_leaf_lies_below_or_to_the_right(tip, side):
    assert blade(0j, tip, 4).dark == side


def test_a_pose_flattens_before_it_leans():
    level = Pose(50 + 50j, flat=0.5)
    assert [level.at(turn, 10) for turn in (0, 90)] == pytest.approx([50 + 45j, 60 + 50j])
    assert Pose(0j, flat=0.5, lean=90).at(0, 10) == pytest.approx(5 + 0j)


def test_a_notch_cuts_into_a_petal():
    ends = [petal(Pose(0j), 90, 10, 10, notch=notch) for notch in (0.0, 0.3)]
    assert "L10 0q" in ends[0]
    assert "L7 0q" in ends[1]


def test_a_ribbon_starts_and_ends_as_wide_as_it_should():
    assert ribbon([0j, 10 + 0j], lambda t: 2 + 2 * t) == "M0 -1q5 -.5 10 -1L10 2q-5 -.5 -10 -1z"


def test_dots_are_specks_on_a_grid_of_tenths():
    assert dots([1.234 + 5.678j, 2 + 3j]) == "M1.2 5.7h.01M2 3h.01"


def test_a_cross_has_four_petals_as_cabbages_do():
    parts = crosses([(50 + 50j, 45.0), (70 + 50j, 0.0)], 8.0, eye="pollen")
    canvas = Canvas("test", {}, colour="lilac", pattern="", size=Size(100, 100))
    parts[0].draw(canvas)
    assert len(parts) == 3
    assert len(re.findall("M", re.findall(r'<path d="([^"]+)"', canvas.svg())[0])) == 4


def test_the_pods_of_a_horned_poppy_are_longer_than_its_flower_is_wide():
    # Flowers are 6 to 9 cm across, pods 15 to 30 cm long.
    flower = abs(POPPY.at(90, 31) - POPPY.at(270, 31))
    assert min(run(horn) for horn in HORNS) > 1.5 * flower


def test_a_wrack_forks_in_two_and_only_its_last_fronds_are_ripe():
    starts = [frond.spine[0] for frond in FRONDS]
    ends = [frond.spine[-1] for frond in FRONDS]
    forks = {end: starts.count(end) for end in ends}
    assert {count for end, count in forks.items() if count > 1} == {2}
    assert {frond.ripe for frond in FRONDS if frond.spine[-1] not in starts} == {True}
    assert {frond.ripe for frond in FRONDS if frond.spine[-1] in starts} == {False}


def test_a_spline_is_led_by_its_points():
    assert spline([0j, 10 + 0j, 10 + 10j, 10j], closed=True) == "M0 5q0 -5 5 -5t5 5 -5 5 -5 -5z"
    assert spline([0j, 10 + 0j, 20 + 10j, 30 + 0j]) == "M0 0q10 0 15 5t15 -5"
    assert spline([0j, 10 + 0j]) == "M0 0q5 0 10 0"


def test_a_spline_makes_good_what_rounding_did_to_its_bends():
    # Points a third apart: followed from mirror to mirror, no bend ends up more than a tenth from its point.
    points = [complex(k / 3, 0.37 * (k % 3)) for k in range(40)]
    first, *rest = re.findall(r"(-?[\d.]+) (-?[\d.]+)", spline(points).replace("q", " ").replace("t", " "))
    here, lead, (_, *steps) = complex(*map(float, first)), 0j, [complex(*map(float, pair)) for pair in rest]
    lead = here + complex(*map(float, rest[0]))
    for k, step in enumerate(steps[:-1]):
        assert abs(lead - points[k + 1]) < 0.15
        here += step
        lead = 2 * here - lead
