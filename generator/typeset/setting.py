"""Typeset: how text may stand in its box, and what comes back: facts only, which rules judge elsewhere."""

from collections.abc import Mapping
from enum import Enum

from msgspec import Struct

from generator.drawing import Artwork, Words
from generator.model import Tone


class Align(Enum):
    """Where lines stand between left and right."""

    LEFT = "left"
    CENTER = "center"
    RIGHT = "right"


class Valign(Enum):
    """Where a block stands between top and bottom; MIDDLE centres what the eye sees, not the line box."""

    TOP = "top"
    MIDDLE = "middle"
    BOTTOM = "bottom"


class TextBlock(Struct, frozen=True, eq=False):
    """Text set in a box, and the facts about it.

    ``items`` are in reading order. ``overflow_mm`` is how far the text is too high, or its widest word too
    wide, at its least size; ``spare_mm`` is the height that stays free. ``missing`` are the characters that
    no font has; a box stands in their place. ``unbalanced`` says that an emphasis was never closed. A text
    ``too_long`` is not set at all. ``unset`` are the characters of scripts that run from right to left.
    """

    items: tuple[Words | Artwork, ...]
    size_pt: float
    lines: int
    overflow_mm: float = 0.0
    spare_mm: float = 0.0
    missing: tuple[str, ...] = ()
    unknown_icons: tuple[str, ...] = ()
    unbalanced: bool = False
    too_long: bool = False
    unset: tuple[str, ...] = ()


class Room(Struct, frozen=True):
    """How much longer a text may grow before it does not fit, once it is as small as its style allows.

    ``lines`` more fit: whole ones below the text, and what is empty of its last one; 0 for a text that does
    not fit. ``free_mm`` says the same in mm: of the height if another line fits, or else of the last line.
    All in all, there is room for about so many ``characters`` like those of the text.
    """

    lines: float
    free_mm: float
    characters: int = 0


def role_colour(palette: Mapping[str, Tone], role: str) -> str | None:
    """Return the colour of a role (``sand``, ``sand.light``, ``sand.shade``) as ``#rrggbb``, or None."""
    name, _, tone = role.partition(".")
    tones = palette.get(name)
    if tones is None or tone not in ("", "light", "base", "shade"):
        return None
    return {"light": tones.light, "shade": tones.shade}.get(tone, tones.base)
