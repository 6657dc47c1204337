"""Verify, pictures: what a page calls by name → each raster picture, its place and its pixels for an inch.

A form is searched once, however often it is shown.
"""

from collections.abc import Iterator
from math import hypot
from typing import Any

import pikepdf
from msgspec import Struct, field

from generator.units import MM_PER_INCH
from generator.verify.matrix import Matrix, after, box_around, moved
from generator.verify.proof import Image

_DEEPEST = 24
_NONE: Any = pikepdf.Dictionary()
_MOST_IN_FORM = 200


class Found(Struct, frozen=True):
    """A picture inside a form: its pixels, and how the form places it."""

    pixels: tuple[int, int]
    matrix: Matrix


class PictureFinder(Struct):
    """Finds pictures; remembers by its number what is in each form, and whether it can hold any.

    ``inline`` are the forms that seem to hold pictures among their operators.
    """

    inline: set[tuple[int, int]]
    known: dict[tuple[int, int], tuple[Found, ...]] = field(default_factory=dict)
    hopeful: dict[tuple[int, int], bool] = field(default_factory=dict)

    def images(self, thing: Any, matrix: Matrix) -> Iterator[Image]:
        """Yield the pictures in what is called with this transform to the page, in mm."""
        for found in self._inside(thing, 0):
            yield _image(found, matrix)

    def _inside(self, thing: Any, depth: int) -> tuple[Found, ...]:
        """Return the pictures in a form, or the picture itself, as placed where it is called."""
        if isinstance(thing, pikepdf.PdfInlineImage):
            return (Found((int(thing.width), int(thing.height)), _IDENTITY),)
        if not isinstance(thing, pikepdf.Stream):
            return ()
        if thing.get("/Subtype") == "/Image":
            if thing.get("/ImageMask"):
                return ()
            return (Found((int(thing.Width), int(thing.Height)), _IDENTITY),)
        key = thing.objgen
        if key not in self.known:
            # A form that shows itself shows nothing more.
            self.known[key] = ()
            if depth < _DEEPEST and self._may_hold(thing, depth):
                self.known[key] = tuple(self._in_form(thing, depth))
        return self.known[key]

    def _may_hold(self, thing: Any, depth: int) -> bool:
        """Tell by its resources whether a form can show a picture, itself or through others."""
        if not isinstance(thing, pikepdf.Stream):
            return False
        if thing.get("/Subtype") == "/Image":
            return True
        key = thing.objgen
        if key not in self.hopeful:
            self.hopeful[key] = key in self.inline
            called = thing.get("/Resources", _NONE).get("/XObject", _NONE)
            if depth < _DEEPEST and isinstance(called, pikepdf.Dictionary):
                self.hopeful[key] |= any(self._may_hold(called[name], depth + 1) for name in called.keys())  # noqa: SIM118
        return self.hopeful[key]

    def _in_form(self, form: pikepdf.Object, depth: int) -> Iterator[Found]:
        callable_ = form.get("/Resources", _NONE).get("/XObject", _NONE)
        base = _read_matrix(form.get("/Matrix"))
        matrix, saved, number = base, list[Matrix](), 0
        for instruction in pikepdf.parse_content_stream(form, "q Q cm Do BI"):
            operator, operands = str(instruction.operator), instruction.operands
            if operator == "q":
                saved.append(matrix)
            elif operator == "Q":
                matrix = saved.pop() if saved else matrix
            elif operator == "cm":
                matrix = after(_read_matrix(operands), matrix)
            else:
                thing = callable_.get(str(operands[0])) if operator == "Do" else operands[0]
                for found in self._inside(thing, depth + 1):
                    number += 1
                    if number > _MOST_IN_FORM:
                        return
                    yield Found(found.pixels, after(found.matrix, matrix))


_IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


def _read_matrix(entry: Any) -> Matrix:
    if entry is None:
        return _IDENTITY
    a, b, c, d, e, f = map(float, entry)
    return a, b, c, d, e, f


def _image(found: Found, matrix: Matrix) -> Image:
    placed = after(found.matrix, matrix)
    across, down = hypot(placed[0], placed[1]), hypot(placed[2], placed[3])
    inches = (max(across, 1e-6) / MM_PER_INCH, max(down, 1e-6) / MM_PER_INCH)
    ppi = min(pixels / inch for pixels, inch in zip(found.pixels, inches, strict=True))
    corners = ((0, 0), (1, 0), (0, 1), (1, 1))
    at = box_around(moved(placed, x, y) for x, y in corners)
    return Image(at=at, ppi=ppi, pixels=found.pixels)
