"""A small correct file of sheets, and ways to spoil it."""

import io
import re
from collections.abc import Callable
from functools import cache

import pikepdf
from generator.drawing import Drawing, Picture, Words
from generator.geometry import Rect, Size
from generator.impose import plan_sheets
from generator.model import Duplex, Side
from generator.model.piece import Component
from generator.sheet import SheetPlan
from generator.verify import Verdict, verify_pdf
from generator.write import DocumentInfo, write_pdf
from PIL import Image
from tests.impose.plans import A4, WORDING, component
from tests.write.photos import encoded
from tests.write.sheets import VOLLKORN, assets, line, words

# 240 pixels on 20 mm: 304.8 ppi.
PHOTO = encoded(Image.linear_gradient("L").resize((240, 240)).convert("RGB"), "PNG")
TILES = component("tiles", Size(18.0, 18.0), 5, bleed=1.0, back=True)
COINS = component("coins", Size(25.4, 25.4), 3, bleed=1.0, is_round=True)
BOARD = component("board", Size(150.0, 200.0), 1, bleed=3.0)
POSTER = component("poster", Size(300.0, 300.0), 1, bleed=2.0, overlap=10.0)

Spoil = Callable[[pikepdf.Pdf], None]


def planned(*components: Component, duplex: Duplex = Duplex.LONG) -> SheetPlan:
    plan, _ = plan_sheets(components, A4, duplex, WORDING)
    assert plan is not None
    return plan


def written(*components: Component, duplex: Duplex = Duplex.LONG) -> bytes:
    """Print components as a build does; each face shows a photograph and a word."""
    shared = assets({"photo.png": PHOTO})
    drawings: dict[tuple[str, str, Side], Drawing] = {}
    for one in components:
        width, height = one.size.width + 2 * one.bleed, one.size.height + 2 * one.bleed
        label = Words((line(words("Été", VOLLKORN, shared.fonts), y=8.0),))
        for side in Side:
            items = (Picture("photo.png", Rect(0, 0, 20, 20)), label)
            drawings[one.id, "piece", side] = Drawing(Size(width, height), items)
    plan = planned(*components, duplex=duplex)
    has_backs = any(page.side is Side.BACK for page in plan.pages)
    info = DocumentInfo(
        title="Proof", language="en", duplex=duplex if has_backs else Duplex.NONE, margin=A4.margin
    )
    return write_pdf(plan, drawings, info, shared)


@cache
def sound() -> bytes:
    """Five tiles with backs and three coins on one sheet: two pages."""
    return written(TILES, COINS)


@cache
def sound_board() -> bytes:
    return written(BOARD)


def spoiled(data: bytes, spoil: Spoil, **options: object) -> bytes:
    out = io.BytesIO()
    with pikepdf.open(io.BytesIO(data)) as pdf:
        spoil(pdf)
        pdf.save(out, **options)  # type: ignore[arg-type]
    return out.getvalue()


def codes(data: bytes) -> set[str]:
    """Return the codes of what is wrong; that photographs are seen through is no matter here."""
    return {verdict.code for verdict in verdicts(data)} - {"P454"}


def verdicts(data: bytes) -> tuple[Verdict, ...]:
    return verify_pdf("proof.pdf", data).verdicts


def said(data: bytes) -> list[str]:
    return [str(verdict) for verdict in verdicts(data)]


def edit_page(number: int, old: str, new: str, times: int = 1) -> Spoil:
    """Replace a pattern in the operators of a page, which must be there."""

    def spoil(pdf: pikepdf.Pdf) -> None:
        _edit(pdf, pdf.pages[number - 1].Contents, old, new, times)

    return spoil


def edit_marks(number: int, old: str, new: str, times: int = 1) -> Spoil:
    """Replace a pattern in the operators that draw the marks of a page."""

    def spoil(pdf: pikepdf.Pdf) -> None:
        forms = pdf.pages[number - 1].Resources.XObject.values()
        (marks,) = (form for form in forms if b"PNP_Mark_" in form.read_bytes())
        _edit(pdf, marks, old, new, times)

    return spoil


def _edit(pdf: pikepdf.Pdf, stream: pikepdf.Object, old: str, new: str, times: int) -> None:
    text, found = re.subn(old, new, stream.read_bytes().decode("latin-1"), count=times)
    assert found, old
    stream.write(text.encode("latin-1"))
