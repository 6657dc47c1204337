"""The shared templates suit any game that has what ARCHITECTURE.md says they need, and no more than that."""

import re
import shutil
from pathlib import Path

import pytest
from generator.build import BuildRequest, Silence, inspect

ROOT = Path(__file__).parents[2]

GAME = """\
title: Any Game
source: en
languages: [en]
players: {least: 2, most: 4}
"""
PALETTE = 'palette: {ink: "#202020", paper: "#ffffff", sand: "#f0dcb0"}\n'
STYLES = """\
styles:
  title: {font: Vollkorn, bold: true, size: 13 pt, least: 9 pt}
"""
MORE_STYLES = """\
  body: {font: Noto Sans, size: 9 pt, least: 8 pt}
  rule: {font: Noto Sans, size: 9 pt, least: 8 pt}
  note: {font: Noto Sans, size: 8 pt}
  mark: {font: Noto Sans, size: 8 pt}
"""
CARDS = """\
component: cards
name: Cards
stock: cards
size: poker
bleed: 2 mm
face: card-back.svg.j2
back: sand-tile.svg.j2
"""
AIDS = """\
component: aids
name: Aids
stock: cards
size: standard
bleed: 2 mm
face: reference-card.svg.j2
"""
BOX = """\
component: box
name: Box
stock: boxes
size: {box: [cards], width: 60 mm}
face: tuck-box.svg.j2
"""

LEAST = {
    "cards": CARDS + "pieces:\n  - {id: a, name: A}\n",
    "box": BOX.replace(", width: 60 mm", "") + "pieces:\n  - {id: box, name: Box}\n",
    "aids": AIDS
    + "fields: {front_title: text, front_steps: texts}\n"
    + "pieces:\n  - {id: aid, name: Aid, front_title: Turn, front_steps: [Take a card.]}\n",
}
MOST = {
    "cards": CARDS
    + "fields: {back_colour: word, back_art: art}\n"
    + "pieces:\n  - {id: a, name: A, back_colour: ink, back_art: sign/coin, count: 60}\n",
    "box": BOX.replace("width: 60 mm", "width: 70 mm, height: 100 mm")
    + "fields: {tagline: text, contents: text, colour: word}\n"
    + "pieces:\n  - {id: box, name: Box, art: sign/coin, tagline: For all, contents: Cards, colour: ink}\n",
    "aids": AIDS
    + "back: reference-card.svg.j2\n"
    + "fields: {front_title: text, front_steps: texts, front_icons: words, front_icon: art,\n"
    + "  front_note: text, front_colour: word, back_title: text,\n"
    + "  back_steps: texts, back_note: text, divider: art}\n"
    + "pieces:\n  - {id: aid, name: Aid, front_title: Turn, front_steps: [Take a card., Stop.],\n"
    + "     front_icons: [sign/coin], front_icon: sign/coin, front_note: Be kind., front_colour: ink,\n"
    + "     back_title: End, back_steps: [Count.], back_note: Be kind., divider: ornament/divider}\n",
}


def told(root: Path, components: dict[str, str], theme: str) -> list[str]:
    """What is said about a game with these components and this theme."""
    shutil.copytree(ROOT / "templates", root / "templates")
    folder = root / "content/any"
    (folder / "components").mkdir(parents=True)
    (folder / "game.yaml").write_text(GAME)
    (folder / "theme.yaml").write_text(theme)
    for name, text in components.items():
        (folder / f"components/{name}.yaml").write_text(text)
    result = inspect(BuildRequest(root=root, out=root / "out", jobs=1), Silence())
    return [str(fault) for fault in result.diagnostics]


@pytest.mark.parametrize("components", [LEAST, MOST], ids=["least", "most"])
def test_a_game_with_what_they_need_can_use_them(tmp_path: Path, components: dict[str, str]) -> None:
    assert told(tmp_path, components, PALETTE + STYLES + MORE_STYLES) == []


def test_a_box_and_a_back_need_one_style_only(tmp_path: Path) -> None:
    assert told(tmp_path, {name: LEAST[name] for name in ("cards", "box")}, PALETTE + STYLES) == []


def test_what_one_of_them_lacks_is_told_with_the_component(tmp_path: Path) -> None:
    aids = AIDS + "pieces:\n  - {id: aid, name: Aid}\n"
    [fault] = told(tmp_path, {"aids": aids}, PALETTE + STYLES)
    assert re.fullmatch(
        r"templates/faces/reference-card\.svg\.j2:\d+:\d+: error L303: "
        r'for "aids", there is no "front_steps" here '
        r'\(one of: art, count, id, name; ARCHITECTURE.md, "Shared templates", tells what it needs\)',
        fault,
    )


def test_every_shared_template_is_told_of(tmp_path: Path) -> None:
    names = [path.name for path in sorted((ROOT / "templates/faces").glob("*"))]
    assert names == ["card-back.svg.j2", "reference-card.svg.j2", "sand-tile.svg.j2", "tuck-box.svg.j2"]
    guide = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    assert [name for name in names if f"| `{name}` |" not in guide] == []
