"""Write, vector art: what a writer must know of an SVG document before it can place it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pyexpat import ExpatError, ParserCreate

from generator.geometry import Rect

_TAG = re.compile(r"""<(?:[^<>"']|"[^"]*"|'[^']*')*>""")
_NUMBER = re.compile(r"\s*([-+]?[\d.]+(?:[eE][-+]?\d+)?)")


class ArtError(Exception):
    """An SVG document that cannot be drawn; ``reason`` says why, in words for its author."""

    def __init__(self, svg: str, reason: str) -> None:
        super().__init__(reason)
        self.svg = svg
        self.reason = reason


@dataclass(frozen=True, slots=True)
class SvgRoot:
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
    return SvgRoot(attributes, start, tag.end(), _view_box(svg, attributes))


def _view_box(svg: str, attributes: Mapping[str, str]) -> Rect:
    """Return the viewBox, or what ``width`` and ``height`` make it."""
    given = attributes.get("viewBox")
    words = given.replace(",", " ").split() if given else ["0", "0", *_lengths(attributes)]
    try:
        x, y, width, height = map(float, words)
    except ValueError:
        raise ArtError(svg, "it has no viewBox of four numbers") from None
    if not (width > 0 and height > 0):
        raise ArtError(svg, "its viewBox is empty")
    return Rect(x, y, width, height)


def _lengths(attributes: Mapping[str, str]) -> list[str]:
    found = [_NUMBER.match(attributes.get(name, "")) for name in ("width", "height")]
    return [match[1] for match in found if match]
