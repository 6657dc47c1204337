"""``pnp translate``: catalogs, templates, figures and new languages."""

import json
import re
from pathlib import Path

import pytest
from babel.messages.pofile import read_po
from generator.cli.main import main
from generator.localize.po import Entry, parse_po
from tests.build.projects import contents, edit, make_project


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    root = make_project(tmp_path / "project")
    monkeypatch.chdir(root)
    return root


def entry(path: Path, context: str) -> Entry:
    entries, faults = parse_po(path.read_text(encoding="utf-8"), path.name)
    assert faults == ()
    return next(one for one in entries if one.context == context)


def test_translate_makes_a_catalog_and_then_leaves_it_alone(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["translate"]) == 0
    catalog = project / "content/harbour/locale/fr.po"
    text = catalog.read_text(encoding="utf-8")
    assert 'msgctxt "fleet.name"\nmsgid "Fleet"\nmsgstr ""' in text
    assert (
        capsys.readouterr().err
        == "content/harbour/locale/fr.po: brought up to date\n1 changed, 1 up to date\n"
    )
    catalog.write_text(
        text.replace('msgid "Fleet"\nmsgstr ""', 'msgid "Fleet"\nmsgstr "Flotte"'), encoding="utf-8"
    )
    before = catalog.stat().st_mtime_ns
    assert main(["translate"]) == 0
    assert catalog.stat().st_mtime_ns == before
    assert not (project / "content/harbour/locale/en.po").exists()


