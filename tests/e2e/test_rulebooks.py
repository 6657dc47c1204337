"""The rulebooks of Sea Shells in every language and edition: what they are, and what they say."""

import re
from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from generator.build import DiskWorkspace
from generator.localize import collect_messages
from generator.rulebook import rulebook_messages
from lxml import html
from tests.conftest import ROOT
from tests.e2e.shells import (
    BOOKS,
    EDITION_NAMES,
    LANGUAGES,
    PAPERS,
    SLUG,
    TAGS,
    components,
    folder_of,
    localized,
)

NARROW = "\u202f"
A5 = (419.53, 595.28)
PAPER_PT = {"a4": (841.89, 595.28), "letter": (792.0, 612.0)}

# By edition: advanced scoring (alone, second, tied), a fossil pair, secret cards of each deck: for everyone,
# or for two players and for more.
NUMBERS = {"rulebook": ((3, 1, 2), 3, (1,)), "bga": ((4, 2, 3), 2, (2, 1))}
# What three players have → what they earn, simply and by the edition's advanced way.
EXAMPLES = {
    (4, 2, 2): ((3, 0, 0), {"rulebook": (3, 1, 1), "bga": (4, 2, 2)}),
    (3, 3, 2): ((3, 3, 0), {"rulebook": (2, 2, 0), "bga": (3, 3, 0)}),
    (2, 2, 2): ((3, 3, 3), {"rulebook": (2, 2, 2), "bga": (3, 3, 3)}),
    (4, 3, 1): ((3, 0, 0), {"rulebook": (3, 1, 0), "bga": (4, 2, 0)}),
}
SCALLOPS = {
    "en": r"Scallop card and three scallops on her towel: she says “(\d+)”",
    "fr": r"carte Pétoncle et trois pétoncles sur sa serviette : elle annonce « (\d+) »",
    "pt": r"carta Vieira e três vieiras na toalha: ela diz “(\d+)”",
}
FIRST_TURN = {
    "en": r"choose among (\d+) items",
    "fr": r"choix entre (\d+) objets",
    "pt": r"escolher entre (\d+) itens",
}
LEFT_ON_THE_BEACH = {
    "en": r"the beach now holds (\d+) items",
    "fr": r"il reste (\d+) objets sur la plage",
    "pt": r"restam (\d+) itens na praia",
}
FOSSIL_PAIR = {
    "en": r"Each fossil pair ?, one head with one tail, pays (\d+) coins",
    "fr": r"Chaque paire de fossiles ?, une tête avec une queue, rapporte (\d+) pièces",
    "pt": r"Cada par de fósseis ?, uma cabeça com uma cauda, rende (\d+) moedas",
}
TWO_HEADS_THREE_TAILS = {
    "en": r"2 heads and 3 tails\. They make (\d+) pairs and pay (\d+) coins",
    "fr": r"2 têtes et 3 queues\. Elles forment (\d+) paires et rapportent (\d+) pièces",
    "pt": r"2 cabeças e 3 caudas\. Elas formam (\d+) pares e rendem (\d+) moedas",
}
SECRET_CARDS = {
    ("rulebook", "en"): r"Each of you draws (\d+) card from each deck",
    ("rulebook", "fr"): r"Chacun pioche (\d+) carte dans chaque paquet",
    ("rulebook", "pt"): r"Cada um compra (\d+) carta de cada baralho",
    ("bga", "en"): r"two players, each draws (\d+) cards from each deck; with three .*?, (\d+) card ",
    ("bga", "fr"): r"deux joueurs, chacun pioche (\d+) cartes dans chaque paquet ; à.trois .*?, (\d+) carte ",
    ("bga", "pt"): r"dois jogadores, cada um compra (\d+) cartas de cada baralho; com três .*?, (\d+) carta ",
}
ONE_SHELL_EACH = {
    "en": "exactly one shell of each shape in each colour",
    "fr": "exactement un coquillage de chaque forme dans chaque couleur",
    "pt": "exatamente uma concha de cada forma em cada cor",
}
STROLL = {
    "en": (
        "The Stroll",
        ("64 items", "3 shovels", "clockwise", "next 4 items", "ring", "last shovel", "Sun tile"),
    ),
    "fr": (
        "La Promenade",
        ("64 objets", "3 pelles", "sens des aiguilles", "4 objets suivants", "anneau", "dernière pelle"),
    ),
    "pt": (
        "O Passeio",
        ("64 itens", "3 pás", "sentido horário", "próximos 4 itens", "anel", "última pá", "peça do Sol"),
    ),
}


