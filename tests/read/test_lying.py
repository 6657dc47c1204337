"""How pieces lie on sheets, which regions stay whole, and how much ink a role keeps."""

import pytest
from generator.diagnostic import Span
from generator.geometry import Rect
from generator.model import Grain, Region
from tests.read.projects import COMPONENT, THEME, complaints, component, project, read

FILE = "content/shore/components/items.yaml"


def test_a_component_may_lie_alone_and_along_the_grain() -> None:
    plain = component(read(project()))
    assert (plain.grain, plain.alone, plain.keep) == (Grain.ANY, False, ())
    header = (
        COMPONENT + "sheet: alone\ngrain: long\nkeep: {pier: {x: 2 mm, y: 1 cm, width: 5 mm, height: 4 mm}}\n"
    )
    found = component(read(project(header=header)))
    assert (found.grain, found.alone) == (Grain.LONG, True)
    assert found.keep == (Region("pier", Rect(2, 10, 5, 4)),)
    assert found.keep[0].origin.span == Span(FILE, 9, 14, 59)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        (
            "sheet: lone",
            ':7:8: error S103: "lone" is not a way to lie on a sheet (did you mean "alone"?)',
        ),
        (
            "grain: across",
            ':7:8: error S103: "across" is not a way to lie on a sheet (one of: any, long, same, short)',
        ),
        (
            "keep: {pier: {x: 2 mm, width: 17 mm, height: 4 mm}}",
            ':7:14: error S105: the region "pier" reaches out of the piece (the piece is 18 × 18 mm)',
        ),
        ("keep: {pier: {width: 17 mm, height: 0}}", ':7:14: error S105: the region "pier" has no size'),
    ],
)
def test_what_cannot_be_is_told_where_it_stands(line: str, complaint: str) -> None:
    found = complaints(project(header=f"{COMPONENT}{line}\n"))
    assert [one for one in found if "S10" in one] == [f"items.yaml{complaint}"]


def test_a_theme_says_what_is_left_of_a_role_in_low_ink() -> None:
    game = read(project(theme=f"{THEME}low_ink: {{sand: 0.5, sand.light: 0}}\n"))
    assert dict(game.theme.low_ink) == {"sand": 0.5, "sand.light": 0.0}


def test_shares_of_ink_are_of_known_roles_and_from_0_to_1() -> None:
    assert complaints(project(theme=f"{THEME}low_ink: {{sadn: 1, sand: 2}}\n")) == [
        'theme.yaml:4:11: error R010: the palette has no colour "sadn" (did you mean "sand"?)',
        "theme.yaml:4:26: error S105: a share of ink is out of bounds"
        " (from 0, which leaves paper, to 1, which leaves the colour as it is)",
    ]
