"""The line at a place, with carets where they belong, whatever stands there."""

import pytest
from generator.diagnostic import Span
from generator.verdicts import excerpt, harmless


@pytest.mark.parametrize(
    ("line", "column", "end", "carets"),
    [
        ("size: pokr", 7, 11, "      ^^^^"),
        ("size: pokr", 7, 0, "      ^"),
        ("a", 9, 0, " ^"),
        ("\tsize: 1", 2, 6, " ^^^^"),
        ("é: e\u0301x", 6, 0, "    ^"),
        ("漢字: x", 5, 0, "      ^"),
    ],
)
def test_carets_stand_below_what_is_meant(line: str, column: int, end: int, carets: str) -> None:
    shown, below = excerpt(Span("f", 12, column, end), line)
    assert shown == f"   12 | {line}".replace("\t", " ")
    assert below == f"      | {carets}"


def test_of_a_long_line_what_is_around_the_place_is_shown() -> None:
    line = "".join(f"{number:04}" for number in range(100))
    shown, below = excerpt(Span("f", 1, 201, 205), line)
    place = below.index("^")
    assert shown[place : place + 4] == "0050"
    assert len(shown) == len("    1 | ") + 102
    assert (shown[8], shown[-1]) == ("…", "…")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain é 漢 😀", "plain é 漢 😀"),
        ("a\x1b[31mb", "a\\u{1b}[31mb"),
        ("a\u202eb\u2066c", "a\\u{202e}b\\u{2066}c"),
        ("a\nb\rc\x00", "a\\u{a}b\\u{d}c\\u{0}"),
        ("1\u202f000\u00a0€", "1\u202f000\u00a0€"),
    ],
)
def test_what_a_terminal_obeys_is_written_out(text: str, shown: str) -> None:
    assert harmless(text) == shown
