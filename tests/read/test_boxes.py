"""Tuck boxes take their depth from what is in them: paper by its weight, cards in their sleeves."""

import pytest
from generator.model import Box
from tests.fakes import MemoryWorkspace
from tests.read.projects import SHEETS, complaints, component, project, read

STOCKS = "templates/sheets/stocks.yaml"
SLEEVES = {"templates/sheets/sleeves.yaml": "snug: {film: 0.06 mm, margin: 1.5 mm}\n"}
CARDS = """\
component: deck
name: Deck
stock: cards
size: {width: 63 mm, height: 88 mm}
face: card.svg.j2
pieces:
  - {id: card, name: Card, count: 54}
"""
BOX = """\
component: box
name: Box
stock: boxes
size: {box: [deck], clearance: 1 mm%s}
face: box.svg.j2
pieces:
  - {id: box, name: Box}
"""


def shop(stocks: str, box: str = "") -> MemoryWorkspace:
    files = {**project(deck=CARDS, box=BOX % box).files, **SLEEVES}
    return MemoryWorkspace({**files, STOCKS: SHEETS[STOCKS].replace("cards: {thickness: 0.3 mm}", stocks)})


@pytest.mark.parametrize(
    ("stocks", "depth"),
    [
        ("cards: {thickness: 0.3 mm}", 17.2),  # 54 × 0.3 + 1
        ("cards: {weight: 300 g/m²}", 18.334),  # 54 × 0.321 + 1
        ("cards: {weight: 250 gsm, bulk: 1.2}", 17.2),
    ],
)
def test_a_box_is_as_deep_as_its_cards_are_thick(stocks: str, depth: float) -> None:
    assert component(read(shop(stocks)), "box").box == Box(width=64.0, height=89.0, depth=depth)


def test_sleeves_add_film_on_both_sides_and_stand_out_all_around() -> None:
    game = read(shop("cards: {thickness: 0.3 mm, sleeves: yes}", ", sleeves: snug"))
    assert component(game, "box").box == Box(width=67.0, height=92.0, depth=23.68)  # 54 × 0.42 + 1


def test_what_is_no_card_wears_no_sleeve() -> None:
    game = read(shop("cards: {thickness: 0.3 mm}", ", sleeves: snug"))
    assert component(game, "box").box == Box(width=64.0, height=89.0, depth=17.2)


def test_sleeves_that_there_are_not() -> None:
    assert complaints(shop("cards: {thickness: 0.3 mm}", ", sleeves: snugg")) == [
        'box.yaml:4:47: error R008: there are no sleeves "snugg" (did you mean "snug"?)'
    ]


def test_a_deck_has_no_sleeves_of_its_own() -> None:
    deck = CARDS.replace("height: 88 mm", "height: 88 mm, sleeves: snug")
    assert complaints(project(deck=deck)) == [
        "deck.yaml:4:7: error S110: clearance and sleeves go with a box only"
    ]


@pytest.mark.parametrize(
    ("stock", "said"),
    [
        (
            "{weight: 300}",
            ':1:17: error S107: "300" is not the weight of a paper (write it such as 300 g/m²)',
        ),
        (
            "{weight: 300 gsm, thickness: 0.3 mm}",
            ":1:8: error S110: a stock is told by its thickness or by its weight "
            "(thickness: 0.32 mm, or weight: 300 g/m²)",
        ),
        (
            "{sleeves: yes}",
            ":1:8: error S110: a stock is told by its thickness or by its weight "
            "(thickness: 0.32 mm, or weight: 300 g/m²)",
        ),
    ],
)
def test_a_stock_is_as_thick_as_one_thing_says(stock: str, said: str) -> None:
    assert complaints(shop(f"cards: {stock}")) == [STOCKS + said]
