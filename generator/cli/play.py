"""``pnp play``: a game in the terminal, in the player's language."""

import argparse
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path

from msgspec import Struct

from generator.build import DiskWorkspace, RequestError
from generator.build.output import write_whole
from generator.build.request import chosen
from generator.cli.arguments import EXIT_FAULTS, EXIT_FINE, EXIT_INTERRUPTED
from generator.cli.console import show_faults
from generator.cli.look import look_at
from generator.cli.playable import (
    check_options,
    check_players,
    choose_edition,
    read_playable,
    tell_unplayable,
)
from generator.cli.sitting import Sitting
from generator.diagnostic import suggestion
from generator.localize import localize_game
from generator.model import Edition, Game, LocalizedGame
from generator.play import (
    POLICIES,
    Policy,
    Seat,
    Transcript,
    moves_of,
    open_rules,
    read_transcript,
    replay,
    write_transcript,
)
from generator.play.session import Table
from generator.read import read_languages

with suppress(ImportError):
    # Once it is there, a line can be edited while it is typed. Not every system has it.
    import readline  # noqa: F401

_PEOPLE = "human"


class _Choice(Struct, frozen=True, kw_only=True):
    """What is played, and how."""

    game: Game
    edition: Edition
    players: int
    options: tuple[str, ...]


@tell_unplayable
def run(arguments: argparse.Namespace, root: Path) -> int:
    """Play one game, to its end or until the player leaves."""
    transcript = _read_replay(arguments.replay)
    choice = _choose(arguments, root, transcript) if transcript is not None else None
    if transcript is None or choice is None:
        return EXIT_FAULTS
    localized = _localize(root, choice, arguments.lang)
    options = dict.fromkeys(choice.options, True)
    rules = open_rules(localized.game, localized.edition, choice.players, options)
    played, faults = replay(rules, transcript.moves)
    if faults:
        show_faults(faults)
        return EXIT_FAULTS
    sitting = Sitting(
        table=Table(rules=rules, policies=_opponents(arguments, choice.players), seed=arguments.seed),
        words=localized.words,
        ask=input,
        say=print,
        played=played,
        seat=arguments.seat - 1,
        look=partial(look_at, localized),
        told=len(played.actions),
    )
    _welcome(localized, arguments.seat, choice.players)
    return _play(sitting, choice, arguments)


def _play(sitting: Sitting, choice: _Choice, arguments: argparse.Namespace) -> int:
    """Play, and write the game down however it ends. Errors: OutputError."""
    code = EXIT_FINE
    try:
        sitting.play()
    except KeyboardInterrupt:
        print()
        code = EXIT_INTERRUPTED
    if arguments.save is not None:
        text = write_transcript(
            moves_of(sitting.table.rules, sitting.played),
            game=choice.game.slug,
            edition=choice.edition.id,
            players=choice.players,
            options=choice.options,
            remarks=[f"{choice.game.title.source}, seed {arguments.seed}"],
        )
        write_whole(arguments.save, text.encode())
        print(sitting.words["table.saved"].format(file=arguments.save))
    return code


def _read_replay(path: Path | None) -> Transcript | None:
    """Read a transcript, an empty one without a path. None if it has faults, which are shown.

    Errors:
        RequestError: the file cannot be read.
    """
    if path is None:
        return Transcript(moves=())
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8"
        raise RequestError(f"cannot read {path}: {reason}") from error
    transcript, faults = read_transcript(text, path.as_posix())
    show_faults(faults)
    return transcript


def _choose(arguments: argparse.Namespace, root: Path, transcript: Transcript) -> _Choice | None:
    """Return what is to be played: as the transcript says, and where it does not, as is asked for.

    Errors:
        RequestError: something of this kind is not there.
    """
    wanted = (transcript.game,) if transcript.game else arguments.games
    games = read_playable(root, wanted)
    if games is None:
        return None
    if len(games) > 1:
        raise RequestError(f"one game at a time: name one of {', '.join(game.slug for game in games)}")
    game = games[0]
    return _Choice(
        game=game,
        edition=choose_edition(game, transcript.edition or arguments.edition),
        players=check_players(game, transcript.players or arguments.players or min(game.players)),
        options=check_options(game, transcript.options or arguments.option),
    )


def _localize(root: Path, choice: _Choice, language: str) -> LocalizedGame:
    """Show the game in a language of the player's choice. Errors: RequestError."""
    workspace = DiskWorkspace(root)
    known, _ = read_languages(workspace)
    wanted = language or choice.game.source_language
    chosen("language", (wanted,), choice.game.languages)
    # What a catalog lacks is shown in another language; to complain of it is the business of a check.
    localized, faults = localize_game(workspace, choice.game, choice.edition, known[wanted])
    if localized is None:
        show_faults(faults)
        raise RequestError("the press's own words cannot be read")
    return localized


def _opponents(arguments: argparse.Namespace, players: int) -> Mapping[Seat, Policy]:
    """Return who plays the seats that are not the player's own. Errors: RequestError."""
    if arguments.seat > players:
        raise RequestError(f"there is no seat {arguments.seat} among {players} players")
    if arguments.opponents == _PEOPLE:
        return {}
    if arguments.opponents not in POLICIES:
        known = (*POLICIES, _PEOPLE)
        message = f'there are no opponents "{arguments.opponents}"'
        raise RequestError(f"{message}: {suggestion(arguments.opponents, known)}")
    policy = POLICIES[arguments.opponents]
    return {seat: policy for seat in range(players) if seat != arguments.seat - 1}


def _welcome(localized: LocalizedGame, seat: int, players: int) -> None:
    """Say what is played."""
    words = localized.words
    greeting = words["table.welcome"].format(
        title=localized.title, edition=localized.edition.name, players=players, seat=seat
    )
    print(f"{greeting} {words['table.hint'].format(help=words['table.help'])}")
