"""``pnp translate``: catalogs brought up to date, templates for them, their figures, and new languages."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from generator.build.catalogs import (
    CatalogResult,
    begin_catalogs,
    extract_templates,
    unspoken_in,
    update_catalogs,
)
from generator.build.request import RequestError
from generator.cli.arguments import EXIT_FAULTS, EXIT_FINE
from generator.cli.console import count_faults, say, show_faults
from generator.diagnostic import has_errors

VERBS = ("update", "extract", "stats", "init")


def run(arguments: argparse.Namespace, root: Path) -> int:
    """Do what the first word asks for; without a verb, update. Errors: RequestError, OutputError."""
    verb, games = _split(arguments.games)
    if verb == "init":
        return _begin(root, games)
    if verb == "stats":
        return _count(arguments, root, games)
    if verb == "extract":
        return _tell(extract_templates(root, games), "written")
    return _tell(update_catalogs(root, games, arguments.lang), "brought up to date")


def _split(words: Sequence[str]) -> tuple[str, Sequence[str]]:
    return (words[0], words[1:]) if words and words[0] in VERBS else ("update", words)


def _tell(result: CatalogResult, done: str) -> int:
    show_faults(result.diagnostics)
    for path in result.written:
        say(f"{path}: {done}")
    line = f"{len(result.written)} changed, {len(result.kept)} up to date"
    faults = count_faults(result.diagnostics)
    say(f"{line}; {faults}" if faults else line)
    return EXIT_FAULTS if has_errors(result.diagnostics) else EXIT_FINE


def _begin(root: Path, words: Sequence[str]) -> int:
    """Make the catalogs of a new language. Errors: RequestError."""
    if not words:
        raise RequestError("init needs a language, such as: pnp translate init es")
    result, language = begin_catalogs(root, words[0], words[1:])
    status = _tell(result, "made")
    # Only a new language needs fonts and hyphenation looked at.
    from generator.build.new_language import needs_of  # noqa: PLC0415

    for line in needs_of(root, language):
        say(f"{language.name}: {line}")
    for path in unspoken_in(root, language, words[1:]):
        say(f'{path}: add {language.code} to "languages", or leave that line out')
    return status


def _count(arguments: argparse.Namespace, root: Path, games: Sequence[str]) -> int:
    """Print how much of each catalog is translated. Errors: RequestError."""
    from generator.build.catalog_counts import count_catalogs, json_counts, text_counts  # noqa: PLC0415

    counts, faults = count_catalogs(root, games, arguments.lang)
    show_faults(faults)
    print(json_counts(counts) if arguments.json else text_counts(counts), end="")
    return EXIT_FAULTS if has_errors(faults) else EXIT_FINE
