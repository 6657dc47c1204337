"""Examples in rulebooks: kept apart from the text, played, shown; and those of the shipped books."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest
from generator.build import DiskWorkspace
from generator.diagnostic import Span
from generator.faces import open_studio
from generator.localize import localize_game
from generator.model import Game, LocalizedGame
from generator.read import read_game, read_languages
from generator.rulebook.document import Note, PictureKind, PictureRef, Written, plain, texts, walk
from generator.rulebook.examples import play_examples, suit_examples
from generator.rulebook.parse import parse_rulebook
from generator.rulebook.pictures import draw_pictures
from generator.rulebook.show import show_document
from msgspec.structs import replace
from tests.conftest import ROOT
from tests.fakes import MemoryWorkspace
from tests.play import dune_table
from tests.rulebook.lighthouse import PATH, localize

DISK = DiskWorkspace(ROOT)
BOOKS = {
    "dune-to-open-sea": ("1.00", "1.01"),
    "littoral": ("seed", "table"),
    "sea-shells": ("rulebook", "bga"),
}


@cache
def shipped(slug: str) -> Game:
    game, _ = read_game(DISK, slug)
    assert game is not None
    return game


def in_language(game: Game, edition: str, language: str = "en", workspace: Any = DISK) -> LocalizedGame:
    languages, _ = read_languages(DISK)
    chosen = next(one for one in game.editions if one.id == edition)
    localized, _ = localize_game(workspace, game, chosen, languages[language])
    assert localized is not None
    return localized


def book_of(slug: str) -> str:
    return DISK.read_text(f"content/{slug}/rulebook.md")


def faults_of(game: Game, edition: str, language: str = "en") -> list[str]:
    """Play the examples of a shipped book by the rules of a game that may have been changed."""
    document, faults = parse_rulebook(book_of(game.slug), f"content/{game.slug}/rulebook.md")
    assert faults == ()
    _, faults = play_examples(document, in_language(game, edition, language))
    return [str(fault) for fault in faults]


def complaints(source: str) -> list[str]:
    document, faults = parse_rulebook(f"{source}\n\nWords.", PATH)
    _, more = play_examples(document, localize("en"))
    return [str(fault).removeprefix(f"{PATH}:") for fault in (*faults, *more)]


def place_in(slug: str, needle: str) -> str:
    """Return line and column of some words that a shipped book has once."""
    before, _, _ = book_of(slug).partition(needle)
    assert book_of(slug).count(needle) == 1
    return f"content/{slug}/rulebook.md:{before.count(chr(10)) + 1}:{len(before.rpartition(chr(10))[2]) + 1}"


def test_an_example_is_no_text_of_the_book() -> None:
    document, faults = parse_rulebook("# A\n\n```example one\nexpect: 1 == 1\n```\n\nWords.", PATH)
    assert faults == ()
    assert [text.source for text in texts(document)] == ["A", "Words."]
    (example,) = document.examples
    assert (example.name, example.span) == ("one", Span(PATH, 3, 12, 15))
    assert example.lines[0] == ("expect: 1 == 1", Span(PATH, 4, 1, 15))


def test_a_note_knows_its_examples_and_keeps_its_label() -> None:
    source = "> ```example one\n>  expect: 1 == 1\n> ```\n>\n> **Example.** Words."
    document, faults = parse_rulebook(source, PATH)
    (note,) = document.blocks
    assert isinstance(note, Note)
    assert (faults, note.kind.value, note.examples) == ((), "example", (Span(PATH, 1, 14, 17),))
    assert document.examples[0].lines[0] == (" expect: 1 == 1", Span(PATH, 2, 3, 18))


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("```example\nexpect: 1 == 1\n```", "1:4: error B141: this example has no name (write ```example"),
        ("```example One\n```", '1:12: error B141: an example cannot be called "One"'),
        ("```example in\n```", '1:12: error B141: an example cannot be called "in"'),
        (
            "```example a\n```\n\n```example a\n```",
            "4:12: error B141: two examples of this edition are called",
        ),
        ("```python\n```", "1:1: error B102: a block of code has no place in a rulebook"),
        (
            "```example a\nplayers: Ana, Ben\n```",
            "1:12: error B142: nobody can play this example: the game has no executable rules (examples are",
        ),
        (
            "```example a\nexpect: 2 * lamp_worth == 5\n```",
            '2:9: error G433: in edition "first", 2 * lamp_worth',
        ),
        ("> ```example a\n> expect: lamp == 1\n> ```", "2:11: error G434: nothing is called"),
        ("```example a\nexpect\n```", "2:1: error G431: this line of an example says nothing"),
    ],
)
def test_a_wrong_example_is_told_at_its_line(source: str, complaint: str) -> None:
    assert [said[: len(complaint)] for said in complaints(source)] == [complaint]


def test_an_expression_and_its_result_need_no_rules() -> None:
    assert complaints("```example a\nexpect: 2 * lamp_worth == 4\n```") == []


def test_a_figure_sees_what_its_example_has_shown() -> None:
    template = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{% for lamp in example.lamps %}'
        '<rect id="{{ lamp }}-{{ examples.one[\'a-b\'] }}" width="1" height="1" fill="#88aacc"/>'
        "{% endfor %}</svg>"
    )
    studio = open_studio(MemoryWorkspace({"templates/figures/coast.svg.j2": template}))
    coast = PictureRef(PictureKind.FIGURE, "coast", example="one")
    told: Mapping[str, Any] = {"one": {"lamps": ("red", "blue"), "a_b": 7}}
    drawn, faults = draw_pictures({coast: Span(PATH)}, studio, localize("en"), told)
    assert faults == ()
    assert set(drawn.drawn) == {coast}
    _, (fault,) = draw_pictures({coast: Span(PATH, 4)}, studio, localize("en"), {"ones": {}})
    assert str(fault) == (
        f'{PATH}:4:1: error B143: no example of this edition is called "one" (did you mean "ones"?)'
    )


@pytest.mark.parametrize(
    ("slug", "edition"), [(slug, edition) for slug, editions in BOOKS.items() for edition in editions]
)
def test_the_examples_of_shipped_books_are_true(slug: str, edition: str) -> None:
    assert faults_of(shipped(slug), edition) == []


def with_parameters(game: Game, **changed: Any) -> Game:
    editions = tuple(
        replace(edition, parameters={**edition.parameters, **changed}) for edition in game.editions
    )
    return replace(game, editions=editions)


def test_a_parameter_changed_makes_its_example_false_at_its_line() -> None:
    game = with_parameters(shipped("sea-shells"), fossil_pair=5)
    for language in game.languages:
        assert faults_of(game, "rulebook", language) == [
            f"{place_in('sea-shells', 'Lou.earned.fossil_pairs == 6')}: error G433: in edition "
            '"rulebook", Lou.earned.fossil_pairs == 6 is false here: 10 ≠ 6 '
            "(the rules say otherwise: mend the example, or what the game's files say)"
        ]


def test_a_rule_changed_makes_its_examples_false_at_their_lines() -> None:
    game = with_parameters(shipped("littoral"), rock={"every": 2, "stolen": 2})
    faults = faults_of(game, "seed")
    # Robbed of two crabs with each second rock, Ben has none left for the sixth; later he robs Ana of two.
    assert [fault.partition(": error ")[2][:4] for fault in faults] == ["G422", "G433"]
    assert faults[1].startswith(place_in("littoral", "Ben.rocks == 4 and Ben.crabs == 4"))
    assert "Ben.crabs == 4: 5 ≠ 4" in faults[1]


def test_an_effect_changed_makes_its_example_false_at_its_line() -> None:
    effects = [("less-zone", {"shells": 3, "zone": "foreshore"})]
    faults = faults_of(dune_table.changed({"marram-grass": {"effects": effects}}), "1.00")
    assert len(faults) == 1
    assert faults[0].startswith(place_in("dune-to-open-sea", "Ben.prices.curlew == river.curlew.price - 2"))


def test_what_a_card_shows_and_an_example_cannot_buy_is_told_with_what_can_be() -> None:
    game = dune_table.changed({"deck-chair": {"price": 9}})
    (fault,) = faults_of(game, "1.00")
    assert fault.startswith(f"{place_in('dune-to-open-sea', 'buy deck-chair')}: error G423: ")
    assert '"buy deck-chair" is not possible here' in fault


def words(localized: LocalizedGame, source: str) -> str:
    """Return all that a book says to its readers."""
    document, _ = parse_rulebook(source, f"content/{localized.game.slug}/rulebook.md")
    examples, _ = play_examples(document, localized)
    assert examples is not None
    suited = suit_examples(document, examples)
    shown, faults = show_document(suited, localized, source, examples.shown)
    assert faults == ()
    return " ".join(map(plain, texts(shown)))


@pytest.mark.parametrize(
    ("language", "must", "may"),
    [
        ("en", "She must take all 4: her new stack is 5 high", "she keeps all 3"),
        ("fr", "sa nouvelle pile compte 5 jetons", "elle garde les 3"),
        ("pt", "a nova pilha tem 5 fichas", "ela mantém as 3"),
    ],
)
def test_a_note_is_for_the_editions_of_its_examples(language: str, must: str, may: str) -> None:
    source = book_of("littoral")
    hungry = words(in_language(shipped("littoral"), "seed", language), source)
    choosy = words(in_language(shipped("littoral"), "table", language), source)
    assert must in hungry
    assert may not in hungry
    assert may in choosy


def test_notes_of_other_editions_stay_for_translators() -> None:
    document, _ = parse_rulebook(book_of("littoral"), "content/littoral/rulebook.md")
    notes = [block for block in walk(document.blocks) if isinstance(block, Note)]
    assert sum(len(note.examples) > 0 for note in notes) == 6
    written: list[Written] = list(texts(document))
    assert sum("examples.hungry" in text.source or "examples.choosy" in text.source for text in written) == 2


def test_a_translation_cannot_leave_a_number_of_an_example_out() -> None:
    catalog = "content/littoral/locale/fr.po"
    number = "{{ crabs(examples.fourth_rock.start.sea.crab) }}"
    text = DISK.read_text(catalog)
    at = text.index(f"Ben pose son troisième rocher alors que {number}")

    class Mistranslated:
        """The project, but for one translation that has a number of its own."""

        def __getattr__(self, name: str) -> Any:
            return getattr(DISK, name)

        def read_text(self, path: str) -> str:
            return (
                text[:at] + text[at:].replace(number, "4 crabes", 1)
                if path == catalog
                else DISK.read_text(path)
            )

    languages, _ = read_languages(DISK)
    game = shipped("littoral")
    _, faults = localize_game(Mistranslated(), game, game.editions[0], languages["fr"])
    line = text[:at].count("\n") + 1
    assert [str(fault) for fault in faults] == [
        f'{catalog}:{line}:1: error T201: the translation of "rulebook#rock" into Français lacks {number} '
        "(a translation keeps what stands in braces, letter for letter, in any order)"
    ]
