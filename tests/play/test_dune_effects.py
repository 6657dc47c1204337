"""Every kind of effect of From Dune to Open Sea, with values worked out by hand; and what is refused."""

import pytest
from generator.model import ArgumentKind, EffectKind, Text
from generator.play.dune import UnplayableError
from generator.play.dune.effects import KINDS, Moment
from msgspec.structs import replace
from tests.play.dune_table import EDITIONS, changed, grid, rules, rules_of, shipped, table

# Three crabs and two gulls in the tableau. The first card of the foreshore is the one that is tried.
#            column 1        2          3         4
SPREAD = {
    "dune": ("sea-holly", "", "skylark", ""),
    "beach": ("herring-gull", "", "", "flag"),
    "foreshore": ("mussels", "edible-crab", "", ""),
    "sea": ("sunfish", "", "", ""),
}
ICONS = {
    "sea-holly": ("flower",),
    "skylark": ("gull",),
    "herring-gull": ("gull",),
    "flag": ("sail",),
    "mussels": ("crab",),
    "edible-crab": ("crab", "crab"),
    "sunfish": ("fish",),
}

NOW = {
    "gain": [({}, 1)],
    "gain-starter": [({}, 1)],
    "gain-each": [
        ({"per": "crab", "area": "row"}, 3),
        ({"per": "crab", "area": "column"}, 1),
        ({"per": "gull", "area": "column"}, 1),
        ({"per": "gull", "area": "tableau"}, 2),
        ({"per": "seaweed", "area": "tableau"}, 0),
    ],
    "gain-pair": [
        ({"pair": ("crab", "gull"), "area": "tableau"}, 2),
        ({"pair": ("crab", "gull"), "area": "row"}, 0),
        ({"pair": ("crab", "gull"), "area": "column"}, 1),
        ({"pair": ("crab", "seaweed"), "area": "tableau"}, 0),
    ],
    "gain-zone": [({"zone": "dune"}, 2), ({"zone": "foreshore"}, 2), ({"zone": "sea"}, 1)],
    "gain-empty": [({"area": "row"}, 2), ({"area": "column"}, 0), ({"area": "tableau"}, 9)],
    "gain-full": [({}, 1)],
}
END = {
    "suns-each": NOW["gain-each"],
    "suns-pair": NOW["gain-pair"],
    "suns-set": [
        ({"set": ("crab", "gull", "flower"), "area": "tableau"}, 1),
        ({"set": ("crab", "gull"), "area": "tableau"}, 2),
        ({"set": ("crab", "gull", "find"), "area": "tableau"}, 0),
    ],
    # Column: flower, gull, crab, fish. Tableau: a sail, too. Row: crabs only.
    "suns-kinds": [({"area": "column"}, 4), ({"area": "tableau"}, 5), ({"area": "row"}, 1)],
    "suns-columns": [({"icon": "crab"}, 2), ({"icon": "gull"}, 2), ({"icon": "seaweed"}, 0)],
    "suns-least": [
        ({"least": 3, "icon": "crab", "area": "row"}, 1),
        ({"least": 4, "icon": "crab", "area": "row"}, 0),
        ({"least": 1, "icon": "gull", "area": "row"}, 0),
        ({"least": 2, "icon": "gull", "area": "tableau"}, 1),
    ],
}


def cases(kinds: dict[str, list[tuple[dict[str, object], int]]]) -> list[tuple[str, dict[str, object], int]]:
    return [(kind, told, counted) for kind, lines in kinds.items() for told, counted in lines]


def prepared(kind: str, told: dict[str, object]):  # type: ignore[no-untyped-def]
    """Return rules in which only the mussels do anything."""
    cards = {name: {"icons": icons, "effects": (), "suns": 0} for name, icons in ICONS.items()}
    return rules_of(changed({**cards, "mussels": {**cards["mussels"], "effects": [(kind, told)]}}))


@pytest.mark.parametrize(("kind", "told", "counted"), cases(NOW))
def test_what_is_gained(kind: str, told: dict[str, object], counted: int) -> None:
    # Placed in the first column, with the others there already, for two shells apiece.
    play = prepared(kind, {**told, "shells": 2})
    without = grid(play, SPREAD["dune"], SPREAD["beach"], ("", "edible-crab"), SPREAD["sea"])
    hand = ("mussels", "kestrel", "scallop", "buoy")
    state = table(play, "foreshore", hands=[hand, ("feather",)], grids=[without, without])
    bought = play.apply(state, "buy cockle")
    left = bought.players[0].shells
    assert play.apply(bought, "place mussels 1").players[0].shells == left + 2 * counted


@pytest.mark.parametrize(("kind", "told", "counted"), cases(END))
def test_what_is_scored(kind: str, told: dict[str, object], counted: int) -> None:
    play = prepared(kind, {**told, "suns": 3})
    assert play.worth.suns(grid(play, *SPREAD.values())) == (0, 3 * counted)