@cache
def page_of(path: Path) -> html.HtmlElement:
    """The page that people read: without style, with the places of pictures left empty."""
    root = html.document_fromstring(path.read_bytes().decode("utf-8"))
    for part in list(root.iter("style", "script")):
        part.drop_tree()
    return root


def read_page(pressed: Path, edition: str, language: str) -> html.HtmlElement:
    return page_of(folder_of(pressed, edition, language) / "rulebook.html")


def words_of(element: html.HtmlElement) -> str:
    """The text of an element on one line; every kind of space is a plain one."""
    return " ".join(element.text_content().replace(NARROW, " ").split())


@cache
def page_texts(path: Path) -> tuple[str, ...]:
    """What is extracted of each page of a PDF."""
    with pypdfium2.PdfDocument(path) as document:
        return tuple(page.get_textpage().get_text_range() for page in document)


def book_lines(path: Path) -> tuple[tuple[str, ...], ...]:
    """The lines of each page of a PDF, without the running head and the page number."""
    pages = [tuple(text.split("\r\n")) for text in page_texts(path)]
    return (pages[0], *(lines[1:-1] for lines in pages[1:]))


def book_text(pressed: Path, edition: str, language: str) -> str:
    """The words of a rulebook's PDF on one line, hyphens at line ends taken out."""
    pages = book_lines(folder_of(pressed, edition, language) / "rulebook.pdf")
    return re.sub("[ \n]+", " ", "\n".join(line for page in pages for line in page)).replace("\ufffe", "")


def texts(pressed: Path, edition: str, language: str) -> list[str]:
    """What a rulebook says, as page and as book."""
    page = words_of(read_page(pressed, edition, language).find(".//main"))
    return [page, book_text(pressed, edition, language).replace(NARROW, " ")]


PICTURES = ("img", "svg")


def alternatives(page: html.HtmlElement) -> list[str]:
    """What is read out in the place of each picture; one that only adorns has nothing."""
    found = [picture.get("alt") or picture.get("aria-label") for picture in page.iter(*PICTURES)]
    return [alternative for alternative in found if alternative]


def numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", text)))


def tables(page: html.HtmlElement) -> list[list[list[str]]]:
    return [[[words_of(cell) for cell in row] for row in table.iter("tr")] for table in page.iter("table")]


