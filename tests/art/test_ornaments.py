"""Ornaments: whole in their box, but for the shore, which is open inside; some are symmetrical."""

import numpy as np
import pytest
from generator.art import MOTIFS, draw_motif
from generator.model import Tone

WHOLE = (
    "ornament/corner",
    "ornament/divider",
    "ornament/hollow",
    "ornament/shell-badge",
    "ornament/sun-badge",
    "ornament/title-wave",
)
MAGENTA = (255, 0, 255)
EVEN = {"sun": Tone("#ff8800", "#ff8800", "#ff8800")}


def test_the_family_is_complete():
    assert tuple(name for name in MOTIFS if name.startswith("ornament/")) == tuple(
        sorted((*WHOLE, "ornament/shore"))
    )


@pytest.mark.parametrize("name", WHOLE)
def test_an_ornament_is_small_and_whole(photo, name):
    drawing = draw_motif(name, {})
    picture = photo(drawing, 600)
    edges = np.concatenate([picture[0], picture[-1], picture[:, 0], picture[:, -1]])
    assert (edges == MAGENTA).all()
    assert len(drawing) <= 25_000


def test_the_shore_is_open_inside_and_closed_along_the_edge(photo):
    drawing = draw_motif("ornament/shore", {})
    assert len(drawing) <= 40_000
    bare = (photo(drawing, 400) == MAGENTA).all(axis=-1)
    # Two pixels are one unit: the sea is 5 units wide at least, and the last wave wets 12 at most.
    assert not any(edge.any() for edge in (bare[:10], bare[-10:], bare[:, :10], bare[:, -10:]))
    assert bare[24:-24, 24:-24].sum() > 0.99 * 352 * 352


def test_the_floor_of_a_hollow_lets_the_ground_show(photo):
    floor = photo(draw_motif("ornament/hollow", {}), 400)[200, 200].astype(int)
    assert abs(floor - MAGENTA).max() < 80


def test_the_divider_is_the_same_on_both_sides(photo):
    figure = (photo(draw_motif("ornament/divider", EVEN), 1200) != MAGENTA).any(axis=-1)
    assert (figure != figure[:, ::-1]).mean() < 0.004


def test_the_corner_is_the_same_across_its_diagonal(photo):
    figure = (photo(draw_motif("ornament/corner", EVEN), 400) != MAGENTA).any(axis=-1)
    assert (figure != figure.T).mean() < 0.004


@pytest.mark.parametrize("name", ["ornament/shell-badge", "ornament/sun-badge"])
def test_the_middle_of_a_badge_is_calm(photo, name):
    # A number of two digits takes 44 by 30 units.
    middle = photo(draw_motif(name, {}), 200)[70:130, 56:144].astype(int)
    assert np.ptp(middle, axis=(0, 1)).max() <= 1
