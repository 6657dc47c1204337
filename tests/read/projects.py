"""Small projects for the tests of this room: a sound game, of which a test replaces what it is about."""

from generator.diagnostic import Diagnostic
from generator.model import Component, Game
from generator.read import read_game
from tests.fakes import MemoryWorkspace

GAME = """\
title: Shore
players: {least: 2, most: 4}
source: en
languages: [en, fr]
parameters: {heads: 4, pair: 3, table: {2: 1, 3: 2}}
editions:
  first: {name: First edition}
  second: {name: Second edition, parameters: {pair: 2}}
sets:
  shapes:
    members: {scallop: Scallop, razor-clam: Razor clam}
  colours:
    fields: {letter: text, pattern: word}
    members:
      yellow: {name: Yellow, letter: Y, pattern: dots}
      blue: {name: Blue, letter: B, pattern: waves}
icons:
  coin: {name: coin, art: sign/coin, meaning: A coin is a point.}
phrases:
  coins: {one: "{n} coin", other: "{n} coins"}
"""

THEME = """\
palette: {ink: "#202030", sand: "#f0dcb0"}
styles:
  body: {font: Noto Sans, size: 8 pt, least: 7 pt}
"""

COMPONENT = """\
component: items
name: Items
stock: tiles
size: {width: 18 mm, height: 18 mm}
face: item.svg.j2
fields: {letter: text, value: number, kind: word}
"""

SHEETS = {
    "templates/sheets/papers.yaml": "a4: {name: A4, width: 210 mm, height: 297 mm, margin: 5 mm}\n",
    "templates/sheets/printers.yaml": "narrow: {margin: 5 mm}\ncommon: {margin: 6.35 mm}\n",
    "templates/sheets/stocks.yaml": (
        "cards: {thickness: 0.3 mm}\ntiles: {thickness: 1.2 mm}\nboxes: {thickness: 0.3 mm}\n"
    ),
    "templates/sheets/sizes.yaml": "poker: {width: 63.5 mm, height: 88.9 mm, corner: 3 mm}\n",
    "templates/languages.yaml": (
        'en: {tag: en, name: English, hyphenation: en_GB, quotes: ["“", "”"]}\n'
        'fr: {tag: fr, name: Français, hyphenation: fr, quotes: ["« ", " »"]}\n'
    ),
}

PIECES = "pieces:\n  - {id: bottle, name: Bottle}\n"


def project(
    game: str = GAME, theme: str = THEME, pieces: str = PIECES, header: str = COMPONENT, **components: str
) -> MemoryWorkspace:
    """Return a project with one game; ``components`` are further files in its folder, by name."""
    files: dict[str, str | bytes] = {
        **SHEETS,
        "content/shore/game.yaml": game,
        "content/shore/theme.yaml": theme,
        "content/shore/components/items.yaml": header + pieces,
    }
    files |= {f"content/shore/components/{name}.yaml": text for name, text in components.items()}
    return MemoryWorkspace(files)


def read(workspace: MemoryWorkspace) -> Game:
    """Return the game of a project that must be sound."""
    game, diagnostics = read_game(workspace, "shore")
    assert not diagnostics, [str(diagnostic) for diagnostic in diagnostics]
    assert game is not None
    return game


def complaints(workspace: MemoryWorkspace) -> list[str]:
    """Return what is said about a project, without the folder that all its files are in."""
    _, diagnostics = read_game(workspace, "shore")
    return [shortened(diagnostic) for diagnostic in diagnostics]


def shortened(diagnostic: Diagnostic) -> str:
    """Return a diagnostic as it prints, without the folder."""
    return str(diagnostic).removeprefix("content/shore/").removeprefix("components/")


def component(game: Game, id_: str = "items", edition: int = 0) -> Component:
    """Return one component of one edition."""
    return next(found for found in game.editions[edition].components if found.id == id_)
