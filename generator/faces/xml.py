"""Faces: XML text → a tree of SVG elements with their places. Refuses document types, and so every entity."""

import re
from pyexpat import ExpatError, ParserCreate
from pyexpat.errors import XML_ERROR_TAG_MISMATCH, codes, messages

from msgspec import Struct, field

SVG = "http://www.w3.org/2000/svg"
_XLINK = "http://www.w3.org/1999/xlink"
_DEEPEST = 100
_ESCAPES = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}
_IN_TEXT = str.maketrans(_ESCAPES)
_IN_QUOTES = str.maketrans({**_ESCAPES, '"': "&quot;", "\n": "&#10;", "\r": "&#13;", "\t": "&#9;"})
_TAG = re.compile(r"<(?:[^\"'>]|\"[^\"]*\"|'[^']*')*>")
_QUOTED = re.compile(r"([\"'])(?P<value>.*?)(?:(?P<end>\1)|\Z)", re.DOTALL)
_WAY_OUT = "close every tag and quote; write &amp; for &, and in Jinja b > a for a < b"


class Element(Struct, eq=False):
    """An SVG element, without what editors add in other namespaces; ``text`` is what stands in it."""

    name: str
    attributes: dict[str, str]
    line: int
    column: int
    children: "list[Element]" = field(default_factory=list)
    text: str = ""


class XmlError(Exception):
    """A document that cannot be read, with the place and the way out."""

    def __init__(self, message: str, hint: str, line: int, column: int) -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint
        self.line = line
        self.column = column


def read_xml(text: str) -> Element:
    """Read a document whose root is an ``svg`` element.

    Errors:
        XmlError: it is not well-formed, declares a document type, nests too deep, or is no SVG.
    """
    reader = _Reader(text)
    try:
        reader.parser.Parse(text, True)
    except ExpatError as error:
        raise reader.complaint(error) from None
    root = reader.root
    if root is None or root.name != "svg":
        way_out = f'begin with <svg xmlns="{SVG}" viewBox="…">'
        raise XmlError("the root element is no SVG", way_out, 1, 1)
    return root


def attribute_place(text: str, line: int, column: int, name: str) -> tuple[int, int]:
    """Return where an attribute of the element that begins at a place is written, or that place."""
    tag = _TAG.match(text, _offset(text, line, column))
    found = re.search(rf"\s((?:[\w-]+:)?{re.escape(name)})\s*=", tag[0]) if tag and name else None
    if tag is None or found is None:
        return line, column
    return _line_and_column(text, tag.start() + found.start(1))


def escaped(text: str) -> str:
    """Return a text as it stands between tags. The library's own way brings in all of the web."""
    return text.translate(_IN_TEXT)


def quoted(value: str) -> str:
    """Return the value of an attribute as it stands in its tag."""
    if '"' in value and "'" not in value:
        return "'" + value.translate({**_IN_QUOTES, ord('"'): '"'}) + "'"
    return f'"{value.translate(_IN_QUOTES)}"'


class _Reader:
    """Builds the tree from the parser's events; ``None`` on the stack is an element of another namespace."""

    def __init__(self, text: str) -> None:
        self.root: Element | None = None
        self._source = text
        self._stack: list[Element | None] = []
        self.parser = ParserCreate(namespace_separator=" ")
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text
        self.parser.StartDoctypeDeclHandler = self._document_type

    def complaint(self, error: ExpatError) -> XmlError:
        """Return a complaint of the parser in our words; of tags that do not match, name the open one."""
        line, column = error.lineno, error.offset + 1
        opened = self._stack[-1] if self._stack else None
        if error.code == codes[XML_ERROR_TAG_MISMATCH] and opened is not None:
            place = f"line {opened.line}, column {opened.column}"
            way_out = f"write </{opened.name}> before this, or <{opened.name} …/> there"
            # The parser's place is behind the "</".
            return XmlError(f"<{opened.name}> in {place} is still open here", way_out, line, column - 2)
        quote = _open_quote(self._source, _offset(self._source, line, column))
        if quote is not None:
            way_out = "write a second one behind the value"
            line, column = _line_and_column(self._source, quote)
            return XmlError("the quote that opens here is never closed", way_out, line, column)
        return XmlError(f"the XML is broken here: {messages[error.code]}", _WAY_OUT, line, column)

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        line, column = self.parser.CurrentLineNumber, self.parser.CurrentColumnNumber + 1
        if len(self._stack) >= _DEEPEST:
            raise XmlError(f"elements nest more than {_DEEPEST} deep", "flatten the groups", line, column)
        space, _, local = name.rpartition(" ")
        parent = self._stack[-1] if self._stack else None
        element = None
        if space == SVG and (parent is not None or not self._stack):
            element = Element(local, _own(attributes), line, column)
            if parent is None:
                self.root = element
            else:
                parent.children.append(element)
        self._stack.append(element)

    def _end(self, _name: str) -> None:
        self._stack.pop()

    def _text(self, text: str) -> None:
        if self._stack and self._stack[-1] is not None:
            self._stack[-1].text += text

    def _document_type(self, *_: object) -> None:
        # The parser tells the end of what it has read so far.
        line, column = _line_and_column(self._source, len(self._source.partition("<!DOCTYPE")[0]))
        raise XmlError(
            "a document type is declared", "take the <!DOCTYPE …> out: SVG needs none", line, column
        )


def _open_quote(text: str, at: int) -> int | None:
    """Return where the quote stands for want of whose partner a document is broken at some offset, if one is.

    A value may run on to the next tag, or end where the next value begins, which then cannot be read.
    """
    start = text.rfind("<", 0, at)
    for quoted in _QUOTED.finditer(text, start + 1) if start >= 0 else ():
        if quoted.end() < at and quoted["end"]:
            continue
        runs_on = quoted.start() < at and (quoted.end() > at or not quoted["end"])
        takes_the_next = quoted.end() == at and re.search(r"[\s/][\w:-]+=$", quoted["value"])
        return quoted.start() if runs_on or takes_the_next else None
    return None


def _offset(text: str, line: int, column: int) -> int:
    return sum(len(before) + 1 for before in text.split("\n")[: line - 1]) + column - 1


def _line_and_column(text: str, offset: int) -> tuple[int, int]:
    before = text[:offset]
    return before.count("\n") + 1, len(before) - before.rfind("\n")


def _own(attributes: dict[str, str]) -> dict[str, str]:
    """Return SVG's own attributes; ``xlink:href`` is read as ``href``."""
    own = {name: value for name, value in attributes.items() if " " not in name}
    link = attributes.get(f"{_XLINK} href")
    if link is not None:
        own.setdefault("href", link)
    return own
