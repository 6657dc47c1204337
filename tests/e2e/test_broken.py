"""Broken projects through the command line: what is said, where it points, and that nothing is written.

Each case breaks one thing in a sound project. ``culprit`` is what stands where the first message points.
"""
# ruff: noqa: E501 - the messages stand as they are printed

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.e2e.orchard import FOLDER, FRENCH, GAME, SIGNS, THEME, TREE, Orchard, build, picture_bytes, plant

ENGLISH = ("--edition", "garden", "--lang", "en", "--paper", "a4")
TO_FRENCH = ("--edition", "garden", "--lang", "fr", "--paper", "a4")

CARDS = "components/fruit-cards.yaml"
SIGN_FILE = "components/signs.yaml"
FACE, BACK, SIGN_FACE, ROWS = (f"templates/{name}.svg.j2" for name in ("fruit", "leaf", "sign", "rows"))
BOOK, CATALOG = "rulebook.md", "locale/fr.po"


@pytest.fixture
def orchard(tmp_path: Path) -> Orchard:
    return plant(tmp_path / "project")


def one(file: str, old: str, new: str, culprit: str, *said: str, name: str) -> object:
    """One replacement in one file, and all that is said about it."""
    return pytest.param((file, old, new), culprit, said, id=name)


GAME_FILE = [
    one(
        "game.yaml",
        "most: 4}",
        "most: 4",
        ": rulebook.md",
        'game.yaml:5:9: error S001: a "," or "}" is missing before this (the bracket opens in line 4, column 10; quote a text with , # or brackets)',
        name="an open brace",
    ),
    one(
        "game.yaml",
        "[en, fr]",
        "en",
        "en",
        'game.yaml:3:12: error S103: a list is wanted here (write [one, two], or each on a line of its own after a "-")',
        name="a word instead of a list",
    ),
    one(
        "game.yaml",
        "[en, fr]",
        "[en, zz]",
        "zz]",
        'game.yaml:3:17: error R006: there is no language "zz" (one of: bg, ca, cs, da, de, el, en, eo, …; "pnp translate init" makes the catalog of a new one)',
        name="an unknown language",
    ),
    one(
        "game.yaml",
        "least: 2",
        "least: 9",
        "{least",
        'game.yaml:4:10: error S105: "9 to 4 players" makes no sense (the least comes first; both are from 1 to 100)',
        name="players in the wrong order",
    ),
    one(
        "game.yaml",
        "parameters: {rounds: 4}",
        "parameters: {round: 4}",
        "round: 4",
        'game.yaml:9:45: error R005: in edition "field", no parameter "round" is there to override (did you mean "rounds"?)',
        name="an override of nothing",
    ),
    one(
        "game.yaml",
        "parameters: {rounds: 4}",
        "parameters: {rounds: {two: 4}}",
        "{two",
        'game.yaml:9:53: error S103: in edition "field", the default of "rounds" has another form (write it alike)',
        name="an override of another form",
    ),
    one(
        "game.yaml",
        "== 4 * len",
        "= 4 * len",
        "= 4",
        "game.yaml:21:33: error S112: this is not an expression (equality is written ==)",
        name="an assignment",
    ),
    one(
        "game.yaml",
        "count(fruit_cards)",
        "__import__(1)",
        "__import__",
        'game.yaml:21:14: error S112: no name starts with "_" as "__import__" does',
        name="a call of Python",
    ),
    one(
        "game.yaml",
        "count(fruit_cards)",
        "count(fruit_card)",
        "fruit_card)",
        'game.yaml:21:20: error G102: in edition "field": nothing is called "fruit_card" here (did you mean "fruit_cards"?)',
        'game.yaml:21:20: error G102: in edition "garden": nothing is called "fruit_card" here (did you mean "fruit_cards"?)',
        name="an unknown name in a constraint",
    ),
    one(
        CARDS,
        "count: 4",
        "count: 5",
        "",
        'game.yaml:21:13: error G101: in edition "field": count(fruit_cards) == 4 * len(fruits) is false (10 ≠ 8): each fruit is there four times',
        'game.yaml:21:13: error G101: in edition "garden": count(fruit_cards) == 4 * len(fruits) is false (10 ≠ 8): each fruit is there four times',
        name="a false constraint",
    ),
    one(
        "game.yaml",
        "rulebook: rulebook.md",
        "rulebook: rulbook.md",
        "rulbook.md",
        'game.yaml:5:11: error R012: there is no file "rulbook.md" in the folder of the game (did you mean "rulebook.md"?)',
        name="a rulebook that is not there",
    ),
    one(
        "game.yaml",
        "art: sign/basket",
        "art: sign/baskt",
        "sign/baskt",
        'game.yaml:17:31: error A101: there is no motif "sign/baskt" (did you mean "sign/basket"?)',
        name="an icon of an unknown motif",
    ),
]

