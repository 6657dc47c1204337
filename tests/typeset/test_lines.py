"""Letters are 100 wide and spaces 50, so that widths can be added up by hand."""

from dataclasses import dataclass

import pytest
from generator.typeset.breaks import leans_on_next
from generator.typeset.lines import Broken, Habits, Measured, break_lines, even_out, measure
from generator.typeset.words import Chunk, Part

PLAIN = Habits(None, keep_leaning=True)
HYPHENS = Habits(0.0, keep_leaning=True)


@dataclass(frozen=True)
class SplitTable:
    """Stands in for a table of measured words; ``|`` marks where a word may be hyphenated."""

    splits: str

    def parts(self, word: str) -> tuple[Part, ...]:
        pieces = self.splits.split("|")
        cuts = [("".join(pieces[:i]), "|".join(pieces[i:])) for i in range(1, len(pieces))]
        return tuple(Part(chunk_of(head + "-"), chunk_of(tail), True) for head, tail in cuts)


def chunk_of(word: str, written: bool = False) -> Chunk:
    plain = word.replace("|", "")
    leans = leans_on_next(plain)
    return Chunk(
        plain,
        SplitTable(word),
        100.0 * len(plain),
        100.0 * len(plain) + 50.0,
        (),
        None,
        0.0,
        leans,
        written,
        (),
        (),
        (),
    )


def text_of(words: str, last: bool = True) -> Measured:
    return measure([chunk_of(word) for word in words.split()], 50.0, last)


def shown(broken: Broken) -> list[str]:
    return [" ".join(chunk.word for chunk in line.chunks) for line in broken.lines]


@pytest.mark.parametrize(
    ("words", "limit", "lines"),
    [
        ("aaa bbb ccc", 650, ["aaa bbb", "ccc"]),  # 300 + 50 + 300 fits exactly
        ("aaa bbb ccc", 649, ["aaa", "bbb", "ccc"]),
        ("aaa bbb ccc", 1000, ["aaa bbb ccc"]),
        ("aa bb cc dd", 450, ["aa bb", "cc dd"]),
    ],
)
def test_lines_are_filled_to_the_limit_and_no_further(words: str, limit: float, lines: list[str]) -> None:
    assert shown(break_lines(text_of(words), limit, PLAIN)) == lines


def test_a_line_knows_its_width() -> None:
    broken = break_lines(text_of("aaa bb gar|den"), 1000, HYPHENS)
    assert [(line.width, line.hyphenated) for line in broken.lines] == [(550, False), (600, False)]
    assert (broken.widest, broken.narrowest, broken.hyphenated) == (600, 550, False)


def test_a_word_too_wide_for_a_line_stands_alone_and_sticks_out() -> None:
    broken = break_lines(text_of("aa bbbbbb cc"), 400, PLAIN)
    assert shown(broken) == ["aa", "bbbbbb", "cc"]
    assert [line.width for line in broken.lines] == [200, 600, 200]
    assert broken.widest == 600


def test_a_word_too_wide_for_a_line_is_parted_even_where_hyphens_are_avoided() -> None:
    # "begin-" is 600 wide; its rest and "cc" would need 650.
    lines = break_lines(text_of("aa beg|in|ning cc"), 600, PLAIN)
    assert shown(lines) == ["aa", "begin-", "ning", "cc"]


@pytest.mark.parametrize(
    ("words", "habits", "lines"),
    [
        ("aa gar|den|ing bb", PLAIN, ["aa", "gardening", "bb"]),
        ("aa gar|den|ing bb", HYPHENS, ["aa garden-", "ing bb"]),  # 200 + 50 + 700
        ("aa gar|den|ing bb", Habits(800.0, True), ["aa", "gardening", "bb"]),  # no more than 800 stay empty
        ("aa gar|den|ing", HYPHENS, ["aa", "gardening"]),  # never the last word of a paragraph
    ],
)
def test_hyphens_come_where_a_line_would_stay_too_empty(words: str, habits: Habits, lines: list[str]) -> None:
    assert shown(break_lines(text_of(words), 1000, habits)) == lines


def test_the_last_word_of_a_line_inside_a_paragraph_may_be_hyphenated() -> None:
    lines = break_lines(text_of("aa gar|den|ing", last=False), 1000, HYPHENS)
    assert shown(lines) == ["aa garden-", "ing"]


def test_no_more_than_two_lines_in_a_row_end_in_a_hyphen() -> None:
    lines = break_lines(text_of("xxx ab|cd|ef ab|cd|ef ab|cd|ef yy"), 800, HYPHENS)
    assert shown(lines) == ["xxx ab-", "cdef ab-", "cdef", "abcdef", "yy"]


@pytest.mark.parametrize(
    ("words", "limit", "keep", "lines"),
    [
        ("aaa a bbb", 500, True, ["aaa", "a bbb"]),
        ("aaa a bbb", 500, False, ["aaa a", "bbb"]),
        ("aaa à y bbb", 600, True, ["aaa", "à y bbb"]),
        ("a bbbb", 400, True, ["a", "bbbb"]),  # nothing would be left on the first line
    ],
)
def test_a_word_of_one_letter_moves_to_the_next_line(
    words: str, limit: float, keep: bool, lines: list[str]
) -> None:
    assert shown(break_lines(text_of(words), limit, Habits(None, keep))) == lines


@pytest.mark.parametrize(
    ("words", "limit", "balanced", "lines"),
    [
        ("aaa bbb ccc ddd", 1100, True, ["aaa bbb", "ccc ddd"]),
        ("aaa bbb ccc ddd", 1100, False, ["aaa bbb ccc", "ddd"]),
        ("aaa bbb ccc dd", 1000, False, ["aaa bbb", "ccc dd"]),  # "dd" would fill but a fifth of its line
        ("aaaaaaaaaa dd", 1000, False, ["aaaaaaaaaa", "dd"]),  # no other way in two lines
        ("aaa bbb", 1000, True, ["aaa bbb"]),
    ],
)
def test_lines_are_evened_out_without_becoming_more(
    words: str, limit: float, balanced: bool, lines: list[str]
) -> None:
    text = text_of(words)
    assert shown(even_out(text, limit, break_lines(text, limit, PLAIN), balanced)) == lines
