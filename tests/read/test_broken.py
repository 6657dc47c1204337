"""Broken files, and exactly what is said about each.

The first two columns of a table say what is replaced in the sound file of ``projects``, and by what.
"""

import pytest
from tests.read.projects import COMPONENT, GAME, PIECES, THEME, complaints, project

GAMES: list[tuple[str, str, list[str]]] = [
    (
        "title: Shore",
        "titel: Shore",
        [
            'game.yaml:1:1: error S102: the key "title" is missing (such as title: My Game)',
            'game.yaml:1:1: error S101: unknown key "titel" (did you mean "title"?)',
        ],
    ),
    (
        "title: Shore",
        "title:",
        ["game.yaml:1:7: error S109: there is nothing after the key (write a value, or leave the key out)"],
    ),
    ("title: Shore", "title: [a]", ["game.yaml:1:8: error S103: a text is wanted here, not a list"]),
    (
        "title: Shore",
        "title: Shore\ntitle: Again",
        ['game.yaml:2:1: error S002: the key "title" is given twice (it stands in line 1, column 1)'],
    ),
    (
        "most: 4",
        "most: 1",
        [
            'game.yaml:2:10: error S105: "2 to 1 players" makes no sense'
            " (the least comes first; both are from 1 to 100)"
        ],
    ),
    (
        "most: 4",
        "most: four",
        ['game.yaml:2:27: error S104: "four" is not a number (write digits, such as 3 or 1.5)'],
    ),
    (
        "most: 4",
        "mots: 4",
        [
            'game.yaml:2:10: error S102: the key "most" is missing (such as most: …)',
            'game.yaml:2:21: error S101: unknown key "mots" (did you mean "most"?)',
        ],
    ),
    (
        "{least: 2, most: 4}",
        "4",
        ["game.yaml:2:10: error S103: a group of keys is wanted here (its keys are: least, most)"],
    ),
    (
        "[en, fr]",
        "[en, de]",
        [
            'game.yaml:4:17: error R006: there is no language "de"'
            ' (one of: en, fr; "pnp translate init" makes the catalog of a new one)'
        ],
    ),
    (
        "[en, fr]",
        "[en, en]",
        ['game.yaml:4:17: error S113: the language "en" is given twice (leave one out)'],
    ),
    (
        "[en, fr]",
        "en",
        [
            "game.yaml:4:12: error S103: a list is wanted here"
            ' (write [one, two], or each on a line of its own after a "-")'
        ],
    ),
    (
        "source: en",
        "source: eng",
        ['game.yaml:3:9: error R006: there is no language "eng" (did you mean "en"?)'],
    ),
    (
        "heads: 4",
        "heads: 04",
        [
            'game.yaml:5:21: error S104: "04" begins with a zero'
            " (write 4 for the number, or put a word in quotes)"
        ],
    ),
    (
        "heads: 4",
        "class: 4",
        [
            'game.yaml:5:14: error S108: the name "class" has a meaning of its own in expressions'
            " (choose another)"
        ],
    ),
    (
        "heads: 4",
        'heads: "{pears + 1}"',
        ['game.yaml:5:23: error R004: nothing is called "pears" here (did you mean "players"?)'],
    ),
    (
        "heads: 4",
        '"2x": 4',
        [
            'game.yaml:5:14: error S108: "2x" cannot be a name'
            ' (use letters a to z, digits, "-" and "_"; begin with a letter)'
        ],
    ),
    (
        "heads: 4",
        'heads: "{1 +}"',
        ["game.yaml:5:26: error S112: this is not an expression (for example: count(items) == 2 * rows)"],
    ),
    (
        "{pair: 2}",
        "{pari: 2}",
        [
            'game.yaml:8:47: error R005: in edition "second", no parameter "pari" is there to override'
            ' (did you mean "pair"?)'
        ],
    ),
    (
        "{pair: 2}",
        "{table: 2}",
        [
            'game.yaml:8:54: error S103: in edition "second", the default of "table" has another form'
            " (write it alike)"
        ],
    ),
    (
        "{pair: 2}",
        "{table: {4: 2}}",
        [
            'game.yaml:8:55: error R005: in edition "second", no parameter "4" is there to override'
            " (one of: 2, 3)"
        ],
    ),
    (
        "second: {name",
        "second: {nam",
        [
            'game.yaml:8:11: error S102: the key "name" is missing (such as name: Coins)',
            'game.yaml:8:12: error S101: unknown key "nam" (did you mean "name"?)',
        ],
    ),
    (
        "    members: {scallop: Scallop, razor-clam: Razor clam}",
        "    member: {}",
        [
            'game.yaml:11:5: error S102: the key "members" is missing'
            " (such as members: {yellow: Yellow, blue: Blue})",
            'game.yaml:11:5: error S101: unknown key "member" (did you mean "members"?)',
        ],
    ),
    (
        "pattern: dots",
        "pattrn: dots",
        [
            'game.yaml:15:7: error S102: "yellow" has no "pattern", as every member of the set has'
            " (add pattern: …)",
            'game.yaml:15:41: error S101: unknown key "pattrn" (did you mean "pattern"?)',
        ],
    ),
    (
        "letter: text",
        "letter: txt",
        ['game.yaml:13:22: error R013: there is no kind of field "txt" (did you mean "text"?)'],
    ),
    (
        "art: sign/coin",
        "art: {motif: sign/coin, color: red}",
        ['game.yaml:18:27: error S101: a picture has no key "color" (did you mean "colour"?)'],
    ),
    (
        "art: sign/coin",
        "art: {file: a.png, motif: x}",
        [
            "game.yaml:18:27: error S110: a picture is a motif or a file"
            " (a motif may have a colour and a pattern)"
        ],
    ),
    (
        "A coin is a point.",
        "A coin, a point.",
        [
            'game.yaml:18:55: error S109: "a point." stands here without a value'
            " (between braces, a text with a comma needs quotes)"
        ],
    ),
    (
        "A coin is a point.",
        '"{icon:coyn}"',
        ['game.yaml:18:48: error R009: there is no icon "coyn" (did you mean "coin"?)'],
    ),
    (
        'other: "{n} coins"',
        'other: "{m} coins"',
        [
            'game.yaml:20:37: error R004: nothing is called "m" here'
            " (one of: colours, heads, items, n, pair, players, shapes, table)"
        ],
    ),
    (
        "  coins: {one",
        "  max: {one",
        [
            'game.yaml:20:3: error S108: the name "max" has a meaning of its own in expressions'
            " (choose another)"
        ],
    ),
    ('one: "{n} coin", ', "", ['game.yaml:20:10: error S102: the key "one" is missing (such as one: …)']),
    (
        "title: Shore",
        "title: Shore\nrulebook: rules.md",
        [
            'game.yaml:2:11: error R012: there is no file "rules.md" in the folder of the game'
            " (write it, or leave the key out)"
        ],
    ),
]