COMPONENTS = [
    one(
        CARDS,
        "    count: 4",
        "\tcount: 4",
        "\tcount",
        f"{CARDS}:16:1: error S001: a tab stands where YAML wants spaces (indent with spaces)",
        name="a tab",
    ),
    one(
        SIGN_FILE,
        "stock: tiles",
        "stock: tiles\nstock: cards",
        "stock: cards",
        f'{SIGN_FILE}:4:1: error S002: the key "stock" is given twice (it stands in line 3, column 1)',
        name="a key given twice",
    ),
    one(
        SIGN_FILE,
        "safe: 2 mm",
        "saef: 2 mm",
        "saef",
        f'{SIGN_FILE}:5:1: error S101: unknown key "saef" (did you mean "safe"?)',
        name="a key misspelt",
    ),
    one(
        SIGN_FILE,
        "stock: tiles\n",
        "",
        "component: signs",
        f'{SIGN_FILE}:1:1: error S102: the key "stock" is missing (such as stock: cards)',
        name="a key missing",
    ),
    one(
        CARDS,
        "count: 4",
        "count: four",
        "four",
        f'{CARDS}:16:12: error S104: "four" is not a number (write digits, such as 3 or 1.5)',
        name="a number in words",
    ),
    one(
        CARDS,
        "{fruit: fruits}",
        "{fruit: fruit}",
        "fruit}",
        f'{CARDS}:12:18: error R004: nothing is called "fruit" here (did you mean "fruits"?)',
        name="an unknown set",
    ),
    one(
        CARDS,
        'name: "{fruit}"',
        'name: "{friut}"',
        "friut",
        f'{CARDS}:14:13: error R004: nothing is called "friut" here (did you mean "fruit"?)',
        name="an unknown variable",
    ),
    one(
        CARDS,
        "{icon:basket}",
        "{icon:baskte}",
        "{icon:baskte}",
        f'{CARDS}:10:45: error R009: there is no icon "baskte" (did you mean "basket"?)',
        name="an unknown icon",
    ),
    one(
        CARDS,
        "Pays {points",
        "**Pays {points",
        '"**Pays',
        rf"{CARDS}:10:18: error L313: a bold or italic stretch is never closed (close each * and ** in the paragraph that opens it; \* is a plain asterisk)",
        name="stars that stay open",
    ),
    one(
        SIGN_FILE,
        "stock: tiles",
        "stock: tile",
        "tile",
        f'{SIGN_FILE}:3:8: error R002: there is no stock "tile" (did you mean "tiles"?)',
        name="an unknown stock",
    ),
    one(
        CARDS,
        "mini-euro",
        "mini-eruo",
        "mini-eruo",
        f'{CARDS}:4:7: error R003: there is no size "mini-eruo" (did you mean "mini-euro"?)',
        name="an unknown size",
    ),
    one(
        SIGN_FILE,
        "width: 30 mm",
        'width: "30,5 mm"',
        '"30,5 mm"',
        f'{SIGN_FILE}:4:15: error S107: "30,5 mm" is not a length (write 30.5 mm)',
        name="a decimal comma",
    ),
    one(
        SIGN_FILE,
        "id: basket",
        "id: ladder",
        "ladder",
        f'{SIGN_FILE}:9:10: error S113: the id "ladder" is given twice (it stands in line 8)',
        name="an id given twice",
    ),
    one(
        CARDS,
        "fruit.svg.j2",
        "friut.svg.j2",
        "friut.svg.j2",
        f'{CARDS}:7:7: error L301: there is no template "friut.svg.j2" (did you mean "fruit.svg.j2"?)',
        name="an unknown template",
    ),
    one(
        SIGN_FILE,
        "sign/basket",
        "sign/baskte",
        "sign/baskte",
        f'{SIGN_FILE}:9:37: error A101: there is no motif "sign/baskte" (did you mean "sign/basket"?)',
        name="an unknown motif",
    ),
    one(
        SIGN_FILE,
        "ladder.png",
        "laddre.png",
        "{file",
        f'{SIGN_FILE}:8:37: error A104: the picture "laddre.png" cannot be used: there is no such file (did you mean "ladder.png"?)',
        name="a picture that is not there",
    ),
    one(
        SIGN_FILE,
        "ladder.png",
        "../../../../etc/passwd.png",
        "{file",
        f'{SIGN_FILE}:8:37: error A104: the picture "../../../../etc/passwd.png" cannot be used: it lies outside the folder of pictures (one of: ladder.png, tree.svg)',
        name="a picture outside the project",
    ),
    one(
        SIGN_FILE,
        "name: Ladder",
        "name: Ladder 🦀",
        "Ladder 🦀",
        f'{SIGN_FILE}:8:24: error L102: no font has "🦀" (U+1F980 CRAB), which "name" of signs/ladder shows in English (write something else, draw it as an icon, or bring a font that has it in templates/fonts)',
        name="a character that no font has",
    ),
    one(
        SIGN_FILE,
        "name: Ladder",
        "name: A very long ladder that leans against a tree",
        "A very long",
        f'{SIGN_FILE}:8:24: error L101: "name" of signs/ladder is 3.6 mm too long for its slot in English, even at 8 pt (shorten it, enlarge the slot "name" of sign.svg.j2, or lower "least" of the style "body")',
        name="a text that is too long",
    ),
]

