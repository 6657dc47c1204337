"""Pieces: products, likeness, defaults, counts, and where their texts come from."""

from generator.diagnostic import Span
from generator.geometry import Size
from generator.model import Art, Box, Component, Outline, Piece, Text
from generator.read.boxes import Held, dieline, fit_box
from tests.read.projects import COMPONENT, GAME, PIECES, component, project, read

FILE = "content/shore/components/items.yaml"


def pieces(text: str, fields: str = "", game: str = GAME) -> tuple[Piece, ...]:
    """Return the pieces of a component that declares some fields more and lists these pieces."""
    header = COMPONENT.replace("kind: word", f"kind: word{fields}")
    return component(read(project(pieces=text, header=header, game=game))).pieces


def test_a_piece_has_all_declared_fields() -> None:
    (piece,) = pieces(PIECES)
    assert piece == Piece(
        id="bottle",
        count=1,
        fields={
            "name": Text("items/bottle.name", "Bottle"),
            "art": None,
            "letter": None,
            "value": None,
            "kind": None,
        },
    )


def test_every_kind_of_field() -> None:
    (piece,) = pieces(
        "pieces:\n"
        "  - id: 1.00\n"
        "    name: no\n"
        "    letter: 1.00\n"
        "    kind: on\n"
        "    value: 1.50\n"
        "    flip: no\n"
        '    tags: [no, 012, "{heads}"]\n'
        "    lines: [One, Two]\n"
        '    side: {motif: "shell/{heads}", colour: sand, pattern: dots}\n'
        "    art: {file: castle.png}\n",
        ", flip: flag, tags: words, lines: texts, side: art",
    )
    assert piece.id == "1.00"
    assert piece.fields == {
        "name": Text("items/1.00.name", "no"),
        "art": Art(name="castle.png", is_file=True),
        "letter": Text("items/1.00.letter", "1.00"),
        "value": 1.5,
        "kind": "on",
        "flip": False,
        "tags": ("no", "012", "4"),
        "lines": (Text("items/1.00.lines.1", "One"), Text("items/1.00.lines.2", "Two")),
        "side": Art(name="shell/4", colour="sand", pattern="dots"),
    }


def test_products_run_through_all_combinations_the_first_outermost() -> None:
    found = pieces(
        "pieces:\n"
        "  - for: {shape: shapes, colour: colours}\n"
        '    id: "{shape}-{colour}"\n'
        '    name: "{colour} {shape}, {pair} {coins(pair)}"\n'
        '    letter: "{colour.letter}"\n'
        '    kind: "{colour.pattern}"\n'
        '    art: {motif: "shell/{shape}", colour: "{colour}"}\n'
    )
    ids = ["scallop-yellow", "scallop-blue", "razor-clam-yellow", "razor-clam-blue"]
    assert [piece.id for piece in found] == ids
    last = found[-1]
    assert last.fields["name"] == Text("items/razor-clam-blue.name", "Blue Razor clam, {pair} {coins(pair)}")
    assert last.fields["letter"] == Text("items/razor-clam-blue.letter", "B")
    assert last.fields["kind"] == "waves"
    assert last.fields["art"] == Art(name="shell/razor-clam", colour="blue")
    assert getattr(last.fields["colour"], "id", None) == "blue"


def test_eight_by_six_makes_forty_eight() -> None:
    text = 'pieces:\n  - {for: {a: 1 to 8, b: 1 to 6}, id: "{a}-{b}", name: "{a} of {b}", value: "{a * b}"}\n'
    found = pieces(text)
    assert len(found) == 48
    assert (found[0].id, found[1].id, found[-1].id) == ("1-1", "1-2", "8-6")
    assert found[-1].fields["value"] == 48
    assert found[-1].fields["name"] == Text("items/8-6.name", "8 of 6")


