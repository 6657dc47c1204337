"""Pages of one PDF as objects for another: nothing is lost, whatever way the file is laid out."""

import io
from collections.abc import Iterator

import pikepdf
import pytest
import typst
from generator.write.graft import Graft, GraftError, dictionary_entries, graft_pages
from tests.write.sheets import GRADIENT, QUARTERS
from tests.write.test_write_art import MASKED


def _compiled(svgs: list[str]) -> bytes:
    literals = ['"' + svg.replace('"', '\\"') + '"' for svg in svgs]
    page = '#page(width: 60pt, height: 60pt, margin: 0pt, image(bytes({}), format: "svg"))'
    pages = [page.format(literal) for literal in literals]
    pdf = typst.Compiler(ignore_system_fonts=True).compile(
        "\n".join(pages).encode(), format="pdf", pdf_standards="1.4", pdf_tags=False, timestamp=0
    )
    assert isinstance(pdf, bytes)
    return pdf


def _all(graft: Graft) -> Iterator[Graft]:
    yield graft
    for part in graft.parts:
        if isinstance(part, Graft):
            yield from _all(part)


def _streams(page: pikepdf.Page) -> set[bytes]:
    """Return the raw streams that a page needs, as libqpdf finds them."""
    found: set[bytes] = set()
    todo, seen = [page.Contents, page.Resources], set()
    while todo:
        thing = todo.pop()
        if thing.is_indirect and thing.objgen in seen:
            continue
        seen.add(thing.objgen)
        if isinstance(thing, pikepdf.Stream):
            found.add(thing.read_raw_bytes())
        if isinstance(thing, (pikepdf.Dictionary, pikepdf.Stream)):
            todo += [value for value in dict(thing.items()).values() if isinstance(value, pikepdf.Object)]
        elif isinstance(thing, pikepdf.Array):
            todo += [value for value in thing if isinstance(value, pikepdf.Object)]
    return found


def test_every_stream_that_libqpdf_finds_is_there() -> None:
    pdf = _compiled([GRADIENT, MASKED, QUARTERS])
    grafts = list(graft_pages(pdf, {}))
    with pikepdf.open(io.BytesIO(pdf)) as opened:
        for graft, page in zip(grafts, opened.pages, strict=True):
            assert {part.stream for part in _all(graft) if part.stream is not None} == _streams(page)


def test_a_form_fills_the_unit_square() -> None:
    (graft,) = graft_pages(_compiled([QUARTERS]), {})
    head = graft.parts[0]
    assert isinstance(head, bytes)
    assert head.startswith(
        b"<</Type/XObject/Subtype/Form/BBox[0 0 60 60]/Matrix[0.0166666667 0 0 0.0166666667 0 0]"
    )


def test_equal_content_is_one_object_across_files() -> None:
    known: dict[bytes, Graft] = {}
    (first,) = graft_pages(_compiled([MASKED]), known)
    _, second = graft_pages(_compiled([QUARTERS, MASKED]), known)
    assert first is second


def test_a_file_with_a_compressed_index_is_read_too() -> None:
    plain = _compiled([GRADIENT, MASKED])
    packed = io.BytesIO()
    with pikepdf.open(io.BytesIO(plain)) as opened:
        opened.save(packed, object_stream_mode=pikepdf.ObjectStreamMode.generate, compress_streams=False)
    assert b"ObjStm" in packed.getvalue()
    streams = [[part.stream for part in _all(graft) if part.stream] for graft in graft_pages(plain, {})]
    again = [
        [part.stream for part in _all(graft) if part.stream] for graft in graft_pages(packed.getvalue(), {})
    ]
    assert sorted(map(sorted, streams)) == sorted(map(sorted, again))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ((b"/Length ", b"/Length 1"), "a stream is not as long as it says"),
        ((b"/MediaBox", b"/MediaBax"), "a page has no /MediaBox"),
        ((b"MediaBox[0 ", b"MediaBox[1 "), "a page does not start at the origin"),
    ],
)
def test_damage_is_noticed(change: tuple[bytes, bytes], message: str) -> None:
    damaged = _compiled([QUARTERS]).replace(*change)
    table = damaged.rindex(b"xref\n0")
    entries = [
        damaged.index(b"%d 0 obj" % number) for number in range(1, int(damaged[table + 7 :].split()[0]))
    ]
    index = b"xref\n0 %d\n0000000000 65535 f \n" % (len(entries) + 1)
    index += b"".join(b"%010d 00000 n \n" % entry for entry in entries)
    trailer = damaged[damaged.rindex(b"trailer") : damaged.rindex(b"startxref")]
    whole = damaged[:table] + index + trailer + b"startxref\n%d\n%%%%EOF" % table
    with pytest.raises(GraftError, match=message):
        list(graft_pages(whole, {}))


def test_dictionaries_are_split_at_their_own_keys() -> None:
    text = b"<</Type/Page/Box[0 0 9 9]/Text(a >> \\) /x)/Inner<</Type/Other/Deep[<AB>/Name]>>/Last 12 0 R>>"
    assert dictionary_entries(text) == {
        b"/Type": b"/Page",
        b"/Box": b"[0 0 9 9]",
        b"/Text": b"(a >> \\) /x)",
        b"/Inner": b"<</Type/Other/Deep[<AB>/Name]>>",
        b"/Last": b"12 0 R",
    }
