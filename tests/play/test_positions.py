"""Positions of the three shipped games: laid out, told, and refused. All values were worked out by hand."""

from typing import Any

import pytest
from generator.diagnostic import Span
from generator.localize import names_for
from generator.play import Rules, Stage, Word, cast_script, enact, find_positions, read_example
from tests.play import dune_table, littoral_table, sea_shells_table

LITTORAL = littoral_table.shipped()
SEA_SHELLS = sea_shells_table.shipped()
DUNE = dune_table.shipped()


def play(game: Any, rules: Rules[Any], text: str) -> tuple[Any, list[str]]:
    """Play an example in the first edition of a game."""
    lines = [Word(line, Span("book.md", n, 1, len(line) + 1)) for n, line in enumerate(text.split("\n"), 1)]
    example, faults = read_example(Word("a", Span("book.md", 9)), lines)
    edition = game.editions[0]
    script, more = cast_script(example, {}, edition.id, (edition.id,))
    assert script is not None, more
    enacted, found = enact(Stage(rules, find_positions(game), names_for(game, edition), edition.id), script)
    return enacted.facts, [str(fault) for fault in (*faults, *more, *found)]


def littoral(text: str) -> tuple[Any, list[str]]:
    return play(LITTORAL, littoral_table.opened("seed", 2), f"players: Ana, Ben\n{text}")


def sea_shells(text: str, options: str = "") -> tuple[Any, list[str]]:
    return play(SEA_SHELLS, sea_shells_table.opened("rulebook", 2, options), f"players: Ana, Ben\n{text}")


def dune(text: str) -> tuple[Any, list[str]]:
    return play(DUNE, dune_table.rules("1.00", 2), f"players: Ana, Ben\n{text}")


def test_a_shore_is_told_as_it_is_written() -> None:
    told, faults = littoral(
        "sea: 2 crab, shell\nturn: Ben\nAna.stacks: 3 3\nAna.beaches: rock 2 wave\nBen.waves: 1"
    )
    assert faults == []
    assert told["sea"] == {"isopod": 0, "shell": 1, "crab": 2}
    assert told["afloat"] == ("shell", "crab", "crab")
    ana = told["Ana"]
    assert (ana["stacks"], ana["beaches"], ana["pile"]) == ((3, 3), ("rock", "wave", "wave"), 9)
    assert (ana["white"], ana["blue"]) == (("beach", "beach", "beach"), ())
    # 70 tokens, of which three float, nine lie on Ana's shore and one on Ben's. The sea goes to his wave.
    assert told["bag"] == 57
    assert (told["turn"], told["Ben"]["score"]) == ("chance", 4)


def test_a_bag_holds_what_it_is_told_to_hold() -> None:
    told, faults = littoral("bag: rock-wave\nchance: draw rock-wave\nAna: play rock")
    assert (told["over"], told["Ana"]["rocks"], faults) == (True, 1, [])
    assert littoral("bag: -")[0]["over"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("sea: 2 crabs", '2:8: error G432: there is no blue face "crabs" (did you mean "crab"?)'),
        ("sea: rock", '2:6: error G432: there is no blue face "rock" (one of: crab, isopod, shell)'),
        ("Ana.stacks: 3 4", "2:15: error G432: the stacks of a player are equally high"),
        ("sea: 21 crab", "9:1: error G432: more tokens show crab here than there are (there are 20 of them"),
        ("Ana.beaches: 5 rock", "9:1: error G432: more tokens show beach with rock behind it here than"),
        ("Ana.beaches: beach", "9:1: error G432: more tokens show beach with beach behind it here"),
        ("bag: 4 rock-wave", "2:8: error G432: there are only 3 of rock-wave in the game"),
        ("Ana.shelves: 2", '2:1: error G432: the rules know no place "Ana.shelves", and nobody of this name'),
    ],
)
def test_no_shore_shows_this(text: str, complaint: str) -> None:
    _, faults = littoral(text)
    assert [fault[: len("book.md:") + len(complaint)] for fault in faults] == [f"book.md:{complaint}"]


def test_a_beach_is_told_as_it_is_written() -> None:
    told, faults = sea_shells(
        "bucket: b2\nbeach.2: bottle - 5 - auger-blue\nbeach.b8: fossil-head\nsun: cowrie-white\nturn: Ben\n"
        "Ben.towel: cowrie-blue, whelk-pink\nBen.basket: 2 fossil-head, fossil-tail\nBen.cards: pink"
    )
    assert faults == []
    assert (told["turn"], told["bucket"], told["left"]) == ("Ben", "b2", 3)
    assert told["may"] == ("take a2", "take b8", "take h2")
    assert (told["beach"]["h2"], told["rows"][0][1]) == ("auger-blue", "b8")
    ben = told["Ben"]
    # A whelk, a cowrie, a blue one, and two of pink with the card, each 3 coins; and a pair of fossils.
    assert (ben["has"]["pink"], ben["has"]["cowrie"], ben["basket"]["fossil_head"]) == (2, 1, 2)
    assert (ben["earned"]["colour_pink"], ben["earned"]["fossil_pairs"], ben["score"]) == (3, 3, 15)
    # The Sun shell counts for one cowrie, and for none of white.
    assert ben["sun"] == 1


