"""Broken templates, slots, texts and pictures: each with its exact place, words and way out."""
# ruff: noqa: E501 - the messages stand as they are printed

import io
import zlib

import pytest
from generator.diagnostic import Origin, Span
from generator.model import Art, Icon, Side, Text
from msgspec.structs import replace
from PIL import Image
from tests.faces.stage import FIGURE, TEMPLATE, Stage, icon, piece, slot, stage, svg, text

HERE = TEMPLATE


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (
            "<rect width='1' height='1'>",
            f"{HERE}:3:1: error L305: <rect> in line 2, column 1 is still open here (write </rect> before this, or"
            " <rect …/> there)",
        ),
        (
            "{% if 1 < 2 %}{% endif %}",
            f"{HERE}:2:10: error L305: the XML is broken here: not well-formed (invalid token) (close every tag and"
            " quote; write &amp; for &, and in Jinja b > a for a < b)",
        ),
        (
            "<rect width='1\nheight='1'/>",
            f"{HERE}:2:13: error L305: the quote that opens here is never closed (write a second one behind the value)",
        ),
        (
            '<g><rect width="1 height="1"/></g>',
            f"{HERE}:2:16: error L305: the quote that opens here is never closed (write a second one behind the value)",
        ),
        (
            '<g><rect width="1" height="1/></g>',
            f"{HERE}:2:27: error L305: the quote that opens here is never closed (write a second one behind the value)",
        ),
        (
            "<g>{{ piece.nam }}</g>",
            f'{HERE}:2:13: error L303: there is no "nam" here (did you mean "name"?)',
        ),
        (
            "<g>{{ componnt.id }}</g>",
            f'{HERE}:2:7: error L303: there is no "componnt" here (did you mean "component"?)',
        ),
        (
            "<g>{{ 1 / 0 }}</g>",
            f"{HERE}:2:1: error L303: this cannot be worked out: division by zero",
        ),
        (
            "<g>{{ parameters }}</g>",
            f"{HERE}:2:1: error L303: this cannot be worked out: this is a group of values; name one of: rows",
        ),
        (
            "<g>{{ piece.name|uper }}</g>",
            f"{HERE}:2:18: error L302: Jinja cannot read this: No filter named 'uper' (mind {{{{ … }}}} around values"
            " and {% … %} around loops)",
        ),
        (
            "{% for n in players %}",
            f"{HERE}:2:4: error L302: Jinja cannot read this: Unexpected end of template. Jinja was looking for the"
            " following tags: 'endfor' or 'else'. The innermost block that needs to be closed is 'for' (mind {{ … }}"
            " around values and {% … %} around loops)",
        ),
        (
            "{% include 'dots.j2' %}",
            f'{HERE}:2:1: error L301: there is no template "dots.j2" to include',
        ),
        (
            "<text x='1'>Hello</text>",
            f"{HERE}:2:1: error L306: <text> cannot be printed (make it a slot with data-text, so that it is measured,"
            " translated and set in the right font)",
        ),
        (
            "<g>Hello</g>",
            f'{HERE}:2:1: error L306: "Hello" stands between the shapes and does not print (make it a slot with'
            " data-text, or take it out)",
        ),
        (
            "<rct width='1'/>",
            f'{HERE}:2:1: error L306: <rct> cannot be printed (did you mean "rect"?)',
        ),
        (
            "<g><rect width='1' height='1' data-fill='sad'/></g>",
            f'{HERE}:2:31: error L311: there is no colour role "sad" (did you mean "sand"?)',
        ),
        (
            "<rect width='1' height='1' data-fill='sand.lihgt'/>",
            f'{HERE}:2:28: error L311: there is no colour role "sand.lihgt" (did you mean "sand.light"?)',
        ),
        (
            "<rect width='1' height='1' data-fil='sand'/>",
            f'{HERE}:2:28: error L306: a shape has no "data-fil" (did you mean "data-fill"?)',
        ),
        (
            "<g data-layer='dielin'><path d='M0 0h1'/></g>",
            f'{HERE}:2:4: error L306: there is no layer "dielin" (did you mean "dieline"?)',
        ),
        (
            "<g><g data-layer='dieline'><path d='M0 0h1'/></g></g>",
            f"{HERE}:2:7: error L306: a layer lies inside something (put it right below <svg>)",
        ),
        (
            "<use href='#dto'/><defs><g id='dot'/></defs>",
            f'{HERE}:2:1: error L306: there is no "#dto" (did you mean "dot"?)',
        ),
        (
            slot(data_text="nmae"),
            f'{HERE}:2:65: error L309: no piece has a field "nmae" (did you mean "name"?)',
        ),
        (
            slot(data_text="name.letter"),
            f'{HERE}:2:65: error L309: no piece has a field "name.letter" ("name" has no parts)',
        ),
        (
            slot(data_text="name", data_style="titel"),
            f'{HERE}:2:82: error L310: there is no text style "titel" (did you mean "title"?)',
        ),
        (
            slot(data_text="name", data_style="odd"),
            f'{HERE}:2:82: error L315: the style "odd" wants the font "Papyrus": the package has no such font (choose a font that the press has)',
        ),
        (
            slot(data_text="name", data_colour="inc"),
            f'{HERE}:2:82: error L311: there is no colour role "inc" (did you mean "ink"?)',
        ),
        (
            slot(data_text="name", data_colour="violet"),
            f'{HERE}:2:82: error L311: there is no colour role "violet" (one of: ink, sand; roles are declared in the'
            " palette of theme.yaml)",
        ),
        (
            slot(data_text="name", data_style="shout"),
            f'{HERE}:2:82: error L310: there is no text style "shout" (one of: body, odd, title; styles are declared in'
            " theme.yaml)",
        ),
        (
            slot(data_text="name", data_align="centre"),
            f'{HERE}:2:82: error L308: data-align cannot be "centre" (did you mean "center"?)',
        ),
        (
            slot(data_text="name", data_rotate="45"),
            f'{HERE}:2:82: error L308: data-rotate cannot be "45" (one of: 0, 90, 180, 270, clockwise)',
        ),
        (
            slot(data_text="name", data_fit="cover"),
            f'{HERE}:2:82: error L308: a slot with data-text has no "data-fit" (it may have: data-literal, data-style,'
            " data-colour, data-align, data-valign, data-rotate, data-keep)",
        ),
        (
            slot(data_text="name", data_picture="art"),
            f"{HERE}:2:82: error L308: a slot shows one thing (give it one of: data-text, data-picture, data-motif,"
            " data-icons)",
        ),
        (
            slot(),
            f"{HERE}:2:1: error L308: the slot does not say what it shows (give it one of: data-text, data-picture,"
            " data-motif, data-icons)",
        ),
        (
            slot(data_text="name", width="wide"),
            f'{HERE}:2:42: error L308: width="wide" is no number (lengths in a template are plain numbers, in mm)',
        ),
        (
            slot(data_text="name", height="0"),
            f"{HERE}:2:53: error L308: the slot has no size (give it a width and a height above 0)",
        ),
        (
            f'<g transform="rotate(5)">{slot(data_text="name")}</g>',
            f"{HERE}:2:26: error L308: the slot is turned or skewed by a transform (take the transform off the slot"
            " and its groups; data-rotate turns what is shown)",
        ),
        (
            '<circle class="slot" r="4" data-text="name"/>',
            f"{HERE}:2:1: error L308: a slot is a <rect>, and stands outside <defs> (draw it as a rectangle)",
        ),
        (
            slot(data_motif="sign/coyn"),
            f'{HERE}:2:65: error A101: there is no motif "sign/coyn" (did you mean "sign/coin"?)',
        ),
        (
            slot(data_motif="sign/coin", data_pattern="dotz"),
            f'{HERE}:2:88: error A102: there is no pattern "dotz" (did you mean "dots"?)',
        ),
        (
            slot(data_motif="sign/coin", data_colour="sund"),
            f'{HERE}:2:88: error A103: there is no colour role "sund" (did you mean "sand"?)',
        ),
        (
            slot(data_text="{icon:coin}", data_literal="true"),
            f'{HERE}:2:65: error L312: there is no icon "coin" (icons are declared under "icons" in game.yaml)',
        ),
    ],
)
def test_a_fault_of_a_template_is_told_at_its_place(line: str, fault: str) -> None:
    face, faults = stage(line).compose()
    assert [str(found) for found in faults] == [fault]
    assert face is None


