"""Equal content has equal digests, wherever it is written; any other content has another."""

from dataclasses import replace

import pytest
from generator.build.digest import Digester
from generator.diagnostic import Origin, Span
from generator.drawing import Artwork, Drawing, Glyph, Glyphs, Run, Words
from generator.geometry import Point, Rect, Size
from generator.model import Art, FontKey, Piece, Side, Text

FONT = FontKey(family="Noto Sans")


def drawing(word: str = "Shell", x: float = 1.0, svg: str = "<svg/>" * 100) -> Drawing:
    glyphs = Glyphs(FONT, tuple(Glyph(ord(c), 500.0, c) for c in word), 500.0 * len(word), word)
    words = Words((Run(Point(x, 2.0), (glyphs, glyphs), 9.0, 0.8, "#000000"),))
    return Drawing(Size(20.0, 20.0), (Artwork(svg, Rect(0, 0, 20, 20)), words))


def test_equal_drawings_of_different_objects_are_equal() -> None:
    assert Digester().digest(drawing()) == Digester().digest(drawing())


def test_digest_does_not_depend_on_what_was_digested_before() -> None:
    used = Digester()
    used.digest(drawing("Other"), drawing(svg="<svg></svg>" * 50))
    assert used.digest(drawing()) == Digester().digest(drawing())


@pytest.mark.parametrize("other", [drawing("Shelf"), drawing(x=1.5), drawing(svg="<svg />" * 100)])
def test_any_difference_shows(other: Drawing) -> None:
    assert Digester().digest(other) != Digester().digest(drawing())


def test_moved_line_does_not_show() -> None:
    piece = Piece(id="a", count=2, fields={"name": Text("a.name", "A"), "art": Art(name="sign/coin")})
    moved = replace(piece, origin=Origin(Span("content/x.yaml", 12, 3)))
    assert Digester().digest(piece) == Digester().digest(moved)
    assert Digester().digest(piece) != Digester().digest(replace(piece, count=3))


def test_parts_cannot_be_mixed_up() -> None:
    assert Digester().digest("a", "bc") != Digester().digest("ab", "c")
    assert Digester().digest(("a", "b")) != Digester().digest(("a,b",))
    assert Digester().digest({"a": 1}) != Digester().digest({"a": "1"})
    assert Digester().digest(b"x", Side.FRONT, None) != Digester().digest(b"x", Side.BACK, None)


def test_value_without_content_is_refused() -> None:
    with pytest.raises(TypeError, match="nothing tells one object from another"):
        Digester().digest(object())
