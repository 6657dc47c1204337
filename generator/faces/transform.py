"""Faces: the ``transform`` of an SVG element, as far as an upright rectangle stays one under it."""

import re
from collections.abc import Sequence

from msgspec import Struct

from generator.geometry import Rect

_STEP = re.compile(r"\s*,?\s*(matrix|translate|scale)\s*\(([^()]*)\)\s*")


class Scaling(Struct, frozen=True):
    """Stretch by ``sx`` and ``sy``, then shift by ``tx`` and ``ty``."""

    sx: float
    sy: float
    tx: float
    ty: float

    def within(self, outer: "Scaling") -> "Scaling":
        """Return the scaling that does this one first, then ``outer``."""
        return Scaling(
            self.sx * outer.sx,
            self.sy * outer.sy,
            self.tx * outer.sx + outer.tx,
            self.ty * outer.sy + outer.ty,
        )

    def applied(self, box: Rect) -> Rect:
        """Return where the rectangle comes to lie."""
        return Rect(
            box.x * self.sx + self.tx, box.y * self.sy + self.ty, box.width * self.sx, box.height * self.sy
        )


IDENTITY = Scaling(1.0, 1.0, 0.0, 0.0)


def read_transform(text: str) -> Scaling | None:
    """Read a list of transforms; None if one turns, skews or mirrors, or cannot be read."""
    scaling, end = IDENTITY, 0
    while end < len(text.rstrip()):
        step = _STEP.match(text, end)
        made = _step(step[1], re.findall(r"[^\s,]+", step[2])) if step else None
        if step is None or made is None:
            return None
        scaling, end = made.within(scaling), step.end()
    return scaling


def _step(kind: str, words: Sequence[str]) -> Scaling | None:
    try:
        numbers = [float(word) for word in words]
    except ValueError:
        return None
    match kind, numbers:
        case "translate", [x, *rest] if len(rest) < 2:
            made = Scaling(1.0, 1.0, x, rest[0] if rest else 0.0)
        case "scale", [x, *rest] if len(rest) < 2:
            made = Scaling(x, rest[0] if rest else x, 0.0, 0.0)
        case "matrix", [x, 0.0, 0.0, y, dx, dy]:
            made = Scaling(x, y, dx, dy)
        case _:
            return None
    return made if made.sx > 0 and made.sy > 0 else None
