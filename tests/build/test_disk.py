"""The one door to a project: what it hands out, and all that it refuses."""

import os
from pathlib import Path

import pytest
from generator.build import DiskWorkspace, find_root
from generator.model import FontKey
from generator.workspace import WorkspaceError


@pytest.fixture
def root(tmp_path: Path) -> Path:
    project = tmp_path / "project"
    (project / "content" / "game").mkdir(parents=True)
    (project / "templates").mkdir()
    (project / "content" / "game" / "game.yaml").write_bytes(b"\xef\xbb\xbftitle: Caf\xc3\xa9\r\n")
    (tmp_path / "secret.txt").write_text("secret")
    return project


def reason(root: Path, path: str) -> str:
    with pytest.raises(WorkspaceError) as caught:
        DiskWorkspace(root).read_text(path)
    assert caught.value.path == path
    return caught.value.reason


def test_text_comes_without_byte_order_mark_and_with_plain_line_ends(root: Path) -> None:
    assert DiskWorkspace(root).read_text("content/game/game.yaml") == "title: Café\n"


@pytest.mark.parametrize(
    "path", ["../secret.txt", "content/../../secret.txt", "/etc/passwd", "content\\game", "C:x", "a\0b"]
)
def test_paths_that_lead_elsewhere_are_refused(root: Path, path: str) -> None:
    assert reason(root, path) == "paths lead down from the project's folder, with forward slashes"


def test_link_that_leads_out_is_refused(root: Path, tmp_path: Path) -> None:
    (root / "content" / "link.txt").symlink_to(tmp_path / "secret.txt")
    assert reason(root, "content/link.txt") == "this is a link that leads out of the project"


def test_folder_that_is_a_link_out_is_refused(root: Path, tmp_path: Path) -> None:
    (root / "content" / "out").symlink_to(tmp_path, target_is_directory=True)
    assert reason(root, "content/out/secret.txt") == "this is a link that leads out of the project"
    assert DiskWorkspace(root).list_files("content/out") == ()


def test_link_within_the_project_is_followed(root: Path) -> None:
    (root / "content" / "same.yaml").symlink_to(root / "content" / "game" / "game.yaml")
    assert DiskWorkspace(root).read_text("content/same.yaml") == "title: Café\n"


def test_link_to_itself_is_refused(root: Path) -> None:
    (root / "content" / "loop").symlink_to(root / "content" / "loop")
    assert "cannot be read" in reason(root, "content/loop")


def test_pipe_in_the_place_of_a_file_is_refused_at_once(root: Path) -> None:
    os.mkfifo(root / "content" / "pipe")
    assert reason(root, "content/pipe") == "this is not a regular file"


def test_missing_file_folder_and_wrong_encoding_have_their_sentence(root: Path) -> None:
    (root / "content" / "latin.txt").write_bytes(b"caf\xe9")
    assert reason(root, "content/none.yaml") == "there is no such file"
    assert reason(root, "content/game") in {"this is not a file", "this is not a regular file"}
    assert reason(root, "content/latin.txt") == "this is not UTF-8 text; save the file as UTF-8"


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_wrong_encoding_is_told_at_its_place(root: Path, mark: bytes) -> None:
    (root / "content" / "latin.txt").write_bytes(mark + "un thé\nau ".encode() + b"caf\xe9 noir\n")
    with pytest.raises(WorkspaceError) as caught:
        DiskWorkspace(root).read_text("content/latin.txt")
    assert str(caught.value.span) == "content/latin.txt:2:7"


def test_huge_file_is_refused(root: Path) -> None:
    with (root / "content" / "huge.png").open("wb") as file:
        file.truncate(20_000_001)
    assert reason(root, "content/huge.png") == "the file is larger than 20 MB"


def test_files_are_listed_sorted_without_hidden_ones_and_links(root: Path) -> None:
    components = root / "content" / "game" / "components"
    (components / ".git").mkdir(parents=True)
    for name in ("b.yaml", "a.yaml", "notes.txt", ".hidden.yaml", ".git/c.yaml"):
        (components / name).write_text("")
    (components / "link.yaml").symlink_to(components / "a.yaml")
    found = DiskWorkspace(root).list_files("content/game", ".yaml")
    assert found == (
        "content/game/components/a.yaml",
        "content/game/components/b.yaml",
        "content/game/game.yaml",
    )
    assert DiskWorkspace(root).list_files("content/none") == ()


def test_fonts_come_from_the_package(root: Path) -> None:
    data = DiskWorkspace(root).read_font(FontKey(family="Noto Sans", bold=True))
    assert data[:4] == b"\0\1\0\0"
    with pytest.raises(WorkspaceError, match="the press has Noto Sans and Vollkorn"):
        DiskWorkspace(root).read_font(FontKey(family="Comic Sans"))


def test_root_is_the_nearest_folder_with_content_and_templates(root: Path, tmp_path: Path) -> None:
    assert find_root(root / "content" / "game") == root
    assert find_root(root) == root
    assert find_root(tmp_path) is None
