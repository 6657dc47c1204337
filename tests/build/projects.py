"""A small project on disk: one game of two components, with the press's own templates."""

import shutil
from pathlib import Path

TEMPLATES = Path(__file__).parents[2] / "templates"

GAME = """\
title: Harbour
source: en
languages: [en, fr]
players: {least: 2, most: 4}
rulebook: rulebook.md
parameters: {boats: 2}
editions:
  standard: {name: Standard}
  long: {name: Long game, parameters: {boats: 3}}
sets:
  colours:
    members: {red: Red, green: Green}
constraints:
  - expect: "count(fleet) == boats * len(colours)"
    because: every colour has the same number of boats
"""

THEME = """\
palette: {ink: "#2b2a33", paper: "#fffaf0", red: "#c0392b", green: "#2e8b57"}
styles:
  title: {font: Vollkorn, bold: true, size: 13 pt, least: 9 pt}
"""

FLEET = """\
component: fleet
name: Fleet
stock: cards
size: mini-euro
bleed: 2 mm
safe: 3 mm
face: boat.svg.j2
back: plain.svg.j2
pieces:
  - for: {colour: colours}
    id: "{colour}-boat"
    name: "{colour} boat"
    count: "{boats}"
"""

BUOYS = """\
component: buoys
name: Buoys
stock: tokens
size: {diameter: 20 mm}
bleed: 1 mm
face: buoy.svg.j2
pieces:
  - {id: buoy, name: Buoy, count: 5}
"""

BOAT = """\
<svg xmlns="http://www.w3.org/2000/svg" width="48mm" height="72mm" viewBox="0 0 48 72">
  <rect width="48" height="72" fill="#c0392b" data-fill="{{ piece.colour.id }}"/>
  <rect x="5" y="5" width="38" height="62" rx="2" fill="#fffaf0" data-fill="paper"/>
  <rect class="slot" id="name" x="8" y="8" width="32" height="10" data-text="name" data-style="title"
    data-align="center" data-valign="middle"/>
</svg>
"""

PLAIN = """\
<svg xmlns="http://www.w3.org/2000/svg" width="48mm" height="72mm" viewBox="0 0 48 72">
  <rect width="48" height="72" fill="#2e8b57" data-fill="green"/>
</svg>
"""

BUOY = """\
<svg xmlns="http://www.w3.org/2000/svg" width="22mm" height="22mm" viewBox="0 0 22 22">
  <rect width="22" height="22" fill="#c0392b" data-fill="red"/>
</svg>
"""

COVER = """\
<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="40mm" viewBox="0 0 60 40">
  <rect width="60" height="40" fill="#2e8b57" data-fill="green"/>
</svg>
"""

BOOK = """\
# Harbour

Each colour has {{ boats }} boats.
"""

FILES = {
    "content/harbour/game.yaml": GAME,
    "content/harbour/theme.yaml": THEME,
    "content/harbour/components/fleet.yaml": FLEET,
    "content/harbour/components/buoys.yaml": BUOYS,
    "content/harbour/templates/boat.svg.j2": BOAT,
    "content/harbour/templates/plain.svg.j2": PLAIN,
    "content/harbour/templates/buoy.svg.j2": BUOY,
    "content/harbour/templates/cover.svg.j2": COVER,
    "content/harbour/rulebook.md": BOOK,
}


def make_project(root: Path, *, book: bool = False) -> Path:
    """Write the project below ``root``; without ``book`` its game has no rulebook, which saves time."""
    shutil.copytree(TEMPLATES, root / "templates")
    for path, text in FILES.items():
        place = root / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    if not book:
        edit(root, "content/harbour/game.yaml", "rulebook: rulebook.md\n", "")
        (root / "content/harbour/rulebook.md").unlink()
        (root / "content/harbour/templates/cover.svg.j2").unlink()
    return root


def edit(root: Path, path: str, old: str, new: str) -> None:
    """Change a file's text in one place."""
    text = (root / path).read_text(encoding="utf-8")
    assert text.count(old) == 1, (path, old)
    (root / path).write_text(text.replace(old, new), encoding="utf-8")


def contents(folder: Path) -> dict[str, bytes]:
    """All files below a folder but the state, by path."""
    return {
        place.relative_to(folder).as_posix(): place.read_bytes()
        for place in sorted(folder.rglob("*"))
        if place.is_file() and not place.name.startswith(".")
    }
