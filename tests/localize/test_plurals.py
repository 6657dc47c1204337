import pytest
from generator.expression import ExpressionError, fill
from generator.localize import names_for, phrases_for
from generator.localize.plurals import categories, decimal_sign, form_indexes, plural_forms, plural_rule
from generator.localize.run import localize_game
from generator.model import Text
from msgspec.structs import replace
from tests.localize.sample import EDITION, EN, FR, GAME, workspace


@pytest.mark.parametrize(
    ("tag", "number", "category"),
    [
        ("en", 0, "other"),
        ("en", 1, "one"),
        ("en", 1.0, "one"),
        ("en", 1.5, "other"),
        ("en", 2, "other"),
        ("fr", 0, "one"),
        ("fr", 1, "one"),
        ("fr", 1.5, "one"),
        ("fr", 2, "other"),
        ("fr", 1_000_000, "many"),
        ("pt-BR", 0, "one"),
        ("pt-BR", 1, "one"),
        ("pt-BR", 2, "other"),
        ("pt-PT", 0, "other"),
        ("pl", 3, "few"),
        ("pl", 5, "many"),
        ("xx", 1, "other"),
    ],
)
def test_numbers_fall_into_the_categories_of_cldr(tag: str, number: float, category: str) -> None:
    assert plural_rule(tag)(number) == category


@pytest.mark.parametrize(
    ("tag", "line", "met"),
    [
        ("en", "nplurals=2; plural=(n != 1);", ("one", "other")),
        ("fr", "nplurals=2; plural=(n > 1);", ("one", "other")),
        ("pt-BR", "nplurals=2; plural=(n > 1);", ("one", "other")),
        ("ja", "nplurals=1; plural=0;", ("other",)),
        (
            "pl",
            "nplurals=3; plural=n == 1 ? 0 : n % 10 >= 2 && n % 10 <= 4 && "
            "(n % 100 < 12 || n % 100 > 14) ? 1 : 2;",
            ("one", "few", "many"),
        ),
    ],
)
def test_each_language_has_its_plural_forms_line(tag: str, line: str, met: tuple[str, ...]) -> None:
    assert plural_forms(tag) == line
    assert categories(tag) == met


@pytest.mark.parametrize(
    "line",
    [
        "",
        "nplurals=2;",
        "nplurals=2; plural=n**9;",
        "nplurals=2; plural=n/0;",
        "nplurals=1; plural=(n > 1);",
        "nplurals=1; plural=0;",
    ],
)
def test_lines_that_do_not_divide_numbers_as_french_does_are_refused(line: str) -> None:
    assert form_indexes(line, "fr") is None


def test_other_numberings_of_the_same_division_are_accepted() -> None:
    assert form_indexes("nplurals=2; plural=(n < 2);", "fr") == {"one": 1, "other": 0}


def test_decimal_signs() -> None:
    assert [decimal_sign(tag) for tag in ("en", "fr", "pt-BR", "xx")] == [".", ",", ",", "."]


@pytest.mark.parametrize(
    ("number", "english", "french"),
    [
        ("0", "0 coins", "0 pièce"),
        ("1", "1 coin", "1 pièce"),
        ("2", "2 coins", "2 pièces"),
        ("1.5", "1.5 coins", "1,5 pièce"),
        ("1000000", "1000000 coins", "1000000 pièces"),
    ],
)
def test_a_phrase_is_worded_by_the_rules_of_the_language_shown(
    number: str, english: str, french: str
) -> None:
    worded = []
    for language in (EN, FR):
        localized, _ = localize_game(workspace(), GAME, EDITION, language)
        assert localized is not None
        names = names_for(localized.game, localized.edition)
        worded.append(fill(f"{{coins({number})}}", names, phrases_for(localized.game, names)))
    assert worded == [english, french]


def test_an_untranslated_phrase_keeps_the_rules_of_its_own_language() -> None:
    localized, _ = localize_game(workspace(french=""), GAME, EDITION, FR)
    assert localized is not None
    names = names_for(localized.game, localized.edition)
    assert fill("{coins(0)}", names, phrases_for(localized.game, names)) == "0 coins"


def test_a_game_that_is_not_localized_speaks_its_source_language() -> None:
    names = names_for(GAME, EDITION)
    assert fill("{coins(pay)}, {coins(1)}", names, phrases_for(GAME, names)) == "3 coins, 1 coin"


def test_phrases_cannot_call_each_other() -> None:
    loop = replace(GAME.phrases["coins"], one=Text("", "{coins(n)}"), other=Text("", "{coins(n)}"))
    names = names_for(GAME, EDITION)
    phrases = phrases_for(replace(GAME, phrases={"coins": loop}), names)
    with pytest.raises(ExpressionError):
        fill("{coins(2)}", names, phrases)
