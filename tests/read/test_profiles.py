"""The press's own data: the shipped files are sound, and faulty ones are named."""

from pathlib import Path

from generator.geometry import Size
from generator.model import Paper
from generator.read import read_languages, read_print_profiles
from tests.fakes import MemoryWorkspace

ROOT = Path(__file__).parents[2]


def shipped() -> MemoryWorkspace:
    """Return the shipped templates' data."""
    paths = sorted((ROOT / "templates").rglob("*.yaml"))
    return MemoryWorkspace({path.relative_to(ROOT).as_posix(): path.read_bytes() for path in paths})


def test_shipped_papers_stocks_and_sizes() -> None:
    profiles, faults = read_print_profiles(shipped())
    assert faults == ()
    assert profiles is not None
    assert profiles.papers["a4"] == Paper(id="a4", name="A4", size=Size(210.0, 297.0), margin=5.0)
    assert profiles.presets["poker"].size == Size(63.5, 88.9)
    assert profiles.presets["standard"].size == Size(63.0, 88.0)
    assert profiles.stocks["cards"].thickness == 0.32


def test_faulty_data_is_named() -> None:
    workspace = MemoryWorkspace(
        {
            "templates/languages.yaml": "no: {tag: nb, name: Norsk, hyphenation: nb, quotes: [«]}\n",
        }
    )
    languages, language_faults = read_languages(workspace)
    profiles, profile_faults = read_print_profiles(workspace)
    assert (languages, profiles) == ({}, None)
    assert [str(fault) for fault in (*language_faults, *profile_faults)] == [
        "templates/languages.yaml:1:53: error S103: quotes are two: the opening and the closing one",
        "templates/sheets/papers.yaml:1:1: error S003: there is no such file",
        "templates/sheets/printers.yaml:1:1: error S003: there is no such file",
        "templates/sheets/sizes.yaml:1:1: error S003: there is no such file",
        "templates/sheets/stocks.yaml:1:1: error S003: there is no such file",
    ]
