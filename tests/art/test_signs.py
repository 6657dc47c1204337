"""Signs at the size of running text: whole, and no two alike at 3 mm, in colour or in grey."""

import itertools

import numpy as np
import pytest
from generator.art import MOTIFS, draw_motif
from generator.model import Tone

SIGNS = tuple(name for name in MOTIFS if name.startswith("sign/"))
MAGENTA = (255, 0, 255)
GREY = np.array([0.299, 0.587, 0.114])
AT_3_MM = 35  # pixels at 300 dpi


def test_the_family_is_complete():
    assert [name.removeprefix("sign/") for name in SIGNS] == [
        "bag",
        "basket",
        "beach",
        "bottle",
        "bucket",
        "card",
        "coin",
        "coin-1",
        "coin-10",
        "coin-3",
        "colour",
        "crab",
        "find",
        "fish",
        "flower",
        "fossil",
        "gull",
        "isopod",
        "player",
        "rock",
        "sail",
        "sand-dollar",
        "sandpiper",
        "seaweed",
        "shape",
        "shell",
        "shovel",
        "sun",
        "towel",
        "turn",
        "wave",
    ]


@pytest.mark.parametrize("name", SIGNS)
def test_a_drawing_is_small(name):
    assert len(draw_motif(name, {})) <= 25_000


@pytest.mark.parametrize("name", SIGNS)
def test_a_sign_is_whole_and_fills_its_box(photo, name):
    figure = (photo(draw_motif(name, {}), 200) != MAGENTA).any(axis=-1)
    rows, columns = np.nonzero(figure)
    assert min(rows.min(), columns.min()) >= 1
    assert max(rows.max(), columns.max()) <= 198
    assert max(np.ptp(rows), np.ptp(columns)) >= 164


@pytest.fixture(scope="module")
def small(photo, palette):
    """Return name → grey picture on white at 3 mm."""
    pictures = {}
    for name in SIGNS:
        picture = photo(draw_motif(name, palette), AT_3_MM).astype(float)
        ground = np.clip(abs(picture - MAGENTA).sum(axis=-1) / 255, 0, 1)[..., None]
        pictures[name] = (picture * ground + 255 * (1 - ground)) @ GREY
    return pictures


def differ(one, other):
    # A difference of 40 of 255 levels over an eighth of the picture is more than a coarse printer's noise.
    return (abs(one - other) > 40).mean() > 0.125


@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(SIGNS, 2)))
def test_two_signs_differ_at_3_mm_in_grey(small, one, other):
    assert differ(small[one], small[other])


@pytest.mark.parametrize("name", SIGNS)
def test_a_sign_does_not_differ_from_itself_printed_badly(small, name):
    # A tenth too light, and with noise of 15 levels.
    light = 255 - 0.9 * (255 - small[name])
    noise = np.random.default_rng(7).normal(0, 15, light.shape)
    assert not differ(small[name], light + noise)


@pytest.mark.parametrize(("name", "shells"), [("sign/coin-1", 1), ("sign/coin-3", 3), ("sign/coin-10", 10)])
def test_a_coin_shows_as_many_shells_as_it_is_worth(photo, name, shells):
    # At radius 39.3, outside the flutes of a metal without its light tone, only shells are white.
    metal = Tone("#ffffff", "#808080", "#808080")
    role = {"sign/coin-1": "bronze", "sign/coin-3": "silver", "sign/coin-10": "gold"}[name]
    picture = photo(draw_motif(name, {role: metal}), 800).astype(int)
    turns = np.linspace(0, 2 * np.pi, 3600, endpoint=False)
    radius = 8 * 39.3
    rows = np.round(400 - radius * np.cos(turns)).astype(int)
    columns = np.round(400 + radius * np.sin(turns)).astype(int)
    white = picture[rows, columns].min(axis=-1) > 230
    # Ribs of ink part a shell; a gap of less than 7 degrees does not end it.
    starts = [i for i in np.flatnonzero(white) if not np.take(white, range(i - 70, i), mode="wrap").any()]
    assert len(starts) == shells


@pytest.mark.parametrize("name", ["sign/coin-1", "sign/coin-3", "sign/coin-10"])
def test_the_middle_of_a_coin_is_calm(photo, name):
    picture = photo(draw_motif(name, {}), 200).astype(int)
    y, x = np.mgrid[0:200, 0:200]
    calm = picture[np.hypot(x - 99.5, y - 99.5) < 2 * 20]
    assert np.ptp(calm, axis=0).max() <= 1
