"""A small sound game on disk, of which tests break one thing each, and the command line run on it."""

import contextlib
import io
import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from generator.cli.main import main
from PIL import Image

TEMPLATES = Path(__file__).parents[2] / "templates"
FOLDER = "content/orchard"

GAME = """\
title: Orchard
source: en
languages: [en, fr]
players: {least: 2, most: 4}
rulebook: rulebook.md
parameters: {rounds: 3, worth: {ripe: 2}}
editions:
  garden: {name: Garden edition}
  field: {name: Field edition, parameters: {rounds: 4}}
sets:
  fruits:
    fields: {letter: text}
    members:
      apple: {name: Apple, letter: A}
      pear: {name: Pear, letter: P}
icons:
  basket: {name: basket, art: sign/basket, meaning: What lies in your basket is yours.}
phrases:
  points: {one: "{n} point", other: "{n} points"}
constraints:
  - expect: "count(fruit_cards) == 4 * len(fruits)"
    because: each fruit is there four times
"""

THEME = """\
palette: {ink: "#2b2a33", paper: "#fffaf0", accent: "#2e6b3a", leaf: "#8fbf6a"}
styles:
  title: {font: Vollkorn, bold: true, size: 13 pt, least: 9 pt}
  body: {font: Noto Sans, size: 9 pt, least: 8 pt}
"""

CARDS = """\
component: fruit-cards
name: Fruit cards
stock: cards
size: mini-euro
bleed: 2 mm
safe: 3 mm
face: fruit.svg.j2
back: leaf.svg.j2
fields: {text: text, kind: word}
defaults: {text: "Pays {points(worth.ripe)} {icon:basket}."}
pieces:
  - for: {fruit: fruits}
    id: "{fruit}"
    name: "{fruit}"
    art: {file: tree.svg}
    count: 4
"""

SIGNS = """\
component: signs
name: Signs
stock: tiles
size: {width: 30 mm, height: 30 mm}
safe: 2 mm
face: sign.svg.j2
pieces:
  - {id: ladder, name: Ladder, art: {file: ladder.png}}
  - {id: basket, name: Basket, art: sign/basket}
"""

FRUIT = """\
<svg xmlns="http://www.w3.org/2000/svg" width="48mm" height="72mm" viewBox="0 0 48 72">
  <rect width="48" height="72" fill="#8fbf6a" data-fill="leaf"/>
  <rect class="slot" id="name" x="6" y="6" width="36" height="9" data-text="name" data-style="title"/>
  <rect class="slot" id="art" x="10" y="18" width="28" height="28" data-picture="art"/>
  <rect class="slot" id="text" x="6" y="50" width="36" height="15" data-text="text" data-style="body"/>
  {% for fruit in fruits %}
  <circle cx="{{ 20 + 4 * loop.index }}" cy="68" r="1" fill="#2b2a33" data-fill="ink"/>
  {% endfor %}
</svg>
"""

LEAF = """\
<svg xmlns="http://www.w3.org/2000/svg" width="48mm" height="72mm" viewBox="0 0 48 72">
  <rect width="48" height="72" fill="#8fbf6a" data-fill="leaf"/>
</svg>
"""

SIGN = """\
<svg xmlns="http://www.w3.org/2000/svg" width="30mm" height="30mm" viewBox="0 0 30 30">
  <rect class="slot" id="art" x="5" y="3" width="20" height="18" data-picture="art"/>
  <rect class="slot" id="name" x="2" y="22" width="26" height="6" data-text="name" data-style="body"/>
</svg>
"""

FIGURE = """\
<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="30mm" viewBox="0 0 60 30">
  <rect width="60" height="30" fill="#8fbf6a" data-fill="leaf"/>
</svg>
"""

TREE = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">
  <circle cx="10" cy="8" r="7" fill="#2e6b3a"/>
  <rect x="9" y="14" width="2" height="6" fill="#2b2a33"/>
</svg>
"""

BOOK = """\
The fruit is ripe, and the wind is rising.

# The aim

Gather fruit for {{ rounds }} rounds. A ripe one pays {{ points(worth.ripe) }}.

![Rows of trees.](figure:rows "The orchard.")

Lay it into your basket {icon:basket}.

# What you need

{components}

{icons}
"""

FRENCH = r"""# Le verger
msgid ""
msgstr ""
"Language: fr\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n > 1);\n"

msgctxt "game.title"
msgid "Orchard"
msgstr "Verger"

msgctxt "edition/garden"
msgid "Garden edition"
msgstr "Édition du jardin"

msgctxt "edition/field"
msgid "Field edition"
msgstr "Édition du champ"

msgctxt "sets/fruits/apple.name"
msgid "Apple"
msgstr "Pomme"

msgctxt "sets/fruits/apple.letter"
msgid "A"
msgstr "Po"

