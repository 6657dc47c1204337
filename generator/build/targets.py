"""A request → jobs: every game, edition and language that was asked for, in the project's own order.

Games with faults in their files make no job. A name that nothing in the project has is the request's fault.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from generator.build.fingerprint import Stamp
from generator.build.job import Job
from generator.build.memory import design_fingerprint
from generator.build.request import BuildRequest, RequestError, chosen, chosen_games
from generator.check import read_game_words, run_rules
from generator.diagnostic import Diagnostic, has_errors
from generator.model import Game, Language
from generator.read import list_games, read_game, read_languages, read_print_profiles
from generator.workspace import Workspace


@dataclass(frozen=True, slots=True, kw_only=True)
class Selection:
    """The jobs of a request and their games, the games refused, the faults met, and all languages."""

    jobs: tuple[Job, ...]
    games: tuple[Game, ...]
    refused: tuple[str, ...]
    diagnostics: tuple[Diagnostic, ...]
    languages: Mapping[str, Language]


def select_jobs(
    workspace: Workspace, request: BuildRequest, known: Mapping[str, str], inputs: Mapping[str, Stamp] | None
) -> Selection:
    """Read the games that are asked for and list what there is to do.

    Args:
        workspace: The project.
        request: What is asked for.
        known: Keys of files that are in place, by path.
        inputs: Stamps of all files that are read; None if nothing shall be made of them.

    Errors:
        RequestError: a name in the request is unknown.
    """
    known_games = list_games(workspace)
    if not (known_games or request.games):
        raise RequestError("there is no game: a game is a folder in content that has a game.yaml")
    slugs = chosen_games(request.root, request.games, known_games)
    profiles, faults = read_print_profiles(workspace)
    languages, language_faults = read_languages(workspace)
    diagnostics = [*faults, *language_faults]
    if profiles is None or has_errors(diagnostics):
        return Selection(
            jobs=(), games=(), refused=slugs, diagnostics=tuple(diagnostics), languages=languages
        )
    papers = chosen("paper", request.papers, tuple(profiles.papers))
    games: list[Game] = []
    for slug in slugs:
        game, faults = _read_and_judge(workspace, slug)
        diagnostics += faults
        if game is not None and not has_errors(faults):
            games.append(game)
    refused = tuple(slug for slug in slugs if slug not in {game.slug for game in games})
    if not refused:
        _check_names(request, games)
    jobs = tuple(
        Job(
            root=request.root,
            rank=target.rank,
            game=target.game,
            edition=target.edition,
            language=target.language,
            papers=papers,
            components=request.components,
            duplex=request.duplex,
            design="" if inputs is None else design_fingerprint(target.game, inputs),
            known={path: key for path, key in known.items() if path.startswith(f"{target.game}/")},
            writes=inputs is not None,
            pictures=request.gallery,
        )
        for game in games
        for target in _targets(game, request)
    )
    return Selection(
        jobs=jobs, games=tuple(games), refused=refused, diagnostics=tuple(diagnostics), languages=languages
    )


def _read_and_judge(workspace: Workspace, slug: str) -> tuple[Game | None, tuple[Diagnostic, ...]]:
    """Read a game and judge what is the same in all its languages."""
    game, faults = read_game(workspace, slug)
    if game is None:
        return None, faults
    return game, (*faults, *run_rules(game, read_game_words(workspace, game)))


@dataclass(frozen=True, slots=True)
class _Target:
    """A game in one edition and language, and its place in the game: languages before editions."""

    game: str
    edition: str
    language: str
    rank: tuple[int, int]


def _targets(game: Game, request: BuildRequest) -> Iterator[_Target]:
    for second, edition in enumerate(game.editions):
        for first, language in enumerate(game.languages):
            is_wanted = not request.editions or edition.id in request.editions
            if is_wanted and (not request.languages or language in request.languages):
                yield _Target(game.slug, edition.id, language, (first, second))


def _check_names(request: BuildRequest, games: Sequence[Game]) -> None:
    """Refuse languages, editions and components that none of the games has. Errors: RequestError."""
    editions = [edition for game in games for edition in game.editions]
    components = [component.id for edition in editions for component in edition.components]
    chosen("language", request.languages, [code for game in games for code in game.languages])
    chosen("edition", request.editions, [edition.id for edition in editions])
    chosen("component", request.components, components)
