"""A small game, its languages and its files, made by hand for the tests of this room."""

from generator.diagnostic import Origin, Span
from generator.geometry import Size
from generator.model import (
    Art,
    Component,
    Edition,
    FontKey,
    Game,
    Icon,
    Language,
    Member,
    Phrase,
    Piece,
    Text,
    TextStyle,
    Theme,
)
from tests.fakes import MemoryWorkspace

EN = Language(code="en", tag="en", name="English", hyphenation="en_GB", quotes=("“", "”"))
FR = Language(
    code="fr",
    tag="fr",
    name="Français",
    hyphenation="fr",
    quotes=("«\u202f", "\u202f»"),
    narrow_space_before=";:!?»",
)
PT = Language(code="pt", tag="pt-BR", name="Português", hyphenation="pt_BR", quotes=("“", "”"))

GAME_FILE = "content/shore/game.yaml"
ITEMS_FILE = "content/shore/components/items.yaml"
FRENCH = "content/shore/locale/fr.po"
HEADER = (
    'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
    '"Plural-Forms: nplurals=2; plural=(n > 1);\\n"\n\n'
)


def origin(file: str, line: int, **values: int) -> Origin:
    """Return an origin whose values stand on the given lines, in column 9."""
    return Origin(
        Span(file, line), {path.replace("__", "."): Span(file, at, 9) for path, at in values.items()}
    )


def text(context: str, source: str) -> Text:
    return Text(context, source)


YELLOW = Member(
    id="yellow",
    fields={
        "name": Text("sets/colours/yellow.name", "Yellow"),
        "letter": Text("sets/colours/yellow.letter", "Y"),
    },
    origin=origin(GAME_FILE, 8, name=8, letter=9),
)
SHELL = Piece(
    id="scallop-yellow",
    count=1,
    fields={
        "name": Text("items/scallop-yellow.name", "Yellow scallop"),
        "rule": Text("items/scallop-yellow.rule", "Pays {coins(pay)}: {icon:coin} × {pay}!"),
        "art": Art(name="shell/scallop"),
        "value": 3,
        "colour": YELLOW,
    },
    origin=origin(ITEMS_FILE, 10, name=12, rule=13),
)
FOSSIL = Piece(
    id="fossil",
    count=4,
    fields={"name": Text("items/fossil.name", "7"), "value": 2},
    origin=origin(ITEMS_FILE, 20),
)
ITEMS = Component(
    id="items",
    name=Text("items.name", "Item tiles"),
    stock="tiles",
    size=Size(18, 18),
    face="tile.svg.j2",
    pieces=(SHELL, FOSSIL),
    origin=origin(ITEMS_FILE, 1, name=2),
)
EDITION = Edition(
    id="first",
    name=Text("edition/first", "First edition"),
    parameters={"pay": 3},
    components=(ITEMS,),
    origin=origin(GAME_FILE, 5, name=5),
)
SECOND = Edition(
    id="second",
    name=Text("edition/second", "Second edition"),
    parameters={"pay": 1},
    components=(ITEMS,),
    origin=origin(GAME_FILE, 6, name=6),
)
STYLE = TextStyle(font=FontKey(family="Noto Sans"), size_pt=8, min_size_pt=7)
GAME = Game(
    slug="shore",
    title=Text("game.title", "The Shore"),
    source_language="en",
    languages=("en", "fr", "pt"),
    players=(2, 3, 4),
    sets={"colours": (YELLOW,)},
    icons={
        "coin": Icon(
            id="coin",
            name=Text("icons/coin.name", "coin"),
            art=Art(name="sign/coin"),
            meaning=Text("icons/coin.meaning", "One point."),
            origin=origin(GAME_FILE, 15, name=15, meaning=16),
        )
    },
    phrases={
        "coins": Phrase(
            id="coins",
            one=Text("phrases/coins", "{n} coin"),
            other=Text("phrases/coins", "{n} coins"),
        )
    },
    editions=(EDITION, SECOND),
    constraints=(),
    theme=Theme(palette={}, styles={"body": STYLE}),
    rulebook=None,
    origin=origin(GAME_FILE, 1, title=1, phrases__coins=18),
)
WORDS = {
    "templates/words.yaml": "page: page\nfront: front\n",
    "templates/locale/fr.po": (
        'msgctxt "page"\nmsgid "page"\nmsgstr "page"\n\nmsgctxt "front"\nmsgid "front"\nmsgstr "recto"\n'
    ),
}
COMPLETE = (
    HEADER
    + "\n".join(
        f'msgctxt "{context}"\nmsgid "{source}"\nmsgstr "{translation}"\n'
        for context, source, translation in (
            ("game.title", "The Shore", "Le Rivage"),
            ("edition/first", "First edition", "Première édition"),
            ("edition/second", "Second edition", "Seconde édition"),
            ("sets/colours/yellow.name", "Yellow", "Jaune"),
            ("sets/colours/yellow.letter", "Y", "J"),
            ("icons/coin.name", "coin", "pièce"),
            ("icons/coin.meaning", "One point.", "Un point."),
            ("items.name", "Item tiles", "Tuiles"),
            ("items/scallop-yellow.name", "Yellow scallop", "Pétoncle jaune"),
            (
                "items/scallop-yellow.rule",
                "Pays {coins(pay)}: {icon:coin} × {pay}!",
                "Rapporte {coins(pay)}: {icon:coin} × {pay}!",
            ),
            ("rulebook#aim", "Take {{ coins(pay) }}.", "Prenez {{ coins(pay) }}."),
        )
    )
    + (
        '\nmsgctxt "phrases/coins"\nmsgid "{n} coin"\nmsgid_plural "{n} coins"\n'
        'msgstr[0] "{n} pièce"\nmsgstr[1] "{n} pièces"\n'
    )
)


def workspace(french: str | None = COMPLETE, **more: str) -> MemoryWorkspace:
    """Return the project with the given French catalog."""
    files = {**WORDS, **more}
    if french is not None:
        files[FRENCH] = french
    return MemoryWorkspace(files)
