"""Things: whole in their box, small, and a bucket whose two sides back each other."""

import numpy as np
import pytest
from generator.art import MOTIFS, draw_motif
from generator.art.things.vessel import Vessel
from generator.model import Tone

THINGS = ("thing/basket", "thing/bucket", "thing/bucket-back", "thing/shovel", "thing/sun", "thing/towel")
MAGENTA = (255, 0, 255)


def test_the_family_is_complete():
    assert [name for name in THINGS if name not in MOTIFS] == []


@pytest.mark.parametrize("name", THINGS)
def test_a_drawing_is_small(name):
    assert len(draw_motif(name, {})) <= 25_000


@pytest.mark.parametrize("name", THINGS)
def test_a_figure_is_whole_and_fills_its_box(photo, name):
    figure = (photo(draw_motif(name, {}), 200) != MAGENTA).any(axis=-1)
    rows, columns = np.nonzero(figure)
    assert min(rows.min(), columns.min()) >= 1
    assert max(rows.max(), columns.max()) <= 198
    assert max(np.ptp(rows), np.ptp(columns)) >= 170


def test_the_sides_of_the_bucket_have_one_outline(photo):
    # Turned over about the fold, the back's outline is the front's mirrored: both must be symmetrical.
    front, back = (
        (photo(draw_motif(name, {}), 400) != MAGENTA).any(axis=-1)
        for name in ("thing/bucket", "thing/bucket-back")
    )
    assert (front == back).all()
    assert (front != front[:, ::-1]).mean() < 0.002


def test_the_sides_of_the_bucket_differ(photo):
    front, back = (
        photo(draw_motif(name, {}), 100).astype(int) for name in ("thing/bucket", "thing/bucket-back")
    )
    assert (abs(front - back).max(axis=-1) > 60).mean() > 0.01


def test_a_tile_on_the_sun_leaves_its_rays(photo):
    # The Sun's tile is 30 mm, its picture 27.4 mm, and the tile of 18 mm on it 65.7 units wide.
    picture = photo(draw_motif("thing/sun", {"sun": Tone("#00ff00", "#00ff00", "#00ff00")}), 200).astype(int)
    rays = (picture[..., 1] > 200) & (picture[..., 0] < 60)
    rays[100 - 66 : 100 + 66, 100 - 66 : 100 + 66] = False
    assert rays.mean() > 0.015


def test_a_vessel_is_round():
    pail = Vessel(axis=50, mouth=40, foot=90, mouth_radius=30, foot_radius=20, tilt=0.2)
    assert pail.at(-90, 0) == pytest.approx(20 + 40j)
    assert pail.at(0, 0) == pytest.approx(50 + 46j)
    assert pail.at(90, 1) == pytest.approx(70 + 90j)
    assert pail.radius(0.5) == 25
    assert pail.mouth_ring(steps=4) == pytest.approx([80 + 40j, 50 + 46j, 20 + 40j, 50 + 34j])


def test_a_belly_widens_a_vessel_between_mouth_and_foot():
    basket = Vessel(axis=0, mouth=0, foot=10, mouth_radius=4, foot_radius=4, belly=1)
    assert [basket.radius(down) for down in (0, 0.5, 1)] == pytest.approx([4, 5, 4])