def test_a_template_without_end_does_not_spoil_the_next_one() -> None:
    endless = "{% for a in range(9999) %}{% for b in range(9999) %}<g/>{% endfor %}{% endfor %}"
    made = Stage({TEMPLATE: svg(endless), "templates/faces/back.svg.j2": svg()}, back="back.svg.j2")
    assert [fault.split(" ")[2] for fault in made.faults()] == ["L304:"]
    assert made.compose(side=Side.BACK)[1] == ()


def test_a_figure_says_which_template_it_was_made_from() -> None:
    face, _ = Stage({FIGURE: svg()}).figure()
    assert face is not None
    assert face.template == FIGURE


def test_a_document_type_is_refused_and_with_it_every_entity() -> None:
    bomb = '<!DOCTYPE svg [<!ENTITY a "lol"><!ENTITY b "&a;&a;">]>'
    made = Stage({TEMPLATE: bomb + svg()})
    assert made.faults() == [
        f"{HERE}:1:1: error L305: a document type is declared (take the <!DOCTYPE …> out: SVG needs none)"
    ]


def test_a_template_of_another_size_is_refused() -> None:
    made = Stage({TEMPLATE: svg(width=63, height=91.5)})
    assert made.faults() == [
        f"{HERE}:1:41: error L307: the template is 63 mm by 91.5 mm, but the piece with its bleed is 66 mm by 94 mm"
        ' (write viewBox="0 0 66 94")'
    ]


