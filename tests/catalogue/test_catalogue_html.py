import base64
import re
from functools import cache
from hashlib import sha256

import pytest
from lxml import etree, html
from tests.catalogue.quay import CARDS, GAME, bound, press, project


@cache
def page(language: str = "en", edition: int = 0) -> etree._Element:
    return html.document_fromstring(bound(language, edition).html)


def words_of(element: etree._Element) -> str:
    return " ".join(element.text_content().split())


def card(root: etree._Element, id_: str) -> etree._Element:
    (found,) = root.xpath(f"//li[@id='{id_}']")
    return found


def test_every_piece_is_there_with_its_text_as_text() -> None:
    cards = page().xpath("//li[@class='card']")
    assert [words_of(one.find(".//h3")) for one in cards] == [
        "Eel", "Bollard × 2", 'Ånchor <b>"', "Net", "Tub × 3",
    ]  # fmt: skip
    eel = card(page(), "cards/eel")
    assert [words_of(one) for one in eel.iter("dd")] == [
        "Open sea",
        "1",
        "2",
        "crab",
        "crab",
        "Gain 3 s.",
        "Draw a card.",
    ]
    assert [one.get("aria-label") for one in eel.xpath(".//dd//svg[@role='img']")] == ["coin"]
    assert [words_of(one) for one in eel.iter("strong")] == ["Draw"]


def test_cards_carry_what_filters_look_for() -> None:
    eel, net = card(page(), "cards/eel"), card(page(), "cards/net")
    assert {name: value for name, value in eel.items() if name.startswith("data-")} == {
        "data-f-zone": "sea",
        "data-f-price": "1",
        "data-f-points": "2",
        "data-f-icons": "crab",
        "data-f-effects": "gain draw",
        "data-found-by": "Eel Open sea 1 2 crab crab Gain 3\u00a0coins. Draw a card.",
    }
    assert net.get("data-f-icons") is None


def test_filters_are_those_that_the_game_asks_for() -> None:
    form = page().get_element_by_id("filters")
    assert form.get("hidden") is not None  # without its script, the page shows all cards and no filter
    assert [words_of(one) for one in form.iter("legend")] == ["Zone", "Price", "Icons", "Effects", "Sort by"]
    boxes = form.xpath(".//fieldset[@data-choice='f-effects']//input")
    assert [(one.get("value"), words_of(one.getparent())) for one in boxes] == [
        ("gain", "Coins"),
        ("draw", "Cards"),
    ]
    (order,) = form.xpath(".//option[@value='price']/@data-order")
    assert order.split() == ["1", "2", "4"]
    assert [one.get("value") for one in form.iter("option")] == [
        "",
        ".name",
        "zone",
        "price",
        "points",
        "heavy",
    ]


def test_the_table_tells_what_the_charts_show() -> None:
    tables = page().xpath("//section[@class='chart']//table")
    rows = [[words_of(cell) for cell in row] for row in tables[0].iter("tr")]
    assert rows == [
        ["Price", "Quay", "Open sea"],
        ["1", "2.25 (1.5, 3)", "2 (2)"],
        ["2", "–", "–"],
        ["3", "–", "–"],
        ["4", "0 (2 × 0)", "–"],
    ]
    assert [[words_of(cell) for cell in row] for row in tables[2].iter("tr")] == [
        ["Icons", "Quay", "Open sea"], ["crab", "1", "2"], ["coin", "3", "0"],
    ]  # fmt: skip
    titles = [words_of(one) for one in page().xpath("//svg[@role='img' and contains(@class, 'panel')]/title")]
    assert titles[:2] == ["Points by price: Quay", "Points by price: Open sea"]
    told = [words_of(one) for one in page().xpath("//svg[contains(@class, 'panel')]/desc")]
    assert told[2] == "Price 1: 2; Price 4: 2"


def test_one_number_changes_card_and_charts_in_every_language() -> None:
    changed = project(cards=CARDS.replace("price: 4", "price: 7"))
    for language in ("en", "fr", "pt"):
        made, _ = press(changed, language)
        assert made is not None
        root = html.document_fromstring(made.html)
        assert card(root, "cards/bollard").get("data-f-price") == "7"
        assert card(page(language), "cards/bollard").get("data-f-price") == "4"
        table = root.xpath("//section[@class='chart']//table")[1]
        assert [words_of(cell) for cell in list(table.iter("tr"))[-1]] == ["7", "2", "0"]


def test_an_edition_and_a_language_have_a_page_of_their_own() -> None:
    assert page("pt").get("lang") == "pt-BR"
    assert words_of(page("fr").find(".//title")) == "Quay & Sea – Catalogue"
    assert words_of(page().find(".//header/p")) == "Catalogue · Calm sea · 8 pieces · Charts"
    assert "Gain 1 ." in [words_of(one) for one in card(page(edition=1), "cards/eel").iter("dd")]


def test_ids_are_unique_and_every_link_arrives() -> None:
    ids = page().xpath("//@id")
    assert len(ids) == len(set(ids))
    targets = [target[1:] for target in page().xpath("//@href") if target.startswith("#")]
    assert set(targets) <= set(ids)
    named = " ".join(page().xpath("//@aria-labelledby")).split()
    assert set(named) <= set(ids)


def test_only_the_script_of_the_press_may_run_and_nothing_is_fetched() -> None:
    text = bound().html
    (policy,) = page().xpath("//meta[@http-equiv='Content-Security-Policy']/@content")
    (script,) = re.findall(r"<script>(.*?)</script>", text, re.DOTALL)
    digest = base64.b64encode(sha256(script.encode()).digest()).decode()
    assert f"script-src 'sha256-{digest}'" in policy
    assert policy.startswith("default-src 'none'")
    assert not page().xpath("//@src | //link | //@*[starts-with(name(), 'on')]")
    assert set(re.findall(r"url\((\w+):", text)) == {"data"}


@pytest.mark.parametrize(
    "hostile", ["</script><script>x()</script>", "{{ 7 * 7 }}", "<img src=x onerror=x()>"]
)
def test_names_are_characters_and_nothing_else(hostile: str) -> None:
    name = hostile.replace("{", "{{").replace("}", "}}")
    made, faults = press(project(cards=CARDS.replace("name: Eel", f"name: '{name}'")))
    assert faults == ()
    assert made is not None
    root = html.document_fromstring(made.html)
    assert words_of(card(root, "cards/eel").find(".//h3")) == hostile
    assert len(root.xpath("//script")) == 1


def test_a_game_without_plots_or_filters_has_a_page_too() -> None:
    bare = GAME[: GAME.index("catalogue:")] + "catalogue: {components: [boats]}\n"
    made, faults = press(project(game=bare))
    assert faults == ()
    assert made is not None
    root = html.document_fromstring(made.html)
    assert [words_of(one) for one in root.iter("h2")] == ["Pieces"]
    assert [words_of(one) for one in root.iter("h3")] == ["Tub × 3"]


def test_the_same_game_gives_the_same_bytes() -> None:
    again, _ = press(project())
    assert again == bound()
