"""All codes that a fault may have, from every room, with what there is to say about each."""

import re
from collections.abc import Mapping
from importlib import import_module

from generator.verdicts import CodePage

_ROOMS = (
    "read",
    "faces.faults",
    "impose",
    "play",
    "rulebook.codes",
    "catalogue.codes",
    "build.codes",
)
GROUPS = {
    "S": "Syntax: what a file may say",
    "R": "References: names of things that are elsewhere",
    "T": "Translation: catalogs and the texts that come of them",
    "A": "Art: pictures and motifs",
    "L": "Layout: faces, their slots and their text",
    "P": "Print: sheets, papers and finished files",
    "G": "Game: constraints, rules of play and goals",
    "B": "Books: rulebooks and catalogues",
}


def list_codes() -> Mapping[str, CodePage]:
    """Return a page for each code, by code."""
    from generator.check import list_rules  # noqa: PLC0415
    from generator.verify import RULES  # noqa: PLC0415

    pages = {
        code: CodePage(code=code, about=about)
        for room in _ROOMS
        for code, about in import_module(f"generator.{room}").CODES.items()
    }
    for rule in list_rules():
        about, _, rest = rule.page.partition("\n\n")
        pages[rule.code] = CodePage(
            code=rule.code, name=rule.name, about=about, severity=rule.severity, page=rest
        )
    for proof in RULES:
        about, _, rest = proof.page.partition("\n\n")
        page = f"{rest}\n\nWay out: {proof.hint}." if rest else f"Way out: {proof.hint}."
        pages[proof.code] = CodePage(
            code=proof.code, name=proof.name, about=about, severity=proof.severity, page=page
        )
    return dict(sorted(pages.items(), key=lambda pair: (list(GROUPS).index(pair[0][0]), pair[0])))


def write_codebook(pages: Mapping[str, CodePage]) -> str:
    """Return all pages as Markdown, group by group."""
    parts = [
        "# Rules",
        "Every fault that the press finds has a code, which never changes its meaning. `pnp explain CODE` "
        "shows its page. This file is made from the code: `pnp explain --all > RULES.md` renews it.",
    ]
    for letter, title in GROUPS.items():
        of_group = [page for page in pages.values() if page.code.startswith(letter)]
        parts.append(f"## {title}")
        parts.append("\n".join(f"* `{page.code}` {page.about}" for page in of_group if not page.page))
        parts += [_section(page) for page in of_group if page.page]
    return "\n\n".join(part for part in parts if part) + "\n"


def _section(page: CodePage) -> str:
    head = f"### {page.code} {page.name}"
    return f"{head}\n\n{page.about} *({page.severity.value})*\n\n{_prose(page.page)}"


def _prose(page: str) -> str:
    """Return a page with its examples, which are indented, as blocks of code."""
    return re.sub(r"(?:^ {4}.*\n*)+", _as_code, page + "\n", flags=re.MULTILINE).strip()


def _as_code(example: re.Match[str]) -> str:
    lines = (line.removeprefix("    ") for line in example[0].strip("\n").splitlines())
    return "\n```yaml\n" + "\n".join(lines) + "\n```\n\n"