@pytest.mark.parametrize("width", [66.009, 65.991])
def test_a_hundredth_of_a_millimetre_does_not_matter(width: float) -> None:
    assert Stage({TEMPLATE: svg(width=width)}).faults() == []


def test_a_template_without_a_view_box_is_refused() -> None:
    made = Stage({TEMPLATE: '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>'})
    assert made.faults() == [
        f'{HERE}:1:1: error L306: the root has no size (give it viewBox="0 0 WIDTH HEIGHT")'
    ]


def test_a_template_that_is_not_there_is_told_where_it_is_named() -> None:
    assert Stage({"templates/faces/cards.svg.j2": svg()}).faults() == [
        'cards.yaml:4:7: error L301: there is no template "card.svg.j2" (did you mean "cards.svg.j2"?)'
    ]


def test_a_template_that_is_not_there_is_told_wherever_it_is_named() -> None:
    made = Stage({"templates/faces/cards.svg.j2": svg()})
    assert len(made.faults()) == 1
    made.component = replace(
        made.component, origin=Origin(Span("mats.yaml", 1), {"face": Span("mats.yaml", 6)})
    )
    assert [fault.split(" ")[0] for fault in made.faults()] == ["mats.yaml:6:1:"]


def test_a_figure_that_is_not_there_is_told_by_its_name_where_it_is_mentioned() -> None:
    face, faults = Stage({FIGURE: svg()}).figure("setpu")
    assert face is None
    assert [str(fault) for fault in faults] == [
        'book.md:7:5: error L301: there is no figure "setpu" (did you mean "setup"?)'
    ]


def test_a_figure_has_no_fields() -> None:
    _, faults = Stage({FIGURE: svg(slot(data_text="name"))}).figure()
    assert [str(fault) for fault in faults] == [
        f'{FIGURE}:2:65: error L309: a figure has no field "name" (add data-literal="true" to show the text itself)'
    ]


NEVER = r"a bold or italic stretch is never closed (close each * and ** in the paragraph that opens it; \* is a plain asterisk)"


