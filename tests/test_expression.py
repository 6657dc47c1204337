"""Expressions and placeholders: what they are worth, and that nothing of Python is in reach."""

import pytest
from generator.expression import (
    Braces,
    ExpressionError,
    PhraseFunction,
    PlaceholderKind,
    Several,
    edition_names,
    evaluate,
    fill,
    fill_value,
    find_placeholders,
    loop_values,
    parse_expression,
    substitute,
)
from generator.geometry import Size
from generator.model import Art, Component, Effect, Icon, LoopSource, Member, Piece, Text
from msgspec.structs import replace

YELLOW = Member(
    id="yellow", fields={"name": Text("c/yellow.name", "Yellow"), "letter": Text("c/yellow.letter", "Y")}
)
BLUE = Member(id="blue", fields={"name": Text("c/blue.name", "Blue"), "worth": 2})
ITEMS = Component(
    id="item-tiles",
    name=Text("item-tiles.name", "Item tiles"),
    stock="tiles",
    size=Size(18, 20),
    face="item.svg.j2",
    pieces=(
        Piece(id="a", count=1, fields={"name": Text("a", "A"), "colour": YELLOW, "shape": "scallop"}),
        Piece(id="b", count=3, fields={"name": Text("b", "B"), "colour": BLUE, "shape": "scallop"}),
        Piece(id="c", count=4, fields={"name": Text("c", "C"), "art": Art(name="x/y")}),
    ),
)
NAMES = edition_names(
    {"n": 3, "half": 0.5, "beach": {"rows": 8, "space-size": 21}, "secret": {"2": 1, "3": 4}, "word": "sand"},
    {"colours": (YELLOW, BLUE)},
    (2, 3, 4),
    (ITEMS,),
)
ANY_FUNCTION = "one of: abs, ceil, coins, count, explained, floor, len, max, …"
PHRASES = {"coins": PhraseFunction("coins", lambda n: f"{n} coins" if n != 1 else "1 coin")}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1 + 2 * 3", 7),
        ("7 // 2 - 7 % 2", 2),
        ("3 / 2", 1.5),
        ("-n + +n", 0),
        ('"a" + "b"', "ab"),
        ("beach.rows * beach.space_size", 168),
        ("secret[n]", 4),
        ("secret[n - 1]", 1),
        ('beach["rows"]', 8),
        ("1 < n <= 3 != 4", True),
        ("n == 3 and not n > 3 or false", True),
        ("false and 1 / 0 == 1", False),
        ('"yes" if n > 2 else 1 / 0', "yes"),
        ("n in [1, 2, 3]", True),
        ('"an" in word', True),
        ("2 in secret and 7 not in secret", True),
        ('"blue" in colours', True),
        ('colours.yellow == "yellow"', True),
        ("colours[1].worth", 2),
        ("colours.blue.id", "blue"),
        ("len(colours) + len(word) + len(players)", 9),
        ("max(players) - min(players)", 2),
        ("max(n, 7)", 7),
        ("sum(secret)", 5),
        ("sum([])", 0),
        ("abs(-2) + round(2.5) + round(-0.5) + ceil(0.1) + floor(0.9)", 5),
        ("count(item_tiles)", 8),
        ('count(item_tiles, shape="scallop")', 4),
        ("count(item_tiles, colour=colours.blue)", 3),
        ('count(item_tiles, colour="yellow", shape="scallop")', 1),
        ('count(item_tiles, id="c")', 4),
        ('count(item_tiles, art="x/y")', 4),
        ('count(item_tiles, id=["a", "c"])', 5),
        ("count(item_tiles, colour=colours)", 4),
        ("count(item_tiles, colour=[colours.blue], shape=[])", 0),
        ("item_tiles.total + item_tiles.kinds", 11),
        ("item_tiles.height - item_tiles.width", 2),
        ("item_tiles.a.count + item_tiles.c.count", 5),
        ('item_tiles["b"].colour.worth', 2),
        ("item_tiles.c.art", Art(name="x/y")),
        ("coins(n)", "3 coins"),
        ("true", True),
        (" n\n  + 1 ", 4),
    ],
)
def test_evaluate(text: str, value: object) -> None:
    result = evaluate(text, NAMES, PHRASES)
    assert result == value
    assert type(result) is type(value)


