"""What machines are told: whole documents in which content can forge nothing."""

import json
import xml.etree.ElementTree as ET
from collections.abc import Mapping

import pytest
from generator.diagnostic import Diagnostic, Severity, Span
from generator.verdicts import FORMATS, CodePage, write_verdicts

PAGES: Mapping[str, CodePage] = {
    "S101": CodePage(code="S101", about="An unknown key."),
    "G101": CodePage(code="G101", about="A constraint is false.", name="false-constraint", page="Why: so."),
}
KEY = Diagnostic(
    code="S101",
    message='unknown key "siez"',
    hint='did you mean "size"?',
    span=Span("content/a b.yaml", 3, 2, 6),
)
FALSE = Diagnostic(
    code="G101", message="is false", span=Span("content/a b.yaml", 9, 1), severity=Severity.WARNING
)
NOWHERE = Diagnostic(code="P101", message="no paper", severity=Severity.NOTE)
# Ends a command, begins another one, colours a terminal, reverses what follows, closes an element.
EVIL = Diagnostic(
    code="S101",
    message="x\n::error::own%0A\x1b[31m\u202e</failure>]]>",
    span=Span("content/e,v:l.yaml", 1, 1),
)


def written(format_: str, *diagnostics: Diagnostic) -> str:
    return write_verdicts(format_, diagnostics, PAGES, "1.2")


def test_json_tells_numbers_places_and_ways_out_by_place() -> None:
    found = json.loads(written("json", FALSE, NOWHERE, KEY))
    assert (found["press"], found["errors"], found["warnings"], found["notes"]) == ("1.2", 1, 1, 1)
    assert [one["code"] for one in found["diagnostics"]] == ["P101", "S101", "G101"]
    assert found["diagnostics"][1] == {
        "code": "S101", "name": "", "severity": "error", "message": 'unknown key "siez"',
        "hint": 'did you mean "size"?', "file": "content/a b.yaml", "line": 3, "column": 2, "end_column": 6,
    }  # fmt: skip


def test_sarif_has_a_rule_for_each_code_and_a_region_for_each_result() -> None:
    found = json.loads(written("sarif", FALSE, NOWHERE, KEY))
    assert found["version"] == "2.1.0"
    [run] = found["runs"]
    assert run["tool"]["driver"]["rules"] == [
        {"id": "G101", "name": "false-constraint", "shortDescription": {"text": "A constraint is false."},
         "fullDescription": {"text": "Why: so."}},
        {"id": "P101"},
        {"id": "S101", "shortDescription": {"text": "An unknown key."}},
    ]  # fmt: skip
    assert run["results"] == [
        {"ruleId": "P101", "ruleIndex": 1, "level": "note", "message": {"text": "no paper"}},
        {"ruleId": "S101", "ruleIndex": 2, "level": "error",
         "message": {"text": 'unknown key "siez" (did you mean "size"?)'},
         "locations": [{"physicalLocation": {
             "artifactLocation": {"uri": "content/a%20b.yaml"},
             "region": {"startLine": 3, "startColumn": 2, "endColumn": 6}}}]},
        {"ruleId": "G101", "ruleIndex": 0, "level": "warning", "message": {"text": "is false"},
         "locations": [{"physicalLocation": {
             "artifactLocation": {"uri": "content/a%20b.yaml"},
             "region": {"startLine": 9, "startColumn": 1}}}]},
    ]  # fmt: skip


def test_junit_has_a_case_for_each_and_fails_for_errors_and_warnings() -> None:
    root = ET.fromstring(written("junit", FALSE, NOWHERE, KEY))
    [suite] = root
    assert (suite.attrib["tests"], suite.attrib["failures"]) == ("3", "2")
    note, key, false = suite
    assert note[0].tag == "system-out"
    assert (key.attrib["file"], key.attrib["line"]) == ("content/a b.yaml", "3")
    assert (key[0].tag, key[0].attrib["message"]) == ("failure", 'unknown key "siez"')
    assert false[0].attrib["type"] == "warning"


def test_junit_has_a_case_when_nothing_is_wrong() -> None:
    [[case]] = ET.fromstring(written("junit"))
    assert (case.attrib["name"], len(case)) == ("no faults", 0)


def test_github_shows_each_at_its_line() -> None:
    assert written("github", FALSE, NOWHERE, KEY).splitlines() == [
        "::notice title=pnp P101::P101: no paper",
        "::error file=content/a b.yaml,line=3,col=2,endColumn=6,title=pnp S101::"
        'S101: unknown key "siez" (did you mean "size"?)',
        "::warning file=content/a b.yaml,line=9,col=1,title=pnp G101::G101: is false",
    ]


def test_content_forges_no_command() -> None:
    assert written("github", EVIL) == (
        "::error file=content/e%2Cv%3Al.yaml,line=1,col=1,title=pnp S101::"
        "S101: x\\u{a}::error::own%250A\\u{1b}[31m\\u{202e}</failure>]]>\n"
    )


def test_content_forges_no_element() -> None:
    [[case]] = ET.fromstring(written("junit", EVIL))
    assert [child.tag for child in case] == ["failure"]
    assert case[0].text is not None
    assert "\x1b" not in case[0].text


@pytest.mark.parametrize("format_", FORMATS)
def test_no_line_of_any_format_begins_with_what_content_says(format_: str) -> None:
    lines = written(format_, EVIL).splitlines()
    assert not any(line.lstrip().startswith("::error::own") for line in lines)
    assert not any(character in line for line in lines for character in "\x1b\u202e")
