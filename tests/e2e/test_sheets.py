"""The sheets of Sea Shells in every language and edition and on both papers, as measured in the PDFs."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pikepdf
import pytest
from generator.cli.main import main
from generator.geometry import Rect, Size
from generator.model import Outline, Side
from tests.conftest import ROOT
from tests.e2e.printed import HAIR, Sheet, read_ruler, read_sheets
from tests.e2e.shells import EDITION_NAMES, EDITIONS, LANGUAGES, PAPERS, SLUG, TAGS, components
from tests.read_back import PlacedPiece

FOLDERS = [
    f"{edition}/{language}/{paper}" for edition in EDITIONS for language in LANGUAGES for paper in PAPERS
]
PAPER_SIZES = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
MARGIN = 5.0
HUNDREDTH = 0.01

COPIES = {
    "items": 64, "shape-cards": 8, "colour-cards": 6, "scoring-cards": 2, "player-aids": 5, "coins": 80,
    "player-mats": 5, "shovels": 3, "sun-tile": 1, "bucket": 1, "beach": 1, "large-beach": 1, "tuck-box": 1,
}  # fmt: skip
TWO_SIDED = {
    "items", "shape-cards", "colour-cards", "scoring-cards", "player-aids", "coins", "shovels", "sun-tile",
}  # fmt: skip
SIZES = {
    "items": (18, 18), "shovels": (18, 18), "sun-tile": (30, 30), "coins": (20, 20),
    "shape-cards": (44, 68), "colour-cards": (44, 68), "scoring-cards": (63, 88), "player-aids": (63, 88),
}  # fmt: skip
PAGE_WORDS = {"en": "page", "fr": "page", "pt": "página"}
SIDE_WORDS = {"en": ("front", "back"), "fr": ("recto", "verso"), "pt": ("frente", "verso")}
LANGUAGE_NAMES = {"en": "English", "fr": "Français", "pt": "Português"}


def files(pressed: Path, folder: str) -> list[Path]:
    """The files of sheets in a folder; the booklet is none."""
    paths = sorted((pressed / SLUG / folder).glob("*.pdf"))
    assert len(paths) > 5
    return [path for path in paths if path.stem != "rulebook-booklet"]


def sheets(pressed: Path, folder: str) -> Iterator[Sheet]:
    for path in files(pressed, folder):
        yield from read_sheets(path)


def copies(found: Iterator[PlacedPiece]) -> Counter[str]:
    """Count the different copies of each component; a poster's parts are one."""
    return Counter(ref.component for ref in {piece.face for piece in found})


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_copy_of_every_component_is_printed_on_all_its_sides(pressed: Path, folder: str) -> None:
    pieces = [piece for sheet in sheets(pressed, folder) for piece in sheet.pieces]
    assert copies(piece for piece in pieces if piece.face.side is Side.FRONT) == COPIES
    backs = {component: count for component, count in COPIES.items() if component in TWO_SIDED}
    assert copies(piece for piece in pieces if piece.face.side is Side.BACK) == backs
    once = Counter(piece.face for piece in pieces if not components()[piece.face.component].overlap)
    assert set(once.values()) == {1}


@pytest.mark.parametrize("folder", FOLDERS)
def test_pieces_have_their_sizes_lie_apart_and_within_what_printers_reach(pressed: Path, folder: str) -> None:
    for sheet in sheets(pressed, folder):
        reach = Rect(0, 0, sheet.size.width, sheet.size.height).grown(-MARGIN)
        for piece in sheet.pieces:
            assert sizes_agree(piece, _size_of(piece.face.component)), piece
            assert reach.contains(sheet.seen(piece), HUNDREDTH), piece
        for number, piece in enumerate(sheet.pieces):
            assert not any(piece.trim.overlaps(other.trim, HUNDREDTH) for other in sheet.pieces[:number])


def _size_of(component: str) -> Size:
    return Size(*SIZES[component]) if component in SIZES else components()[component].size


def sizes_agree(piece: PlacedPiece, size: Size) -> bool:
    wanted = size.turned() if round(piece.rotation) % 180 else size
    return (
        abs(piece.trim.width - wanted.width) < HUNDREDTH
        and abs(piece.trim.height - wanted.height) < HUNDREDTH
    )


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_back_lies_behind_its_front(pressed: Path, folder: str) -> None:
    for path in files(pressed, folder):
        check_backs(read_sheets(path), over_long_edge=True)


def check_backs(pages: tuple[Sheet, ...], *, over_long_edge: bool) -> int:
    """Assert that each back is on the next page, behind its front and head to head; count them."""
    fronts = {
        (p.face.component, p.face.piece, p.face.copy): p
        for sheet in pages for p in sheet.pieces if p.face.side is Side.FRONT
    }  # fmt: skip
    backs = [piece for sheet in pages for piece in sheet.pieces if piece.face.side is Side.BACK]
    for back in backs:
        front = fronts[back.face.component, back.face.piece, back.face.copy]
        size = pages[front.page].size
        sideways = (size.height >= size.width) == over_long_edge
        assert back.page == front.page + 1
        assert is_same(back.trim, behind(front.trim, size, sideways=sideways)), back
        turned = back.rotation + front.rotation - (0 if sideways else 180)
        assert round(turned) % 360 == 0, back
    return len(backs)


