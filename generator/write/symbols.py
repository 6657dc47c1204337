"""Write, SVG: whole SVG documents in, symbols for use inside another SVG document out.

A symbol draws what its document draws. Its ids get a prefix of their own and its style sheets reach no
further than itself, so that any number of symbols get on in one document. Whatever could act or reach out of
the document (scripts, animations, links to elsewhere) is left behind.
"""

import re
from collections.abc import Iterator, Mapping
from html import escape
from pyexpat import ParserCreate

from generator.write.svg_source import read_root

_URL = re.compile(r"""url\(\s*(['"]?)([^)'"]*)\1\s*\)""")
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_AT_RULE = re.compile(r"@[^{};]*(?:;|\{(?:[^{}]|\{[^{}]*\})*\})")
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_ID_SELECTOR = re.compile(r"#(?=[\w-])")
# What decides where a document shows is for the one who uses the symbol to say.
_PLACING = frozenset(
    {"x", "y", "width", "height", "viewBox", "preserveAspectRatio", "id", "class", "version"}
)
_ACTIVE = frozenset(
    {"script", "foreignObject", "animate", "animateMotion", "animateTransform", "set", "handler", "metadata"}
)
_LISTS_OF_IDS = frozenset({"aria-labelledby", "aria-describedby"})


def as_symbol(svg: str, name: str) -> str:
    """Return an SVG document as a symbol, which stretches to wherever it is used.

    Args:
        svg: a whole document.
        name: the symbol's id, with which all ids inside it start.

    Errors:
        ArtError: the document is not well-formed, or has no size.
    """
    root = read_root(svg)
    box = root.view_box
    rewriter = _Rewriter(name)
    head = {
        "id": name,
        "class": name,
        "viewBox": f"{box.x:g} {box.y:g} {box.width:g} {box.height:g}",
        "preserveAspectRatio": "none",
        **rewriter.attributes({key: value for key, value in root.attributes.items() if key not in _PLACING}),
    }
    return f"{_tag('symbol', head)}{rewriter.content(svg)}</symbol>"


class _Rewriter:
    """Copies what is inside a document's root, with a prefix on each id and each reference to one."""

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix
        self._out: list[str] = []
        self._depth = 0
        self._skipped_from = 0
        self._style: list[str] | None = None

    def content(self, svg: str) -> str:
        parser = ParserCreate()
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
        self._out.append(_tag(name, self.attributes(attributes)))

    def _end(self, name: str) -> None:
        if not self._skipped_from and self._depth > 1:
            if self._style is not None:
                self._out.append(escape(self._scoped("".join(self._style)), quote=False))
                self._style = None
            self._out.append(f"</{name}>")
        if self._depth == self._skipped_from:
            self._skipped_from = 0
        self._depth -= 1

    def _characters(self, text: str) -> None:
        if self._style is not None:
            self._style.append(text)
        elif not self._skipped_from:
            self._out.append(escape(text, quote=False))

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
        if local == "href":
            return self._reference(value)
        if local in _LISTS_OF_IDS:
            return " ".join(f"{self._prefix}-{one}" for one in value.split())
        return self._urls(value) if "url(" in value else value

    def _reference(self, target: str) -> str | None:
        """Return a link within the document with its prefix, a picture as data as it is, else nothing."""
        target = target.strip()
        if target.startswith("#"):
            return f"#{self._prefix}-{target[1:]}"
        return target if target.startswith("data:image/") else None

    def _urls(self, value: str) -> str:
        return _URL.sub(lambda found: f"url({self._reference(found[2]) or '#'})", value)

    def _scoped(self, css: str) -> str:
        """Return a style sheet whose rules hold inside the symbol only."""
        css = _AT_RULE.sub("", _COMMENT.sub("", css))
        return "".join(
            f"{','.join(self._selectors(rule[1]))}{{{self._urls(rule[2])}}}" for rule in _RULE.finditer(css)
        )

    def _selectors(self, selectors: str) -> Iterator[str]:
        for selector in selectors.split(","):
            prefixed = _ID_SELECTOR.sub(f"#{self._prefix}-", selector.strip())
            yield f".{self._prefix}" if prefixed in ("svg", ":root") else f".{self._prefix} {prefixed}"


def _local(name: str) -> str:
    return name.rpartition(":")[2]


def _tag(name: str, attributes: Mapping[str, str]) -> str:
    written = (f' {key}="{escape(value)}"' for key, value in attributes.items())
    return f"<{name}{''.join(written)}>"