def test_a_fault_of_a_translation_is_told_in_its_catalog() -> None:
    made = stage(slot(data_text="body"), body=Text("cards/one.body", "A **boat**", "Ein **Boot"))
    made.localized = replace(made.localized, places={("cards/one.body", "A **boat**"): Span("de.po", 8)})
    assert made.faults() == [
        f'de.po:8:1: error L313: in the translation of "cards/one.body" into English, {NEVER}'
    ]


def test_a_fault_of_a_list_is_told_at_the_first_translation_in_it() -> None:
    steps = (Text("", "One"), Text("cards/one.steps.2", "Two", "**Zwei"))
    made = stage(slot(data_text="steps"), steps=steps)
    made.localized = replace(made.localized, places={("cards/one.steps.2", "Two"): Span("de.po", 8)})
    assert [fault.split(" ")[0] for fault in made.faults()] == ["de.po:8:1:"]


def test_a_text_that_a_template_sets_itself_is_found_by_its_words() -> None:
    lines = (
        "{% for step in piece.steps %}",
        slot(id="{{ loop.index }}", data_text="{{ step }}", data_literal="true"),
        "{% endfor %}",
    )
    steps = (Text("", "One"), Text("cards/one.steps.2", "Two", "**Zwei"))
    made = stage(*lines, steps=steps)
    assert made.faults() == [f"cards.yaml:11:5: error L313: {NEVER}"]
    made.localized = replace(made.localized, places={("cards/one.steps.2", "Two"): Span("de.po", 8)})
    assert made.faults() == [
        f'de.po:8:1: error L313: in the translation of "cards/one.steps.2" into English, {NEVER}'
    ]


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ("**{{ piece.count }}", f"L313: {NEVER}"),
        (
            "{{ piece.count }}{icon:coin}",
            'L312: there is no icon "coin" (icons are declared under "icons" in game.yaml)',
        ),
    ],
)
def test_a_text_of_a_template_that_speaks_of_the_piece_is_told_at_its_slot(words: str, fault: str) -> None:
    made = stage("<g/>", slot(data_text=words, data_literal="true"))
    assert made.faults() == [f"{HERE}:3:65: error {fault}"]


def test_all_faults_of_a_template_are_told_at_once() -> None:
    made = stage(slot(data_text="nmae"), "<rct/>", slot(data_text="name", data_style="titel"))
    assert [fault.split(" ")[2] for fault in made.faults()] == ["L306:", "L309:", "L310:"]


def test_a_fault_in_a_loop_is_found_in_the_source() -> None:
    made = stage("{% for n in players %}", "<g/>", slot(id="s-{{ n }}", data_text="nmae"), "{% endfor %}")
    assert {fault.split(" ")[0] for fault in made.faults()} == {f"{HERE}:4:72:"}