THEMES = [
    one(
        "theme.yaml",
        'leaf: "#8fbf6a"',
        "leaf: green",
        "green",
        'theme.yaml:1:70: error S111: "green" is not a colour (write "#" and six digits or letters a to f, in quotes)',
        name="a colour by name",
    ),
    one(
        "theme.yaml",
        "Noto Sans",
        "Noto Snas",
        "Noto Snas",
        'theme.yaml:4:16: error R011: there is no font "Noto Snas" (the press has Noto Sans and Vollkorn)',
        name="an unknown font",
    ),
    one(
        "theme.yaml",
        "size: 9 pt, least: 8 pt",
        "size: 5 pt, least: 5 pt",
        "{font: Noto Sans",
        'theme.yaml:4:9: error L103: the style "body" sets text at 5 pt: below 6 pt it cannot be read (give the text more room or fewer words, or the style a larger size)',
        name="letters too small to read",
    ),
]

TEMPLATES = [
    one(
        FACE,
        "{% endfor %}",
        "{% endfro %}",
        "endfro",
        f"{FACE}:8:6: error L302: Jinja cannot read this: Encountered unknown tag 'endfro'. Jinja was looking for the following tags: 'endfor' or 'else'. The innermost block that needs to be closed is 'for' (mind {{{{ … }}}} around values and {{% … %}} around loops)",
        name="a tag of Jinja misspelt",
    ),
    one(
        FACE,
        "in fruits %}",
        "in friuts %}",
        "friuts",
        f'{FACE}:6:19: error L303: there is no "friuts" here (did you mean "fruits"?)',
        name="an unknown name in a template",
    ),
    one(
        FACE,
        'cy="68"',
        'cy="{{ piece.letter }}"',
        "letter",
        f'{FACE}:7:55: error L303: there is no "letter" here (one of: art, count, fruit, id, kind, name, text)',
        name="an unknown field in a template",
    ),
    one(
        BACK,
        "</svg>",
        '  <g id="{{ piece.__class__.__mro__ }}"/>\n</svg>',
        "__class__",
        f'{BACK}:3:19: error L303: there is no "__class__" here (one of: art, count, fruit, id, kind, name, text)',
        name="a template that reaches for Python",
    ),
    one(
        BACK,
        "</svg>",
        "  {% for a in range(9999) %}{% for b in range(9999) %}<g/>{% endfor %}{% endfor %}\n</svg>",
        "{% for",
        f"{BACK}:3:3: error L304: the template never comes to an end: it takes more than 200000 steps (a face needs no loop that long and no text that large; draw less, or in fewer steps)",
        name="a template without end",
    ),
    one(
        BACK,
        'data-fill="leaf"/>',
        'data-fill="leaf">',
        "</svg>",
        f"{BACK}:3:1: error L305: <rect> in line 2, column 3 is still open here (write </rect> before this, or <rect …/> there)",
        name="a tag that stays open",
    ),
    one(
        BACK,
        'viewBox="0 0 48 72"',
        'viewBox="0 0 44 68"',
        "viewBox",
        f'{BACK}:1:68: error L307: the template is 44 mm by 68 mm, but the piece with its bleed is 48 mm by 72 mm (write viewBox="0 0 48 72")',
        name="a template of another size",
    ),
    one(
        BACK,
        "</svg>",
        "  <text>Hello</text>\n</svg>",
        "<text>",
        f"{BACK}:3:3: error L306: <text> cannot be printed (make it a slot with data-text, so that it is measured, translated and set in the right font)",
        name="a text outside of slots",
    ),
    one(
        BACK,
        "</svg>",
        '  <image width="9" height="9" href="file:///etc/passwd"/>\n</svg>',
        "href",
        f'{BACK}:3:31: error L306: the link to "file:///etc/passwd" leads out of the file (only #id and embedded PNG or JPEG are allowed)',
        name="a link out of a template",
    ),
    one(
        BACK,
        'data-fill="leaf"',
        'data-fill="leef"',
        'data-fill="leef"',
        f'{BACK}:2:47: error L311: there is no colour role "leef" (did you mean "leaf"?)',
        name="an unknown role",
    ),
    one(
        SIGN_FACE,
        'data-style="body"',
        'data-style="boddy"',
        'data-style="boddy"',
        f'{SIGN_FACE}:3:84: error L310: there is no text style "boddy" (did you mean "body"?)',
        name="an unknown style",
    ),
    one(
        SIGN_FACE,
        'data-text="name"',
        'data-text="nmae"',
        'data-text="nmae"',
        f'{SIGN_FACE}:3:67: error L309: no piece has a field "nmae" (did you mean "name"?)',
        name="a slot for an unknown field",
    ),
    one(
        ROWS,
        "</svg>",
        '  <g id="{{ piece.name }}"/>\n</svg>',
        "piece",
        f'{ROWS}:3:13: error L303: there is no "piece" here (did you mean "pieces"?)',
        name="a figure that asks for a piece",
    ),
    one(
        "art/tree.svg",
        "<circle",
        "<script>alert(1)</script><circle",
        "<script>",
        "art/tree.svg:2:3: error A105: <script> cannot be printed (take it out: nothing runs here)",
        name="a script in a picture",
    ),
    one(
        "art/tree.svg",
        "<circle",
        '<image href="http://example.org/a.png"/><circle',
        "href",
        'art/tree.svg:2:10: error A105: the link to "http://example.org/a.png" leads out of the file (only #id and embedded PNG or JPEG are allowed)',
        name="a link out of a picture",
    ),
]

