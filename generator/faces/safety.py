"""Faces: what an SVG from a stranger may hold. What is not on its lists is refused."""

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType

from generator.diagnostic import suggestion

SHAPES = frozenset(("path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "use", "image"))
DEFINITIONS = frozenset(
    ("defs", "symbol", "clipPath", "mask", "pattern", "marker", "linearGradient", "radialGradient", "style")
)
SILENT = frozenset(("metadata", "title", "desc"))
_CONTAINERS = frozenset(("svg", "g", "stop"))
_ALLOWED = SHAPES | DEFINITIONS | _CONTAINERS
# A filter turns shapes into pixels, and one of a large radius works on them for days.
_FLATTEN = "flatten it: in Inkscape, take the filter off, or make a bitmap copy of what it is on"
_WAYS_OUT: Mapping[str, str] = MappingProxyType(
    {
        "text": "make it a slot with data-text, so that it is measured, translated and set in the right font",
        "foreignObject": "draw it with shapes, or make it a slot",
        "filter": _FLATTEN,
        "script": "take it out: nothing runs here",
        "a": "take the link away and keep what is in it",
        "animate": "take it out: paper does not move",
        "animateTransform": "take it out: paper does not move",
        "set": "take it out: paper does not move",
    }
)
_PICTURE_DATA = re.compile(r"data:image/(?:png|jpeg);base64,[A-Za-z0-9+/=\s]+\Z")
_URL = re.compile(r"url\(\s*[\"']?([^)\"'\s]*)", re.IGNORECASE)
_CSS_FILTER = re.compile(r"(?:^|[\s;{-])filter\s*:", re.IGNORECASE)
_CSS_TRICKS = re.compile(r"@|\\|expression\s*\(|/\*", re.IGNORECASE)


def element_fault(name: str) -> tuple[str, str] | None:
    """Return what is wrong with an element of this name, and the way out; None if it is allowed."""
    if name in _ALLOWED:
        return None
    return f"<{name}> cannot be printed", _WAYS_OUT.get(name) or suggestion(name, _ALLOWED)


def attribute_fault(name: str, value: str) -> tuple[str, str] | None:
    """Return what is wrong with an attribute, and the way out; None if it is harmless."""
    if name.lower().startswith("on"):
        return f'the attribute "{name}" would run something', "take it out: nothing runs here"
    if name == "href" and not value.startswith("#") and not _PICTURE_DATA.match(value):
        return (
            f'the link to "{value[:60]}" leads out of the file',
            "only #id and embedded PNG or JPEG are allowed",
        )
    if any(not url.startswith("#") for url in _URL.findall(value)):
        return f'"{value[:60]}" leads out of the file', "only url(#id) is allowed"
    if name == "filter" or (name == "style" and _CSS_FILTER.search(value)):
        return "a filter cannot be printed", _FLATTEN
    if name == "style" and _CSS_TRICKS.search(value):
        return f'the style "{value[:60]}" is more than colours and lines', "write it as plain attributes"
    return None


def style_fault(sheet: str) -> tuple[str, str] | None:
    """Return what is wrong with a style sheet, and the way out; None if it is harmless."""
    if _CSS_TRICKS.search(sheet):
        return (
            "the style sheet has rules that could reach out of the file",
            "no @, comment or backslash is allowed",
        )
    if _CSS_FILTER.search(sheet):
        return "a filter cannot be printed", _FLATTEN
    if any(not url.startswith("#") for url in _URL.findall(sheet)):
        return "the style sheet leads out of the file", "only url(#id) is allowed"
    return None


def references_in(name: str, value: str) -> Iterator[str]:
    """Yield the ids that an attribute refers to."""
    if name == "href" and value.startswith("#"):
        yield value[1:]
    if "url(" in value:
        yield from (url[1:] for url in _URL.findall(value) if url.startswith("#"))
