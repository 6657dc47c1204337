"""Write, vector art: one PDF's pages in, form objects for another PDF out.

A page is taken as the object graph that it is: nothing is decoded, and no number is rounded. Objects of the
same content, found by a digest of themselves and all they refer to, become one object, whatever file they
came from.
"""

import io
import re
from collections.abc import Iterator, MutableMapping
from functools import cache
from hashlib import blake2b

from msgspec import Struct

_STRING_OR_REFERENCE = re.compile(rb"(\((?:[^()\\]|\\.)*\))|\b(\d+) 0 R\b", re.DOTALL)
_TOKEN = re.compile(
    rb"\((?:[^()\\]|\\.)*\)|<<|>>|<[0-9A-Fa-f\s]*>|[\[\]]|/[^\s()<>\[\]{}/%]*|[^\s()<>\[\]{}/%]+", re.DOTALL
)
_START_XREF = re.compile(rb"startxref\s+(\d+)\s+%%EOF\s*\Z")
_XREF_HEAD = re.compile(rb"xref\s+0 (\d+)\s*\n")
_XREF_ENTRY_BYTES = 20
_OBJECT_HEAD = re.compile(rb"(\d+) 0 obj\s")
_LENGTH = re.compile(rb"/Length (\d+)\s*(?=[/>])")


class GraftError(Exception):
    """A PDF that cannot be taken apart."""


class Graft(Struct, frozen=True, eq=False):
    """An indirect PDF object outside any file: its text, cut where it refers to another, and its stream.

    Two of the same content have the same ``digest``.
    """

    parts: "tuple[bytes | Graft, ...]"
    stream: bytes | None
    digest: bytes


Known = MutableMapping[bytes, Graft]


def make_graft(parts: tuple[bytes | Graft, ...], stream: bytes | None, known: Known) -> Graft:
    """Return the graft of this content: the equal one that is known already, or else a new one."""
    digest = blake2b(digest_size=16)
    for part in parts:
        kind, content = (b"text", part) if isinstance(part, bytes) else (b"object", part.digest)
        digest.update(b"%s %d %s" % (kind, len(content), content))
    if stream is not None:
        digest.update(b"stream " + stream)
    name = digest.digest()
    if name not in known:
        known[name] = Graft(parts, stream, name)
    return known[name]


def graft_pages(pdf: bytes, known: Known) -> Iterator[Graft]:
    """Turn each page of a PDF into a form object that fills the unit square.

    Args:
        pdf: A whole file. One with an index that is compressed, which the compiler of art never writes
            in PDF 1.4, is rewritten first.
        known: All grafts so far by digest; new ones are added.

    Errors:
        GraftError: the file is damaged, or a page has no resources, box or content stream of its own.
    """
    source = _Source(pdf if _table(pdf) else _with_plain_table(pdf), known)
    for page in source.pages():
        yield _as_unit_form(source, page, known)


def _table(pdf: bytes) -> re.Match[bytes] | None:
    """Find the head of the cross-reference table, unless it is a compressed one."""
    start = _START_XREF.search(pdf, max(0, len(pdf) - 64))
    return _XREF_HEAD.match(pdf, int(start[1])) if start else None


def _with_plain_table(pdf: bytes) -> bytes:
    import pikepdf  # noqa: PLC0415 - its import takes 0.1 s, and files from today's compiler need none of it

    out = io.BytesIO()
    with pikepdf.open(io.BytesIO(pdf)) as opened:
        opened.save(out, object_stream_mode=pikepdf.ObjectStreamMode.disable, static_id=True)
    return out.getvalue()


