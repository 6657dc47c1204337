"""The section ``catalogue``: what is read, and what is said about each mistake, at its place."""

import pytest
from generator.localize import collect_messages
from generator.model import Fact, Plot, Text
from tests.read.projects import GAME, complaints, project, read

SECTION = """\
catalogue:
  components: [items]
  group: kind
  facts:
    value: {label: Value, icon: coin}
    kind: {label: Kind, values: {big: Large}}
    letter: Letter
  filters: [value]
  plots:
    - {title: Values, across: value, per: kind, of: [items]}
    - {title: Numbers, across: value, numbers: value}
"""
PIECES = "pieces:\n  - {id: bottle, name: Bottle, value: 2, kind: big, letter: B}\n"
FIRST = GAME.count("\n") + 1


def told(old: str, new: str) -> list[str]:
    """Return what is said about the section with one thing changed."""
    assert SECTION.count(old) == 1
    return complaints(project(game=GAME + SECTION.replace(old, new), pieces=PIECES))


def test_a_game_without_the_section_has_no_catalogue() -> None:
    assert read(project()).catalogue is None


def test_the_section_holds_what_it_says() -> None:
    catalogue = read(project(game=GAME + SECTION, pieces=PIECES)).catalogue
    assert catalogue is not None
    assert (catalogue.components, catalogue.filters, catalogue.group) == (("items",), ("value",), "kind")
    value, kind, letter = catalogue.facts
    assert value == Fact(name="value", label=Text("catalogue/value.label", "Value"), icon="coin")
    assert kind.values == {"big": Text("catalogue/kind.big", "Large")}
    assert letter == Fact(name="letter", label=Text("catalogue/letter.label", "Letter"))
    assert catalogue.plots[0] == Plot(
        title=Text("catalogue/plots.1", "Values"), across="value", per="kind", components=("items",)
    )


def test_its_texts_are_messages_at_their_lines() -> None:
    messages = collect_messages(read(project(game=GAME + SECTION, pieces=PIECES)))
    found = {one.context: one.line - FIRST for one in messages if one.context.startswith("catalogue/")}
    assert found == {
        "catalogue/value.label": 4,
        "catalogue/kind.label": 5,
        "catalogue/kind.big": 5,
        "catalogue/letter.label": 6,
        "catalogue/plots.1": 9,
        "catalogue/plots.2": 10,
    }


NO_FACT = 'R020: the catalogue tells no fact "%s" (did you mean "%s"?)'


@pytest.mark.parametrize(
    ("old", "new", "place", "said"),
    [
        ("[items]\n", "[items, itms]\n", "1:23", 'R020: there is no component "itms" here (did you mean'),
        ("letter:", "leter:", "6:5", 'R020: no piece of the catalogue has a field "leter" (did you mean'),
        ("icon: coin", "icon: coon", "4:33", 'R009: there is no icon "coon" (did you mean "coin"?)'),
        ("filters: [value]", "filters: [valu]", "7:13", NO_FACT % ("valu", "value")),
        ("group: kind", "group: kin", "2:10", NO_FACT % ("kin", "kind")),
        ("per: kind", "per: kid", "9:43", NO_FACT % ("kid", "kind")),
        ("of: [items]", "of: [cards]", "9:54", 'R020: there is no component "cards" here (one of: items)'),
        ("filters: [value]", "filters: [letter]", "7:13", 'R022: "letter" is a field of texts'),
        ("per: kind", "per: letter", "9:43", 'R022: "letter" is a field of texts'),
        ("numbers: value", "numbers: kind", "10:48", 'R021: "kind" is no field of numbers'),
        ("title: Values", "titel: Values", "9:8", 'S101: unknown key "titel" (did you mean "title"?)'),
        ("label: Kind", 'label: "Kind {hats}"', "5:26", 'R004: nothing is called "hats" here'),
    ],
)
def test_a_mistake_is_told_at_its_place(old: str, new: str, place: str, said: str) -> None:
    line, _, column = place.partition(":")
    wanted = f"game.yaml:{FIRST + int(line)}:{column}: error {said}"
    found = told(old, new)
    assert any(complaint.startswith(wanted) for complaint in found), found
