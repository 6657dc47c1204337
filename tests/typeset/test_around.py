"""Text that flows around what is in its way. A letter A is 0.639 of the size wide; see test_set_text."""

from math import sqrt

import pytest
from generator.drawing import Run, Words
from generator.geometry import Rect
from generator.model import TextStyle
from generator.typeset import Align, Compositor, Setting, TextBlock, Valign, Zone
from generator.typeset.around import free_part

PT = 25.4 / 72
BOX = Rect(10, 10, 40, 40)


@pytest.mark.parametrize(
    ("zones", "found"),
    [
        ([], (10, 40)),
        # Above and below the line, nothing is in the way.
        ([Rect(10, 0, 40, 12)], (10, 40)),
        ([Rect(10, 16, 40, 12)], (10, 40)),
        # On the left, on the right, in the middle: the wider side is taken, of two as wide the left one.
        ([Rect(0, 12, 20, 4)], (20, 30)),
        ([Rect(40, 12, 20, 4)], (10, 30)),
        ([Rect(20, 12, 10, 4)], (30, 20)),
        ([Rect(25, 12, 10, 4)], (10, 15)),
        ([Rect(10, 12, 10, 4), Rect(40, 12, 10, 4)], (20, 20)),
        ([Rect(0, 0, 100, 100)], (10, 0)),
    ],
)
def test_a_line_takes_the_widest_free_part(zones: list[Rect], found: tuple[float, float]) -> None:
    assert free_part(BOX, [Zone(zone) for zone in zones], 12, 16) == found


def test_a_circle_reaches_as_far_as_it_does_at_the_height_of_a_line() -> None:
    circle = Zone(Rect(30, 10, 20, 20), is_round=True)
    # Its middle is at 40, 20. A line across that has it in full; one 6 mm below has 8 mm on each side.
    assert circle.extent(18, 22) == (30, 50)
    assert circle.extent(26, 28) == pytest.approx((40 - sqrt(100 - 36), 40 + sqrt(100 - 36)))
    assert circle.extent(30, 32) is None
    assert circle.touches(Rect(0, 18, 30.5, 2))
    assert not circle.touches(Rect(0, 11, 30.5, 1))


def lines(block: TextBlock) -> list[tuple[float, str]]:
    found: list[Run] = [run for item in block.items if isinstance(item, Words) for run in item.runs]
    return [(run.at.x, " ".join(word.text for word in run.words)) for run in found]


@pytest.fixture
def plain(style: TextStyle) -> TextStyle:
    return TextStyle(font=style.font, size_pt=10, min_size_pt=10, leading=1.2)


def test_lines_flow_around_a_zone(english: Setting, plain: TextStyle) -> None:
    # A line is 1.2 × 10 pt = 4.23 mm high: the zone is beside the first two. Four letters, 0.639 of the size
    # each, with three spaces, 0.26, fill 11.77 mm; the 9 mm beside the zone hold three, 8.6 mm.
    zone = Zone(Rect(19, 10, 3.5, 7))
    block = Compositor(Rect(10, 10, 12.5, 30), plain, english, [zone]).set("A A A A A A A A A A")
    assert [text for _, text in lines(block)] == ["A A A", "A A A", "A A A A"]
    assert {x for x, _ in lines(block)} == {10}
    assert block.overflow_mm == 0


def test_lines_begin_beside_a_zone(english: Setting, plain: TextStyle) -> None:
    zone = Zone(Rect(10, 10, 3.5, 7))
    block = Compositor(Rect(10, 10, 12.5, 30), plain, english, [zone]).set("A A A A A A A")
    assert lines(block) == [(13.5, "A A A"), (13.5, "A A A"), (10, "A")]


def test_what_does_not_fit_beside_a_zone_goes_below_it(english: Setting, plain: TextStyle) -> None:
    zone = Zone(Rect(12, 10, 10.5, 7))
    block = Compositor(Rect(10, 10, 12.5, 30), plain, english, [zone]).set("A A A A")
    assert [text for _, text in lines(block)] == ["A A A A"]
    (item,) = block.items
    assert isinstance(item, Words)
    # Two lines further down than the first baseline.
    assert item.runs[0].at.y == pytest.approx(10 + (0.760 + 2 * 1.2) * 10 * PT)
    assert block.lines == 3


def test_a_zone_that_takes_all_the_room_makes_text_overflow(english: Setting, plain: TextStyle) -> None:
    zone = Zone(Rect(10, 10, 12.5, 26))
    block = Compositor(Rect(10, 10, 12.5, 30), plain, english, [zone]).set("A A A A A A A A A A")
    # Seven lines stand empty; ten letters take three more: (0.760 + 9 × 1.2 + 0.240) × 10 pt = 41.63 mm.
    assert block.overflow_mm == pytest.approx((1.0 + 9 * 1.2) * 10 * PT - 30)


def test_centred_lines_are_centred_in_what_is_free(english: Setting, plain: TextStyle) -> None:
    zone = Zone(Rect(10, 10, 3.5, 7))
    setting = english.standing(Align.CENTER, Valign.TOP)
    ((x, _),) = lines(Compositor(Rect(10, 10, 12.5, 30), plain, setting, [zone]).set("A"))
    assert x == pytest.approx(13.5 + (9 - 0.639 * 10 * PT) / 2)