def behind(trim: Rect, size: Size, *, sideways: bool) -> Rect:
    if sideways:
        return Rect(size.width - trim.right, trim.y, trim.width, trim.height)
    return Rect(trim.x, size.height - trim.bottom, trim.width, trim.height)


def is_same(one: Rect, other: Rect) -> bool:
    edges = ("x", "y", "right", "bottom")
    return all(abs(getattr(one, edge) - getattr(other, edge)) < HUNDREDTH for edge in edges)


@pytest.mark.parametrize("folder", FOLDERS)
def test_marks_stay_out_of_pieces_and_within_reach(pressed: Path, folder: str) -> None:
    for sheet in sheets(pressed, folder):
        reach = Rect(0, 0, sheet.size.width, sheet.size.height).grown(-MARGIN)
        trims = [sheet.seen(piece) for piece in sheet.pieces]
        assert all(reach.contains(stroke.box, HUNDREDTH) for stroke in sheet.strokes)
        lines = [stroke.box for stroke in sheet.strokes if not stroke.ring]
        assert lines
        assert not any(_enters(line, trim) for line in lines for trim in trims)
        assert sheet.labels
        assert not any(_enters(Rect(at.x, at.y, 0, 0), trim) for at in sheet.labels for trim in trims)


def _enters(line: Rect, trim: Rect) -> bool:
    """Tell whether a line, which has no width, comes into a piece; to touch its edge is fine."""
    inside = trim.grown(-HUNDREDTH)
    return (
        line.x < inside.right and inside.x < line.right + HUNDREDTH / 2
        and line.y < inside.bottom and inside.y < line.bottom + HUNDREDTH / 2
    )  # fmt: skip


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_cut_has_its_mark(pressed: Path, folder: str) -> None:
    round_ones = {one.id for one in components().values() if one.outline is Outline.ROUND}
    for sheet in sheets(pressed, folder):
        hair = [stroke for stroke in sheet.strokes if stroke.width == HAIR]
        xs = [stroke.start.x for stroke in hair if not stroke.ring and stroke.box.width < HUNDREDTH]
        ys = [stroke.start.y for stroke in hair if not stroke.ring and stroke.box.height < HUNDREDTH]
        rings = [stroke.box for stroke in hair if stroke.ring]
        for piece in sheet.pieces:
            if piece.face.component not in round_ones:
                edges = sheet.seen(piece) if components()[piece.face.component].overlap else piece.trim
                cut = [edges.x, edges.right] if edges == piece.trim else []
                assert all(_has(xs, x) for x in cut), piece
                assert all(_has(ys, y) for y in (edges.y, edges.bottom)), piece
            elif piece.face.side is Side.FRONT:
                assert any(is_same(ring, piece.trim) for ring in rings), piece


def _has(places: list[float], wanted: float) -> bool:
    return any(abs(place - wanted) < HUNDREDTH for place in places)


@pytest.mark.parametrize("folder", FOLDERS)
def test_rulers_measure_fifty_millimetres_and_two_inches(pressed: Path, folder: str) -> None:
    for sheet in sheets(pressed, folder):
        ruler = read_ruler(sheet)
        assert ruler.one_side == pytest.approx(50.0, abs=HUNDREDTH)
        assert ruler.other_side == pytest.approx(50.8, abs=HUNDREDTH)
        assert set(ruler.steps) == {5.0, 6.35}
        assert "50 mm" in sheet.text
        assert "2 in" in sheet.text


@pytest.mark.parametrize("folder", FOLDERS)
def test_labels_tell_game_components_page_side_language_and_edition(pressed: Path, folder: str) -> None:
    edition, language, _ = folder.split("/")
    names = {id_: str(one.name) for id_, one in components(edition, language).items()}
    for path in files(pressed, folder):
        pages = read_sheets(path)
        fronts = sum(any(piece.face.side is Side.FRONT for piece in page.pieces) for page in pages)
        number = 0
        for page in pages:
            side = page.pieces[0].face.side
            number += side is Side.FRONT
            label = page.text[page.text.rindex("Sea Shells ·") :]
            word = f"{PAGE_WORDS[language]} {number}/{fronts}"
            assert label.split(" · ")[2] == word
            assert SIDE_WORDS[language][side is Side.BACK] in label
            assert LANGUAGE_NAMES[language] in label
            assert label.endswith(EDITION_NAMES[edition, language])
            assert all(names[piece.face.component] in label for piece in page.pieces), label


