"""YAML that cannot be parsed: the parser's complaint in, a place and plain words out.

libyaml is fast but terse. The text is parsed again by PyYAML's own parser, whose complaints say more, up to a
size that it can read in a moment.
"""

import contextlib
import re

import yaml
from msgspec import Struct

_REPARSED_CHARACTERS = 200_000
_REPARSED_DEPTH = 64


class _Meaning(Struct, frozen=True):
    """What a complaint means to a person.

    ``at_start``: the place to look at is where the thing begins. ``names_start``: the way out tells it.
    """

    complaint: str
    message: str
    hint: str = ""
    at_start: bool = False
    names_start: bool = False


# The first whose pattern is found counts; {0} is what the pattern's group caught.
_MEANINGS = (
    _Meaning(r"found character '\\t'", "a tab stands where YAML wants spaces", "indent with spaces"),
    _Meaning(
        r"found character '?(.?)'? ?that cannot start", 'a text cannot begin with "{0}"', "put it in quotes"
    ),
    _Meaning(
        r"mapping values are not allowed",
        'this ":" is one too many',
        'quote a text with ": " in it; see also the line above',
    ),
    _Meaning(r"sequence entries are not allowed", "a list cannot begin here", 'put its "-" on the next line'),
    _Meaning(r"quoted scalar.*end of stream", "the quotes that open here are never closed", at_start=True),
    _Meaning(
        r"while scanning a simple key",
        'a ":" is missing',
        'write "key: value"; indent a long text',
        at_start=True,
    ),
    _Meaning(r"flow node.*'<stream end>'", "the file ends inside a bracket"),
    _Meaning(
        r"expected ',' or '(.)'.*'<stream end>'", 'the bracket that opens here has no "{0}"', at_start=True
    ),
    _Meaning(
        r"expected ',' or '(.)'",
        'a "," or "{0}" is missing before this',
        "quote a text with , # or brackets",
        names_start=True,
    ),
    _Meaning(r"the node content, but found '(.)'", 'a value is missing before this "{0}"'),
    _Meaning(
        r"<block end>, but found '([\]}])'", 'this "{0}" closes nothing', "put a text that holds it in quotes"
    ),
    _Meaning(
        r"<block end>, but found '<scalar>'", "something follows a value that is complete", "quote all of it"
    ),
    _Meaning(
        r"<block end>|expected key|'-' indicator",
        "this does not line up",
        "indent what belongs together alike",
    ),
    _Meaning(
        r"undefined alias '?([^']*)", 'no "&{0}" stands above for this "*{0}"', "put a text with * in quotes"
    ),
    _Meaning(r"duplicate anchor '?([^';]*)", 'the anchor "&{0}" is given twice'),
    _Meaning(
        r"expected a single document", "a second document begins here", "write each in a file of its own"
    ),
    _Meaning(
        r"unknown escape character '?(.?)", '"\\{0}" means nothing here', 'write "\\\\", or use single quotes'
    ),
    _Meaning(r"scanning an? (alias|anchor)", "a text cannot begin like this", "put it in quotes"),
    _Meaning(r"a block scalar", "the text begins on the line after its | or >"),
    _Meaning(r"maximum nesting depth", "the file is nested too deep"),
)


def describe_error(text: str, error: yaml.YAMLError) -> tuple[int, int, str, str]:
    """Return line, column, message and way out of an error that libyaml reported."""
    error = _reparse(text) or error
    if isinstance(error, yaml.reader.ReaderError):
        line, column = _line_and_column(text, error.position)
        code = ord(error.character) if isinstance(error.character, str) else error.character
        return line, column, f"the character U+{code:04X} cannot stand in a text", "delete it"
    if not isinstance(error, yaml.MarkedYAMLError):
        return 1, 1, "the file is not YAML", str(error)
    return _late_quote(text, error) or _plain(error)


def _reparse(text: str) -> yaml.YAMLError | None:
    """Return the finer complaint, or None where it would take too long or too deep a stack."""
    if len(text) > _REPARSED_CHARACTERS or _depth(text) > _REPARSED_DEPTH:
        return None
    try:
        yaml.compose(text, yaml.SafeLoader)
    except yaml.YAMLError as error:
        return error
    except RecursionError:
        return None
    return None


def _late_quote(text: str, error: yaml.MarkedYAMLError) -> tuple[int, int, str, str] | None:
    """Say where quotes open that end, over several lines, just where the file cannot be read any more.

    Mostly they should have ended on their first line, and what ends them opens the next ones.
    """
    broken = error.problem_mark
    if broken is None or len(text) > _REPARSED_CHARACTERS:
        return None
    with contextlib.suppress(yaml.YAMLError):
        for token in yaml.scan(text, yaml.SafeLoader):
            if isinstance(token, yaml.ScalarToken) and token.style in ("'", '"'):
                start, end = token.start_mark, token.end_mark
                if start.line < end.line == broken.line and end.column <= broken.column:
                    late = f"end only in line {end.line + 1}, in the middle of something"
                    message, way_out = f"the quotes that open here {late}", "close them where the text ends"
                    return *_place(start), message, way_out
    return None


def _depth(text: str) -> int:
    """Return how deep brackets are nested, at most."""
    depth = deepest = 0
    for bracket in re.findall(r"[][{}]", text):
        depth = depth + 1 if bracket in "[{" else max(depth - 1, 0)
        deepest = max(deepest, depth)
    return deepest


def _plain(error: yaml.MarkedYAMLError) -> tuple[int, int, str, str]:
    complaint = f"{error.context or ''} {error.problem or ''}".strip()
    for meaning in _MEANINGS:
        match = re.search(meaning.complaint, complaint)
        if match is not None:
            message = meaning.message.format(*match.groups())
            start, end = error.context_mark, error.problem_mark
            mark = start if meaning.at_start and start else end
            way_out = meaning.hint
            if meaning.names_start and start and end and start.line < end.line:
                way_out = f"the bracket opens in line {start.line + 1}, column {start.column + 1}; {way_out}"
            return *_place(mark or start), message, way_out
    return *_place(error.problem_mark or error.context_mark), f"the file is not YAML: {complaint}", ""


def _place(mark: yaml.Mark | None) -> tuple[int, int]:
    return (mark.line + 1, mark.column + 1) if mark is not None else (1, 1)


def _line_and_column(text: str, position: int) -> tuple[int, int]:
    before = text[:position]
    return before.count("\n") + 1, position - (before.rfind("\n") + 1) + 1