@pytest.mark.parametrize(
    ("text", "message", "offset", "way_out"),
    [
        ("", "the expression is empty", 0, ""),
        ("1 +", "this is not an expression", 3, "for example: count(items) == 2 * rows"),
        ("n = 3", "this is not an expression", 2, "equality is written =="),
        ("n is 3", '"is" has no place in an expression', 0, ""),
        ("2 ** n", "a power (**) has no place in an expression", 0, ""),
        ("1 + [i for i in players]", "a loop has no place in an expression", 4, ""),
        ("players[0:1]", '":" means nothing in an expression', 9, ""),
        ("max(*players)", "a star has no place in an expression", 4, ""),
        ("lambda: 1", '":" means nothing in an expression', 6, ""),
        ("f'{n}'", "an f-string has no place in an expression", 0, ""),
        ("b'x'", "only numbers, words in quotes, true and false stand for themselves", 0, ""),
        ("...", "only numbers, words in quotes, true and false stand for themselves", 0, ""),
        ("2j", "only numbers, words in quotes, true and false stand for themselves", 0, ""),
        ("'a\\x41'", "a backslash means nothing in an expression", 2, ""),
        ("n # 3", '"#" means nothing in an expression', 2, ""),
        ("'open", "the quoted word never ends", 0, "close it with '"),
        ("n.__class__", 'no name starts with "_" as "__class__" does', 0, ""),
        ("__import__('os')", 'no name starts with "_" as "__import__" does', 0, ""),
        ("players.count(2)", "only a function by its name can be called", 0, ""),
        ("max(1, key=2)", '"max" takes no field="value"', 0, ""),
        ("open(word)", 'there is no phrase or function "open"', 0, ANY_FUNCTION),
        ("coin(3)", 'there is no phrase or function "coin"', 0, 'did you mean "coins"?'),
        ("coins + 1", '"coins" is called with something in brackets', 0, "write coins(…)"),
        ("coins(word)", 'the phrase "coins" takes one number', 0, "for example coins(3)"),
        ("1 + beech.rows", 'nothing is called "beech" here', 4, 'did you mean "beach"?'),
        ("beach.row", 'there is no "row" here', 6, 'did you mean "rows"?'),
        ("secret[9]", 'there is no "9" here', 7, "one of: 2, 3"),
        ("colours.green", 'there is no "green" here', 8, "one of: blue, yellow"),
        ("players[7]", "the list has no item 7", 8, "items are numbered from 0 to 2"),
        ("word.upper", 'the word "sand" has no "upper"', 5, ""),
        ("word * 3", 'the word "sand" cannot be calculated with', 0, ""),
        ("true + 1", "true cannot be calculated with", 0, ""),
        ("-word", 'the word "sand" cannot have a sign', 0, ""),
        ("word < 3", 'the word "sand" and the number 3 have no order', 0, ""),
        ("3 in 4", "nothing can be in the number 4", 0, ""),
        ("n / 0", "division by zero", 0, ""),
        ("999999999999 * 999", "the number is too large", 0, "the limit is 1000000000000"),
        ("9999999999999", "the number is too large", 0, "the limit is 1000000000000"),
        ("1e999", "the number is too large", 0, "the limit is 1000000000000"),
        ("count(n)", "count takes one component", 0, 'for example count(items, shape="scallop")'),
        ("count(item_tiles, nam=n)", 'no piece of "item-tiles" has a field "nam"', 0, 'did you mean "name"?'),
        ("max(word, 2)", 'max takes numbers, not the word "sand"', 0, ""),
        ("max([])", "there is nothing to take max of", 0, ""),
        ("abs(1, 2)", "abs takes one number", 0, ""),
        ("len(3)", "len takes one list, set or word", 0, ""),
        ("not " * 40 + "n", "the expression is nested more than 32 deep", 124, ""),
        ("1" * 501, "the expression is longer than 500 characters", 500, ""),
    ],
)  # fmt: skip
def test_expression_errors(text: str, message: str, offset: int, way_out: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        evaluate(text, NAMES, PHRASES)
    assert (caught.value.message, caught.value.offset, caught.value.hint) == (message, offset, way_out)


@pytest.mark.parametrize("text", ["(" * 250 + ")" * 250, "-" * 499 + "1", "[" * 499, "1or 2", "a\0b"])
def test_hostile_text_is_an_expression_error(text: str) -> None:
    with pytest.raises(ExpressionError):
        evaluate(text, NAMES)


def test_only_phrases_and_functions_can_be_called() -> None:
    with pytest.raises(ExpressionError, match="no phrase or function"):
        evaluate("danger(1)", {"danger": print})


def test_a_phrase_and_a_component_may_share_a_name() -> None:
    names = {"items": ITEMS}
    phrases = {"items": PhraseFunction("items", lambda n: f"{n} items")}
    assert evaluate("items(count(items))", names, phrases) == "8 items"


def test_parsed_expression_knows_its_names() -> None:
    parsed = parse_expression("coins(n) if max(players) > beach.rows else word")
    assert parsed.names == {"n", "players", "beach", "word"}
    assert parsed.calls == {"coins", "max"}


def test_offsets_count_characters_not_bytes() -> None:
    with pytest.raises(ExpressionError) as caught:
        evaluate('"éé" == wrd', NAMES)
    assert caught.value.offset == 8


def test_find_placeholders() -> None:
    text = "a {{b}} {icon:coin} {count(items, id='}')} c"
    icon, expression = find_placeholders(text)
    assert (icon.kind, icon.inner, text[icon.start : icon.end]) == (
        PlaceholderKind.ICON,
        "coin",
        "{icon:coin}",
    )
    assert expression.kind is PlaceholderKind.EXPRESSION
    assert expression.inner == "count(items, id='}')"
    assert text[expression.start : expression.end] == "{count(items, id='}')}"
    assert text[expression.offset :].startswith("count")


def test_double_braces_are_placeholders_of_markdown() -> None:
    text = "{contents} {{ n + 1 }} {icon:coin} } {"
    assert [found.inner for found in find_placeholders(text, Braces.DOUBLE)] == [" n + 1 ", "coin"]
    assert fill(text, NAMES, braces=Braces.DOUBLE) == "{contents} 4 {icon:coin} } {"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain", "plain"),
        ("{n} of {{n}}}}", "3 of {n}}"),
        ("{coins(n)}, {icon:coin}", "3 coins, {icon:coin}"),
        ("{colours.yellow} {colours.yellow.letter}", "Yellow Y"),
        ("{item_tiles}: {half}, {4 / 2}, {2 / 3}", "Item tiles: 0.5, 2, 0.666667"),
    ],
)
def test_fill(text: str, shown: str) -> None:
    assert fill(text, NAMES, PHRASES) == shown


