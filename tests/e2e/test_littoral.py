"""Littoral, proved on what it prints: each token has two faces of the pair table, one behind the other.

The sheets are read back from the finished PDFs. Where a face lies is measured in the file; what it shows is
recognised in the picture of the page, so that neither depends on what the file says about itself.
"""

import contextlib
import io
import re
import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pikepdf
import pypdfium2
import pytest
import typst
from generator.art import draw_motif
from generator.cli.main import main
from generator.geometry import Point, Rect, Size
from generator.model import Side, Tone
from generator.units import PT_PER_MM, pt_to_mm
from PIL import Image
from tests.read_back import PlacedPiece, read_pieces

ROOT = Path(__file__).parents[2]
GAME = "content/littoral/game.yaml"
BLUE = ("isopod", "shell", "crab")
WHITE = ("sandpiper", "rock", "beach", "wave")
# The public token table, typed in once more: how many tokens have this face and that one.
TABLE = {
    ("isopod", "shell"): 4, ("isopod", "crab"): 3, ("isopod", "sandpiper"): 5, ("isopod", "rock"): 2,
    ("isopod", "beach"): 3, ("isopod", "wave"): 4, ("shell", "crab"): 3, ("shell", "sandpiper"): 4,
    ("shell", "rock"): 3, ("shell", "beach"): 4, ("shell", "wave"): 3, ("crab", "sandpiper"): 3,
    ("crab", "rock"): 5, ("crab", "beach"): 2, ("crab", "wave"): 4, ("sandpiper", "rock"): 2,
    ("sandpiper", "beach"): 3, ("rock", "beach"): 4, ("rock", "wave"): 3, ("beach", "wave"): 6,
}  # fmt: skip
DUPLEX = ("long", "short", "gutter")
SHEETS = [
    (duplex, paper, stock)
    for duplex in DUPLEX
    for paper in ("a4", "letter")
    for stock in ("tokens", "small-tokens")
]
HUNDREDTH = 0.01
FOLD = re.compile(rb"\[4 2\] 0 d (\S+) (\S+) m (\S+) (\S+) l S")
PIXELS = 48  # across a token, in the pictures that are compared

Picture = npt.NDArray[np.float64]