msgctxt "sets/fruits/pear.name"
msgid "Pear"
msgstr "Poire"

msgctxt "sets/fruits/pear.letter"
msgid "P"
msgstr "Pr"

msgctxt "icons/basket.name"
msgid "basket"
msgstr "panier"

msgctxt "icons/basket.meaning"
msgid "What lies in your basket is yours."
msgstr "Ce qui est dans votre panier est à vous."

msgctxt "phrases/points"
msgid "{n} point"
msgid_plural "{n} points"
msgstr[0] "{n} point"
msgstr[1] "{n} points"

msgctxt "fruit-cards.name"
msgid "Fruit cards"
msgstr "Cartes Fruit"

msgctxt "fruit-cards.text"
msgid "Pays {points(worth.ripe)} {icon:basket}."
msgstr "Rapporte {points(worth.ripe)} {icon:basket}."

msgctxt "fruit-cards/apple.name"
msgid "Apple"
msgstr "Pomme"

msgctxt "fruit-cards/pear.name"
msgid "Pear"
msgstr "Poire"

msgctxt "signs.name"
msgid "Signs"
msgstr "Panneaux"

msgctxt "signs/ladder.name"
msgid "Ladder"
msgstr "Échelle"

msgctxt "signs/basket.name"
msgid "Basket"
msgstr "Panier"

msgctxt "rulebook"
msgid "The fruit is ripe, and the wind is rising."
msgstr "Les fruits sont mûrs et le vent se lève."

msgctxt "rulebook#the-aim"
msgid "The aim"
msgstr "Le but"

msgctxt "rulebook#the-aim"
msgid "Gather fruit for {{ rounds }} rounds. A ripe one pays {{ points(worth.ripe) }}."
msgstr "Récoltez des fruits pendant {{ rounds }} manches. Un fruit mûr rapporte {{ points(worth.ripe) }}."

msgctxt "rulebook#the-aim"
msgid "Rows of trees."
msgstr "Des rangées d’arbres."

msgctxt "rulebook#the-aim"
msgid "The orchard."
msgstr "Le verger."

msgctxt "rulebook#the-aim"
msgid "Lay it into your basket {icon:basket}."
msgstr "Posez-le dans votre panier {icon:basket}."

msgctxt "rulebook#what-you-need"
msgid "What you need"
msgstr "Le matériel"
"""


def picture_bytes(width: int = 300, height: int = 270) -> bytes:
    """A plain PNG, large enough to print on a sign."""
    data = io.BytesIO()
    Image.new("RGB", (width, height), "#8fbf6a").save(data, "PNG")
    return data.getvalue()


FILES: Mapping[str, str | bytes] = {
    "game.yaml": GAME,
    "theme.yaml": THEME,
    "components/fruit-cards.yaml": CARDS,
    "components/signs.yaml": SIGNS,
    "templates/fruit.svg.j2": FRUIT,
    "templates/leaf.svg.j2": LEAF,
    "templates/sign.svg.j2": SIGN,
    "templates/rows.svg.j2": FIGURE,
    "art/tree.svg": TREE,
    "art/ladder.png": picture_bytes(),
    "rulebook.md": BOOK,
    "locale/fr.po": FRENCH,
}


@dataclass(frozen=True, slots=True)
class Orchard:
    """The project in a folder of a test."""

    root: Path

    def change(self, file: str, old: str, new: str) -> None:
        """Replace what stands in a file of the game exactly once."""
        text = self.read(file).decode()
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
        self.write(file, text.replace(old, new))

    def read(self, file: str) -> bytes:
        return self.locate(file).read_bytes()

    def write(self, file: str, content: str | bytes) -> None:
        place = self.locate(file)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content if isinstance(content, bytes) else content.encode())

    def locate(self, file: str) -> Path:
        """Where a file of the game is or, if its path begins with "/", of the project."""
        return self.root / (file[1:] if file.startswith("/") else f"{FOLDER}/{file}")

    def written(self) -> list[str]:
        """What lies in the output folder."""
        out = self.root / "out"
        return sorted(place.relative_to(out).as_posix() for place in out.rglob("*") if place.is_file())


def plant(root: Path) -> Orchard:
    """Write the sound project."""
    shutil.copytree(TEMPLATES, root / "templates")
    orchard = Orchard(root)
    for file, content in FILES.items():
        orchard.write(file, content)
    return orchard


def build(orchard: Orchard, *options: str) -> tuple[int, list[str]]:
    """Run ``pnp build`` in this process; return its exit code and what it says but for its progress."""
    said = io.StringIO()
    with contextlib.redirect_stderr(said):
        code = main(["--project", str(orchard.root), "build", "--jobs", "1", *options])
    return code, [line for line in said.getvalue().splitlines() if not line.startswith("[")]
