"""A font and the characters of a book → a small WOFF2 for the one-file HTML. Part of rulebook.

Invariant: the same font and characters give the same bytes.
"""

import io
from functools import lru_cache

import uharfbuzz as hb
from fontTools.ttLib import TTFont

FEATURES = ("calt", "ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum")

# Every font also carries these, so that books of one game differ little and mostly share their fonts.
_ALWAYS = frozenset(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x100)))) | frozenset("Œœ–—‘’“”„…\u202f")


def web_characters(text: str) -> frozenset[str]:
    """Return the characters that the fonts of a book need."""
    return _ALWAYS | frozenset(text)


@lru_cache(maxsize=64)
def make_web_font(font: bytes, characters: frozenset[str]) -> bytes:
    """Return the font as WOFF2 with these characters only; those it does not have are left out."""
    settings = hb.SubsetInput()
    settings.flags = hb.SubsetFlags.NO_HINTING
    settings.sets(hb.SubsetInputSets.UNICODE).update(map(ord, characters))
    features = settings.sets(hb.SubsetInputSets.LAYOUT_FEATURE_TAG)
    features.clear()
    features.update(int.from_bytes(feature.encode(), "big") for feature in FEATURES)
    small = hb.subset(hb.Face(font), settings)
    # The compressor must not stamp its own date on the font.
    packed = TTFont(io.BytesIO(bytes(small.blob.data)), recalcTimestamp=False, recalcBBoxes=False)
    packed.flavor = "woff2"
    output = io.BytesIO()
    packed.save(output, reorderTables=False)
    return output.getvalue()
