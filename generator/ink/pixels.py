"""Raster pictures → the same in grey, or lighter. A JPEG stays one, all else is a PNG, see-through or not."""

import io

from PIL import Image

from generator.photo import JPEG_SIGNATURE

_QUALITY = 92
_LIGHTER = 0.65


def to_grey(data: bytes) -> tuple[str, bytes]:
    """Return the kind of file, and its bytes, of a picture in grey."""
    with Image.open(io.BytesIO(data)) as opened:
        return _saved(_as_grey(opened), data)


def lighten(data: bytes) -> tuple[str, bytes]:
    """Return the kind of file, and its bytes, of a picture with a third of its ink, in grey."""
    with Image.open(io.BytesIO(data)) as opened:
        picture = _as_grey(opened)
    *alpha, plain = picture.split()[::-1]
    light = Image.blend(plain, Image.new("L", plain.size, 255), _LIGHTER)
    return _saved(Image.merge("LA", (light, *alpha)) if alpha else light, data)


def _as_grey(picture: Image.Image) -> Image.Image:
    has_alpha = "A" in picture.getbands() or "transparency" in picture.info
    return picture.convert("RGBA").convert("LA") if has_alpha else picture.convert("RGB").convert("L")


def _saved(picture: Image.Image, source: bytes) -> tuple[str, bytes]:
    out = io.BytesIO()
    if source.startswith(JPEG_SIGNATURE) and picture.mode == "L":
        picture.save(out, "JPEG", quality=_QUALITY)
        return "jpeg", out.getvalue()
    picture.save(out, "PNG")
    return "png", out.getvalue()
