"""Shells as a player sees them: apart by silhouette, by pattern in grey print, and whole within the tile."""

import itertools
import re

import numpy as np
import pytest
from generator.art import MOTIFS, PATTERNS, draw_motif
from generator.model import Tone

SHELLS = (
    "shell/auger",
    "shell/cockle",
    "shell/conch",
    "shell/cowrie",
    "shell/limpet",
    "shell/razor-clam",
    "shell/scallop",
    "shell/whelk",
)
BLACK = Tone("#000000", "#000000", "#000000")
WHITE = Tone("#ffffff", "#ffffff", "#ffffff")
FIGURE = {"ink": BLACK, "paper": WHITE, "black": BLACK}
ALL_INK = {"ink": BLACK, "paper": BLACK, "black": BLACK}


def test_the_family_is_the_eight_of_the_beach():
    assert tuple(name for name in MOTIFS if name.startswith("shell/")) == SHELLS


@pytest.fixture(scope="module")
def silhouettes(raster):
    """Return name → black or not, at one pixel for each unit."""
    return {name: raster(draw_motif(name, FIGURE, colour="black"), 100) < 128 for name in SHELLS}


@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(SHELLS, 2)))
def test_two_silhouettes_share_less_than_five_sixths(silhouettes, one, other):
    # Two convex blobs that fill the same box share about pi/4 = 0.79 at the least effort; a disc and its
    # bounding octagon 0.95. Above 0.85 two shells were mistaken for each other at 8 mm.
    both = (silhouettes[one] & silhouettes[other]).sum()
    either = (silhouettes[one] | silhouettes[other]).sum()
    assert both / either < 0.85


@pytest.mark.parametrize("name", SHELLS)
def test_the_figure_fills_its_box_and_leaves_room_for_the_rim(silhouettes, name):
    rows, columns = np.nonzero(silhouettes[name])
    reach = [columns.min() - 20, rows.min() - 20, 119 - columns.max(), 119 - rows.max()]
    assert min(reach) >= 2
    assert max(columns.max() - columns.min(), rows.max() - rows.min()) >= 88


@pytest.mark.parametrize("name", SHELLS)
def test_nothing_touches_the_edge_of_the_view_box(raster, name):
    ink = raster(draw_motif(name, ALL_INK, colour="black"), 500) < 128
    rows, columns = np.nonzero(ink)
    # Five pixels a unit; the box starts at pixel 100 and ends before pixel 600.
    assert min(rows.min(), columns.min()) > 100
    assert max(rows.max(), columns.max()) < 599


@pytest.mark.parametrize("name", SHELLS)
def test_patterns_tell_apart_in_grey_at_18_mm(raster, silhouettes, palette, name):
    # 213 pixels are 18 mm at 300 dpi. A difference counts from 30 of 255 grey levels on: what a laser
    # printer's screen still separates; 1 / 20 of the figure is nine dots of the size that is drawn.
    greys = {
        p: raster(draw_motif(name, palette, colour="pink", pattern=p), 213).astype(int) for p in PATTERNS
    }
    figure = silhouettes[name].mean()
    shares = {
        (one, other): (abs(greys[one] - greys[other]) > 30).mean() / figure
        for one, other in itertools.combinations(PATTERNS, 2)
    }
    assert {pair: share for pair, share in shares.items() if share < 1 / 20} == {}


@pytest.mark.parametrize("name", SHELLS)
def test_the_shape_is_the_same_in_every_colour(palette, name):
    drawings = [draw_motif(name, palette, colour=colour) for colour in palette]
    shapes = {re.sub(r"#[0-9a-f]{6}|m[0-9a-f]{8}-", "", drawing) for drawing in drawings}
    assert len(set(drawings)) == len(palette)
    assert len(shapes) == 1


@pytest.mark.parametrize("name", SHELLS)
@pytest.mark.parametrize("pattern", PATTERNS)
def test_a_drawing_is_small(palette, name, pattern):
    assert len(draw_motif(name, palette, colour="blue", pattern=pattern)) <= 25_000


def test_patterns_make_no_difference_to_the_outline(palette):
    plain, dotted = (draw_motif("shell/whelk", palette, pattern=p).split("<path ") for p in ("plain", "dots"))
    assert plain[-1] == dotted[-1]
    assert len(dotted) == len(plain) + 1