def pnp(*arguments: str) -> tuple[int, str]:
    """Run the command line here; return its exit code and all it says."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = main([*arguments, "--jobs", "1"])
    return code, said.getvalue()


@pytest.fixture(scope="module")
def sheets(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str, str, str], bytes]:
    """Return (duplex, paper, stock) → the PDF with the tokens; each mode is built once."""
    folder = tmp_path_factory.mktemp("littoral")
    built: set[str] = set()

    def sheet(duplex: str, paper: str, stock: str) -> bytes:
        out = folder / duplex
        if duplex not in built:
            what = (
                "--component",
                "tokens",
                "--component",
                "tokens-small",
                "--lang",
                "en",
                "--edition",
                "seed",
            )
            code, said = pnp(
                "build", "littoral", "--project", str(ROOT), "--out", str(out), "--duplex", duplex, *what
            )
            assert code == 0, said
            built.add(duplex)
        return (out / f"littoral/seed/en/{paper}/{stock}.pdf").read_bytes()

    return sheet


@dataclass(frozen=True, slots=True)
class Token:
    """One token of the sheets: its two placed faces."""

    front: PlacedPiece
    back: PlacedPiece


def middle(trim: Rect) -> Point:
    return Point(trim.x + trim.width / 2, trim.y + trim.height / 2)


def page_sizes(pdf: bytes) -> list[Size]:
    with pikepdf.open(io.BytesIO(pdf)) as opened:
        boxes = [[float(edge) for edge in page.mediabox] for page in opened.pages]
    return [Size(pt_to_mm(box[2]), pt_to_mm(box[3])) for box in boxes]


def folds(pdf: bytes) -> list[Rect]:
    """Return the line along which each page is folded, in mm from the top-left; it is level or upright."""
    places = []
    with pikepdf.open(io.BytesIO(pdf)) as opened:
        for page in opened.pages:
            forms = [x.read_bytes() for x in page.Resources.XObject.values() if x.Subtype == "/Form"]
            (line,) = [found for form in forms if (found := FOLD.search(form))]
            x, y, right, bottom = (pt_to_mm(float(number)) for number in line.groups())
            height = pt_to_mm(float(page.mediabox[3]))
            places.append(Rect(x, height - y, right - x, y - bottom))
    return places


def behind(front: PlacedPiece, pdf: bytes, duplex: str) -> tuple[int, Point]:
    """Return the page and the point behind the middle of a front when the sheet is turned over or folded."""
    size, at = page_sizes(pdf)[front.page], middle(front.trim)
    if duplex == "gutter":
        fold = folds(pdf)[front.page]
        folded = Point(2 * fold.x - at.x, at.y) if fold.width == 0 else Point(at.x, 2 * fold.y - at.y)
        return front.page, folded
    is_upright = size.height > size.width
    if (duplex == "long") == is_upright:
        return front.page + 1, Point(size.width - at.x, at.y)
    return front.page + 1, Point(at.x, size.height - at.y)


def tokens(pdf: bytes, duplex: str) -> Iterator[Token]:
    """Yield every front with the back that is concentric behind it within a hundredth of a millimetre."""
    placed = read_pieces(pdf)
    backs = [piece for piece in placed if piece.face.side is Side.BACK]
    for front in (piece for piece in placed if piece.face.side is Side.FRONT):
        page, at = behind(front, pdf, duplex)
        (back,) = [
            piece
            for piece in backs
            if piece.page == page
            and abs(middle(piece.trim).x - at.x) <= HUNDREDTH
            and abs(middle(piece.trim).y - at.y) <= HUNDREDTH
        ]
        yield Token(front, back)


@pytest.fixture(scope="module")
def faces() -> dict[str, Picture]:
    """Return how the faces look, drawn from the motifs without templates or sheets."""
    art = {
        "isopod": ("creature/isopod", "slate", 0.78), "shell": ("shell/scallop", "rose", 0.66),
        "crab": ("creature/crab", "coral", 0.75), "sandpiper": ("creature/sandpiper", "plumage", 0.78),
        "rock": ("place/rock", "rock", 0.835), "beach": ("place/beach", "sand", 0.835),
        "wave": ("place/wave", "sea", 0.835),
    }  # fmt: skip
    palette = {"rose": Tone("#f6d3cb", "#e2a091", "#a5584c"), "sea": Tone("#b9dcea", "#3f8fb5", "#1f5573")}
    compiler = typst.Compiler(ignore_system_fonts=True)

    def drawn(name: str) -> Picture:
        motif, colour, reach = art[name]
        rim = draw_motif("rim/waves" if name in BLUE else "rim/beads", palette)
        layers = [(rim, 1.0), (draw_motif(motif, palette, colour=colour), reach)]
        page = "#set page(width: 100pt, height: 100pt, margin: 0pt)\n" + "".join(
            f'#place(center + horizon, image(bytes("{_quoted(svg)}"), width: {100 * share}pt))\n'
            for svg, share in layers
        )
        png = compiler.compile(input=page.encode(), format="png", ppi=72 * PIXELS / 100)
        assert isinstance(png, bytes)
        return _grey(Image.open(io.BytesIO(png)))

    return {name: drawn(name) for name in art}


def _quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def _grey(image: Image.Image) -> Picture:
    """Return a token's picture of PIXELS × PIXELS greys, white outside the circle."""
    grey = np.asarray(image.convert("L").resize((PIXELS, PIXELS), Image.Resampling.BOX), dtype=float)
    y, x = np.mgrid[0:PIXELS, 0:PIXELS]
    return np.where(np.hypot(x - PIXELS / 2 + 0.5, y - PIXELS / 2 + 0.5) < 0.47 * PIXELS, grey, 255.0)


def recognise(photo: Picture, faces: dict[str, Picture]) -> str:
    """Return the face that a picture shows, in one of four turns; it is much nearer than any other."""
    far = {name: min(abs(np.rot90(photo, k) - face).mean() for k in range(4)) for name, face in faces.items()}
    best, second = sorted(far, key=far.__getitem__)[:2]
    assert far[best] < 0.6 * far[second], far
    return best


def seen(pdf: bytes, faces: dict[str, Picture]) -> dict[tuple[int, Point], str]:
    """Return what is seen in each place where a face lies."""
    found = {}
    pieces = read_pieces(pdf)
    with pypdfium2.PdfDocument(pdf) as document:
        scale = 1.5
        pages = [page.render(scale=scale).to_pil() for page in document]
    for piece in pieces:
        trim = piece.trim
        box = [edge * PT_PER_MM * scale for edge in (trim.x, trim.y, trim.right, trim.bottom)]
        found[piece.page, middle(trim)] = recognise(
            _grey(pages[piece.page].crop(tuple(map(round, box)))), faces
        )
    return found


@pytest.mark.parametrize(("duplex", "paper", "stock"), SHEETS)
def test_the_tokens_on_the_sheets_are_those_of_the_table(sheets, faces, duplex, paper, stock):
    pdf = sheets(duplex, paper, stock)
    pictures = seen(pdf, faces)
    pairs = [
        (pictures[t.front.page, middle(t.front.trim)], pictures[t.back.page, middle(t.back.trim)])
        for t in tokens(pdf, duplex)
    ]
    assert Counter(pairs) == TABLE


@pytest.mark.parametrize(("duplex", "paper", "stock"), SHEETS)
def test_a_token_is_one_piece_of_one_size(sheets, duplex, paper, stock):
    pdf = sheets(duplex, paper, stock)
    found = list(tokens(pdf, duplex))
    assert len(found) == 70
    assert len({(t.back.page, middle(t.back.trim)) for t in found}) == 70
    for token in found:
        assert (token.front.face.piece, token.front.face.copy) == (
            token.back.face.piece,
            token.back.face.copy,
        )
        sides = [
            token.front.trim.width,
            token.front.trim.height,
            token.back.trim.width,
            token.back.trim.height,
        ]
        assert sides == pytest.approx([36.0 if stock == "tokens" else 30.0] * 4, abs=HUNDREDTH)


