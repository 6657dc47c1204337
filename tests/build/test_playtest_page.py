"""The page of a report: well-formed, with every number in a table, and plots that say what they show."""

from xml.etree import ElementTree

import pytest
from generator.build import DiskWorkspace
from generator.build.playtest_page import write_playtest_page
from generator.build.plots import plot_scores, plot_shares, plot_wins
from generator.play import Figures, work_out
from tests.build.projects import TEMPLATES
from tests.play.test_report import BATCH, SETUP

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def found() -> Figures:
    return work_out(SETUP, BATCH)


def parts(svg: str, kind: str, name: str) -> list[ElementTree.Element]:
    tree = ElementTree.fromstring(svg)
    return [part for part in tree.iter(f"{SVG}{kind}") if part.get("class") == name]


def test_wins_are_marked_in_proportion(found: Figures) -> None:
    svg = plot_wins(found)
    first, second = (float(mark.get("cx", "")) for mark in parts(svg, "circle", "mark"))
    [fair] = {float(line.get("x1", "")) for line in parts(svg, "line", "fair")}
    # 75 % and 25 % lie on both sides of 50 %.
    assert first - fair == pytest.approx(fair - second, abs=0.02)
    assert first > fair
    assert len(parts(svg, "line", "reach")) == 2
    assert 'aria-label="Share of wins. seat 1 75.0 %, seat 2 25.0 %"' in svg
    assert 'role="img"' in svg


def test_scores_have_a_box_from_quartile_to_quartile(found: Figures) -> None:
    svg = plot_scores(found)
    boxes = [float(box.get("width", "")) for box in parts(svg, "rect", "box")]
    # 6 to 8, and 4.25 to 4.75.
    assert boxes[0] / boxes[1] == pytest.approx(4, abs=0.01)


def test_shares_are_drawn_largest_first_without_what_nobody_saw() -> None:
    rows = {"a": {"seen": 10, "bought": 2}, "b": {"seen": 4, "bought": 2}, "c": {"seen": 0, "bought": 0}}
    names = [text.text for text in ElementTree.fromstring(plot_shares("cards", rows)).iter(f"{SVG}text")]
    assert names[:2] == ["b", "a"]
    assert "c" not in names


def test_a_table_without_shares_has_no_plot() -> None:
    assert plot_shares("x", {"a": {"seen": 3}}) == ""
    assert plot_shares("x", {"a": {"seen": 0, "bought": 0}}) == ""
    assert plot_shares("x", {}) == ""


def test_scores_that_are_all_alike_can_be_drawn(found: Figures) -> None:
    batch = type(BATCH)(records=BATCH.records[1:], tables={})
    assert "NaN" not in plot_scores(work_out(SETUP, batch))


def test_the_page_holds_every_number_and_fetches_nothing(found: Figures) -> None:
    page = write_playtest_page([found, found], DiskWorkspace(TEMPLATES.parent))
    for cell in ("19.8 % to 97.3 %", "6.25", "50.0 %", "sea-holly", "Someone is stuck on 2 turns in 1 game."):
        assert f">{cell}<" in page or cell in page
    assert page.count("<section>") == 2
    assert "Content-Security-Policy" in page
    assert 'src="' not in page
    assert "<script" not in page
    assert "url(" not in page


def test_the_page_is_the_same_each_time(found: Figures) -> None:
    workspace = DiskWorkspace(TEMPLATES.parent)
    assert write_playtest_page([found], workspace) == write_playtest_page([found], workspace)
