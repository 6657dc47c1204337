"""A file that is wrong in one way fails for just that."""

import io

import pikepdf
import pytest
from generator.geometry import Size
from generator.model import Duplex
from pikepdf import Array, Dictionary, Name, String
from PIL import Image
from tests.impose.plans import component
from tests.verify.proofs import (
    COINS,
    TILES,
    Spoil,
    codes,
    edit_marks,
    edit_page,
    said,
    sound,
    sound_board,
    spoiled,
    verdicts,
    written,
)


def fails(spoil: Spoil, code: str, *, data: bytes | None = None) -> list[str]:
    """Assert that a sound file fails with this code alone once it is spoiled; return what is said."""
    wrong = spoiled(data or sound(), spoil)
    assert codes(wrong) == {code}
    return [line for line in said(wrong) if code in line]


def _set_box(name: str, *edges: float) -> Spoil:
    def spoil(pdf: pikepdf.Pdf) -> None:
        pdf.pages[0].obj[name] = Array(edges)

    return spoil


# Pages


def test_a_page_of_another_size() -> None:
    (line,) = fails(_set_box("/MediaBox", 0, 0, 612, 792), "P411", data=_blank_edges())
    assert line == (
        "proof.pdf, page 1: error P411: the page has 215.9 × 279.4 mm, and the paper 210 × 297 mm "
        "(print it again with pnp build --force for the paper that you have)"
    )


def _blank_edges() -> bytes:
    """Return a sheet that says it has no margin, so that nothing else is wrong with it on another page."""

    def spoil(pdf: pikepdf.Pdf) -> None:
        pdf.Root.PNP_Sheets.Margin = -50

    return spoiled(written(COINS), spoil)


@pytest.mark.parametrize(("key", "value"), [("/Rotate", 90), ("/UserUnit", 2)])
def test_a_page_that_is_turned_or_enlarged(key: str, value: int) -> None:
    def spoil(pdf: pikepdf.Pdf) -> None:
        pdf.pages[0].obj[key] = value

    fails(spoil, "P411")


@pytest.mark.parametrize("name", ["/TrimBox", "/BleedBox"])
def test_a_box_that_is_elsewhere_than_the_piece(name: str) -> None:
    (line,) = fails(_set_box(name, 90, 100, 300, 500), "P412", data=sound_board())
    assert f"the {name[1:]} is at 31.75, " in line


def test_a_trim_box_around_several_pieces() -> None:
    fails(_set_box("/TrimBox", 100, 100, 300, 500), "P412")


def test_a_crop_box_that_hides_something() -> None:
    fails(_set_box("/CropBox", 10, 10, 500, 800), "P412")


def test_a_page_that_was_scaled_says_so_and_nothing_else() -> None:
    def spoil(pdf: pikepdf.Pdf) -> None:
        for page in pdf.pages:
            page.contents_add(b"q 0.97 0 0 0.97 8.9 12.6 cm ", prepend=True)
            page.contents_add(b" Q")

    lines = fails(spoil, "P413")
    assert "page 1: error P413: the page was scaled to 97.0 %" in lines[0]
    assert len(lines) == 2


def test_a_fold_beside_the_middle() -> None:
    fold = r"(/PNP_Mark_fold BMC 0\.5 w \[4 2\] 0 d) 297\.638 (\S+) m 297\.638"
    spoil = edit_marks(1, fold, r"\1 299.638 \2 m 299.638")
    (line,) = fails(spoil, "P414", data=_folded())
    assert "the fold is 0.71 mm off the middle" in line


def _folded() -> bytes:
    return written(component("tiles", Size(18, 18), 3, bleed=1, back=True), duplex=Duplex.GUTTER)


# Pieces

_FIRST = r"/PNP_Piece<</Component\(tiles\).*?EMC\n"


def test_a_copy_that_is_missing() -> None:
    # Two rows of ten: the others in its row and column need the same marks.
    lines = fails(
        edit_page(1, f"(?s){_FIRST}", ""), "P421", data=written(component("tiles", Size(18, 18), 20))
    )
    assert lines == [
        "proof.pdf: error P421: 1 of 20 copies of tiles is missing (front): piece copy 1 "
        "(print it again with pnp build --force)"
    ]