def test_loops_run_through_lists_and_parameters() -> None:
    loops = "{n: players, k: [x, 5], t: table}"
    text = f'pieces:\n  - {{for: {loops}, id: "{{n}}{{k}}{{t}}", name: A, value: "{{table[t]}}"}}\n'
    found = pieces(text)
    assert [piece.id for piece in found][:5] == ["2x2", "2x3", "252", "253", "3x2"]
    assert [piece.fields["value"] for piece in found[:2]] == [1, 2]


def test_counts_and_pieces_that_an_edition_has_none_of() -> None:
    text = (
        "pieces:\n"
        '  - {id: a, name: A, count: "{heads}"}\n'
        '  - {id: b, name: B, count: "{pair - 2}"}\n'
        '  - {id: c, name: C, count: "{heads / 2}"}\n'
        '  - {id: d, name: D, count: "3"}\n'
    )
    game = read(project(pieces=text))
    first, second = component(game), component(game, edition=1)
    assert [(piece.id, piece.count) for piece in first.pieces] == [("a", 4), ("b", 1), ("c", 2), ("d", 3)]
    assert [piece.id for piece in second.pieces] == ["a", "c", "d"]
    assert (first.total, second.total) == (10, 9)


def test_what_a_piece_says_comes_before_its_loop_its_model_and_the_defaults() -> None:
    found = pieces(
        "defaults: {kind: default, letter: D, value: 9, count: 5}\n"
        "pieces:\n"
        "  - {id: a, name: A, kind: own, count: 2}\n"
        "  - {id: b, like: a, name: B, value: 7}\n"
        '  - {for: {kind: colours}, id: "c-{kind}", like: b}\n'
        '  - {for: {kind: colours}, id: "d-{kind}", name: D, kind: said}\n'
    )
    said = {piece.id: (piece.count, piece.fields["kind"], piece.fields["value"]) for piece in found}
    yellow = found[2].fields["kind"]
    assert said == {
        "a": (2, "own", 9),
        "b": (2, "own", 7),
        "c-yellow": (2, yellow, 7),
        "c-blue": (2, found[3].fields["kind"], 7),
        "d-yellow": (5, "said", 9),
        "d-blue": (5, "said", 9),
    }
    assert getattr(yellow, "id", None) == "yellow"
    # A text that is taken over stays one message.
    assert found[2].fields["name"] == Text("items/b.name", "B")
    assert {piece.fields["letter"] for piece in found} == {Text("items.letter", "D")}


def test_default_texts_are_one_message_unless_a_loop_fills_them() -> None:
    found = pieces(
        'defaults: {name: Thing, letter: "{colour} {pair}"}\n'
        "pieces:\n"
        '  - {for: {colour: colours}, id: "{colour}"}\n'
        "  - {id: last, letter: Z}\n"
    )
    # "items.name" is the name of the component itself.
    assert {piece.fields["name"] for piece in found} == {Text("items/*.name", "Thing")}
    assert [piece.fields["letter"] for piece in found] == [
        Text("items/yellow.letter", "Yellow {pair}"),
        Text("items/blue.letter", "Blue {pair}"),
        Text("items/last.letter", "Z"),
    ]


def test_origins_point_at_the_field_even_where_it_is_taken_over() -> None:
    found = pieces(
        "defaults: {kind: default}\n"
        "pieces:\n"
        "  - {id: a, name: A, letter: L}\n"
        "  - {id: b, like: a, count: 3}\n"
    )
    origin = found[1].origin
    assert origin.span == Span(FILE, 10, 5, 31)
    assert origin.at("count") == Span(FILE, 10, 29, 30)
    assert origin.key("count") == Span(FILE, 10, 22, 27)
    assert origin.at("letter") == Span(FILE, 9, 30, 31)
    assert origin.at("kind") == Span(FILE, 7, 18, 25)
    assert origin.at("value") == origin.span


