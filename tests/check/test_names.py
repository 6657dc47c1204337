from generator.check import read_game_words, run_rules
from generator.model import ArgumentKind, EffectKind, Game, Member, Text
from msgspec.structs import replace
from tests.check.sample import GAME_FILE, ITEMS_FILE, component, constraint, game, piece
from tests.fakes import MemoryWorkspace

UNUSED_PAY = (
    f'{GAME_FILE}:20:3: warning G201: the parameter "pay" is never used '
    "(write {pay} where the number stands, or take the parameter away)"
)


def unused(files: dict[str, str], of: Game | None = None) -> list[str]:
    of = of or game(first={"pay": 3})
    words = read_game_words(MemoryWorkspace(dict(files)), of)
    return [str(verdict) for verdict in run_rules(words)]


def test_a_parameter_or_set_that_nothing_mentions_is_reported() -> None:
    assert unused({}) == [
        UNUSED_PAY,
        f'{GAME_FILE}:24:3: warning G202: the set "colours" is never used '
        '(run through it ("for: {x: colours}"), or take it away)',
    ]


def test_components_rulebook_templates_and_constraints_use_names() -> None:
    colours = {"content/shore/components/items.yaml": "pieces: [{for: {c: colours}}]\n"}
    assert unused(colours) == [UNUSED_PAY]
    for path, text in {
        "content/shore/components/coins.yaml": 'count: "{pay}"\n',
        "content/shore/rulebook.md": "You get {{ coins(pay) }}.\n",
        "content/shore/templates/tile.svg.j2": "{{ parameters.pay }}",
        "templates/figures/turn.svg.j2": "{{ parameters.pay }}",
        "content/shore/game.yaml": 'phrases: {wage: {one: "{n} of {pay}", other: ""}}\n',
    }.items():
        assert unused({**colours, path: text}) == []
    assert unused(colours, game(constraint("pay == 3"), first={"pay": 3})) == []
    assert unused(colours, game(constraint("n > 0", n="1 to pay"), first={"pay": 3})) == []


def test_effects_and_other_sets_use_sets() -> None:
    of = game(first={"pay": 3})
    words = {"content/shore/rulebook.md": "{{ pay }}"}
    paint = EffectKind(id="paint", arguments={"tint": ArgumentKind("colours")}, text=Text("", "Paint."))
    assert unused(words, replace(of, effects={"paint": paint})) == []
    shape = Member(id="scallop", fields={"tint": of.sets["colours"][0]})
    files = {**words, "content/shore/components/items.yaml": "for: {s: shapes}\n"}
    assert unused(files, replace(of, sets={**of.sets, "shapes": (shape,)})) == []


def test_what_game_yaml_says_outside_quotes_is_no_use() -> None:
    colours = {"content/shore/components/items.yaml": "for: {c: colours}\n"}
    assert unused({**colours, "content/shore/game.yaml": "parameters: {pay: 3}\n"}) == [UNUSED_PAY]


def test_a_dash_in_a_name_is_an_underscore_where_it_is_used() -> None:
    files = {
        "content/shore/components/items.yaml": "for: {c: colours}\n",
        "content/shore/rulebook.md": "{{ coins(sand_dollar) }}",
    }
    assert unused(files, game(first={"sand-dollar": 1})) == []


def test_pieces_with_the_same_name_are_reported_at_the_later_one() -> None:
    items = component(piece("bottle", "Bottle"), piece("bottle-2", "Bottle", line=14), piece("sun", "Sun"))
    assert [str(verdict) for verdict in run_rules(game(components=(items,)))] == [
        f'{ITEMS_FILE}:14:13: warning G203: "bottle-2" and "bottle" of items have the same name, “Bottle” '
        '(give each a name of its own, or make one piece of them with "count")'
    ]


def test_the_same_name_in_two_components_is_fine() -> None:
    items, cards = component(piece("a", "Shell")), component(piece("a", "Shell"), id_="cards")
    assert run_rules(game(components=(items, cards))) == ()


def test_a_fault_of_every_edition_is_said_once() -> None:
    items = component(piece("a", "Shell"), piece("b", "Shell"))
    of = game(components=(items,), first={}, second={})
    assert len(run_rules(of)) == 1
    assert len(run_rules(replace(of, editions=of.editions[:1]))) == 1