def test_a_ring_is_told_as_it_is_written() -> None:
    text = "ring: - cockle-blue bottle 2 - auger-white\nbucket: 4\npile: 1\nshovels: 2"
    told, faults = sea_shells(text, "stroll")
    assert faults == []
    assert told["ring"][:6] == ("", "cockle-blue", "bottle", "", "", "auger-white")
    assert (told["may"], told["shovels"]) == (("walk 1", "walk 2", "walk 3"), 2)
    walked, _ = sea_shells(f"{text}\nAna: walk 2", "stroll")
    assert (walked["shovels"], walked["Ana"]["towel"]) == (1, ("cockle-blue",))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("beach.c9: bottle", '2:1: error G432: the rules know no place "beach.c9"'),
        ("beach.2: bottle", "2:10: error G432: row 2 of the beach has 8 spaces, and 1 are told"),
        ("beach.c5: botle", '2:11: error G432: there is no item "botle" (did you mean "bottle"?)'),
        ("beach.c5: bottle bottle", "2:18: error G432: one word is enough here"),
        (
            "Ana.towel: welk-blue",
            '2:12: error G432: there is no shell "welk-blue" (did you mean "whelk-blue"?)',
        ),
        ("Ana.towel: 2 whelk-blue", "2:14: error G432: there is only one whelk-blue"),
        (
            "Ana.towel: whelk-blue\nBen.towel: whelk-blue",
            "9:1: error G432: whelk-blue is here 2 times, and there is only 1 in the game",
        ),
        ("Ana.cards: pink\nBen.cards: pink", "9:1: error G432: pink is here 2 times"),
        ("Ana.basket: 5 bottle", "9:1: error G432: bottle is here 5 times, and there is only 4"),
        ("bucket: c5\nbeach.c5: bottle", "9:1: error G432: the Bucket cannot stand on c5: an item lies"),
        ("ring: bottle", '2:1: error G432: the rules know no place "ring"'),
    ],
)
def test_no_beach_shows_this(text: str, complaint: str) -> None:
    _, faults = sea_shells(text)
    assert [fault[: len("book.md:") + len(complaint)] for fault in faults] == [f"book.md:{complaint}"]


def test_a_grid_is_told_as_it_is_written() -> None:
    told, faults = dune(
        "round: 2\nzone: beach\nturn: Ben\nrivers.beach: kite - driftwood\nBen.shells: 3\nBen.hand: scallop\n"
        "Ben.dune: - marram-grass"
    )
    assert faults == []
    assert (told["round"], told["zone"], told["turn"]) == (2, "beach", "Ben")
    assert told["rivers"]["beach"] == ("kite", "", "driftwood", "")
    ben = told["Ben"]
    assert (ben["shells"], ben["hand"], ben["dune"]) == (3, ("scallop",), ("", "marram-grass", "", ""))
    assert ben["icons"]["flower"] == 1
    # Whatever cards cost: marram grass makes those of the dune a shell cheaper, and those of the beach not.
    cheaper = {name: told["Ana"]["prices"][name] - ben["prices"][name] for name in ("sea_holly", "kite")}
    assert cheaper == {"sea_holly": 1, "kite": 0}


def test_each_card_of_a_grid_tells_its_own_worth() -> None:
    told, faults = dune("Ana.dune: sea-holly\nAna.beach: little-tern\nAna.sea: sunfish")
    assert faults == []
    worth = told["Ana"]["worth"]
    assert sum(card["suns"] for card in worth.values()) == told["Ana"]["score"]
    # The holly counts its own flower, the tern the fish of the sunfish in its column.
    pieces = {
        piece.id: piece for part in DUNE.editions[0].components if part.id == "river" for piece in part.pieces
    }
    for name, counted in (("sea-holly", 1), ("little-tern", 1)):
        each = pieces[name].effects[0].arguments["suns"]
        assert worth[name.replace("-", "_")]["effects"] == counted * each
    assert worth["sunfish"]["effects"] == 0


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("round: 17", "9:1: error G432: there is no round 17 (there are 16)"),
        ("zone: dunes", '2:7: error G432: there is no zone "dunes" (did you mean "dune"?)'),
        ("rivers.dune: kite", "9:1: error G432: kite does not belong to dune (it is a card of beach)"),
        ("Ana.dune: 5 -", "2:13: error G432: there are only 4 places in this row"),
        ("Ana.hand: kestrl", '2:11: error G432: there is no card "kestrl" (did you mean "kestrel"?)'),
        ("Ana.hand: 2 kestrel", "9:1: error G432: kestrel is here 2 times (there are 1 of it)"),
    ],
)
def test_no_grid_shows_this(text: str, complaint: str) -> None:
    _, faults = dune(text)
    assert [fault[: len("book.md:") + len(complaint)] for fault in faults] == [f"book.md:{complaint}"]
