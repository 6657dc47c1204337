"""Effects: the vocabulary of a game, what pieces say with it, and what is said about each mistake."""

import pytest
from generator.localize import collect_messages
from generator.model import ArgumentKind, Effect, Member, Text
from tests.read.projects import COMPONENT, GAME, complaints, component, project, read

VOCABULARY = """\
effects:
  gain:
    fields: {coins: number}
    count: coins
    text: {one: "Gain {n} {icon:coin}.", other: "Gain {n} {icon:coin}s."}
    meaning: Take them.
  gain-each:
    fields: {coins: number, per: icons, where: colours}
    count: coins
    text: {one: "Gain {coins} for each {per} of {where.letter}.", other: "Gain {n} for {per}, {where}."}
  show:
    fields: {some: [icons], all: [colours]}
    text: "Show {some}: {all}, {all.letter}, {some[0].name}."
  draw: {text: "Draw {cards} {coins(cards)}.", meaning: "From the stack: {icon:coin}."}
"""
ICONS = "  coin: {name: coin, art: sign/coin, meaning: A coin is a point.}\n"
SOUND = (
    GAME.replace("pair: 3", "cards: 2, pair: 3")
    .replace(ICONS, ICONS + "  crab: {name: crab, art: creature/crab, meaning: A crab.}\n")
    .replace("phrases:", VOCABULARY + "phrases:")
)
HEADER = COMPONENT.replace("kind: word", "does: effects")


def effects_of(text: str, edition: int = 0) -> list[Effect]:
    """Return the effects of a piece that says these."""
    pieces = f"pieces:\n  - {{id: bottle, name: Bottle, does: {text}}}\n"
    (piece,) = component(read(project(game=SOUND, pieces=pieces, header=HEADER)), edition=edition).pieces
    assert piece.fields["does"] == piece.effects
    return list(piece.effects)


def faults_of(text: str) -> list[str]:
    """Return what is said about a piece that says this where its effects belong, in line 10."""
    pieces = f"pieces:\n  - id: bottle\n    name: Bottle\n    does: {text}\n"
    return complaints(project(game=SOUND, pieces=pieces, header=HEADER))


def faults_in(old: str, new: str) -> list[str]:
    """Return what is said about a vocabulary in which something is replaced."""
    assert SOUND.count(old) >= 1
    return complaints(project(game=SOUND.replace(old, new, 1)))


def test_the_vocabulary_is_read_with_the_kinds_of_its_arguments() -> None:
    kinds = read(project(game=SOUND)).effects
    assert list(kinds) == ["gain", "gain-each", "show", "draw"]
    assert kinds["gain-each"].arguments == {
        "coins": ArgumentKind("number"),
        "per": ArgumentKind("icons"),
        "where": ArgumentKind("colours"),
    }
    assert kinds["show"].arguments == {
        "some": ArgumentKind("icons", many=True),
        "all": ArgumentKind("colours", many=True),
    }
    assert kinds["gain"].text == Text("effects/gain", "Gain {n} {icon:coin}.")
    assert kinds["gain"].plural == Text("effects/gain", "Gain {n} {icon:coin}s.")
    assert kinds["gain"].meaning == Text("effects/gain.meaning", "Take them.")
    assert (kinds["gain"].count, kinds["show"].count) == ("coins", "")
    assert (kinds["draw"].plural, kinds["show"].meaning) == (None, None)


def test_what_pieces_say() -> None:
    gain, each, show, draw = effects_of(
        "[{gain: 3}, {gain-each: {coins: 1, per: crab, where: blue}},"
        " {show: {some: [coin, crab], all: yellow}}, draw]"
    )
    assert gain == Effect(kind="gain", arguments={"coins": 3})
    blue = each.arguments["where"]
    assert isinstance(blue, Member)
    assert (blue.id, each.arguments["coins"], each.arguments["per"]) == ("blue", 1, "crab")
    assert list(each.arguments) == ["coins", "per", "where"]
    assert show.arguments["some"] == ("coin", "crab")
    assert isinstance(show.arguments["all"], tuple)
    assert [member.id for member in show.arguments["all"] if isinstance(member, Member)] == ["yellow"]
    assert draw == Effect(kind="draw", arguments={})


