"""Ornaments: whole in their box; the divider and the corner are symmetrical."""

import numpy as np
import pytest
from generator.art import MOTIFS, draw_motif
from generator.model import Tone

ORNAMENTS = ("ornament/corner", "ornament/divider", "ornament/title-wave")
MAGENTA = (255, 0, 255)
EVEN = {"sun": Tone("#ff8800", "#ff8800", "#ff8800")}


def test_the_family_is_complete():
    assert tuple(name for name in MOTIFS if name.startswith("ornament/")) == ORNAMENTS


@pytest.mark.parametrize("name", ORNAMENTS)
def test_an_ornament_is_small_and_whole(photo, name):
    drawing = draw_motif(name, {})
    picture = photo(drawing, 600)
    edges = np.concatenate([picture[0], picture[-1], picture[:, 0], picture[:, -1]])
    assert (edges == MAGENTA).all()
    assert len(drawing) <= 25_000


def test_the_divider_is_the_same_on_both_sides(photo):
    figure = (photo(draw_motif("ornament/divider", EVEN), 1200) != MAGENTA).any(axis=-1)
    assert (figure != figure[:, ::-1]).mean() < 0.004


def test_the_corner_is_the_same_across_its_diagonal(photo):
    figure = (photo(draw_motif("ornament/corner", EVEN), 400) != MAGENTA).any(axis=-1)
    assert (figure != figure.T).mean() < 0.004
