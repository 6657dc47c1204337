"""Sea Shells in a drawing program looks as it prints: literal colours are those of their roles."""

import re
from pathlib import Path

import pytest
from generator.build.disk import DiskWorkspace
from generator.read import read_game
from generator.typeset import role_colour

ROOT = Path(__file__).parents[2]
GAME = ROOT / "content/sea-shells"
ROLE = re.compile(r'data-(fill|stroke|stop-color)="([^"{}]+)"')
PAINT = re.compile(r'\b(fill|stroke|stop-color)="(#[0-9a-f]{6})" data-\1="([^"{}]+)"')


@pytest.fixture(scope="module")
def game():
    game, faults = read_game(DiskWorkspace(ROOT), "sea-shells")
    assert faults == ()
    return game


@pytest.fixture(scope="module")
def templates(game):
    """Return the text of each template that the game uses, by its name."""
    components = game.editions[0].components
    names = {name for component in components for name in (component.face, component.back) if name}
    own = sorted((GAME / "templates").glob("*.svg.j2"))
    faces = [ROOT / "templates/faces" / name for name in sorted(names)]
    return {path.name: path.read_text(encoding="utf-8") for path in (*faces, *own) if path.exists()}


def strays(text, palette):
    """Return the static roles whose literal colour is missing or differs."""
    painted = {(kind, role): set() for kind, role in ROLE.findall(text)}
    for kind, literal, role in PAINT.findall(text):
        painted[kind, role].add(literal)
    return {key: found for key, found in painted.items() if found != {role_colour(palette, key[1])}}


def test_a_literal_colour_is_the_colour_of_its_role(game, templates):
    assert len(templates) >= 17
    found = {name: strays(text, game.theme.palette) for name, text in templates.items()}
    assert {name: colours for name, colours in found.items() if colours} == {}


def test_every_role_of_a_template_has_a_literal_before_it(templates):
    bare = {name: len(ROLE.findall(text)) - len(PAINT.findall(text)) for name, text in templates.items()}
    assert bare == dict.fromkeys(templates, 0)


def test_the_measure_finds_a_wrong_colour(game):
    sand = game.theme.palette["sand"]
    wrong = f'<path fill="#123456" data-fill="sand"/><path stroke="{sand.light}" data-stroke="sand.light"/>'
    assert strays(wrong, game.theme.palette) == {("fill", "sand"): {"#123456"}}
