"""Equal content has equal digests, wherever it is written; any other content has another."""

import pytest
from generator.build.digest import digest
from generator.diagnostic import Origin, Span
from generator.geometry import Size
from generator.model import Art, Component, Member, Piece, Side, Text
from msgspec.structs import replace

RED = Member(id="red", fields={"name": Text("red.name", "Red")})
PIECE = Piece(
    id="a",
    count=2,
    fields={"name": Text("a.name", "A"), "art": Art(name="sign/coin"), "colour": RED, "words": ("x", "y")},
)


def component(piece: Piece = PIECE, width: float = 20.0) -> Component:
    return Component(
        id="items",
        name=Text("items.name", "Items"),
        stock="tiles",
        size=Size(width, 20.0),
        face="item.svg.j2",
        pieces=(piece, replace(piece, id="b")),
    )


def test_equal_values_of_different_objects_are_equal() -> None:
    assert digest(component()) == digest(component())


@pytest.mark.parametrize(
    "other",
    [
        component(width=20.5),
        component(replace(PIECE, count=3)),
        component(replace(PIECE, fields={**PIECE.fields, "name": Text("a.name", "A", "Ah")})),
        component(replace(PIECE, fields={**PIECE.fields, "words": ("x",)})),
        component(replace(PIECE, fields={**PIECE.fields, "colour": replace(RED, id="rust")})),
    ],
)
def test_any_difference_shows(other: Component) -> None:
    assert digest(other) != digest(component())


def test_moved_line_does_not_show() -> None:
    moved = replace(PIECE, origin=Origin(Span("content/x.yaml", 12, 3)))
    assert digest(PIECE) == digest(moved)


def test_parts_cannot_be_mixed_up() -> None:
    assert digest("a", "bc") != digest("ab", "c")
    assert digest(("a", "b")) != digest(("a,b",))
    assert digest(("a", "b")) != digest(("a','b",))
    assert digest(("a", ("b",))) != digest((("a", "b"),))
    assert digest({"a": 1}) != digest({"a": "1"})
    assert digest({"a": 1}) != digest(("a", 1))
    assert digest(1) != digest(1.0)
    assert digest(1) != digest(True)
    assert digest(b"x", Side.FRONT, None) != digest(b"x", Side.BACK, None)


def test_value_without_content_is_refused() -> None:
    with pytest.raises(TypeError, match="nothing tells one object from another"):
        digest(object())
