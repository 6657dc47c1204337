"""Write, sheets: bleed that a face lacks, made of the face itself, for vectors and pictures alike.

The face is one form, drawn again around itself on four sides and at four corners: mirrored at its edges, or
with the outermost tenth of a millimetre stretched. What is made reaches a hair under the face, for two edges
that only meet would show the paper between them.
"""

from collections.abc import Iterator

from generator.geometry import Size
from generator.model import Fill
from generator.units import mm_to_pt

_HAIR = 0.05
_RIM = 0.1


def with_made_bleed(form: str, face: Size, missing: float, fill: Fill) -> str:
    """Return the operators that draw a form of a face's size with so much more around it.

    Args:
        form: the form's name.
        face: its size in mm; its origin is at the bottom left.
        missing: how much to make on each side, in mm.
        fill: of what.
    """
    parts = _mirrored(form, face) if fill is Fill.MIRROR else _stretched(form, face, missing)
    return "\n".join((*parts, f"/{form} Do"))


def _mirrored(form: str, face: Size) -> Iterator[str]:
    across, down = _turns(face.width), _turns(face.height)
    for a, x in across:
        for d, y in down:
            if (a, d) != (1, 1):
                yield f"q {a} 0 0 {d} {x:.3f} {y:.3f} cm /{form} Do Q"


def _turns(length: float) -> tuple[tuple[int, float], ...]:
    """Return how a coordinate is mirrored at either end of a face, and not at all: its factor and shift."""
    return (-1, mm_to_pt(2 * _HAIR)), (1, 0.0), (-1, mm_to_pt(2 * (length - _HAIR)))


def _stretched(form: str, face: Size, missing: float) -> Iterator[str]:
    across, down = _pulls(face.width, missing), _pulls(face.height, missing)
    for column, (a, x, left, width) in enumerate(across):
        for row, (d, y, bottom, height) in enumerate(down):
            if (column, row) != (1, 1):
                clip = f"{left:.3f} {bottom:.3f} {width:.3f} {height:.3f} re W n"
                yield f"q {clip} {a:.4f} 0 0 {d:.4f} {x:.3f} {y:.3f} cm /{form} Do Q"


def _pulls(length: float, missing: float) -> tuple[tuple[float, float, float, float], ...]:
    """Return how a coordinate is pulled at either end, and not at all: factor, shift, and what may show."""
    rim, end, out = mm_to_pt(_RIM), mm_to_pt(length), mm_to_pt(missing)
    factor = (out + rim) / rim
    near = factor, rim - factor * rim, -out, out + rim
    far = factor, (end - rim) * (1 - factor), end - rim, out + rim
    return near, (1.0, 0.0, 0.0, end), far
