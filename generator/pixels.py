"""Picture files of pixels: bytes → what is damaged in them, or nothing. No picture is kept."""

import re
import struct
import zlib

from generator.photo import JPEG_BARE, PNG_SIGNATURE

_CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
_PALETTE = 3
# Where each of the seven passes of an interlaced PNG begins, and its steps: across, down.
_PASSES = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2))
_PORTION = 1 << 20
_TABLES, _SCAN, _END = 0xDB, 0xDA, 0xD9
_MARKER = re.compile(rb"\xff+([^\x00\xff])", re.DOTALL)
# Among pixels a byte of 255 is followed by a 0, or is a mark from which to go on after damage.
_BEHIND_PIXELS = re.compile(rb"\xff(?![\x00\xd0-\xd7\xff])")


def damage(data: bytes) -> str:
    """Return what is damaged in a PNG or JPEG file whose head is whole; nothing if it is sound."""
    return _png_damage(data) if data.startswith(PNG_SIGNATURE) else _jpeg_damage(data)


def _png_damage(data: bytes) -> str:
    chunks: dict[bytes, list[bytes]] = {}
    at = len(PNG_SIGNATURE)
    try:
        while b"IEND" not in chunks:
            length, kind = struct.unpack_from(">I4s", data, at)
            (checksum,) = struct.unpack_from(">I", data, at + 8 + length)
            if zlib.crc32(data[at + 4 : at + 8 + length]) != checksum:
                return "a checksum is wrong"
            chunks.setdefault(kind, []).append(data[at + 8 : at + 8 + length])
            at += length + 12
        head = struct.unpack(">IIBBBBB", chunks[b"IHDR"][0])
    except (struct.error, KeyError):
        return "its end is missing"
    if head[3] not in _CHANNELS or (head[3] == _PALETTE and b"PLTE" not in chunks):
        return "its colours are missing"
    return _pixel_damage(b"".join(chunks.get(b"IDAT", [])), _raw_length(head))


def _raw_length(head: tuple[int, ...]) -> int:
    """Return how many bytes the pixels of a PNG are: each row begins with one that says how it is written."""
    width, height, bits, kind, _, _, is_interlaced = head
    total = 0
    for left, top, across, down in _PASSES if is_interlaced else ((0, 0, 1, 1),):
        columns, rows = -((left - width) // across), -((top - height) // down)
        if columns > 0 and rows > 0:
            total += rows * (1 + (columns * bits * _CHANNELS[kind] + 7) // 8)
    return total


def _pixel_damage(packed: bytes, expected: int) -> str:
    """Unpack the pixels in portions and count them."""
    unpacker = zlib.decompressobj()
    found = 0
    try:
        while not unpacker.eof and found <= expected:
            portion = unpacker.decompress(packed, _PORTION)
            packed = unpacker.unconsumed_tail
            found += len(portion)
            if not portion and not packed:
                break
    except zlib.error:
        return "its pixels cannot be unpacked"
    if found > expected:
        return "it holds more pixels than its head says"
    return "" if unpacker.eof and found == expected else "some of its pixels are missing"


def _jpeg_damage(data: bytes) -> str:
    """Follow the markers to the last one. To unpack the pixels, too, would take fifty times as long."""
    at, found = 2, set[int]()
    while marker := _MARKER.match(data, at):
        kind, at = marker[1][0], marker.end()
        if kind == _END:
            return "" if found >= {_TABLES, _SCAN} else "its pixels cannot be unpacked"
        found.add(kind)
        if kind in JPEG_BARE:
            continue
        at += int.from_bytes(data[at : at + 2])
        if kind == _SCAN:
            behind = _BEHIND_PIXELS.search(data, at)
            at = behind.start() if behind else len(data)
    return "its pixels cannot be unpacked" if at < len(data) else "its end is missing"
