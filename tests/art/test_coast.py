"""Things, boats and weather of one coast: whole, lean, told apart; backdrops that let a figure stand out."""

from itertools import combinations, pairwise

import numpy as np
import pytest
from generator.art import MOTIFS, draw_motif
from generator.art.boats.sloop import HEEL, HULL, MAST_FOOT, MASTHEAD
from generator.art.boats.tall_ship import FORE, FORE_SAILS, MAIN, MAIN_SAILS, MIZZEN, MIZZEN_SAILS
from generator.art.boats.trawler import HULL as TRAWLER
from generator.art.form import trace
from generator.art.places.buoy import CAN
from generator.art.things.fishing import BEAM, HANDLE

BOATS = ("boat/rowing-boat", "boat/sailboat", "boat/tall-ship", "boat/trawler")
WEATHER = ("place/buoy", "place/fog", "place/lighthouse", "place/squall")
GEAR = tuple(
    f"thing/{name}"
    for name in (
        *(
            "beach-ball",
            "beach-hut",
            "boardwalk",
            "boots",
            "deck-chair",
            "driftwood",
            "flag",
            "kite",
            "lifebuoy",
        ),
        *("parasol", "sand-castle", "sand-fence", "shrimp-net", "signpost", "surfboard"),
    )
)
FIGURES = (*BOATS, *WEATHER, *GEAR)
SCENES = ("scene/beach", "scene/dune", "scene/foreshore", "scene/open-sea")
MAGENTA = (255, 0, 255)
WHITE = 250


@pytest.fixture(scope="module")
def pictures(photo):
    return {name: photo(draw_motif(name, {}), 160) for name in FIGURES}


@pytest.fixture(scope="module")
def backdrops(photo):
    return {name: photo(draw_motif(name, {}), 240).astype(float) for name in SCENES}


def at_a_glance(picture):
    """The figure's box, squeezed to 40 × 40: figure or not."""
    figure = (picture != MAGENTA).any(axis=-1)
    rows, columns = np.nonzero(figure)
    down = np.linspace(rows.min(), rows.max(), 40).round().astype(int)
    across = np.linspace(columns.min(), columns.max(), 40).round().astype(int)
    return figure[np.ix_(down, across)]


def test_every_boat_is_drawn():
    assert tuple(name for name in MOTIFS if name.startswith("boat/")) == BOATS


@pytest.mark.parametrize("name", [*FIGURES, *SCENES])
def test_a_drawing_is_small(name):
    assert len(draw_motif(name, {})) <= 24_000


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_fills_its_box_and_its_rim_is_whole(pictures, name):
    picture = pictures[name]
    rows, columns = np.nonzero((picture != MAGENTA).any(axis=-1))
    height, width = picture.shape[:2]
    assert max(np.ptp(rows) / height, np.ptp(columns) / width) >= 0.9
    # Nothing dark within two pixels of the edge: there, the paper-white rim runs round the outline.
    borders = (picture[:2], picture[-2:], picture[:, :2], picture[:, -2:])
    assert min(border.astype(int).sum(axis=-1).min() for border in borders) >= 3 * 100


@pytest.mark.parametrize("family", [BOATS, WEATHER, GEAR])
def test_silhouettes_differ(pictures, family):
    # A tenth of the box: the sloop and the ship share the most, a hull on a strip of sea.
    shapes = {name: at_a_glance(pictures[name]) for name in family}
    twins = [(a, b) for a, b in combinations(family, 2) if (shapes[a] != shapes[b]).mean() < 0.1]
    assert twins == []


@pytest.mark.parametrize("name", SCENES)
def test_a_backdrop_covers_its_box(backdrops, name):
    assert not (backdrops[name] == MAGENTA).all(axis=-1).any()


@pytest.mark.parametrize("name", SCENES)
def test_a_paper_rim_stands_out_in_the_middle_of_a_backdrop(backdrops, name):
    # Light, so that dark figures read; hardly ever white, so that the rim does.
    middle = backdrops[name][36:144, 48:192]
    assert 170 <= middle.mean() <= 236
    assert (middle.min(axis=-1) >= WHITE).mean() <= 0.05


def test_a_backdrop_is_known_by_its_foreground(backdrops):
    # Warm sand on dune and beach, greyer wet sand on the foreshore, blue water at sea.
    warmth = {name: (picture[150:, :, 0] - picture[150:, :, 2]).mean() for name, picture in backdrops.items()}
    assert warmth["scene/dune"] > 30
    assert warmth["scene/beach"] > 30
    assert 0 < warmth["scene/foreshore"] < 30
    assert warmth["scene/open-sea"] < -20


def test_the_ship_is_rigged_as_a_ship():
    trucks = [mast[1].imag for mast in (MAIN, FORE, MIZZEN)]
    assert trucks == sorted(trucks)  # The main mast is the highest, the mizzen the lowest.
    for sails in (FORE_SAILS, MAIN_SAILS, MIZZEN_SAILS):
        # From course to royal: each sail hangs above the one before it and is no wider at its yard.
        assert all(upper[1] <= lower[0] and upper[2] < lower[2] for lower, upper in pairwise(sails))
    assert len(FORE_SAILS) == len(MAIN_SAILS) == 4


def test_the_sloop_heels_and_is_deep_enough_to_carry_its_mast():
    length = max(p.real for p in trace(HULL)) - min(p.real for p in trace(HULL))
    assert 0.6 <= (MAST_FOOT - MASTHEAD).imag / length <= 1.1
    assert 8 <= HEEL <= 20


def test_the_trawlers_bow_stands_high_above_its_stern():
    sheer = trace(TRAWLER[0])
    assert sheer[0].imag - sheer[-1].imag >= 20


def test_the_port_hand_buoy_carries_a_can():
    # Square from the side, as the buoyage of region A has it to port; a cone would be starboard.
    wide = max(p.real for p in CAN) - min(p.real for p in CAN)
    high = max(p.imag for p in CAN) - min(p.imag for p in CAN)
    assert wide == pytest.approx(high, rel=0.1)


def test_the_push_nets_handle_stands_square_on_its_beam():
    beam, handle = BEAM[1] - BEAM[0], HANDLE[1] - HANDLE[0]
    slant = (beam.real * handle.real + beam.imag * handle.imag) / abs(beam) / abs(handle)
    assert abs(slant) < 0.2  # Within 12° of a right angle.
