"""A small game of a quay, in memory: cards of two zones with numbers, icons, effects and copies."""

from functools import cache
from pathlib import Path

from generator.catalogue import BoundCatalogue, set_catalogue
from generator.catalogue.entries import Drawings, Stock, take_stock
from generator.diagnostic import Diagnostic
from generator.faces import Studio, compose_face, open_studio
from generator.localize import localize_game
from generator.model import Catalogue, LocalizedGame, Side
from generator.read import read_game, read_languages
from generator.write import Assets
from tests.fakes import MemoryWorkspace

ROOT = Path(__file__).parents[2]
SHARED = (
    "templates/rulebook/book.css",
    "templates/catalogue/catalogue.css",
    "templates/catalogue/catalogue.html.j2",
    "templates/catalogue/catalogue.js",
    "templates/catalogue/catalogue.typ",
    "templates/sheets/papers.yaml",
    "templates/sheets/printers.yaml",
    "templates/sheets/stocks.yaml",
    "templates/sheets/sizes.yaml",
    "templates/languages.yaml",
    "templates/words.yaml",
    "templates/locale/fr.po",
    "templates/locale/pt.po",
)

GAME = """\
title: Quay & Sea
source: en
languages: [en, fr, pt]
players: {least: 2, most: 4}
parameters: {load: 3}
editions:
  calm: {name: Calm sea}
  storm: {name: Storm, parameters: {load: 1}}
sets:
  zones:
    fields: {colour: word}
    members:
      quay: {name: Quay, colour: wood}
      sea: {name: Open sea, colour: ink}
icons:
  crab: {name: crab, art: {file: dot.svg}, meaning: A crab.}
  coin: {name: coin, art: {file: dot.svg}, meaning: A coin.}
effects:
  gain:
    fields: {coins: number}
    count: coins
    text: {one: "Gain {n} {icon:coin}.", other: "Gain {n} {icon:coin}s."}
  draw: {text: "**Draw** a card."}
catalogue:
  components: [cards, boats]
  group: zone
  facts:
    zone: Zone
    price: {label: Price, icon: coin}
    points: Points
    icons: Icons
    effects: {label: Effects, values: {gain: Coins, draw: Cards}}
    heavy: Heavy
  filters: [zone, price, icons, effects]
  plots:
    - {title: Points by price, across: price, numbers: points, per: zone, of: [cards]}
    - {title: Cards by price, across: price, per: zone}
    - {title: Icons by zone, across: icons, per: zone}
    - {title: Zones, across: zone}
"""

CARDS = """\
component: cards
name: Cards
stock: cards
size: {width: 40 mm, height: 60 mm, corner: 3 mm}
bleed: 2 mm
safe: 3 mm
face: card.svg.j2
fields: {zone: zones, price: number, points: number, icons: words, effects: effects, heavy: flag}
pieces:
  - {id: eel, name: Eel, zone: sea, price: 1, points: 2, icons: [crab, crab],
     effects: [{gain: "{load}"}, draw: {}]}
  - {id: bollard, name: Bollard, zone: quay, price: 4, points: 0, icons: [coin], count: 2, heavy: yes}
  - {id: anchor, name: 'Ånchor <b>"', zone: quay, price: 1, points: 3, icons: [crab, coin],
     effects: [draw: {}]}
  - {id: net, name: Net, zone: quay, price: 1, points: 1.5}
"""

BOATS = """\
component: boats
name: Boats
stock: cards
size: {width: 100 mm, height: 50 mm}
face: card.svg.j2
fields: {zone: zones, price: number}
pieces:
  - {id: tub, name: Tub, zone: sea, price: 2, count: 3}
"""

FACE = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {{ width + 2 * bleed }} {{ height + 2 * bleed }}">
  <rect width="200" height="200" fill="#fffaf0" data-fill="paper"/>
  <rect class="slot" id="name" x="6" y="6" width="30" height="8" data-text="name" data-style="body"/>
</svg>
"""

DOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>'
THEME = """\
palette: {ink: "#202030", paper: "#fffaf0", accent: "#205080", wood: "#a9855f"}
styles:
  body: {font: Noto Sans, size: 8 pt, least: 7 pt}
"""


def project(game: str = GAME, cards: str = CARDS) -> MemoryWorkspace:
    """Return the project."""
    files: dict[str, str | bytes] = {path: (ROOT / path).read_text(encoding="utf-8") for path in SHARED}
    files |= {
        "content/quay/game.yaml": game,
        "content/quay/theme.yaml": THEME,
        "content/quay/components/1-cards.yaml": cards,
        "content/quay/components/2-boats.yaml": BOATS,
        "content/quay/templates/card.svg.j2": FACE,
        "content/quay/art/dot.svg": DOT,
    }
    return MemoryWorkspace(files)


def localize(workspace: MemoryWorkspace, language: str = "en", edition: int = 0) -> LocalizedGame:
    """Return the game in an edition and language; it must be without errors."""
    game, faults = read_game(workspace, "quay")
    assert game is not None, [str(fault) for fault in faults]
    languages, _ = read_languages(workspace)
    localized, _ = localize_game(workspace, game, game.editions[edition], languages[language])
    assert localized is not None
    return localized


def compose(studio: Studio, localized: LocalizedGame) -> Drawings:
    """Return the fronts of all pieces."""
    drawings = {}
    for component in localized.edition.components:
        for piece in component.pieces:
            face, faults = compose_face(studio, localized, component, piece, Side.FRONT)
            assert face is not None, faults
            drawings[component.id, piece.id] = face.drawing
    return drawings


def wanted(localized: LocalizedGame) -> Catalogue:
    """Return what the game wants its catalogue to show."""
    assert localized.game.catalogue is not None
    return localized.game.catalogue


def stock_of(workspace: MemoryWorkspace, language: str = "en", edition: int = 0) -> Stock:
    """Return what there is to say of the pieces."""
    localized = localize(workspace, language, edition)
    return take_stock(wanted(localized), localized, compose(open_studio(workspace), localized))


def press(
    workspace: MemoryWorkspace, language: str = "en", edition: int = 0
) -> tuple[BoundCatalogue | None, tuple[Diagnostic, ...]]:
    """Set the catalogue."""
    studio, localized = open_studio(workspace), localize(workspace, language, edition)
    assets = Assets(workspace=workspace, fonts=studio.fonts)
    return set_catalogue(studio, localized, compose(studio, localized), assets)


@cache
def bound(language: str = "en", edition: int = 0) -> BoundCatalogue:
    """Return the catalogue as it should be."""
    made, faults = press(project(), language, edition)
    assert made is not None
    assert faults == ()
    return made
