"""Lengths: the one inner unit is the millimetre; points exist at the edges only.

Units: every bare number that means a length in this package is in mm, except names that end in
``_pt`` (typographic points), ``_in`` (inches) or ``_px``.
"""

import re

MM_PER_INCH = 25.4
PT_PER_INCH = 72.0
PT_PER_MM = PT_PER_INCH / MM_PER_INCH

_LENGTH = re.compile(r"\s*(-?\d+(?:\.\d+)?)\s*(mm|cm|in|pt)?\s*\Z")
_SIDE = r"\s*(\d{1,6}(?:\.\d+)?)\s*(mm|cm|in|pt)"
_SIZE = re.compile(rf"{_SIDE}?\s*[x×]{_SIDE}\s*\Z")
_TO_MM = {
    "mm": 1.0,
    "cm": 10.0,
    "in": MM_PER_INCH,
    "pt": MM_PER_INCH / PT_PER_INCH,
}


def mm_to_pt(length: float) -> float:
    """Convert millimetres to points."""
    return length * PT_PER_MM


def pt_to_mm(length_pt: float) -> float:
    """Convert points to millimetres."""
    return length_pt / PT_PER_MM


def parse_length(text: str) -> float | None:
    """Read a length such as ``18 mm``, ``2.5in`` or ``9 pt``; only 0 needs no unit.

    Returns:
        The length in mm, or None when the text is not a length.
    """
    match = _LENGTH.match(text)
    if match is None:
        return None
    number = float(match[1])
    if match[2] is None:
        return None if number else 0.0
    return number * _TO_MM[match[2]]


def parse_size(text: str) -> tuple[float, float] | None:
    """Read two lengths such as ``200x300mm`` or ``8.5 in × 13 in``; the first may lack a unit of its own.

    Returns:
        Both in mm, or None when the text is no size.
    """
    match = _SIZE.match(text)
    if match is None:
        return None
    unit = match[4]
    return float(match[1]) * _TO_MM[match[2] or unit], float(match[3]) * _TO_MM[unit]


def format_size(width: float, height: float) -> str:
    """Write a width and a height for people (``18 × 20.5 mm``)."""
    return f"{format_mm(width).removesuffix(' mm')} × {format_mm(height)}"


def format_mm(length: float) -> str:
    """Write a length for people: at most two decimals, no trailing zeros (``2.1 mm``)."""
    return f"{length:.2f}".rstrip("0").rstrip(".") + " mm"
