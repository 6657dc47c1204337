"""Whatever a file says, reading gives a game or errors, and never raises."""

from generator.diagnostic import has_errors
from generator.read import read_game
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.fakes import MemoryWorkspace
from tests.read.projects import project

PIECES = """\
defaults: {kind: "{heads}", letter: "{pair} of {coins(pair)}"}
pieces:
  - for: {shape: shapes, colour: colours, n: 1 to 2}
    id: "{shape}-{colour}-{n}"
    name: "{colour} {shape}"
    art: {motif: "shell/{shape}", colour: "{colour}"}
  - {id: last, like: scallop-blue-1, name: Last, count: "{table[2]}", value: 1.5}
"""
SOUND = project(pieces=PIECES).files
SNIPPETS = (
    *"{}[]:,-#|>*&!%@'\"\\\n\t~é\u2028",
    *("{{", "}}", "- ", ": ", "<<: *a", "&a ", "*a", "!!int ", "null", "no", "012", "-1", "1e9", "0", ".nan"),
    *(
        "{1/0}",
        "{players}",
        '"{shapes}"',
        '"{shapes[0]}"',
        '"{items}"',
        '"{count(items)}"',
        "{icon:x}",
        "{coins(x)}",
    ),
    *(
        "1 to 9",
        "for",
        "like: last",
        "id",
        "name",
        "count: 0",
        "component: items",
        "class",
        "[a, b]",
        "{a: b}",
    ),
)


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(data=st.data())
def test_reading_never_raises(data: st.DataObject) -> None:
    files = dict(SOUND)
    path = data.draw(st.sampled_from(sorted(files)))
    text = str(files[path])
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 12)))
        text = text[:start] + data.draw(st.sampled_from(SNIPPETS)) + text[end:]
    files[path] = text
    game, diagnostics = read_game(MemoryWorkspace(files), "shore")
    assert (game is None) == has_errors(diagnostics)
    for diagnostic in diagnostics:
        assert diagnostic.span.file in files
        assert diagnostic.span.line >= 1
        assert "pydantic" not in str(diagnostic)
