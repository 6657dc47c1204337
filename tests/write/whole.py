"""A file with all that there can be in one."""

from generator.drawing import Artwork, Picture, Words
from generator.geometry import Point, Rect
from generator.sheet import Label, Line, MarkKind, Ring
from generator.write import write_pdf
from tests.write.photos import JPEG
from tests.write.sheets import (
    GRADIENT,
    INFO,
    VOLLKORN,
    assets,
    face,
    fronts,
    line,
    page,
    place,
    plan,
    quarters,
    words,
)

MARKS = (
    Line(MarkKind.CROP, Point(10, 2), Point(10, 8)),
    Line(MarkKind.FOLD, Point(0, 148.5), Point(210, 148.5)),
    Ring(MarkKind.OUTLINE, Rect(10, 40, 20, 20), 10),
)
LABELS = (Label("Plage · 1 · recto", Point(10, 290), 7),)


def everything() -> bytes:
    """Write a file with all that there can be in one."""
    shared = assets({"art/photo.jpg": JPEG})
    drawing = face(
        Artwork(GRADIENT, Rect(0, 0, 20, 20)),
        Picture("art/photo.jpg", Rect(2, 2, 8, 8)),
        Words((line(words("L’été fini\u202f!", VOLLKORN, shared.fonts)),)),
    )
    sheets = (
        page(place("a", 10, 10), place("b", 40, 10), marks=MARKS, labels=LABELS, title="Tuiles · 1"),
        page(place("b", 10, 10), marks=MARKS, labels=LABELS, title="Tuiles · 2"),
    )
    return write_pdf(plan(*sheets), fronts(a=drawing, b=quarters()), INFO, shared)
