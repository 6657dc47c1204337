"""Texts in another language: a line for each catalog."""

from generator.diagnostic import Diagnostic, Severity, Span
from generator.localize import count_fallbacks
from msgspec.structs import replace
from tests.localize.sample import EN, FR, PT

PORTUGAL = replace(PT, code="pt_PT", tag="pt-PT", name="Português (Portugal)", fallbacks=(PT,))
LANGUAGES = {one.code: one for one in (EN, FR, PT, PORTUGAL)}


def missing(code: str, path: str, line: int) -> Diagnostic:
    return Diagnostic(code=code, message="x", span=Span("game.yaml", line), group=path)


def test_each_catalog_tells_how_many_and_what_is_shown_instead() -> None:
    variant, press = "content/shore/locale/pt_PT.po", "templates/locale/fr.po"
    faults = [
        *(missing("T102", variant, line) for line in range(3)),
        missing("T006", variant, 9),
        missing("T103", press, 1),
        missing("T301", variant, 2),
    ]
    found = list(count_fallbacks(faults, LANGUAGES, {"shore": "en"}))
    assert [(str(one.span), one.code, one.message, one.severity) for one in found] == [
        (
            f"{variant}:1:1",
            "T105",
            "4 texts are not shown in Português (Portugal), but in Português or, failing that, English",
            Severity.WARNING,
        ),
        (f"{press}:1:1", "T105", "one text is not shown in Français, but in English", Severity.WARNING),
    ]


def test_a_catalog_that_cannot_be_read_is_not_counted() -> None:
    path = "content/shore/locale/fr.po"
    faults = [missing("T102", path, 1), Diagnostic(code="T001", message="x", span=Span(path))]
    assert list(count_fallbacks(faults, LANGUAGES, {"shore": "en"})) == []


def test_nothing_missing_says_nothing() -> None:
    assert list(count_fallbacks([missing("T201", "content/shore/locale/fr.po", 1)], LANGUAGES, {})) == []
