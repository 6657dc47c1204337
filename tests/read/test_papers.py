"""Papers by name and by size, in the game's file and beside it."""

import pytest
from generator.geometry import Size
from generator.model import Paper, PrintProfiles, paper_id
from generator.read import find_paper, on_printer, read_game, read_print_profiles
from tests.fakes import MemoryWorkspace
from tests.read.projects import GAME, SHEETS, project, read


def profiles() -> PrintProfiles:
    found, faults = read_print_profiles(MemoryWorkspace(SHEETS))
    assert found is not None, faults
    return found


@pytest.mark.parametrize(
    ("said", "id_"),
    [
        ("200x300mm", "200x300mm"),
        ("A4", "a4"),
        ("Letter", "letter"),
        ("300 × 200 mm", "200x300mm"),
        ("20cm x 30cm", "200x300mm"),
        ("8.5x13in", "215.9x330.2mm"),
        ("a4", "a4"),
        ("200x300", "200x300"),
    ],
)
def test_a_size_is_written_in_one_way(said: str, id_: str) -> None:
    assert paper_id(said) == id_


def test_a_size_is_a_paper_with_the_margin_of_the_first_printer() -> None:
    wanted = Paper(id="200x300mm", name="200 × 300 mm", size=Size(200.0, 300.0), margin=5.0)
    assert find_paper("30x20cm", profiles()) == wanted
    assert on_printer(wanted, 6.35).margin == 6.35
    assert on_printer(wanted, None) is wanted


@pytest.mark.parametrize("said", ["a9", "200x300", "19x300mm", "200x5001mm", "0x0mm", "-20x300mm"])
def test_what_is_no_paper_is_none(said: str) -> None:
    assert find_paper(said, profiles()) is None


def test_a_game_names_its_papers_each_once() -> None:
    assert read(project(GAME + "papers: [300x200mm, a4]\n")).papers == ("200x300mm", "a4")
    _, faults = read_game(project(GAME + "papers: [a4, a44, 200x300mm, 30x20cm, 10x10mm]\n"), "shore")
    line = len(GAME.splitlines()) + 1
    assert [str(fault) for fault in faults] == [
        f'content/shore/game.yaml:{line}:14: error R019: there is no paper "a44" (did you mean "a4"?)',
        f'content/shore/game.yaml:{line}:30: error S113: the paper "30x20cm" is given twice (leave one out)',
        f'content/shore/game.yaml:{line}:39: error R019: "10x10mm" is no size of a paper '
        "(both sides measure from 20 to 5000 mm)",
    ]


def test_papers_without_a_usual_one_are_all_usual() -> None:
    assert profiles().usual == ("a4",)
    files = {**SHEETS, "templates/sheets/papers.yaml": _TWO}
    found, _ = read_print_profiles(MemoryWorkspace(files))
    assert found is not None
    assert found.usual == ("b",)
    assert [paper.margin for paper in found.papers.values()] == [5.0, 2.0]


_TWO = (
    "a: {name: A, width: 100 mm, height: 100 mm}\n"
    "b: {name: B, width: 100 mm, height: 100 mm, usual: true, margin: 2 mm}\n"
)
