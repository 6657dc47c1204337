"""Write, books: a game's palette → the few colours that a page needs, with enough contrast to read by.

Invariant: text in ``ink`` or ``accent`` has at least 4.5 : 1 on white, on ``paper`` and on ``tint``.
"""

from msgspec import Struct

from generator.model import Theme

LEAST_CONTRAST = 4.5
"""Source: WCAG 2.2, success criterion 1.4.3, for text of ordinary size."""

_INK, _ACCENT, _PAPER, _TINT = "#2b2a33", "#7a3b2e", "#fdfaf2", "#f6efdf"
_DARKEST_GROUND = 0.6


class BookColours(Struct, frozen=True):
    """Colours as ``#rrggbb``: text, headings and rules, the page of the HTML book, the ground of boxes."""

    ink: str
    accent: str
    paper: str
    tint: str


def book_colours(theme: Theme) -> BookColours:
    """Pick a book's colours from the roles ``ink``, ``accent`` and ``paper``; any may be missing."""
    palette = theme.palette
    paper = palette["paper"].light if "paper" in palette else _PAPER
    tint = palette["paper"].base if "paper" in palette else _TINT
    if (
        min(_luminance(paper), _luminance(tint)) < _DARKEST_GROUND
    ):  # dark pages would waste ink and drown text
        paper, tint = _PAPER, _TINT
    grounds = ("#ffffff", paper, tint)
    ink = palette["ink"].base if "ink" in palette else _INK
    accent = palette["accent"].base if "accent" in palette else _ACCENT
    return BookColours(_darken(ink, grounds), _darken(accent, grounds), paper, tint)


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, from 1 to 21. Source: WCAG 2.2, "contrast ratio"."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _darken(colour: str, grounds: tuple[str, ...]) -> str:
    """Mix a colour with black, a twentieth at a time, until it can be read on all grounds."""
    channels = _channels(colour)
    for step in range(20, -1, -1):
        mixed = "#" + "".join(f"{round(255 * channel * step / 20):02x}" for channel in channels)
        if all(contrast(mixed, ground) >= LEAST_CONTRAST for ground in grounds):
            return mixed
    return "#000000"


def _channels(colour: str) -> tuple[float, float, float]:
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return red, green, blue


def _luminance(colour: str) -> float:
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in _channels(colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
