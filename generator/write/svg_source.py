"""Write, vector art: what a writer must know of an SVG document before it can place it."""

import re
from collections.abc import Mapping
from pyexpat import ExpatError, ParserCreate

from msgspec import Struct

from generator.drawing import view_box
from generator.geometry import Rect

_TAG = re.compile(r"""<(?:[^<>"']|"[^"]*"|'[^']*')*>""")


class ArtError(Exception):
    """An SVG document that cannot be drawn; ``reason`` says why, in words for its author."""

    def __init__(self, svg: str, reason: str) -> None:
        super().__init__(reason)
        self.svg = svg
        self.reason = reason


class SvgRoot(Struct, frozen=True):
    """The start tag of an SVG document: its attributes, its place, and the part of the plane that shows."""

    attributes: Mapping[str, str]
    start: int
    end: int
    view_box: Rect


def read_root(svg: str) -> SvgRoot:
    """Read the start tag of a document's root element.

    Errors:
        ArtError: the document is not well-formed, its root is not ``svg``, or it has no size.
    """
    roots: list[tuple[str, dict[str, str], int]] = []
    parser = ParserCreate()

    def keep_first(name: str, attributes: dict[str, str]) -> None:
        roots.append((name, attributes, parser.CurrentByteIndex))
        parser.StartElementHandler = None

    parser.StartElementHandler = keep_first
    try:
        parser.Parse(svg, True)
    except ExpatError as error:
        raise ArtError(svg, f"it is not well-formed XML: {error}") from None
    name, attributes, byte_index = roots[0]
    start = len(svg.encode()[:byte_index].decode())
    tag = _TAG.match(svg, start)
    if tag is None or name.rpartition(":")[2] != "svg":
        raise ArtError(svg, f"its root element is <{name}>, not <svg>")
    shown = view_box(attributes)
    if shown is None:
        raise ArtError(svg, "its viewBox is not four numbers, or is empty")
    return SvgRoot(attributes, start, tag.end(), shown)