@pytest.mark.parametrize("folder", FOLDERS)
def test_boxes_say_where_a_single_piece_is_cut_and_bleeds(pressed: Path, folder: str) -> None:
    width, height = PAPER_SIZES[folder.split("/")[2]]
    for sheet in sheets(pressed, folder):
        assert sorted((sheet.size.width, sheet.size.height)) == pytest.approx([width, height], abs=HUNDREDTH)
        if len(sheet.pieces) != 1:
            assert sheet.trim_box is None
            assert sheet.bleed_box is None
            continue
        (piece,) = sheet.pieces
        assert sheet.trim_box is not None
        assert sheet.bleed_box is not None
        if components()[piece.face.component].overlap:
            assert piece.trim.contains(sheet.trim_box, HUNDREDTH)
        else:
            assert is_same(sheet.trim_box, piece.trim)
            assert is_same(sheet.bleed_box, piece.trim.grown(piece.bleed))


def test_the_parts_of_the_large_beach_show_all_of_it(pressed: Path) -> None:
    for folder in FOLDERS:
        parts = read_sheets(pressed / SLUG / folder / "posters.pdf")
        shown = [
            Rect(part.trim_box.x - part.pieces[0].trim.x, part.trim_box.y - part.pieces[0].trim.y,
                 part.trim_box.width, part.trim_box.height)
            for part in parts if part.trim_box is not None
        ]  # fmt: skip
        assert len(shown) == len(parts) > 1
        for x in range(1, 218, 4):
            for y in range(1, 218, 4):
                assert any(one.contains(Rect(x, y, 0, 0)) for one in shown), (folder, x, y)


@pytest.mark.parametrize("folder", FOLDERS)
def test_bookmarks_title_and_language_are_there(pressed: Path, folder: str) -> None:
    language = folder.split("/")[1]
    for path in files(pressed, folder):
        with pikepdf.open(path) as pdf, pdf.open_outline() as outline:
            titles = [entry.title for entry in outline.root]
            assert len(titles) == len(pdf.pages) == len(set(titles))
            assert all(re.search(r"\w.* · \d+/\d+ · \w+$", title) for title in titles)
            assert str(pdf.Root.Lang) == TAGS[language]
            assert str(pdf.docinfo.Title).startswith("Sea Shells · ")
            assert pdf.Root.ViewerPreferences.DisplayDocTitle is True


def test_the_gates_of_this_test_hold() -> None:
    """A mark in a piece is found: the checks above can fail."""
    tile = Rect(10, 10, 18, 18)
    assert _enters(Rect(5, 12, 30, 0), tile)
    assert _enters(Rect(12, 5, 0, 6), tile)
    assert not _enters(Rect(10, 5, 0, 30), tile)
    assert not _enters(Rect(5, 9, 30, 0), tile)
    assert not is_same(tile, tile.moved(0.02, 0))


@pytest.fixture(scope="module")
def duplexed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Tiles and cards in the modes that a whole build does not use."""
    made = {}
    for mode in ("short", "gutter", "none"):
        made[mode] = tmp_path_factory.mktemp(mode)
        options = ["--edition", "rulebook", "--lang", "fr", "--component", "items,shape-cards,coins"]
        command = ["--project", str(ROOT), "build", "sea-shells", *options, "--duplex", mode, "--jobs", "1"]
        assert main([*command, "--out", str(made[mode])]) == 0
    return made


def duplex_files(folder: Path) -> list[Path]:
    paths = sorted(folder.glob("sea-shells/rulebook/fr/*/*.pdf"))
    assert len(paths) >= 6
    return paths


def test_backs_lie_behind_fronts_when_turned_over_the_short_edge(duplexed: dict[str, Path]) -> None:
    backs = [check_backs(read_sheets(path), over_long_edge=False) for path in duplex_files(duplexed["short"])]
    assert sum(backs) == 2 * (64 + 8 + 80)


def test_without_duplex_there_are_fronts_only_and_the_label_says_so(duplexed: dict[str, Path]) -> None:
    for path in duplex_files(duplexed["none"]):
        for sheet in read_sheets(path):
            assert {piece.face.side for piece in sheet.pieces} == {Side.FRONT}
            assert "rectos seuls" in sheet.text


def test_backs_lie_behind_fronts_when_folded_over_the_gutter(duplexed: dict[str, Path]) -> None:
    backs = 0
    for path in duplex_files(duplexed["gutter"]):
        for sheet in read_sheets(path):
            (fold,) = (stroke for stroke in sheet.strokes if stroke.dashed)
            upright = fold.box.width < fold.box.height
            size = Size(2 * fold.start.x, 0) if upright else Size(0, 2 * fold.start.y)
            fronts = {
                (p.face.component, p.face.piece, p.face.copy): p
                for p in sheet.pieces
                if p.face.side is Side.FRONT
            }
            for back in (piece for piece in sheet.pieces if piece.face.side is Side.BACK):
                front = fronts[back.face.component, back.face.piece, back.face.copy]
                assert is_same(back.trim, behind(front.trim, size, sideways=upright)), back
                assert round(back.rotation + front.rotation - (0 if upright else 180)) % 360 == 0, back
                backs += 1
    assert backs == 2 * (64 + 8 + 80)
