"""Creatures, places and rims as a player sees them: whole on a round piece, and apart at arm's length."""

import itertools

import numpy as np
import pytest
from generator.art import MOTIFS, draw_motif
from generator.model import Tone

CREATURES = ("creature/crab", "creature/isopod", "creature/sandpiper")
PLACES = ("place/beach", "place/rock", "place/wave")
RIMS = ("rim/beads", "rim/waves")
SCENES = ("scene/bay",)
FIGURES = (*CREATURES, *PLACES, "shell/scallop")
BLACK = Tone("#000000", "#000000", "#000000")
WHITE = Tone("#ffffff", "#ffffff", "#ffffff")
MAGENTA = (255, 0, 255)
ROLES = ("ink", "coral", "slate", "plumage", "rock", "sand", "sea", "foam", "grass", "stone")
GREY = np.array([0.299, 0.587, 0.114])


def test_every_figure_of_the_round_pieces_is_drawn():
    assert [name for name in (*CREATURES, *PLACES, *RIMS, *SCENES) if name not in MOTIFS] == []


@pytest.mark.parametrize("name", [*CREATURES, *PLACES, *RIMS])
def test_a_drawing_is_small(name):
    assert len(draw_motif(name, {})) <= 25_000


@pytest.fixture(scope="module")
def distance():
    """Return the distance of each of 400 × 400 pixels from the middle, in units of the view box."""
    y, x = np.mgrid[0:400, 0:400]
    return np.hypot(x - 199.5, y - 199.5) / 4


@pytest.mark.parametrize("name", [*CREATURES, *PLACES])
def test_a_figure_keeps_within_the_circle(photo, distance, name):
    # Drawn at four fifths of a round piece of 36 mm, it stays 1.1 mm clear of the cut.
    painted = (photo(draw_motif(name, {}), 400) != MAGENTA).any(axis=-1)
    assert distance[painted].max() <= 58.5


@pytest.mark.parametrize("name", [*CREATURES, *PLACES])
def test_a_figure_fills_the_circle(photo, name):
    rows, columns = np.nonzero((photo(draw_motif(name, {}), 200) != MAGENTA).any(axis=-1))
    assert min(rows.min(), columns.min()) >= 1
    assert max(rows.max(), columns.max()) <= 198
    assert max(np.ptp(rows), np.ptp(columns)) >= 176


@pytest.fixture(scope="module")
def silhouettes(raster):
    """Return name → black or not, at 8 mm and 300 dpi, all but the rim in black."""
    palette = {**dict.fromkeys(ROLES, BLACK), "paper": WHITE, "rose": BLACK}
    return {name: raster(draw_motif(name, palette, colour="rose"), 94) < 128 for name in FIGURES}


@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(FIGURES, 2)))
def test_two_silhouettes_share_less_than_four_fifths(silhouettes, one, other):
    both = (silhouettes[one] & silhouettes[other]).sum()
    either = (silhouettes[one] | silhouettes[other]).sum()
    assert both / either < 0.8


def ring(photo, distance, name, inner, outer):
    """Return the greys of a rim between two distances from the middle."""
    grey = photo(draw_motif(name, {"sea": Tone("#b9dcea", "#3f8fb5", "#1f5573")}), 400) @ GREY
    return grey[(distance > inner) & (distance < outer)]


def test_the_rims_tell_apart_in_grey(photo, distance):
    waves, beads = (ring(photo, distance, name, 39, 50) for name in ("rim/waves", "rim/beads"))
    assert beads.mean() - waves.mean() > 60


@pytest.mark.parametrize("name", RIMS)
def test_a_rim_is_one_colour_where_a_cut_may_drift(photo, distance, name):
    # 3 units are 1.1 mm on a piece of 36 mm.
    assert np.ptp(ring(photo, distance, name, 47.2, 49.5)) < 1
    assert np.ptp(ring(photo, distance, name, 40, 50)) > 100


@pytest.mark.parametrize("name", RIMS)
def test_the_disc_within_a_rim_is_calm_and_light(photo, distance, name):
    disc = ring(photo, distance, name, 0, 37)
    assert np.ptp(disc) < 1
    assert disc.mean() > 200


def test_a_bay_is_sea_above_and_sand_below(photo):
    tones = {"sea": Tone("#b9dcea", "#3f8fb5", "#1f5573"), "sand": Tone("#f3ecdb", "#e6d9bd", "#b8a47c")}
    picture = photo(draw_motif("scene/bay", tones), 380).astype(int)
    assert not (picture == MAGENTA).all(axis=-1).any()
    red_over_blue = (picture[..., 0] - picture[..., 2]).mean(axis=1)
    assert (red_over_blue[: 2 * 170] < -10).all()
    assert (red_over_blue[2 * 226 :] > 10).all()


def test_a_scene_is_small_enough():
    assert len(draw_motif("scene/bay", {})) <= 50_000
