import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import generator.localize
import pytest
from generator.check import Finding, Rule, list_rules, rule, run_rules
from generator.diagnostic import Severity, Span

RULES = list_rules()


@rule("X101", "odd-number", on=int, severity=Severity.WARNING)
def odd_number(number: int) -> Iterator[Finding]:
    """A number is odd."""
    if number % 2:
        yield Finding(f"{number} is odd", Span("numbers", number), "add one")


def test_a_rule_judges_facts_of_its_kind_only() -> None:
    verdicts = run_rules(3, "three", 1, 2, 3, rules=[odd_number])
    assert [str(verdict) for verdict in verdicts] == [
        "numbers:1:1: warning X101: 1 is odd (add one)",
        "numbers:3:1: warning X101: 3 is odd (add one)",
    ]


@pytest.mark.parametrize("listed", RULES, ids=lambda listed: listed.code)
def test_every_rule_has_a_page_that_says_why_with_a_bad_and_a_good_example(listed: Rule) -> None:
    first, _, rest = listed.page.partition("\n\n")
    assert re.fullmatch(r"[A-Z].*\.", first)
    assert "\n" not in first
    assert re.findall(r"^(Why|Bad|Good)\b", rest, re.MULTILINE) == [
        "Why",
        "Bad",
        "Good",
    ]


def test_codes_and_names_are_unique_and_well_formed() -> None:
    for values in ([listed.code for listed in RULES], [listed.name for listed in RULES]):
        assert [value for value, times in Counter(values).items() if times > 1] == []
    assert all(re.fullmatch(r"[SRTALPGB]\d{3}", listed.code) for listed in RULES)
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", listed.name) for listed in RULES)
    assert [listed.code for listed in RULES] == sorted(listed.code for listed in RULES)


def test_every_code_of_localization_has_a_page() -> None:
    folder = Path(generator.localize.__file__).parent
    used = {
        code for path in folder.glob("*.py") for code in re.findall(r'"(T\d{3})"', path.read_text("utf-8"))
    }
    assert used == {one.code for one in RULES if one.code.startswith("T") and one.find is None}
