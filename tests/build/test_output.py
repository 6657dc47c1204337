"""Files are whole or not there; nothing outside the output folder is touched."""

from pathlib import Path

import pytest
from generator.build.output import OutputError, OutputFolder, safe_name, write_whole


def test_file_and_its_folders_are_written(tmp_path: Path) -> None:
    OutputFolder(tmp_path).write("game/a4/cards.pdf", b"new")
    assert (tmp_path / "game" / "a4" / "cards.pdf").read_bytes() == b"new"
    assert [p.name for p in (tmp_path / "game" / "a4").iterdir()] == ["cards.pdf"]


def test_failed_write_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "cards.pdf"
    place.write_bytes(b"old")

    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(OutputError, match="No space left on device"):
        write_whole(place, b"new")
    assert place.read_bytes() == b"old"
    assert [p.name for p in tmp_path.iterdir()] == ["cards.pdf"]


def test_kill_between_writing_and_renaming_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "cards.pdf"
    place.write_bytes(b"old")
    seen = []

    def look(self: Path, target: Path) -> Path:
        seen.append((target.read_bytes(), self.read_bytes()))
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", look)
    with pytest.raises(KeyboardInterrupt):
        write_whole(place, b"new")
    assert seen == [(b"old", b"new")]
    assert place.read_bytes() == b"old"


def test_file_that_another_build_took_for_remains_is_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace, thefts = Path.replace, iter([True])

    def steal(self: Path, target: Path) -> Path:
        if next(thefts, False):
            OutputFolder(tmp_path).clear_remains(["cards.pdf"])
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", steal)
    write_whole(tmp_path / "cards.pdf", b"new")
    assert [(p.name, p.read_bytes()) for p in tmp_path.iterdir()] == [("cards.pdf", b"new")]


def test_file_in_the_place_of_a_folder_cannot_be_written_through(tmp_path: Path) -> None:
    (tmp_path / "game").write_text("in the way")
    with pytest.raises(OutputError) as caught:
        OutputFolder(tmp_path).write("game/cards.pdf", b"new")
    assert str(caught.value).startswith(f"cannot write {tmp_path / 'game' / 'cards.pdf'}: ")


def test_removing_takes_empty_folders_along(tmp_path: Path) -> None:
    folder = OutputFolder(tmp_path / "out")
    folder.write("game/a4/cards.pdf", b"")
    folder.write("game/letter/cards.pdf", b"")
    assert folder.remove("game/a4/cards.pdf")
    assert not (tmp_path / "out" / "game" / "a4").exists()
    assert (tmp_path / "out" / "game" / "letter").exists()
    assert not folder.remove("game/a4/cards.pdf")


@pytest.mark.parametrize("path", ["../precious.txt", "game/../../precious.txt"])
def test_path_out_of_the_folder_is_never_removed(tmp_path: Path, path: str) -> None:
    (tmp_path / "precious.txt").write_text("precious")
    (tmp_path / "out" / "game").mkdir(parents=True)
    assert not OutputFolder(tmp_path / "out").remove(path)
    assert not OutputFolder(tmp_path / "out").remove(str(tmp_path / "precious.txt"))
    assert (tmp_path / "precious.txt").exists()


def test_remains_of_a_killed_build_are_cleared(tmp_path: Path) -> None:
    folder = OutputFolder(tmp_path)
    folder.write("game/cards.pdf", b"")
    (tmp_path / "game" / ".pnp-new-123-cards.pdf").write_bytes(b"half")
    folder.clear_remains(["game/cards.pdf"])
    assert [p.name for p in (tmp_path / "game").iterdir()] == ["cards.pdf"]


@pytest.mark.parametrize(
    ("name", "safe"), [("cards", "cards"), ("con", "con_"), ("Nul.x", "Nul.x_"), ("com1", "com1_")]
)
def test_names_of_devices_are_avoided(name: str, safe: str) -> None:
    assert safe_name(name) == safe
