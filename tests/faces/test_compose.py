import io

import pytest
from generator.drawing import Artwork, Picture, Words
from generator.faces import Face
from generator.geometry import Rect, Size
from generator.model import Art, Member, Side, Text
from PIL import Image
from tests.faces.stage import FIGURE, TEMPLATE, Stage, icon, piece, slot, stage, svg, text


def said(face: Face) -> str:
    """All words on a face in reading order; icons by their alternative text."""
    words = []
    for item in face.drawing.items:
        if isinstance(item, Words):
            words += [word.text for run in item.runs for word in run.words]
        elif item.alt:
            words.append(f"[{item.alt}]")
    return " ".join(words)


def test_parts_and_slots_are_painted_in_document_order() -> None:
    face = stage(
        '<rect width="5" height="5"/>',
        slot(data_text="name"),
        '<circle r="2"/>',
        slot(id="b", data_text="name"),
    ).face()
    kinds = [type(item).__name__ for item in face.drawing.items]
    assert kinds == ["Artwork", "Words", "Artwork", "Words"]
    below, _, above, _ = face.drawing.items
    assert isinstance(below, Artwork)
    assert isinstance(above, Artwork)
    assert "<rect" in below.svg
    assert "<circle" not in below.svg
    assert "<circle" in above.svg
    assert "slot" not in below.svg + above.svg


def test_the_drawing_has_the_size_of_the_bleed_box_and_parts_fill_it() -> None:
    face = stage('<path d="M0 0h9"/>').face()
    assert face.drawing.size == Size(66, 94)
    assert [item.box for item in face.drawing.items if isinstance(item, Artwork)] == [Rect(0, 0, 66, 94)]


def test_a_template_without_drawing_has_no_parts() -> None:
    assert len(stage("<g></g>", slot(data_text="name")).face().drawing.items) == 1


def test_a_fit_tells_the_facts_of_a_slot() -> None:
    (fit,) = stage(slot(id="title", data_text="name", data_style="title")).face().fits
    assert (fit.slot, fit.field, fit.style, fit.text) == ("title", "name", "title", "One")
    assert (fit.size_pt, fit.lines, fit.overflow_mm, fit.missing) == (12, 1, 0, ())
    assert fit.box == Rect(10, 10, 40, 20)
    # Vollkorn Bold: ascenders reach 0.717, descenders 0.245 of 12 pt.
    assert round(fit.spare_mm, 3) == round(20 - (0.717 + 0.245) * 12 * 25.4 / 72, 3)


def test_overflow_and_missing_characters_are_facts_not_faults() -> None:
    face, faults = stage(
        slot(data_text="body", width=5, height=3), body=text("far \U0001f980 too much")
    ).compose()
    assert faults == ()
    assert face is not None
    assert face.fits[0].overflow_mm > 3
    assert face.fits[0].missing == ("\U0001f980",)


def test_values_show_as_their_kind() -> None:
    red = Member(id="red", fields={"name": text("Red"), "letter": text("R")})
    fields = {
        "number": 3,
        "half": 2.5,
        "word": "sand",
        "colour": red,
        "many": (text("one"), text("two")),
        "shown": Text("", "{n} cards", "3 cards"),
        "group": {"inner": text("in")},
    }
    paths = [*fields, "colour.letter", "colour.id", "group.inner"]
    shown = [said(stage(slot(data_text=path), **fields).face()) for path in paths if path != "group"]
    assert shown == ["3", "2.5", "sand", "Red", "one two", "3 cards", "R", "red", "in"]


def test_what_is_empty_leaves_its_slot_empty() -> None:
    slots = svg(slot(data_text="a"), slot(id="b", data_text="b"), slot(id="c", data_picture="c"))
    full = piece("full", a=text("A"), b=text("B"), c=Art(name="sign/coin"))
    face = Stage({TEMPLATE: slots}, (piece(a=None, b=text(""), c=None), full)).face()
    assert face == Face(face.drawing, ())
    assert face.drawing.items == ()