@pytest.mark.parametrize(
    ("told", "prices"),
    [
        # Sea holly, gorse (two flowers), driftwood.
        ([("less-zone", {"shells": 1, "zone": "dune"})], (5, 1, 1)),
        ([("less-zone", {"shells": 1, "zone": "beach"})], (6, 2, 0)),
        ([("less-icon", {"shells": 1, "icon": "flower"})], (5, 1, 1)),
        ([("less-icon", {"shells": 2, "icon": "find"})], (6, 2, 0)),
        (
            [("less-zone", {"shells": 1, "zone": "dune"}), ("less-icon", {"shells": 2, "icon": "flower"})],
            (3, 0, 1),
        ),
    ],
)
def test_what_becomes_cheaper(told: list[tuple[str, dict[str, object]]], prices: tuple[int, ...]) -> None:
    shown = {"sea-holly": (6, ("flower",)), "gorse": (2, ("flower", "flower")), "driftwood": (1, ("find",))}
    cards = {name: {"price": price, "icons": icons} for name, (price, icons) in shown.items()}
    play = rules_of(changed({**cards, "mussels": {"effects": told}}))
    order = [card.id for card in play.worth.deck.cards]
    before = play.worth.prices(grid(play))
    after = play.worth.prices(grid(play, (), (), ("mussels",)))
    assert [before[order.index(name)] for name in shown] == [6, 2, 1]
    assert tuple(after[order.index(name)] for name in shown) == prices


def test_reductions_of_several_cards_add_up() -> None:
    less = {"effects": [("less-zone", {"shells": 2, "zone": "dune"})]}
    play = rules_of(changed({"mussels": less, "cockle": less, "sea-holly": {"price": 5}}))
    order = [card.id for card in play.worth.deck.cards]
    prices = play.worth.prices(grid(play, (), (), ("mussels", "cockle")))
    assert prices[order.index("sea-holly")] == 1
    assert min(prices) == 0


def test_all_kinds_are_tried_here_and_shipped() -> None:
    tried = {*NOW, *END, "less-zone", "less-icon"}
    assert tried == set(KINDS) == set(shipped().effects)
    for edition in shipped().editions:
        parts = [part for part in edition.components if part.id in {"river", "starters"}]
        used = {effect.kind for part in parts for piece in part.pieces for effect in piece.effects}
        assert used == set(KINDS)


def test_the_first_word_of_a_kind_tells_when_it_counts() -> None:
    words = {Moment.NOW: "gain", Moment.LASTING: "less", Moment.END: "suns"}
    assert all(name.split("-")[0] == words[kind.moment] for name, kind in KINDS.items())


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_effect_of_the_shipped_cards_is_executed(edition: str) -> None:
    play = rules(edition)
    for piece in (
        piece
        for part in next(one for one in shipped().editions if one.id == edition).components
        if part.id in {"river", "starters"}
        for piece in part.pieces
        if piece.count
    ):
        card = next(card for card in play.worth.deck.cards if card.id == piece.id)
        moments = [KINDS[effect.kind].moment for effect in piece.effects]
        fixed = sum(
            int(effect.arguments["shells"])  # type: ignore[call-overload]
            for effect in piece.effects
            if effect.kind in {"gain", "gain-starter"}
        )
        assert card.shells == fixed
        assert len(card.scores) == moments.count(Moment.END)
        assert sum(map(bool, (*card.cheaper_zones, *card.cheaper_icons))) == moments.count(Moment.LASTING)
        counted = sum(effect.kind not in {"gain", "gain-starter"} for effect in piece.effects)
        assert len(card.gains) == counted - len(card.scores) - moments.count(Moment.LASTING)


def declared(name: str, **arguments: ArgumentKind) -> EffectKind:
    return EffectKind(id=name, arguments=arguments, text=Text("effects/x", "Dance."))


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (declared("dance"), 'the effect "dance" has no rules; these have: gain, gain-each'),
        (declared("gain"), 'the rules of the effect "gain" ask for shells: number'),
        (
            declared(
                "gain-pair",
                shells=ArgumentKind("number"),
                pair=ArgumentKind("icons"),
                area=ArgumentKind("areas"),
            ),
            'the rules of the effect "gain-pair" ask for shells: number, pair: [icons], area: areas',
        ),
    ],
)
def test_kinds_that_cannot_be_played_are_refused(kind: EffectKind, message: str) -> None:
    game = replace(shipped(), effects={**shipped().effects, kind.id: kind})
    with pytest.raises(UnplayableError) as raised:
        rules_of(game)
    assert message in str(raised.value)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"price": 1.5}, "sea-holly, price: the rules need a whole number here, not 1.5"),
        (
            {"effects": [("gain", {"shells": -1})]},
            "sea-holly, gain, shells: the rules need a whole number here, not -1",
        ),
        (
            {"effects": [("suns-pair", {"suns": 1, "pair": ("crab", "crab"), "area": "row"})]},
            "sea-holly, suns-pair, pair: the rules need icons that differ from each other",
        ),
    ],
)
def test_cards_that_cannot_be_played_are_refused(fields: dict[str, object], message: str) -> None:
    with pytest.raises(UnplayableError) as raised:
        rules_of(changed({"sea-holly": fields}))
    assert str(raised.value) == message


def test_areas_that_nobody_knows_are_refused() -> None:
    sets = dict(shipped().sets)
    sets["areas"] = (*sets["areas"], replace(sets["areas"][0], id="corner"))
    with pytest.raises(UnplayableError) as raised:
        rules_of(replace(shipped(), sets=sets))
    assert str(raised.value) == 'the rules know no area "corner"'
