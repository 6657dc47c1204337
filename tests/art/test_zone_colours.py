"""The zones of From Dune to Open Sea are told by colour in every kind of sight, and text reads on them."""

import itertools
from pathlib import Path

import pytest
import yaml
from tests.art.sight import SIGHTS, apart, contrast

THEME = Path(__file__).parents[2] / "content/dune-to-open-sea/theme.yaml"
PALETTE = yaml.safe_load(THEME.read_text(encoding="utf-8"))["palette"]
ZONES = ("dune", "beach", "foreshore", "sea")


@pytest.mark.parametrize("sight", SIGHTS)
def test_zones_keep_their_distance(sight):
    distances = {
        pair: apart(PALETTE[pair[0]]["base"], PALETTE[pair[1]]["base"], sight)
        for pair in itertools.combinations(ZONES, 2)
    }
    assert {pair: d for pair, d in distances.items() if d < 18} == {}


def test_black_on_white_is_the_most_contrast():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("role", [*ZONES, "coral"])
def test_paper_reads_on_the_shade(role):
    assert contrast(PALETTE["paper"]["light"], PALETTE[role]["shade"]) >= 4.5


@pytest.mark.parametrize("role", [*ZONES, "shell", "sun"])
def test_ink_reads_on_the_light_tone(role):
    assert contrast(PALETTE["ink"], PALETTE[role]["light"]) >= 7
