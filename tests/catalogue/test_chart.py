"""Charts as drawings: where marks lie, and that no panel needs its colour to be told from the others."""

import re

import pytest
from generator.catalogue.chart import draw_chart
from generator.catalogue.entries import take_stock
from generator.catalogue.ink import Sheet, _marker, _pattern
from generator.catalogue.run import pen_for
from generator.catalogue.scale import WIDTH, ticks_over
from generator.catalogue.tally import tally
from generator.drawing import Artwork, Words
from generator.faces import open_studio
from generator.geometry import Point, Rect, Size
from generator.model import Tone
from tests.catalogue.quay import CARDS, GAME, compose, localize, project, wanted

TONE = Tone("#eeeeee", "#999999", "#333333")
BOX = Rect(1, 2, 7, 12)


def panels(plot: int, game: str = GAME, cards: str = CARDS) -> list[tuple[str, list[str], Size]]:
    """Return the marks, the words and the size of each panel of a plot."""
    workspace = project(game, cards)
    studio, localized = open_studio(workspace), localize(workspace)
    stock = take_stock(wanted(localized), localized, compose(studio, localized))
    chart = tally(wanted(localized).plots[plot], wanted(localized), stock, localized)
    drawn = [picture.view.drawing for picture in draw_chart(chart, pen_for(studio, localized))]
    found = []
    for drawing in drawn:
        art, *rest = drawing.items
        assert isinstance(art, Artwork)
        words = [
            " ".join(word.text for run in item.runs for word in run.words)
            for item in rest
            if isinstance(item, Words)
        ]
        found.append((art.svg, words, drawing.size))
    return found


@pytest.mark.parametrize(
    ("least", "most", "ticks"),
    [
        (0, 1, (0, 1)),
        (0, 6, (0, 1, 2, 3, 4, 5, 6)),
        (1, 7, (0, 2, 4, 6, 8)),
        (2, 2.5, (0, 1, 2, 3)),
        (0, 0, (0, 1)),
        (0, 95, (0, 20, 40, 60, 80, 100)),
        (-3, 2, (-3, -2, -1, 0, 1, 2)),
        (-9, -1, (-10, -8, -6, -4, -2, 0)),
    ],
)
def test_axes_are_marked_in_round_steps(least: float, most: float, ticks: tuple[int, ...]) -> None:
    assert ticks_over(least, most) == ticks


def test_bars_that_stand_are_as_high_as_their_numbers() -> None:
    quay, sea = panels(1)
    bars = re.findall(r'd="M[\d.]+ ([\d.]+)h[\d.]+v([\d.]+)h-[\d.]+z" fill="#a9855f"', quay[0])
    assert [(float(top), float(height)) for top, height in bars] == [
        (16.0, 20.0),
        (16.0, 20.0),
    ]  # 2 of 3, of 30 mm
    assert quay[1] == ["0", "1", "2", "3", "pieces", "1", "2", "3", "4", "Price", "2", "2"]
    assert sea[1][-2:] == ["1", "3"]
    assert quay[2] == sea[2]


def test_bars_that_lie_share_their_scale() -> None:
    quay, sea = panels(2)
    lengths = [
        [float(length) for length in re.findall(r'd="M[\d.]+ [\d.]+h([\d.]+)v3.80h-[\d.]+z" fill="#', svg)]
        for svg, _, _ in (quay, sea)
    ]
    (one, three), (two,) = lengths
    assert three == pytest.approx(3 * one, abs=0.02)
    assert two == pytest.approx(2 * one, abs=0.02)
    assert quay[1] == ["1", "3"]
    assert sea[1] == ["2", "0"]


def test_bubbles_grow_with_the_pieces_and_the_line_joins_the_means() -> None:
    quay, _ = panels(0)
    radii = {
        float(radius)
        for radius in re.findall(
            r'd="M[\d.]+ [\d.]+a([\d.]+) \1 0 1 0 [\d.]+ 0a[^"]*" fill="#[^"]*" stroke', quay[0]
        )
    }
    assert radii >= {2.6, 1.84}  # two pieces in one place, and one: areas as two to one
    # From a mean of 2.25 at 1 to a mean of 0 at 4, on 30 mm for 0 to 3 over places 12.625 mm apart.
    assert "M13.81 13.50L51.69 36.00" in quay[0]


def test_marks_and_words_stay_within_the_panel() -> None:
    for plot in range(4):
        for svg, _, size in panels(plot):
            assert size.width == WIDTH
            for x, y in re.findall(r"[ML]([\d.-]+) ([\d.-]+)", svg):
                assert 0 <= float(x) <= size.width
                assert 0 <= float(y) <= size.height


def test_a_name_of_any_length_has_room() -> None:
    name = "The whole of the open sea, with every island in it"
    ((svg, words, size),) = panels(3, game=GAME.replace("name: Open sea", f"name: '{name}'"))
    assert words == ["Quay", "4", name, "4"]
    assert size.width > WIDTH
    assert f'width="{size.width}mm"' in svg


def test_numbers_below_nothing_lie_below_the_axis() -> None:
    quay, _ = panels(0, cards=CARDS.replace("points: 0", "points: -2"))
    assert quay[1][:6] == ["-2", "-1", "0", "1", "2", "3"]
    assert "M13.81 10.50L51.69 36.00" in quay[0]  # from 2.25 down to -2, where 30 mm are five steps


def test_six_patterns_and_six_markers_all_differ() -> None:
    assert len({"".join(_pattern(BOX, number)) for number in range(6)}) == 6
    assert len({_marker(Point(5, 5), number) for number in range(6)}) == 6


@pytest.mark.parametrize("number", range(6))
def test_patterns_stay_within_their_bar(number: int) -> None:
    for x, y in re.findall(r"[ML]([\d.-]+) ([\d.-]+)", "".join(_pattern(BOX, number))):
        assert BOX.x - 0.01 <= float(x) <= BOX.right + 0.01
        assert BOX.y - 0.01 <= float(y) <= BOX.bottom + 0.01


def test_the_same_marks_are_the_same_bytes() -> None:
    def drawn() -> str:
        sheet = Sheet(Size(20, 20), "#202030")
        sheet.bar(BOX, TONE, 2)
        sheet.curve([Point(1, 1), Point(9, 9)], TONE, 3)
        return sheet.svg()

    assert drawn() == drawn()