THEMES: list[tuple[str, str, list[str]]] = [
    (
        'ink: "#202030"',
        "ink: navy",
        [
            'theme.yaml:1:16: error S111: "navy" is not a colour'
            ' (write "#" and six digits or letters a to f, in quotes)'
        ],
    ),
    (
        'palette: {ink: "#202030", sand: "#f0dcb0"}',
        "palette:\n  ink: #202030",
        ['theme.yaml:2:7: error S109: there is nothing after the key (without quotes, "#" begins a comment)'],
    ),
    ("ink:", "inc:", ['theme.yaml:3:9: error R010: the palette has no colour "ink" (did you mean "inc"?)']),
    (
        "size: 8 pt",
        "size: 8",
        ['theme.yaml:3:33: error S107: "8" is not a size of type (write it with its unit, such as 9 pt)'],
    ),
    (
        "Noto Sans",
        "Noto Snas",
        ['theme.yaml:3:16: error R011: there is no font "Noto Snas" (the package has no such font)'],
    ),
    (
        "least: 7 pt",
        "least: 9 pt",
        ["theme.yaml:3:46: error S105: the least size is larger than the size (swap them)"],
    ),
    (
        "least: 7 pt",
        "colour: send",
        ['theme.yaml:3:47: error R010: the palette has no colour "send" (did you mean "sand"?)'],
    ),
    (
        "palette",
        "pallette",
        [
            'theme.yaml:1:1: error S102: the key "palette" is missing (such as palette: …)',
            'theme.yaml:1:1: error S101: unknown key "pallette" (did you mean "palette"?)',
        ],
    ),
    (
        "least: 7 pt",
        "leading: 12",
        ["theme.yaml:3:48: error S105: the leading is out of bounds (from 0.5 to 5 times the size)"],
    ),
    ("least: 7 pt", "hyphenate: maybe", ['theme.yaml:3:50: error S106: "maybe" is neither true nor false']),
]

