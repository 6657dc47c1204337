"""Write, the file itself: objects and pages in, the bytes of a PDF out.

reportlab's document numbers the objects and keeps the catalog and the page tree. What our objects say is
bytes, written as soon as they are complete: reportlab's own way holds everything in memory three times, and
adds dates. The file's id is a digest of its pages and of what it says about itself.
"""

import io
import itertools
import re
import zlib
from collections.abc import Collection, Sequence
from hashlib import blake2b

from msgspec import Struct
from reportlab.pdfbase import pdfdoc

from generator.drawing import Layer
from generator.geometry import Rect, Size
from generator.model import Duplex
from generator.units import mm_to_pt
from generator.write.graft import Graft

# The four bytes say to whoever moves the file that it is not text.
_HEADER = b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"
# Of nine levels. The usual one, six, takes half as long again; of a deck with pictures it saves a hundredth.
_COMPRESSION = 3
_PRODUCER = "Print-and-play press"
_DUPLEX = {Duplex.LONG: b"/Duplex/DuplexFlipLongEdge", Duplex.SHORT: b"/Duplex/DuplexFlipShortEdge"}


class DocumentInfo(Struct, frozen=True, kw_only=True):
    """What a file says about itself.

    ``language`` is a BCP 47 tag. ``duplex`` presets the printing dialogue of viewers that heed it. ``margin``
    is how much printers may leave white along each edge, in mm.
    """

    title: str
    language: str
    subject: str = ""
    author: str = ""
    keywords: tuple[str, ...] = ()
    duplex: Duplex = Duplex.NONE
    margin: float = 0.0


class Body(pdfdoc.PDFObject):  # type: ignore[misc]  # reportlab has no types
    """An indirect object, by its bytes. It may be filled after others have referred to it."""

    __RefOnly__ = 1

    def __init__(self, text: bytes = b"null", stream: bytes | None = None) -> None:
        self.text = text
        self.stream = stream

    def format(self, _document: object) -> bytes:
        """Return the object as it stands in the file; called by reportlab."""
        if self.stream is None:
            return self.text
        return b"%s\nstream\n%s\nendstream" % (self.text, self.stream)


