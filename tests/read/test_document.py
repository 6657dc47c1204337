"""YAML: what the tree keeps of it, and what is refused."""

import pytest
from generator.diagnostic import Span
from generator.read.document import MAX_CHARACTERS, parse_document
from generator.read.faults import Faults
from generator.read.nodes import Document, Group, Scalar

BOMB = "a: &a [x,x,x,x,x,x,x,x,x]\n" + "".join(
    f"{name}: &{name} [{','.join([f'*{chr(ord(name) - 1)}'] * 9)}]\n" for name in "bcdefgh"
)

REFUSED = [
    ("a:\n\t- b\n", "f:2:1: error S001: a tab stands where YAML wants spaces (indent with spaces)"),
    (
        "a: b: c\n",
        'f:1:5: error S001: this ":" is one too many (quote a text with ": " in it; see also the line above)',
    ),
    ("a: 'x\nb: 2\n", "f:1:4: error S001: the quotes that open here are never closed"),
    (
        'a: 1\nb: "x\nc: 2\nd: "{y}-boat"\n',
        "f:2:4: error S001: the quotes that open here end only in line 4, in the middle of something"
        " (close them where the text ends)",
    ),
    (
        "a: 'x\nb:\n  - c: 'z'\n",
        "f:1:4: error S001: the quotes that open here end only in line 3, in the middle of something"
        " (close them where the text ends)",
    ),
    (
        "a: {b: 1\nc: 2\n",
        'f:2:2: error S001: a "," or "}" is missing before this'
        " (the bracket opens in line 1, column 4; quote a text with , # or brackets)",
    ),
    ("a: [1, 2\n", 'f:1:4: error S001: the bracket that opens here has no "]"'),
    ("a: [1 2]]\n", 'f:1:9: error S001: this "]" closes nothing (put a text that holds it in quotes)'),
    ("a:\n - b\n- c\n", "f:3:1: error S001: this does not line up (indent what belongs together alike)"),
    ("a: *x\n", 'f:1:4: error S001: no "&x" stands above for this "*x" (put a text with * in quotes)'),
    ("a: &x 1\nb: &x 2\n", 'f:2:4: error S001: the anchor "&x" is given twice'),
    ("a: %x\n", 'f:1:4: error S001: a text cannot begin with "%" (put it in quotes)'),
    (
        "a: 1\n---\nb: 1\n",
        "f:2:1: error S001: a second document begins here (write each in a file of its own)",
    ),
    ('a: "\\q"\n', 'f:1:6: error S001: "\\q" means nothing here (write "\\\\", or use single quotes)'),
    ("a: }\n", 'f:1:4: error S001: a value is missing before this "}"'),
    ("a: 1\nb\nc: 2\n", 'f:2:1: error S001: a ":" is missing (write "key: value"; indent a long text)'),
    ("a: - b\n", 'f:1:4: error S001: a list cannot begin here (put its "-" on the next line)'),
    ('a: "b" c\n', "f:1:8: error S001: something follows a value that is complete (quote all of it)"),
    ("a: > b\n", "f:1:6: error S001: the text begins on the line after its | or >"),
    ("a: x\x07\n", "f:1:5: error S001: the character U+0007 cannot stand in a text (delete it)"),
    (
        "%YAML 3.0\n---\na: 1",
        "f:1:1: error S001: the file is not YAML: found incompatible YAML document (version 1.* is required)",
    ),
    ("a: 1\nb: 2\na: 3\n", 'f:3:1: error S002: the key "a" is given twice (it stands in line 1, column 1)'),
    ("[" * 2000, "f:1:1001: error S001: the file is nested too deep"),
    ("a: " + "[" * 70 + "]" * 70, "f:1:67: error S004: the file is nested more than 64 deep"),
    (BOMB, "f:6:4: error S004: the file stands for more than 2000000 values"),
    ("a: &a [1]\nb: [" + "*a, " * 1001 + "1]\n", "f:1:4: error S004: the file has more than 1000 aliases"),
    (
        "#" * (MAX_CHARACTERS + 1),
        "f:1:1: error S004: the file is too large (the limit is 5000000 characters)",
    ),
    ("a: &a [*a]\n", "f:1:4: error S005: an alias stands inside its own anchor"),
    ("# nothing\n", "f:1:1: error S006: the file is empty (write keys and values, such as name: Coins)"),
    (
        "a: !!float 1\n",
        'f:1:4: error S007: "!!float" is a YAML tag (leave it out: the place says what a value is)',
    ),
    (
        "a: !python/object:os.system x\n",
        'f:1:4: error S007: "!python/object:os.system" is a YAML tag'
        " (leave it out: the place says what a value is)",
    ),
    ("[x]: 2\n", "f:1:1: error S008: a key must be a word (put it in quotes)"),
    ('a: "\\x00"\n', "f:1:4: error S009: the text holds a control character"),
    ("- a\n", "f:1:1: error S103: the file must be keys and values (such as name: Coins)"),
    ("a: {<<: 3, b: 1}\n", 'f:1:9: error S103: "<<" takes in a group of keys, or a list of groups'),
]


