"""Effects on faces: as paragraphs of one slot, one by one in a template, and the places of their words."""

from generator.diagnostic import Origin, Span
from generator.faces.places import field_showing, place_of_field
from generator.model import Effect, LocalizedGame, Member, Text
from msgspec.structs import replace
from tests.faces.stage import TEMPLATE, Stage, piece, slot, svg

ROW = Member(id="row", fields={"name": Text("", "Row"), "in": Text("", "in this row")})
GAIN = Effect(
    kind="gain", arguments={"shells": 2}, text=Text("effects/gain", "Gain {n} shell.", "Gain 2 shells.")
)
EACH = Effect(
    kind="gain-each",
    arguments={"shells": 1, "per": "crab", "where": ROW, "some": ("crab", "gull")},
    text=Text("effects/gain-each", "{n} {where.in}.", "1 in this row."),
)


def said(made: Stage, number: int = 0) -> list[str]:
    """Return the words in each slot of a face."""
    return [fit.text for fit in made.face(number).fits]


def test_a_slot_shows_all_effects_as_paragraphs() -> None:
    made = Stage({TEMPLATE: svg(slot(data_text="effects"))}, (piece(effects=(GAIN, EACH)),))
    (fit,) = made.face().fits
    assert (fit.text, fit.field, fit.lines) == ("Gain 2 shells.\n\n1 in this row.", "effects", 2)
    one = Stage({TEMPLATE: svg(slot(data_text="effects"))}, (piece(effects=(EACH,)), piece(effects=())))
    assert (said(one), said(one, 1)) == (["1 in this row."], [])


def test_templates_see_kind_words_and_arguments_of_each_effect() -> None:
    line = (
        "{% for it in piece.effects %}{{ it.kind }}: {{ it.text }} {{ it.shells }}"
        "{% if it.kind == 'gain-each' %} {{ it.per }} {{ it.where.id }} {{ it.where.name }}"
        " {{ it.some | join('+') }}{% endif %}|{% endfor %}{{ piece.effects | length }}{{ piece.effects[0] }}"
    )
    made = Stage(
        {TEMPLATE: svg(slot(data_text=line, data_literal="true"))},
        (piece(effects=(GAIN, EACH)), piece("two", effects=(GAIN,)), piece("three", effects=(EACH,))),
    )
    each = "gain-each: 1 in this row. 1 crab row Row crab+gull|"
    assert said(made) == [f"gain: Gain 2 shells. 2|{each}2gain"]
    assert said(made, 1) == ["gain: Gain 2 shells. 2|1gain"]
    assert said(made, 2) == [f"{each}1gain-each"]


def test_a_slot_for_each_effect_shows_the_marks_in_its_words() -> None:
    bold = replace(GAIN, text=Text("effects/gain", "", "Gain **2** shells."))
    lines = (
        "{% for it in piece.effects %}",
        slot(
            id="e{{ loop.index }}", y="{{ 10 * loop.index }}", data_text="{{ it.text }}", data_literal="true"
        ),
        "{% endfor %}",
    )
    made = Stage({TEMPLATE: svg(*lines)}, (piece(effects=(bold, EACH)),))
    assert said(made) == ["Gain **2** shells.", "1 in this row."]


def places(localized: LocalizedGame) -> LocalizedGame:
    """Return the game as if both phrases had been translated."""
    keys = {
        ("effects/gain", "Gain {n} shell."): Span("fr.po", 8),
        ("effects/gain-each", "{n} {where.in}."): Span("fr.po", 12),
    }
    return replace(localized, places=keys)


def test_the_words_of_an_effect_stand_in_the_catalog() -> None:
    spans = {"effects": Span("cards.yaml", 12, 14), "effects.1": Span("cards.yaml", 12, 27)}
    card = replace(piece(effects=(GAIN, EACH)), origin=Origin(Span("cards.yaml", 9), spans))
    localized = places(Stage({TEMPLATE: svg(slot(data_text="effects"))}, (card,)).localized)
    assert field_showing(card, "1 in this row.") == "effects.1"
    assert place_of_field(localized, card, "effects.1").span == Span("fr.po", 12)
    # Of all of them together, none is to blame.
    assert place_of_field(localized, card, "effects").span == Span("cards.yaml", 12, 14)
    alone = replace(card, fields={"effects": (EACH,)})
    assert place_of_field(localized, alone, "effects").span == Span("fr.po", 12)