class _Source:
    """A file with a plain cross-reference table: its objects by number."""

    def __init__(self, pdf: bytes, known: Known) -> None:
        self._known = known
        self._bodies = dict(_split_objects(pdf))
        self._trailer = pdf[pdf.rindex(b"trailer") :]
        self.graft = cache(self._make)

    def pages(self) -> Iterator[dict[bytes, bytes]]:
        """Yield the entries of each page's dictionary, in order."""
        catalog = self._entries(dictionary_entries(self._trailer)[b"/Root"])
        yield from self._pages_below(catalog[b"/Pages"])

    def _pages_below(self, reference: bytes) -> Iterator[dict[bytes, bytes]]:
        node = self._entries(reference)
        if b"/Kids" not in node:
            yield node
            return
        for kid in _STRING_OR_REFERENCE.finditer(node[b"/Kids"]):
            yield from self._pages_below(kid[0])

    def _entries(self, reference: bytes) -> dict[bytes, bytes]:
        return dictionary_entries(self._body(reference_number(reference))[0])

    def _body(self, number: int) -> tuple[bytes, bytes | None]:
        if number not in self._bodies:
            raise GraftError(f"object {number} is missing")
        return self._bodies[number]

    def _make(self, number: int) -> Graft:
        text, stream = self._body(number)
        return make_graft(self.cut(text), stream, self._known)

    def cut(self, text: bytes) -> tuple[bytes | Graft, ...]:
        """Cut an object's text where it refers to other objects."""
        parts: list[bytes | Graft] = []
        end = 0
        for found in _STRING_OR_REFERENCE.finditer(text):
            if found[2] is not None:
                parts += [text[end : found.start()], self.graft(int(found[2]))]
                end = found.end()
        return (*parts, text[end:])


def _split_objects(pdf: bytes) -> Iterator[tuple[int, tuple[bytes, bytes | None]]]:
    """Yield each object's number, text and stream, as the cross-reference table has them."""
    head = _table(pdf)
    if head is None:
        raise GraftError("there is no cross-reference table")
    entries = [head.end() + _XREF_ENTRY_BYTES * i for i in range(int(head[1]))]
    offsets = sorted(int(pdf[e : e + 10]) for e in entries if pdf[e + 17 : e + 18] == b"n")
    for offset, end in zip(offsets, [*offsets[1:], head.start()], strict=True):
        found = _OBJECT_HEAD.match(pdf, offset)
        if found is None:
            raise GraftError(f"no object starts at byte {offset}")
        yield int(found[1]), _split_stream(pdf[found.end() : end])


def _split_stream(body: bytes) -> tuple[bytes, bytes | None]:
    text, keyword, rest = body.partition(b"stream\n")
    if not keyword:
        return text[: text.rindex(b"endobj")].strip(), None
    length = _LENGTH.search(text)
    size = int(length[1]) if length else len(rest)
    if not rest[size:].lstrip().startswith(b"endstream"):
        raise GraftError("a stream is not as long as it says")
    return text.strip(), rest[:size]


def dictionary_entries(text: bytes) -> dict[bytes, bytes]:
    """Return the keys of the first dictionary in an object's text, each with its value's text."""
    entries: dict[bytes, bytes] = {}
    depth, key, start = 0, b"", 0
    for token in _TOKEN.finditer(text):
        word, value = token[0], text[start : token.start()].strip()
        depth -= word in (b">>", b"]")
        closes = depth == 0 and word == b">>"
        # A name is a value only right after its key.
        opens = depth == 1 and word.startswith(b"/") and bool(value or not key)
        if key and (closes or opens):
            entries[key] = value
        if closes:
            return entries
        if opens:
            key, start = word, token.end()
        depth += word in (b"<<", b"[")
    raise GraftError("a dictionary is not closed")


def reference_number(value: bytes) -> int:
    """Return the object number in a reference such as ``12 0 R``."""
    found = _STRING_OR_REFERENCE.fullmatch(value)
    if found is None or found[2] is None:
        raise GraftError(f"not a reference: {value[:40]!r}")
    return int(found[2])


def _as_unit_form(source: _Source, page: dict[bytes, bytes], known: Known) -> Graft:
    missing = [key.decode() for key in (b"/MediaBox", b"/Contents", b"/Resources") if key not in page]
    if missing:
        raise GraftError(f"a page has no {missing[0]}")
    box = page[b"/MediaBox"].strip(b"[] ")
    left, bottom, width, height = map(float, box.split())
    content = source.graft(reference_number(page[b"/Contents"]))
    if (left, bottom) != (0, 0) or content.stream is None or not isinstance(content.parts[0], bytes):
        raise GraftError("a page does not start at the origin, or has no content stream")
    head = b"<</Type/XObject/Subtype/Form/BBox[%s]/Matrix[%.9g 0 0 %.9g 0 0]" % (box, 1 / width, 1 / height)
    group = (b"/Group ", *source.cut(page[b"/Group"])) if b"/Group" in page else ()
    resources = (b"/Resources ", *source.cut(page[b"/Resources"]))
    filters = (content.parts[0].removeprefix(b"<<"), *content.parts[1:])
    return make_graft((head, *group, *resources, *filters), content.stream, known)
