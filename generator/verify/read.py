"""Verify, the room's reader: the bytes of a finished PDF in, its ``Proof`` out.

It is read with libqpdf, which had no part in writing sheets. Nothing here judges.
"""

import re
from typing import Any

import pikepdf

from generator.geometry import Rect
from generator.units import pt_to_mm
from generator.verify.active import active_parts
from generator.verify.limits import UnreadableError, opened
from generator.verify.matrix import Matrix, after, box_around, lengths, moved, printed, to_page
from generator.verify.page import Look, PageReader
from generator.verify.pictures import PictureFinder
from generator.verify.proof import BookletRecord, Kind, Page, Proof, SheetRecord
from generator.verify.record import RecordError, read_booklet_record, read_sheet_record
from generator.verify.ruler import measured, scale_of
from generator.verify.walk import Walker

_BOXES = ("/CropBox", "/BleedBox", "/TrimBox", "/ArtBox")
_CALLED = re.compile(r"(?:stream )?<[\w.]*BytesIO[^>]*>,? ?")
_MALFORMED = (TypeError, ValueError, KeyError, IndexError, AttributeError, OverflowError, ArithmeticError)


def read_proof(data: bytes) -> Proof:
    """Read a file.

    Errors:
        UnreadableError, LockedError, TooLargeError: see ``limits``.
    """
    with opened(data) as pdf:
        # Before anything is looked at: what libqpdf mends on the way, it reports.
        faults = tuple(dict.fromkeys(_plain(fault) for fault in pdf.check_pdf_syntax()))
        try:
            return _read(pdf, faults)
        except RecordError:
            raise UnreadableError("what it says about its sheets is damaged") from None
        except _MALFORMED:
            raise UnreadableError("one of its objects is not of the kind it should be") from None


def _plain(fault: str) -> str:
    """Return what libqpdf reports, without what it calls the file, which is another name each time."""
    return _CALLED.sub("", fault.partition(": ")[2]) or fault


def _read(pdf: pikepdf.Pdf, faults: tuple[str, ...]) -> Proof:
    sheets, booklet = read_sheet_record(pdf), read_booklet_record(pdf)
    walker = Walker()
    finder = PictureFinder(walker.findings.inline)
    pages: list[Page] = []
    known: dict[object, Look] = {}
    for number, page in enumerate(pdf.pages, start=1):
        walker.visit_page(page, number)
        pages.append(_page(page, number, sheets, finder, known))
    found = walker.findings
    preferences: Any = pdf.Root.get("/ViewerPreferences", {})
    return Proof(
        kind=_kind(pdf, sheets, booklet),
        sheets=sheets,
        booklet=booklet,
        pages=tuple(pages),
        faults=faults,
        active=active_parts(pdf),
        scaling=str(preferences.get("/PrintScaling", ""))[1:],
        duplex=str(preferences.get("/Duplex", ""))[1:],
        fonts=tuple(found.fonts.values()),
        inks=tuple(found.inks),
        transparent=tuple(sorted(found.transparent)),
        colours=tuple(sorted(found.colours - {""})),
    )


def _kind(pdf: pikepdf.Pdf, sheets: SheetRecord | None, booklet: BookletRecord | None) -> Kind:
    if sheets is not None:
        return Kind.SHEETS
    if booklet is not None:
        return Kind.BOOKLET
    is_book = str(pdf.docinfo.get("/Creator", "")).startswith("Typst") and "/StructTreeRoot" in pdf.Root
    return Kind.BOOK if is_book else Kind.FOREIGN


def _page(
    page: pikepdf.Page,
    number: int,
    sheets: SheetRecord | None,
    finder: PictureFinder,
    known: dict[object, Look],
) -> Page:
    left, bottom, right, top = map(float, page.mediabox)
    media = Rect(pt_to_mm(left), pt_to_mm(bottom), pt_to_mm(right - left), pt_to_mm(top - bottom))
    base = to_page(left, top)
    if sheets is not None:
        base = after(base, _strayed(sheets, number, media))
    look = PageReader(base, known, is_sheet=sheets is not None).read(page, page.resources)
    ruler = measured(look.strokes)
    images = (image for thing, matrix in look.calls for image in finder.images(thing, matrix))
    return Page(
        number=number,
        media=media,
        boxes={name[1:]: _box(page, name, left, top) for name in _BOXES if name in page.obj},
        rotate=int(page.obj.get("/Rotate", 0)),
        user_unit=float(page.obj.get("/UserUnit", 1)),
        pieces=tuple(look.pieces),
        strokes=tuple(look.strokes),
        texts=tuple(look.texts),
        strays=tuple(look.strays),
        forms=tuple(_form(thing, matrix) for thing, matrix in look.calls if thing.get("/BBox") is not None)
        if not look.pieces
        else (),
        images=tuple(images),
        ruler=ruler,
        scale=scale_of(look.pieces, ruler),
    )


def _strayed(sheets: SheetRecord, number: int, media: Rect) -> Matrix:
    """Return what a printer does to a page: to a back, what the file says its backs were moved against."""
    registration = sheets.registration
    if registration is None or sheets.sides[number - 1 : number] != "b":
        return 1.0, 0.0, 0.0, 1.0, 0.0, 0.0
    return printed(media.size, registration.dx, registration.dy, registration.rotation, registration.scale)


def _form(form: Any, matrix: Matrix) -> tuple[Rect, tuple[float, float]]:
    """Return where a form lies on the page, and by how much it is enlarged."""
    left, bottom, right, top = map(float, form.BBox)
    across, down = lengths(matrix)
    box = box_around(moved(matrix, *corner) for corner in ((left, bottom), (right, top)))
    return box, (across / pt_to_mm(1), down / pt_to_mm(1))


def _box(page: pikepdf.Page, name: str, left: float, top: float) -> Rect:
    base = to_page(left, top)
    x, y, other_x, other_y = map(float, page.obj[name])
    return box_around((moved(base, x, y), moved(base, other_x, other_y)))
