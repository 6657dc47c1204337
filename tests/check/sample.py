"""A small game and its facts, made by hand for the tests of this room."""

from collections.abc import Mapping

from generator.check import Composed, ComposedFace
from generator.diagnostic import Origin, Span
from generator.drawing import Drawing
from generator.faces.face import Face, PictureFit, SlotFit
from generator.geometry import Rect, Size
from generator.model import (
    Component,
    Constraint,
    Edition,
    FontKey,
    Game,
    Language,
    LocalizedGame,
    LoopSource,
    Member,
    Phrase,
    Piece,
    Side,
    Text,
    TextStyle,
    Theme,
    Value,
)

GAME_FILE = "content/shore/game.yaml"
ITEMS_FILE = "content/shore/components/items.yaml"
THEME_FILE = "content/shore/theme.yaml"
INSIDE = Rect(4, 4, 10, 5)
FRENCH = Language(code="fr", tag="fr", name="Français", hyphenation="fr", quotes=("«", "»"))


def spans(file: str, line: int, **lines: int) -> Origin:
    """Return an origin whose keys and values stand on the given lines, in column 13 and 3."""
    values = {path.replace("__", "."): Span(file, at, 13) for path, at in lines.items()}
    keys = {path.replace("__", "."): Span(file, at, 3) for path, at in lines.items()}
    return Origin(Span(file, line), values, keys)


YELLOW = Member(
    id="yellow",
    fields={"name": Text("", "Yellow"), "letter": Text("", "Y")},
    origin=spans(GAME_FILE, 8, letter=9),
)
BLUE = Member(id="blue", fields={"name": Text("", "Blue"), "letter": Text("", "B")})


def piece(id_: str, name: str, count: int = 1, line: int = 10, **fields: Value) -> Piece:
    """Return a piece of the items."""
    shown = {"name": Text(f"items/{id_}.name", name), **fields}
    return Piece(
        id=id_, count=count, fields=shown, origin=spans(ITEMS_FILE, line, **dict.fromkeys(shown, line))
    )


def component(*pieces: Piece, id_: str = "items", safe: float = 1.5) -> Component:
    """Return a component of 18 mm tiles with 1.5 mm of bleed."""
    return Component(
        id=id_,
        name=Text(f"{id_}.name", "Items"),
        stock="tiles",
        size=Size(18, 18),
        bleed=1.5,
        safe=safe,
        face="tile.svg.j2",
        back="sand.svg.j2",
        pieces=pieces,
        origin=spans(ITEMS_FILE, 1, face=4, back=5),
    )


SHELL = piece("shell", "Shell", 3, colour=YELLOW, rule=Text("items/shell.rule", "Rule"))
ITEMS = component(SHELL, piece("fossil", "Fossil", 4, line=12))


def constraint(expect: str, because: str = "it must", line: int = 40, **loop: LoopSource) -> Constraint:
    """Return a constraint."""
    places = {"expect": line, **{f"for__{name}": line for name in loop}}
    return Constraint(expect=expect, because=because, loop=loop, origin=spans(GAME_FILE, line, **places))


def game(
    *constraints: Constraint, components: tuple[Component, ...] = (ITEMS,), **more: Mapping[str, Value]
) -> Game:
    """Return a game with the constraints; ``more`` adds editions by id with their parameters."""
    parameters = more or {
        "first": {"pay": 3, "beach": {"rows": 2, "columns": 4}, "secret_cards": {"2": 2, "3": 1}}
    }
    editions = tuple(
        Edition(id=id_, name=Text("", id_), parameters=values, components=components)
        for id_, values in parameters.items()
    )
    style = TextStyle(font=FontKey(family="Noto Sans"), size_pt=8, min_size_pt=7)
    theme = Theme(palette={}, styles={"body": style}, origin=spans(THEME_FILE, 1, styles__body=6))
    return Game(
        slug="shore",
        title=Text("game.title", "The Shore"),
        source_language="en",
        languages=("en", "fr"),
        players=(2, 3),
        sets={"colours": (YELLOW, BLUE)},
        icons={},
        phrases={"coins": Phrase(id="coins", one=Text("", "{n} coin"), other=Text("", "{n} coins"))},
        editions=editions,
        constraints=constraints,
        theme=theme,
        rulebook="rulebook.md",
        origin=spans(GAME_FILE, 1, parameters__pay=20, parameters__beach=21, sets__colours=24),
    )


def localized(of: Game) -> LocalizedGame:
    """Return the game as if it had been localized into French."""
    return LocalizedGame(
        game=of, edition=of.editions[0], language=FRENCH, title=of.title, translations={}, words={}
    )


def fit(
    field: str = "rule",
    *,
    size_pt: float = 8.0,
    overflow_mm: float = 0.0,
    missing: tuple[str, ...] = (),
    box: Rect = INSIDE,
    text: str = "Un texte",
) -> SlotFit:
    """Return how a text sits in its slot; the slot has the name of the field."""
    return SlotFit(
        slot=field or "caption",
        field=field,
        style="body",
        size_pt=size_pt,
        lines=1,
        overflow_mm=overflow_mm,
        spare_mm=0.0,
        missing=missing,
        box=box,
        text=text,
    )


def face(*fits: SlotFit, pictures: tuple[PictureFit, ...] = ()) -> Face:
    """Return a face with nothing on it but facts."""
    return Face(drawing=Drawing(size=Size(21, 21), items=()), fits=fits, pictures=pictures)


def composed(
    *fits: SlotFit,
    pictures: tuple[PictureFit, ...] = (),
    of: Piece = SHELL,
    side: Side = Side.FRONT,
    figures: tuple[tuple[str, Face], ...] = (),
) -> Composed:
    """Return one composed face of the items, with the facts given."""
    one = ComposedFace(component=ITEMS, piece=of, side=side, face=face(*fits, pictures=pictures))
    return Composed(localized=localized(game()), faces=(one,), figures=figures)