class Document:
    """A PDF in the making.

    A form, picture or font has a short name, by which pages and forms call it, and is listed in the resources
    of those that do.
    """

    def __init__(self, info: DocumentInfo) -> None:
        self._file = pdfdoc.PDFDocument(dummyoutline=1, invariant=1, lang=info.language)
        self._file.info = Body(_info_dictionary(info))
        viewing = b"<</PrintScaling/None/DisplayDocTitle true%s>>" % _DUPLEX.get(info.duplex, b"")
        self._file.Catalog.ViewerPreferences = Body(viewing)
        self._out = io.BytesIO()
        self._out.write(_HEADER)
        self._offsets: dict[int, int] = {}
        self._parent = self.add(self._file.Pages)
        self._grafts: dict[bytes, bytes] = {}
        self._xobjects: dict[str, bytes] = {}
        self._fonts: dict[str, bytes] = {}
        self._layers: dict[Layer, bytes] = {}
        self._digest = blake2b(self._file.info.text, digest_size=16)
        self._bookmarks: list[tuple[str, bytes]] = []

    def add_to_catalog(self, key: str, text: bytes) -> None:
        """Let the catalog say something that readers who do not know the key pass over."""
        catalog = self._file.Catalog
        catalog.__NoDefault__ = [*catalog.__NoDefault__, key]
        catalog.__Refs__ = catalog.__NoDefault__
        setattr(catalog, key, Body(text))
        self._digest.update(text)

    def add(self, body: pdfdoc.PDFObject) -> bytes:
        """Give an object its number and return the reference to it; it may be filled later."""
        return b"%d 0 R" % self._number(body)

    def put(self, text: bytes, stream: bytes | None = None) -> bytes:
        """Write an object that is complete, so that it need not be kept, and return the reference to it."""
        body = Body(text, stream)
        number = self._number(body)
        self._write(number, body)
        body.text, body.stream = b"", None
        return b"%d 0 R" % number

    def _number(self, body: pdfdoc.PDFObject) -> int:
        number: int = self._file.idToObjectNumberAndVersion[self._file.Reference(body).name][0]
        return number

    def _write(self, number: int, body: pdfdoc.PDFObject) -> None:
        self._offsets[number] = self._out.tell()
        self._out.write(b"%d 0 obj\n" % number)
        self._out.write(pdfdoc.format(body, self._file, toplevel=1))
        self._out.write(b"\nendobj\n")

    def fill(self, body: Body, graft: Graft) -> None:
        """Make an object say what a graft says; what that refers to is taken in once."""
        parts = (part if isinstance(part, bytes) else self._take_in(part) for part in graft.parts)
        body.text, body.stream = b"".join(parts), graft.stream

    def _take_in(self, graft: Graft) -> bytes:
        reference = self._grafts.get(graft.digest)
        if reference is None:
            body = Body()
            reference = self._grafts[graft.digest] = self.add(body)
            self.fill(body, graft)
        return reference

    def name_xobject(self, reference: bytes) -> str:
        """Give a form or picture a name to be called by."""
        name = f"X{len(self._xobjects)}"
        self._xobjects[name] = reference
        return name

    def name_font(self, name: str, reference: bytes) -> None:
        """Let a font be called by this name."""
        self._fonts[name] = reference

    def resources(self, names: Collection[str]) -> bytes:
        """Return the resource dictionary of a page or form that uses these names."""
        return b"<<%s%s>>" % (
            _listing(b"/Font", self._fonts, names),
            _listing(b"/XObject", self._xobjects, names),
        )

    def add_form(self, size: Size, operators: str, names: Collection[str], layer: Layer | None = None) -> str:
        """Add a form of that size in mm, with its origin at the bottom left; returns its name."""
        content = _deflated(operators)
        head = b"<</Type/XObject/Subtype/Form/BBox[0 0 %.3f %.3f]/Resources%s%s%s>>"
        width, height = mm_to_pt(size.width), mm_to_pt(size.height)
        on = b"/OC " + self._layer(layer) if layer is not None else b""
        text = head % (width, height, self.resources(names), on, _flate(content))
        return self.name_xobject(self.put(text, content))

    def _layer(self, layer: Layer) -> bytes:
        """Return the reference to a layer, which viewers list by its name."""
        if layer not in self._layers:
            name = text_string(layer.value.capitalize()).encode()
            self._layers[layer] = self.put(b"<</Type/OCG/Name%s>>" % name)
        return self._layers[layer]

    def _add_layers(self) -> None:
        if self._layers:
            listed = b" ".join(self._layers.values())
            self.add_to_catalog("OCProperties", b"<</OCGs[%s]/D<</Order[%s]>>>>" % (listed, listed))

    def add_page(self, page: "PageParts") -> None:
        """Append a page; a bookmark leads to it if it has a title."""
        content = _deflated(page.operators)
        self._digest.update(content)
        text = b"<</Type/Page/Parent %s/MediaBox%s%s/Resources%s/Contents %s>>" % (
            self._parent,
            _box(Rect(0, 0, page.size.width, page.size.height), page.size),
            b"".join(b"/%s%s" % (name, _box(box, page.size)) for name, box in page.boxes),
            self.resources(page.names),
            self.put(b"<<%s>>" % _flate(content), content),
        )
        body = Body(text)
        self._file.addPage(body)
        if page.title:
            self._bookmarks.append((page.title, self.add(body)))

    def close(self) -> bytes:
        """Return the finished file."""
        self._add_outline()
        self._add_layers()
        root, info = self.add(self._file.Catalog), self.add(self._file.info)
        self._write_rest()
        out, size, start = self._out, len(self._offsets) + 1, self._out.tell()
        out.write(b"xref\n0 %d\n0000000000 65535 f \n" % size)
        out.writelines(b"%010d 00000 n \n" % self._offsets[number] for number in range(1, size))
        file_id = b"<%s>" % self._digest.hexdigest().encode()
        trailer = b"trailer\n<</Size %d/Root %s/Info %s/ID[%s%s]>>\nstartxref\n%d\n%%%%EOF\n"
        out.write(trailer % (size, root, info, file_id, file_id, start))
        return out.getvalue()

    def _write_rest(self) -> None:
        """Write the objects that were filled late, and those that they turn out to refer to."""
        for number in itertools.count(1):
            name = self._file.numberToId.get(number)
            if name is None:
                return
            if number not in self._offsets:
                self._write(number, self._file.idToObject[name])

    def _add_outline(self) -> None:
        catalog = self._file.Catalog
        catalog.Outlines = None
        if not self._bookmarks:
            return
        catalog.showOutline()
        root = catalog.Outlines = Body()
        parent = self.add(root)
        entries = [Body() for _ in self._bookmarks]
        references = [self.add(entry) for entry in entries]
        for at, (title, page) in enumerate(self._bookmarks):
            before = b"/Prev " + references[at - 1] if at else b""
            after = b"/Next " + references[at + 1] if at + 1 < len(references) else b""
            entries[at].text = b"<</Title%s/Parent %s/Dest[%s/Fit]%s%s>>" % (
                text_string(title).encode(),
                parent,
                page,
                before,
                after,
            )
        first, last = references[0], references[-1]
        root.text = b"<</Type/Outlines/Count %d/First %s/Last %s>>" % (len(entries), first, last)


