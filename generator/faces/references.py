"""Faces: the references inside an SVG document: all lead somewhere, and following them comes to an end."""

import re
from collections.abc import Iterator, Sequence

from generator.diagnostic import suggestion
from generator.faces.safety import references_in
from generator.faces.xml import Element

MOST_COPIES = 10_000
"""How many elements one reference may draw, through references that hold references."""

_REFERENCE = re.compile(r"""url\(["']?#([^)"']*)|href="#([^"]*)\"""")
_ID = re.compile(r' id="([^"]*)"')

Complaint = tuple[Element, str, str]
"""An element, what is wrong with it, and the way out."""


def lost_references(root: Element, definitions: str, parts: Sequence[str]) -> Iterator[Complaint]:
    """Yield the elements that refer to what is nowhere, or is printed with another part of the document."""
    everywhere = set(_ID.findall(definitions))
    here = [set(_ID.findall(part)) for part in parts]
    known = everywhere.union(*here)
    lost = {
        name
        for part, ids in zip((*parts, definitions), (*here, everywhere), strict=True)
        for match in _REFERENCE.finditer(part)
        if (name := match[1] or match[2]) not in ids | everywhere
    }
    for element in _all(root):
        for name in _references_of(element):
            if name in lost and name in known:
                yield element, f'"#{name}" is on the other side of a slot', "move it into <defs>"
            elif name in lost:
                yield element, f'there is no "#{name}"', suggestion(name, known)


def endless_references(root: Element) -> Iterator[Complaint]:
    """Yield the elements whose references draw too much: each inside the other, or round in a circle."""
    inside = {
        element.attributes["id"]: [name for below in _all(element) for name in _references_of(below)]
        for element in _all(root)
        if "id" in element.attributes
    }
    copies: dict[str, int] = {}
    for element in _all(root):
        for name in _references_of(element):
            if _copies(name, inside, copies, 0) > MOST_COPIES:
                way_out = "draw less through references that hold references"
                yield element, f'"#{name}" draws itself over and over', way_out


def _copies(name: str, inside: dict[str, list[str]], known: dict[str, int], depth: int) -> int:
    """Count what one reference draws; one that is still being counted, or deep down, draws without end."""
    if name not in known:
        known[name] = MOST_COPIES + 1
        below = inside.get(name, [])
        if depth < 50:
            known[name] = min(1 + sum(_copies(n, inside, known, depth + 1) for n in below), MOST_COPIES + 1)
    return known[name]


def _all(element: Element) -> Iterator[Element]:
    yield element
    for child in element.children:
        yield from _all(child)


def _references_of(element: Element) -> Iterator[str]:
    for name, value in element.attributes.items():
        yield from references_in(name, value)
