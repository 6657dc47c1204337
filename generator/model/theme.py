"""A game's look: colours by role and text styles by name. Templates and motifs name roles, never colours."""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct

from generator.diagnostic import NO_ORIGIN, Origin


class Tone(Struct, frozen=True):
    """One colour role in three tones, each ``#rrggbb``: light falls from the upper left."""

    light: str
    base: str
    shade: str


class FontKey(Struct, frozen=True, kw_only=True, cache_hash=True):
    """One font file of the package."""

    family: str
    bold: bool = False
    italic: bool = False


class TextStyle(Struct, frozen=True, kw_only=True):
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


class Theme(Struct, frozen=True, kw_only=True):
    """Palette (role → tone) and styles (name → text style) of a game.

    ``low_ink`` is the share of its ink, from 0 to 1, that a role or one of its tones keeps in a print with
    little ink.
    """

    palette: Mapping[str, Tone]
    styles: Mapping[str, TextStyle]
    low_ink: Mapping[str, float] = MappingProxyType({})
    origin: Origin = NO_ORIGIN