def test_translate_enters_new_words_of_the_press(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with (project / "templates/words.yaml").open("a", encoding="utf-8") as words:
        words.write("stock.buoys: Buoys\n")
    assert main(["check"]) == 0
    told = capsys.readouterr().err
    assert '"stock.buoys" is not translated into Français' in told
    assert '"pnp translate" enters it in templates/locale/fr.po' in told
    before = (project / "templates/locale/pt.po").read_bytes()
    assert main(["translate"]) == 0
    assert "templates/locale/fr.po: brought up to date\n" in capsys.readouterr().err
    catalog = (project / "templates/locale/fr.po").read_text(encoding="utf-8")
    assert catalog.endswith('msgctxt "stock.buoys"\nmsgid "Buoys"\nmsgstr ""\n')
    assert 'msgctxt "page"\nmsgid "page"\nmsgstr "page"\n' in catalog
    # No game speaks Portuguese.
    assert (project / "templates/locale/pt.po").read_bytes() == before
    assert not (project / "templates/locale/en.po").exists()


def test_translate_makes_the_catalog_of_the_press_for_a_new_language(project: Path) -> None:
    edit(project, "content/harbour/game.yaml", "languages: [en, fr]", "languages: [en, fr, de]")
    assert main(["translate", "harbour", "--lang", "de"]) == 0
    for path in ("content/harbour/locale/de.po", "templates/locale/de.po"):
        assert 'msgstr ""' in (project / path).read_text(encoding="utf-8")
    assert not (project / "content/harbour/locale/fr.po").exists()


def test_translate_never_writes_out_of_the_project(
    project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "elsewhere").mkdir()
    (project / "content/harbour/locale").symlink_to(tmp_path / "elsewhere", target_is_directory=True)
    assert main(["translate"]) == 1
    assert "T190: the catalog cannot be brought up to date: its folder is a link" in capsys.readouterr().err
    assert list((tmp_path / "elsewhere").iterdir()) == []


def test_translate_leaves_a_catalog_that_it_cannot_read(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    catalog = project / "content/harbour/locale/fr.po"
    catalog.parent.mkdir()
    catalog.write_bytes(b'msgid "Caf\xe9"\n')
    assert main(["translate"]) == 1
    assert capsys.readouterr().err.startswith("content/harbour/locale/fr.po:1:11: error T190: ")
    assert catalog.read_bytes() == b'msgid "Caf\xe9"\n'


def test_translate_takes_in_the_rulebook(tmp_path: Path) -> None:
    root = make_project(tmp_path, book=True)
    assert main(["--project", str(root), "translate"]) == 0
    text = (root / "content/harbour/locale/fr.po").read_text(encoding="utf-8")
    assert 'msgid "Each colour has {{ boats }} boats."' in text


def test_translate_leaves_the_catalog_of_a_rulebook_that_cannot_be_read(tmp_path: Path) -> None:
    root = make_project(tmp_path, book=True)
    assert main(["--project", str(root), "translate"]) == 0
    before = contents(root / "content/harbour/locale")
    (root / "content/harbour/rulebook.md").write_bytes(b"# Caf\xe9\n")
    assert main(["--project", str(root), "translate"]) == 1
    assert contents(root / "content/harbour/locale") == before


def test_extract_writes_a_template_that_other_programs_read(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["translate", "extract"]) == 0
    assert capsys.readouterr().err == (
        "content/harbour/locale/harbour.pot: written\ntemplates/locale/words.pot: written\n"
        "out/translate/harbour.html: written\n3 changed, 0 up to date\n"
    )
    place = project / "content/harbour/locale/harbour.pot"
    with place.open("rb") as file:
        template = read_po(file)
    message = template.get("Buoy", context="buoys/buoy.name")
    assert message is not None
    assert message.string == ""
    assert message.locations == [("content/harbour/components/buoys.yaml", 8)]
    assert message.auto_comments[0] == "buoys, piece buoy: name"
    before = contents(project)
    assert main(["translate", "extract"]) == 0
    assert contents(project) == before


def test_each_text_on_a_piece_has_its_picture(project: Path) -> None:
    assert main(["translate", "extract", "harbour"]) == 0
    template = project / "content/harbour/locale/harbour.pot"
    assert entry(template, "fleet/red-boat.name").notes[-1] == (
        "picture: out/translate/harbour.html#fleet-red-boat"
    )
    assert entry(template, "fleet.name").notes == ("component fleet: name",)
    page = (project / "out/translate/harbour.html").read_text(encoding="utf-8")
    _, _, figure = page.partition('<figure id="fleet-red-boat">')
    assert "<code>fleet/red-boat.name</code>" in figure.partition("</figure>")[0]
    assert page.count('<symbol id="face_fleet-red-boat"') == 1
    assert page.count("<figure ") == 2


def test_a_message_tells_how_many_characters_there_is_room_for(project: Path) -> None:
    assert main(["translate", "update"]) == 0
    green = entry(project / "content/harbour/locale/fr.po", "fleet/green-boat.name")
    # By its advance widths, Vollkorn Bold sets "Green boat " in 5.364 × 9 pt = 17.03 mm, 1.703 mm a letter.
    # The slot is 32 mm wide and holds two lines (4.42 + 3.81 of 10 mm). Besides the ten letters, there are
    # 15.6 mm on the first line and nine tenths of the second, 28.8 mm: 26 letters.
    assert green.flags == ("max-length:36",)
    assert green.notes[1] == "max 36 characters"
    # The name of a component stands on no face.
    assert entry(project / "content/harbour/locale/fr.po", "fleet.name").flags == ()


def test_stats_count_what_is_translated(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["translate"]) == 0
    place = project / "content/harbour/locale/fr.po"
    text = place.read_text(encoding="utf-8")
    for source, translation in (("Fleet", "Flotte"), ("Buoys", "Bouées"), ("Buoy", "Bouée")):
        text = text.replace(f'msgid "{source}"\nmsgstr ""', f'msgid "{source}"\nmsgstr "{translation}"')
    place.write_text(text, encoding="utf-8")
    edit(project, "content/harbour/components/buoys.yaml", "name: Buoys", "name: Large buoys")
    capsys.readouterr()
    assert main(["translate", "stats", "harbour", "--json"]) == 0
    of_game, of_press = json.loads(capsys.readouterr().out)
    # Title, two editions, two colours, two components, three pieces; "Large buoys" is not entered yet.
    assert of_game == {
        "path": "content/harbour/locale/fr.po",
        "language": "Français",
        "messages": 10,
        "translated": 2,
        "fuzzy": 0,
        "empty": 7,
        "missing": 1,
        "words": 14,
        "words_left": 12,
    }
    assert of_press["translated"] == of_press["messages"]
    assert main(["translate", "stats", "harbour"]) == 0
    assert capsys.readouterr().out.startswith(
        "content/harbour/locale/fr.po   20 %  2 of 10, 7 empty, 1 not entered yet, 12 of 14 words left\n"
        "templates/locale/fr.po        100 %  "
    )


def test_init_makes_a_language_of_files_alone(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edit(project, "content/harbour/game.yaml", "languages: [en, fr]\n", "")
    assert main(["translate", "init", "pl"]) == 0
    assert capsys.readouterr().err == (
        "content/harbour/locale/pl.po: made\ntemplates/locale/pl.po: made\n2 changed, 0 up to date\n"
    )
    place = project / "content/harbour/locale/pl.po"
    # Source: CLDR, cardinal numbers of Polish: one, few, many (of whole numbers).
    text = place.read_text(encoding="utf-8")
    assert '"Language: pl\\n"\n' in text
    assert '"Plural-Forms: nplurals=3; plural=n == 1 ? 0 : n % 10 >= 2 && n % 10 <= 4 && ' in text
    text = text.replace('"Fleet"\nmsgstr ""', '"Fleet"\nmsgstr "Flota"')
    place.write_text(text, encoding="utf-8")
    assert main(["translate", "init", "pl"]) == 0
    assert place.read_text(encoding="utf-8") == text
    capsys.readouterr()
    assert main(["list"]) == 0
    assert "  languages: en, pl\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("code", "line"),
    [
        (
            "ja",
            r"日本語: the fonts lack \d+ of its letters: .+ …; put one that has them into templates/fonts",
        ),
        # Not in the table of languages, and without a dictionary for hyphens.
        (
            "ga",
            r"Gaeilge: there is no hyphenation for it, so long words are not parted\n"
            r"Gaeilge: its quotes are taken to be “ ”; an entry in templates/languages.yaml says otherwise",
        ),
        ("de", ""),
    ],
)
def test_init_tells_what_the_press_lacks(
    project: Path, capsys: pytest.CaptureFixture[str], code: str, line: str
) -> None:
    edit(project, "content/harbour/game.yaml", "languages: [en, fr]\n", "")
    assert main(["translate", "init", code, "harbour"]) == 0
    assert re.fullmatch(line, capsys.readouterr().err.partition("up to date\n")[2].strip())


def test_init_tells_what_else_a_language_needs(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["translate", "init", "tr", "harbour"]) == 0
    assert capsys.readouterr().err.splitlines()[-2:] == [
        "Türkçe: there is no hyphenation for it, so long words are not parted",
        'content/harbour/game.yaml: add tr to "languages", or leave that line out',
    ]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["init"], "init needs a language, such as: pnp translate init es"),
        (["init", "klingon"], 'there is no language "klingon": a code is such as de, pt-PT or zh-Hant'),
        (["init", "xx"], 'there is no language "xx": a code is such as de, pt-PT or zh-Hant'),
        (["init", "../../x"], 'there is no language "../../x": a code is such as de, pt-PT or zh-Hant'),
    ],
)
def test_init_refuses_what_is_no_language(
    project: Path, capsys: pytest.CaptureFixture[str], words: list[str], message: str
) -> None:
    assert main(["translate", *words]) == 2
    assert message in capsys.readouterr().err


