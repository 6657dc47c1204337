"""Strings that programs stumble over: each is printed, and read back from the PDF as it is, or is refused.

"As it is" means: with the quotes and spaces of its language, in compatibility form (a ligature is letters),
and without white space and characters that leave no mark on paper.
"""

import json
import re
import unicodedata
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pypdfium2
import pytest
from generator.build import BuildRequest, DiskWorkspace, Silence, build, inspect
from generator.diagnostic import Diagnostic, Severity
from generator.localize import apply_typography
from generator.read import read_languages
from lxml import html
from tests.build.projects import TEMPLATES, make_project
from tests.read_text import read_page_texts

STRINGS: list[str] = json.loads((Path(__file__).parents[1] / "data/naughty.json").read_text(encoding="utf-8"))
FLEET = "content/harbour/components/fleet.yaml"
GAME = """\
title: Harbour
source: en
languages: [en, fr]
players: {least: 2, most: 4}
editions: {standard: {name: Standard}}
"""
HEAD = """\
component: fleet
name: Fleet
stock: cards
size: {width: 140 mm, height: 190 mm}
face: boat.svg.j2
fields: {text: text}
pieces:
"""
PAGE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 190">'
    '<rect class="slot" id="text" x="5" y="5" width="130" height="180" data-text="FIELD" data-style="body"/>'
    "</svg>"
)
BODY = "  body: {font: Noto Sans, size: 8 pt, least: 6 pt, hyphenate: false}\n"
WAYS_TO_REFUSE = {"L101", "L102", "L106", "S009", "T002"}


def escaped(text: str) -> str:
    """Return a string as an author writes it in a text to have it printed as it is."""
    return marks(text).replace("{", "{{").replace("}", "}}")


def quoted(text: str) -> str:
    """Return a string as a scalar of YAML."""
    shown = json.dumps(text, ensure_ascii=False)
    return "".join(f"\\u{ord(c):04x}" if c in "\x7f\x85\ufeff\u2028\u2029\ufffe\uffff" else c for c in shown)


def as_text(project: Path, numbers: list[int], field: str = "text") -> None:
    name = "" if field == "name" else "name: Boat, "
    rows = (f"  - {{id: p{n}, {name}{field}: {quoted(escaped(STRINGS[n]))}}}\n" for n in numbers)
    (project / FLEET).write_text(HEAD + "".join(rows), encoding="utf-8")
    template = project / "content/harbour/templates/boat.svg.j2"
    template.write_text(PAGE.replace("FIELD", field), encoding="utf-8")


def as_name(project: Path, numbers: list[int]) -> None:
    as_text(project, numbers, "name")


def as_parameter(project: Path, numbers: list[int]) -> None:
    values = (f"  t{n}: {quoted(escaped(STRINGS[n]))}\n" for n in numbers)
    game = GAME + "parameters:\n" + "".join(values)
    (project / "content/harbour/game.yaml").write_text(game, encoding="utf-8")
    rows = (f'  - {{id: p{n}, name: Boat, text: "{{t{n}}}"}}\n' for n in numbers)
    (project / FLEET).write_text(HEAD + "".join(rows), encoding="utf-8")


def as_translation(project: Path, numbers: list[int]) -> None:
    rows = (f"  - {{id: p{n}, name: Boat, text: text {n}}}\n" for n in numbers)
    (project / FLEET).write_text(HEAD + "".join(rows), encoding="utf-8")
    head = 'msgid ""\nmsgstr "Language: fr\\nContent-Type: text/plain; charset=UTF-8\\n"\n'
    entries = (
        f'\nmsgctxt "fleet/p{n}.text"\nmsgid "text {n}"\nmsgstr {po_quoted(escaped(STRINGS[n]))}\n'
        for n in numbers
    )
    folder = project / "content/harbour/locale"
    folder.mkdir(exist_ok=True)
    (folder / "fr.po").write_text(head + "".join(entries), encoding="utf-8")


def marks(text: str) -> str:
    return text.replace("\\", "\\\\").replace("*", "\\*").replace("{", "\\{").replace("}", "\\}")


def po_quoted(text: str) -> str:
    plain = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{plain}"'


def plain(text: str) -> str:
    """Return what is compared of a text."""
    joined = "".join(unicodedata.normalize("NFKC", text).split())
    invisible = (c for c in joined if unicodedata.category(c) == "Cf" or "\ufe00" <= c <= "\ufe0f")
    return joined.translate(dict.fromkeys(map(ord, invisible)))


@pytest.fixture
def project(tmp_path: Path) -> Path:
    root = make_project(tmp_path)
    (root / "content/harbour/components/buoys.yaml").unlink()
    (root / "content/harbour/game.yaml").write_text(GAME, encoding="utf-8")
    (root / "content/harbour/templates/boat.svg.j2").write_text(
        PAGE.replace("FIELD", "text"), encoding="utf-8"
    )
    with (root / "content/harbour/theme.yaml").open("a", encoding="utf-8") as theme:
        theme.write(BODY)
    return root


def number_of(fault: Diagnostic, project: Path) -> int:
    """Return the number of the string that a fault is about: it names the piece, or stands at its line."""
    named = re.search(r"fleet/p(\d+)", fault.message)
    if named is None:
        lines = (project / fault.span.file).read_text(encoding="utf-8").split("\n")
        # In a catalog, the context stands two lines above the translation.
        line = lines[fault.span.line - (3 if fault.span.file.endswith(".po") else 1)]
        named = re.search(r"(?:id: p|^  t|fleet/p)(\d+)", line)
    assert named is not None, fault
    return int(named[1])