def test_the_table_of_this_test_adds_up():
    def total(kinds: tuple[str, ...], others: tuple[str, ...]) -> int:
        return sum(n for (one, other), n in TABLE.items() if one in kinds and other in others)

    assert (sum(TABLE.values()), len(TABLE)) == (70, 20)
    assert (total(BLUE, BLUE), total(BLUE, WHITE), total(WHITE, WHITE)) == (10, 42, 18)


def test_a_swapped_face_would_be_noticed(sheets, faces):
    # The same sheets, paired as if the paper had been turned over along the other edge.
    pdf = sheets("long", "a4", "tokens")
    with pytest.raises(ValueError, match="unpack"):
        list(tokens(pdf, "short"))
    pictures = seen(pdf, faces)
    first, *_, last = tokens(pdf, "long")
    wrong = (
        pictures[first.front.page, middle(first.front.trim)],
        pictures[last.back.page, middle(last.back.trim)],
    )
    assert wrong == ("isopod", "wave")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a project that holds Littoral alone."""
    shutil.copytree(ROOT / "content/littoral", tmp_path / "content/littoral")
    shutil.copytree(ROOT / "templates", tmp_path / "templates")
    return tmp_path


def edit(project: Path, old: str, new: str) -> None:
    text = (project / GAME).read_text("utf-8")
    assert text.count(old) == 1
    (project / GAME).write_text(text.replace(old, new), "utf-8")


def test_the_game_has_no_fault(copy):
    code, said = pnp("check", "littoral", "--project", str(copy))
    assert (code, said.splitlines()[-1]) == (0, "no faults")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("wave, copies: 6}", "wave, copies: 5}", "the pair table has 20 kinds of tokens, 70 in all"),
        ("wave, copies: 6}", "beach, copies: 6}", "no token has the same face twice"),
        ("wave, copies: 6}", "crab, copies: 6}", "the pair table adds up to what each face says"),
        ("beach: 22, wave: 20}", "beach: 21, wave: 21}", "the pair table adds up to what each face says"),
        (
            "2: {least: 30, most: 40}",
            "2: {least: 30, most: 50}",
            "enough tokens stay in the bag for everyone",
        ),
        (
            "3: {least: 15, most: 20}",
            "3: {least: 25, most: 20}",
            "enough tokens stay in the bag for everyone",
        ),
        ("sea: 7, waves", "sea: 8, waves", "the sea mat has room for seven marked spaces"),
        ("{white: 7,", "{white: 18,", "there are enough tokens of each white kind for the solo limit"),
        ("20, 30, 40,", "20, 30, 30,", "solo levels rise, and the highest can be reached"),
    ],
)
def test_numbers_that_contradict_the_table_are_refused(copy, old, new, reason):
    edit(copy, old, new)
    code, said = pnp("check", "littoral", "--project", str(copy), "--lang", "en")
    assert code == 1
    assert any("error G101" in line and line.endswith(reason) for line in said.splitlines()), said


@pytest.fixture(scope="module")
def books(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return edition → the words of the English rulebook."""
    out = tmp_path_factory.mktemp("books")
    code, said = pnp(
        "build", "littoral", "--project", str(ROOT), "--out", str(out), "--paper", "a4", "--lang", "en"
    )
    assert code == 0, said
    found = {}
    for file in out.glob("littoral/*/*/rulebook.html"):
        text = re.sub(r"<(style|svg|script)\b.*?</\1>", "", file.read_text("utf-8"), flags=re.DOTALL)
        words = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", text).replace("\u00a0", " "))
        found[file.parts[-3]] = words
    return found


def test_each_edition_prints_its_own_sandpiper(books):
    rules = {"seed": "Take all isopods", "table": "Take as many isopods"}
    found = {edition: [rule for rule in rules.values() if rule in text] for edition, text in books.items()}
    assert found == {edition: [rule] for edition, rule in rules.items()}


@pytest.mark.parametrize("edition", ["seed", "table"])
def test_the_rulebook_says_what_the_game_is_known_for(books, edition):
    text = books[edition]
    for said in (
        "Of 2 in the sea it takes 2 (1), of 5 it takes 3 (2).",
        "Rocks 2, 4 and 6 move crabs; rocks 1, 3 and 5 wait for the next one.",
        "Ana has 3 waves and Ben 2 waves: Ana takes all 5.",
        "If both had 2 waves, each would take 2, and 1 token would be lost.",
        "If nobody had a wave, all 5 would be lost.",
        "in the box add up to 70.",
        "10 tokens have two blue faces, 18 have two white ones, and 42 have one of each.",
    ):
        assert said in text
    for level in ("up to 19", "20–29", "30–39", "40–49", "50–59", "60 and more"):
        assert level in text
