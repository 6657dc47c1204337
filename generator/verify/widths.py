"""Verify, labels: how wide a shown text is by what its font declares, in thousandths of its size."""

from collections.abc import Sequence
from typing import Any

import pikepdf

_UNKNOWN = 500.0


def text_width(shown: Any, font: pikepdf.Object | None) -> float:
    """Return how wide a text is: a string, or strings and the moves between them, in a simple font."""
    first, widths = _widths(font)
    parts = [shown] if isinstance(shown, pikepdf.String) else list(shown)
    total = 0.0
    for part in parts:
        if isinstance(part, pikepdf.String):
            codes = (code - first for code in bytes(part))
            total += sum(widths[code] if 0 <= code < len(widths) else _UNKNOWN for code in codes)
        else:
            total -= float(part)
    return total


def _widths(font: pikepdf.Object | None) -> tuple[int, Sequence[float]]:
    if not isinstance(font, pikepdf.Dictionary) or not isinstance(font.get("/Widths"), pikepdf.Array):
        return 0, ()
    return int(font.get("/FirstChar", 0)), [float(width) for width in font.Widths]
