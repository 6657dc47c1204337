"""Write, raster art: a JPEG or PNG file's bytes in, a PDF image object out, its pixels untouched.

A JPEG goes in as it is, and so does the compressed data of a PNG that PDF can read; only transparency,
interlacing and 16-bit samples make it necessary to decode the pixels and compress them anew.
"""

import io
import struct
import zlib
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from generator.photo import JPEG_FRAMES, JPEG_SIGNATURE, PNG_SIGNATURE, jpeg_segments

if TYPE_CHECKING:
    from PIL import Image

_JPEG_END = b"\xff\xd9"
# Cameras append up to some kilobytes after the end.
_JPEG_TAIL = 65_536
_ADOBE, _ICC = 0xEE, 0xE2
_LONGEST_PROFILE = 16_000_000
_ICC_SIGNATURE = b"ICC_PROFILE\0"
_GREY, _RGB, _INDEXED = 0, 2, 3
_PNG_CHANNELS = {_GREY: 1, _RGB: 3, _INDEXED: 1}
_SPACES = {1: b"/DeviceGray", 3: b"/DeviceRGB", 4: b"/DeviceCMYK"}


class PictureError(Exception):
    """Bytes that are not a picture that can be printed; ``reason`` says why, in words for the author."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Raster(Struct, frozen=True):
    """A PDF image, its dictionary yet without length, colour space and mask.

    ``space`` is the colour space that devices assume; a ``profile`` makes it exact.
    """

    entries: bytes
    space: bytes
    channels: int
    data: bytes
    profile: bytes | None = None
    mask: "Raster | None" = None


def read_raster(data: bytes) -> Raster:
    """Turn a picture file into a PDF image.

    Errors:
        PictureError: it is neither JPEG nor PNG, or it is damaged.
    """
    try:
        if data.startswith(JPEG_SIGNATURE):
            return _read_jpeg(data)
        if data.startswith(PNG_SIGNATURE):
            return _read_png(data)
    except (struct.error, IndexError, KeyError, zlib.error):
        raise PictureError("the picture is damaged") from None
    raise PictureError("the picture is neither a JPEG nor a PNG")


def _entries(width: int, height: int, bits: int, filters: bytes) -> bytes:
    size = b"/Width %d/Height %d/BitsPerComponent %d" % (width, height, bits)
    return b"/Type/XObject/Subtype/Image" + size + filters


def _own_profile(profile: bytes) -> bytes | None:
    """Return a profile unless it is that of the web, which devices assume anyway."""
    names_srgb = b"sRGB" in profile or "sRGB".encode("utf-16-be") in profile
    return None if names_srgb or not profile else profile


def _read_jpeg(data: bytes) -> Raster:
    if data.rfind(_JPEG_END, -_JPEG_TAIL) < 0:
        raise PictureError("the picture is damaged: its end is missing")
    profile, adobe = b"", False
    for marker, segment in jpeg_segments(data):
        adobe |= marker == _ADOBE and segment.startswith(b"Adobe")
        if marker == _ICC and segment.startswith(_ICC_SIGNATURE):
            profile += segment[len(_ICC_SIGNATURE) + 2 :]
        if marker in JPEG_FRAMES:
            bits, height, width, channels = struct.unpack(">BHHB", segment[:6])
            # Adobe's files of four colours hold the inverse of ink.
            decode = b"/Decode[1 0 1 0 1 0 1 0]" if adobe and channels == 4 else b""
            entries = _entries(width, height, bits, b"/Filter/DCTDecode" + decode)
            return Raster(entries, _SPACES[channels], channels, data, _own_profile(profile))
    raise PictureError("the picture is damaged: it has no frame")


def _read_png(data: bytes) -> Raster:
    chunks = _png_chunks(data)
    width, height, bits, kind, _, _, interlaced = struct.unpack(">IIBBBBB", chunks[b"IHDR"])
    if kind not in _PNG_CHANNELS or b"tRNS" in chunks or interlaced:
        return _decode_png(data)
    channels = _PNG_CHANNELS[kind]
    layout = b"/Predictor 15/Colors %d/BitsPerComponent %d/Columns %d" % (channels, bits, width)
    entries = _entries(width, height, bits, b"/Filter/FlateDecode/DecodeParms<<%s>>" % layout)
    if kind == _INDEXED:
        return Raster(entries, _palette(chunks[b"PLTE"]), channels, chunks[b"IDAT"])
    _, _, packed = chunks.get(b"iCCP", b"").partition(b"\0")
    profile = zlib.decompressobj().decompress(packed[1:], _LONGEST_PROFILE) if packed else b""
    return Raster(entries, _SPACES[channels], channels, chunks[b"IDAT"], _own_profile(profile))


def _png_chunks(data: bytes) -> dict[bytes, bytes]:
    """Return all chunks by type; those of one type joined, which is how data chunks are meant."""
    found: dict[bytes, list[bytes]] = {}
    at = len(PNG_SIGNATURE)
    while b"IEND" not in found:
        length, kind = struct.unpack_from(">I4s", data, at)
        (checksum,) = struct.unpack_from(">I", data, at + 8 + length)
        if zlib.crc32(data[at + 4 : at + 8 + length]) != checksum:
            raise PictureError("the picture is damaged: a checksum is wrong")
        found.setdefault(kind, []).append(data[at + 8 : at + 8 + length])
        at += length + 12
    return {kind: b"".join(parts) for kind, parts in found.items()}


def _palette(colours: bytes) -> bytes:
    return b"[/Indexed/DeviceRGB %d<%s>]" % (len(colours) // 3 - 1, colours.hex().encode())


def _decode_png(data: bytes) -> Raster:
    """Decode a PNG that PDF cannot read as it is, and split its transparency off as a mask."""
    from PIL import Image  # noqa: PLC0415 - 0.05 s that most builds need not spend

    try:
        with Image.open(io.BytesIO(data)) as opened:
            if opened.mode.startswith("I"):
                raise PictureError("grey of 16 bits can be neither interlaced nor transparent: use 8 bits")
            picture = opened.convert("RGBA")
    except (OSError, SyntaxError):
        raise PictureError("the picture is damaged") from None
    alpha = picture.getchannel("A")
    mask = None if alpha.getextrema() == (255, 255) else _read_png(_as_png(alpha))
    return replace(_read_png(_as_png(picture.convert("RGB"))), mask=mask)


def _as_png(picture: "Image.Image") -> bytes:
    out = io.BytesIO()
    picture.save(out, "PNG")
    return out.getvalue()
