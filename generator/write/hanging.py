"""Write, books: a typeset book with empty places + its pictures as pages of another PDF → the book.

A place is an image of as many pixels in a row as the picture's number, which fills the unit square as every
image does; the picture takes that object over, and so is in the file once, tagged as Typst has tagged it.
"""

import io
from decimal import Decimal

import pikepdf
from pikepdf import Array, Name


def hang_pictures(book: bytes, plates: bytes) -> bytes:
    """Put each picture into all its places. The same input gives the same bytes."""
    output = io.BytesIO()
    with pikepdf.open(io.BytesIO(book)) as pdf, pikepdf.open(io.BytesIO(plates)) as drawn:
        for place in [thing for thing in pdf.objects if _is_place(thing)]:
            _hang(place, drawn.pages[int(place.Width) - 1], pdf)
        pdf.save(output, deterministic_id=True, object_stream_mode=pikepdf.ObjectStreamMode.generate)
    return output.getvalue()


def _is_place(thing: pikepdf.Object) -> bool:
    return isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == Name.Image


def _hang(place: pikepdf.Object, plate: pikepdf.Page, pdf: pikepdf.Pdf) -> None:
    """Turn an image into a form that shows a page on the unit square."""
    form = pdf.copy_foreign(plate.as_form_xobject())
    place.write(form.read_bytes())
    for key in set(place.keys()) - {"/Length"}:
        del place[key]
    for key in set(form.keys()) - {"/Length", "/Filter", "/DecodeParms"}:
        place[key] = form[key]
    left, bottom, right, top = (float(edge) for edge in form.BBox)
    place.Matrix = Array([_inverse(right - left), 0, 0, _inverse(top - bottom), 0, 0])


def _inverse(length: float) -> Decimal:
    """Return what makes a length 1, with more digits than numbers in a PDF usually get."""
    return Decimal(f"{1 / length:.9f}")