CATALOGS = [
    one(
        CATALOG,
        'msgstr "Verger"',
        'msgstr "Verger',
        "",
        f'{CATALOG}:10:1: error T002: the text on this line has no closing quote (an entry is: msgctxt "…", msgid "…", msgstr "…", each text in straight double quotes)',
        name="an open quote",
    ),
    one(
        CATALOG,
        '"Rapporte {points(worth.ripe)} {icon:basket}."',
        '"Rapporte 2 points {icon:basket}."',
        "msgstr",
        f'{CATALOG}:56:1: error T201: the translation of "fruit-cards.text" into Français lacks {{points(worth.ripe)}} (a translation keeps what stands in braces, letter for letter, in any order)',
        name="a lost placeholder",
    ),
    one(
        CATALOG,
        '"Rapporte {points(worth.ripe)} {icon:basket}."',
        '"Rapporte {points(worth.ripe)} {icon:panier}."',
        "msgstr",
        f'{CATALOG}:56:1: error T201: the translation of "fruit-cards.text" into Français lacks {{icon:basket}} and has {{icon:panier}} too much (a translation keeps what stands in braces, letter for letter, in any order)',
        name="a translated icon",
    ),
    one(
        CATALOG,
        '"Rapporte {points(worth.ripe)} {icon:basket}."',
        '"Rapporte {points(worth.ripe) {icon:basket}."',
        "msgstr",
        f'{CATALOG}:56:1: error T202: the translation of "fruit-cards.text" into Français has a faulty placeholder: this "{{" is never closed (close it with "}}"; for a literal brace write "{{{{")',
        name="an open placeholder in a translation",
    ),
    one(
        CATALOG,
        "pendant {{ rounds }} manches",
        "pendant trois manches",
        "msgstr",
        f'{CATALOG}:88:1: error T201: the translation of "rulebook#the-aim" into Français lacks {{{{ rounds }}}} (a translation keeps what stands in braces, letter for letter, in any order)',
        name="a number typed into a translation",
    ),
    one(
        CATALOG,
        "plural=(n > 1)",
        "plural=(n != 1)",
        "Plural-Forms",
        f'{CATALOG}:6:2: error T004: Plural-Forms "nplurals=2; plural=(n != 1);" are not those of Français (write "Plural-Forms: nplurals=2; plural=(n > 1);\\n")',
        name="the plural of another language",
    ),
    one(
        CATALOG,
        'msgstr[1] "{n} points"\n',
        "",
        "msgid",
        f'{CATALOG}:45:1: error T007: "phrases/points" needs 2 plural forms, but has 1 (write msgstr[0] to msgstr[1], for one, other)',
        name="a plural form missing",
    ),
    one(
        CATALOG,
        "Language: fr",
        "Language: de",
        "Language",
        f'{CATALOG}:4:2: error T008: the header says that this catalog is in "de", not "fr" (write "Language: fr\\n", or move the file)',
        name="a catalog of another language",
    ),
    one(
        CATALOG,
        'msgctxt "edition/field"',
        'msgctxt "game.title"\nmsgid "Orchard"\nmsgstr "Le verger"\n\nmsgctxt "edition/field"',
        "msgid",
        f'{CATALOG}:17:1: error T005: "game.title" is in the catalog twice (the other one is on line 9: keep one of them)',
        name="a text translated twice",
    ),
    one(
        CATALOG,
        '"Échelle"',
        '"Échelle double en bois de châtaignier"',
        "msgstr",
        f'{CATALOG}:72:1: error L101: "name" of signs/ladder is 0.21 mm too long for its slot in Français, even at 8 pt (shorten it, enlarge the slot "name" of sign.svg.j2, or lower "least" of the style "body")',
        name="a translation that is too long",
    ),
]

