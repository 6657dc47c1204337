"""Verify, resources: pages in; fonts, inks, colour spaces and transparency out, each with its first page.

Forms, patterns and what annotations show are followed wherever a page can reach them, each once.
"""

import re
from collections.abc import Iterator
from typing import Any

import pikepdf
from msgspec import Struct, field

from generator.verify.colour import Inks
from generator.verify.proof import Font, Ink

_SUBSET = re.compile(r"/[A-Z]{6}\+")
_DEEPEST = 64


class Findings(Struct):
    """What the pages reach."""

    fonts: dict[object, Font] = field(default_factory=dict)
    inks: list[Ink] = field(default_factory=list)
    transparent: set[int] = field(default_factory=set)
    colours: set[str] = field(default_factory=set)
    inline: set[tuple[int, int]] = field(default_factory=set)


class Walker:
    """Follows everything that pages can show."""

    def __init__(self) -> None:
        self.findings = Findings()
        self._seen: dict[tuple[int, int], bool] = {}

    def visit_page(self, page: pikepdf.Page, number: int) -> None:
        """Follow one page."""
        todo: list[tuple[Any, int]] = [(page.obj, 0)]
        todo += ((one, 1) for one in _appearances(page))
        is_transparent = False
        while todo:
            thing, depth = todo.pop()
            key = thing.objgen
            if key in self._seen:
                is_transparent |= self._seen[key]
                continue
            seen_through = self._visit(thing, page if depth == 0 else None, number)
            is_transparent |= seen_through
            if key != (0, 0):
                self._seen[key] = seen_through
            if depth < _DEEPEST:
                todo += ((one, depth + 1) for one in _reachable(thing))
        if is_transparent:
            self.findings.transparent.add(number)

    def _visit(self, thing: Any, page: pikepdf.Page | None, number: int) -> bool:
        """Take down what one page, form, pattern or picture holds itself; tell whether it is seen through."""
        found = self.findings
        inks = Inks(found.colours)
        if thing.get("/Subtype") == "/Image":
            inks.add_picture(thing)
            seen_through = "/SMask" in thing
        else:
            resources = thing.get("/Resources")
            if isinstance(resources, pikepdf.Dictionary):
                for font in _values(resources.get("/Font")):
                    self._take_font(font, number)
            data = inks.add_content(page if page is not None else thing, resources)
            if b"BI" in data and b"EI" in data:
                found.inline.add(thing.objgen)
            seen_through = _has_see_through_state(resources)
        if inks.most > 0:
            found.inks.append(Ink(number, inks.most, inks.what))
        return seen_through

    def _take_font(self, font: pikepdf.Object, number: int) -> None:
        key = font.objgen if font.is_indirect else id(font)
        if key in self.findings.fonts or font.get("/Subtype") == "/Type3":
            return
        described = font
        if font.get("/Subtype") == "/Type0":
            descendants = list(font.get("/DescendantFonts", ()))
            described = descendants[0] if descendants else font
        descriptor: Any = described.get("/FontDescriptor", {})
        name = str(font.get("/BaseFont", "/?"))
        self.findings.fonts[key] = Font(
            page=number,
            name=name[1:],
            embedded=any(key in descriptor for key in ("/FontFile", "/FontFile2", "/FontFile3")),
            subset=_SUBSET.match(name) is not None,
            has_text=isinstance(font.get("/ToUnicode"), pikepdf.Stream),
        )


def _values(entry: Any) -> Iterator[Any]:
    if isinstance(entry, pikepdf.Dictionary):
        for key in entry.keys():  # noqa: SIM118 - a dictionary of pikepdf iterates over nothing
            value = entry[key]
            if isinstance(value, pikepdf.Dictionary | pikepdf.Stream):
                yield value


def _reachable(thing: Any) -> Iterator[Any]:
    """Yield the forms, pictures and patterns that something can show."""
    if isinstance(thing, pikepdf.Stream) and isinstance(thing.get("/SMask"), pikepdf.Stream):
        yield thing.SMask
    resources = thing.get("/Resources")
    if not isinstance(resources, pikepdf.Dictionary):
        return
    for kind in ("/XObject", "/Pattern"):
        yield from (one for one in _values(resources.get(kind)) if isinstance(one, pikepdf.Stream))
    for state in _values(resources.get("/ExtGState")):
        mask = state.get("/SMask")
        if isinstance(mask, pikepdf.Dictionary) and isinstance(mask.get("/G"), pikepdf.Stream):
            yield mask.G


def _appearances(page: pikepdf.Page) -> Iterator[Any]:
    annotations = page.obj.get("/Annots")
    if not isinstance(annotations, pikepdf.Array):
        return
    for annotation in list(annotations):
        shown = annotation.get("/AP") if isinstance(annotation, pikepdf.Dictionary) else None
        for look in _values(shown):
            yield from ([look] if isinstance(look, pikepdf.Stream) else _values(look))


def _has_see_through_state(resources: Any) -> bool:
    if not isinstance(resources, pikepdf.Dictionary):
        return False
    return any(_is_see_through(state) for state in _values(resources.get("/ExtGState")))


def _is_see_through(state: pikepdf.Object) -> bool:
    opacity = min(float(state.get(key, 1)) for key in ("/ca", "/CA"))
    blending = str(state.get("/BM", "/Normal"))
    has_mask = isinstance(state.get("/SMask"), pikepdf.Dictionary)
    return opacity < 1 or blending not in ("/Normal", "/Compatible") or has_mask