@pytest.mark.parametrize(("edition", "language"), BOOKS)
def test_the_book_has_a_title_bookmarks_and_pages_of_its_size(
    pressed: Path, edition: str, language: str
) -> None:
    path = folder_of(pressed, edition, language) / "rulebook.pdf"
    with pikepdf.open(path) as pdf, pdf.open_outline() as outline:
        assert str(pdf.Root.Lang) == TAGS[language]
        assert str(pdf.docinfo.Title).startswith("Sea Shells")
        contents = localized(edition, language).words["contents"]
        headings = [words_of(one) for one in read_page(pressed, edition, language).iter("h2")]
        assert [entry.title for entry in outline.root] == [one for one in headings if one != contents]
        assert {tuple(round(float(edge), 2) for edge in page.mediabox[2:]) for page in pdf.pages} == {A5}


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("edition", "language"), BOOKS)
def test_the_booklet_has_two_pages_side_by_side_in_folding_order(
    pressed: Path, edition: str, language: str, paper: str
) -> None:
    folder = folder_of(pressed, edition, language)
    book = [page.text for page in _letters(folder / "rulebook.pdf")]
    whole = -(-len(book) // 4) * 4
    book += [""] * (whole - len(book))
    sides = _letters(folder / paper / "rulebook-booklet.pdf")
    assert len(sides) == whole // 2
    for number, side in enumerate(sides):
        # On fronts the later page is on the left, on backs the earlier one.
        left, right = (whole - 1 - number, number) if number % 2 == 0 else (number, whole - 1 - number)
        assert side.text == book[left] + book[right]
        assert side.on_the_left == pytest.approx(len(book[left]), rel=0.03, abs=2)
    with pikepdf.open(folder / paper / "rulebook-booklet.pdf") as pdf:
        sizes = {tuple(round(float(edge), 2) for edge in page.mediabox[2:]) for page in pdf.pages}
        assert sizes == {PAPER_PT[paper]}
        assert str(pdf.Root.Lang) == TAGS[language]


@dataclass(frozen=True)
class _Letters:
    """The letters and digits of a page, and how many of them stand in its left half."""

    text: str
    on_the_left: int


def _letters(path: Path) -> list[_Letters]:
    found = []
    with pypdfium2.PdfDocument(path) as document:
        for page in document:
            text, middle = page.get_textpage(), page.get_width() / 2
            codes = (pypdfium2.raw.FPDFText_GetUnicode(text, n) for n in range(text.count_chars()))
            letters = {n: chr(code) for n, code in enumerate(codes) if chr(code).isalnum()}
            on_the_left = sum(text.get_charbox(number)[0] < middle for number in letters)
            found.append(_Letters("".join(letters.values()), on_the_left))
    return found


def _squeezed(text: str) -> str:
    return re.sub(r"[\W_]+", "", text)


@pytest.mark.parametrize(("edition", "language"), BOOKS)
def test_page_and_book_say_the_same(pressed: Path, edition: str, language: str) -> None:
    book = _squeezed(book_text(pressed, edition, language))
    page = read_page(pressed, edition, language)
    passages = [
        words_of(one)
        for kind in ("h2", "h3", "p", "li", "td", "figcaption")
        for one in page.find(".//main").iter(kind)
    ]
    assert len(passages) > 100
    assert [passage for passage in passages if _squeezed(passage) not in book] == []


@pytest.mark.parametrize(("edition", "language"), BOOKS)
def test_every_number_is_that_of_the_edition(pressed: Path, edition: str, language: str) -> None:
    advanced, pair, cards = NUMBERS[edition]
    page = read_page(pressed, edition, language)
    paying = [rows for rows in tables(page) if len(rows[0]) == 2]
    simple_rows, advanced_rows = ([numbers(row[1])[0] for row in rows[1:]] for rows in paying)
    assert simple_rows == [3, 3]
    assert advanced_rows == list(advanced)
    for text in texts(pressed, edition, language):
        assert numbers(EDITION_NAMES[edition, language]) == ()
        assert _found(FOSSIL_PAIR[language], text) == (pair,)
        assert _found(SECRET_CARDS[edition, language], text) == cards


def _found(pattern: str, text: str) -> tuple[int, ...]:
    """Return the numbers that a sentence, which the text must have once, has in its groups."""
    (found,) = re.finditer(pattern, text)
    return tuple(map(int, found.groups()))


@pytest.mark.parametrize(("edition", "language"), BOOKS)
def test_examples_come_out_right(pressed: Path, edition: str, language: str) -> None:
    pair = NUMBERS[edition][1]
    rows = [list(map(numbers, row)) for rows in tables(read_page(pressed, edition, language)) for row in rows]
    earned = {row[0]: (row[1], row[2]) for row in rows if len(row) == 3 and len(row[0]) == 3}
    assert earned == {have: (simple, advanced[edition]) for have, (simple, advanced) in EXAMPLES.items()}
    for text in texts(pressed, edition, language):
        assert _found(SCALLOPS[language], text) == (4,)
        assert _found(FIRST_TURN[language], text) == (14,)
        assert _found(LEFT_ON_THE_BEACH[language], text) == (63,)
        assert _found(TWO_HEADS_THREE_TAILS[language], text) == (2, 2 * pair)
        assert ONE_SHELL_EACH[language] in text


@pytest.mark.parametrize(("edition", "language"), BOOKS)
def test_cards_pay_what_the_edition_pays(pressed: Path, edition: str, language: str) -> None:
    (alone, second, tied), pair, _ = NUMBERS[edition]
    coin = {"en": "coins", "fr": "pièces", "pt": "moedas"}[language]
    for paper in PAPERS:
        cards = _plain_text(folder_of(pressed, edition, language) / paper / "cards.pdf")
        assert {int(n) for n in re.findall(rf"(\d+) {coin}", cards)} == {pair}
        title = _title_of("scoring-cards", "back_title", edition, language)
        paid = [numbers(part)[:3] for part in cards.split(title)[1:]]
        assert paid == [(alone, second, tied)] * 2


def _plain_text(path: Path) -> str:
    return " ".join(" ".join(page_texts(path)).split())


def _title_of(component: str, field: str, edition: str, language: str) -> str:
    return str(components(edition, language)[component].pieces[0].fields[field])


@pytest.mark.parametrize(("edition", "language"), BOOKS)
def test_the_stroll_is_explained(pressed: Path, edition: str, language: str) -> None:
    title, facts = STROLL[language]
    page = read_page(pressed, edition, language)
    (heading,) = (one for one in page.iter("h2") if words_of(one) == title)
    section = list(takewhile(lambda one: one.tag != "h2", heading.itersiblings()))
    assert sum(1 for part in section for _ in part.iter("li")) >= 4
    assert sum(1 for part in section for _ in part.iter("figure")) == 1
    explained = " ".join(map(words_of, section))
    assert [fact for fact in facts if fact not in explained] == []
    book = texts(pressed, edition, language)[1]
    assert [fact for fact in facts if fact not in book] == []


@pytest.mark.parametrize(("edition", "language"), BOOKS)
def test_component_counts_are_those_of_the_content(pressed: Path, edition: str, language: str) -> None:
    rows = next(rows for rows in tables(read_page(pressed, edition, language)) if len(rows[0]) == 4)
    listed = {row[1]: int(row[2]) for row in rows[1:]}
    known = components(edition, language).values()
    assert listed == {str(component.name): component.total for component in known}
    assert listed[str(components(edition, language)["items"].name)] == 64


@pytest.mark.parametrize(("edition", "language"), BOOKS)
def test_the_page_is_whole_and_its_links_lead_somewhere(pressed: Path, edition: str, language: str) -> None:
    page = read_page(pressed, edition, language)
    assert page.get("lang") == TAGS[language]
    assert [words_of(one) for one in page.iter("h1")] == ["Sea Shells"]
    assert EDITION_NAMES[edition, language] in words_of(page)
    ids = {one.get("id") for one in page.iter() if one.get("id")}
    links = [link.get("href") for link in page.iter("a")]
    assert len(links) > 10
    assert [link for link in links if not (link.startswith("#") and link[1:] in ids)] == []
    assert len(alternatives(page)) > 20
    glossary = tables(page)[-1]
    assert len(glossary) == 1 + len(localized(edition, language).game.icons)


def spacing_faults(text: str) -> list[str]:
    """Return the places where French wants a narrow no-break space and there is something else."""
    wrong = []
    for found in re.finditer("[;:!?»«]", text):
        at = found.start()
        before, last = text[max(at - 2, 0) : max(at - 1, 0)], text[max(at - 1, 0) : at]
        is_right = last in tuple(";:!?»") or (last == NARROW and not before.isspace())
        if found[0] == "«":
            is_right = text[at + 1 : at + 2] == NARROW
        if not is_right:
            wrong.append(text[max(at - 15, 0) : at + 10])
    return wrong


def test_spacing_faults_are_found() -> None:
    right = f"Quoi{NARROW}?! Ceci{NARROW}: «{NARROW}oui{NARROW}»{NARROW}; fin"
    assert spacing_faults(right) == []
    for wrong in ("Quoi?", "Quoi ?", "Quoi\u00a0?", f"Quoi {NARROW}?", "« oui", f"«{NARROW}oui»", "a:b"):
        assert len(spacing_faults(wrong)) == 1, wrong


@pytest.mark.parametrize("edition", NUMBERS)
def test_french_has_a_narrow_space_before_its_marks(pressed: Path, edition: str) -> None:
    page = read_page(pressed, edition, "fr")
    seen = "".join(_with_pictures(page.find(".//body")))
    assert seen.count(NARROW) > 20
    assert [fault for text in (seen, *alternatives(page)) for fault in spacing_faults(text)] == []
    for path in _pdfs(pressed, edition, "fr"):
        for text in page_texts(path):
            # Where an icon stood, there is but the space before it.
            assert spacing_faults(text.replace(f" {NARROW}", f"\ufffc{NARROW}")) == [], path


def _with_pictures(element: html.HtmlElement) -> list[str]:
    """The text of an element, with a sign that stands for each picture."""
    parts = ["\ufffc" if element.tag in PICTURES else element.text or ""]
    for child in element:
        parts += [*_with_pictures(child), child.tail or ""]
    return parts


def _pdfs(pressed: Path, edition: str, language: str) -> list[Path]:
    paths = sorted(folder_of(pressed, edition, language).rglob("*.pdf"))
    assert len(paths) > 15
    return paths


@pytest.mark.parametrize("language", ["en", "pt"])
@pytest.mark.parametrize("edition", NUMBERS)
def test_english_and_portuguese_have_no_french_spaces(pressed: Path, edition: str, language: str) -> None:
    page = read_page(pressed, edition, language)
    said = ["".join(_with_pictures(page.find(".//body"))), *alternatives(page)]
    assert [text for text in said if re.search(r"\w[ \u00a0][;:!?](?!\w)", text)] == []
    for path in _pdfs(pressed, edition, language):
        said += page_texts(path)
    assert [text for text in said if re.search(f"[{NARROW}«»]", text)] == []


@cache
def english_passages() -> tuple[str, ...]:
    """Runs of three words or more that the English texts of the game have between placeholders and marks."""
    game = localized("rulebook", "en").game
    path = f"content/{SLUG}/rulebook.md"
    book, faults = rulebook_messages(DiskWorkspace(ROOT).read_text(path), path)
    assert faults == ()
    sources = [message.source for message in collect_messages(game, book)]
    parts = [
        part for source in sources for part in re.split(r"\{\{.*?\}\}|\{.*?\}|\*+|!?\[|\]\([^)]*\)", source)
    ]
    return tuple(dict.fromkeys(plain for part in parts if len((plain := _plain(part)).split()) >= 3))


def _plain(text: str) -> str:
    return " ".join(text.translate(str.maketrans("’‘“”«»\u202f\u00a0", '\'\'""""  ')).split()).strip(
        " .,;:!?"
    )


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_english_is_left_untranslated(pressed: Path, language: str) -> None:
    passages = english_passages()
    assert len(passages) > 100
    for edition in NUMBERS:
        page = read_page(pressed, edition, language)
        said = [page.text_content(), *alternatives(page)]
        said += [_plain_text(path) for path in _pdfs(pressed, edition, language)]
        printed = _plain(" ".join(said))
        assert [passage for passage in passages if passage in printed] == []
    english = _plain(read_page(pressed, "rulebook", "en").text_content())
    assert sum(passage in english for passage in passages) > 80