BOOKS = [
    one(
        BOOK,
        "Lay it into",
        "Lay <b>it</b> into",
        "<b>",
        f"{BOOK}:9:5: error B101: HTML (<b>) is not read (write it in Markdown)",
        f"{BOOK}:9:10: error B101: HTML (</b>) is not read (write it in Markdown)",
        name="HTML in a line",
    ),
    one(
        BOOK,
        "{components}",
        "<div>trees</div>\n\n{components}",
        "<div>",
        f"{BOOK}:13:1: error B101: HTML is not read in a rulebook (write it in Markdown)",
        name="a block of HTML",
    ),
    one(
        BOOK,
        "figure:rows",
        "figure:row",
        "figure:row",
        f'{BOOK}:7:19: error L301: there is no figure "row" (did you mean "rows"?)',
        name="an unknown figure",
    ),
    one(
        BOOK,
        "figure:rows",
        "piece:signs/laddre",
        "piece:signs/laddre",
        f'{BOOK}:7:19: error B122: the component "signs" has no piece "laddre" (did you mean "ladder"?)',
        name="an unknown piece in a rulebook",
    ),
    one(
        BOOK,
        "![Rows of trees.]",
        "![]",
        "figure:rows",
        f"{BOOK}:7:5: error B109: this picture has no alternative text (say in words what it shows, for those who cannot see it: ![words](…))",
        name="a picture without words",
    ),
    one(
        BOOK,
        "{{ rounds }}",
        "{{ runds }}",
        "runds",
        f'{BOOK}:5:21: error B111: nothing is called "runds" here (did you mean "rounds"?)',
        name="an unknown parameter in a rulebook",
    ),
    one(
        BOOK,
        "{{ rounds }}",
        "{{ rounds + }}",
        " }}",
        f"{BOOK}:5:29: error B111: this is not an expression (for example: count(items) == 2 * rows)",
        name="half an expression",
    ),
    one(
        BOOK,
        "{{ points(",
        "{{ point(",
        "point(",
        f'{BOOK}:5:58: error B111: there is no phrase or function "point" (did you mean "points"?)',
        name="an unknown phrase",
    ),
    one(
        BOOK,
        "{icon:basket}",
        "{icon:bsket}",
        "{icon:bsket}",
        f'{BOOK}:9:25: error B110: there is no icon "bsket" (did you mean "basket"?)',
        name="an unknown icon in a rulebook",
    ),
    one(
        BOOK,
        "{components}",
        "{component}",
        "{component}",
        f'{BOOK}:13:1: error B107: the press writes nothing called "{{component}}" (did you mean "components"?)',
        name="an unknown part in braces",
    ),
    one(
        BOOK,
        "your basket",
        "[your](#nowhere) basket",
        "#nowhere",
        f'{BOOK}:9:20: error B105: no heading has the anchor "#nowhere" (one of: the-aim, what-you-need)',
        name="a link to no heading",
    ),
    one(
        BOOK,
        "wind is rising",
        "wind 🦀 is rising",
        "🦀",
        f'{BOOK}:1:33: error B121: no font can print "🦀" (U+1F980, crab) (use another character, or an icon: {{icon:…}})',
        name="a character of a rulebook that no font has",
    ),
]


