"""The file as a whole: valid, told apart, the same every time, and with nothing in it that acts."""

import os
import subprocess
import sys

import pikepdf
import pytest
from generator.drawing import Artwork
from generator.geometry import Rect
from generator.model import Duplex
from generator.write import DocumentInfo, write_pdf
from tests.write.sheets import (
    INFO,
    QUARTERS,
    assets,
    face,
    fronts,
    opened,
    page,
    place,
    plan,
    quarters,
    svg,
)
from tests.write.whole import everything


@pytest.fixture(scope="module")
def written() -> bytes:
    return everything()


def test_qpdf_finds_no_fault(written: bytes) -> None:
    with opened(written) as pdf:
        assert pdf.check_pdf_syntax() == []
        assert len(pdf.pages) == 2


def test_it_says_what_it_is(written: bytes) -> None:
    with opened(written) as pdf:
        assert str(pdf.docinfo.Title) == "Cartes à jouer"
        assert str(pdf.docinfo.Keywords) == "jeu, plage"
        assert str(pdf.Root.Lang) == "fr"


def test_viewers_neither_scale_it_nor_hide_its_title(written: bytes) -> None:
    with opened(written) as pdf:
        preferences = pdf.Root.ViewerPreferences
        assert str(preferences.PrintScaling) == "/None"
        assert bool(preferences.DisplayDocTitle) is True
        assert str(pdf.Root.PageMode) == "/UseOutlines"


@pytest.mark.parametrize(
    ("duplex", "preset"),
    [(Duplex.LONG, "/DuplexFlipLongEdge"), (Duplex.SHORT, "/DuplexFlipShortEdge"), (Duplex.NONE, None)],
)
def test_printing_dialogues_are_told_how_to_turn_the_sheet(duplex: Duplex, preset: str | None) -> None:
    info = DocumentInfo(title="T", language="en", duplex=duplex)
    with opened(write_pdf(plan(page()), {}, info, assets())) as pdf:
        found = pdf.Root.ViewerPreferences.get("/Duplex")
        assert (str(found) if found is not None else None) == preset


def test_bookmarks_lead_to_their_pages(written: bytes) -> None:
    with opened(written) as pdf, pdf.open_outline() as outline:
        entries = list(outline.root)
        assert [entry.title for entry in entries] == ["Tuiles · 1", "Tuiles · 2"]
        targets = [entry.destination for entry in entries]
        pages = [pikepdf.Page(target[0]) for target in targets if isinstance(target, pikepdf.Array)]
        assert [pdf.pages.index(page) for page in pages] == [0, 1]


def test_every_font_is_an_embedded_subset(written: bytes) -> None:
    with opened(written) as pdf:
        fonts = [
            thing
            for thing in pdf.objects
            if isinstance(thing, pikepdf.Dictionary) and thing.get("/Type") == "/Font"
        ]
        assert {str(font.BaseFont)[8:] for font in fonts} == {"NotoSans-Regular", "Vollkorn-Regular"}
        assert all(str(font.BaseFont)[7] == "+" and "/FontFile2" in font.FontDescriptor for font in fonts)
    assert b"Helvetica" not in written


def test_nothing_in_it_acts_and_no_clock_shows(written: bytes) -> None:
    with opened(written) as pdf:
        keys = {
            key
            for thing in pdf.objects
            if isinstance(thing, pikepdf.Dictionary)
            for key in dict(thing.items())
        }
        assert not keys & {
            "/JavaScript",
            "/JS",
            "/OpenAction",
            "/AA",
            "/Launch",
            "/EmbeddedFiles",
            "/CreationDate",
        }
    assert b"/ModDate" not in written


def test_the_same_input_gives_the_same_bytes(written: bytes) -> None:
    assert everything() == written


def test_no_hash_seed_zone_or_folder_shows(written: bytes, tmp_path: object) -> None:
    script = "import sys; from tests.write.whole import everything; sys.stdout.buffer.write(everything())"
    environment = {
        **os.environ,
        "PYTHONHASHSEED": "7",
        "TZ": "Pacific/Apia",
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=str(tmp_path), env=environment, capture_output=True, check=True
    )
    assert done.stdout == written


def test_files_that_differ_have_different_ids() -> None:
    ids = {
        bytes(
            opened(
                write_pdf(plan(page(title=title)), {}, DocumentInfo(title=name, language="en"), assets())
            ).trailer.ID[0]
        )
        for title, name in (("", "A"), ("", "B"))
    }
    assert len(ids) == 2


def test_shared_assets_do_not_show_in_the_result(written: bytes) -> None:
    shared = assets()
    other = svg('<circle cx="5" cy="5" r="5" fill="#0a0"/>')
    first = write_pdf(plan(page(place("a", 0, 0))), fronts(a=quarters()), INFO, assets())
    write_pdf(
        plan(page(place("a", 0, 0))),
        fronts(a=face(Artwork(other, Rect(0, 0, 9, 9)), Artwork(QUARTERS, Rect(0, 0, 9, 9)))),
        INFO,
        shared,
    )
    assert write_pdf(plan(page(place("a", 0, 0))), fronts(a=quarters()), INFO, shared) == first
