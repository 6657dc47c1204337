import io
import re
import unicodedata
from collections import Counter
from functools import cache
from pathlib import Path

import page as page_validation
import pikepdf
import pypdfium2
import pytest
from generator.diagnostic import NOWHERE
from generator.geometry import Size
from generator.rulebook.book import Book
from generator.rulebook.coverage import check_characters
from generator.rulebook.document import Align, Heading, Paragraph, Plain, Table
from generator.rulebook.pdf import write_book_pdf
from generator.typeset import FontBook, load_fonts
from generator.typeset.coverage import missing_characters
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.fakes import MemoryWorkspace
from tests.rulebook.lighthouse import assets, bind, localize, shown, trial_source

TEMPLATE = (Path(__file__).parents[2] / "templates/rulebook/book.typ").read_text(encoding="utf-8")
PT = 72 / 25.4


def press(book: Book) -> bytes:
    pdf, faults = write_book_pdf(book, TEMPLATE, assets())
    assert faults == ()
    assert pdf is not None
    return pdf


@cache
def trial_pdf() -> bytes:
    return press(bind(trial_source(), cover=True))


@cache
def fonts() -> FontBook:
    return load_fonts(MemoryWorkspace({}))


def text_of(pdf: bytes) -> str:
    """Return the text layer; PDFium gives a hyphen at the end of a line as U+0002."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        return "".join(page.get_textpage().get_text_bounded() for page in document).replace("\x02", "-")
    finally:
        document.close()


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_the_pdf_conforms_to_pdf_ua_1(language: str) -> None:
    book = bind(trial_source(), cover=True)
    book = replace(book, language=localize(language).language)
    report = page_validation.validate_pdf_bytes(press(book), profile="ua1")
    assert [(failure.rule_id, failure.message) for failure in report.failures] == []
    assert report.is_compliant


def test_the_same_book_gives_the_same_bytes() -> None:
    assert press(bind(trial_source(), cover=True)) == trial_pdf()


def test_pages_are_a5_and_fonts_are_ours_and_embedded() -> None:
    with pikepdf.open(io.BytesIO(trial_pdf())) as pdf:
        for page in pdf.pages:
            assert [float(v) / PT for v in page.mediabox] == pytest.approx([0, 0, 148, 210], abs=0.01)
        fonts = [
            o
            for o in pdf.objects
            if isinstance(o, pikepdf.Dictionary) and o.get("/Type") == "/FontDescriptor"
        ]
        families = {str(font.FontName).partition("+")[2].partition("-")[0] for font in fonts}
        assert families == {"Vollkorn", "NotoSans"}
        assert all("/FontFile2" in font for font in fonts)
        assert pdf.Root.Lang == "en"
        assert pdf.docinfo.Title == "Lights & Fog"
        titles = [str(item.title) for item in pdf.open_outline().root]
    assert titles == ["The aim", "What you need", "Set-up", "Scoring", "Characters", "Icons", "Effects"]


def test_the_contents_name_the_pages_that_the_sections_are_on() -> None:
    document = pypdfium2.PdfDocument(trial_pdf())
    pages = [page.get_textpage().get_text_bounded().split("\r\n") for page in document]
    document.close()
    entries = [re.fullmatch(r"(.+?) [. ]+(\d+)", line) for line in pages[1]]
    named = {entry[1]: int(entry[2]) for entry in entries if entry}
    titles = [
        "The aim",
        "What you need",
        "Set-up",
        "Two keepers",
        "Scoring",
        "Characters",
        "Icons",
        "Effects",
    ]
    assert list(named) == titles
    assert all(title in pages[number - 1] for title, number in named.items())


def test_alternative_texts_reach_the_pdf() -> None:
    with pikepdf.open(io.BytesIO(trial_pdf())) as pdf:
        alts = [str(o.Alt) for o in pdf.objects if isinstance(o, pikepdf.Dictionary) and "/Alt" in o]
    assert alts.count("A plain map of the coast with five lamps.") == 1
    assert alts.count("lamp") == 5
    assert alts.count("boat") == 2
    assert {"A red lamp tile.", "A blue lamp tile.", "small lamp"} <= set(alts)


def test_a_picture_is_in_the_file_once_and_drawn_in_all_its_places() -> None:
    source = "# A\n\n" + "{icon:lamp} and {icon:boat}, {icon:lamp}.\n\n" * 3 + "![A map](figure:map)"
    with pikepdf.open(io.BytesIO(press(bind(source)))) as pdf:
        streams = [o for o in pdf.objects if isinstance(o, pikepdf.Stream)]
        assert [o for o in streams if o.get("/Subtype") == "/Image"] == []
        pictures = {name for page in pdf.pages for name in page.Resources.get("/XObject", {})}
        assert len(pictures) == 3
        drawn = [str(i.operator) for page in pdf.pages for i in pikepdf.parse_content_stream(page)]
        assert drawn.count("Do") == 3 * 3 + 1
        assert pdf.check_pdf_syntax() == []


def test_a_picture_fills_its_place() -> None:
    red = shown(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"><path d="M0 0h9v6H0z" fill="red"/></svg>',
        Size(90, 60),
    )
    book = bind("# A\n\n![A map](figure:map)")
    (ref,) = book.pictures
    document = pypdfium2.PdfDocument(press(replace(book, pictures={ref: red})))
    (page,) = list(document)[1:]
    pixels = page.render(scale=2).to_numpy()
    rows, columns = ((pixels[:, :, :3] == (0, 0, 255)).all(axis=2)).nonzero()
    document.close()
    assert (columns.max() - columns.min() + 1) / 2 / PT == pytest.approx(90, abs=0.3)
    assert (rows.max() - rows.min() + 1) / 2 / PT == pytest.approx(60, abs=0.3)
    assert len(rows) == pytest.approx(90 * 60 * (2 * PT) ** 2, rel=0.01)


def test_a_picture_that_is_none_is_reported() -> None:
    book = bind("# A\n\n![A map](figure:map)")
    (ref,) = book.pictures
    pdf, faults = write_book_pdf(replace(book, pictures={ref: shown("<svg", Size(9, 9))}), TEMPLATE, assets())
    assert pdf is None
    assert [str(fault) for fault in faults] == [
        "error B133: a picture of the rulebook cannot be printed: it is not well-formed XML: "
        "unclosed token: line 1, column 0 (mend or replace it)"
    ]


WIDE = (
    "# Wide\n\n" + "x" * 300 + "\n\n![A wide picture](figure:wide?width=400mm)\n\n"
    "![a](figure:a) ![b](figure:b) ![c](figure:c)\n\n![A tall one](motif:a/b?width=200mm)\n\n"
    "| a | b | c |\n|---|---|---|\n| " + "word " * 60 + "| " + "m" * 90 + " | 7 |\n\n"
    "> **Example.** " + "y" * 200 + "\n"
)


@pytest.mark.parametrize("source", [trial_source(), WIDE], ids=["trial", "wide"])
def test_nothing_leaves_the_page(source: str) -> None:
    document = pypdfium2.PdfDocument(press(bind(source)))
    for number, page in enumerate(document, 1):
        for thing in page.get_objects(max_depth=1):
            left, bottom, right, top = (value / PT for value in thing.get_bounds())
            assert left >= 11.9, (number, thing.type)
            assert right <= 148 - 11.9, (number, thing.type)
            assert bottom >= 9, (number, thing.type)
            assert top <= 210 - 9, (number, thing.type)
    document.close()


NASTY = (
    "#$@*_`<>\\\"'/-+=~^&%[](){}|;:!?.,  \u00a0\u202f«»“”’–—…×→€ßœÆñçãéÀΩжİıſﬁ"
    "0123456789abcXYZ🐚☃中א\u0301\u200b"
)

ALPHABET = st.sampled_from(NASTY) | st.characters(exclude_categories=("Cs",))


def visible(text: str) -> Counter[str]:
    """Count what leaves a mark, with letters and their accents apart."""
    plain = unicodedata.normalize("NFKD", text)
    return Counter(c for c in plain if not c.isspace() and unicodedata.category(c) not in ("Cf", "Cc"))


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.text(ALPHABET, min_size=1, max_size=60))
def test_every_character_reaches_the_page_or_is_reported(text: str) -> None:
    missing = missing_characters(text, fonts())
    reported = [fault.message for fault in check_characters([(NOWHERE, text)], fonts())]
    assert len(reported) == len(missing)
    assert all(any(f"(U+{ord(character):04X}, " in message for message in reported) for character in missing)
    printable = "".join(character for character in text if character not in missing)
    book = bind("# Here")
    body = (Heading(1, "x", (Plain(f"H {printable}"),)), Paragraph((Plain(f"P {printable}"),)))
    found = visible(text_of(press(replace(book, blocks=body))))
    for character, count in visible(printable).items():
        assert found[character] >= 2 * count, character


def test_missing_characters_are_named() -> None:
    source = "A shell 🐚 and a snail 🐚, a bell \x07."
    faults = [str(fault) for fault in check_characters([(NOWHERE, source)], fonts())]
    way_out = "(use another character, or an icon: {icon:…})"
    assert faults == [
        f'error B121: no font can print "🐚" (U+1F41A, spiral shell) {way_out}',
        f'error B121: no font can print "?" (U+0007, a control character) {way_out}',
    ]


def test_a_faulty_design_is_reported_and_nothing_is_written() -> None:
    pdf, faults = write_book_pdf(bind("# A"), "#nowhere()", assets())
    assert pdf is None
    assert [str(fault) for fault in faults] == [
        "templates/rulebook/book.typ:1:1: error B131: the rulebook could not be set: "
        "unknown variable: nowhere"
    ]


def test_a_table_of_nothing_but_a_header_shows_its_header() -> None:
    table = Table(((Plain("Alone"),), (Plain("Again"),)), (), (Align.START, Align.END), None, "x")
    text = text_of(press(replace(bind(trial_source()), blocks=(Heading(1, "x", (Plain("H"),)), table))))
    assert (text.count("Alone"), text.count("Again")) == (1, 1)