HEADERS: list[tuple[str, str, list[str]]] = [
    (
        "size: {width: 18 mm, height: 18 mm}",
        "size: 18 mm",
        ['items.yaml:4:7: error R003: there is no size "18 mm" (such as {width: 18 mm, height: 18 mm})'],
    ),
    (
        "stock: tiles",
        "stock: tile",
        ['items.yaml:3:8: error R002: there is no stock "tile" (did you mean "tiles"?)'],
    ),
    (
        "{width: 18 mm, height: 18 mm}",
        "pokr",
        ['items.yaml:4:7: error R003: there is no size "pokr" (did you mean "poker"?)'],
    ),
    (
        "{width: 18 mm, height: 18 mm}",
        "{width: 18 mm}",
        [
            "items.yaml:4:7: error S110: a size is given in exactly one way"
            " (a preset such as poker, or width and height, or diameter, hex, points or box)"
        ],
    ),
    (
        "width: 18 mm",
        'width: "18,5 mm"',
        ['items.yaml:4:15: error S107: "18,5 mm" is not a length (write 18.5 mm)'],
    ),
    (
        "width: 18 mm",
        "width: 18",
        ['items.yaml:4:15: error S107: "18" is not a length (write its unit, such as 18 mm)'],
    ),
    (
        "width: 18 mm",
        'width: "{heads * 5}"',
        ['items.yaml:4:15: error S107: "20" is not a length (write its unit, such as 20 mm)'],
    ),
    (
        "size: {width: 18 mm, height: 18 mm}",
        "size: 18",
        ['items.yaml:4:7: error R003: there is no size "18" (such as {width: 18 mm, height: 18 mm})'],
    ),
    (
        "width: 18 mm",
        "width: -18 mm",
        ['items.yaml:4:15: error S105: "-18 mm" is out of bounds (a length is from 0 to 5000 mm)'],
    ),
    ("width: 18 mm", "width: 0", ["items.yaml:4:7: error S105: a piece cannot have no size"]),
    (
        "{width: 18 mm, height: 18 mm}",
        "{diameter: 18 mm, corner: 2 mm}",
        ["items.yaml:4:7: error S110: what is round, a hexagon, a polygon or a box has no corner"],
    ),
    (
        "height: 18 mm",
        "height: 18 mm, corner: 12 mm",
        ["items.yaml:4:45: error S105: the corner is larger than half of the piece (at most 9 mm)"],
    ),
    (
        "face:",
        "safe: 9 mm\nface:",
        ["items.yaml:5:7: error S105: the safe area leaves no room (less than 9 mm)"],
    ),
    ("stock: tiles\n", "", ['items.yaml:1:1: error S102: the key "stock" is missing (such as stock: cards)']),
    (
        "component: items",
        "component: it ems",
        [
            'items.yaml:1:12: error S108: "it ems" cannot be a name'
            ' (use letters a to z, digits, "-" and "_"; begin with a letter)'
        ],
    ),
    (
        "kind: word",
        "kind: wrod",
        ['items.yaml:6:45: error R013: there is no kind of field "wrod" (did you mean "word"?)'],
    ),
    (
        "kind: word",
        "count: text",
        [
            'items.yaml:6:39: error S108: the field "count" is always there'
            " (leave it out, or choose another name)"
        ],
    ),
    (
        "stock: tiles",
        "stock: tiles\nblead: 2 mm",
        ['items.yaml:4:1: error S101: unknown key "blead" (did you mean "bleed"?)'],
    ),
    (
        "width: 18 mm",
        'width: "{widht} mm"',
        [
            'items.yaml:4:17: error R004: nothing is called "widht" here'
            " (one of: colours, heads, pair, players, shapes, table)"
        ],
    ),
]

