"""A project → the messages that its catalogs hold: those of each game, and the press's own words."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from generator.build.disk import DiskWorkspace
from generator.build.request import chosen_games
from generator.build.source import read_rulebook, rulebook_path
from generator.diagnostic import Diagnostic, has_errors
from generator.localize import (
    WORDS_CATALOGS,
    WORDS_LANGUAGE,
    Message,
    collect_messages,
    explain_words,
    read_english_words,
)
from generator.model import Game
from generator.read import list_games, read_game
from generator.rulebook import rulebook_messages


class Texts(Struct, frozen=True, kw_only=True):
    """Messages that share catalogs, which lie in ``folder``: those of a game, or the press's own words."""

    game: Game | None
    folder: str
    messages: tuple[Message, ...]
    source_language: str
    languages: tuple[str, ...]

    @property
    def template(self) -> str:
        """The path of the template."""
        return f"{self.folder}/{'words' if self.game is None else self.game.slug}.pot"

    @property
    def targets(self) -> tuple[str, ...]:
        """The languages to translate into."""
        return tuple(code for code in self.languages if code != self.source_language)

    def catalog(self, language: str) -> str:
        """Return the path of the catalog in a language."""
        return f"{self.folder}/{language}.po"


def gather_texts(
    workspace: DiskWorkspace, games: Sequence[str]
) -> tuple[tuple[Texts, ...], tuple[Diagnostic, ...]]:
    """Return the texts of some games, or of all, and those of the press.

    Errors:
        RequestError: a name is unknown.
    """
    diagnostics: tuple[Diagnostic, ...] = ()
    texts: list[Texts] = []
    for slug in chosen_games(workspace.root, games, list_games(workspace)):
        of_game, faults = collect_texts(workspace, slug)
        diagnostics += faults
        texts += [of_game] if of_game is not None else []
    of_press, faults = _texts_of_press(workspace, (code for one in texts for code in one.languages))
    return (*texts, *of_press), diagnostics + faults


def collect_texts(workspace: DiskWorkspace, slug: str) -> tuple[Texts | None, tuple[Diagnostic, ...]]:
    """Gather a game's messages; none if some are out of reach, which would take their translations away."""
    game, faults = read_game(workspace, slug)
    if game is None or has_errors(faults):
        return None, faults
    source, book_faults = read_rulebook(workspace, game)
    if has_errors(book_faults):
        return None, (*faults, *book_faults)
    book: tuple[Message, ...] = ()
    if source is not None:
        book, book_faults = rulebook_messages(source, rulebook_path(game))
    texts = Texts(
        game=game,
        folder=f"content/{slug}/locale",
        messages=collect_messages(game, book),
        source_language=game.source_language,
        languages=game.languages,
    )
    return texts, (*faults, *book_faults)


def _texts_of_press(
    workspace: DiskWorkspace, languages: Iterable[str]
) -> tuple[tuple[Texts, ...], tuple[Diagnostic, ...]]:
    words, faults = read_english_words(workspace)
    if not words:
        return (), faults
    texts = Texts(
        game=None,
        folder=WORDS_CATALOGS,
        messages=explain_words(workspace, words),
        source_language=WORDS_LANGUAGE,
        languages=tuple(dict.fromkeys(languages)),
    )
    return (texts,), faults
