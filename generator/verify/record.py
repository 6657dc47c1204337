"""Verify, records: the entry of a catalog by which the press says what a file holds → a record, or None."""

import pikepdf

from generator.geometry import Size
from generator.model import Duplex
from generator.model.cutting import Registration
from generator.tags import BOOKLET_KEY, SHEETS_KEY
from generator.verify.proof import BookletRecord, ComponentRecord, SheetRecord


class RecordError(Exception):
    """A record that is not as the press writes it."""


def read_sheet_record(pdf: pikepdf.Pdf) -> SheetRecord | None:
    """Return what a file of sheets says about itself, or None if it says nothing. Errors: RecordError."""
    entry = pdf.Root.get(f"/{SHEETS_KEY}")
    if entry is None:
        return None
    try:
        components = {str(one.Id): _component(one) for one in list(entry.Components)}
        return SheetRecord(
            paper=_size(entry.Paper),
            margin=float(entry.Margin),
            duplex=Duplex(str(entry.Duplex)[1:]),
            sides=str(entry.Sides),
            components=components,
            registration=_registration(entry.get("/Registration")),
        )
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise RecordError from error


def _component(entry: pikepdf.Object) -> ComponentRecord:
    return ComponentRecord(
        size=_size(entry.Size),
        copies=int(entry.Copies),
        parts=int(entry.Parts),
        has_back=bool(entry.Back),
        cut=str(entry.Cut)[1:],
    )


def _registration(entry: pikepdf.Object | None) -> Registration | None:
    if entry is None:
        return None
    dx, dy, rotation, scale = (float(number) for number in list(entry))
    return Registration(dx=dx, dy=dy, rotation=rotation, scale=scale)


def read_booklet_record(pdf: pikepdf.Pdf) -> BookletRecord | None:
    """Return what a booklet says about itself, or None if it says nothing. Errors: RecordError."""
    entry = pdf.Root.get(f"/{BOOKLET_KEY}")
    if entry is None:
        return None
    try:
        return BookletRecord(pages=int(entry.Pages), paper=_size(entry.Paper))
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise RecordError from error


def _size(entry: pikepdf.Object) -> Size:
    width, height = (float(number) for number in list(entry))
    return Size(width, height)
