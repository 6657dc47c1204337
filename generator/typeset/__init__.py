"""Typeset: text + style + box → shaped, wrapped, hyphenated, fitted lines.

Invariant: the same word in the same font is the same object; nothing is dropped, clipped or shrunk below the
style's least size; what does not fit is reported.
"""

from generator.typeset.around import Zone
from generator.typeset.compositor import MOST_CHARACTERS, Compositor, Setting, set_line
from generator.typeset.fonts import FontBook, font_file, load_fonts
from generator.typeset.setting import Align, Room, TextBlock, Valign, role_colour
from generator.typeset.words import IconArt

__all__ = [
    "MOST_CHARACTERS",
    "Align",
    "Compositor",
    "FontBook",
    "IconArt",
    "Room",
    "Setting",
    "TextBlock",
    "Valign",
    "Zone",
    "font_file",
    "load_fonts",
    "role_colour",
    "set_line",
]
