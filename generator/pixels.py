"""Picture files of pixels: bytes → what is damaged in them, or nothing. No picture is kept."""

import io
import struct
import warnings
import zlib

from generator.photo import PNG_SIGNATURE

_CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
_PALETTE = 3
# Where each of the seven passes of an interlaced PNG begins, and its steps: across, down.
_PASSES = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2))
_PORTION = 1 << 20
_JPEG_END = b"\xff\xd9"
# Cameras append up to some kilobytes after the end.
_JPEG_TAIL = 65_536


def damage(data: bytes) -> str:
    """Return what is damaged in a PNG or JPEG file whose head is whole; nothing if it is sound."""
    if data.startswith(PNG_SIGNATURE):
        return _png_damage(data)
    if _JPEG_END not in data[-_JPEG_TAIL:]:
        return "its end is missing"
    return _jpeg_damage(data)


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
    from PIL import Image  # noqa: PLC0415 - 0.05 s that games without photographs need not spend

    try:
        with (
            warnings.catch_warnings(action="ignore"),
            Image.open(io.BytesIO(data), formats=["JPEG"]) as image,
        ):
            # All of the file is read, but only an eighth of the pixels across and down are made.
            image.draft(None, (image.width // 8, image.height // 8))
            image.load()
    except (OSError, SyntaxError, ValueError, LookupError, struct.error, Image.DecompressionBombError):
        return "its pixels cannot be unpacked"
    return ""
