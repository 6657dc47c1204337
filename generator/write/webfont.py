"""Write, books: a font and the characters of a book → a small WOFF for its one-file HTML.

WOFF 1.0, not 2.0: for a book's few letters the second version saves a fifth and takes forty times as long.
Invariant: the same font and characters give the same bytes.
"""

import struct
import zlib
from base64 import b64encode
from collections.abc import Iterable, Iterator
from functools import lru_cache

import uharfbuzz as hb

from generator.model import FontKey
from generator.typeset.fonts import FALLBACK_FAMILIES
from generator.write.assets import Assets

FEATURES = ("calt", "ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum")

# Every font also carries these, so that books of one game differ little and mostly share their fonts.
_ALWAYS = frozenset(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x100)))) | frozenset("Œœ–—‘’“”„…\u202f")

_SFNT_HEAD = struct.Struct(">4sHHHH")  # flavour, number of tables, three numbers for binary search
_SFNT_ENTRY = struct.Struct(">4sLLL")  # tag, checksum, offset, length
_WOFF_HEAD = struct.Struct(">4s4sLHHLHHLLLLL")
_WOFF_ENTRY = struct.Struct(">4sLLLL")  # tag, offset, length as stored, length, checksum
_VERSION = (1, 0)
_NO_EXTRAS = (0, 0, 0, 0, 0)  # Places and lengths of metadata and of private data.
_LEVEL = 9
_OTHER_SCRIPTS = "Other Scripts"


def web_characters(text: str) -> frozenset[str]:
    """Return the characters that the fonts of a book need."""
    return _ALWAYS | frozenset(text)


def font_faces(fonts: Iterable[FontKey], text: str, assets: Assets) -> Iterator[dict[str, object]]:
    """Yield what a style sheet says of each font, with the font itself, reduced to the characters of a text.

    Characters that the package's fonts lack are in the family ``Other Scripts``, from the project's fonts.

    Errors:
        WorkspaceError: there is no such font.
    """
    characters = web_characters(text)
    for font in fonts:
        yield _face(font, font.family, characters, assets)
    lacking = frozenset("".join(assets.fonts.missing(FontKey(family=FALLBACK_FAMILIES[0]), text)))
    for family in assets.fonts.families:
        shown = _shown(family, lacking, assets)
        lacking -= shown
        if family not in FALLBACK_FAMILIES and shown:
            cuts = (assets.fonts.cut(FontKey(family=family, bold=bold)) for bold in (False, True))
            for cut in dict.fromkeys(cut for cut in cuts if cut is not None):
                yield _face(cut, _OTHER_SCRIPTS, shown, assets)


def _face(font: FontKey, family: str, characters: frozenset[str], assets: Assets) -> dict[str, object]:
    data = assets.workspace.read_font(font)
    packed = make_web_font(data, characters, shaped=family == _OTHER_SCRIPTS)
    return {
        "family": family,
        "weight": 700 if font.bold else 400,
        "style": "italic" if font.italic else "normal",
        "data": b64encode(packed).decode("ascii"),
    }


def _shown(family: str, characters: frozenset[str], assets: Assets) -> frozenset[str]:
    """Return those characters that a family has."""
    cut = assets.fonts.cut(FontKey(family=family)) if characters else None
    return (
        frozenset() if cut is None else characters - frozenset(assets.fonts.missing(cut, "".join(characters)))
    )


@lru_cache(maxsize=64)
def make_web_font(font: bytes, characters: frozenset[str], *, shaped: bool = False) -> bytes:
    """Return the font as WOFF with these characters only; those it does not have are left out.

    It keeps the features that books use; if it is to be ``shaped``, also those that other scripts live by.
    """
    settings = hb.SubsetInput()
    settings.flags = hb.SubsetFlags.NO_HINTING
    settings.sets(hb.SubsetInputSets.UNICODE).update(map(ord, characters))
    features = settings.sets(hb.SubsetInputSets.LAYOUT_FEATURE_TAG)
    if not shaped:
        features.clear()
    features.update(int.from_bytes(feature.encode(), "big") for feature in FEATURES)
    return pack_woff(bytes(hb.subset(hb.Face(font), settings).blob.data))


def pack_woff(font: bytes) -> bytes:
    """Return a TrueType font as WOFF 1.0: the same tables, each compressed if that makes it smaller.

    Source: WOFF File Format 1.0, W3C Recommendation of 13 December 2012.
    """
    flavour, count, *_ = _SFNT_HEAD.unpack_from(font)
    offset = _WOFF_HEAD.size + count * _WOFF_ENTRY.size
    entries: list[bytes] = []
    tables: list[bytes] = []
    whole = _SFNT_HEAD.size + count * _SFNT_ENTRY.size
    for tag, checksum, table in _tables(font, count):
        # The first of two equally long ones: what is as long as the table is taken to be the table.
        packed = min(table, zlib.compress(table, _LEVEL), key=len)
        entries.append(_WOFF_ENTRY.pack(tag, offset, len(packed), len(table), checksum))
        tables.append(_padded(packed))
        offset += len(tables[-1])
        whole += len(_padded(table))
    head = _WOFF_HEAD.pack(b"wOFF", flavour, offset, count, 0, whole, *_VERSION, *_NO_EXTRAS)
    return b"".join((head, *entries, *tables))


def _tables(font: bytes, count: int) -> Iterator[tuple[bytes, int, bytes]]:
    """Yield the tag, checksum and content of each table, in the order of the directory."""
    for number in range(count):
        place = _SFNT_HEAD.size + number * _SFNT_ENTRY.size
        tag, checksum, offset, length = _SFNT_ENTRY.unpack_from(font, place)
        yield tag, checksum, font[offset : offset + length]


def _padded(table: bytes) -> bytes:
    return table + bytes(-len(table) % 4)
