"""Zones of a template that text leaves free: it flows around them, or must not touch them."""

import pytest
from generator.drawing import Words
from generator.faces.svg import read_svg
from generator.geometry import Rect
from tests.faces.stage import Stage, piece, slot, svg, text

WORDS = "Gain two shells for each crab in this row."


def stage(*lines: str, words: str = WORDS) -> Stage:
    return Stage({"content/trial/templates/card.svg.j2": svg(*lines)}, (piece(body=text(words)),))


def test_text_begins_beside_a_zone() -> None:
    zone = '<rect id="sun" x="0" y="0" width="20" height="14" fill="none" data-exclude="around"/>'
    (words,) = (
        item for item in stage(zone, slot(data_text="body")).face().drawing.items if isinstance(item, Words)
    )
    # Lines of 10 pt are 4.23 mm apart, from 10 mm on: the second one begins below 14 mm.
    assert [run.at.x for run in words.runs][:2] == [20, 10]


def test_a_zone_elsewhere_changes_nothing() -> None:
    zone = '<circle cx="60" cy="80" r="4" fill="none" data-exclude="around"/>'
    assert stage(zone, slot(data_text="body")).face().fits == stage(slot(data_text="body")).face().fits


@pytest.mark.parametrize("more", [{"data_valign": "middle"}, {"data_rotate": 90}])
def test_text_that_is_turned_or_not_at_the_top_flows_around_nothing(more: dict[str, object]) -> None:
    zone = '<rect x="10" y="10" width="9" height="9" fill="none" data-exclude="around"/>'
    (fault,) = stage(zone, slot(data_text="body", **more)).faults()
    assert fault.startswith("content/trial/templates/card.svg.j2:3:")
    assert "L308" in fault
    assert "flows around nothing" in fault


@pytest.mark.parametrize(
    ("zone", "touched"),
    [
        # The text has two lines, from 10 mm to 17.8 mm.
        ('<rect id="low" x="10" y="18" width="40" height="9" data-exclude="text"/>', ()),
        ('<rect id="low" x="10" y="17" width="40" height="9" data-exclude="text"/>', ("low",)),
        ('<rect x="10" y="17" width="40" height="9" data-exclude="text"/>', ("<line 2>",)),
        ('<circle id="round" cx="57" cy="8" r="6" data-exclude="text"/>', ()),
        ('<circle id="round" cx="44" cy="8" r="6" data-exclude="text"/>', ("round",)),
        (
            '<g transform="translate(0 -5)">'
            '<rect id="up" y="20" width="40" height="9" data-exclude="text"/></g>',
            ("up",),
        ),
    ],
)
def test_text_that_touches_a_zone_is_a_fact(zone: str, touched: tuple[str, ...]) -> None:
    (fit,) = stage(zone, slot(data_text="body")).face().fits
    assert fit.lines == 2
    assert fit.touched == touched


def test_turned_text_touches_what_it_covers() -> None:
    # A slot of 40 by 20 mm, seen from the side: one line along its right edge, from the top down.
    zone = '<rect id="{}" x="{}" y="10" width="2" height="20" data-exclude="text"/>'
    lines = (zone.format("right", 46), zone.format("left", 12))
    (fit,) = stage(*lines, slot(data_text="body", data_rotate=90), words="Row").face().fits
    assert fit.box == Rect(10, 10, 40, 20)
    assert fit.touched == ("right",)


@pytest.mark.parametrize(
    ("shape", "message"),
    [
        ('<rect width="5" height="5" data-exclude="on"/>', 'L306 data-exclude cannot be "on"'),
        (
            '<path d="M 0 0 h 5" data-exclude="text"/>',
            "L306 <path> cannot be left free: its extent is not known",
        ),
        (
            '<rect width="5" height="5" transform="rotate(3)" data-exclude="around"/>',
            "L306 what is turned or skewed by a transform cannot be left free",
        ),
    ],
)
def test_marks_that_make_no_sense_are_told(shape: str, message: str) -> None:
    source = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 50">{shape}</svg>'
    assert [f"{wrong.code} {wrong.message}" for wrong in read_svg(source, {}).faults] == [message]
