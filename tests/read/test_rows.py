"""Plain rows are read without libyaml, and it must not show: the same nodes at the same places, or none."""

import pytest
from generator.read.document import _grow_again, _read_plainly
from generator.read.nodes import Group, Node, Scalar
from hypothesis import given
from hypothesis import strategies as st

HEAD = "component: cards\nfields: {text: text}\npieces:\n"
PLAIN = """\
component: cards
pieces:
  - id: crab
    name: "Shore crab"
    text: It walks at 1:30, sideways (no#2).
    art: {motif: creature/crab, colour: coral}

    icons: [claw, wave]
  # A comment.
  - id: gull
    name: Goéland d’été
"""
NOT_PLAIN = [
    "  - id: crab\n    text: a: b\n",
    "  - id: crab\n    text: one\n      two\n",
    "  - id: crab\n    text: |\n      one\n",
    "  - id: crab\n    text: &x one\n",
    "  - id: crab\n    text: *x\n",
    "  - id: crab\n    text: 'one'\n",
    '  - id: crab\n    text: "a\\tb"\n',
    "  - id: crab\n    text:\n",
    "  - id: crab\n    id: gull\n",
    "  - id: crab\n    art: {motif: a, motif: b}\n",
    "  - id: crab\n    art: {motif: {a: b}}\n",
    "  - id: crab\n    art: {motif, colour: a}\n",
    "  - id: crab\n    text: one\u2028two\n",
    "  - id: crab\n    text: one \n",
    "  - id: crab\nname: Cards\n",
    "    id: crab\n",
    "- id: crab\n",
    "  - crab\n",
    "# nothing\n",
    "",
]


def said(node: Node) -> object:
    """Return all that a node holds."""
    if isinstance(node, Scalar):
        return node.text, node.quoted, node.line, node.column, node.end
    place = (node.line, node.column, node.end, node.height)
    if isinstance(node, Group):
        return [(key, node.keys[key], said(value)) for key, value in node.entries.items()], place
    return [said(item) for item in node.items], place


def test_a_plain_file_is_read_as_libyaml_reads_it():
    root = _read_plainly("f", PLAIN)
    assert root is not None
    pieces = root.entries["pieces"]
    assert said(pieces.items[0].entries["art"]) == (
        [
            ("motif", (6, 11, 16), ("creature/crab", False, 6, 18, 31)),
            ("colour", (6, 33, 39), ("coral", False, 6, 41, 46)),
        ],
        (6, 10, 47, 1),
    )
    assert pieces.items[0].entries["text"].text == "It walks at 1:30, sideways (no#2)."
    assert said(root) == said(_grow_again("f", PLAIN))


@pytest.mark.parametrize("rows", NOT_PLAIN)
def test_what_is_not_plain_is_left_to_libyaml(rows):
    assert _read_plainly("f", HEAD + rows) is None


@pytest.mark.parametrize(
    "head",
    [
        "- a\n",
        "{a: b}\n",
        "  a: b\n",
        "a: {b\n",
        'a: "b\n',
        "a: b\n...\n",
        "a: b\n---\nc: d\n",
        "a: 1\na: 2\n",
        "a: !!str b\n",
        "pieces: []\n",
        "a: [b\n",
    ],
)
def test_a_head_that_cannot_stand_alone_is_left_to_libyaml(head):
    assert _read_plainly("f", f"{head}pieces:\n  - id: crab\n") is None


LETTERS = st.sampled_from(
    [*"ab1 .:#-/'\"{}[],&*!|>%@`?\\~_()", ": ", " #", "é", "\t", "\x85", "\u2028", "\ufeff", "\n"]
)
WORDS = st.lists(LETTERS, max_size=7).map("".join)
VALUES = st.one_of(
    WORDS,
    WORDS.map(lambda word: f'"{word}"'),
    st.lists(st.tuples(WORDS, WORDS), max_size=3).map(
        lambda pairs: "{" + ", ".join(f"{key}: {word}" for key, word in pairs) + "}"
    ),
    st.lists(WORDS, max_size=3).map(lambda words: "[" + ", ".join(words) + "]"),
)
KEYS = st.sampled_from(["a", "id", "b-2", "name", "<<", "x y", "1", ""])
OPENINGS = st.sampled_from(["  - ", "    ", "    ", "    ", "- ", "      "])
ROWS = st.one_of(
    st.builds("{}{}: {}\n".format, OPENINGS, KEYS, VALUES),
    st.builds("    k{}: {}\n".format, st.integers(0, 99), VALUES),
    st.builds("  - id: {}\n".format, WORDS),
    st.sampled_from(["\n", "  # x\n", "#\n", "    \n", "...\n", "name: x\n"]),
)


@given(st.lists(ROWS, min_size=1, max_size=5).map("".join))
def test_plain_or_not_the_nodes_are_those_of_libyaml(rows):
    text = f"{HEAD}  - id: first\n{rows}"
    root = _read_plainly("f", text)
    if root is not None:
        assert said(root) == said(_grow_again("f", text))