def test_a_copy_that_is_there_twice() -> None:
    (line,) = fails(edit_page(1, r"/Copy 2/Side/front", "/Copy 1/Side/front"), "P422", data=_uncounted())
    assert "tiles/piece copy 2, front is there 2 times, and should be 1" in line


def _uncounted() -> bytes:
    """Return a sheet of which it is not known how many copies it should have."""

    def spoil(pdf: pikepdf.Pdf) -> None:
        pdf.Root.PNP_Sheets.Components[0].Copies = 0

    return spoiled(written(component("tiles", Size(18, 18), 6)), spoil)


def test_a_piece_that_is_too_small() -> None:
    """Its right cut moves as well, so that its marks no longer show it."""
    wrong = spoiled(written(_plain_tile()), edit_page(1, r"56\.693 56\.693 re", "56.593 56.693 re"))
    message = "P423: tiles/piece copy 1, front has 17.96 × 18 mm, and should have 18 × 18 mm"
    assert any(message in line for line in said(wrong))


def _plain_tile() -> object:
    return component("tiles", Size(18, 18), 1, bleed=1)


def test_a_face_that_is_slightly_larger_than_its_place() -> None:
    old = r"q 1 0 0 1 (\S+ \S+) cm 0\.000 0\.000 77\.669 77\.669 re"
    spoil = edit_page(1, old, r"q 1.01 0 0 1.01 \1 cm 0 0 76.9 76.9 re")
    (line,) = fails(spoil, "P423")
    assert "the face of coins/piece copy 1, front was scaled to 101.0 %" in line


def test_a_face_that_is_not_clipped() -> None:
    (line,) = fails(edit_page(1, r"56\.693 56\.693 re W n", "56.693 56.693 re n"), "P424")
    assert "tiles/piece copy 1, front is not clipped to its place" in line


def test_something_painted_outside_all_pieces() -> None:
    def spoil(pdf: pikepdf.Pdf) -> None:
        pdf.pages[0].contents_add(b" 1 0 0 rg 100 100 20 20 re f")

    (line,) = fails(spoil, "P424")
    assert "at 35.28, 261.72 mm: error P424: a line or area belongs to no piece" in line


def test_pieces_that_lie_on_each_other() -> None:
    # The second coin slides 10 pt under the first, and its outline with it.
    wrong = spoiled(sound(), edit_page(1, r"258\.803 345\.260 cm", "248.803 345.260 cm"))
    assert "P425" in codes(wrong)


@pytest.mark.parametrize(("dx", "off"), [(2.83465, "1 mm"), (0.0567, "0.02 mm")])
def test_a_back_that_is_not_behind_its_front(dx: float, off: str) -> None:
    """One back slides; the marks of its neighbours hide no cut, so its own cuts lose theirs as well."""
    wrong = spoiled(sound(), edit_page(2, r"q 1 0 0 1 382\.677", f"q 1 0 0 1 {382.677 + dx:.3f}"))
    assert "P426" in codes(wrong)
    assert any(
        f"tiles/piece copy 1, back is {off} to the right of the place behind" in line for line in said(wrong)
    )


def test_a_whole_side_that_is_off() -> None:
    """Everything on the back lies 0.5 mm too far right: within itself it is sound."""

    def spoil(pdf: pikepdf.Pdf) -> None:
        pdf.pages[1].contents_add(b"q 1 0 0 1 1.417 0 cm ", prepend=True)
        pdf.pages[1].contents_add(b" Q")
        pdf.Root.PNP_Sheets.Margin = 4

    lines = fails(spoil, "P426")
    assert len(lines) == 5
    assert all("is 0.5 mm to the right of the place behind its front" in line for line in lines)


def test_a_shift_below_a_hundredth_of_a_millimetre_is_none() -> None:
    assert codes(spoiled(sound(), edit_page(2, r"q 1 0 0 1 382\.677", "q 1 0 0 1 382.697"))) == set()


