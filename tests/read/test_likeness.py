"""Components that are like others: the very same pieces, and whatever else they do not say themselves."""

from generator.geometry import Size
from generator.localize import collect_messages
from generator.model import Text
from tests.read.projects import PIECES, complaints, component, project, read

SMALL = """\
component: items-small
like: items
name: Small items
size: {width: 12 mm, height: 12 mm}
safe: 1 mm
"""


def test_a_component_has_the_pieces_of_the_one_it_is_like_and_says_the_rest_itself() -> None:
    game = read(project(small=SMALL))
    items, small = component(game), component(game, "items-small")
    assert small.pieces is items.pieces
    assert small.like == "items"
    assert items.like == ""
    assert small.name == Text("items-small.name", "Small items")
    assert (small.size, small.safe) == (Size(12.0, 12.0), 1.0)
    assert (small.stock, small.face, small.bleed, small.back) == ("tiles", "item.svg.j2", 0.0, None)


def test_one_that_has_no_name_of_its_own_has_that_of_the_other() -> None:
    game = read(project(small="component: a-copy\nlike: items\nstock: cards\n"))
    assert component(game, "a-copy").name == Text("items.name", "Items")


def test_likeness_may_go_on_and_the_order_of_files_does_not_matter() -> None:
    first = "component: a\nlike: b\nname: A\nbleed: 1 mm\n"
    second = "component: b\nlike: items\nname: B\nbleed: 2 mm\nsafe: 3 mm\n"
    game = read(project(a=first, b=second))
    a = component(game, "a")
    assert (a.bleed, a.safe, a.like) == (1.0, 3.0, "b")
    assert a.pieces is component(game).pieces


def test_words_are_not_doubled() -> None:
    messages = collect_messages(read(project(small=SMALL)))
    contexts = [message.context for message in messages]
    assert contexts.count("items/bottle.name") == 1
    assert [message.comment for message in messages if message.context == "items/bottle.name"] == [
        "items, piece bottle: name"
    ]
    assert [context for context in contexts if context.startswith("items-small")] == ["items-small.name"]


def test_what_is_wrong_with_pieces_is_said_once() -> None:
    pieces = PIECES.replace("name: Bottle", 'name: "{nothing}"')
    assert complaints(project(pieces=pieces, small=SMALL)) == [
        'items.yaml:8:26: error R004: nothing is called "nothing" here (one of: colours, heads, items,'
        " items_small, pair, players, shapes, table)"
    ]


def test_unknown_and_circular_likeness_is_refused() -> None:
    assert complaints(project(small=SMALL.replace("like: items", "like: itens"))) == [
        'small.yaml:2:7: error R017: there is no component "itens" to be like (did you mean "items"?)'
    ]
    first, second = "component: a\nlike: b\n", "component: b\nlike: a\n"
    assert complaints(project(a=first, b=second, c="component: c\nlike: a\n")) == [
        'a.yaml:2:7: error R017: the component "a" is like itself, by way of b'
        " (let one of them have the pieces)",
        'b.yaml:2:7: error R017: the component "b" is like itself, by way of a'
        " (let one of them have the pieces)",
    ]
    assert complaints(project(a="component: a\nlike: a\n")) == [
        'a.yaml:2:7: error R017: the component "a" is like itself (let one of them have the pieces)'
    ]


def test_one_that_is_like_another_has_no_pieces_of_its_own() -> None:
    assert complaints(project(small=f"{SMALL}{PIECES}")) == [
        "small.yaml:6:1: error S110: a component that is like another one has its pieces, and no"
        ' "pieces" of its own (leave out "pieces", or "like")'
    ]


def test_what_it_says_itself_is_judged_where_it_stands() -> None:
    assert complaints(project(small=f"{SMALL}stock: tilse\nback: [a]\n")) == [
        "small.yaml:7:7: error S103: a text is wanted here, not a list",
    ]
    assert complaints(project(small=f"{SMALL}stock: tilse\n")) == [
        'small.yaml:6:8: error R002: there is no stock "tilse" (did you mean "tiles"?)'
    ]
