"""Heads of picture files, as Pillow writes them and as damage leaves them."""

import io
import struct

import pytest
from generator.photo import Head, read_head
from PIL import Image


def written(kind: str, **options: object) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (30, 20)).save(out, kind, **options)
    return out.getvalue()


def notes(order: str, orientation: int) -> bytes:
    """A camera's notes of two values, the second of them the orientation."""
    head = {"<": b"II*\0", ">": b"MM\0*"}[order] + struct.pack(f"{order}IH", 8, 2)
    first = struct.pack(f"{order}HHII", 0x0100, 4, 1, 30)
    return b"Exif\0\0" + head + first + struct.pack(f"{order}HHIHH", 0x0112, 3, 1, orientation, 0)


@pytest.mark.parametrize("options", [{}, {"progressive": True}, {"comment": b"x" * 300}])
def test_jpeg_tells_its_size(options: dict[str, object]) -> None:
    assert read_head(written("JPEG", **options)) == Head(30, 20, False)


def test_png_tells_its_size() -> None:
    assert read_head(written("PNG")) == Head(30, 20, False)


@pytest.mark.parametrize("order", "<>")
@pytest.mark.parametrize(("orientation", "is_turned"), [(1, False), (3, True), (6, True)])
def test_camera_tells_which_way_is_up(order: str, orientation: int, is_turned: bool) -> None:
    assert read_head(written("JPEG", exif=notes(order, orientation))) == Head(30, 20, is_turned)


def test_spoilt_notes_turn_nothing() -> None:
    assert read_head(written("JPEG", exif=notes("<", 6)[:20])) == Head(30, 20, False)


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "GIF", "WEBP"])
def test_what_is_no_whole_head_has_none(kind: str) -> None:
    data = written(kind)
    assert read_head(data[:15]) is None
    assert (read_head(data) is None) == (kind in ("GIF", "WEBP"))
    assert read_head(b"") is None