@pytest.mark.parametrize(
    ("change", "culprit", "said"),
    [*GAME_FILE, *COMPONENTS, *THEMES, *TEMPLATES, *CATALOGS, *BOOKS],
)
def test_one_fault(
    orchard: Orchard, change: tuple[str, str, str], culprit: str, said: tuple[str, ...]
) -> None:
    orchard.change(*change)
    refuses(orchard, *said, options=TO_FRENCH if change[0] == CATALOG else ENGLISH)
    if culprit:
        place, line, column, _ = said[0].split(":", 3)
        lines = orchard.read(place).decode().split("\n")
        assert lines[int(line) - 1][int(column) - 1 :].startswith(culprit)


def _write(file: str, content: str | bytes) -> Callable[[Orchard], None]:
    return lambda orchard: orchard.write(file, content)


def _remove(file: str) -> Callable[[Orchard], None]:
    return lambda orchard: orchard.locate(file).unlink()


def _link_out(orchard: Orchard) -> None:
    orchard.locate("art/ladder.png").unlink()
    orchard.locate("art/ladder.png").symlink_to(Path(__file__))


def _enlarge(orchard: Orchard) -> None:
    orchard.change(SIGN_FILE, "width: 30 mm", "width: 300 mm")
    orchard.change(SIGN_FACE, 'viewBox="0 0 30 30"', 'viewBox="0 0 300 30"')