def parse(text: str) -> Document:
    faults = Faults()
    document = parse_document("f", text, faults)
    assert document is not None
    assert not len(faults)
    return document


@pytest.mark.parametrize(("text", "expected"), REFUSED)
def test_refused(text: str, expected: str) -> None:
    faults = Faults()
    parse_document("f", text, faults)
    assert [str(found) for found in faults.ordered()] == [expected]


def test_large_files_are_described_by_the_fast_parser_alone() -> None:
    faults = Faults()
    parse_document("f", "a: 1\n" + "#\n" * 200_000 + "b: %x\n", faults)
    assert [str(found) for found in faults.ordered()] == [
        'f:200002:4: error S001: a text cannot begin with "" (put it in quotes)'
    ]


def test_what_is_too_deep_for_the_finer_parser_is_described_all_the_same() -> None:
    faults = Faults()
    parse_document("f", "".join(f"{' ' * depth}-\n" for depth in range(600)) + "x: [", faults)
    assert [str(found) for found in faults.ordered()] == [
        "f:601:1: error S001: this does not line up (indent what belongs together alike)"
    ]


def test_scalars_keep_what_is_written() -> None:
    root = parse("a: no\nb: 1.00\nc: 012\nd: 1:30\ne: on\nf: ~\ng: 0x1F\n").root
    texts = [node.text for node in root.entries.values() if isinstance(node, Scalar)]
    assert texts == ["no", "1.00", "012", "1:30", "on", "~", "0x1F"]


def test_positions_of_keys_and_values() -> None:
    document = parse("a: {b: [x, é, 'y']}\nc: |\n  one\n  two\n")
    origin = document.origin(document.root)
    assert origin.at("a.b.2") == Span("f", 1, 15, 18)
    assert origin.at("a.b") == Span("f", 1, 8, 19)
    assert origin.key("a.b") == Span("f", 1, 5, 6)
    assert origin.at("c") == Span("f", 2, 4, 0)
    assert origin.at("a.b.7") == Span("f", 1, 8, 19)
    assert origin.at("z") == Span("f", 1, 1, 0)
    assert list(origin.values) == ["a", "a.b", "a.b.0", "a.b.1", "a.b.2", "c"]
    assert list(origin.keys) == ["a", "a.b", "c"]
    assert len(origin.values) == 6


def test_pieces_that_were_let_go_are_found_again() -> None:
    document = parse("defaults: {b: 1}\npieces:\n  - {a: x}\n  - {a: y, c: z}\n")
    defaults = document.root.entries["defaults"]
    assert isinstance(defaults, Group)
    origin = document.piece_origin((0, 1), defaults)
    spans = {"a": Span("f", 3, 9, 10), "c": Span("f", 4, 15, 16), "b": Span("f", 1, 15, 16)}
    assert {path: origin.at(path) for path in spans} == spans
    document.let_pieces_go()
    assert {path: origin.at(path) for path in spans} == spans
    assert origin.span == Span("f", 3, 5, 11)
    assert origin.key("a") == Span("f", 3, 6, 7)


def test_places_inside_texts() -> None:
    document = parse("a: one {two}\nb: 'one {two}'\nc: |\n  one\n  see {two}\nd: \"\\u00e9 {two}\"\n")
    a, b, c, d = (node for node in document.root.entries.values() if isinstance(node, Scalar))
    assert document.inside(a, 4) == Span("f", 1, 8, 0)
    assert document.inside(b, 4) == Span("f", 2, 9, 0)
    assert document.inside(c, 8) == Span("f", 5, 7, 0)
    # With an escape, columns cannot be counted: the whole text is shown.
    assert document.inside(d, 2) == document.span(d)


def test_merges_fill_what_a_group_does_not_say() -> None:
    root = parse("base: &base {x: 1, y: 2}\nnew: {<<: *base, y: 3}\nboth: {<<: [*base, {z: 4}]}\n").root
    new, both = root.entries["new"], root.entries["both"]
    assert isinstance(new, Group)
    assert isinstance(both, Group)
    assert {key: value.text for key, value in new.entries.items() if isinstance(value, Scalar)} == {
        "y": "3",
        "x": "1",
    }
    assert list(both.entries) == ["x", "y", "z"]
    assert new.keys["x"] == (1, 14, 15)
