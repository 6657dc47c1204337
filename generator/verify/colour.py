"""Verify, ink: content and pictures in, the colour spaces that they use and the most ink they ask for out.

Colours in RGB and grey are mixed by whoever prints, within the limits of the paper; only CMYK says itself
how much ink there is.
"""

import io
from typing import Any

import pikepdf
from msgspec import Struct
from PIL import Image, ImageChops, ImageStat, UnidentifiedImageError

from generator.verify.limits import MOST_IN_FORM, TooLargeError, contents

# What stands before the operators that set a colour; that of ink is then looked for in earnest.
_SIGNS = {"RGB": (b" rg", b" RG"), "grey": (b" g", b" G")}
_INK_SIGNS = (b"/DeviceCMYK", b" k", b" K", b"\nk", b"\nK")
_NAMES = {
    "/DeviceCMYK": "CMYK",
    "/CMYK": "CMYK",
    "/DeviceRGB": "RGB",
    "/CalRGB": "RGB",
    "/RGB": "RGB",
    "/DeviceGray": "grey",
    "/CalGray": "grey",
    "/G": "grey",
    "/Lab": "Lab",
    "/Separation": "spot",
    "/DeviceN": "spot",
    "/Pattern": "",
}
_BY_CHANNELS = {1: "grey", 3: "RGB", 4: "CMYK"}
_LARGEST_PX = 400_000_000
# Ink is judged over an area, as a single pixel neither dries badly nor sets off.
_AREA_PX = 16


class Inks(Struct):
    """The most ink of one thing in percent, and what asks for it; ``spaces`` gains the names of spaces."""

    spaces: set[str]
    most: float = 0.0
    what: str = ""

    def add_content(self, content: Any, resources: Any) -> bytes:
        """Read the colours that operators set; returns the operators."""
        streams = [content] if isinstance(content, pikepdf.Stream) else contents(content)
        data = b"\n".join(stream.read_bytes() for stream in streams)
        if len(data) > MOST_IN_FORM:
            raise TooLargeError(f"a form in it has more than {MOST_IN_FORM // 1_000_000} MB of operators")
        for name, signs in _SIGNS.items():
            if name not in self.spaces and any(sign in data for sign in signs):
                self.spaces.add(name)
        own: set[str] = set()
        spaces = resources.get("/ColorSpace") if isinstance(resources, pikepdf.Dictionary) else None
        if isinstance(spaces, pikepdf.Dictionary):
            own = {space_name(spaces[key]) for key in spaces.keys()}  # noqa: SIM118 - it has no other iterator
        self.spaces |= own - {""}
        # Letters are found far faster than words, and most content has none of these.
        has_sign = (b"k" in data or b"K" in data) and any(sign in data for sign in _INK_SIGNS)
        if "CMYK" in own or has_sign:
            self._read(content, resources)
        return data

    def _read(self, content: Any, resources: Any) -> None:
        spaces: Any = resources.get("/ColorSpace", {}) if isinstance(resources, pikepdf.Dictionary) else {}
        current = {"sc": "", "SC": ""}
        for instruction in pikepdf.parse_content_stream(content, "k K cs CS sc SC scn SCN"):
            operator, operands = str(instruction.operator), list(instruction.operands)
            if operator in ("cs", "CS"):
                name = str(operands[0])
                current["sc" if operator == "cs" else "SC"] = space_name(
                    spaces.get(name) or pikepdf.Name(name)
                )
            elif operator in ("k", "K") or current[operator[:2]] == "CMYK":
                self.spaces.add("CMYK")
                self._add(100 * sum(map(float, operands[:4])), "a colour")

    def _add(self, percent: float, what: str) -> None:
        if percent > self.most:
            self.most, self.what = percent, what

    def add_picture(self, picture: pikepdf.Stream) -> None:
        """Measure the ink of a picture in CMYK."""
        space = space_name(picture.get("/ColorSpace"))
        self.spaces |= {space} - {""}
        if space == "CMYK" and int(picture.Width) * int(picture.Height) <= _LARGEST_PX:
            self._add(_most_ink(picture), "a picture")


def space_name(space: Any) -> str:
    """Return what kind of colours a colour space holds; nothing if it cannot be told."""
    for _ in range(8):
        if isinstance(space, pikepdf.Name):
            return _NAMES.get(str(space), "")
        if not isinstance(space, pikepdf.Array) or not len(space):
            return ""
        family = str(space[0])
        if family == "/ICCBased":
            return _BY_CHANNELS.get(int(space[1].get("/N", 0)), "")
        if family not in ("/Indexed", "/I"):
            return _NAMES.get(family, "")
        space = space[1]
    return ""


def _most_ink(picture: pikepdf.Stream) -> float:
    """Return the most ink of any small area of a picture, in percent; 0 if it cannot be decoded."""
    try:
        shown = _decoded(picture)
    except (pikepdf.PdfError, NotImplementedError, UnidentifiedImageError, OSError, ValueError):
        return 0.0
    shown = shown.reduce(min(_AREA_PX, max(1, min(shown.size) // 2)))
    # All four, halved twice so that the sum of each pixel stays within a byte.
    cyan, magenta, yellow, black = shown.split()
    first = ImageChops.add(cyan, magenta, scale=2)
    total = ImageChops.add(first, ImageChops.add(yellow, black, scale=2), scale=2)
    return float(ImageStat.Stat(total).extrema[0][1]) / 255 * 400


def _decoded(picture: pikepdf.Stream) -> Image.Image:
    """Return a picture in CMYK, where 255 is full ink."""
    if str(picture.get("/Filter")) == "/DCTDecode":
        shown: Image.Image = Image.open(io.BytesIO(picture.read_raw_bytes()))
        # Pillow turns the inks of Adobe's files round by itself; a PDF says so in its dictionary.
        is_turned = "adobe" in shown.info
        is_inverse = [int(number) for number in picture.get("/Decode", (0, 1))][:1] == [1]
        return ImageChops.invert(shown) if is_turned != is_inverse else shown
    return pikepdf.PdfImage(picture).as_pil_image().convert("CMYK")
