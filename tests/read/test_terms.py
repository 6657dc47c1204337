"""Terms: what ``terms.yaml`` may say."""

import pytest
from generator.model import Text
from generator.read.faults import Faults
from generator.read.terms import read_terms
from tests.fakes import MemoryWorkspace

FILE = "content/bay/terms.yaml"


def read(text: str | None) -> tuple[object, list[str]]:
    faults = Faults()
    found = read_terms(MemoryWorkspace({} if text is None else {FILE: text}), "content/bay", faults)
    return found, [str(fault).removeprefix(f"{FILE}:") for fault in faults.ordered()]


def test_a_game_need_not_have_terms() -> None:
    assert read(None) == (((), ()), [])


def test_terms_and_hyphenated_words() -> None:
    (terms, words), faults = read("terms:\n  pail: bucket|buckets\nhyphenation: [sand-pi-per, Du-ne]\n")  # type: ignore[misc]
    assert faults == []
    assert [(term.id, term.text) for term in terms] == [("pail", Text("terms/pail", "bucket|buckets"))]
    assert words == ("sand-pi-per", "Du-ne")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (
            "terms: {pail: bucket|}\n",
            '1:15: error S107: "bucket|" has an empty form '
            "(all forms of the word, with | between: bucket|buckets)",
        ),
        (
            "hyphenation: [sand--piper]\n",
            '1:15: error S107: "sand--piper" is no word '
            "(a word with a hyphen at each place where it may part: sand-pi-per)",
        ),
        ("term: {}\n", '1:1: error S101: unknown key "term" (did you mean "terms"?)'),
    ],
)
def test_faults_are_told_at_their_places(text: str, complaint: str) -> None:
    assert read(text)[1] == [complaint]
