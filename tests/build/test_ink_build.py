"""Builds with less ink: their own folder, the same bytes, and nothing of the usual build is touched."""

from pathlib import Path

from generator.build import BuildRequest, Silence, build
from generator.model.ink import Ink
from tests.build.projects import contents, make_project


def run(root: Path, out: Path, ink: Ink) -> tuple[str, ...]:
    request = BuildRequest(
        root=root,
        out=out,
        jobs=1,
        gallery=False,
        papers=("a4",),
        editions=("standard",),
        languages=("en",),
        ink=ink,
    )
    return build(request, Silence()).written


def test_less_ink_has_a_folder_of_its_own_that_other_builds_keep(tmp_path: Path) -> None:
    root, out = make_project(tmp_path / "project"), tmp_path / "out"
    run(root, out, Ink.FULL)
    before = contents(out)
    written = run(root, out, Ink.LOW)
    assert written == tuple(f"harbour/standard/en/a4/ink-low/{name}.pdf" for name in ("cards", "tokens"))
    assert run(root, out, Ink.FULL) == ()
    after = contents(out)
    assert all(after[path] == data for path, data in before.items() if path.endswith(".pdf"))
    assert set(written) <= set(after)
    assert run(root, tmp_path / "other", Ink.LOW) == written
    again = contents(tmp_path / "other")
    assert all(again[path] == after[path] for path in written)
    assert after[written[0]] != before["harbour/standard/en/a4/cards.pdf"]


def test_a_request_covers_its_own_folder_only() -> None:
    low = BuildRequest(root=Path(), out=Path(), papers=("a4",), ink=Ink.LOW)
    full = BuildRequest(root=Path(), out=Path(), papers=("a4",))
    paths = (
        "g/e/en/a4/cards.pdf",
        "g/e/en/a4/ink-low/cards.pdf",
        "g/e/en/a4/ink-grey/cards.pdf",
        "g/e/en/rulebook.pdf",
    )
    assert [low.covers(path) for path in paths] == [False, True, False, False]
    assert [full.covers(path) for path in paths] == [True, False, False, True]
