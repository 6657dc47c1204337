"""The six shell colours stay apart in normal sight and in the three kinds of colour blindness."""

import itertools
import warnings

import numpy as np
import pytest
from generator.art import draw_motif

with warnings.catch_warnings():
    # Its docstrings hold escapes that newer Pythons warn of, and warnings are errors here.
    warnings.simplefilter("ignore")
    from colorspacious import cspace_convert

LEAST = 16
SIGHTS = ("normal", "protanomaly", "deuteranomaly", "tritanomaly")


def _rgb(colour):
    return np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])


def _apart(one, other, sight):
    """Return the CAM02-UCS distance of two sRGB colours, for sight or for full dichromacy (Machado 2009)."""
    space = "sRGB1" if sight == "normal" else {"name": "sRGB1+CVD", "cvd_type": sight, "severity": 100}
    a, b = (cspace_convert(colour, space, "CAM02-UCS") for colour in (one, other))
    return float(np.linalg.norm(a - b))


@pytest.mark.parametrize("sight", SIGHTS)
def test_base_colours_keep_their_distance(palette, sight):
    pairs = itertools.combinations(palette, 2)
    distances = {(a, b): _apart(_rgb(palette[a].base), _rgb(palette[b].base), sight) for a, b in pairs}
    assert {pair: d for pair, d in distances.items() if d < LEAST} == {}


def test_the_measure_can_fail():
    assert _apart(_rgb("#d62728"), _rgb("#2ca02c"), "normal") > LEAST
    assert _apart(_rgb("#8f6a2a"), _rgb("#6f7a2a"), "deuteranomaly") < LEAST


@pytest.mark.parametrize("name", ["white", "yellow"])
def test_each_drawing_uses_all_three_tones(palette, name):
    tone = palette[name]
    drawing = draw_motif("shell/scallop", palette, colour=name, pattern="plain")
    assert all(colour in drawing for colour in (tone.light, tone.base, tone.shade))