@pytest.mark.parametrize(
    ("line", "fields", "fault"),
    [
        (
            slot(data_text="body"),
            {"body": text("pay {icon:coyn}")},
            'cards.yaml:11:5: error L312: there is no icon "coyn" (did you mean "coin"?)',
        ),
        (
            slot(data_text="body"),
            {"body": text("pay {icon:ghost}")},
            'game.yaml:7:1: error A101: there is no motif "qqq" (one of:',
        ),
        (
            slot(data_text="body"),
            {"body": text("**bold")},
            "cards.yaml:11:5: error L313: a bold or italic stretch is never closed (close each * and ** in the"
            r" paragraph that opens it; \* is a plain asterisk)",
        ),
        (
            slot(data_text="body"),
            {"body": text("a" * 20_001)},
            "cards.yaml:11:5: error L314: the text has more than 20000 characters (no piece can hold that; cut it"
            " down)",
        ),
        (
            slot(data_text="art"),
            {"art": Art(name="sign/coin")},
            'cards.yaml:11:5: error L316: the field "art" does not hold a text, which its slot is for (show pictures'
            " with data-picture and all else with data-text)",
        ),
        (
            slot(data_picture="body"),
            {"body": text("words")},
            'cards.yaml:11:5: error L316: the field "body" does not hold a picture, which its slot is for (show'
            " pictures with data-picture and all else with data-text)",
        ),
        (
            slot(data_picture="art"),
            {"art": Art(name="sign/coyn")},
            'cards.yaml:11:5: error A101: there is no motif "sign/coyn" (did you mean "sign/coin"?)',
        ),
        (
            slot(data_picture="art"),
            {"art": Art(name="castel.png", is_file=True)},
            'cards.yaml:11:5: error A104: the picture "castel.png" cannot be used: there is no such file (did you'
            ' mean "castle.png"?)',
        ),
        (
            slot(data_picture="art"),
            {"art": Art(name="../../secret.svg", is_file=True)},
            'cards.yaml:11:5: error A104: the picture "../../secret.svg" cannot be used: it lies outside the folder'
            " of pictures (one of: castle.png, huge.png, text.svg, torn.png, turned.jpg)",
        ),
        (
            slot(data_picture="art"),
            {"art": Art(name="text.svg", is_file=True)},
            "content/trial/art/text.svg:2:1: error A105: <text> cannot be printed (make it a slot with data-text, so"
            " that it is measured, translated and set in the right font)",
        ),
        (
            slot(data_picture="art"),
            {"art": Art(name="castle.png", is_file=True)},
            "content/trial/art/castle.png:1:1: error A106: the picture is no whole PNG or JPEG file"
            " (save it as SVG, PNG or JPEG)",
        ),
        (
            slot(data_picture="art"),
            {"art": Art(name="torn.png", is_file=True)},
            'cards.yaml:11:5: error A106: the picture "torn.png" is damaged: some of its pixels are missing (fetch or'
            " save the file again; it was cut short or spoilt on its way)",
        ),
        (
            slot(data_picture="art"),
            {"art": Art(name="huge.png", is_file=True)},
            "content/trial/art/huge.png:1:1: error A106: the picture has more than 100 million pixels (scale it down: 300 to"
            " 600 per inch are enough)",
        ),
        (
            slot(data_picture="art"),
            {"art": Art(name="turned.jpg", is_file=True)},
            "content/trial/art/turned.jpg:1:1: error A107: the photograph lies on its side, and only says which way"
            " is up (turn it in an image editor and save it anew)",
        ),
    ],
)
def test_a_fault_of_a_value_is_told_at_its_field(line: str, fields: dict[str, object], fault: str) -> None:
    files = {
        TEMPLATE: svg(line),
        "content/trial/art/castle.png": b"not a picture",
        "content/trial/art/huge.png": bytes(_png(11_000, 11_000)),
        "content/trial/art/torn.png": _png(11, 11),
        "content/trial/art/text.svg": svg("<text>Hello</text>"),
        "content/trial/art/turned.jpg": _jpeg_on_its_side(),
    }
    ghost = replace(icon("ghost", "qqq"), origin=Origin(Span("game.yaml", 7)))
    icons: dict[str, Icon] = {"coin": icon("coin", "sign/coin"), "ghost": ghost}
    face, faults = Stage(files, (piece(**fields),), icons=icons).compose()
    assert face is not None
    (found,) = faults
    assert str(found).startswith(fault)
    assert str(found) == fault or fault.endswith("(one of:")


def _png(width: int, height: int) -> bytes:
    """The beginning of a PNG file: a header that claims a size, and nothing behind it."""
    small = io.BytesIO()
    Image.new("1", (1, 1)).save(small, "PNG")
    data = bytearray(small.getvalue())
    data[16:24] = width.to_bytes(4, "big") + height.to_bytes(4, "big")
    data[29:33] = zlib.crc32(data[12:29]).to_bytes(4, "big")
    return bytes(data)


def _jpeg_on_its_side() -> bytes:
    data = io.BytesIO()
    exif = Image.Exif()
    exif[0x0112] = 6
    Image.new("RGB", (4, 2)).save(data, "JPEG", exif=exif)
    return data.getvalue()
