"""``pnp explain``: what a code means, on stdout."""

import argparse
from collections.abc import Mapping
from pathlib import Path

from generator.build import RequestError
from generator.build.codebook import list_codes, write_codebook
from generator.cli.arguments import EXIT_FINE
from generator.diagnostic import suggestion
from generator.verdicts import CodePage


def run(arguments: argparse.Namespace, _: Path) -> int:
    """Show the pages of codes. Errors: RequestError."""
    pages = list_codes()
    if arguments.all:
        print(write_codebook(pages), end="")
        return EXIT_FINE
    if not arguments.codes:
        print("\n".join(f"{page.code}  {page.about}" for page in pages.values()))
        return EXIT_FINE
    print("\n\n".join(_told(_find(pages, code)) for code in arguments.codes))
    return EXIT_FINE


def _find(pages: Mapping[str, CodePage], code: str) -> CodePage:
    """Return a page by its code or name. Errors: RequestError."""
    named = {page.name: page for page in pages.values() if page.name}
    page = pages.get(code.upper()) or named.get(code.lower())
    if page is None:
        known = named if "-" in code else pages
        raise RequestError(f'there is no code "{code}": {suggestion(code, known)}')
    return page


def _told(page: CodePage) -> str:
    name = f" {page.name} ({page.severity.value})" if page.name else ""
    head = f"{page.code}{name}\n\n{page.about}"
    return f"{head}\n\n{page.page}" if page.page else head