ALIASES = "".join(f"x{n}: &x{n} [{', '.join(['*x' + str(n - 1)] * 9) if n else '1, 2'}]\n" for n in range(8))

FILES = [
    (_remove("theme.yaml"), "theme.yaml:1:1: error S003: there is no such file (every game has one, with a palette and text styles)"),
    (_write("theme.yaml", ""), "theme.yaml:1:1: error S006: the file is empty (write keys and values, such as name: Coins)"),
    (_write("theme.yaml", THEME.encode("utf-16")), "theme.yaml:1:1: error S003: this is not UTF-8 text; save the file as UTF-8"),
    (_write("theme.yaml", THEME.replace("Noto", "No\0to")), "theme.yaml:4:18: error S001: the character U+0000 cannot stand in a text (delete it)"),
    (
        _write("game.yaml", b"\xef\xbb\xbf" + GAME.replace("title:", "titel:").replace("\n", "\r\n").encode()),
        'game.yaml:1:1: error S102: the key "title" is missing (such as title: My Game)\n'
        'game.yaml:1:1: error S101: unknown key "titel" (did you mean "title"?)',
    ),
    (
        _write(SIGN_FILE, SIGNS.replace("Ladder", "Échelle").encode("latin-1")),
        f"{SIGN_FILE}:8:24: error S003: this is not UTF-8 text; save the file as UTF-8",
    ),
    (_write(SIGN_FILE, SIGNS + ALIASES), f"{SIGN_FILE}:16:5: error S004: the file stands for more than 2000000 values"),
    (
        _write("components/more.yaml", SIGNS),
        f'{SIGN_FILE}:1:12: error S113: the component "signs" is given twice (it stands in content/orchard/components/more.yaml)',
    ),
    (_enlarge, f'{SIGN_FILE}:4:7: error P101: "Signs" is 300 × 30 mm, but A4 holds at most 194 × 281 mm (print it smaller or on larger paper, or add "overlap: 10 mm" to divide it over several pages)'),
    (_write("art/ladder.png", "I am no picture.\n"), "art/ladder.png:1:1: error A106: the picture is no whole PNG or JPEG file (save it as SVG, PNG or JPEG)"),
    (
        _write("art/ladder.png", picture_bytes()[:-40]),
        f'{SIGN_FILE}:8:37: error A106: the picture "ladder.png" is damaged: its end is missing (fetch or save the file again; it was cut short or spoilt on its way)',
    ),
    (
        _write("art/ladder.png", picture_bytes(100, 90)),
        f"{SIGN_FILE}:8:37: error A201: content/orchard/art/ladder.png prints at 127 dpi on signs/ladder: below 200 its pixels show (use a picture 1.6 times as wide, or a smaller slot)",
    ),
    (_link_out, f'{SIGN_FILE}:8:37: error A104: the picture "ladder.png" cannot be used: this is a link that leads out of the project (one of: tree.svg)'),
    (
        _write("art/tree.svg", '<!DOCTYPE svg [<!ENTITY a "b">]>\n' + TREE),
        "art/tree.svg:1:1: error A105: a document type is declared (take the <!DOCTYPE …> out: SVG needs none)",
    ),
    (
        _write("/templates/sheets/papers.yaml", "a4: {name: A4, width: 210 mmm, height: 297 mm, margin: 5 mm}\n"),
        '/templates/sheets/papers.yaml:1:23: error S107: "210 mmm" is not a length (write a number and its unit, such as 18 mm, 2.5 in or 9 pt)',
    ),
    (
        _write("/templates/rulebook/book.html.j2", "{% if %}"),
        "/templates/rulebook/book.html.j2:1:1: error B132: the design of the page cannot be filled in: Expected an expression, got 'end of statement block'",
    ),
    (_remove("/templates/rulebook/book.typ"), "/templates/rulebook/book.typ:1:1: error B132: there is no such file"),
]  # fmt: skip