def test_a_field_that_only_other_pieces_have_is_empty() -> None:
    red = Member(id="red", fields={"letter": text("R")})
    pieces = (piece(colour=red), piece("two", colour="sand"), piece("three"))
    made = Stage({TEMPLATE: svg(slot(data_text="colour.letter"))}, pieces)
    assert [said(made.face(number)) for number in range(3)] == ["R", "", ""]


def test_icons_in_text_and_in_a_row() -> None:
    icons = {"coin": icon("coin", "sign/coin"), "card": icon("card", "sign/card")}
    template = svg(slot(data_text="body"), slot(id="b", data_icons="icons", y=40))
    fields = {"body": text("pay {icon:coin}"), "icons": ("card", "coin", "card")}
    face = Stage({TEMPLATE: template}, (piece(**fields),), icons=icons).face()
    assert said(face) == "pay [a coin] [a card] [a coin] [a card]"
    row = [item.box for item in face.drawing.items if isinstance(item, Artwork) and item.box.y > 30]
    gap = row[1].x - row[0].right
    assert round(gap, 4) == round(0.15 * 10 * 25.4 / 72, 4)


def test_literal_text_has_markup_and_keeps_its_line_breaks() -> None:
    template = svg(slot(data_text="{{ piece.body }}!", data_literal="true"))
    made = Stage({TEMPLATE: template}, (piece(body=text('a <b> & "c"\nnew *line*')),))
    assert said(made.face()) == 'a <b> & "c" new line !'
    assert made.face().fits[0].text == 'a <b> & "c"\nnew *line*!'
    assert made.face().fits[0].field == ""


def test_pieces_share_what_their_template_makes_alike() -> None:
    template = svg(
        '<rect width="9" height="9" fill="#fff" data-fill="{{ piece.role }}"/>',
        slot(data_text="{{ piece.name }}", data_literal="true"),
    )
    pieces = tuple(
        piece(str(n), name=text(f"Piece {n}"), role=role) for n, role in enumerate(("sand", "ink", "sand"))
    )
    made = Stage({TEMPLATE: template}, pieces)
    faces = [made.face(n) for n in range(3)]
    parts = [face.drawing.items[0] for face in faces]
    assert [said(face) for face in faces] == ["Piece 0", "Piece 1", "Piece 2"]
    assert isinstance(parts[0], Artwork)
    assert isinstance(parts[1], Artwork)
    assert isinstance(parts[2], Artwork)
    assert parts[0].svg is parts[2].svg
    assert 'fill="#f0dcb0"' in parts[0].svg
    assert 'fill="#2b2a33"' in parts[1].svg


@pytest.mark.parametrize(
    "line",
    [
        "{{ piece.value }}",
        "{{ piece['value'] }}",
        "{% set it = piece %}{{ it.value }}",
        "{% for name in ['value'] %}{{ piece[name] }}{% endfor %}",
        "{{ piece.other }}{{ piece.value }}",
    ],
)
def test_pieces_that_differ_in_what_the_template_looks_at_show_it(line: str) -> None:
    # Python holds 1, 1.0 and True for equal.
    values = (1, True, 1.0, text("1st"), "1st", 1)
    pieces = tuple(piece(str(n), value=value, other=None) for n, value in enumerate(values))
    made = Stage({TEMPLATE: svg(slot(data_text=line, data_literal="true"))}, pieces)
    shown = [made.face(n).fits[0].text.removeprefix("None") for n in range(len(pieces))]
    assert shown == ["1", "True", "1.0", "1st", "1st", "1"]


def test_templates_can_name_the_game_the_component_and_the_piece() -> None:
    names = (
        "{{ piece.id }}|{{ piece.name }}|{{ piece.count }}|{{ component.id }}|{{ component.name }}"
        "|{{ component.total }}|{{ width }}|{{ bleed }}|{{ safe }}|{{ side }}|{{ title }}|{{ edition.name }}"
        "|{{ language.code }}|{{ players[1] }}|{{ parameters.rows }}|{{ words.page }}"
        "|{{ colours[0].letter }}|{{ colours[1] }}"
    )
    face = stage(slot(data_text=names, data_literal="true")).face()
    assert face.fits[0].text == "one|One|2|cards|Cards|2|63|1.5|3|front|Trial|Plain|en|3|3|page|R|blue"