def test_literal_braces_stay_literal() -> None:
    (piece,) = pieces('pieces:\n  - {for: {n: [1]}, id: "a{n}", name: "{{n}} is {n}"}\n')
    assert piece.fields["name"] == Text("items/a1.name", "{{n}} is 1")


def test_component_header() -> None:
    header = (
        "component: items\nname: Items\nstock: tiles\nsize: poker\nbleed: 3 mm\nsafe: 0.2 in\noverlap: 1 cm\n"
        "face: a.svg.j2\nback: b.svg.j2\n"
    )
    found = component(read(project(header=header)))
    assert found.name == Text("items.name", "Items")
    assert (found.size, found.corner, found.bleed, found.safe) == (Size(63.5, 88.9), 3.0, 3.0, 5.08)
    assert (found.overlap, found.face, found.back, found.box) == (10.0, "a.svg.j2", "b.svg.j2", None)
    assert found.origin.at("bleed") == Span(FILE, 5, 8, 12)


def test_sizes() -> None:
    def sized(size: str) -> Component:
        return component(read(project(header=COMPONENT.replace("{width: 18 mm, height: 18 mm}", size))))

    assert sized("{diameter: 20 mm}").outline is Outline.ROUND
    assert sized("{diameter: 20 mm}").size == Size(20.0, 20.0)
    assert sized("{preset: poker, corner: 1 mm}").corner == 1.0
    assert sized('{width: "{heads * 10} mm", height: 1 in}').size == Size(40.0, 25.4)


def test_a_box_is_sized_by_what_it_holds() -> None:
    box = "component: box\nname: Box\nstock: boxes\nsize: {box: [cards, items], clearance: 1 mm}\nface: b\n"
    cards = (
        "component: cards\nname: Cards\nstock: cards\nsize: poker\nface: c.svg.j2\n"
        "pieces:\n  - {id: a, name: A, count: 50}\n"
    )
    items = "pieces:\n  - {id: a, name: A, count: 13}\n"
    found = component(read(project(pieces=items, box=box + PIECES, cards=cards)), "box")
    # 50 cards of 0.3 mm; 13 tiles of 1.2 mm in two layers, since 3 × 4 lie beside each other; 1 mm is clear.
    assert found.box == Box(width=64.5, height=89.9, depth=18.4)
    assert found.size == Size(2 * (64.5 + 18.4) + 12, 89.9 + 2 * (18.4 + 12))


def test_pieces_in_a_box_are_turned_when_more_fit() -> None:
    # 60 × 20 lies across the 60 mm of the box: four to a layer; upright there would be room for three.
    box = fit_box([Held(Size(60, 80), 1, 1.0), Held(Size(60, 20), 8, 0.5)], 0.0)
    assert box == Box(width=60.0, height=80.0, depth=2.0)
    assert fit_box([Held(Size(80, 60), 1, 1.0)], 2.0) == Box(width=62.0, height=82.0, depth=3.0)


def test_a_box_may_be_wider_than_what_it_holds() -> None:
    # Six tokens of 36 mm lie in a layer of 72 × 108; 70 of them make twelve layers.
    box = "component: box\nname: Box\nstock: boxes\nface: b\nsize: {box: [rounds], clearance: 1 mm, %s}\n"
    rounds = "component: rounds\nname: R\nstock: tiles\nsize: {diameter: 36 mm}\nface: r\n"
    rounds += "pieces:\n  - {id: a, name: A, count: 70}\n"
    wide = read(project(box=box % "width: 72 mm, height: 108 mm" + PIECES, rounds=rounds))
    assert component(wide, "box").box == Box(width=73.0, height=109.0, depth=15.4)
    narrow = read(project(box=box % "width: 1 mm, height: 1 mm" + PIECES, rounds=rounds))
    assert component(narrow, "box").box == Box(width=37.0, height=37.0, depth=85.0)
    assert dieline(Box(width=60.0, height=80.0, depth=2.0)) == Size(136.0, 108.0)
