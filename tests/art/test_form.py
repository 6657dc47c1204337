"""Light and shade from an outline; steps by the clock; a wave."""

import re
from random import Random

import pytest
from generator.art.form import beyond, contour, edge_cuts, flow, moved, scaled, tooth, trace
from generator.art.polar import arc, round_, star, step
from generator.art.roller import PERIOD, profile

SQUARE = (0j, 10 + 0j, 10 + 10j, 10j)


def test_an_outline_is_read_as_it_is_written():
    assert trace("1 2, -3.5 4, 5 -6.25") == (1 + 2j, -3.5 + 4j, 5 - 6.25j)


def test_points_move_and_scale():
    assert moved(SQUARE, 1 + 2j)[2] == 11 + 12j
    assert scaled(SQUARE, 0.5, about=10 + 10j) == [5 + 5j, 10 + 5j, 10 + 10j, 5 + 10j]


def test_the_flow_passes_through_its_points():
    curve = flow(SQUARE, steps=4)
    assert curve[::4] == pytest.approx(list(SQUARE))
    assert len(curve) == 16


def test_what_is_beyond_an_outline_winds_the_other_way():
    clockwise = beyond(SQUARE, soft=False).split("Z")[1]
    assert clockwise == contour([10j, 10 + 10j, 10 + 0j, 0j], soft=False)
    assert beyond(SQUARE[::-1], soft=False).split("Z")[1] == clockwise


def test_a_tooth_is_blunt_at_its_root_and_ends_in_its_tip():
    assert tooth(0j, 10 + 0j, 2) == "M0 1q4 0 10 -1 -6 -1 -10 -1z"


def roots(cuts):
    return [complex(float(x), float(y)) for x, y in re.findall(r"M(-?[\d.]+) (-?[\d.]+)q", cuts)]


def test_hatching_starts_on_the_sides_away_from_the_light():
    places = roots(edge_cuts(SQUARE, Random("x"), depth=3, gap=1, width=0))
    assert places
    assert all(p.real > 9.4 or p.imag > 9.4 for p in places)


def test_hatching_does_not_care_which_way_an_outline_runs():
    one, other = (roots(edge_cuts(s, Random("x"), depth=3, gap=1, width=0)) for s in (SQUARE, SQUARE[::-1]))
    assert len(one) == pytest.approx(len(other), abs=2)
    assert all(p.real > 9.4 or p.imag > 9.4 for p in other)


def test_steps_go_by_the_clock():
    assert [step(turn, 2) for turn in (0, 90, 180, 270)] == pytest.approx([-2j, 2, 2j, -2])
    assert round_(0j, 1, count=4) == pytest.approx([-1j, 1, 1j, -1])
    assert arc(0j, 1, 0, 180, steps=2) == pytest.approx([-1j, 1, 1j])
    assert star(0j, 2, 1, 2) == pytest.approx([-2j, 1, 2j, -1])


def test_a_wave_ends_one_period_on_at_its_own_level():
    ends = [curve.split()[-2:] for curve in re.findall(r"c([^c]+)", profile(12))]
    assert sum(float(x) for x, _ in ends) == pytest.approx(PERIOD, abs=0.02)
    assert sum(float(y) for _, y in ends) == pytest.approx(0, abs=0.02)