def test_a_members_id_can_be_compared_and_looked_up() -> None:
    red = Member(id="red", fields={})
    line = (
        "{{ 'yes' if piece.colour == 'red' }} {{ {'red': 'rouge'}[piece.colour] }}"
        " {{ {'x': 1}.get(piece.colour, 2) }}"
    )
    assert said(stage(slot(data_text=line, data_literal="true"), colour=red).face()) == "yes rouge 2"


def test_a_component_without_a_back_has_none() -> None:
    assert stage(slot(data_text="name")).compose(side=Side.BACK) == (None, ())


def test_the_games_own_template_hides_the_shared_one() -> None:
    own = svg(slot(data_text="own", data_literal="true"))
    files = {TEMPLATE: svg(), "content/trial/templates/card.svg.j2": own}
    assert said(Stage(files).face()) == "own"


def test_templates_may_include_and_import_from_their_folders() -> None:
    macro = "{% macro dot(x) %}<circle cx='{{ x }}' cy='1' r='1'/>{% endmacro %}"
    files = {
        TEMPLATE: svg("{% import 'dots.j2' as dots %}{{ dots.dot(7) }}{% include 'name.j2' %}"),
        "templates/faces/dots.j2": macro,
        "templates/faces/name.j2": slot(data_text="{{ piece.name }}", data_literal="true"),
    }
    face = Stage(files).face()
    part = face.drawing.items[0]
    assert isinstance(part, Artwork)
    assert 'cx="7"' in part.svg
    assert said(face) == "One"


def test_pictures_come_from_motifs_and_files() -> None:
    drawn = svg('<path d="M0 0h4"/>', width=20, height=10)
    art = Art(name="own.svg", is_file=True)
    made = Stage(
        {
            TEMPLATE: svg(slot(data_picture="art"), slot(id="b", data_motif="sign/coin", y=40)),
            "content/trial/art/own.svg": drawn,
        },
        (piece(art=art),),
    )
    own, coin = made.face().drawing.items
    assert isinstance(own, Artwork)
    assert isinstance(coin, Artwork)
    assert own.box == Rect(10, 10, 40, 20)
    assert coin.box == Rect(20, 40, 20, 20)  # square, inside 40 by 20, in the middle
    assert made.face().drawing.items[1].svg is coin.svg


def test_a_figure_is_as_large_as_its_view_box() -> None:
    figure = svg(
        "{% for colour in colours %}",
        slot(
            id="n-{{ loop.index }}",
            data_text="{{ colour.id }}",
            data_literal="true",
            y="{{ 10 * loop.index }}",
        ),
        "{% endfor %}",
        width=120,
        height=50,
    )
    face, faults = Stage({FIGURE: figure}).figure()
    assert faults == ()
    assert face is not None
    assert (face.drawing.size, said(face)) == (Size(120, 50), "red blue")
    assert [fit.slot for fit in face.fits] == ["n-1", "n-2"]


def test_raster_pictures_tell_how_finely_they_print() -> None:
    data = io.BytesIO()
    Image.new("RGB", (400, 100)).save(data, "PNG")
    made = Stage(
        {
            TEMPLATE: svg(slot(data_picture="art", data_fit="cover")),
            "content/trial/art/wide.png": data.getvalue(),
        },
        (piece(art=Art(name="wide.png", is_file=True)),),
    )
    (picture,) = made.face().drawing.items
    # 4 : 1 over 40 by 20 mm: 80 mm wide, so that 20 mm stick out left and right.
    assert picture == Picture(
        "content/trial/art/wide.png", Rect(-10, 10, 80, 20), 0, "", Rect(10, 10, 40, 20)
    )
    (fit,) = made.face().pictures
    assert (fit.slot, fit.field, round(fit.dpi, 6)) == ("it", "art", round(100 / 20 * 25.4, 6))


def test_the_same_face_is_composed_alike_again() -> None:
    lines = ('<rect width="5" height="5"/>', slot(data_text="name"), slot(id="b", data_motif="sign/coin"))
    assert repr(stage(*lines).face()) == repr(stage(*lines).face())
