"""Faces: an SVG from a stranger → what may be printed of it, in painting order, with its slots taken out.

In: a document, the palette. Out: parts, each a whole SVG document, and the slots between. Invariant: what
comes out links to nothing outside itself, runs nothing and holds no text; what had to be left out is a fault.
"""

import re
from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from generator.diagnostic import suggestion
from generator.drawing import Layer, view_box
from generator.faces.marked import EXCLUDE, KEEP, Marked, mark_fault, marked_boxes, turned_fault
from generator.faces.references import endless_references, lost_references
from generator.faces.safety import DEFINITIONS, SHAPES, SILENT, attribute_fault, element_fault, style_fault
from generator.faces.transform import IDENTITY, Scaling, read_transform
from generator.faces.xml import SVG, Element, XmlError, attribute_place, escaped, quoted, read_xml
from generator.geometry import Rect
from generator.model import Tone
from generator.typeset import role_colour

LAYER = "data-layer"
LAYERS = {layer.value: layer for layer in Layer}
_ROLES = {"data-fill": "fill", "data-stroke": "stroke", "data-stop-color": "stop-color"}
_NOT_OF_PARTS = frozenset(
    [
        "width",
        "height",
        "viewBox",
        "x",
        "y",
        "version",
        "baseProfile",
        "id",
        "class",
        "preserveAspectRatio",
        "overflow",
    ]
)


class SvgFault(Struct, frozen=True):
    """What is wrong with a document, at a line and column of it, and in which attribute of what is there."""

    code: str
    message: str
    hint: str
    line: int
    column: int
    attribute: str = ""


class RawSlot(Struct, frozen=True):
    """A slot as written. ``scaling`` is what transforms do to it; None if they turn or skew it."""

    attributes: Mapping[str, str]
    scaling: Scaling | None
    line: int
    column: int


class Layered(Struct, frozen=True):
    """A whole document that belongs on a layer of the PDF."""

    svg: str
    layer: Layer


Part = str | RawSlot | Layered


class SvgDocument(Struct, frozen=True):
    """What may be printed: whole documents and slots, in painting order. Without a view box nothing may."""

    view_box: Rect | None
    parts: tuple[Part, ...]
    faults: tuple[SvgFault, ...]
    kept: tuple[Marked, ...] = ()
    zones: tuple[Marked, ...] = ()


def read_svg(text: str, palette: Mapping[str, Tone]) -> SvgDocument:
    """Read a document; roles (``data-fill``, ``data-stroke``, ``data-stop-color``) take their colours."""
    try:
        root = read_xml(text)
    except XmlError as error:
        return SvgDocument(None, (), (SvgFault("L305", error.message, error.hint, error.line, error.column),))
    faults = [_placed(wrong, text) for wrong in _faults(root, palette, defining=False)]
    shown = view_box(root.attributes)
    if shown is None:
        faults.append(_fault("L306", root, "the root has no size", 'give it viewBox="0 0 WIDTH HEIGHT"'))
        return SvgDocument(None, (), tuple(faults))
    definitions = "".join(_definitions(root, palette))
    painted = _merged(part for child in root.children for part in _on_layer(child, palette))
    bodies = [_body(part) for part in painted if not isinstance(part, RawSlot)]
    complaints = (*lost_references(root, definitions, bodies), *endless_references(root))
    faults += [_fault("L306", element, message, way_out) for element, message, way_out in complaints]
    faults += [_placed(wrong, text) for child in root.children for wrong in _deep_layers(child)]
    marked = {mark: tuple(marked_boxes(root, mark)) for mark in (KEEP, EXCLUDE)}
    faults += [
        SvgFault("L306", *turned_fault(mark), one.line, one.column, mark)
        for mark, found in marked.items()
        for one in found
        if one.box is None
    ]
    frame = _frame(root, palette, shown)
    return SvgDocument(
        shown,
        tuple(_finished(part, frame, definitions) for part in painted),
        tuple(faults),
        *(tuple(one for one in found if one.box is not None) for found in marked.values()),
    )


def _on_layer(element: Element, palette: Mapping[str, Tone]) -> Iterator[Part]:
    """Yield what a child of the root paints, on its layer."""
    layer = LAYERS.get(element.attributes.get(LAYER, ""))
    for part in _painted(element, palette, IDENTITY):
        yield Layered(part, layer) if layer and isinstance(part, str) else part


def _body(part: str | Layered) -> str:
    return part if isinstance(part, str) else part.svg


def _finished(part: Part, frame: str, definitions: str) -> Part:
    if isinstance(part, RawSlot):
        return part
    whole = _whole(_body(part), frame, definitions)
    return Layered(whole, part.layer) if isinstance(part, Layered) else whole


def _is_slot(element: Element) -> bool:
    return "slot" in element.attributes.get("class", "").split()


def _painted(element: Element, palette: Mapping[str, Tone], outer: Scaling | None) -> Iterator[Part]:
    """Yield what an element paints: its own text, or for a group with slots, text and slots in turn."""
    own = read_transform(element.attributes.get("transform", ""))
    scaling = own.within(outer) if own and outer else None
    if _is_slot(element):
        if element.name == "rect":
            yield RawSlot(element.attributes, scaling, element.line, element.column)
        return
    name = element.name
    if name in DEFINITIONS or name in SILENT or element_fault(name):
        return
    tag = f"<{name}{_attributes(element, palette)}"
    if name in SHAPES:
        yield f"{tag}/>"
        return
    for part in _merged(part for child in element.children for part in _painted(child, palette, scaling)):
        yield f"{tag}>{part}</{name}>" if isinstance(part, str) else part


def _definitions(element: Element, palette: Mapping[str, Tone]) -> Iterator[str]:
    for child in element.children:
        if child.name in DEFINITIONS:
            yield _complete(child, palette)
        else:
            yield from _definitions(child, palette)