PIECE_LISTS: list[tuple[str, list[str]]] = [
    ("{name: Bottle}", ['items.yaml:8:5: error S102: the key "id" is missing (such as id: bottle)']),
    ("{id: a}", ['items.yaml:8:5: error S102: the key "name" is missing (such as name: Bottle)']),
    (
        "{id: a, name: A}\n  - {id: a, name: B}",
        ['items.yaml:9:10: error S113: the id "a" is given twice (it stands in line 8)'],
    ),
    (
        "{id: a b, name: A}",
        ['items.yaml:8:10: error S108: "a b" cannot be an id (use letters a to z, digits, "-", "_" and ".")'],
    ),
    (
        "{id: a, name: A, valeu: 3}",
        [
            'items.yaml:8:22: error S101: unknown key "valeu"'
            ' (did you mean "value"? A new field is declared under "fields")'
        ],
    ),
    (
        "{id: a, name: A, price: 3}",
        ['items.yaml:8:22: error S101: unknown key "price" (declare it under "fields", such as price: text)'],
    ),
    (
        "{id: a, name: A, value: three}",
        ['items.yaml:8:29: error S104: "three" is not a number (write digits, such as 3 or 1.5)'],
    ),
    (
        "{id: a, name: A, value: 012}",
        ['items.yaml:8:29: error S104: "012" begins with a zero (write 12 for the number)'],
    ),
    (
        "{id: a, name: A, value: 1:30}",
        ['items.yaml:8:29: error S104: "1:30" is not a number (write digits, such as 3 or 1.5)'],
    ),
    ('{id: a, name: A, value: "1,5"}', ['items.yaml:8:29: error S104: "1,5" is not a number (write 1.5)']),
    (
        "{id: a, name: A, value: {heads}}",
        [
            "items.yaml:8:29: error S103: a number is wanted here, not a group of keys"
            ' (put a placeholder in quotes: "{heads}")'
        ],
    ),
    (
        '{id: a, name: A, value: "{haeds}"}',
        ['items.yaml:8:31: error R004: nothing is called "haeds" here (did you mean "heads"?)'],
    ),
    (
        '{id: a, name: A, value: "{heads"}',
        [
            'items.yaml:8:30: error S112: this "{" is never closed'
            ' (close it with "}"; for a literal brace write "{{")'
        ],
    ),
    ("{id: a, name: A, count: -1}", ["items.yaml:8:29: error S105: -1 is not a whole number from 0 to 999"]),
    (
        "{id: a, name: A, count: 1.5}",
        ["items.yaml:8:29: error S105: 1.5 is not a whole number from 0 to 999"],
    ),
    (
        '{id: a, name: A, count: "{pair - 3}"}',
        ['items.yaml:8:29: error S105: in edition "second", -1 is not a whole number from 0 to 999'],
    ),
    (
        "{id: a, name: A, like: b}\n  - {id: b, name: B}",
        [
            'items.yaml:8:28: error R007: no piece "b" stands above this one'
            " (move this piece below the one it is like)"
        ],
    ),
    (
        '{for: {shape: shape}, id: "{shape}", name: A}',
        ['items.yaml:8:19: error R004: nothing is called "shape" here (did you mean "shapes"?)'],
    ),
    (
        '{for: {n: 3 to 1}, id: "a-{n}", name: A}',
        [
            "items.yaml:8:15: warning S115: there is nothing here to run through, so this makes no piece"
            " (a range counts upwards, such as 1 to 3)"
        ],
    ),
    (
        '{for: {shape: shapes, n: []}, id: "a-{n}", name: A}',
        [
            "items.yaml:8:30: warning S115: there is nothing here to run through, so this makes no piece"
            " (put something in, or take this away)"
        ],
    ),
    (
        '{for: {shape: shapes, colour: colours}, id: "{shape}", name: A}',
        [
            'items.yaml:8:49: error S113: the id "scallop" is given twice'
            ' (the id of a product names every variable of its "for", such as "{shape}-{colour}")'
        ],
    ),
    (
        '{for: {shape: shapes}, id: "{shape}", name: "{shap}"}',
        ['items.yaml:8:51: error R004: nothing is called "shap" here (did you mean "shape"?)'],
    ),
    (
        '{for: {shape: shapes}, id: "{shape}", name: "{shape.letter}"}',
        ['items.yaml:8:57: error R004: there is no "letter" here (one of: id, name)'],
    ),
    (
        "{for: shapes, id: a, name: A}",
        ["items.yaml:8:11: error S103: a group of keys is wanted here (such as for: {shape: shapes})"],
    ),
    (
        "{for: {name: shapes}, id: a, name: A}",
        ['items.yaml:8:12: error S108: "name" is a field of every piece (choose another name)'],
    ),
    (
        '{for: {n: 1 to 1000, m: 1 to 1000}, id: "c{n}", name: A}',
        ["items.yaml:8:11: error S114: a component has at most 100000 pieces"],
    ),
    (
        '{id: a, name: "See {icon:coyn}"}',
        ['items.yaml:8:24: error R009: there is no icon "coyn" (did you mean "coin"?)'],
    ),
    (
        '{id: a, name: "Pay {coin(3)}"}',
        ['items.yaml:8:25: error R004: there is no phrase or function "coin" (did you mean "coins"?)'],
    ),
    (
        '{id: a, name: "Pay {coins(3)"}',
        [
            'items.yaml:8:24: error S112: this "{" is never closed'
            ' (close it with "}"; for a literal brace write "{{")'
        ],
    ),
    (
        "id: a\n    name: A\n    letter: |\n      One\n      {icon:coin} and {coins(pare)} more",
        ['items.yaml:12:30: error R004: nothing is called "pare" here (did you mean "pair"?)'],
    ),
    (
        "{id: a, name: Pay {coins(3)}}",
        [
            'items.yaml:8:23: error S001: a "," or "}" is missing before this'
            " (quote a text with , # or brackets)"
        ],
    ),
    (
        "{id: a, name: A, art: [a]}",
        [
            "items.yaml:8:27: error S103: a picture is wanted here, not a list"
            " (such as sign/coin or {file: castle.png})"
        ],
    ),
    (
        "a",
        ["items.yaml:8:5: error S103: a group of keys is wanted here (such as {id: bottle, name: Bottle})"],
    ),
    ('{id: a, name: "a\\x07"}', ["items.yaml:8:19: error S009: the text holds a control character"]),
    ("&a {id: a, name: A, kind: *a}", ["items.yaml:8:5: error S005: an alias stands inside its own anchor"]),
    (
        "{id: !!str a, name: A}",
        ['items.yaml:8:10: error S007: "!!str" is a YAML tag (leave it out: the place says what a value is)'],
    ),
]


