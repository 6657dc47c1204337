"""Colours in grey and with less ink, and where they stand in an SVG."""

import pytest
from generator.ink.colours import grey, luminance, thinned
from generator.ink.repaint import Palette, outlined, plain_colour, repaint
from hypothesis import given
from hypothesis import strategies as st

COLOURS = st.integers(0, 0xFFFFFF).map(lambda number: f"#{number:06x}")


@pytest.mark.parametrize(
    ("colour", "expected"),
    # Red has 0.2126 of white's luminance: 1.055 × 0.2126^(1/2.4) − 0.055 = 0.4985, of 255 that is 127.
    [("#ff0000", "#7f7f7f"), ("#ffffff", "#ffffff"), ("#000000", "#000000"), ("#808080", "#808080")],
)
def test_grey_of_a_colour(colour: str, expected: str) -> None:
    assert grey(colour) == expected


@given(one=COLOURS, other=COLOURS)
def test_greys_contrast_as_their_colours_do(one: str, other: str) -> None:
    def contrast(first: str, second: str) -> float:
        low, high = sorted((luminance(first), luminance(second)))
        return (high + 0.05) / (low + 0.05)

    assert contrast(grey(one), grey(other)) == pytest.approx(contrast(one, other), rel=0.02)


def test_a_colour_thins_out_to_white() -> None:
    # A fifth of the ink of 0 leaves 255 − 51 of light; of 55 (200 of ink) it leaves 255 − 40.
    assert thinned("#0037ff", 0.2) == "#ccd7ff"
    assert (thinned("#123456", 1.0), thinned("#123456", 0.0)) == ("#123456", "#ffffff")


MARKED = Palette(
    fill=lambda colour: "#f" + colour[2:], stroke=lambda _: "#5", picture=lambda _: ("png", b"new")
)


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ('<path fill="#000000"/>', '<path fill="#f00000"/>'),
        ('<path fill="#00f" stroke="red"/>', '<path fill="#f000ff" stroke="#5"/>'),
        ('<path fill="none" stroke="url(#a)"/>', '<path fill="none" stroke="url(#a)"/>'),
        ('<path style="fill:black;stroke : #123456"/>', '<path style="fill:#f00000;stroke : #5"/>'),
        ('<stop stop-color="rgb(0,0,9)"/>', '<stop stop-color="#f00009"/>'),
        ('<path fill-opacity="0.5" stroke-width="2"/>', '<path fill-opacity="0.5" stroke-width="2"/>'),
        ("<style>.a{fill:#000000}</style>", "<style>.a{fill:#f00000}</style>"),
        ('<image href="data:image/jpeg;base64,b2xk"/>', '<image href="data:image/png;base64,bmV3"/>'),
    ],
)
def test_what_is_painted_and_what_is_not(written: str, expected: str) -> None:
    assert repaint(written, MARKED) == expected


def test_words_that_are_no_colour() -> None:
    assert [plain_colour(word) for word in ("none", "currentColor", "inherit", "blurple")] == [None] * 4
    assert plain_colour("Navy") == "#000080"


def test_an_outline_is_as_thick_as_it_is_wanted_on_paper() -> None:
    # 100 units shown 20 mm wide: 0.1 mm are 0.5 units.
    svg = '<svg viewBox="0 0 100 50"><path d="M0 0h9"/></svg>'
    assert outlined(svg, "#888888", 0.1, 20.0) == (
        '<svg viewBox="0 0 100 50" stroke="#888888" stroke-width="0.5"><path d="M0 0h9"/></svg>'
    )
