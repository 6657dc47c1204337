"""Animals between the tide lines: told apart by their outlines alone, with the marks that name them."""

import itertools
import re

import numpy as np
import pytest
from generator.art import MOTIFS, draw_motif
from generator.art.creatures.barnacles import CONES
from generator.art.creatures.carapace import Crab, both
from generator.art.creatures.crabs import EDIBLE, SPIDER, VELVET
from generator.art.creatures.rings import girdle, plates
from generator.art.creatures.tidal import TIDAL
from generator.model import Tone

MAGENTA = (255, 0, 255)
CRABS = ("creature/crab", "creature/edible-crab", "creature/velvet-crab", "creature/spider-crab")


class Black(dict[str, Tone]):
    """A palette in which all is black but paper, which is as the ground."""

    def get(self, role, default=None):
        colour = "#ff00ff" if role == "paper" else "#000000"
        return Tone(colour, colour, colour)


@pytest.fixture(scope="module")
def silhouette(photo):
    """Return the function name → black or not, in the middle of a square of 40 pixels."""

    def fill(name):
        picture = photo(draw_motif(name, Black()), 40).astype(int)
        black = (abs(picture - MAGENTA).sum(axis=-1)) > 380
        square = np.zeros((48, 48), dtype=bool)
        top = (48 - black.shape[0]) // 2
        square[top : top + black.shape[0], 4 : 4 + black.shape[1]] = black
        return square

    return fill


def test_the_animals_are_those_of_the_tide():
    names = (
        "edible-crab velvet-crab spider-crab hermit-crab shrimp barnacles mussels oyster lugworm sea-anemone"
    )
    names += " sea-urchin goby sandhopper octopus cuttlefish"
    assert set(TIDAL) == {f"creature/{name}" for name in names.split()} <= set(MOTIFS)


@pytest.mark.parametrize("name", sorted(TIDAL))
def test_a_drawing_is_small(name):
    assert len(draw_motif(name, {})) <= 25_000


@pytest.mark.parametrize("name", sorted(TIDAL))
def test_a_figure_with_its_rim_keeps_clear_of_the_view_box(photo, name):
    painted = (photo(draw_motif(name, {}), 300) != MAGENTA).any(axis=-1)
    edges = (painted[0], painted[-1], painted[:, 0], painted[:, -1])
    assert [edge.any() for edge in edges] == [False] * 4


@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(CRABS, 2)))
def test_crabs_differ_in_outline_by_a_third(silhouette, one, other):
    first, second = silhouette(one), silhouette(other)
    assert (first ^ second).sum() / (first | second).sum() > 0.33


def breadth(crab: Crab) -> float:
    """Return how much broader than long the back is."""
    half, other = both(crab, crab.back)
    points = [*half, *other]
    xs, ys = [p.real for p in points], [p.imag for p in points]
    return (max(xs) - min(xs)) / (max(ys) - min(ys))


def test_backs_are_as_broad_as_in_nature():
    # Cancer pagurus is well over one and a half times as broad as long, Necora puber a good third broader
    # than long, Maja squinado longer than broad.
    assert breadth(EDIBLE) > 1.7
    assert 1.2 < breadth(VELVET) < 1.5
    assert breadth(SPIDER) < 0.85


def test_all_crabs_walk_on_eight_legs():
    assert [len(crab.legs) for crab in (EDIBLE, VELVET, SPIDER)] == [4, 4, 4]


def test_the_velvet_crab_has_red_eyes():
    text = draw_motif("creature/velvet-crab", {"anemone": Tone("#010101", "#020202", "#030303")})
    assert len(re.findall('fill="#020202"', text)) == 2


def test_a_barnacle_stands_wider_than_high():
    assert all(2 * cone.half > cone.height for cone in CONES)
    assert [cone.open for cone in CONES].count(True) == 1


def test_rings_lie_to_both_sides_of_a_level_spine():
    backs, unders = girdle([0j, 10 + 0j, 20 + 0j], [4, 6, 4])
    assert backs == [-2j, 10 - 3j, 20 - 2j]
    assert unders == [2j, 10 + 3j, 20 + 2j]


def test_a_ring_laps_over_the_next_and_hangs_below_it():
    first, second = plates([0j, 10 + 0j, 20 + 0j], [10j, 10 + 10j, 20 + 10j], lap=0.3, lobe=2.0)
    assert first.rear == pytest.approx(13)
    assert second.top == 10
    assert first.hem == pytest.approx(6.5 + 12j)