@pytest.mark.parametrize(("old", "new", "expected"), GAMES)
def test_game(old: str, new: str, expected: list[str]) -> None:
    assert old in GAME
    assert complaints(project(game=GAME.replace(old, new, 1))) == expected


@pytest.mark.parametrize(("old", "new", "expected"), THEMES)
def test_theme(old: str, new: str, expected: list[str]) -> None:
    assert old in THEME
    assert complaints(project(theme=THEME.replace(old, new, 1))) == expected


@pytest.mark.parametrize(("old", "new", "expected"), HEADERS)
def test_component(old: str, new: str, expected: list[str]) -> None:
    assert old in COMPONENT
    assert complaints(project(header=COMPONENT.replace(old, new, 1))) == expected


@pytest.mark.parametrize(("piece", "expected"), PIECE_LISTS)
def test_pieces(piece: str, expected: list[str]) -> None:
    assert complaints(project(pieces=f"pieces:\n  - {piece}\n")) == expected


def test_constraints() -> None:
    constraints = (
        'constraints:\n  - {expect: "1 == 1", because: x}\n  - {expct: "1 == 1", because: x}\n  - x\n'
    )
    assert complaints(project(game=GAME + constraints)) == [
        'game.yaml:23:5: error S102: the key "expect" is missing (such as expect: "count(items) == 64")',
        'game.yaml:23:6: error S101: unknown key "expct" (did you mean "expect"?)',
        "game.yaml:24:5: error S103: a group of keys is wanted here (its keys are: for, expect, because)",
    ]


