"""A game's look: colours by role and text styles by name. Templates and motifs name roles, never colours."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from generator.diagnostic import NO_ORIGIN, Origin


@dataclass(frozen=True, slots=True)
class Tone:
    """One colour role in three tones, each ``#rrggbb``: light falls from the upper left."""

    light: str
    base: str
    shade: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FontKey:
    """One font file of the package."""

    family: str
    bold: bool = False
    italic: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TextStyle:
    """How a slot sets its text. Sizes in pt; ``leading`` is a multiple of the size.

    Text shrinks in steps from ``size_pt`` to ``min_size_pt`` and no further; past that it overflows.
    """

    font: FontKey
    size_pt: float
    min_size_pt: float
    leading: float = 1.2
    colour: str = "ink"
    hyphenate: bool = True
    small_caps: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme:
    """Palette (role → tone) and styles (name → text style) of a game."""

    palette: Mapping[str, Tone]
    styles: Mapping[str, TextStyle]
    origin: Origin = field(default=NO_ORIGIN, compare=False)
