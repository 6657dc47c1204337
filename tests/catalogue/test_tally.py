"""What is counted, against numbers worked out by hand from the cards of the quay."""

import pytest
from generator.catalogue.entries import Option, steps_between
from generator.catalogue.lines import Bit, plain_text, read_lines
from generator.catalogue.tally import Cell, Chart, tally
from tests.catalogue.quay import CARDS, localize, project, stock_of, wanted

ICONS = {"coin": "coin", "crab": "pinching crab"}


def charts(**changed: str) -> list[Chart]:
    workspace = project(**changed)
    localized, stock = localize(workspace), stock_of(workspace)
    return [tally(plot, wanted(localized), stock, localized) for plot in wanted(localized).plots]


def counts(chart: Chart) -> dict[str, list[int]]:
    return {panel.option.key: [cell.count for cell in panel.cells] for panel in chart.panels}


def test_a_plot_of_numbers_knows_each_number_and_their_mean() -> None:
    points = charts()[0]
    assert [stop.key for stop in points.stops] == ["1", "2", "3", "4"]  # a gap in the prices shows as a gap
    quay, sea = points.panels
    assert [cell.numbers for cell in quay.cells] == [(1.5, 3.0), (), (), (0.0, 0.0)]
    assert [cell.mean for cell in quay.cells] == [2.25, None, None, 0.0]
    assert [cell.numbers for cell in sea.cells] == [(2.0,), (), (), ()]  # the tub is no card of this plot


def test_every_copy_counts() -> None:
    _, prices, _, zones = charts()
    assert counts(prices) == {"quay": [2, 0, 0, 2], "sea": [1, 3, 0, 0]}
    assert counts(zones) == {"": [4, 4]}
    assert [stop.label for stop in zones.stops] == ["Quay", "Open sea"]


def test_an_icon_shown_twice_counts_twice() -> None:
    icons = charts()[2]
    assert [stop.key for stop in icons.stops] == ["crab", "coin"]  # as game.yaml declares them
    assert counts(icons) == {"quay": [1, 3], "sea": [2, 0]}


def test_changing_one_number_changes_the_count() -> None:
    prices = charts(cards=CARDS.replace("price: 4", "price: 2"))[1]
    assert counts(prices) == {"quay": [2, 2], "sea": [1, 3]}


def test_an_edition_has_the_numbers_of_its_own_pieces() -> None:
    calm, storm = (stock_of(project(), edition=number).entries[0] for number in (0, 1))
    assert plain_text(calm.said["effects"].lines) == "Gain 3\u00a0coins. Draw a card."
    assert plain_text(storm.said["effects"].lines) == "Gain 1\u00a0coin. Draw a card."


def test_of_nothing_nothing_is_said() -> None:
    net = next(entry for entry in stock_of(project()).entries if entry.id == "cards/net")
    assert list(net.said) == ["zone", "price", "points"]
    assert net.said["points"].number == 1.5


def test_options_are_labelled_by_the_game_in_its_language() -> None:
    english, french = stock_of(project()).options, stock_of(project(), "fr").options
    assert [(one.key, one.label) for one in english["effects"]] == [("gain", "Coins"), ("draw", "Cards")]
    assert [one.label for one in english["points"]] == ["0", "1.5", "2", "3"]
    assert [one.label for one in french["points"]] == ["0", "1,5", "2", "3"]
    assert [one.colour for one in english["zone"]] == ["wood", "ink"]
    assert [(one.key, one.label) for one in french["heavy"]] == [("true", "oui")]


@pytest.mark.parametrize(
    ("keys", "steps"),
    [
        (("1", "4"), ["1", "2", "3", "4"]),
        (("0", "41"), ["0", "41"]),  # too wide a gap to be drawn step by step
        (("1.5", "3"), ["1.5", "3"]),
        ((), []),
    ],
)
def test_whole_numbers_are_joined_by_those_between(keys: tuple[str, ...], steps: list[str]) -> None:
    options = tuple(Option(key=key, label=key) for key in keys)
    assert [option.key for option in steps_between(options, "en")] == steps


def test_a_mean_of_nothing_is_none() -> None:
    assert Cell(0).mean is None
    assert Cell(3, (1.0, 2.0, 6.0)).mean == 3.0


def test_a_number_clings_to_the_icon_after_it() -> None:
    (line,) = read_lines("Gain 12\u00a0{icon:coin} for 3 crabs; 2 {icon:crab}", ICONS)
    assert [(bit.text, bit.joins) for bit in line] == [
        ("Gain ", False),
        ("12\u00a0", True),
        ("coin", False),
        (" for 3 crabs; ", False),
        ("2\u00a0", True),
        ("pinching crab", False),
    ]


def test_marks_and_icons_are_read_across_words_and_lines() -> None:
    lines = read_lines("Take *two\n{icon:crab} now*, **or\n\n\\*not*", ICONS)
    assert lines == (
        (Bit(text="Take "), Bit(text="two", italic=True)),
        (
            Bit(text="pinching crab", icon="crab"),
            Bit(text=" now", italic=True),
            Bit(text=", "),
            Bit(text="or", bold=True),
        ),
        (Bit(text="*not", bold=True),),
    )
    assert plain_text(lines) == "Take two pinching crab now, or *not"