@pytest.mark.parametrize(
    ("write", "language", "least_printed"),
    [(as_text, "en", 430), (as_name, "en", 430), (as_parameter, "en", 430), (as_translation, "fr", 430)],
)
def test_each_string_is_printed_or_refused(
    project: Path, write: Callable[[Path, list[int]], None], language: str, least_printed: int
) -> None:
    request = BuildRequest(
        root=project, out=project / "out", languages=(language,), papers=("a4",), jobs=1, gallery=False
    )
    numbers = [number for number, text in enumerate(STRINGS) if plain(text)]
    refused: dict[int, str] = {}
    while True:
        write(project, numbers)
        faults = [one for one in inspect(request, Silence()).diagnostics if one.severity is Severity.ERROR]
        if not faults:
            break
        refused |= {number_of(fault, project): fault.code for fault in faults}
        numbers = [number for number in numbers if number not in refused]
    assert set(refused.values()) <= WAYS_TO_REFUSE
    assert len(numbers) >= least_printed

    assert not build(request, Silence()).has_errors
    pages = read_page_texts(project / f"out/harbour/standard/{language}/a4/cards.pdf")
    spoken = read_languages(DiskWorkspace(TEMPLATES.parent))[0][language]
    wanted = [plain(apply_typography(STRINGS[number], spoken)) for number in numbers]
    read = [plain(page.partition("50 mm")[0]) for page in pages]
    different = [pair for pair in zip(wanted, read, strict=True) if pair[0] != pair[1]]
    assert different == []


BOOK_WAYS_TO_REFUSE = {"B121", "S009"}
_PUNCTUATION = re.compile(r"([!-/:-@\[-`{-~])")


def in_markdown(text: str) -> str:
    """Return a string as an author writes it in a rulebook to have it printed as it is."""
    return _PUNCTUATION.sub(r"\\\1", " ".join(text.split()))


def write_book(project: Path, numbers: list[int]) -> None:
    head = "# Harbour\n\nThe strings.\n"
    text = head + "".join(f"\n§{n}§ {in_markdown(STRINGS[n])} §§\n" for n in numbers)
    (project / "content/harbour/rulebook.md").write_text(text, encoding="utf-8")


def passages(text: str) -> dict[int, str]:
    """Return what stands between the marks of each string."""
    return {int(n): shown for n, shown in re.findall(r"§(\d+)§(.*?)§§", text, re.DOTALL)}


def test_each_string_is_printed_in_a_rulebook_or_refused(project: Path) -> None:
    (project / "content/harbour/game.yaml").write_text(GAME + "rulebook: rulebook.md\n", encoding="utf-8")
    write_strings = [number for number, text in enumerate(STRINGS) if plain(text)]
    (project / FLEET).write_text(HEAD + "  - {id: tug, name: Tug, text: Tug}\n", encoding="utf-8")
    request = BuildRequest(
        root=project, out=project / "out", languages=("en",), papers=("a4",), jobs=1, gallery=False
    )
    numbers, refused = write_strings, dict[int, str]()
    while True:
        write_book(project, numbers)
        faults = [one for one in inspect(request, Silence()).diagnostics if one.severity is Severity.ERROR]
        if not faults:
            break
        lines = (project / "content/harbour/rulebook.md").read_text(encoding="utf-8").split("\n")
        for fault in faults:
            number = re.match(r"§(\d+)§", lines[fault.span.line - 1])
            assert number is not None, fault
            refused[int(number[1])] = fault.code
        numbers = [number for number in numbers if number not in refused]
    assert set(refused.values()) <= BOOK_WAYS_TO_REFUSE
    assert len(numbers) >= 430

    assert not build(request, Silence()).has_errors
    wanted = {number: straight(STRINGS[number]) for number in numbers}
    folder = project / "out/harbour/standard/en"
    page = html.document_fromstring((folder / "rulebook.html").read_text(encoding="utf-8"))
    shown = passages("\n".join(paragraph.text_content() for paragraph in page.iter("p")))
    assert {number: straight(text) for number, text in shown.items()} == wanted
    document = pypdfium2.PdfDocument(folder / "rulebook.pdf")
    # U+FFFE is what pdfium makes of a hyphen at the end of a line.
    read = passages("".join(one.get_textpage().get_text_range() for one in document).replace("\ufffe", ""))
    different = {n: (text, wanted[n]) for n in numbers if (text := straight(read.get(n, ""))) != wanted[n]}
    # Typst says the text of a letter again with each of its marks; the page shows them right.
    assert {n: pair for n, pair in different.items() if not _has_stacked_marks(pair[1])} == {}
    assert len(different) < 10


def _has_stacked_marks(text: str) -> bool:
    marks_of = [unicodedata.combining(c) > 0 for c in unicodedata.normalize("NFD", text)]
    return any(one and other for one, other in pairwise(marks_of))


def straight(text: str) -> str:
    """Return what is compared of a passage of a book, in which an author who escapes quotes chooses them."""
    return plain(text).translate(str.maketrans("“”‘’", "\"\"''"))
