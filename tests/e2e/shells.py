"""What is known of Sea Shells beforehand, and the game as the press reads it."""

from functools import cache
from pathlib import Path

from generator.build import DiskWorkspace
from generator.localize import localize_game
from generator.model import Component, LocalizedGame
from generator.read import read_game, read_languages
from tests.conftest import ROOT

SLUG = "sea-shells"
EDITIONS, LANGUAGES, PAPERS = ("rulebook", "bga"), ("en", "fr", "pt"), ("a4", "letter")
TAGS = {"en": "en", "fr": "fr", "pt": "pt-BR"}
BOOKS = [(edition, language) for edition in EDITIONS for language in LANGUAGES]
EDITION_NAMES = {
    ("rulebook", "en"): "Rulebook edition", ("rulebook", "fr"): "Édition du livret",
    ("rulebook", "pt"): "Edição do livreto", ("bga", "en"): "Online edition",
    ("bga", "fr"): "Édition en ligne", ("bga", "pt"): "Edição on-line",
}  # fmt: skip


@cache
def localized(edition: str, language: str) -> LocalizedGame:
    workspace = DiskWorkspace(ROOT)
    game, _ = read_game(workspace, SLUG)
    assert game is not None
    chosen = next(one for one in game.editions if one.id == edition)
    found, _ = localize_game(workspace, game, chosen, read_languages(workspace)[0][language])
    assert found is not None
    return found


def components(edition: str = "rulebook", language: str = "en") -> dict[str, Component]:
    return {component.id: component for component in localized(edition, language).edition.components}


def folder_of(pressed: Path, edition: str, language: str) -> Path:
    return pressed / SLUG / edition / language