def test_one_argument_may_be_named_or_not_and_one_effect_needs_no_list() -> None:
    assert effects_of("[{gain: {coins: 3}}]") == effects_of("[gain: 3]") == effects_of("{gain: 3}")
    assert effects_of("draw") == effects_of("[{draw: }]") == effects_of("[{draw: {}}]")
    assert effects_of("[]") == []


def test_arguments_may_be_expressions_over_the_parameters_of_each_edition() -> None:
    text = '[{gain: "{pair + 1}"}]'
    assert effects_of(text) == [Effect(kind="gain", arguments={"coins": 4})]
    assert effects_of(text, edition=1) == [Effect(kind="gain", arguments={"coins": 3})]


def test_arguments_may_be_variables_and_defaults_may_have_effects() -> None:
    pieces = (
        'defaults: {does: [{gain-each: {coins: 1, per: coin, where: "{colour}"}}]}\n'
        'pieces:\n  - {for: {colour: colours}, id: "cap-{colour}", name: "{colour} cap"}\n'
        "  - {id: cork, name: Cork, like: cap-blue}\n"
    )
    found = component(read(project(game=SOUND, pieces=pieces, header=HEADER))).pieces
    where = [effect.arguments["where"] for piece in found for effect in piece.effects]
    assert [member.id for member in where if isinstance(member, Member)] == ["yellow", "blue", "blue"]


def test_translators_are_told_what_stands_in_braces() -> None:
    found = {
        message.context: message
        for message in collect_messages(read(project(game=SOUND)))
        if message.context.startswith("effects/")
    }
    assert list(found) == [
        "effects/gain",
        "effects/gain.meaning",
        "effects/gain-each",
        "effects/show",
        "effects/draw",
        "effects/draw.meaning",
    ]
    each = found["effects/gain-each"]
    assert each.source == "Gain {coins} for each {per} of {where.letter}."
    assert each.plural == "Gain {n} for {per}, {where}."
    assert each.comment == (
        "effect gain-each: {coins} a number, {per} an icon, {where} one of colours, {n} the number coins"
    )
    assert found["effects/show"].plural is None
    assert found["effects/show"].comment == "effect show: {some} icons, {all} several of colours"
    assert (each.file, each.line) == ("content/shore/game.yaml", 29)


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        (
            "[{gian: 3}]",
            ['10:13: error R015: there is no kind of effect "gian" (did you mean "gain"?)'],
        ),
        (
            "[steal]",
            [
                '10:12: error R015: there is no kind of effect "steal" (one of: draw, gain, gain-each, show;'
                ' kinds of effects are declared under "effects" in game.yaml)'
            ],
        ),
        (
            "[{gain: three}]",
            ['10:19: error S104: "three" is not a number (write digits, such as 3 or 1.5)'],
        ),
        (
            '[{gain: "{pear}"}]',
            ['10:21: error R004: nothing is called "pear" here (did you mean "pair"?)'],
        ),
        (
            "[{gain: [1, 2]}]",
            ["10:19: error S103: a number is wanted here, not a list"],
        ),
        (
            "[gain]",
            ['10:12: error S102: the effect "gain" lacks "coins" (such as gain: {coins: …})'],
        ),
        (
            "[{gain-each: {coins: 1, pre: crab, where: blue}}]",
            [
                '10:13: error S102: the effect "gain-each" lacks "per" (such as gain-each: {per: …})',
                '10:35: error S101: the effect "gain-each" is told nothing called "pre"'
                ' (did you mean "per"?)',
            ],
        ),
        (
            "[{gain-each: 1}]",
            [
                '10:24: error S103: the effect "gain-each" is told several things'
                " (name each of them: coins, per, where)"
            ],
        ),
        (
            "[{draw: 3}]",
            ['10:19: error S103: the effect "draw" is told nothing (write draw alone)'],
        ),
        (
            "[{gain-each: {coins: 1, per: crap, where: bleu}}]",
            [
                '10:40: error R009: there is no icon "crap" (did you mean "crab"?)',
                '10:53: error R014: the set "colours" has no member "bleu" (did you mean "blue"?)',
            ],
        ),
        (
            "[{show: {some: [], all: [blue, green]}}]",
            [
                "10:26: error S109: the list is empty (put something in)",
                '10:42: error R014: the set "colours" has no member "green" (one of: blue, yellow)',
            ],
        ),
        (
            "[{gain: 1, draw: 2}]",
            [
                "10:12: error S103: an effect is wanted here: its kind, and after it what it is told"
                " (such as {gain: 2}, each an item of its own)"
            ],
        ),
        (
            "[{gain: x}, {gian: 1}]",
            [
                '10:19: error S104: "x" is not a number (write digits, such as 3 or 1.5)',
                '10:24: error R015: there is no kind of effect "gian" (did you mean "gain"?)',
            ],
        ),
    ],
)
def test_what_is_wrong_with_effects_is_said_where_it_stands(text: str, faults: list[str]) -> None:
    assert faults_of(text) == [f"items.yaml:{fault}" for fault in faults]


