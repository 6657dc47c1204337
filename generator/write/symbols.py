"""Write, SVG: whole SVG documents in, symbols for use inside another SVG document out.

A symbol draws what its document draws. Its ids and classes get a prefix of their own and its style sheets
reach no further than itself, so that any number of symbols get on in one document, and in a page that has
style sheets too. Whatever could act or reach out of the document (scripts, animations, links to elsewhere) is
left behind.
"""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from html import escape
from pyexpat import ParserCreate

from generator.write.svg_source import SvgRoot, read_root

_URL = re.compile(r"""url\(\s*(['"]?)([^)'"]*)\1\s*\)""")
_STYLE_SHEET = re.compile(r"<(?:[\w.-]+:)?style\b")
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_AT_RULE = re.compile(r"@[^{};]*(?:;|\{(?:[^{}]|\{[^{}]*\})*\})")
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_NAME_SELECTOR = re.compile(r"([#.])(?=[A-Za-z_-])")
# What decides where a document shows is for the one who uses the symbol to say; the rest says that this is
# SVG, which the document around the symbol says too.
_NOT_OF_SYMBOLS = frozenset(
    [
        *("x", "y", "width", "height", "viewBox", "preserveAspectRatio", "id", "class"),
        *("version", "baseProfile", "xmlns", "xmlns:xlink", "xmlns:ev"),
    ]
)
_ACTIVE = frozenset(
    {"script", "foreignObject", "animate", "animateMotion", "animateTransform", "set", "handler", "metadata"}
)
_SPACE_BEFORE_MINUS = re.compile(r" +(?=-)")
_SPACE_BEFORE_POINT = re.compile(r"(\.\d+) +(?=\.)")
_LISTS_OF_IDS = frozenset({"aria-labelledby", "aria-describedby"})


@lru_cache(maxsize=1024)
def as_symbol(svg: str, name: str) -> str:
    """Return an SVG document as a symbol, which stretches to wherever it is used.

    Args:
        svg: a whole document.
        name: the symbol's id, with which all ids and classes inside it start.

    Errors:
        ArtError: the document is not well-formed, or has no size.
    """
    root = read_root(svg)
    rewriter = _Rewriter(name, is_styled=_STYLE_SHEET.search(svg) is not None)
    content = rewriter.content(svg)
    return f"{_tag('symbol', _head(root, name, rewriter))}>{content}</symbol>"


def _head(root: SvgRoot, name: str, rewriter: "_Rewriter") -> dict[str, str]:
    """Return the attributes of a symbol. It has a class only if style sheets are to find it."""
    box = root.view_box
    head = {"id": name, "class": name} if rewriter.is_styled else {"id": name}
    view = f"{box.x:g} {box.y:g} {box.width:g} {box.height:g}"
    given = {key: value for key, value in root.attributes.items() if key not in _NOT_OF_SYMBOLS}
    return {**head, "viewBox": view, "preserveAspectRatio": "none", **rewriter.attributes(given)}


class _Rewriter:
    """Copies what is inside a document's root, with a prefix on each id and each reference to one."""

    def __init__(self, prefix: str, *, is_styled: bool) -> None:
        self.is_styled = is_styled
        self._prefix = prefix
        self._out: list[str] = []
        self._depth = 0
        self._skipped_from = 0
        self._style: list[str] | None = None
        # Whether the last start tag still lacks its end: if nothing is inside the element, it closes itself.
        self._is_open = False

    def content(self, svg: str) -> str:
        parser = ParserCreate()
        parser.buffer_text = True
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._characters
        parser.Parse(svg, True)
        return "".join(self._out)

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        self._depth += 1
        local = _local(name)
        if self._skipped_from or self._depth == 1:
            return
        if local in _ACTIVE:
            self._skipped_from = self._depth
            return
        if local == "style":
            self._style = []
        self._write(_tag(name, self.attributes(attributes)))
        self._is_open = True

    def _end(self, name: str) -> None:
        if not self._skipped_from and self._depth > 1:
            if self._style is not None:
                self._write(escape(self._scoped("".join(self._style)), quote=False))
                self._style = None
            self._close(name)
        if self._depth == self._skipped_from:
            self._skipped_from = 0
        self._depth -= 1

    def _close(self, name: str) -> None:
        if not self._is_open:
            self._out.append(f"</{name}>")
        elif self._out[-1] == "<defs":
            self._out.pop()
        else:
            self._out.append("/>")
        self._is_open = False

    def _characters(self, text: str) -> None:
        if self._style is not None:
            self._style.append(text)
        elif not self._skipped_from and not text.isspace():
            self._write(escape(text, quote=False))

    def _write(self, text: str) -> None:
        """Write what comes after a start tag that may still lack its end."""
        if self._is_open:
            self._out.append(">")
            self._is_open = False
        self._out.append(text)

    def attributes(self, attributes: Mapping[str, str]) -> dict[str, str]:
        """Return an element's attributes as they may stay."""
        return {
            name: value
            for name, given in attributes.items()
            if (value := self._value(name, given)) is not None
        }

    def _value(self, name: str, value: str) -> str | None:
        local = _local(name)
        if local.startswith("on"):
            return None
        if local == "id" and name != "xml:id":
            return f"{self._prefix}-{value}"
        if name == "class":
            return " ".join(f"{self._prefix}-{one}" for one in value.split()) if self.is_styled else None
        if local == "href":
            return self._reference(value)
        if local in _LISTS_OF_IDS:
            return " ".join(f"{self._prefix}-{one}" for one in value.split())
        return _tightened(value) if local == "d" else self._urls(value)

    def _reference(self, target: str) -> str | None:
        """Return a link within the document with its prefix, a picture as data as it is, else nothing."""
        target = target.strip()
        if target.startswith("#"):
            return f"#{self._prefix}-{target[1:]}"
        return target if target.startswith("data:image/") else None

    def _urls(self, value: str) -> str:
        if "url(" not in value:
            return value
        return _URL.sub(lambda found: f"url({self._reference(found[2]) or '#'})", value)

    def _scoped(self, css: str) -> str:
        """Return a style sheet whose rules hold inside the symbol only."""
        css = _AT_RULE.sub("", _COMMENT.sub("", css))
        return "".join(
            f"{','.join(self._selectors(rule[1]))}{{{self._urls(rule[2])}}}" for rule in _RULE.finditer(css)
        )

    def _selectors(self, selectors: str) -> Iterator[str]:
        for selector in selectors.split(","):
            prefixed = _NAME_SELECTOR.sub(rf"\1{self._prefix}-", selector.strip())
            yield f".{self._prefix}" if prefixed in ("svg", ":root") else f".{self._prefix} {prefixed}"


def _tightened(path: str) -> str:
    """Return path data without spaces between numbers that a sign or a second point parts anyway."""
    return _SPACE_BEFORE_POINT.sub(r"\1", _SPACE_BEFORE_MINUS.sub("", path))


def _local(name: str) -> str:
    return name.rpartition(":")[2]


def _tag(name: str, attributes: Mapping[str, str]) -> str:
    """Return a start tag, without the bracket that ends it."""
    written = (f' {key}="{escape(value)}"' for key, value in attributes.items())
    return f"<{name}{''.join(written)}"
