"""Pieces in two languages: the second one is below, on the back, or left out, as the component says."""

from pathlib import Path

import pypdfium2
import pytest
from generator.build import BuildRequest, RequestError, Silence, build, inspect
from tests.build.projects import edit, make_project

FLEET = "content/harbour/components/fleet.yaml"
FRENCH = """\
msgid ""
msgstr ""
"Language: fr\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    root = make_project(tmp_path)
    # A name of its own for each boat, so that its translation is easily told from it.
    pieces = (root / FLEET).read_text(encoding="utf-8")
    head = pieces[: pieces.index("  - for:")]
    (root / FLEET).write_text(
        head + "  - {id: tug, name: Tug}\n  - {id: ferry, name: Ferry, count: 2}\n", encoding="utf-8"
    )
    edit(root, "content/harbour/templates/boat.svg.j2", "{{ piece.colour.id }}", "red")
    game = root / "content/harbour/game.yaml"
    game.write_text(game.read_text(encoding="utf-8").partition("constraints:")[0], encoding="utf-8")
    entries = {"fleet/tug.name": ("Tug", "Remorqueur"), "fleet/ferry.name": ("Ferry", "Bac")}
    catalog = FRENCH + "\n\n".join(
        f'msgctxt "{context}"\nmsgid "{source}"\nmsgstr "{words}"'
        for context, (source, words) in entries.items()
    )
    (root / "content/harbour/locale").mkdir()
    (root / "content/harbour/locale/fr.po").write_text(f"{catalog}\n", encoding="utf-8")
    return root


def request(project: Path, language: str) -> BuildRequest:
    return BuildRequest(
        root=project,
        out=project / "out",
        languages=(language,),
        editions=("standard",),
        papers=("a4",),
        jobs=1,
        gallery=False,
    )


def texts(project: Path, language: str) -> list[str]:
    """Print the cards, and return the text of each page, without its label."""
    result = build(request(project, language), Silence())
    assert not result.has_errors, result.diagnostics
    (path,) = (path for path in result.written if path.endswith("cards.pdf"))
    assert path.startswith(f"harbour/standard/{language}/")
    return read_texts(project / "out" / path)


def read_texts(path: Path) -> list[str]:
    document = pypdfium2.PdfDocument(path)
    pages = [page.get_textpage().get_text_bounded() for page in document]
    return [" ".join(text.split()) for text in pages]


def test_second_language_stands_beside_short_texts(project: Path) -> None:
    front, back = texts(project, "fr+en")
    assert "Remorqueur / Tug" in front
    assert front.count("Bac / Ferry") == 2
    assert "Ferry" not in back
    assert "Français + English" in front


def test_second_language_is_on_the_back(project: Path) -> None:
    edit(project, FLEET, "back: plain.svg.j2\n", "back: plain.svg.j2\nsecond_language: back\n")
    front, back = texts(project, "fr+en")
    assert "Remorqueur" in front
    assert "Tug" not in front
    assert "Tug" in back
    assert back.count("Ferry") == 2
    # One language alone has the back that the component says.
    assert "Tug" not in texts(project, "en")[1]


@pytest.mark.parametrize("said", ["none", "[mark]"])
def test_second_language_is_left_out(project: Path, said: str) -> None:
    edit(project, FLEET, "back: plain.svg.j2\n", f"back: plain.svg.j2\nsecond_language: {said}\n")
    if said == "[mark]":
        edit(project, FLEET, "pieces:\n", "fields: {mark: text}\npieces:\n")
        edit(project, FLEET, "name: Tug}", "name: Tug, mark: T}")
    front, _ = texts(project, "fr+en")
    assert "Remorqueur" in front
    assert "Tug" not in front


@pytest.mark.parametrize(
    ("said", "code", "message"),
    [
        ("[naem]", "R023", 'there is no field "naem"'),
        ("above", "S103", '"above" is not a place for a second language'),
    ],
)
def test_faulty_places_are_told(project: Path, said: str, code: str, message: str) -> None:
    edit(project, FLEET, "back: plain.svg.j2\n", f"back: plain.svg.j2\nsecond_language: {said}\n")
    faults = inspect(request(project, "fr+en"), Silence()).diagnostics
    assert [(fault.code, fault.message, fault.span.line) for fault in faults] == [(code, message, 9)]


def test_both_languages_have_to_be_there(project: Path) -> None:
    for language in ("fr+de", "fr+fr", "fr+", "+fr", "fr+en+fr"):
        with pytest.raises(RequestError, match="there is no language"):
            inspect(request(project, language), Silence())