def test_expressions_of_constraints() -> None:
    constraints = 'constraints:\n  - {for: {if: shapes}, expect: "1 = 1", because: x}\n'
    assert complaints(project(game=GAME + constraints)) == [
        'game.yaml:22:12: error S108: the name "if" has a meaning of its own in expressions (choose another)',
        "game.yaml:22:36: error S112: this is not an expression (equality is written ==)",
    ]


def test_the_sound_project_is_sound() -> None:
    assert complaints(project()) == []


def test_all_faults_of_all_files_are_said_in_one_go() -> None:
    workspace = project(
        game=GAME.replace("source: en", "source: xx"),
        theme=THEME.replace("8 pt", "8"),
        header=COMPONENT.replace("stock: tiles", "stock: tile"),
        pieces="pieces:\n  - {id: a, name: A, valeu: 1}\n  - {id: b, name: B, value: x}\n",
        more="component: more\nname: [\n",
    )
    assert complaints(workspace) == [
        'items.yaml:3:8: error R002: there is no stock "tile" (did you mean "tiles"?)',
        'items.yaml:8:22: error S101: unknown key "valeu" '
        '(did you mean "value"? A new field is declared under "fields")',
        'items.yaml:9:29: error S104: "x" is not a number (write digits, such as 3 or 1.5)',
        "more.yaml:3:1: error S001: the file ends inside a bracket",
        'game.yaml:3:9: error R006: there is no language "xx"'
        ' (one of: en, fr; "pnp translate init" makes the catalog of a new one)',
        'theme.yaml:3:33: error S107: "8" is not a size of type (write it with its unit, such as 9 pt)',
    ]


def test_what_is_wrong_in_every_round_or_edition_is_said_once() -> None:
    piece = '{for: {shape: shapes}, id: "{shape}", name: "{shape}", value: "{shape}"}'
    column = len("  - ") + piece.index('"{shape}"}') + 1
    assert complaints(project(pieces=f"pieces:\n  - {piece}\n")) == [
        f'items.yaml:8:{column}: error S104: "scallop" is not a number (write digits, such as 3 or 1.5)'
    ]


def test_defaults() -> None:
    pieces = 'defaults: {kind: x, valu: 3, letter: "{colour.letter}"}\npieces:\n  - {id: a, name: A}\n'
    assert complaints(project(pieces=pieces)) == [
        'items.yaml:7:21: error S101: unknown key "valu" '
        '(did you mean "value"? A new field is declared under "fields")',
        'items.yaml:7:40: error R004: nothing is called "colour" here (did you mean "colours"?)',
    ]


def test_boxes() -> None:
    box = "component: box\nname: Box\nstock: boxes\nsize: {box: [items, item, box]}\nface: b.svg.j2\n"
    assert complaints(project(box=box + PIECES)) == [
        'box.yaml:4:21: error R008: there is no component "item" (did you mean "items"?)',
        "box.yaml:4:27: error R008: a box cannot hold a box",
    ]


def test_a_box_does_not_miss_a_component_that_cannot_be_read() -> None:
    box = "component: box\nname: Box\nstock: boxes\nsize: {box: [other]}\nface: b.svg.j2\n"
    assert complaints(project(box=box + PIECES, other="component: other\nname: 'x\n")) == [
        "other.yaml:2:7: error S001: the quotes that open here are never closed"
    ]


def test_component_given_twice() -> None:
    assert complaints(project(second=COMPONENT + PIECES)) == [
        'second.yaml:1:12: error S113: the component "items" is given twice '
        "(it stands in content/shore/components/items.yaml)"
    ]


def test_missing_files_and_unread_ones() -> None:
    workspace = project()
    del workspace.files["content/shore/theme.yaml"]
    workspace.files["content/shore/components/old.yml"] = "x"
    assert complaints(workspace) == [
        "old.yml:1:1: warning S010: this file is not read (name it .yaml)",
        "theme.yaml:1:1: error S003: there is no such file"
        " (every game has one, with a palette and text styles)",
    ]
