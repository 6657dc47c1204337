"""The words of the command line, and what they mean. Light: ``pnp --help`` needs nothing else."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from generator import __version__
from generator.units import parse_length

EXIT_FINE, EXIT_FAULTS, EXIT_USAGE, EXIT_CANNOT_WRITE = 0, 1, 2, 4
EXIT_INTERRUPTED, EXIT_BROKEN_PIPE = 130, 141
_MOST_BLEED, _MOST_READING = 10.0, 20.0

_EXIT_CODES = """\
exit codes:
  0  all is well
  1  the content has faults; they are listed, and nothing was written for the game concerned
  2  the command line is wrong, or there is no project
  4  the output cannot be written
"""
_VERIFY_CODES = """\
exit codes:
  0  all files are sound
  1  a file has faults; they are listed
  2  the command line is wrong, or a file cannot be found
"""
_TRANSLATE_VERBS = """\
Catalogs (PO) and templates (POT) for Poedit, Weblate and other programs.

  update      bring the catalogs in locale/ up to date with the games' texts and the press's own words; it is
              what is done if no verb is given
  extract     write a template beside them, GAME.pot, which a catalog of any language begins as
  stats       tell how much of each catalog is translated
  init LANG   make empty catalogs in a new language, such as es or pt-PT, and tell what else it needs
"""
_DUPLEX_HELP = (
    "the edge that sheets are turned over (default: long); none prints fronts only, gutter prints both faces"
    " on one side, to be folded"
)

_PRINTER_HELP = "the class of your printer, by the margin that it leaves white: narrow (5 mm), common, wide …"
_MARKS_HELP = (
    "what shows where to cut: crop marks around each grid (the default), marks at the edge of the paper,"
    " hairlines in full, or none"
)
_BLEED_HELP = (
    "own bleed around each piece (the default), a width of it such as 2mm, shared (pieces touch, bleed around"
    " their grid only), or none"
)


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Parse the command line. Errors: SystemExit, as argparse does it."""
    parser = argparse.ArgumentParser(
        prog="pnp", description="Print games: from YAML to sheets and rulebooks.", **_style()
    )
    parser.add_argument("--version", action="version", version=f"pnp {__version__}")
    _add_project(parser, default=None)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    _add_list(commands)
    _add_check(commands)
    _add_build(commands)
    _add_calibrate(commands)
    _add_explain(commands)
    _add_fit(commands)
    _add_translate(commands)
    _add_play(commands)
    _add_playtest(commands)
    _add_verify(commands)
    return parser.parse_args(arguments)


def _style(exit_codes: str = _EXIT_CODES) -> dict[str, Any]:
    return {
        "epilog": exit_codes,
        "formatter_class": argparse.RawDescriptionHelpFormatter,
        "allow_abbrev": False,
    }