def test_a_changed_source_is_told_and_a_strict_build_prints_nothing(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["translate"]) == 0
    place = project / "content/harbour/locale/fr.po"
    text = place.read_text(encoding="utf-8").replace(
        'msgid "Buoy"\nmsgstr ""', 'msgid "Buoy"\nmsgstr "Bouée"'
    )
    place.write_text(text, encoding="utf-8")
    edit(project, "content/harbour/components/buoys.yaml", "name: Buoy,", "name: Big buoy,")
    assert main(["translate"]) == 0
    buoy = entry(place, "buoys/buoy.name")
    assert (buoy.forms, buoy.flags[0], buoy.previous) == (("Bouée",), "fuzzy", ('msgid "Buoy"',))
    capsys.readouterr()
    asked = ["build", "--jobs", "1", "--lang", "fr", "--paper", "a4", "--edition", "long", "--no-gallery"]
    assert main([*asked, "--strict"]) == 1
    told = capsys.readouterr().err
    assert 'warning T006: the translation of "buoys/buoy.name" into Français is marked fuzzy' in told
    assert "warning T105: 10 texts are not shown in Français, but in English" in told
    assert told.splitlines()[-1].endswith("; nothing printed for harbour")
    assert not (project / "out/harbour").exists()
    # Without the option it is printed, in the other language; with it, what is there is refused again.
    assert main(asked) == 0
    assert (project / "out/harbour/long/fr/a4/tokens.pdf").exists()
    assert main([*asked, "--strict"]) == 1


def test_a_strict_build_prints_a_game_that_nothing_warns_of(project: Path) -> None:
    asked = ["build", "--jobs", "1", "--lang", "en", "--paper", "a4", "--edition", "long", "--no-gallery"]
    assert main([*asked, "--strict"]) == 0
    assert (project / "out/harbour/long/en/a4/tokens.pdf").exists()
