"""How different colours look: against a library that does the same with arrays."""

import random
from itertools import pairwise

import pytest
from generator.check.sight import SIGHTS, distance
from tests.art.sight import SIGHTS as NAMES
from tests.art.sight import apart

CHANCE = random.Random(5)
COLOURS = ("#000000", "#ffffff", "#808080", *(f"#{CHANCE.randrange(1 << 24):06x}" for _ in range(20)))


@pytest.mark.parametrize(("sight", "name"), list(zip(SIGHTS, NAMES, strict=True))[:1])
def test_distances_are_those_of_the_library(sight: str, name: str) -> None:
    for one, other in pairwise(COLOURS):
        assert distance(one, other, sight) == pytest.approx(apart(one, other, name), abs=0.01)


# Colours without much chroma, so that the simulation stays among those that a screen can show; the library
# goes on with colours beyond them.
MUTED = ("#8c7a6b", "#6b8c7a", "#7a6b8c", "#90908c", "#7c8a92", "#a08f86")


@pytest.mark.parametrize(("sight", "name"), list(zip(SIGHTS, NAMES, strict=True)))
def test_deficiencies_are_those_of_the_library(sight: str, name: str) -> None:
    for one, other in pairwise(MUTED):
        assert distance(one, other, sight) == pytest.approx(apart(one, other, name), abs=0.01)


def test_red_and_green_come_near_each_other_for_those_who_lack_one_of_them() -> None:
    red, green = "#c0392b", "#2e8b57"
    far, protan, deutan, tritan = (distance(red, green, sight) for sight in SIGHTS)
    assert far > 50
    assert tritan > 50
    assert protan < 18
    assert deutan < 12
    assert distance(red, red) == 0
