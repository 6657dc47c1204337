"""Typeset: the bytes of a font that a project brings → why the press cannot use it, if it cannot.

What passes has outlines that can be embedded, tables that lie within the file, and leave to be embedded.
"""

import struct
from collections.abc import Mapping
from itertools import pairwise

_TRUETYPE = (b"\x00\x01\x00\x00", b"true")
_COLLECTION, _CFF, _WOFF = b"ttcf", b"OTTO", (b"wOFF", b"wOF2")
_NEEDED = ("cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp")
_MOST_TABLES = 64
# OS/2 fsType, bits 1 and 2. Source: OpenType specification, OS/2, "fsType".
_RESTRICTED, _PREVIEW_AND_PRINT = 0x0002, 0x0004
_MAGIC = 0x5F0F3CF5


def font_fault(data: bytes) -> str:
    """Return what is wrong with a font file, in words for whoever brought it; nothing if it will do."""
    kind = data[:4]
    if kind == _COLLECTION:
        return "this is a collection of fonts; the press takes one font a file"
    if kind == _CFF:
        return "this font has outlines of PostScript (CFF); the press takes those of TrueType (.ttf)"
    if kind in _WOFF:
        return "this is a font for the web (WOFF); the press takes .ttf"
    if kind not in _TRUETYPE:
        return "this is no TrueType font"
    try:
        tables = _tables(data)
        return _fault_of_tables(data, tables)
    except (struct.error, KeyError, ValueError):
        return "this font is damaged"


def _tables(data: bytes) -> Mapping[str, tuple[int, int]]:
    """Return where each table begins and how long it is. Errors: ValueError, struct.error."""
    (count,) = struct.unpack_from(">H", data, 4)
    if not 0 < count <= _MOST_TABLES:
        raise ValueError
    tables: dict[str, tuple[int, int]] = {}
    for number in range(count):
        tag, _, start, length = struct.unpack_from(">4sLLL", data, 12 + 16 * number)
        if start + length > len(data):
            raise ValueError
        tables[tag.decode("latin-1")] = start, length
    return tables


def _fault_of_tables(data: bytes, tables: Mapping[str, tuple[int, int]]) -> str:
    missing = [tag for tag in _NEEDED if tag not in tables]
    if missing:
        return f"this font has no table {missing[0]}"
    head = tables["head"][0]
    (magic,) = struct.unpack_from(">L", data, head + 12)
    (units,) = struct.unpack_from(">H", data, head + 18)
    (is_long,) = struct.unpack_from(">h", data, head + 50)
    (glyphs,) = struct.unpack_from(">H", data, tables["maxp"][0] + 4)
    (metrics,) = struct.unpack_from(">H", data, tables["hhea"][0] + 34)
    if magic != _MAGIC or not 16 <= units <= 16384 or not glyphs or not 0 < metrics <= glyphs:
        raise ValueError
    if tables["hmtx"][1] < 4 * metrics + 2 * (glyphs - metrics):
        raise ValueError
    start, length = tables["loca"]
    width = 4 if is_long else 2
    if length < width * (glyphs + 1):
        raise ValueError
    places = struct.unpack_from(f">{glyphs + 1}{'L' if is_long else 'H'}", data, start)
    scale = 1 if is_long else 2
    if any(one > other for one, other in pairwise(places)):
        raise ValueError
    if places[-1] * scale > tables["glyf"][1]:
        raise ValueError
    return _fault_of_licence(data, tables)


def _fault_of_licence(data: bytes, tables: Mapping[str, tuple[int, int]]) -> str:
    if "OS/2" not in tables:
        return ""
    (rights,) = struct.unpack_from(">H", data, tables["OS/2"][0] + 8)
    if rights & _RESTRICTED and not rights & _PREVIEW_AND_PRINT:
        return "this font says that it may not be embedded in documents"
    return ""
