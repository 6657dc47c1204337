import io

import page as page_validation
import pikepdf
import pypdfium2
import pytest
from generator.catalogue import CODES, judge_catalogue, set_catalogue
from generator.faces import open_studio
from generator.typeset import load_fonts
from generator.write import Assets
from tests.catalogue.quay import CARDS, GAME, ROOT, bound, compose, localize, press, project

DESIGN = "templates/catalogue/catalogue.typ"


def text_of(pdf: bytes) -> str:
    document = pypdfium2.PdfDocument(pdf)
    try:
        return " ".join(" ".join(page.get_textpage().get_text_bounded().split()) for page in document)
    finally:
        document.close()


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_the_pdf_conforms_to_pdf_ua_1(language: str) -> None:
    report = page_validation.validate_pdf_bytes(bound(language).pdf, profile="ua1")
    assert report.is_compliant, report


def test_cards_charts_and_index_are_in_it_as_text() -> None:
    text = text_of(bound().pdf)
    assert text.startswith("Quay & Sea Catalogue · Calm sea · 8 pieces")
    for part in ('Ånchor <b>"', "Bollard × 2", "Gain 3", "Points by price", "2.25 (1.5, 3)", "Index"):
        assert part in text
    index = text[text.rindex("Index") :]
    assert index.index("Ånchor") < index.index("Bollard") < index.index("Tub")  # by letters, accents or not


def test_it_has_a_title_a_language_and_small_pages() -> None:
    with pikepdf.open(io.BytesIO(bound("pt").pdf)) as pdf:
        assert str(pdf.Root.Lang) == "pt-BR"
        assert pdf.open_metadata()["dc:title"] == "Quay & Sea – Catálogo"
        assert len(pdf.pages) == bound("pt").pages
        assert [round(float(edge) * 25.4 / 72) for edge in pdf.pages[0].MediaBox] == [0, 0, 148, 210]


def test_a_card_stands_under_its_group() -> None:
    text = text_of(bound().pdf)
    quay = text.index("Quay", text.index("Cards"))
    assert text.index("Open sea") < text.index("Eel") < quay < text.index("Bollard")


def test_words_that_look_like_typst_are_words() -> None:
    made, faults = press(project(cards=CARDS.replace("name: Eel", "name: '#panic() $x$ *b*'")))
    assert faults == ()
    assert made is not None
    assert "#panic() $x$ *b*" in text_of(made.pdf)


@pytest.mark.parametrize(
    ("file", "text", "code"),
    [
        (DESIGN, "#panic()", "B203"),
        (DESIGN, None, "B202"),
        ("templates/catalogue/catalogue.html.j2", "{{ nothing }}", "B202"),
        ("templates/catalogue/catalogue.js", None, "B202"),
    ],
)
def test_a_design_that_cannot_be_used_is_told(file: str, text: str | None, code: str) -> None:
    workspace = project()
    if text is None:
        del workspace.files[file]
    else:
        workspace.files[file] = text
    made, faults = press(workspace)
    assert made is None
    assert [fault.code for fault in faults] == [code]
    assert faults[0].span.file == file


def test_a_picture_that_cannot_be_printed_is_told() -> None:
    workspace = project()
    studio, localized = open_studio(workspace), localize(workspace)
    drawings = compose(studio, localized)
    art = next(item for item in drawings["boats", "tub"].items if hasattr(item, "svg"))
    broken = type(art)('<svg viewBox="0 0 1 1"><text>a</text></svg>', art.box)
    drawings = {
        **drawings,
        ("boats", "tub"): type(drawings["boats", "tub"])(drawings["boats", "tub"].size, (broken,)),
    }
    assets = Assets(workspace=workspace, fonts=studio.fonts)
    made, faults = set_catalogue(studio, localized, drawings, assets)
    assert made is None
    assert [fault.code for fault in faults] == ["B204"]


def test_characters_that_no_font_has_are_told_where_they_stand() -> None:
    game = GAME.replace("label: Price", "label: Price 🐚")
    workspace = project(game=game)
    (fault,) = judge_catalogue(localize(workspace), load_fonts(workspace))
    line = game[: game.index("Price 🐚")].count("\n") + 1
    assert (fault.code, fault.span.file, fault.span.line) == ("B201", "content/quay/game.yaml", line)
    assert judge_catalogue(localize(project()), load_fonts(workspace)) == ()


def test_every_code_is_explained_and_used() -> None:
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "generator/catalogue").glob("*.py")]
    for code in CODES:
        assert sum(f'"{code}"' in source for source in sources) >= 2
