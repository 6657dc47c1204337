"""A PDF of small pages → the same pages two-up on landscape sheets, to fold and staple. Part of rulebook.

Invariant: every page is there once, in the order that folding puts right; nothing is cropped or enlarged;
equal input gives equal bytes.
"""

import io
from collections.abc import Sequence
from decimal import Decimal

import pikepdf
from pikepdf import Array, Dictionary, Name

from generator.geometry import Size
from generator.model import Paper
from generator.tags import BOOKLET_KEY
from generator.units import mm_to_pt

_FOLD_MARK_MM = (3.0, 8.0)
_FOLD_MARK = "0.45 G 0.4 w [2 1.5] 0 d"
_OF_SINGLE_PAGES = (
    "/StructTreeRoot",
    "/MarkInfo",
    "/Outlines",
    "/PageMode",
    "/PageLabels",
    "/Names",
    "/Dests",
)


def booklet_order(pages: int) -> tuple[tuple[int, int], ...]:
    """Return the pages, from 1, at the left and right of each printed side; 0 is a blank.

    Sides come in printing order: the front of the outermost sheet, its back, the front of the next sheet ….
    """
    total = -(-pages // 4) * 4
    sides: list[tuple[int, int]] = []
    for first in range(1, total // 2, 2):
        last = total + 1 - first
        sides += [(last, first), (first + 1, last - 1)]
    return tuple((left if left <= pages else 0, right if right <= pages else 0) for left, right in sides)


def impose_booklet(pdf: bytes, paper: Paper) -> bytes:
    """Lay out a PDF's pages as a saddle-stitched booklet on a paper, turned to landscape.

    To be printed on both sides, turned over along the short edge, then folded at the mark and stapled. The
    two pages of a side meet at the fold, centred in height. Pages too large for half a sheet are scaled down
    evenly: A5 keeps its size on A4; on Letter, whose half is 139.7 mm wide, it shrinks to 94.4 %.
    """
    sheet = paper.size.turned() if paper.size.width < paper.size.height else paper.size
    output = io.BytesIO()
    with pikepdf.open(io.BytesIO(pdf)) as book:
        forms = [book.make_indirect(page.as_form_xobject()) for page in book.pages]
        singles = len(forms)
        for number, side in enumerate(booklet_order(singles)):
            shown = [forms[page - 1] if page else None for page in side]
            _add_side(book, shown, sheet, is_front=number % 2 == 0)
        del book.pages[:singles]
        _prepare_for_print(book)
        book.Root[f"/{BOOKLET_KEY}"] = Dictionary(Pages=singles, Paper=_size(sheet))
        book.save(output, deterministic_id=True, object_stream_mode=pikepdf.ObjectStreamMode.generate)
    return output.getvalue()


def _add_side(
    book: pikepdf.Pdf, shown: Sequence[pikepdf.Object | None], sheet: Size, *, is_front: bool
) -> None:
    """Add one printed side: its two pages, each against the fold. Fronts carry the fold mark."""
    width, height = mm_to_pt(sheet.width), mm_to_pt(sheet.height)
    book.add_blank_page(page_size=(Decimal(_number(width)), Decimal(_number(height))))
    page = book.pages[-1]
    drawn: list[str] = []
    resources = Dictionary()
    for name, form in zip(("/Left", "/Right"), shown, strict=True):
        if form is not None:
            drawn.append(_placed(name, form, width / 2, height))
            resources[name] = form
    if is_front:
        drawn.append(_fold_mark(width / 2, height))
    page.obj.Resources = Dictionary(XObject=resources)
    page.obj.Contents = book.make_stream("\n".join(drawn).encode())


def _placed(name: str, form: pikepdf.Object, middle: float, height: float) -> str:
    """Draw a page left or right of the fold, in true size if it fits."""
    left, bottom, right, top = (float(value) for value in form.BBox)
    scale = min(1.0, middle / (right - left), height / (top - bottom))
    x = middle - scale * right if name == "/Left" else middle - scale * left
    y = (height - scale * (top - bottom)) / 2 - scale * bottom
    return f"q {_number(scale)} 0 0 {_number(scale)} {_number(x)} {_number(y)} cm {name} Do Q"


def _fold_mark(middle: float, height: float) -> str:
    """Draw a dashed tick on the fold at the foot and at the head of the sheet."""
    near, far = (mm_to_pt(length) for length in _FOLD_MARK_MM)
    x = _number(middle)
    ticks = [
        f"{x} {_number(y)} m {x} {_number(z)} l" for y, z in ((near, far), (height - far, height - near))
    ]
    return f"q {_FOLD_MARK} {' '.join(ticks)} S Q"


def _prepare_for_print(book: pikepdf.Pdf) -> None:
    """Drop what belonged to the single pages; ask for true size and for turning along the short edge."""
    for key in (*_OF_SINGLE_PAGES, "/Metadata", "/OpenAction"):
        if key in book.Root:
            del book.Root[key]
    book.Root.ViewerPreferences = Dictionary(
        PrintScaling=Name("/None"), Duplex=Name.DuplexFlipShortEdge, DisplayDocTitle=True
    )


def _size(sheet: Size) -> Array:
    return Array([Decimal(_number(sheet.width)), Decimal(_number(sheet.height))])


def _number(value: float) -> str:
    """Write a length in points, to a hundredth of a micrometre or so."""
    return f"{value:.5f}".rstrip("0").rstrip(".")
