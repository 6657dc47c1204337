"""Damage in picture files is found, and sound files of every kind are let through."""

import io
import struct
import zlib

import pytest
from generator.pixels import damage
from PIL import Image


def written(mode: str, kind: str, size: tuple[int, int] = (13, 11), **options: object) -> bytes:
    out = io.BytesIO()
    Image.effect_noise(size, 90).convert(mode).save(out, kind, **options)
    return out.getvalue()


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(pixels: bytes, kind: int = 0, interlaced: int = 0) -> bytes:
    """A PNG of 3 × 2 pixels of 8 bits."""
    head = struct.pack(">IIBBBBB", 3, 2, 8, kind, 0, 0, interlaced)
    whole = chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(pixels)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + whole


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGB", "RGBA", "I;16"])
def test_sound_png_has_no_damage(mode: str) -> None:
    assert damage(written(mode, "PNG")) == ""


@pytest.mark.parametrize("mode", ["L", "RGB", "CMYK"])
@pytest.mark.parametrize("progressive", [False, True])
def test_sound_jpeg_has_no_damage(mode: str, progressive: bool) -> None:
    data = written(mode, "JPEG", progressive=progressive)
    assert damage(data) == ""
    assert damage(data + bytes(5000)) == ""


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (png(bytes(8)), ""),
        # The passes of an interlaced picture of 3 × 2 are of 1, 1 and 1 pixels, and a row of 3.
        (png(bytes(2 + 2 + 2 + 4), interlaced=1), ""),
        (png(bytes(7)), "some of its pixels are missing"),
        (png(b""), "some of its pixels are missing"),
        (png(bytes(9)), "it holds more pixels than its head says"),
        (png(bytes(50_000_000)), "it holds more pixels than its head says"),
        (png(bytes(8), kind=3), "its colours are missing"),
        (png(bytes(8), kind=5), "its colours are missing"),
        (png(bytes(8))[:-12], "its end is missing"),
        (written("RGB", "PNG")[:200], "its end is missing"),
        (written("RGB", "PNG")[:60] + b"\0\0\0\0" + written("RGB", "PNG")[64:], "a checksum is wrong"),
        (written("RGB", "JPEG", (90, 90))[:900], "its end is missing"),
        # Without the tables that its pixels are packed by: they become a comment.
        (written("RGB", "JPEG").replace(b"\xff\xdb", b"\xff\xfe"), "its pixels cannot be unpacked"),
    ],
)
def test_damage_is_named(data: bytes, expected: str) -> None:
    assert damage(data) == expected