def test_fill_can_replace_icons_and_word_numbers() -> None:
    shown = fill("{half} {icon:coin}", NAMES, word=lambda value: str(value).replace(".", ","), icon=str.upper)
    assert shown == "0,5 COIN"


@pytest.mark.parametrize(
    ("text", "message", "offset"),
    [
        ("a {n", 'this "{" is never closed', 2),
        ("a } b", 'this "}" closes nothing', 2),
        ("a {}", "the expression is empty", 3),
        ("ab {1 +}", "this is not an expression", 7),
        ("ab {m}", 'nothing is called "m" here', 4),
        ("{icon:}", "an icon is written {icon:coin}", 0),
        ("see {players}", "a list cannot be shown as text", 5),
        ("see {beach}", "a group of values cannot be shown as text", 5),
    ],
)
def test_fill_errors_count_in_the_whole_text(text: str, message: str, offset: int) -> None:
    with pytest.raises(ExpressionError) as caught:
        fill(text, NAMES)
    assert (caught.value.message, caught.value.offset) == (message, offset)


@pytest.mark.parametrize(
    ("text", "way_out"),
    [
        # "colours" is nearer, but only "color" gives a text.
        ("{colour}", 'did you mean "color"?'),
        ("{colour.letter}", 'did you mean "color"?'),
        ("{true}{colours.purple}", "one of: blue, yellow"),
        ("{len(colour)}", 'did you mean "colours"?'),
        ("{colours}", 'did you mean "color"?'),
        ("{colours.blue.name} {shapes}", "name one of what is in it: scallop"),
        ("{players}", "name one of its items by number, such as players[0]"),
        ("{beach}", "name one of what is in it: rows, space-size"),
    ],
)
def test_placeholders_are_led_to_what_gives_a_text(text: str, way_out: str) -> None:
    shapes = (Member(id="scallop", fields={}),)
    with pytest.raises(ExpressionError) as caught:
        fill(text, {**NAMES, "color": BLUE, "shapes": shapes})
    assert caught.value.hint == way_out


def test_a_whole_placeholder_keeps_its_type() -> None:
    assert fill_value("{n}", NAMES) == 3
    assert fill_value("{colours.blue}", NAMES) is BLUE
    assert fill_value("{colours.blue}-{n}", NAMES) == "blue-3"
    assert fill_value("plain", NAMES) == "plain"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{colour} {shape}", "Yellow scallop"),
        ("{colour.letter} for {fossil_pair}", "Y for {fossil_pair}"),
        ("{{literal}} {icon:coin} {n}", "{{literal}} {icon:coin} 3"),
        ("{coins(n)} and {coins(fossil_pair)}", "{coins(3)} and {coins(fossil_pair)}"),
        ("{count(items, colour=colour) + n}", '{count(items, colour="yellow") + 3}'),
        ("{max(n, 2)}", "3"),
        ("{brace}", "{{x}}"),
    ],
)
def test_substitute_fills_loop_variables_only(text: str, message: str) -> None:
    loop = {"colour": YELLOW, "shape": "scallop", "n": 3, "brace": "{x}"}
    assert substitute(text, loop) == message


