"""The shipped catalogues: what they count against what the components hold, counted by hand."""

from pathlib import Path

import pytest
from lxml import html

GAME = "dune-to-open-sea"
LANGUAGES = ("en", "fr", "pt")
# 80 river cards, the starters and 4 × 4 zone cards; edition 1.01 leaves out four starters.
CARDS = {"1.00": 80 + 20 + 4, "1.01": 80 + 16 + 4}
PIECES = {"1.00": 80 + 20 + 16, "1.01": 80 + 16 + 16}
EVERY = [(edition, language) for edition in CARDS for language in LANGUAGES]


def page_of(pressed: Path, edition: str, language: str) -> html.HtmlElement:
    file = pressed / GAME / edition / language / "catalogue.html"
    return html.document_fromstring(file.read_bytes().decode("utf-8"))


def table_of(page: html.HtmlElement, number: int) -> list[list[str]]:
    rows = page.xpath("//section[@class='chart']//table")[number].iter("tr")
    return [[" ".join(cell.text_content().split()) for cell in row] for row in rows]


@pytest.mark.parametrize(("edition", "language"), EVERY)
def test_every_card_is_in_the_catalogue(pressed: Path, edition: str, language: str) -> None:
    page = page_of(pressed, edition, language)
    assert len(page.xpath("//li[@class='card']")) == CARDS[edition]
    (facts,) = page.xpath("//header/p")
    assert f" {PIECES[edition]}\u00a0" in facts.text_content()
    for zone in ("dune", "beach", "foreshore", "sea"):
        assert len(page.xpath(f"//li[@data-f-zone='{zone}']")) == CARDS[edition] / 4


@pytest.mark.parametrize(("edition", "language"), EVERY)
def test_twenty_river_cards_of_each_zone_have_a_price(pressed: Path, edition: str, language: str) -> None:
    _, *rows = table_of(page_of(pressed, edition, language), 1)
    assert [sum(int(row[zone]) for row in rows) for zone in (1, 2, 3, 4)] == [20, 20, 20, 20]
    assert all(int(price) >= 1 for price, *_ in rows)


def test_all_languages_count_the_same(pressed: Path) -> None:
    for edition in CARDS:
        for number in (1, 2, 3):
            english, *others = (
                [row[1:] for row in table_of(page_of(pressed, edition, language), number)[1:]]
                for language in LANGUAGES
            )
            assert others == [english, english]


def test_seven_icons_are_counted_and_each_zone_leads_in_its_main_one(pressed: Path) -> None:
    _, *rows = table_of(page_of(pressed, "1.00", "en"), 2)
    counts = {name: [int(count) for count in cells] for name, *cells in rows}
    assert list(counts) == ["flower", "gull", "crab", "fish", "seaweed", "sail", "find"]
    for zone, icon in enumerate(("flower", "gull", "crab", "fish")):
        assert counts[icon][zone] == max(one[zone] for one in counts.values())


def test_catalogues_are_light(pressed: Path) -> None:
    for folder in (pressed / GAME / edition / language for edition, language in EVERY):
        for name in ("catalogue.html", "catalogue.pdf"):
            assert (folder / name).stat().st_size < 3_000_000, folder / name


def test_no_other_game_has_one(pressed: Path) -> None:
    assert {path.relative_to(pressed).parts[0] for path in pressed.glob("*/**/catalogue.*")} == {GAME}