@pytest.mark.parametrize(("spoil", "said"), FILES)
def test_one_spoilt_file(orchard: Orchard, spoil: Callable[[Orchard], None], said: str) -> None:
    spoil(orchard)
    refuses(orchard, *said.split("\n"), options=ENGLISH)


def test_a_catalog_in_another_encoding(orchard: Orchard) -> None:
    orchard.write(CATALOG, FRENCH.replace("’", "'").encode("latin-1"))
    refuses(
        orchard,
        f"{CATALOG}:14:9: error T001: the catalog cannot be read: this is not UTF-8 text; save the file as UTF-8",
        f'{BOOK}:1:1: warning T102: the rulebook has no Français ("pnp translate" enters it in content/orchard/locale/fr.po; until then the source is shown)',
        options=TO_FRENCH,
    )


def refuses(orchard: Orchard, *said: str, options: tuple[str, ...]) -> None:
    """Assert that a build says this and nothing else, ends with 1, and writes nothing."""
    code, lines = build(orchard, *options)
    *faults, summary = lines
    assert faults == [line[1:] if line[0] == "/" else f"{FOLDER}/{line}" for line in said]
    assert code == 1
    assert not (orchard.root / "out").exists()
    errors = sum(": error " in line for line in said)
    counts = f"{errors} error{'s' * (errors > 1)}" + ", 1 warning" * (errors < len(said))
    assert summary == f"nothing to write in {orchard.root / 'out'}; {counts}; nothing printed for orchard"


@pytest.mark.parametrize("options", [ENGLISH, TO_FRENCH])
def test_the_sound_project_is_printed_without_a_word(orchard: Orchard, options: tuple[str, ...]) -> None:
    code, said = build(orchard, *options)
    assert (code, said) == (0, [f"5 files written in {orchard.root / 'out'}"])
    assert f"orchard/garden/{options[3]}/rulebook.pdf" in orchard.written()


def test_byte_order_mark_and_windows_line_ends_do_not_matter(orchard: Orchard) -> None:
    for file in ("game.yaml", "theme.yaml", CARDS, SIGN_FILE, FACE, "art/tree.svg", BOOK, CATALOG):
        orchard.write(file, b"\xef\xbb\xbf" + orchard.read(file).replace(b"\n", b"\r\n"))
    assert build(orchard, *TO_FRENCH)[0] == 0


def test_a_fault_in_one_game_leaves_the_other_one_printed(orchard: Orchard) -> None:
    for file in ("game.yaml", "theme.yaml"):
        orchard.write(f"/content/pond/{file}", orchard.read(file))
    orchard.change("/content/pond/game.yaml", "rulebook: rulebook.md\n", "")
    orchard.change("/content/pond/game.yaml", "count(fruit_cards)", "8")
    orchard.change("game.yaml", "most: 4", "mots: 4")
    orchard.write("/content/pond/components/signs.yaml", orchard.read(SIGN_FILE))
    orchard.write("/content/pond/templates/sign.svg.j2", orchard.read(SIGN_FACE))
    orchard.write("/content/pond/art/ladder.png", orchard.read("art/ladder.png"))
    code, said = build(orchard, *ENGLISH)
    assert code == 1
    assert said[-1].endswith("; nothing printed for orchard")
    printed = [path for path in orchard.written() if path.endswith(".pdf")]
    assert printed == ["pond/garden/en/a4/tiles.pdf"]


def test_no_game_at_all(orchard: Orchard) -> None:
    orchard.locate("game.yaml").unlink()
    assert build(orchard) == (
        2,
        ["pnp: there is no game: a game is a folder in content that has a game.yaml"],
    )
    assert not (orchard.root / "out").exists()
