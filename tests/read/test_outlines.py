"""Outlines of pieces: hexagons and polygons, and where their bleed comes from."""

from math import sqrt

import pytest
from generator.geometry import Point, Size
from generator.model import Component, Fill, Outline
from generator.read import read_game
from tests.read.projects import COMPONENT, SHEETS, project, read

PLAIN = "{width: 18 mm, height: 18 mm}"


def component(size: str, more: str = "") -> Component:
    header = COMPONENT.replace(PLAIN, size) + more
    return read(project(header=header)).editions[0].components[0]


def faults(size: str, more: str = "") -> list[str]:
    header = COMPONENT.replace(PLAIN, size) + more
    _, found = read_game(project(header=header), "shore")
    return [str(fault) for fault in found]


def test_a_hexagon_has_an_edge_at_its_top() -> None:
    tile = component("{hex: 30 mm}")
    side = 30 / sqrt(3)
    assert tile.outline is Outline.HEX
    assert (tile.size.width, tile.size.height) == pytest.approx((2 * side, 30))
    expected = [(side / 2, 0), (1.5 * side, 0), (2 * side, 15), (1.5 * side, 30), (side / 2, 30), (0, 15)]
    assert [(p.x, p.y) for p in tile.points] == [pytest.approx(point) for point in expected]


def test_a_pointed_hexagon_has_a_corner_at_its_top() -> None:
    tile = component("{hex: 30 mm, pointed: true}")
    side = 30 / sqrt(3)
    assert (tile.size.width, tile.size.height) == pytest.approx((30, 2 * side))
    assert {round(p.x, 6) for p in tile.points if p.y == 0} == {15}
    assert {round(p.y, 6) for p in tile.points if p.x == 0} == {round(side / 2, 6), round(1.5 * side, 6)}


def test_hexagons_of_a_shop_fill_their_box() -> None:
    sizes = SHEETS["templates/sheets/sizes.yaml"] + "hex: {width: 95.25 mm, height: 82.55 mm, outline: hex}\n"
    workspace = project(header=COMPONENT.replace(PLAIN, "hex"))
    workspace.files["templates/sheets/sizes.yaml"] = sizes.encode()
    tile = read(workspace).editions[0].components[0]
    assert tile.size == Size(95.25, 82.55)
    assert max(p.x for p in tile.points) == 95.25
    assert max(p.y for p in tile.points) == 82.55


def test_a_polygon_by_its_corners() -> None:
    tile = component("{points: [[10 mm, 5 mm], [30 mm, 5 mm], [20 mm, 22 mm]]}")
    assert tile.outline is Outline.POLYGON
    assert tile.size == Size(20, 17)
    assert tile.points == (Point(0, 0), Point(20, 0), Point(10, 17))


@pytest.mark.parametrize(
    ("points", "fault"),
    [
        ("[[0, 0], [20 mm, 0]]", "S103: an outline is a list of 3 to 100 points"),
        ("[[0, 0], [20 mm, 0], [20 mm]]", "S103: a point is how far it lies to the right, and how far down"),
        ("[[0, 0], [9 mm, 9 mm], [9 mm, 0], [0, 9 mm]]", "S105: the edges of the outline touch or cross"),
        ("[[0, 0], [9 mm, 0], [4 mm, 0]]", "S105: the edges of the outline touch or cross"),
        ("[[0, 0], [0, 0], [9 mm, 0], [9 mm, 9 mm]]", "S105: the edges of the outline touch or cross"),
        ("[[0, 0], [9 mm, 0], [9 mm, 9 mm], [4 mm, 0]]", "S105: the edges of the outline touch or cross"),
    ],
)
def test_points_that_bound_nothing_are_refused(points: str, fault: str) -> None:
    (found,) = faults(f"{{points: {points}}}")
    assert found.startswith("content/shore/components/items.yaml:4:")
    assert fault in found


def test_a_size_is_given_in_one_way() -> None:
    both = "{hex: 30 mm, diameter: 20 mm}"
    assert "a size is given in exactly one way" in faults(both)[0]
    assert "pointed goes with a hex only" in faults("{diameter: 20 mm, pointed: true}")[0]
    assert "has no corner" in faults("{hex: 30 mm, corner: 2 mm}")[0]


def test_bleed_comes_from_the_art_or_is_made() -> None:
    assert (component(PLAIN, "bleed: 2 mm\n").bleed, component(PLAIN, "bleed: 2 mm\n").made_bleed) == (
        2.0,
        0.0,
    )
    made = component(PLAIN, "bleed: 2 mm\nbleed_from: edge\n")
    assert (made.bleed, made.made_bleed, made.fill) == (0.0, 2.0, Fill.EDGE)
    assert faults(PLAIN, "bleed_from: miror\n") == [
        'content/shore/components/items.yaml:7:13: error S103: bleed does not come from "miror" '
        '(did you mean "mirror"?)'
    ]
