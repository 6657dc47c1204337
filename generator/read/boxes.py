"""Tuck boxes: what is to be held in, the inner size and dieline of the box out. Pure arithmetic.

The box is a straight tuck-end box. Its dieline, as wide as ``component.size``, has these parts side by side:

    side (depth) | front (width) | side (depth) | back (width) | glue tab (12 mm)

and, above and below the panels (height), a lid or a dust flap (depth) that ends in a tuck flap of 12 mm. So
the trim size is 2 × (depth + width) + 12 mm wide and height + 2 × (depth + 12 mm) high. Templates draw it
from ``box.width``, ``box.height`` and ``box.depth``, from the left edge on.
"""

import math
from collections.abc import Iterable

from msgspec import Struct

from generator.geometry import Size
from generator.model import Box

GLUE_TAB = 12.0
TUCK_FLAP = 12.0
ANY_SIZE = Size(0.0, 0.0)


class Held(Struct, frozen=True):
    """Pieces of one component in a box: their size, how many, and how thick each is, in mm."""

    size: Size
    count: int
    thickness: float


def fit_box(held: Iterable[Held], clearance: float, *, least: Size = ANY_SIZE) -> Box:
    """Return the inner size of the smallest upright box for the pieces, in mm.

    The largest piece gives width and height, unless ``least`` is more: a box for many small pieces is better
    wide and flat. Each component lies in layers of its own, as many pieces beside each other as fit, and the
    layers stack to the depth. The clearance is added once in each direction.
    """
    upright = [Held(_upright(item.size), item.count, item.thickness) for item in held]
    footprint = Size(
        max((least.width, *(item.size.width for item in upright))),
        max((least.height, *(item.size.height for item in upright))),
    )
    depth = sum(math.ceil(item.count / _per_layer(item.size, footprint)) * item.thickness for item in upright)
    return Box(
        width=footprint.width + clearance,
        height=footprint.height + clearance,
        depth=round(depth + clearance, 6),
    )


def dieline(box: Box) -> Size:
    """Return the trim size of the unfolded box, in mm."""
    return Size(
        round(2 * (box.depth + box.width) + GLUE_TAB, 6),
        round(box.height + 2 * (box.depth + TUCK_FLAP), 6),
    )


def _upright(size: Size) -> Size:
    return size if size.width <= size.height else size.turned()


def _per_layer(piece: Size, footprint: Size) -> int:
    """Return how many pieces lie side by side, all upright or all turned, whichever is more."""
    return max(_grid(piece, footprint), _grid(piece.turned(), footprint), 1)


def _grid(piece: Size, footprint: Size) -> int:
    # A piece as large as the box must count as fitting, whatever the last bit of the numbers says.
    return math.floor(footprint.width / piece.width + 1e-9) * math.floor(
        footprint.height / piece.height + 1e-9
    )
