"""Means, quartiles and bounds of shares, against values worked out by hand or printed elsewhere."""

import pytest
from generator.play.statistics import quantile, summarize, wilson
from hypothesis import given
from hypothesis import strategies as st


def test_quartiles_lie_between_two_numbers_in_proportion() -> None:
    summary = summarize([7, 1, 3, 2])
    assert (summary.least, summary.lower, summary.median, summary.upper, summary.most) == (
        1,
        1.75,
        2.5,
        4.0,
        7,
    )
    assert (summary.count, summary.mean) == (4, 3.25)


def test_one_number_is_all_of_its_quartiles() -> None:
    summary = summarize([5])
    assert (summary.mean, summary.lower, summary.median, summary.upper) == (5, 5, 5, 5)


def test_nothing_has_a_summary_of_zeros() -> None:
    assert (summarize([]).count, summarize([]).mean, summarize([]).most) == (0, 0, 0)


def test_bounds_of_a_share_are_those_of_wilson() -> None:
    # Newcombe (1998), table I, method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    for wins, games, low, high in [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ]:
        share = wilson(wins, games)
        assert (round(share.low, 4), round(share.high, 4)) == (low, high)
        assert share.share == wins / games


def test_nothing_is_known_of_no_games() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0, 1)


@given(games=st.integers(1, 10_000), part=st.fractions(0, 1))
def test_a_share_lies_within_its_bounds(games: int, part: object) -> None:
    share = wilson(float(part) * games, games)  # type: ignore[arg-type]
    assert 0 <= share.low <= share.share + 1e-12
    assert share.share - 1e-12 <= share.high <= 1


@pytest.mark.parametrize("part", [0, 0.5, 1])
def test_a_quantile_of_equals_is_what_they_are(part: float) -> None:
    assert quantile([4, 4, 4], part) == 4
