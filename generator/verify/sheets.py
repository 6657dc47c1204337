"""Rules P41x: the pages of sheets and booklets."""

from collections.abc import Iterator, Mapping

from generator.geometry import Point, Rect, Size
from generator.units import format_size
from generator.verify.matrix import common
from generator.verify.proof import Page, Proof
from generator.verify.rule import PRINTED, TOLERANCE, Fault, close, proof_rule
from generator.verify.ruler import SCALE_SLACK


def whole_pages(proof: Proof) -> Iterator[Page]:
    """Yield the pages that were not scaled: of the others, nothing else is worth saying."""
    yield from (page for page in proof.pages if page.scale == 1)


@proof_rule(
    "P411",
    "wrong-page-size",
    "print it again with pnp build --force for the paper that you have",
    kinds=PRINTED,
)
def wrong_page_size(proof: Proof) -> Iterator[Fault]:
    """A page is not of the size that the file is made for, starts elsewhere than at 0, or is turned.

    Why: a printer puts the middle of the page on the middle of the paper, so another size moves everything.
    """
    record = proof.sheets or proof.booklet
    for page in proof.pages:
        if record is not None and not _is_size(page.size, record.paper):
            shown, wanted = _size(page.size), _size(record.paper)
            yield Fault(f"the page has {shown}, and the paper {wanted}", page.number)
        if not (close(page.media.x, 0) and close(page.media.y, 0)):
            yield Fault("the page does not start at its corner", page.number)
        if page.rotate % 360 or page.user_unit != 1:
            yield Fault("the page is turned or has a unit of its own", page.number)


def _is_size(one: Size, other: Size) -> bool:
    return close(one.width, other.width) and close(one.height, other.height)


def _size(size: Size) -> str:
    return format_size(size.width, size.height)


@proof_rule("P412", "wrong-box", "print it again with pnp build --force")
def wrong_box(proof: Proof) -> Iterator[Fault]:
    """A box of a page, such as its TrimBox, is not where the piece is cut, or a CropBox hides something.

    Why: print shops place and cut by these boxes, whatever the page shows.
    """
    for page in whole_pages(proof):
        paper = Rect(0, 0, page.size.width, page.size.height)
        for name, box in page.boxes.items():
            wanted = _wanted(page, paper).get(name)
            if wanted is None:
                yield Fault(f"the page has a {name}, and several pieces", page.number, Point(box.x, box.y))
            elif not _is_box(box, wanted):
                where = f"{box.x:.2f}, {box.y:.2f} to {box.right:.2f}, {box.bottom:.2f} mm"
                at = Point(wanted.x, wanted.y)
                yield Fault(f"the {name} is at {where}, and not where the piece is", page.number, at)
        # On a back that was moved for a printer, a box would lie aslant.
        if len(page.pieces) == 1 and "TrimBox" not in page.boxes and not _is_moved(page, proof):
            yield Fault("the page holds one piece, and has no TrimBox", page.number)


def _is_moved(page: Page, proof: Proof) -> bool:
    sheets = proof.sheets
    is_back = sheets is not None and sheets.sides[page.number - 1 : page.number] == "b"
    return is_back and sheets is not None and sheets.registration is not None


def _wanted(page: Page, paper: Rect) -> Mapping[str, Rect]:
    boxes = {"CropBox": paper}
    if len(page.pieces) == 1:
        (piece,) = page.pieces
        # What of the piece is on this page: a poster's part shows through a window.
        limit = piece.seen if not _is_box(piece.seen, piece.shown) else paper
        boxes |= {"TrimBox": common(piece.trim, limit), "BleedBox": common(piece.shown, limit)}
    return boxes


def _is_box(one: Rect, other: Rect) -> bool:
    return one.contains(other, TOLERANCE) and other.contains(one, TOLERANCE)


@proof_rule(
    "P413",
    "scaled-page",
    "print it again with pnp build --force; save PDFs instead of printing them to PDF",
    kinds=PRINTED,
)
def scaled_page(proof: Proof) -> Iterator[Fault]:
    """All that a page shows was enlarged or made smaller, or a booklet's pages unevenly.

    Why: cards of 97 % do not fit among others, and backs drift off their fronts.
    """
    for page in proof.pages:
        if page.scale != 1:
            yield Fault(f"the page was scaled to {100 * page.scale:.1f} %", page.number)
        if proof.booklet is not None:
            for box, (across, down) in page.forms:
                if not close(across, down, SCALE_SLACK) or across > 1 + SCALE_SLACK:
                    at = Point(box.x, box.y)
                    yield Fault(f"a page of the booklet was scaled to {100 * across:.1f} %", page.number, at)


@proof_rule("P414", "off-the-fold", "print it again with pnp build --force", kinds=frozenset(PRINTED))
def off_the_fold(proof: Proof) -> Iterator[Fault]:
    """A page of a booklet does not meet the fold, or leaves the sheet; or sheets fold beside their middle.

    Why: folded there, the page's outer edge is cut or its inner one hidden, and a back misses its front.
    """
    for page in proof.pages:
        middle = Point(page.size.width / 2, page.size.height / 2)
        if proof.booklet is not None:
            paper = Rect(0, 0, page.size.width, page.size.height)
            for box, _ in page.forms:
                meets = close(box.x, middle.x, 0.05) or close(box.right, middle.x, 0.05)
                if not meets or not paper.contains(box, 0.05):
                    at = Point(box.x, box.y)
                    yield Fault("a page of the booklet does not meet the fold", page.number, at)
        for stroke in page.strokes:
            if stroke.kind == "fold":
                off = stroke.box.x - middle.x if stroke.is_upright else stroke.box.y - middle.y
                if not close(off, 0):
                    at = Point(stroke.box.x, stroke.box.y)
                    yield Fault(f"the fold is {abs(off):.2f} mm off the middle of the page", page.number, at)