def test_a_back_that_stands_on_its_head() -> None:
    # Turned by 180° about the middle of its place.
    old = r"q 1 0 0 1 (\S+) 439\.937 cm"
    spoil = edit_page(2, old, lambda m: f"q -1 0 0 -1 {float(m[1]) + 56.693:.3f} 496.63 cm", times=5)  # type: ignore[arg-type]
    lines = fails(spoil, "P427")
    assert len(lines) == 5


def test_backs_on_the_wrong_page() -> None:
    def spoil(pdf: pikepdf.Pdf) -> None:
        pdf.pages.append(pdf.pages.p(2))
        del pdf.pages[1]
        pdf.pages.insert(1, pdf.pages[0])
        pdf.pages[1].obj.Contents = pdf.make_stream(_ruler_only(pdf))
        pdf.Root.PNP_Sheets.Sides = String("ffb")

    fails(spoil, "P428", data=written(TILES))


def _ruler_only(pdf: pikepdf.Pdf) -> bytes:
    marks = _marks(pdf, 0)
    text = marks.read_bytes()
    start = text.index(b"/PNP_Mark_ruler")
    return b"q 0 G " + text[start:]


def _marks(pdf: pikepdf.Pdf, page: int) -> pikepdf.Object:
    return next(f for f in pdf.pages[page].Resources.XObject.values() if b"PNP_Mark_" in f.read_bytes())


# Marks


def test_a_crop_mark_that_has_moved() -> None:
    # Of the two marks at 158.740 pt, above and below the grid, the upper one moves by 1 pt, 0.35 mm.
    spoil = edit_marks(1, r"158\.740 498\.047 m 158\.740", "159.740 498.047 m 159.740")
    (line,) = fails(spoil, "P432")
    assert "at 56.35, 117.30 mm: error P432: a cut mark is in line with no edge" in line
    assert "the nearest edge is 0.353 mm off" in line


def test_a_cut_that_has_lost_its_marks() -> None:
    spoil = edit_marks(1, r"158\.740 \S+ m 158\.740 \S+ l ", "", times=2)
    (line,) = fails(spoil, "P431")
    assert "no mark shows the left cut of tiles/piece" in line


def test_a_mark_that_reaches_into_a_bleed() -> None:
    # It begins 0.5 mm off the bleed; 2 pt lower it is in it.
    spoil = edit_marks(1, r"158\.740 498\.047 m", "158.740 494.047 m")
    (line,) = fails(spoil, "P433")
    assert "a crop mark reaches into tiles" in line


def test_a_label_over_a_piece() -> None:
    # It is long enough for all five.
    lines = fails(edit_page(1, r"14\.17 21\.61 Td", "200.17 460.61 Td"), "P433")
    assert "a label reaches into tiles" in lines[0]


def test_a_label_that_no_printer_reaches() -> None:
    (line,) = fails(edit_page(1, r"14\.17 21\.61 Td", "5.17 21.61 Td"), "P434")
    assert "a label comes nearer to the edge than 5 mm" in line


def test_a_ruler_that_is_too_short() -> None:
    # The last tick of 50 mm stands at 49 mm.
    (line,) = fails(edit_marks(1, r"550\.488 24\.094 m 550\.488", "547.654 24.094 m 547.654"), "P435")
    assert "the ruler measures 49.00 mm for 50 mm and 2.000 in for 2 in" in line


def test_a_ruler_with_uneven_steps() -> None:
    (line,) = fails(edit_marks(1, r"422\.929 24\.094 m 422\.929", "424.929 24.094 m 424.929"), "P435")
    assert "a step of the ruler is 0.706 mm off" in line


def test_a_sheet_without_a_ruler() -> None:
    fails(edit_marks(1, r"(?s)/PNP_Mark_ruler BMC.*? EMC", ""), "P435")


def test_an_outline_that_is_not_at_the_cut() -> None:
    """The outlines of all coins are drawn 0.1 mm lower."""
    spoil = edit_marks(1, "/PNP_Mark_outline BMC", "/PNP_Mark_outline BMC 1 0 0 1 0 -0.283 cm")
    lines = fails(spoil, "P436", data=_coins_last())
    assert "no outline is at the cut of coins/piece; the nearest is 0.1 mm off" in lines[0]


