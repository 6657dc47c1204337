"""Colours that have to be told apart: by more than colour, and by everybody."""

from generator.check import ComposedFace, run_rules
from generator.diagnostic import Origin, Span
from generator.drawing import Artwork, Drawing, Glyphs, Run, Words
from generator.faces.face import Face
from generator.geometry import Point, Rect, Size
from generator.model import FontKey, Member, Side, Text, Theme, Tone
from msgspec.structs import replace
from tests.check import sample
from tests.check.sample import ITEMS_FILE, THEME_FILE

BOX = Rect(0, 0, 21, 21)


def boat(colour: str, pattern: str = "") -> Artwork:
    return Artwork(f'<svg viewBox="0 0 1 1"><path fill="{colour}" d="M0 0h1z"/>{pattern}</svg>', BOX)


def letter(word: str) -> Words:
    shaped = Glyphs(FontKey(family="Noto Sans"), (), 500.0, word)
    return Words((Run(Point(5, 5), (shaped,), 8.0, 1.0, "#000000"),), 0, Point(5, 5))


def verdicts(*drawn: tuple[Artwork | Words, ...]) -> list[str]:
    pieces = tuple(sample.piece(f"boat-{n}", "Boat", line=10 + n) for n in range(len(drawn)))
    component = sample.component(*pieces)
    faces = tuple(
        ComposedFace(
            component=component, piece=piece, side=Side.FRONT, face=Face(Drawing(Size(21, 21), items), ())
        )
        for piece, items in zip(pieces, drawn, strict=True)
    )
    composed = replace(sample.composed(), faces=faces)
    return [str(fault) for fault in run_rules(composed) if fault.code == "A301"]


def test_pieces_that_differ_by_colour_alone_are_told() -> None:
    (verdict,) = verdicts((boat("#ff0000"),), (boat("#00ff00"),))
    assert verdict.startswith(f"{ITEMS_FILE}:11")
    assert '"boat-1" and "boat-0" of items differ by colour alone' in verdict


def test_patterns_letters_and_shapes_tell_pieces_apart() -> None:
    dots = '<circle cx="0.5" cy="0.5" r="0.1"/>'
    assert verdicts((boat("#ff0000"),), (boat("#00ff00", dots),)) == []
    assert verdicts((boat("#ff0000"), letter("R")), (boat("#00ff00"), letter("G"))) == []


def test_pieces_that_are_wholly_alike_are_another_matter() -> None:
    assert verdicts((boat("#ff0000"),), (boat("#ff0000"),)) == []


def game(**colours: str) -> list[str]:
    palette = {name: Tone(colour, colour, colour) for name, colour in colours.items()}
    spans = {f"palette.{name}": Span(THEME_FILE, 2 + n, 3) for n, name in enumerate(colours)}
    members = tuple(Member(id=name, fields={"name": Text("", name)}) for name in colours)
    theme = Theme(palette=palette, styles={}, origin=Origin(Span(THEME_FILE), spans, {}))
    subject = replace(sample.game(), theme=theme, sets={"colours": members})
    return [str(fault) for fault in run_rules(subject) if fault.code == "A302"]


def test_colours_that_look_alike_are_told_and_to_whom() -> None:
    # Two blues; and a red and a green as dark as each other, far apart but for those who lack one of the two.
    (blue,) = game(teal="#2a7f86", sea="#2f7a8c")
    assert blue.startswith(f"{THEME_FILE}:3:3: warning A302: ")
    assert '"teal" and "sea" of colours look alike' in blue
    (red,) = game(red="#9a5a3c", green="#6b6f2e")
    assert "look alike with deuteranopia" in red
    assert game(red="#c0392b", green="#2e8b57", white="#ffffff") == []


def test_sets_of_other_things_are_left_alone() -> None:
    subject = replace(
        sample.game(), sets={"days": (Member(id="mon", fields={}), Member(id="tue", fields={}))}
    )
    assert [fault for fault in run_rules(subject) if fault.code == "A302"] == []