class PageParts(Struct, frozen=True, kw_only=True):
    """A page before it is in the file: operators, the resources they name, boxes other than the paper's."""

    size: Size
    operators: str
    names: Collection[str]
    boxes: Sequence[tuple[bytes, Rect]] = ()
    title: str = ""


def _info_dictionary(info: DocumentInfo) -> bytes:
    entries = {
        b"Title": info.title,
        b"Subject": info.subject,
        b"Author": info.author,
        b"Keywords": ", ".join(info.keywords),
        b"Creator": _PRODUCER,
        b"Producer": _PRODUCER,
    }
    return b"<<%s>>" % b"".join(
        b"/%s%s" % (key, text_string(text).encode()) for key, text in entries.items() if text
    )


def text_string(text: str) -> str:
    """Return a text string object: ASCII as it is, anything else as UTF-16 in hexadecimal digits."""
    if _PLAIN.fullmatch(text):
        return f"({text})"
    if text.isascii() and text.isprintable():
        return f"({text.translate(_ESCAPES)})"
    return f"<FEFF{text.encode('utf-16-be').hex()}>"


_PLAIN = re.compile(r"[A-Za-z0-9 _.,:;/+*-]*")
_ESCAPES = str.maketrans({"\\": r"\\", "(": r"\(", ")": r"\)"})


def _listing(key: bytes, references: dict[str, bytes], names: Collection[str]) -> bytes:
    used = [b"/%s %s" % (name.encode(), references[name]) for name in sorted(names) if name in references]
    return b"%s<<%s>>" % (key, b"".join(used)) if used else b""


def _box(rect: Rect, page: Size) -> bytes:
    """Return a rectangle in mm from the top-left as a PDF box."""
    left, bottom = mm_to_pt(rect.x), mm_to_pt(page.height - rect.bottom)
    right, top = mm_to_pt(rect.right), mm_to_pt(page.height - rect.y)
    return b"[%.3f %.3f %.3f %.3f]" % (left, bottom, right, top)


def _deflated(operators: str) -> bytes:
    return zlib.compress(operators.encode("latin-1"), _COMPRESSION)


def _flate(content: bytes) -> bytes:
    return b"/Filter/FlateDecode/Length %d" % len(content)