def _add_list(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    list_ = _add_command(commands, "list", "show the games with their editions, languages and components")
    what = "show the motifs and patterns that art can name instead"
    list_.add_argument("--motifs", action="store_true", help=what)
    what = "show how many pieces of each size a sheet of each paper holds, as tables in Markdown"
    list_.add_argument("--sizes", action="store_true", help=what)
    what = "show how many sheets each stock takes instead, beside the area of its pieces in sheets"
    list_.add_argument("--sheets", action="store_true", help=what)


def _add_explain(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    does = "show the page of a code, such as S101: what it means, why it matters, and how to mend it"
    explain: argparse.ArgumentParser = commands.add_parser(
        "explain", help=does, description=f"{does[0].upper()}{does[1:]}.", **_style()
    )
    explain.add_argument("codes", nargs="*", metavar="CODE", help="codes, or names such as text-overflow")
    explain.add_argument("--all", action="store_true", help="all of them, as Markdown")


def _add_check(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    check = _add_command(commands, "check", "read and check everything, write nothing")
    _add_names(check, "--lang", "--edition")
    check.add_argument("--strict", action="store_true", help="let warnings count as errors")
    check.add_argument(
        "--format",
        choices=("text", "concise", "json", "sarif", "junit", "github"),
        default="text",
        help="how faults are told: text shows the lines, concise takes a line for each (both on stderr);"
        " json, sarif, junit and github are for other programs (on stdout)",
    )
    _add_verbose(check)
    _add_jobs(check)


def _add_build(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    build = _add_command(commands, "build", "check everything, then print what has changed")
    _add_names(build, "--lang", "--edition", "--paper", "--component")
    build.add_argument(
        "--duplex", choices=("long", "short", "none", "gutter"), default="long", help=_DUPLEX_HELP
    )
    build.add_argument("--printer", default="", metavar="P", help=_PRINTER_HELP)
    build.add_argument(
        "--marks", choices=("crop", "edge", "hairline", "none"), default="crop", help=_MARKS_HELP
    )
    build.add_argument("--bleed", type=_bleed, default=("own", None), metavar="B", help=_BLEED_HELP)
    what = "move backs as pnp calibrate has measured it of your printer"
    build.add_argument("--profile", default="", metavar="NAME", help=what)
    what = "how many pieces a full sheet holds, such as 3x3: refused where they do not fit"
    build.add_argument("--grid", type=_grid, metavar="CxR", help=what)
    what = "grey, or low: lines and text on white; such sheets have a folder of their own (default: full)"
    build.add_argument("--ink", choices=("full", "grey", "low"), default="full", help=what)
    build.add_argument("--out", type=Path, metavar="DIR", help="where to (default: the project's folder out)")
    build.add_argument(
        "--no-gallery", dest="gallery", action="store_false", help="make no index.html and no pictures for it"
    )
    what = "print nothing of a game that anything warns of, such as a translation that is missing or fuzzy"
    build.add_argument("--strict", action="store_true", help=what)
    build.add_argument("--force", action="store_true", help="print what has not changed, too")
    _add_verbose(build)
    _add_jobs(build)


def _add_calibrate(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    does = "print the sheet that measures where your printer puts backs, and take down what you read on it"
    calibrate: argparse.ArgumentParser = commands.add_parser(
        "calibrate", help=does, description=f"{does[0].upper()}{does[1:]}.", **_style()
    )
    _add_project(calibrate, default=argparse.SUPPRESS)
    what = "the paper, by its name or size (default: a4)"
    calibrate.add_argument("--paper", default="a4", metavar="P", help=what)
    calibrate.add_argument("--printer", default="", metavar="P", help=_PRINTER_HELP)
    what = "the edge that sheets are turned over (default: long)"
    calibrate.add_argument("--duplex", choices=("long", "short"), default="long", help=what)
    calibrate.add_argument("--landscape", action="store_true", help="measure pages that lie on their side")
    what = "what to call the printer (default: printer)"
    calibrate.add_argument("--profile", default="printer", metavar="NAME", help=what)
    what = "what you have read, in mm: A right, A down, B right, B down and so on, with commas"
    calibrate.add_argument("--measured", type=_readings, metavar="=N,N,…", help=what)
    what = "where the sheet goes (default: the project's folder out)"
    calibrate.add_argument("--out", type=Path, metavar="DIR", help=what)


def _add_fit(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    fit = _add_command(commands, "fit", "tell how each text sits in its slot, the tightest first")
    _add_names(fit, "--lang", "--edition", "--component")
    what = "how many lines the table has (default: 20); --json has them all"
    fit.add_argument("--worst", type=_positive, default=20, metavar="N", help=what)
    for kind, about in (("json", "all of it"), ("html", "a page with pictures of the ten tightest")):
        fit.add_argument(f"--{kind}", type=Path, metavar="FILE", help=f"write {about} to this file")
    _add_jobs(fit)


def _add_translate(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    translate = _add_command(
        commands,
        "translate",
        "bring the catalogs in locale/ up to date with the games' texts and the press's own words",
    )
    translate.usage = "pnp translate [update | extract | stats | init LANG] [options] [GAME ...]"
    translate.description = _TRANSLATE_VERBS
    _add_names(translate, "--lang")
    what = "write the figures of stats as JSON (on stdout)"
    translate.add_argument("--json", action="store_true", help=what)


def _add_play(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    play = _add_command(commands, "play", "play a game in the terminal against simple opponents")
    play.add_argument("--edition", default="", metavar="E", help="the edition (default: the first one)")
    play.add_argument("--players", type=_positive, default=0, metavar="N", help="how many play")
    play.add_argument(
        "--seat", type=_positive, default=1, metavar="N", help="your place, from 1 (default: 1)"
    )
    play.add_argument("--seed", type=int, default=1, metavar="N", help="what chance does (default: 1)")
    play.add_argument("--lang", default="", metavar="L", help="your language (default: the game's own)")
    play.add_argument(
        "--opponents", default="greedy", metavar="P", help="greedy, random, or human (default: greedy)"
    )
    _add_option(play)
    play.add_argument("--save", type=Path, metavar="FILE", help="write the game down in this file")
    play.add_argument("--replay", type=Path, metavar="FILE", help="go on where this file ends")


def _add_playtest(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    playtest = _add_command(commands, "playtest", "play many games and measure who wins, how long it takes …")
    _add_names(playtest, "--edition")
    what = "only this number of players; several with commas or by saying it again"
    playtest.add_argument("--players", action=_Numbers, default=(), metavar="N", help=what)
    what = "greedy or random; or one for each seat, with commas (default: greedy)"
    playtest.add_argument("--policy", action=_Names, default=(), metavar="P", help=what)
    what = "how many of each edition and number of players (default: 1000, or what the goals say)"
    playtest.add_argument("--games", dest="number", type=_positive, default=0, metavar="N", help=what)
    what = "other games come with another number (default: 1)"
    playtest.add_argument("--seed", type=int, default=1, metavar="N", help=what)
    _add_option(playtest)
    _add_jobs(playtest)
    what = "play on a cluster: dask://HOST:PORT, ray://HOST:PORT, or ray on this machine"
    playtest.add_argument("--cluster", default="", metavar="C", help=what)
    what = "play what the goals in game.yaml need, and tell which of them fail"
    playtest.add_argument("--check", action="store_true", help=what)
    for kind, about in (
        ("json", "all figures"),
        ("csv", "a line for each game"),
        ("html", "figures and plots, to be read"),
    ):
        playtest.add_argument(f"--{kind}", type=Path, metavar="FILE", help=f"write {about} to this file")


def _add_verify(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    does = "read finished PDFs back, and prove what is in them"
    verify = commands.add_parser(
        "verify", help=does, description=f"{does[0].upper()}{does[1:]}.", **_style(_VERIFY_CODES)
    )
    verify.add_argument("files", nargs="*", type=Path, metavar="FILE", help="PDFs, or folders of them")
    verify.add_argument(
        "--format", choices=("text", "json"), default="text", help="how to say it (default: text)"
    )
    verify.add_argument("--strict", action="store_true", help="let warnings count as errors")
    _add_verbose(verify)


def _add_option(parser: argparse.ArgumentParser) -> None:
    what = "choose a rule that may be chosen; several with commas or by saying it again"
    parser.add_argument("--option", action=_Names, default=(), metavar="O", help=what)


def _add_command(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, does: str
) -> argparse.ArgumentParser:
    description = f"{does[0].upper()}{does[1:]}."
    command: argparse.ArgumentParser = commands.add_parser(
        name, help=does, description=description, **_style()
    )
    # Said before the command or after it; only what is said counts.
    _add_project(command, default=argparse.SUPPRESS)
    command.add_argument("games", nargs="*", metavar="GAME", help="folders in content (default: all)")
    return command


def _add_project(parser: argparse.ArgumentParser, *, default: object) -> None:
    what = "the project's folder (default: the nearest one around that has content and templates)"
    parser.add_argument("--project", type=Path, metavar="DIR", default=default, help=what)


def _add_names(parser: argparse.ArgumentParser, *options: str) -> None:
    for option in options:
        kind = option.removeprefix("--")
        what = (
            f"only this {'language' if kind == 'lang' else kind}; several with commas or by saying it again"
        )
        parser.add_argument(option, action=_Names, default=(), metavar=kind[0].upper(), help=what)


def _add_verbose(parser: argparse.ArgumentParser) -> None:
    what = "list every warning; else many of one kind take one line"
    parser.add_argument("-v", "--verbose", action="store_true", help=what)


def _add_jobs(parser: argparse.ArgumentParser) -> None:
    what = "how many processes work (default: one for each processor)"
    parser.add_argument("--jobs", type=_positive, default=0, metavar="N", help=what)


def _positive(text: str) -> int:
    number = int(text) if text.isascii() and text.isdigit() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f'"{text}" is no number from 1 on')
    return number


def _bleed(text: str) -> tuple[str, float | None]:
    """Read how bleed is shown, and how much of it if that is said."""
    if text in ("own", "shared", "none"):
        return text, None
    width = parse_length(text)
    if width is None or not 0 <= width <= _MOST_BLEED:
        raise argparse.ArgumentTypeError(
            f'"{text}" is neither own, shared, none nor a width such as 2mm, up to {_MOST_BLEED:g} mm'
        )
    return "own", width


def _readings(text: str) -> tuple[float, ...]:
    words = text.replace(",", " ").replace(";", " ").replace("−", "-").split()
    try:
        numbers = tuple(float(word.removesuffix("mm")) for word in words)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f'"{text}" is no list of numbers such as 0.5,-1,0,0.5') from error
    if not all(abs(number) <= _MOST_READING for number in numbers):
        raise argparse.ArgumentTypeError(f"a reading is in mm, at most {_MOST_READING:g} either way")
    return numbers


def _grid(text: str) -> tuple[int, int]:
    columns, _, rows = text.replace("×", "x").partition("x")
    try:
        return _positive(columns.strip()), _positive(rows.strip())
    except argparse.ArgumentTypeError as error:
        raise argparse.ArgumentTypeError(f'"{text}" is no grid such as 3x3') from error


class _Names(argparse.Action):
    """Gathers names, given with commas or one by one."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,
        option_string: str | None = None,
    ) -> None:
        names = tuple(name.strip() for name in str(values).split(",") if name.strip())
        if not names:
            parser.error(f"{option_string} names nothing")
        setattr(namespace, self.dest, (*getattr(namespace, self.dest), *names))


class _Numbers(argparse.Action):
    """Gathers numbers from 1 on, given with commas or one by one."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,
        option_string: str | None = None,
    ) -> None:
        words = [word.strip() for word in str(values).split(",")]
        try:
            numbers = [_positive(word) for word in words]
        except argparse.ArgumentTypeError as error:
            parser.error(f"{option_string}: {error}")
        setattr(namespace, self.dest, (*getattr(namespace, self.dest), *numbers))
