"""Tiny picture files of every kind, made in memory."""

import io
import struct
import zlib

from PIL import Image

SIZE = (8, 6)


def pattern(mode: str) -> Image.Image:
    """Return a picture in which every pixel differs from its neighbours."""
    picture = Image.new("RGBA", SIZE)
    for x in range(SIZE[0]):
        for y in range(SIZE[1]):
            picture.putpixel((x, y), (x * 30, y * 40, 128 + 10 * x, 255 if (x + y) % 2 else 0))
    return picture.convert(mode)


def encoded(picture: Image.Image, kind: str, **options: object) -> bytes:
    out = io.BytesIO()
    picture.save(out, kind, **options)
    return out.getvalue()


JPEG = encoded(pattern("RGB"), "JPEG", quality=90)
PNG = encoded(pattern("RGB"), "PNG")
PNG_ALPHA = encoded(pattern("RGBA"), "PNG")
PNG_GREY = encoded(pattern("L"), "PNG")
PNG_PALETTE = encoded(pattern("RGB").quantize(16), "PNG")
PNG_PALETTE_HOLE = encoded(pattern("RGB").quantize(16), "PNG", transparency=3)


def deep_grey_png(see_through: int | None = None) -> bytes:
    """Return a PNG of 4 × 4 samples in 16-bit grey, whose high bytes count up from 16; PIL makes none.

    ``see_through`` is a sample that shall be transparent.
    """
    rows = b"".join(b"\0" + bytes(v for x in range(4) for v in (16 + 4 * y + x, 77)) for y in range(4))
    hole = [] if see_through is None else [(b"tRNS", struct.pack(">H", see_through))]
    header = struct.pack(">IIBBBBB", 4, 4, 16, 0, 0, 0, 0)
    chunks = [(b"IHDR", header), *hole, (b"IDAT", zlib.compress(rows)), (b"IEND", b"")]
    body = b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in chunks
    )
    return b"\x89PNG\r\n\x1a\n" + body
