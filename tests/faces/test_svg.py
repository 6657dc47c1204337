import pytest
from generator.drawing import Layer
from generator.faces.svg import Layered, RawSlot, read_svg
from generator.faces.transform import IDENTITY, Scaling, read_transform
from generator.geometry import Rect
from tests.faces.stage import PALETTE, svg

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 66 94">'


def printed(*lines: str) -> list[str | RawSlot | Layered]:
    document = read_svg(svg(*lines), PALETTE)
    assert document.faults == ()
    return list(document.parts)


@pytest.mark.parametrize(
    ("line", "out"),
    [
        (
            '<rect width="1" height="2" fill="#fff" data-fill="sand"/>',
            '<rect width="1" height="2" fill="#f0dcb0"/>',
        ),
        ('<g data-stroke="sand.shade"><path d="M0 0"/></g>', '<g stroke="#cfb078"><path d="M0 0"/></g>'),
        (
            '<rect width="1" height="1" style="fill:#fff; stroke:red" data-fill="ink"/>',
            '<rect width="1" height="1" style=" stroke:red" fill="#2b2a33"/>',
        ),
        ("<!-- words --><circle r='1'><title>dot</title></circle>", '<circle r="1"/>'),
        (
            '<g xmlns:i="urn:editor" i:label="x"><i:view/><path i:type="arc" d="M0 0"/></g>',
            '<g><path d="M0 0"/></g>',
        ),
        (
            '<svg:rect xmlns:svg="http://www.w3.org/2000/svg" width="1" height="1"/>',
            '<rect width="1" height="1"/>',
        ),
        ("<g><g/></g><path d='M&quot;'/>", "<path d='M\"'/>"),
    ],
)
def test_what_is_printed_is_plain_svg_in_the_themes_colours(line: str, out: str) -> None:
    assert printed(line) == [f"{HEAD}{out}</svg>"]


def test_definitions_go_with_the_parts_that_use_them() -> None:
    gradient = '<linearGradient id="g"><stop offset="0" stop-color="#f8ebcd"/></linearGradient>'
    stop = '<stop offset="0" stop-color="#fff" data-stop-color="sand.light"/>'
    defs = f'<defs><linearGradient id="g">{stop}</linearGradient></defs>'
    slot = '<rect class="slot" width="1" height="1" data-text="name"/>'
    plain, between, used = printed('<path d="M0 0"/>', slot, '<path d="M1 1" fill="url(#g)"/>', defs)
    assert plain == f'{HEAD}<path d="M0 0"/></svg>'
    assert isinstance(between, RawSlot)
    assert used == f'{HEAD}<defs><defs>{gradient}</defs></defs><path d="M1 1" fill="url(#g)"/></svg>'


def test_a_group_around_a_slot_goes_round_both_sides() -> None:
    slot = '<rect class="slot" width="1" height="1" data-text="name"/>'
    below, _, above = printed(f'<g opacity="0.5"><path d="M0 0"/>{slot}<path d="M1 1"/></g>')
    assert below == f'{HEAD}<g opacity="0.5"><path d="M0 0"/></g></svg>'
    assert above == f'{HEAD}<g opacity="0.5"><path d="M1 1"/></g></svg>'


def test_the_look_of_the_root_is_that_of_every_part() -> None:
    text = svg('<path d="M0 0"/>').replace("<svg ", '<svg width="9mm" id="x" fill="none" data-stroke="ink" ')
    (part,) = read_svg(text, PALETTE).parts
    assert part == f'{HEAD[:-1]} fill="none" stroke="#2b2a33"><path d="M0 0"/></svg>'


@pytest.mark.parametrize(
    ("line", "column"),
    [
        ("<script>alert(1)</script>", 1),
        ('<g onclick="alert(1)"/>', 4),
        ('<path d="M0 0" onLoad="x"/>', 16),
        ('<a href="https://example.org"><path d="M0 0"/></a>', 1),
        ('<image href="https://example.org/x.png"/>', 8),
        ('<image href="file:///etc/passwd"/>', 8),
        ('<image href="other.svg"/>', 8),
        ('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>', 8),
        ('<image xmlns:x="http://www.w3.org/1999/xlink" x:href="x.png"/>', 47),
        ('<use href="other.svg#dot"/>', 6),
        ('<path d="M0 0" fill="url(other.svg#g)"/>', 16),
        ('<path d="M0 0" fill="url( &quot;http://x/#g&quot; )"/>', 16),
        ('<path d="M0 0" style="fill:url(http://x)"/>', 16),
        ('<path d="M0 0" style="fill:u\\72l(http://x)"/>', 16),
        ("<style>@import url(x.css);</style>", 1),
        ("<style>path { fill: url(http://x) }</style>", 1),
        ("<style>/**/</style>", 1),
        ("<foreignObject><p>x</p></foreignObject>", 1),
        ("<animate/>", 1),
        ("<set/>", 1),
        ("<text>x</text>", 1),
        ("<filter id='f'><feMorphology radius='1000000'/></filter>", 1),
        ('<path d="M0 0" filter="blur(9mm)"/>', 16),
        ('<path d="M0 0" style="fill:red; filter : blur(9mm)"/>', 16),
        ("<style>path { filter:blur(9mm) }</style>", 1),
        ('<use href="#lost"/>', 1),
    ],
)
def test_what_could_reach_out_run_or_lack_its_font_is_refused_and_left_out(line: str, column: int) -> None:
    document = read_svg(svg(line, '<path d="M9 9"/>'), PALETTE)
    assert [fault.code for fault in document.faults] == ["L306"]
    assert (document.faults[0].line, document.faults[0].column) == (2, column)
    whole = "".join(part for part in document.parts if isinstance(part, str))
    for trace in (
        "script",
        "click",
        "Load",
        "http:",
        "https:",
        "file:",
        "other.svg",
        "x.png",
        "import",
        "<text",
    ):
        assert trace not in whole.replace("http://www.w3.org/2000/svg", "")