@pytest.mark.parametrize(
    ("old", "new", "faults"),
    [
        (
            "{coins: number}",
            "{coins: numbre}",
            [
                '22:21: error R013: there is no kind of argument "numbre" (did you mean "number"?)',
                '23:12: error R016: "coins" is no number among the fields, by which a form could be chosen'
                " (declare it, such as fields: {shells: number})",
            ],
        ),
        (
            "where: colours",
            "where: color",
            ['27:48: error R013: there is no kind of argument "color" (did you mean "colours"?)'],
        ),
        (
            "    count: coins\n",
            "",
            [
                '23:11: error S110: a text with forms for one and other needs "count", the number that'
                " chooses between them (such as count: shells, or write one text)"
            ],
        ),
        (
            "count: coins",
            "count: coin",
            [
                '23:12: error R016: "coin" is no number among the fields, by which a form could be chosen'
                ' (did you mean "coins"?)'
            ],
        ),
        (
            "{one: ",
            "{on: ",
            [
                '24:11: error S102: the key "one" is missing (such as one: …)',
                '24:12: error S101: unknown key "on" (did you mean "one"?)',
            ],
        ),
        (
            "meaning: Take them.",
            "maening: Take them.",
            ['25:5: error S101: unknown key "maening" (did you mean "meaning"?)'],
        ),
        (
            "{coins: number}",
            "{n: number, coins: number}",
            ['22:14: error S108: the name "n" has a meaning of its own in expressions (choose another)'],
        ),
        (
            "{where.letter}",
            "{where.leter}",
            ['29:56: error R004: there is no "leter" here (did you mean "letter"?)'],
        ),
        (
            "{icon:coin}s.",
            "{icon:con}s.",
            ['24:59: error R009: there is no icon "con" (did you mean "coin"?)'],
        ),
        (
            "Draw {cards}",
            "Draw {n}",
            ['33:23: error R004: nothing is called "n" here (one of: cards, colours, heads, items, pair,'
             " players, shapes, table)"],
        ),
        (
            "From the stack: {icon:coin}.",
            "From {stack}.",
            ['33:64: error R004: nothing is called "stack" here (one of: cards, colours, heads, items,'
             " pair, players, shapes, table)"],
        ),
    ],
)  # fmt: skip
def test_what_is_wrong_with_the_vocabulary_is_said_where_it_stands(
    old: str, new: str, faults: list[str]
) -> None:
    assert faults_in(old, new) == [f"game.yaml:{fault}" for fault in faults]


def test_a_vocabulary_is_a_group() -> None:
    game = GAME.replace("phrases:", "effects: [gain]\nphrases:")
    assert complaints(project(game=game)) == [
        "game.yaml:19:10: error S103: a group of keys is wanted here"
        " (such as gain: {fields: {shells: number}, text: …, meaning: …})"
    ]
