import base64
import io
import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from generator.model import FontKey
from generator.rulebook.html import fonts_of, write_book_html
from lxml import etree, html
from tests.rulebook.lighthouse import assets, bind, localize, trial_source

TEMPLATES = Path(__file__).parents[2] / "templates/rulebook"
TEMPLATE, STYLE = ((TEMPLATES / name).read_text(encoding="utf-8") for name in ("book.html.j2", "book.css"))


def write(source: str, code: str = "en", *, cover: bool = False) -> str:
    translations = {("rulebook", source): source}
    book = bind(source, localize(code, translations), cover=cover)
    return write_book_html(book, TEMPLATE, STYLE, assets())


@cache
def trial_html() -> str:
    return write(trial_source(), cover=True)


def tree_of(text: str) -> etree._Element:
    return html.document_fromstring(text)


def words_of(element: etree._Element) -> str:
    return " ".join(element.text_content().split())


def test_the_page_says_what_it_is() -> None:
    page = tree_of(trial_html())
    assert page.get("lang") == "en"
    assert page.findtext("head/title") == "Lights & Fog – Rules"
    assert [words_of(heading) for heading in page.iter("h1")] == ["Lights & Fog"]
    assert [child.tag for child in page.find("body")] == ["svg", "a", "header", "nav", "main", "footer"]
    assert page.find("body/header/p").text == "Rules · 2–4\u00a0players"
    assert tree_of(write("Oi", "pt")).get("lang") == "pt-BR"


def test_headings_never_skip_a_level() -> None:
    levels = [int(h.tag[1]) for h in tree_of(trial_html()).iter("h1", "h2", "h3", "h4", "h5", "h6")]
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


def test_ids_are_unique_and_every_link_within_the_page_arrives() -> None:
    page = tree_of(trial_html())
    ids = page.xpath("//@id")
    assert len(ids) == len(set(ids))
    inside = [target[1:] for target in page.xpath("//a/@href") if target.startswith("#")]
    assert len(inside) == 11  # past the header, eight in the contents, two in the text
    assert set(inside) <= set(ids)
    assert set(page.xpath("//@aria-labelledby")) <= set(ids)


def test_every_picture_has_an_alternative_text() -> None:
    page = tree_of(trial_html())
    shown = page.xpath("//svg[contains(@class, 'picture')]")
    assert len(shown) == 16
    hidden = [picture for picture in shown if picture.get("aria-hidden") == "true"]
    # Without words: the cover, two components and two icons of the glossary, each beside its name.
    assert len(hidden) == 5
    assert all(bool(p.get("aria-label")) == (p.get("role") == "img") == (p not in hidden) for p in shown)
    assert [picture.get("aria-label") for picture in page.xpath("//figure//svg")] == [
        "A plain map of the coast with five lamps.",
        "A red lamp tile.",
        "A blue lamp tile.",
    ]
    captions = [words_of(caption) for caption in page.iter("figcaption")]
    assert captions == [
        "Figure 1 The coast with 5 lamps. North is up.",
        "Figure 2 Two lamps: the red one, and the blue one.",
    ]


def test_tables_name_their_rows_and_columns() -> None:
    components, scoring, *_ = tree_of(trial_html()).iter("table")
    assert [words_of(th) for th in components.xpath("thead//th[@scope='col']")] == [
        "Component",
        "Number",
        "Size",
    ]
    assert [words_of(th) for th in components.xpath("tbody//th[@scope='row']")] == [
        "Lamps",
        "Map of the coast",
    ]
    assert [words_of(td) for td in components.xpath("tbody//td")] == [
        *("", "20", "Ø 20 mm"),
        *("", "1", "180 × 120.5 mm"),
    ]  # fmt: skip
    assert components.get("aria-labelledby") == "what-you-need"
    assert words_of(scoring.find("caption")) == "What each lamp pays"


def test_notes_are_told_apart_by_more_than_colour() -> None:
    notes = tree_of(trial_html()).xpath("//div[@role='note']")
    assert [(note.get("class"), words_of(note.find("p/strong"))) for note in notes] == [
        ("note tip", "Tip."),
        ("note example", "Example."),
    ]


def test_the_page_asks_for_nothing_from_outside() -> None:
    page = tree_of(trial_html())
    assert page.xpath("//script | //link | //iframe | //object | //*[@srcset]") == []
    assert page.xpath("//@src") == []
    assert all(target.startswith("#") for target in page.xpath("//use/@href"))
    assert re.findall(r"url\((?!data:)", trial_html()) == []
    assert page.xpath("//meta[@http-equiv='Content-Security-Policy']/@content")[0].startswith(
        "default-src 'none'"
    )


def test_a_picture_is_in_the_page_once_and_shown_wherever_it_belongs() -> None:
    page = tree_of(trial_html())
    sprite, *_ = page.find("body")
    assert (sprite.get("aria-hidden"), sprite.get("width"), sprite.get("height")) == ("true", "0", "0")
    assert "display:none" not in sprite.get("style")
    symbols = sprite.xpath(".//symbol[starts-with(@id, 'picture_')]/@id")
    used = page.xpath("//svg[contains(@class, 'picture')]/use/@href")
    assert {target[1:] for target in used} == set(symbols)
    assert len(symbols) == len(set(symbols)) < len(used)


def test_what_is_used_from_the_sprite_is_in_it() -> None:
    page = tree_of(trial_html())
    assert {target[1:] for target in page.xpath("//use/@href")} <= set(page.xpath("//@id"))


@pytest.mark.parametrize(
    "text",
    ["<b>&amp;</b>", 'a "b" <c', "{% raw %}", "{{7*7}}", "</style><script>alert(1)</script>"],
)
def test_text_stays_text(text: str) -> None:
    shown = text.replace("<", "\\<").replace("&", "\\&").replace("{{", "{\\{").replace('"', '\\"')
    page = tree_of(write(f"# A\n\n{shown} *end*"))
    assert words_of(page.find(".//main/p")) == f"{text} end"


def test_embedded_fonts_have_the_characters_of_the_book_and_only_few_more() -> None:
    text = write("# Ωmega → ŵ")
    faces = re.findall(
        r"font-family:\"([^\"]+)\";font-weight:(\d+);font-style:(\w+);.*?base64,([^)]+)\)", text
    )
    assert [face[:3] for face in faces] == [
        ("Vollkorn", "400", "normal"),
        ("Vollkorn", "700", "normal"),
        ("Vollkorn", "400", "italic"),
        ("Noto Sans", "400", "normal"),
        ("Noto Sans", "700", "normal"),
    ]
    for _, _, _, data in faces:
        font = TTFont(io.BytesIO(base64.b64decode(data)))
        characters = font.getBestCmap()
        assert font.flavor == "woff"
        assert {ord(c) for c in "ΩmegaŵLights & Fog0189"} <= set(characters)
        assert len(characters) < 250


def test_a_font_is_added_for_what_not_every_book_has() -> None:
    bold_italic = FontKey(family="Vollkorn", bold=True, italic=True)
    assert bold_italic in fonts_of(bind("**a *b***"))
    assert bold_italic in fonts_of(bind("# a\n\n## b\n\n### c"))
    assert bold_italic not in fonts_of(bind("**a** *b*"))
    assert FontKey(family="Noto Sans", italic=True) in fonts_of(bind("| *a* | b |\n|-|-|\n| c | d |"))


def test_the_same_book_gives_the_same_page() -> None:
    assert write(trial_source(), cover=True) == trial_html()