def test_embedded_pictures_are_welcome() -> None:
    line = '<image width="1" height="1" href="data:image/png;base64,iVBORw0KGgo="/>'
    assert printed(line) == [f"{HEAD}{line}</svg>"]


@pytest.mark.parametrize(
    "definitions",
    [
        "".join(f'<g id="n{n}">' + f'<use href="#n{n + 1}"/>' * 10 + "</g>" for n in range(8))
        + '<path id="n8" d="M0 0"/>',
        '<g id="n0"><use href="#n1"/></g><g id="n1"><use href="#n0"/></g>',
        '<g id="n0"><use href="#n0"/></g>',
        '<pattern id="n0"><path d="M0 0" fill="url(#n0)"/></pattern>',
    ],
)
def test_references_that_multiply_or_go_in_circles_are_refused(definitions: str) -> None:
    line = '<use href="#n0"/>' if "pattern" not in definitions else '<path d="M0 0" fill="url(#n0)"/>'
    document = read_svg(svg(f"<defs>{definitions}</defs>", line), PALETTE)
    assert '"#n0" draws itself over and over' in {fault.message for fault in document.faults}


def test_references_across_a_slot_are_told() -> None:
    slot = '<rect class="slot" width="1" height="1" data-text="name"/>'
    document = read_svg(svg('<path id="a" d="M0 0"/>', slot, '<use href="#a"/>'), PALETTE)
    assert [(f.message, f.hint, f.line) for f in document.faults] == [
        ('"#a" is on the other side of a slot', "move it into <defs>", 4)
    ]


def test_groups_cannot_nest_without_end() -> None:
    document = read_svg(svg("<g>" * 5000 + "</g>" * 5000), PALETTE)
    assert [(f.code, f.message) for f in document.faults] == [("L305", "elements nest more than 100 deep")]


@pytest.mark.parametrize(
    ("text", "scaling"),
    [
        ("", IDENTITY),
        ("translate(3)", Scaling(1, 1, 3, 0)),
        ("translate(3, 4)", Scaling(1, 1, 3, 4)),
        ("translate(3 4) scale(2)", Scaling(2, 2, 3, 4)),
        ("scale(2) translate(3 4)", Scaling(2, 2, 6, 8)),
        ("matrix(2 0 0 3 4 5)", Scaling(2, 3, 4, 5)),
        ("rotate(5)", None),
        ("matrix(1 1 0 1 0 0)", None),
        ("scale(-1 1)", None),
        ("translate(a)", None),
        ("nonsense", None),
    ],
)
def test_transforms_that_keep_a_rectangle_upright(text: str, scaling: Scaling | None) -> None:
    assert read_transform(text) == scaling


def test_slots_are_where_the_groups_around_them_put_them() -> None:
    slot = '<rect class="slot" x="1" y="1" width="2" height="3" transform="scale(2)" data-text="name"/>'
    (raw,) = printed(f'<g transform="translate(10 20)"><g transform="scale(3)">{slot}</g></g>')
    assert isinstance(raw, RawSlot)
    assert raw.scaling is not None
    assert raw.scaling.applied(Rect(1, 1, 2, 3)) == Rect(16, 26, 12, 18)


def test_a_layer_is_a_document_of_its_own_between_the_others() -> None:
    below, cut, above = printed(
        "<path d='M1 1'/>", "<g data-layer='dieline' fill='none'><path d='M2 2'/></g>", "<path d='M3 3'/>"
    )
    assert below == f'{HEAD}<path d="M1 1"/></svg>'
    assert cut == Layered(f'{HEAD}<g fill="none"><path d="M2 2"/></g></svg>', Layer.DIELINE)
    assert above == f'{HEAD}<path d="M3 3"/></svg>'
