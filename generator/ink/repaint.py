"""An SVG document → the same with other colours. Shapes stay; only what paints them changes."""

import base64
import re
from collections.abc import Callable

from msgspec import Struct
from PIL import ImageColor

from generator.drawing import view_box

Paint = Callable[[str], str]
"""A colour, as ``#rrggbb``, in and out."""

# A property and its colour, as an attribute, in a style, or in a style sheet.
_PAINTED = re.compile(
    r"(?P<head>(?<![\w-])(?P<property>fill|stroke|stop-color|flood-color|color)\s*(?:=\s*[\"']|:)\s*)"
    r"(?P<colour>#[0-9a-fA-F]{3,8}|(?:rgb|hsl)a?\([^)]*\)|[a-zA-Z]+)(?![\w(#-])"
)
_EMBEDDED = re.compile(r"(?<=\")data:image/(?:png|jpeg);base64,([A-Za-z0-9+/=\s]+)(?=\")")
_ROOT = re.compile(r"<svg\b([^>]*)>")
_ATTRIBUTE = re.compile(r"([\w:-]+)\s*=\s*[\"']([^\"']*)[\"']")


class Palette(Struct, frozen=True):
    """What becomes of fills, of strokes, and of the bytes of embedded pictures."""

    fill: Paint
    stroke: Paint
    picture: Callable[[bytes], tuple[str, bytes]]


def repaint(svg: str, palette: Palette) -> str:
    """Return the document in other colours; what is no colour (``none``, a gradient) stays."""

    def painted(found: re.Match[str]) -> str:
        colour = plain_colour(found["colour"])
        if colour is None:
            return found[0]
        paint = palette.stroke if found["property"] == "stroke" else palette.fill
        return found["head"] + paint(colour)

    def shown(found: re.Match[str]) -> str:
        kind, data = palette.picture(base64.b64decode(found[1]))
        return f"data:image/{kind};base64,{base64.b64encode(data).decode()}"

    return _EMBEDDED.sub(shown, _PAINTED.sub(painted, svg))


def outlined(svg: str, colour: str, width: float, shown_width: float) -> str:
    """Return the document with an outline around each shape that has no stroke of its own.

    Args:
        svg: the document.
        colour: the outline's.
        width: the outline's, in mm.
        shown_width: how wide the document is shown, in mm.
    """
    root = _ROOT.search(svg)
    box = view_box(dict(_ATTRIBUTE.findall(root[1]))) if root else None
    if root is None or box is None or "stroke=" in root[1]:
        return svg
    stroke = f' stroke="{colour}" stroke-width="{width * box.width / shown_width:.4g}"'
    return svg[: root.end() - 1] + stroke + svg[root.end() - 1 :]


def plain_colour(word: str) -> str | None:
    """Return a colour of SVG as ``#rrggbb``; None for what is none, or is not painted."""
    if word in {"none", "transparent", "inherit", "currentColor"}:
        return None
    try:
        red, green, blue, *_ = ImageColor.getrgb(word)
    except ValueError:
        return None
    return f"#{red:02x}{green:02x}{blue:02x}"
