"""Picture files of pixels: bytes → what the head of a PNG or JPEG says. No pixel is decoded."""

import struct
from collections.abc import Iterator

from msgspec import Struct

PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"
JPEG_SIGNATURE = b"\xff\xd8\xff"
# Start-of-frame markers; C4, C8 and CC lie among them but mean tables, extensions and arithmetic coding.
JPEG_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
JPEG_BARE = frozenset(range(0xD0, 0xD9)) | {0x01}
_JPEG_SCAN = 0xDA
_EXIF, _EXIF_SIGNATURE = 0xE1, b"Exif\0\0"
_ORIENTATION, _UPRIGHT = 0x0112, 1


class Head(Struct, frozen=True):
    """Width and height in pixels; ``is_turned`` when the file says that another side is up."""

    width: int
    height: int
    is_turned: bool


def read_head(data: bytes) -> Head | None:
    """Return what a file's head says, or None if it is no whole head of a PNG or JPEG."""
    try:
        if data.startswith(PNG_SIGNATURE):
            kind, width, height = struct.unpack_from(">4sII", data, len(PNG_SIGNATURE) + 4)
            return Head(width, height, False) if kind == b"IHDR" and width and height else None
        return _jpeg_head(data) if data.startswith(JPEG_SIGNATURE) else None
    except (struct.error, IndexError):
        return None


def jpeg_segments(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield each marker before the picture data of a JPEG, with what follows it.

    Errors:
        IndexError, struct.error: the file ends too early.
    """
    at = 2
    while data[at] == 0xFF:
        marker = data[at + 1]
        if marker == 0xFF:  # a fill byte
            at += 1
        elif marker in JPEG_BARE:
            at += 2
        else:
            (length,) = struct.unpack_from(">H", data, at + 2)
            yield marker, data[at + 4 : at + 2 + length]
            if marker == _JPEG_SCAN:
                return
            at += 2 + length


def _jpeg_head(data: bytes) -> Head | None:
    is_turned = False
    for marker, segment in jpeg_segments(data):
        if marker == _EXIF and segment.startswith(_EXIF_SIGNATURE):
            is_turned = _orientation(segment[len(_EXIF_SIGNATURE) :]) != _UPRIGHT
        if marker in JPEG_FRAMES:
            height, width = struct.unpack_from(">HH", segment, 1)
            return Head(width, height, is_turned) if width and height else None
    return None


def _orientation(exif: bytes) -> int:
    """Return which way is up by a camera's notes, a TIFF file of one directory; upright if it is spoilt."""
    order = "<" if exif.startswith(b"II") else ">"
    try:
        (start,) = struct.unpack_from(f"{order}I", exif, 4)
        (count,) = struct.unpack_from(f"{order}H", exif, start)
        for number in range(count):
            tag, _, _, value = struct.unpack_from(f"{order}HHIH", exif, start + 2 + 12 * number)
            if tag == _ORIENTATION:
                return int(value)
    except struct.error:
        pass
    return _UPRIGHT
