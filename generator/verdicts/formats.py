"""Diagnostics → a document that other programs read. Each format is one function; none adds a date."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from types import MappingProxyType
from typing import Any

from generator.diagnostic import Diagnostic, Severity
from generator.verdicts.harmless import harmless
from generator.verdicts.page import CodePage

Pages = Mapping[str, CodePage]

_SARIF_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
_GITHUB = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}


def write_verdicts(format_: str, diagnostics: Iterable[Diagnostic], pages: Pages, version: str) -> str:
    """Return all diagnostics in one of the ``FORMATS``, ordered by place.

    Args:
        format_: Its name.
        diagnostics: What has been found.
        pages: What there is to say about each code.
        version: The version of the press.
    """
    ordered = sorted(diagnostics, key=lambda fault: (fault.span, fault.code, fault.message))
    return FORMATS[format_](ordered, pages, version)


def _json(diagnostics: Sequence[Diagnostic], pages: Pages, version: str) -> str:
    """One object: how many there are of each severity, then each diagnostic with its place and way out."""
    found = {
        "press": version,
        **{f"{severity.value}s": _count(diagnostics, severity) for severity in Severity},
        "diagnostics": [
            {
                "code": one.code,
                "name": pages[one.code].name if one.code in pages else "",
                "severity": one.severity.value,
                "message": one.message,
                "hint": one.hint,
                "file": one.span.file,
                "line": one.span.line,
                "column": one.span.column,
                "end_column": max(one.span.end_column, one.span.column),
                **({"allowed": one.allowed} if one.allowed else {}),
            }
            for one in diagnostics
        ],
    }
    return json.dumps(found, ensure_ascii=True, indent=2) + "\n"


def _count(diagnostics: Iterable[Diagnostic], severity: Severity) -> int:
    return sum(one.severity is severity and not one.allowed for one in diagnostics)


def _sarif(diagnostics: Sequence[Diagnostic], pages: Pages, version: str) -> str:
    """Static Analysis Results Interchange Format 2.1.0, as code hosts show it beside the lines.

    Source: the standard, https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html.
    """
    codes = sorted({one.code for one in diagnostics})
    driver = {
        "name": "pnp",
        "version": version,
        "rules": [_sarif_rule(code, pages.get(code)) for code in codes],
    }
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "results": [_sarif_result(one, codes.index(one.code)) for one in diagnostics],
    }
    return json.dumps({"$schema": _SARIF_SCHEMA, "version": "2.1.0", "runs": [run]}, indent=2) + "\n"


def _sarif_rule(code: str, page: CodePage | None) -> dict[str, Any]:
    if page is None:
        return {"id": code}
    name = {"name": page.name} if page.name else {}
    text = {"fullDescription": {"text": page.page}} if page.page else {}
    return {"id": code, **name, "shortDescription": {"text": page.about}, **text}


def _sarif_result(one: Diagnostic, number: int) -> dict[str, Any]:
    result: dict[str, Any] = {
        "ruleId": one.code,
        "ruleIndex": number,
        "level": one.severity.value,
        "message": {"text": _sentence(one)},
    }
    if one.span.file:
        end = {"endColumn": one.span.end_column} if one.span.end_column > one.span.column else {}
        region = {"startLine": one.span.line, "startColumn": one.span.column, **end}
        place = {"artifactLocation": {"uri": _uri(one.span.file)}, "region": region}
        result["locations"] = [{"physicalLocation": place}]
    if one.allowed:
        result["suppressions"] = [{"kind": "inSource", "justification": one.allowed}]
    return result


def _uri(path: str) -> str:
    from urllib.parse import quote  # noqa: PLC0415

    return quote(path)


def _sentence(one: Diagnostic) -> str:
    return f"{one.message} ({one.hint})" if one.hint else one.message


def _junit(found: Sequence[Diagnostic], _: Pages, version: str) -> str:
    """The XML of test runners: a case for each diagnostic, of which errors and warnings fail."""
    diagnostics = [one for one in found if not one.allowed]
    failing = sum(one.severity is not Severity.NOTE for one in diagnostics)
    cases = [_junit_case(one) for one in diagnostics] or ['    <testcase classname="pnp" name="no faults"/>']
    head = f'name="pnp {version}" tests="{len(cases)}" failures="{failing}"'
    return "\n".join(
        [
            '<?xml version="1.0" encoding="UTF-8"?>',
            f"<testsuites {head}>",
            f"  <testsuite {head}>",
            *cases,
            "  </testsuite>",
            "</testsuites>\n",
        ]
    )


def _junit_case(one: Diagnostic) -> str:
    name = _attribute(f"{one.code} at {harmless(str(one.span))}" if one.span.file else one.code)
    file = f" file={_attribute(harmless(one.span.file))} line={_attribute(str(one.span.line))}"
    kind, said = one.severity.value, _attribute(harmless(one.message))
    inside = escape(harmless(str(one)), quote=False)
    place = file if one.span.file else ""
    if one.severity is Severity.NOTE:
        fault = f"<system-out>{inside}</system-out>"
    else:
        fault = f"<failure type={_attribute(kind)} message={said}>{inside}</failure>"
    return f'    <testcase classname="pnp" name={name}{place}>{fault}</testcase>'


def _attribute(text: str) -> str:
    """Return a text as the value of an attribute. ``xml.sax`` would say the same, and import a web client."""
    return f'"{escape(text)}"'


def _github(diagnostics: Sequence[Diagnostic], _: Pages, __: str) -> str:
    """Workflow commands of GitHub Actions, which show each diagnostic at its line.

    Source: https://docs.github.com/actions/reference/workflow-commands-for-github-actions.
    """
    return "".join(f"{_github_line(one)}\n" for one in diagnostics if not one.allowed)


def _github_line(one: Diagnostic) -> str:
    span = one.span
    about = {"title": f"pnp {one.code}"}
    if span.file:
        end = {"endColumn": str(span.end_column)} if span.end_column > span.column else {}
        about = {"file": span.file, "line": str(span.line), "col": str(span.column), **end, **about}
    said = ",".join(f"{key}={_property(value)}" for key, value in about.items())
    return f"::{_GITHUB[one.severity]} {said}::{_data(f'{one.code}: {_sentence(one)}')}"


def _data(text: str) -> str:
    return harmless(text).replace("%", "%25")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")


Format = Callable[[Sequence[Diagnostic], Pages, str], str]
FORMATS: Mapping[str, Format] = MappingProxyType(
    {"json": _json, "sarif": _sarif, "junit": _junit, "github": _github}
)
