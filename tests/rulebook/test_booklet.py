import io

import pikepdf
import pytest
from generator.geometry import Size
from generator.model import Paper
from generator.rulebook.booklet import booklet_order, impose_booklet

A4 = Paper(id="a4", name="A4", size=Size(210, 297), margin=5)
LETTER = Paper(id="letter", name="Letter", size=Size(215.9, 279.4), margin=5)
PT = 72 / 25.4


@pytest.fixture(scope="module")
def five_pages() -> bytes:
    """Five A5 pages; page n is filled with the grey 0.1 n, which tells them apart."""
    with pikepdf.new() as pdf:
        for number in range(1, 6):
            pdf.add_blank_page(page_size=(148 * PT, 210 * PT))
            pdf.pages[-1].Contents = pdf.make_stream(f"0.{number} g 0 0 9999 9999 re f".encode())
        output = io.BytesIO()
        pdf.save(output)
    return output.getvalue()


@pytest.mark.parametrize(
    ("pages", "order"),
    [
        (0, ()),
        (1, ((0, 1), (0, 0))),
        (4, ((4, 1), (2, 3))),
        (5, ((0, 1), (2, 0), (0, 3), (4, 5))),
        (8, ((8, 1), (2, 7), (6, 3), (4, 5))),
        (12, ((12, 1), (2, 11), (10, 3), (4, 9), (8, 5), (6, 7))),
    ],
)
def test_pages_come_in_the_order_that_folding_puts_right(pages: int, order: object) -> None:
    assert booklet_order(pages) == order


@pytest.mark.parametrize("pages", range(1, 41))
def test_folded_sheets_read_from_the_first_page_to_the_last(pages: int) -> None:
    sides = booklet_order(pages)
    fronts, backs = sides[::2], sides[1::2]
    # Leafing through: down the left halves of the opened stack, then up the right halves.
    first_half = [page for front, back in zip(fronts, backs, strict=True) for page in (front[1], back[0])]
    last_half = [page for front, back in zip(fronts, backs, strict=True) for page in (front[0], back[1])]
    read = first_half + last_half[::-1]
    assert read == [*range(1, pages + 1), *[0] * (-pages % 4)]


def sides_of(pdf: bytes) -> list[list[tuple[str, list[float], bytes]]]:
    """Return what is drawn on each side: name, matrix, and the content of the page shown."""
    found = []
    with pikepdf.open(io.BytesIO(pdf)) as book:
        for page in book.pages:
            drawn, matrix = [], [0.0]
            for operands, operator in pikepdf.parse_content_stream(page):
                if str(operator) == "cm":
                    matrix = [float(value) for value in operands]
                if str(operator) == "Do":
                    name = str(operands[0])
                    drawn.append((name, matrix, bytes(page.Resources.XObject[name].read_bytes())))
            found.append(drawn)
    return found


def test_a5_keeps_its_size_on_a4_and_pages_meet_at_the_fold(five_pages: bytes) -> None:
    *_, last = sides_of(impose_booklet(five_pages, A4))
    (left, left_at, left_page), (right, right_at, right_page) = last
    assert (left, right) == ("/Left", "/Right")
    assert b"0.4 g" in left_page
    assert b"0.5 g" in right_page
    assert left_at == pytest.approx([1, 0, 0, 1, 0.5 * PT, 0], abs=1e-3)
    assert right_at == pytest.approx([1, 0, 0, 1, 148.5 * PT, 0], abs=1e-3)


def test_letter_shrinks_a5_evenly_and_crops_nothing(five_pages: bytes) -> None:
    *_, (left, right) = sides_of(impose_booklet(five_pages, LETTER))
    scale = 139.7 / 148
    lift = (215.9 - 210 * scale) / 2 * PT
    assert left[1] == pytest.approx([scale, 0, 0, scale, 0, lift], abs=2e-3)
    assert right[1] == pytest.approx([scale, 0, 0, scale, 139.7 * PT, lift], abs=2e-3)


@pytest.mark.parametrize(("paper", "size"), [(A4, (297, 210)), (LETTER, (279.4, 215.9))])
def test_sheets_lie_across_and_ask_for_true_size(
    five_pages: bytes, paper: Paper, size: tuple[float, float]
) -> None:
    with pikepdf.open(io.BytesIO(impose_booklet(five_pages, paper))) as book:
        assert len(book.pages) == 4
        for page in book.pages:
            assert [float(v) / PT for v in page.mediabox] == pytest.approx([0, 0, *size], abs=0.001)
        preferences = book.Root.ViewerPreferences
        assert (preferences.PrintScaling, preferences.Duplex) == ("/None", "/DuplexFlipShortEdge")
        assert book.check_pdf_syntax() == []
        marks = [b" l " in page.Contents.read_bytes() for page in book.pages]
        assert marks == [True, False, True, False]


def test_a_page_shown_is_in_the_file_once(five_pages: bytes) -> None:
    pdf = impose_booklet(five_pages, A4)
    with pikepdf.open(io.BytesIO(pdf)) as book:
        streams = [obj for obj in book.objects if isinstance(obj, pikepdf.Stream)]
        assert sum(stream.get("/Subtype") == "/Form" for stream in streams) == 5


def test_the_same_pages_give_the_same_bytes(five_pages: bytes) -> None:
    assert impose_booklet(five_pages, A4) == impose_booklet(five_pages, A4)
