"""Grounds cover their box, are quiet, and look at the trim as they look in the middle."""

import pytest
from generator.art import MOTIFS, draw_motif

GROUNDS = tuple(name for name in MOTIFS if name.startswith("ground/"))
WASHES = ("ground/sea", "ground/sky")  # they change from top to bottom on purpose
SIDES = ("left", "right", "top", "bottom")
EDGES = [
    (name, side) for name in GROUNDS for side in SIDES if name not in WASHES or side in ("left", "right")
]
# The strips that are compared are one repeat of the pattern, as a share of the side.
STRIPS = {
    "ground/woven": 0.25,
    "ground/shell-fans": 0.34,
    "ground/waves": 0.34,
    "ground/basketry": 0.2,
    "ground/footprints": 0.5,
    "ground/marram": 0.17,
    "ground/ripples": 0.3,
    "ground/swell": 0.3,
}


def test_the_family_is_complete():
    assert [name.removeprefix("ground/") for name in GROUNDS] == (
        [
            "basketry",
            "footprints",
            "marram",
            "ripples",
            "sand",
            "sand-tile",
            "sea",
            "shell-fans",
            "sky",
            "swell",
            "waves",
            "woven",
        ]
    )


@pytest.mark.parametrize("name", GROUNDS)
def test_a_ground_is_small_enough(name):
    assert len(draw_motif(name, {})) <= 40_000


@pytest.fixture(scope="module")
def pictures(photo, palette):
    return {name: photo(draw_motif(name, palette), 600).astype(float) for name in GROUNDS}


@pytest.mark.parametrize("name", GROUNDS)
def test_a_ground_covers_its_box(pictures, name):
    picture = pictures[name]
    magenta = (picture[..., 0] > 200) & (picture[..., 1] < 100) & (picture[..., 2] > 200)
    assert not magenta.any()


def strips(picture, side, share):
    """Return the outer strip of a side, and the strip of the same size in the middle."""
    turned = {"left": 0, "top": 1, "right": 2, "bottom": 3}[side]
    upright = picture if turned % 2 == 0 else picture.swapaxes(0, 1)
    upright = upright[:, ::-1] if turned >= 2 else upright
    width = round(upright.shape[1] * share)
    start = (upright.shape[1] - width) // 2
    return upright[:, :width], upright[:, start : start + width]


@pytest.mark.parametrize(("name", "side"), EDGES)
def test_the_edge_looks_like_the_middle(pictures, name, side):
    edge, middle = strips(pictures[name], side, STRIPS.get(name, 0.12))
    assert edge.mean(axis=(0, 1)) == pytest.approx(middle.mean(axis=(0, 1)), abs=6)
    assert edge.std() == pytest.approx(middle.std(), rel=0.3)


@pytest.mark.parametrize(("name", "side"), EDGES)
def test_no_line_runs_along_the_trim(pictures, name, side):
    # The outermost lines of pixels must not stand apart from the strip that they belong to.
    edge, _ = strips(pictures[name], side, STRIPS.get(name, 0.12))
    lines = edge.mean(axis=(0, 2))
    assert abs(lines[:3].mean() - lines.mean()) <= 2.5 * lines.std() + 2


@pytest.mark.parametrize("side", SIDES)
def test_the_measures_can_fail(pictures, side):
    framed = pictures["ground/sand-tile"].copy()
    framed[:12] = framed[-12:] = framed[:, :12] = framed[:, -12:] = 40
    edge, middle = strips(framed, side, 0.12)
    assert abs(edge.mean() - middle.mean()) > 6
    lines = edge.mean(axis=(0, 2))
    assert abs(lines[:3].mean() - lines.mean()) > 60


@pytest.mark.parametrize("name", ["ground/sand", "ground/sand-tile", "ground/shell-fans"])
def test_sand_is_quiet(pictures, name):
    # Dark text on it needs a light ground: no more than a tenth of the greys may lie far from the mean.
    grey = pictures[name].mean(axis=-1)
    assert grey.mean() > 180
    assert (abs(grey - grey.mean()) > 60).mean() < 0.1
