"""What is remembered between builds comes back as it was, or not at all."""

import os
from pathlib import Path

import pytest
from generator.build.fingerprint import Stamp, fingerprint, stamp_file, stamp_files
from generator.build.output import OutputFolder
from generator.build.state import (
    STATE_FILE,
    About,
    Printed,
    Record,
    Shown,
    State,
    is_intact,
    read_state,
    state_bytes,
)
from generator.diagnostic import Diagnostic, Severity, Span

ABOUT = About(
    rank=(0, 1, 0, 1, 2), game="Jeu", edition="Base", language="Français", tag="fr", paper="A4", name="Cartes"
)
PRINTED = Printed(
    stamp=Stamp(10, 20, "ab"),
    key="k",
    pages=2,
    pieces={"items": 64},
    pictures=(Shown("gallery/ab-1.jpg", "Cartes · 1/1 · recto", 340),),
    about=ABOUT,
)
WARNING = Diagnostic(
    code="T201", message="«m»", hint="h", span=Span("f.po", 1, 2, 3), severity=Severity.WARNING
)
STATE = State(
    inputs={"content/a.yaml": Stamp(1, 2, "cd")},
    printed={"game/a4/cards.pdf": PRINTED},
    others={"index.html": Stamp(3, 4, "ef")},
    runs={"[]": Record(fingerprint="f", files={"game/a4/cards.pdf": "ab"}, diagnostics=(WARNING,))},
)


def test_state_comes_back_as_it_was(tmp_path: Path) -> None:
    folder = OutputFolder(tmp_path)
    folder.write(STATE_FILE, state_bytes(STATE))
    assert read_state(folder) == STATE


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"version":1}',
        b'{"version":99}',
        b"\xff\xfe",
        b'{"version":1,"inputs":3}',
        b"[" * 100_000,
        state_bytes(STATE).replace(b'[1,2,"cd"]', b'["x",null,5]'),
        state_bytes(STATE).replace(b'[1,2,"cd"]', b'[1,2.5,"cd"]'),
        state_bytes(STATE).replace(b'"pages":2', b'"pages":"2"'),
        state_bytes(STATE).replace(b'"others":{"index.html"', b'"others":{"index\\u0000/html"'),
        state_bytes(STATE).replace(b'"others":{"index.html"', b'"others":{"\\ud800"'),
        state_bytes(STATE).replace(b'"others":{"index.html"', b'"others":{"../index.html"'),
        state_bytes(STATE).replace(b'"others":{"index.html"', b'"others":{"/index.html"'),
        state_bytes(STATE).replace(b"gallery/ab-1.jpg", b"\\u0000"),
        state_bytes(STATE).replace(b'"items":64', b'"items":null'),
        state_bytes(STATE).replace(b'"A4"', b"[4]"),
        state_bytes(STATE).replace(b'"severity":"warning"', b'"severity":7'),
        state_bytes(STATE).replace(b'"version":2', b'"version":NaN'),
        state_bytes(STATE).replace(b'"game/a4/cards.pdf":"ab"', b'"game/a4/cards.pdf":["ab"]'),
    ],
)
def test_damaged_state_is_an_empty_one(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / STATE_FILE).write_bytes(damage)
    assert read_state(OutputFolder(tmp_path)) == State()


@pytest.mark.parametrize("cut", range(1, 600, 37))
def test_state_cut_short_is_an_empty_one(tmp_path: Path, cut: int) -> None:
    (tmp_path / STATE_FILE).write_bytes(state_bytes(STATE)[:-cut])
    assert read_state(OutputFolder(tmp_path)) == State()


def test_file_is_intact_by_its_bytes_whatever_its_date(tmp_path: Path) -> None:
    (tmp_path / "a.pdf").write_bytes(b"right")
    stamp = stamp_file(tmp_path / "a.pdf", None)
    assert stamp is not None
    os.utime(tmp_path / "a.pdf", ns=(1, 1))
    assert is_intact(OutputFolder(tmp_path), "a.pdf", stamp)
    (tmp_path / "a.pdf").write_bytes(b"wrong")
    assert not is_intact(OutputFolder(tmp_path), "a.pdf", stamp)
    assert not is_intact(OutputFolder(tmp_path), "b.pdf", stamp)


def test_fingerprint_heeds_bytes_and_names_only(tmp_path: Path) -> None:
    for folder in ("content", "templates"):
        (tmp_path / folder).mkdir()
    card = tmp_path / "content" / "card.yaml"
    card.write_text("a: 1")
    before = fingerprint(stamp_files(tmp_path, {}))
    os.utime(card, ns=(1, 1))
    (tmp_path / "content" / ".hidden").write_text("x")
    assert fingerprint(stamp_files(tmp_path, {})) == before
    card.write_text("a: 2")
    changed = fingerprint(stamp_files(tmp_path, {}))
    assert changed != before
    card.rename(tmp_path / "content" / "other.yaml")
    assert fingerprint(stamp_files(tmp_path, {})) not in {before, changed}


def test_known_file_is_not_read_again(tmp_path: Path) -> None:
    place = tmp_path / "a"
    place.write_text("a")
    size, changed = place.stat().st_size, place.stat().st_mtime_ns
    assert stamp_file(place, Stamp(size, changed, "remembered")) == Stamp(size, changed, "remembered")
    assert stamp_file(place, Stamp(size, changed - 1, "remembered")) != Stamp(size, changed, "remembered")


def test_what_is_no_file_is_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert stamp_file(tmp_path / "pipe", None) is None
    (tmp_path / "link").symlink_to("/etc/hostname")
    assert stamp_file(tmp_path / "link", None) == Stamp(0, 0, "link to /etc/hostname")
