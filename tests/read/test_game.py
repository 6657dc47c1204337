"""Good games: what the model holds of them."""

import pytest
from generator.diagnostic import Span
from generator.model import Art, Text, Tone
from generator.read import list_games, read_game
from tests.fakes import MemoryWorkspace
from tests.read.projects import COMPONENT, GAME, PIECES, SHEETS, THEME, component, project, read


def test_a_game_holds_what_its_files_say() -> None:
    game = read(project())
    assert (game.slug, game.source_language, game.languages, game.players) == (
        "shore",
        "en",
        ("en", "fr"),
        (2, 3, 4),
    )
    assert game.title == Text("game.title", "Shore")
    assert [member.id for member in game.sets["shapes"]] == ["scallop", "razor-clam"]
    assert game.sets["colours"][1].fields == {
        "name": Text("sets/colours/blue.name", "Blue"),
        "letter": Text("sets/colours/blue.letter", "B"),
        "pattern": "waves",
    }
    assert game.icons["coin"].art == Art(name="sign/coin")
    assert game.icons["coin"].name == Text("icons/coin.name", "coin")
    assert game.icons["coin"].meaning == Text("icons/coin.meaning", "A coin is a point.")
    assert game.phrases["coins"].one == Text("phrases/coins", "{n} coin")
    assert game.phrases["coins"].other == Text("phrases/coins", "{n} coins")


def test_editions_put_their_parameters_over_the_defaults() -> None:
    first, second = read(project()).editions
    assert (first.id, first.name) == ("first", Text("edition/first", "First edition"))
    assert first.parameters == {"heads": 4, "pair": 3, "table": {"2": 1, "3": 2}}
    assert second.parameters == {"heads": 4, "pair": 2, "table": {"2": 1, "3": 2}}


def test_editions_merge_groups_key_by_key() -> None:
    game = read(project(game=GAME.replace("{pair: 2}", "{table: {3: 5}}")))
    assert game.editions[1].parameters["table"] == {"2": 1, "3": 5}


def test_a_game_without_editions_has_one() -> None:
    text = "".join(line for line in GAME.splitlines(keepends=True) if "edition" not in line)
    (edition,) = read(project(game=text)).editions
    assert (edition.id, edition.name) == ("standard", Text("edition/standard", "Standard edition"))


def test_parameters_are_typed_as_a_person_means_them() -> None:
    parameters = '{a: 1.50, b: "1.50", c: no, d: true, e: [1, x], f: "012", g: "{2 * 3}", i: -3}'
    game = read(project(game=GAME.replace("{heads: 4", "{z: " + parameters + ", heads: 4")))
    group = {"a": 1.5, "b": "1.50", "c": "no", "d": True, "e": (1, "x"), "f": "012", "g": 6}
    z = game.editions[0].parameters["z"]
    assert isinstance(z, dict)
    assert {key: z[key] for key in group} == group
    assert z["i"] == -3


def test_parameters_are_calculated_from_those_above() -> None:
    game = read(
        project(game=GAME.replace("{heads: 4", '{heads: 4, all: "{heads * len(colours) + max(players)}"'))
    )
    assert game.editions[0].parameters["all"] == 12


def test_editions_share_the_components_that_are_the_same() -> None:
    pieces = 'pieces:\n  - {id: a, name: A, value: "{pair}"}\n'
    other = COMPONENT.replace("items", "others") + PIECES
    game = read(project(pieces=pieces, others=other))
    assert component(game).pieces[0].fields["value"] == 3
    assert component(game, edition=1).pieces[0].fields["value"] == 2
    assert component(game, "others") is component(game, "others", edition=1)


def test_constraints_keep_their_text_and_place() -> None:
    text = (
        "constraints:\n"
        "  - for: {n: players, c: colours, k: [1.5, -1, '2', 'a \"b\"', x]}\n"
        '    expect: "n > 1"\n'
        "    because: two or more\n"
    )
    (constraint,) = read(project(game=GAME + text)).constraints
    assert (constraint.expect, constraint.because) == ("n > 1", "two or more")
    assert constraint.loop == {"n": "players", "c": "colours", "k": (1.5, -1, "2", 'a "b"', "x")}
    assert constraint.origin.at("expect") == Span("content/shore/game.yaml", 23, 13, 20)


def test_theme_derives_light_and_shade() -> None:
    theme = read(project(theme=THEME.replace('"#f0dcb0"', '{base: "#F0DCB0", shade: "#000000"}'))).theme
    # 45 % of the way to white; 35 % of the way to black.
    assert theme.palette["sand"] == Tone("#f7ecd4", "#f0dcb0", "#000000")
    assert theme.palette["ink"] == Tone("#84848d", "#202030", "#15151f")
    style = theme.styles["body"]
    assert (style.font.family, style.size_pt, style.min_size_pt, style.colour) == (
        "Noto Sans",
        8.0,
        7.0,
        "ink",
    )


def test_games_are_listed_by_folder() -> None:
    files = {
        "content/b/game.yaml": "",
        "content/a/game.yaml": "",
        "content/a/x/game.yaml": "",
        "content/c.txt": "",
    }
    workspace = MemoryWorkspace(files)
    assert list_games(workspace) == ("a", "b")


def test_rulebook_md_is_the_rulebook_without_being_named() -> None:
    workspace = project()
    assert read(workspace).rulebook is None
    workspace.files["content/shore/rulebook.md"] = "# The aim"
    assert read(workspace).rulebook == "rulebook.md"


@pytest.mark.parametrize(
    ("book", "glossaries"),
    [
        ("# Icons\n\n{icons}\n", {"icons"}),
        ("{effects}\n\n> {icons}\n", {"icons", "effects"}),
        ("# Icons\n\nAll {icons} and {effects}.\n\n`{icons}`\n", set()),
        ("{icon}\n\n{contents}\n", set()),
    ],
)
def test_a_game_knows_which_glossaries_its_rulebook_holds(book: str, glossaries: set[str]) -> None:
    workspace = project()
    assert read(workspace).glossaries == set()
    workspace.files["content/shore/rulebook.md"] = book
    assert read(workspace).glossaries == glossaries


def test_an_unknown_game_is_named() -> None:
    game, (fault,) = read_game(project(), "shor")
    assert game is None
    assert (
        str(fault)
        == 'content/shor/game.yaml:1:1: error R001: there is no game "shor" (did you mean "shore"?)'
    )


def test_reading_again_gives_an_equal_game() -> None:
    assert read(project()) == read(project())


def test_moving_lines_changes_no_value() -> None:
    assert read(project(game="# moved\n\n" + GAME, pieces="\n" + PIECES)) == read(project())


def test_faulty_profiles_are_named() -> None:
    workspace = project()
    workspace.files["templates/sheets/sizes.yaml"] = SHEETS["templates/sheets/sizes.yaml"].replace(
        "height", "hight"
    )
    game, faults = read_game(workspace, "shore")
    assert game is None
    assert [str(fault) for fault in faults] == [
        'templates/sheets/sizes.yaml:1:8: error S102: the key "height" is missing (such as height: …)',
        'templates/sheets/sizes.yaml:1:25: error S101: unknown key "hight" (did you mean "height"?)',
    ]