@pytest.mark.parametrize("word", ['a"b', "a\\", "a\nb"])
def test_a_word_that_cannot_be_quoted_cannot_be_used_beside_other_names(word: str) -> None:
    with pytest.raises(ExpressionError, match="cannot be used beside other names"):
        substitute("{count(items, colour=c) + n}", {"c": word})


def test_substituted_texts_keep_their_own_placeholders() -> None:
    member = Member(id="m", fields={"name": Text("m", "worth {fossil_pair} {icon:coin}")})
    assert substitute("{kind}!", {"kind": member}) == "worth {fossil_pair} {icon:coin}!"


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("colours", (YELLOW, BLUE)),
        ("players", (2, 3, 4)),
        ("[1, 5]", (1, 5)),
        ("1 to n", (1, 2, 3)),
        ("2 to 1", ()),
        ("secret", (2, 3)),
        ((1.5, -1, "x"), (1.5, -1, "x")),
    ],
)
def test_loop_values(text: LoopSource, values: tuple[object, ...]) -> None:
    assert loop_values(text, NAMES) == values


def test_a_key_of_a_group_is_a_number_if_it_is_written_like_one() -> None:
    assert loop_values("dates", {"dates": {"7": 1, "07": 2, "May": 3}}) == (7, "07", "May")


@pytest.mark.parametrize(
    ("text", "message", "offset"),
    [
        ("n", "one cannot run through the number 3", 0),
        ("1 to word", 'the word "sand" is no whole number', 5),
        ("1 to 10000000", "this runs too long", 0),
        ("colors", 'nothing is called "colors" here', 0),
    ],
)
def test_loop_errors(text: str, message: str, offset: int) -> None:
    with pytest.raises(ExpressionError) as caught:
        loop_values(text, NAMES)
    assert (caught.value.message, caught.value.offset) == (message, offset)


def test_a_parameter_hides_a_set_which_hides_a_component() -> None:
    names = edition_names({"a": 1}, {"a": (YELLOW,), "item-tiles": (BLUE,)}, (2,), (ITEMS,))
    assert names == {"a": 1, "item_tiles": (BLUE,), "players": (2,)}


def test_count_finds_a_value_in_a_list_and_an_effect_by_its_kind() -> None:
    def card(id_: str, count: int, icons: tuple[str, ...], *kinds: str) -> Piece:
        effects = tuple(Effect(kind=kind, arguments={}) for kind in kinds)
        return Piece(id=id_, count=count, fields={"icons": icons, "does": effects})

    pieces = (
        card("a", 1, ("crab",), "gain"),
        card("b", 2, ("crab", "gull"), "gain", "draw"),
        card("c", 4, ()),
    )
    names = edition_names({}, {}, (2,), (replace(ITEMS, pieces=pieces),))
    for wanted, count in {
        'icons="crab"': 3,
        'icons="gull"': 2,
        'icons=["crab", "gull"]': 2,
        "icons=[]": 4,
        'does="gain"': 3,
        'does="draw"': 2,
        'does="draw", icons="sun"': 0,
    }.items():
        assert evaluate(f"count(item_tiles, {wanted})", names) == count


def test_an_icon_and_a_list_that_a_phrase_is_told_can_be_shown() -> None:
    crab, gull = (
        Icon(id=id_, name=Text("", f"a {id_}"), art=Art(name=""), meaning=Text("", ""))
        for id_ in ("crab", "gull")
    )
    names = {"per": crab, "some": Several((crab, gull)), "who": Several((YELLOW, BLUE)), "plain": (1, 2)}
    for text, filled in {
        "{per}, {per.name}, {per.id}": "{icon:crab}, a crab, crab",
        "{some}": "{icon:crab}\u202f{icon:gull}",
        "{some[1]} {some.name}": "{icon:gull} a crab, a gull",
        "{who}; {who[0].letter}; {who.yellow.letter}": "Yellow, Blue; Y; Y",
        "{len(some)}": "2",
    }.items():
        assert fill(text, names) == filled
    for text in ("{plain}", "{per.art}", "{some.meaning}", "{who.letter}"):
        with pytest.raises(ExpressionError):
            fill(text, names)
