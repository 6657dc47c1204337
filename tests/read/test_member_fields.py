"""Fields that hold a member of a set: what pieces get, what expressions see, and which ids are refused."""

from generator.expression import evaluate
from generator.localize import names_for
from generator.model import Member
from tests.read.projects import COMPONENT, GAME, complaints, component, project, read

HEADER = COMPONENT.replace("kind: word", "tint: colours")
PIECES = """\
pieces:
  - {id: bottle, name: Bottle, tint: yellow}
  - {id: cork, name: Cork, tint: blue, count: 3}
  - {for: {colour: colours}, id: "cap-{colour}", name: "{colour} cap", tint: "{colour}"}
  - {id: string, name: String}
"""


def test_a_field_of_a_set_holds_the_member() -> None:
    found = component(read(project(pieces=PIECES, header=HEADER))).pieces
    tints = [piece.fields["tint"] for piece in found]
    assert [tint.id if isinstance(tint, Member) else tint for tint in tints] == [
        "yellow",
        "blue",
        "yellow",
        "blue",
        None,
    ]
    assert isinstance(tints[1], Member)
    assert [str(tints[1].fields[name]) for name in ("name", "letter", "pattern")] == ["Blue", "B", "waves"]


def test_count_finds_pieces_by_a_member_and_by_its_id() -> None:
    game = read(project(pieces=PIECES, header=HEADER))
    names = names_for(game, game.editions[0])
    for wanted in ("colours.blue", '"blue"'):
        assert evaluate(f"count(items, tint={wanted})", names) == 4
    assert evaluate("count(items, tint=colours)", names) == 6


def test_a_member_may_name_one_of_a_set_above() -> None:
    shapes = "  shapes:\n    members: {scallop: Scallop, razor-clam: Razor clam}\n"
    later = "  shapes:\n    fields: {tint: colours}\n    members: {scallop: {name: Scallop, tint: blue}}\n"
    game = GAME.replace(shapes, "").replace("icons:\n", f"{later}icons:\n")
    (scallop,) = read(project(game=game)).sets["shapes"]
    tint = scallop.fields["tint"]
    assert isinstance(tint, Member)
    assert (tint.id, str(tint.fields["letter"])) == ("blue", "B")


def test_an_unknown_member_is_refused_with_the_nearest_one() -> None:
    assert complaints(project(pieces=PIECES.replace("tint: yellow", "tint: yelow"), header=HEADER)) == [
        'items.yaml:8:38: error R014: the set "colours" has no member "yelow" (did you mean "yellow"?)'
    ]


def test_an_unknown_kind_may_be_a_set_misspelt() -> None:
    header = COMPONENT.replace("kind: word", "tint: colour")
    found = complaints(project(pieces=PIECES, header=header))
    assert found == [
        'items.yaml:6:45: error R013: there is no kind of field "colour" (did you mean "colours"?)'
    ]


def test_a_field_of_icons_holds_icons_of_the_game() -> None:
    header = COMPONENT.replace("kind: word", "kind: icons, main: icon")
    pieces = "pieces:\n  - {id: bottle, name: Bottle, kind: [coin, coin], main: coin}\n"
    [piece] = component(read(project(pieces=pieces, header=header))).pieces
    assert (piece.fields["kind"], piece.fields["main"]) == (("coin", "coin"), "coin")


def test_an_icon_that_there_is_not_is_told_where_it_is_written() -> None:
    header = COMPONENT.replace("kind: word", "kind: icons, main: icon")
    pieces = "pieces:\n  - {id: bottle, name: Bottle, kind: [coin, conn], main: cion}\n"
    assert complaints(project(pieces=pieces, header=header)) == [
        'items.yaml:8:38: error R009: there is no icon "conn" (did you mean "coin"?)',
        'items.yaml:8:58: error R009: there is no icon "cion" (did you mean "coin"?)',
    ]