def _complete(element: Element, palette: Mapping[str, Tone]) -> str:
    """Write an element with all that is in it."""
    if element.name in SILENT or element_fault(element.name) or _is_slot(element):
        return ""
    tag = f"<{element.name}{_attributes(element, palette)}"
    inside = "".join(_complete(child, palette) for child in element.children)
    if element.name == "style" and not style_fault(element.text):
        inside = escaped(element.text)
    return f"{tag}>{inside}</{element.name}>" if inside else f"{tag}/>"


def _merged(parts: Iterable[Part]) -> list[Part]:
    """Join texts that no slot stands between."""
    merged: list[Part] = []
    for part in parts:
        if isinstance(part, str) and merged and isinstance(merged[-1], str):
            merged[-1] += part
        else:
            merged.append(part)
    return merged


def _frame(root: Element, palette: Mapping[str, Tone], shown: Rect) -> str:
    """Write the root's start tag, as every part has it."""
    shared = {name: value for name, value in root.attributes.items() if name not in _NOT_OF_PARTS}
    look = _attributes(Element("svg", shared, root.line, root.column), palette)
    box = " ".join(f"{n:g}" for n in (shown.x, shown.y, shown.width, shown.height))
    return f'<svg xmlns="{SVG}" viewBox="{box}"{look}>'


def _whole(body: str, frame: str, definitions: str) -> str:
    needed = definitions and ("url(" in body or 'href="#' in body or 'class="' in body)
    return f"{frame}<defs>{definitions}</defs>{body}</svg>" if needed else f"{frame}{body}</svg>"


def _attributes(element: Element, palette: Mapping[str, Tone]) -> str:
    """Write the attributes that may be printed, with the colours of their roles."""
    kept = {
        name: value
        for name, value in element.attributes.items()
        if not name.startswith("data-") and not attribute_fault(name, value)
    }
    for role, target in _ROLES.items():
        colour = role_colour(palette, element.attributes.get(role, ""))
        if colour:
            kept[target] = colour
            if "style" in kept:  # a style would win over the attribute
                kept["style"] = re.sub(rf"(?:^|(?<=;))\s*{target}\s*:[^;]*;?", "", kept["style"])
    return "".join(f" {name}={quoted(value)}" for name, value in kept.items())


def _faults(element: Element, palette: Mapping[str, Tone], *, defining: bool) -> Iterator[SvgFault]:
    """Yield what is wrong with an element and all that is in it."""
    if element.name in SILENT:
        return
    if _is_slot(element):
        if element.name != "rect" or defining:
            yield _fault(
                "L308", element, "a slot is a <rect>, and stands outside <defs>", "draw it as a rectangle"
            )
        return
    wrong = element_fault(element.name)
    if wrong:
        yield _fault("L306", element, *wrong)
        return
    if element.name == "style" and (wrong := style_fault(element.text)):
        yield _fault("L306", element, *wrong)
    elif element.name != "style" and element.text.strip():
        words = element.text.strip()[:40]
        yield _fault(
            "L306", element, f'"{words}" stands between the shapes and does not print', _LOOSE_WAY_OUT
        )
    for name, value in element.attributes.items():
        yield from _attribute_faults(element, name, value, palette)
    for child in element.children:
        yield from _faults(child, palette, defining=defining or element.name in DEFINITIONS)


_LOOSE_WAY_OUT = "make it a slot with data-text, or take it out"


def _attribute_faults(
    element: Element, name: str, value: str, palette: Mapping[str, Tone]
) -> Iterator[SvgFault]:
    wrong = attribute_fault(name, value)
    if wrong:
        yield _fault("L306", element, *wrong, attribute=name)
    elif name in _ROLES:
        if role_colour(palette, value) is None:
            message = f'there is no colour role "{value}"'
            yield _fault("L311", element, message, role_way_out(value, palette), attribute=name)
    elif name == LAYER:
        yield from _layer_faults(element, value)
    elif name in (KEEP, EXCLUDE):
        if wrong := mark_fault(element, name, value):
            yield _fault("L306", element, *wrong, attribute=name)
    elif name.startswith("data-"):
        way_out = suggestion(name, _ROLES)
        yield _fault("L306", element, f'a shape has no "{name}"', way_out, attribute=name)


def _layer_faults(element: Element, value: str) -> Iterator[SvgFault]:
    if value not in LAYERS:
        message, way_out = f'there is no layer "{value}"', suggestion(value, LAYERS)
        yield _fault("L306", element, message, way_out, attribute=LAYER)


def _deep_layers(element: Element) -> Iterator[SvgFault]:
    """Yield each layer inside something else, where it would stay on the layer of that."""
    for child in element.children:
        if LAYER in child.attributes:
            yield _fault(
                "L306", child, "a layer lies inside something", "put it right below <svg>", attribute=LAYER
            )
        yield from _deep_layers(child)


def role_way_out(role: str, palette: Mapping[str, Tone]) -> str:
    """Say which role was probably meant."""
    name, dot, _ = role.partition(".")
    if dot and name in palette:
        return suggestion(role, [f"{name}.{known}" for known in ("light", "base", "shade")])
    return suggestion(name, palette, "roles are declared in the palette of theme.yaml")


def _fault(code: str, element: Element, message: str, way_out: str, *, attribute: str = "") -> SvgFault:
    return SvgFault(code, message, way_out, element.line, element.column, attribute)


def _placed(wrong: SvgFault, text: str) -> SvgFault:
    """Return a fault at its attribute, if it is about one."""
    if not wrong.attribute:
        return wrong
    line, column = attribute_place(text, wrong.line, wrong.column, wrong.attribute)
    return replace(wrong, line=line, column=column)
