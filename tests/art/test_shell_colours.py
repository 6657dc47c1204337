"""The six shell colours stay apart in normal sight and in the three kinds of colour blindness."""

import itertools

import pytest
from generator.art import draw_motif
from tests.art.sight import SIGHTS, apart

LEAST = 16


@pytest.mark.parametrize("sight", SIGHTS)
def test_base_colours_keep_their_distance(palette, sight):
    pairs = itertools.combinations(palette, 2)
    distances = {(a, b): apart(palette[a].base, palette[b].base, sight) for a, b in pairs}
    assert {pair: d for pair, d in distances.items() if d < LEAST} == {}


def test_the_measure_can_fail():
    assert apart("#d62728", "#2ca02c", "normal") > LEAST
    assert apart("#8f6a2a", "#6f7a2a", "deuteranomaly") < LEAST


@pytest.mark.parametrize("name", ["white", "yellow"])
def test_each_drawing_uses_all_three_tones(palette, name):
    tone = palette[name]
    drawing = draw_motif("shell/scallop", palette, colour=name, pattern="plain")
    assert all(colour in drawing for colour in (tone.light, tone.base, tone.shade))
