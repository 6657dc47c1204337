"""Faces: the shapes and slots marked ``data-keep="true"``, which no cut between pages may cross."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from generator.faces.transform import IDENTITY, Scaling, read_transform
from generator.faces.xml import Element
from generator.geometry import Rect

KEEP = "data-keep"
_CORNERS: Mapping[str, tuple[str, str, str, str]] = {
    "rect": ("x", "y", "width", "height"),
    "circle": ("cx", "cy", "r", "r"),
    "ellipse": ("cx", "cy", "rx", "ry"),
}


class Kept(Struct, frozen=True):
    """A box in the units of the document, its name (an id, or nothing), and where it is written.

    There is no box where a transform turns or skews it.
    """

    name: str
    box: Rect | None
    line: int
    column: int


def keep_fault(element: Element, value: str) -> tuple[str, str] | None:
    """Return what is wrong with the mark on an element, and the way out; None if it is right."""
    if value.strip() != "true":
        return f'{KEEP} cannot be "{value}"', 'write "true", or leave it out'
    if _box(element) is None:
        way_out = "draw a <rect>, <circle> or <ellipse> with plain numbers around it, with no fill"
        return f"<{element.name}> cannot be kept whole: its extent is not known", way_out
    return None


TURNED = (
    "what is turned or skewed by a transform cannot be kept whole",
    "draw an upright rectangle around it, with no fill",
)


def kept_boxes(element: Element, outer: Scaling | None = IDENTITY) -> Iterator[Kept]:
    """Yield the marked shapes of an element and of all that is in it."""
    own = read_transform(element.attributes.get("transform", ""))
    scaling = own.within(outer) if own and outer else None
    box = _box(element) if element.attributes.get(KEEP) == "true" else None
    if box is not None:
        name, shown = element.attributes.get("id", ""), None if scaling is None else scaling.applied(box)
        yield Kept(name, shown, element.line, element.column)
    for child in element.children:
        yield from kept_boxes(child, scaling)


def _box(element: Element) -> Rect | None:
    """Return the extent of a shape; None if it is none of a known extent."""
    try:
        x, y, width, height = (float(element.attributes.get(name, "0")) for name in _CORNERS[element.name])
    except (KeyError, ValueError):
        return None
    if element.name == "rect":
        return Rect(x, y, width, height)
    return Rect(x - width, y - height, 2 * width, 2 * height)