def _coins_last() -> bytes:
    """Return coins whose outlines are drawn after everything else, so that what moves them moves no more."""
    spoil = edit_marks(1, r"(?s)(/PNP_Mark_outline.*?EMC)(.*)Q", r"\2 \1 Q")
    return spoiled(written(COINS), spoil)


# Fonts, pictures, ink


def test_a_font_that_is_not_embedded() -> None:
    def spoil(pdf: pikepdf.Pdf) -> None:
        font = Dictionary(
            Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica, ToUnicode=pdf.make_stream(b"")
        )
        pdf.pages[1].Resources.Font["/F9"] = font

    (line,) = fails(spoil, "P441")
    assert "page 2: error P441: the font Helvetica is not in the file" in line


def test_a_font_that_is_there_whole() -> None:
    def spoil(pdf: pikepdf.Pdf) -> None:
        font = pdf.pages[0].Resources.Font["/F1.0"]
        font.BaseFont = Name.NotoSans

    (line,) = fails(spoil, "P442")
    assert "warning P442" in line


def test_a_font_whose_text_cannot_be_read() -> None:
    def spoil(pdf: pikepdf.Pdf) -> None:
        del pdf.pages[0].Resources.Font["/F1.0"].ToUnicode

    fails(spoil, "P443")


def _picture(width: int, height: int) -> Spoil:
    def spoil(pdf: pikepdf.Pdf) -> None:
        for thing in pdf.objects:
            if isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == "/Image":
                thing.write(bytes(width * height * 3))
                thing.Width, thing.Height = width, height

    return spoil


def test_a_picture_whose_pixels_show() -> None:
    # 150 pixels on 20 mm: 190.5 ppi.
    lines = fails(_picture(150, 240), "P451")
    assert "at 55.00, 121.80 mm: error P451: a picture of 150 × 240 pixels prints at 190 ppi" in lines[0]


def test_a_picture_that_is_a_little_soft() -> None:
    # 220 pixels on 20 mm: 279.4 ppi.
    assert "warning P452" in fails(_picture(220, 240), "P452")[0]


def test_a_colour_with_too_much_ink() -> None:
    assert fails(edit_page(1, "0 0 0 rg 555", "0.6 0.6 0.6 0.7 k 555"), "P453") == [
        "proof.pdf, page 1: error P453: a colour asks for 250 % of ink "
        "(lighten the picture, or have it separated for the paper)"
    ]


def test_rich_black_within_the_limit() -> None:
    assert codes(spoiled(sound(), edit_page(1, "0 0 0 rg 555", "0.6 0.4 0.4 1 k 555"))) == set()


@pytest.mark.parametrize("kind", ["JPEG", "raw"])
@pytest.mark.parametrize(
    ("ink", "expected"), [((128, 128, 128, 255), {"P453"}), ((128, 102, 102, 255), set())]
)
def test_a_picture_with_too_much_ink(kind: str, ink: tuple[int, ...], expected: set[str]) -> None:
    """Half of each colour and all black are 251 %; 50, 40, 40 and 100 are 230 %."""
    picture = Image.new("CMYK", (240, 240), ink)

    def spoil(pdf: pikepdf.Pdf) -> None:
        for thing in pdf.objects:
            if isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == "/Image":
                thing.ColorSpace = Name.DeviceCMYK
                if kind == "raw":
                    thing.write(picture.tobytes())
                else:
                    out = io.BytesIO()
                    picture.save(out, "JPEG", quality=95)
                    thing.write(out.getvalue(), filter=Name.DCTDecode)
                    # Pillow writes them as Adobe does, turned round.
                    thing.Decode = Array([1, 0] * 4)

    assert codes(spoiled(sound(), spoil)) == expected


def test_what_is_seen_through_is_noted() -> None:
    def spoil(pdf: pikepdf.Pdf) -> None:
        pdf.pages[1].Resources.ExtGState = Dictionary(G0=Dictionary(ca=0.5))

    (verdict,) = verdicts(spoiled(sound(), spoil))
    assert (verdict.code, verdict.severity.value, verdict.page) == ("P454", "note", 2)
