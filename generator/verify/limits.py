"""Verify, the door: bytes in, an open PDF out, unless reading it would take more than any sheet needs.

A file of 10,000 cards has about 2,300 pages, 30,000 objects and 60 MB unpacked, and less than 100 kB of
operators on a page; the limits leave room above that and are far below what a machine cannot bear.
"""

import io
import logging
import warnings
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pikepdf
from pikepdf import settings

MOST_BYTES = 1_000_000_000
MOST_PAGES = 20_000
MOST_OBJECTS = 2_000_000
MOST_UNPACKED = 2_000_000_000
MOST_CONTENT, MOST_IN_FORM = 4_000_000, 32_000_000
"""Bytes of operators on a page, and in a form, which may be an intricate drawing."""
MOST_DRAWN = 400_000_000
"""Bytes of operators on all pages, as often as they are drawn."""
_MOST_STREAM = 400_000_000
_MOST_RATIO = 1032  # of Deflate: 258 bytes for two bits
_CHUNK = 1 << 20
_PACKING = frozenset({"/FlateDecode", "/Fl", "/LZWDecode", "/LZW", "/RunLengthDecode", "/RL"})
_PICTURES = frozenset({"/DCTDecode", "/DCT", "/JPXDecode", "/CCITTFaxDecode", "/CCF", "/JBIG2Decode"})


class UnreadableError(Exception):
    """A file that cannot be read: it is no PDF, or it is damaged."""


class LockedError(Exception):
    """A file that is encrypted."""


class TooLargeError(Exception):
    """A file that takes more to read than any sheet of the press does; the message says what."""


@contextmanager
def opened(data: bytes) -> Iterator[pikepdf.Pdf]:
    """Open a file.

    Errors:
        UnreadableError, LockedError, TooLargeError.
    """
    if b"%PDF-" not in data[:1024]:
        raise UnreadableError("it is no PDF")
    if len(data) > MOST_BYTES:
        raise TooLargeError(f"it has {len(data) // 1_000_000} MB")
    before = settings.set_qpdf_limits(
        doc_max_warnings=100,
        parser_max_container_size=MOST_OBJECTS,
        max_stream_filters=4,
        dct_max_memory=_MOST_STREAM,
        dct_max_progressive_scans=100,
        flate_max_memory=_MOST_STREAM,
        png_max_memory=_MOST_STREAM,
        run_length_max_memory=_MOST_STREAM,
        tiff_max_memory=_MOST_STREAM,
    )
    try:
        with _quietly(), pikepdf.open(io.BytesIO(data), suppress_warnings=True) as pdf:
            if pdf.is_encrypted:
                raise LockedError
            _weigh(pdf)
            _weigh_pages(pdf)
            yield pdf
    except pikepdf.PasswordError:
        raise LockedError from None
    except (pikepdf.PdfError, RuntimeError, ValueError) as error:
        raise UnreadableError(_reason(error)) from None
    finally:
        settings.set_qpdf_limits(**before)  # type: ignore[arg-type]


@contextmanager
def _quietly() -> Iterator[None]:
    """Let libraries say nothing on the way: what is wrong with a file is a verdict."""
    logger = logging.getLogger("pikepdf")
    before, silence = logger.propagate, logging.NullHandler()
    logger.propagate = False
    logger.addHandler(silence)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        logger.removeHandler(silence)
        logger.propagate = before


def _reason(error: Exception) -> str:
    """Return what libqpdf says, without what it calls the file."""
    return str(error).partition("\n")[0].rpartition(": ")[2] or "it is damaged"


def _weigh(pdf: pikepdf.Pdf) -> None:
    pages, objects = len(pdf.pages), len(pdf.objects)
    if pages > MOST_PAGES:
        raise TooLargeError(f"it has {pages} pages")
    if objects > MOST_OBJECTS:
        raise TooLargeError(f"it has {objects} objects")
    streams = [one for one in pdf.objects if isinstance(one, pikepdf.Stream)]
    packed = [len(one.read_raw_bytes()) for one in streams]
    if sum(packed) * _MOST_RATIO <= MOST_UNPACKED and all(_packings(one) <= 1 for one in streams):
        return
    total = 0
    for one in streams:
        total += _unpacked(one, MOST_UNPACKED - total)
        if total >= MOST_UNPACKED:
            raise TooLargeError(f"it unpacks to more than {MOST_UNPACKED // 1_000_000} MB")


def _weigh_pages(pdf: pikepdf.Pdf) -> None:
    """Refuse what takes too long to draw: some pages may share what they show."""
    known: dict[object, int] = {}
    total = 0
    for number, page in enumerate(pdf.pages, start=1):
        drawn = 0
        for stream in contents(page):
            key = stream.objgen
            if key not in known:
                known[key] = len(stream.read_bytes())
            drawn += known[key]
        if drawn > MOST_CONTENT:
            raise TooLargeError(f"page {number} has more than {MOST_CONTENT // 1_000_000} MB of operators")
        total += drawn
    if total > MOST_DRAWN:
        raise TooLargeError(f"its pages have more than {MOST_DRAWN // 1_000_000} MB of operators")


def contents(page: pikepdf.Page) -> Iterator[pikepdf.Stream]:
    """Yield the streams of operators of a page."""
    entry = page.obj.get("/Contents")
    for stream in list(entry) if isinstance(entry, pikepdf.Array) else [entry]:
        if isinstance(stream, pikepdf.Stream):
            yield stream


def _filters(stream: pikepdf.Object) -> Sequence[str]:
    named = stream.get("/Filter")
    if named is None:
        return ()
    return [str(one) for one in named] if isinstance(named, pikepdf.Array) else [str(named)]


def _packings(stream: pikepdf.Object) -> int:
    return sum(name in _PACKING for name in _filters(stream))


def _unpacked(stream: pikepdf.Object, most: int) -> int:
    """Return how many bytes a stream unpacks to, or ``most`` if there are more."""
    filters = _filters(stream)
    data = stream.read_raw_bytes()
    packings = [name for name in filters if name in _PACKING]
    if not packings:
        return len(data)
    if len(filters) > 1 and not _PICTURES & set(filters[1:]):
        raise TooLargeError("a stream in it is packed several times")
    if filters[0] not in ("/FlateDecode", "/Fl"):
        return min(most, len(data) * _MOST_RATIO)
    unpacker, total, rest = zlib.decompressobj(), 0, bytes(data)
    try:
        while rest and total < most and not unpacker.eof:
            total += len(unpacker.decompress(rest, _CHUNK))
            rest = unpacker.unconsumed_tail
    except zlib.error:
        return total
    return min(total, most)
