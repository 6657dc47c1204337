"""Faces: shapes with a mark of ours, which says what becomes of what is there.

``data-keep="true"`` is what no cut between pages may cross. ``data-exclude`` is what text has to leave free:
it flows ``around`` the shape, or no ``text`` may touch it.
"""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from generator.faces.transform import IDENTITY, Scaling, read_transform
from generator.faces.xml import Element
from generator.geometry import Rect

KEEP, EXCLUDE = "data-keep", "data-exclude"
AROUND, UNTOUCHED = "around", "text"
_VALUES = {KEEP: ("true",), EXCLUDE: (AROUND, UNTOUCHED)}
_DOING = {KEEP: "be kept whole", EXCLUDE: "be left free"}
_CORNERS: Mapping[str, tuple[str, str, str, str]] = {
    "rect": ("x", "y", "width", "height"),
    "circle": ("cx", "cy", "r", "r"),
    "ellipse": ("cx", "cy", "rx", "ry"),
}


class Marked(Struct, frozen=True):
    """A box in the units of the document, its name (an id, or nothing), and where it is written.

    There is no box where a transform turns or skews it. ``value`` is what the mark says; what ``is_round`` is
    an ellipse in that box.
    """

    name: str
    box: Rect | None
    line: int
    column: int
    value: str
    is_round: bool


def mark_fault(element: Element, mark: str, value: str) -> tuple[str, str] | None:
    """Return what is wrong with a mark on an element, and the way out; None if it is right."""
    if value.strip() not in _VALUES[mark]:
        known = " or ".join(f'"{one}"' for one in _VALUES[mark])
        return f'{mark} cannot be "{value}"', f"write {known}, or leave it out"
    if _box(element) is None:
        way_out = "draw a <rect>, <circle> or <ellipse> with plain numbers around it, with no fill"
        return f"<{element.name}> cannot {_DOING[mark]}: its extent is not known", way_out
    return None


def turned_fault(mark: str) -> tuple[str, str]:
    """Return what is wrong with a mark on what a transform turns, and the way out."""
    message = f"what is turned or skewed by a transform cannot {_DOING[mark]}"
    return message, "draw an upright rectangle around it, with no fill"


def marked_boxes(element: Element, mark: str, outer: Scaling | None = IDENTITY) -> Iterator[Marked]:
    """Yield the marked shapes of an element and of all that is in it."""
    own = read_transform(element.attributes.get("transform", ""))
    scaling = own.within(outer) if own and outer else None
    value = element.attributes.get(mark, "").strip()
    box = _box(element) if value in _VALUES[mark] else None
    if box is not None:
        name, shown = element.attributes.get("id", ""), None if scaling is None else scaling.applied(box)
        yield Marked(name, shown, element.line, element.column, value, element.name != "rect")
    for child in element.children:
        yield from marked_boxes(child, mark, scaling)


def _box(element: Element) -> Rect | None:
    """Return the extent of a shape; None if it is none of a known extent."""
    try:
        x, y, width, height = (float(element.attributes.get(name, "0")) for name in _CORNERS[element.name])
    except (KeyError, ValueError):
        return None
    if element.name == "rect":
        return Rect(x, y, width, height)
    return Rect(x - width, y - height, 2 * width, 2 * height)
