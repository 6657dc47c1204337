"""How texts fit: one report for all that is alike, the tightest first, in text, JSON and as a page."""

import json
from pathlib import Path

import pytest
from generator.build import BuildRequest, DiskWorkspace, Silence
from generator.build.fit_page import write_fit_page
from generator.build.fit_report import excerpt, json_report, summary, text_report
from generator.build.fits import Fits, SlotReport, report_fits
from generator.diagnostic import NOWHERE
from generator.geometry import Rect
from tests.build.projects import edit, make_project

TIGHT = 'x="8" y="8" width="32" height="10"'


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return make_project(tmp_path)


def fits(project: Path, **asked: tuple[str, ...]) -> Fits:
    request = BuildRequest(root=project, out=project / "out", jobs=1, **asked)  # type: ignore[arg-type]
    return report_fits(request, Silence())


def a_report(**said: object) -> SlotReport:
    usual: dict[str, object] = {
        "game": "harbour",
        "editions": ("standard",),
        "language": "en",
        "component": "fleet",
        "pieces": ("red-boat",),
        "side": "front",
        "slot": "name",
        "field": "name",
        "style": "title",
        "size": 13.0,
        "wanted": 13.0,
        "least": 9.0,
        "lines": 1,
        "lines_left": 1.5,
        "free_mm": 4.0,
        "missing_mm": 0.0,
        "text": "Red boat",
        "box": Rect(8, 8, 32, 10),
        "place": NOWHERE,
    }
    return SlotReport(**{**usual, **said})  # type: ignore[arg-type]


def test_two_boats_in_two_editions_are_two_texts(project: Path) -> None:
    found = fits(project, languages=("en",))
    assert [(slot.text, slot.editions, slot.pieces) for slot in found.slots] == [
        ("Green boat", ("standard", "long"), ("green-boat",)),
        ("Red boat", ("standard", "long"), ("red-boat",)),
    ]
    assert [(slot.size, slot.wanted, slot.least, slot.lines) for slot in found.slots] == [(13, 13, 9, 1)] * 2
    assert found.slots[0].box == Rect(8, 8, 32, 10)
    # The longer name has less of its line left, and both could go on in a second line of 9 pt.
    assert 1 < found.slots[0].lines_left < found.slots[1].lines_left < 2
    assert str(found.slots[0].place) == "content/harbour/components/fleet.yaml:12:11"


def test_what_does_not_fit_comes_first_and_is_no_fault_of_the_report(project: Path) -> None:
    edit(project, "content/harbour/templates/boat.svg.j2", TIGHT, 'x="8" y="8" width="32" height="2"')
    found = fits(project, languages=("en",), editions=("long",))
    assert found.diagnostics == ()
    # A line of Vollkorn at 9 pt is higher than 2 mm; both boats have one line each.
    assert all(slot.missing_mm > 0 and slot.lines_left == 0 for slot in found.slots)
    assert summary(found.slots).startswith("2 texts: 2 do not fit;")


def test_a_game_that_cannot_be_read_is_told(project: Path) -> None:
    edit(project, "content/harbour/game.yaml", "title: Harbour", "titel: Harbour")
    found = fits(project)
    assert found.slots == ()
    assert {fault.code for fault in found.diagnostics} == {"S101", "S102"}


def test_text_report_has_as_many_lines_as_are_asked_for() -> None:
    slots = (
        a_report(missing_mm=1.24, lines_left=0.0, free_mm=0.0, size=9.0, lines=2),
        a_report(text="A very long name of a boat \x1b[31m that goes on", pieces=("a", "b"), size=10.5),
        a_report(),
    )
    lines = text_report(Fits(slots=slots, diagnostics=()), 2).splitlines()
    assert len(lines) == 4
    assert lines[1].split("  ")[0] == "1.2 mm missing"
    assert "9 pt (13 to 9)" in lines[1]
    assert "fleet/a and 1 more, front, name" in lines[2]
    assert "\x1b" not in lines[2]
    assert lines[3] == "3 texts: 1 do not fit; 1 are smaller than wanted, 1 as small as may be"


def test_excerpts_are_short_and_on_one_line() -> None:
    assert excerpt(a_report(text="One\n\ntwo")) == "One two"
    assert len(excerpt(a_report(text="boat " * 20))) == 32


def test_no_text_at_all_is_a_line() -> None:
    assert text_report(Fits(slots=(), diagnostics=()), 5).startswith("0 texts: all fit")


def test_json_has_lengths_and_places() -> None:
    (slot,) = json.loads(json_report(Fits(slots=(a_report(),), diagnostics=())))["slots"]
    assert slot["box"] == {"x": 8, "y": 8, "width": 32, "height": 10}
    assert (slot["free_mm"], slot["lines_left"], slot["least"]) == (4.0, 1.5, 9.0)


def test_page_pictures_the_tightest_and_escapes_what_it_shows(project: Path) -> None:
    edit(project, "content/harbour/components/fleet.yaml", '"{colour} boat"', '"{colour} <b>boat"')
    found = fits(project, languages=("en",), editions=("long",))
    page = write_fit_page(found.slots, DiskWorkspace(project))
    assert page.count("<figure>") == 2
    assert page.count('role="img" aria-label="fleet/') == 2
    assert "Green &lt;b&gt;boat" in page
    assert "<b>" not in page
    assert page == write_fit_page(found.slots, DiskWorkspace(project))


def test_jobs_change_nothing(project: Path) -> None:
    request = BuildRequest(root=project, out=project / "out", jobs=2)
    assert report_fits(request, Silence()) == fits(project)
