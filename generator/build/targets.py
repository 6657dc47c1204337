"""A request → jobs: every game, edition and language that was asked for, in the project's own order.

Games with faults in their files make no job. A name that nothing in the project has is the request's fault.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from generator.build.fingerprint import Stamp
from generator.build.job import Job
from generator.build.request import BuildRequest, RequestError, chosen, chosen_games
from generator.build.settling import judge_levels, settle_faults
from generator.build.up_to_date import design_fingerprint
from generator.check import read_game_words, run_rules
from generator.diagnostic import Diagnostic, has_errors
from generator.localize.pseudo import PSEUDO
from generator.model import Game, Language, Paper, PrintProfiles
from generator.read import (
    find_paper,
    list_games,
    no_paper,
    on_printer,
    read_game,
    read_languages,
    read_print_profiles,
)
from generator.workspace import Workspace


class Selection(Struct, frozen=True, kw_only=True):
    """The jobs of a request and their games, the games refused, the faults met, and all languages."""

    jobs: tuple[Job, ...]
    games: tuple[Game, ...]
    refused: tuple[str, ...]
    diagnostics: tuple[Diagnostic, ...]
    languages: Mapping[str, Language]

    @property
    def sources(self) -> Mapping[str, str]:
        """The source language of each game."""
        return {game.slug: game.source_language for game in self.games}


class _Read(Struct, frozen=True, kw_only=True):
    """What has been read of a game, and what is wrong in its files."""

    slug: str
    game: Game | None
    faults: tuple[Diagnostic, ...]

    @property
    def is_sound(self) -> bool:
        return self.game is not None and not has_errors(self.faults)


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
    slugs = _chosen_games(workspace, request)
    profiles, faults = read_print_profiles(workspace)
    languages, language_faults = read_languages(workspace)
    faults += language_faults
    if profiles is None or has_errors(faults):
        return Selection(jobs=(), games=(), refused=slugs, diagnostics=faults, languages=languages)
    _check_papers(request, profiles)
    read = tuple(_read_and_judge(workspace, slug) for slug in slugs)
    _check_names(request, read, tuple(languages))
    games = tuple(one.game for one in read if one.game is not None and one.is_sound)
    return Selection(
        jobs=tuple(job for game in games for job in _jobs(game, request, profiles, known, inputs)),
        games=games,
        refused=tuple(one.slug for one in read if not one.is_sound),
        diagnostics=faults + tuple(fault for one in read for fault in one.faults),
        languages=languages,
    )


def _chosen_games(workspace: Workspace, request: BuildRequest) -> tuple[str, ...]:
    known = list_games(workspace)
    if not (known or request.games):
        raise RequestError("there is no game: a game is a folder in content that has a game.yaml")
    return chosen_games(request.root, request.games, known)


def _read_and_judge(workspace: Workspace, slug: str) -> _Read:
    """Read a game and judge what is the same in all its languages."""
    game, faults = read_game(workspace, slug)
    if game is not None:
        faults += run_rules(game, read_game_words(workspace, game))
        faults = (*settle_faults(workspace, game, faults), *judge_levels(game))
    return _Read(slug=slug, game=game, faults=faults)


def _check_names(request: BuildRequest, read: Sequence[_Read], languages: Sequence[str]) -> None:
    """Refuse languages, editions and components that no game has.

    A game that cannot be read may speak any of the project's ``languages`` and have any edition or component.

    Errors:
        RequestError: a name is unknown.
    """
    games = [one.game for one in read if one.game is not None]
    if len(games) < len(read):
        chosen("language", request.languages, _spoken(languages, request))
        return
    editions = [edition for game in games for edition in game.editions]
    components = [component.id for edition in editions for component in edition.components]
    chosen(
        "language", request.languages, [code for game in games for code in _spoken(game.languages, request)]
    )
    chosen("edition", request.editions, [edition.id for edition in editions])
    chosen("component", request.components, components)


def _jobs(
    game: Game,
    request: BuildRequest,
    profiles: PrintProfiles,
    known: Mapping[str, str],
    inputs: Mapping[str, Stamp] | None,
) -> Iterator[Job]:
    """Yield a job for each edition and language of a game that is asked for."""
    design = "" if inputs is None else design_fingerprint(game.slug, inputs)
    papers = tuple(_papers(game, request, profiles))
    of_game = {path: key for path, key in known.items() if path.startswith(f"{game.slug}/")}
    for second, edition in enumerate(game.editions):
        for first, language in enumerate(_spoken(game.languages, request)):
            if _is_wanted(edition.id, request.editions) and _is_wanted(language, request.languages):
                yield Job(
                    root=request.root,
                    rank=(first, second),
                    game=game.slug,
                    edition=edition.id,
                    language=language,
                    papers=papers,
                    components=request.components,
                    duplex=request.duplex,
                    cutting=request.cutting,
                    ink=request.ink,
                    profile=request.profile,
                    design=design,
                    known=of_game,
                    writes=inputs is not None,
                    pictures=request.gallery,
                )


def _spoken(languages: Sequence[str], request: BuildRequest) -> tuple[str, ...]:
    """Return languages, and the pseudo-language or two in one (``fr+en``) if that is asked for."""
    known = (*languages, *(one for one in request.languages if one == PSEUDO))
    pairs = (one for one in request.languages if _is_pair(one, known))
    return tuple(dict.fromkeys((*known, *pairs)))


def _is_pair(name: str, known: Sequence[str]) -> bool:
    first, _, second = name.partition("+")
    return first in known and second in known and first != second


def _check_papers(request: BuildRequest, profiles: PrintProfiles) -> None:
    """Refuse papers and printers that are none. Errors: RequestError."""
    for name in request.papers:
        if find_paper(name, profiles) is None:
            message, way_out = no_paper(name, profiles)
            raise RequestError(f"{message}: {way_out}")
    chosen("printer", (request.printer,) if request.printer else (), profiles.printers)


def _papers(game: Game, request: BuildRequest, profiles: PrintProfiles) -> Iterator[Paper]:
    """Yield the papers asked for, or else the game's own, or else the usual ones; those with names first."""
    wanted = request.papers or game.papers or profiles.usual
    margin = profiles.printers[request.printer].margin if request.printer else None
    known = [name for name in profiles.papers if name in wanted]
    for name in (*known, *(name for name in dict.fromkeys(wanted) if name not in profiles.papers)):
        paper = find_paper(name, profiles)
        if paper is not None:
            yield on_printer(paper, margin)


def _is_wanted(name: str, wanted: Sequence[str]) -> bool:
    return not wanted or name in wanted
