"""Pieces that are written in the plain way: text in, the nodes out that libyaml would give.

Plain is one key a line, with a word or text, or a short list or group in brackets. A deck of thousands is
nearly always written so, and is read in a third of the time. At the first line that is anything else there
are no rows, and the whole file is libyaml's: what is YAML and what is not is never decided here.
"""

import re

from generator.read.nodes import Group, Listing, Node, Scalar

# Control characters, line breaks that are YAML's alone, and what is no character at all.
_STRANGE = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]")
_KEY = "[A-Za-z][A-Za-z0-9_-]*"
_WORD = "[A-Za-z0-9](?:[A-Za-z0-9_./ -]*[A-Za-z0-9_./-])?"
# A text without quotes begins with no sign that means something to YAML, and ends before ": " and " #".
_LETTERS = r"[^:#\n]*"
_PLAIN = rf"(?=[^\W_]){_LETTERS}(?:(?::(?=\S)|(?<=\S)#){_LETTERS})*(?<! )"
_QUOTED = r'"[^"\\\n]*"'
_GROUP = rf"\{{{_KEY}: {_WORD}(?:, {_KEY}: {_WORD})*\}}"
_LISTING = rf"\[{_WORD}(?:, {_WORD})*\]"
_VALUE = f"({_PLAIN})|({_QUOTED})|({_GROUP})|({_LISTING})"

_START = re.compile(r"^pieces:\n", re.MULTILINE)
_ROW = re.compile(rf"(?:(  - |    )({_KEY}): (?:{_VALUE})| *(?:#.*)?)(?:\n|\Z)")
_PAIR = re.compile(f"({_KEY}): ({_WORD})")
_ITEM = re.compile(_WORD)
_Shape = list[tuple[str, int, int, str, int, int]]
_FIRST, _DASH_COLUMN, _KEY_COLUMN = "  - ", 3, 5


def split_rows(text: str) -> tuple[str, int]:
    """Return what stands above the pieces of a file, their key included, and the number of its lines."""
    start = _START.search(text)
    head = text[: start.end()] if start else ""
    return head, head.count("\n")


def read_rows(text: str, head: str, lines: int) -> Listing | None:
    """Read the list of pieces below the ``head`` of so many lines; None unless all of it is plain."""
    return None if _STRANGE.search(text, len(head)) else _read_plain(text, head, lines)


def _read_plain(text: str, head: str, lines: int) -> Listing | None:
    pieces: list[Node] = []
    entries: dict[str, Node] = {}
    keys: dict[str, tuple[int, int, int]] = {}
    at, line, top, height = len(head), lines, 0, 1
    shapes: dict[str, _Shape | None] = {}
    for row in _ROW.finditer(text, at):
        if row.start() != at:
            return None
        at, line = row.end(), line + 1
        opening, key, plain, quoted, group, items = row.groups()
        if key is None:
            continue
        if opening == _FIRST:
            entries, keys, top = {}, {}, top or line
            piece = Group(entries, keys, line, _KEY_COLUMN, 0, 1)
            pieces.append(piece)
        elif key in entries or not pieces:
            return None
        column = _KEY_COLUMN + len(key)
        keys[key] = (line, _KEY_COLUMN, column)
        column += 2
        if plain is not None:
            entries[key] = Scalar(plain, False, line, column, column + len(plain))
        elif quoted is not None:
            entries[key] = Scalar(quoted[1:-1], True, line, column, column + len(quoted))
        else:
            if group is None:
                entries[key] = _listing(items, line, column)
            else:
                shape = shapes.get(group) or shapes.setdefault(group, _shape(group))
                if shape is None:
                    return None
                entries[key] = _group(shape, line, column, column + len(group))
            piece.height = height = 2
    return Listing(pieces, top, _DASH_COLUMN, 0, height + 1) if pieces and at == len(text) else None


def _shape(text: str) -> _Shape | None:
    """Return the keys and words of a group, and where each begins in it; None if a key is given twice."""
    pairs = [
        (pair[1], pair.start(), pair.end(1), pair[2], pair.start(2), pair.end())
        for pair in _PAIR.finditer(text)
    ]
    return pairs if len({pair[0] for pair in pairs}) == len(pairs) else None


def _group(shape: _Shape, line: int, column: int, end: int) -> Group:
    """Return a group that has the same words as many others, in a place of its own."""
    entries: dict[str, Node] = {}
    keys: dict[str, tuple[int, int, int]] = {}
    for key, start, key_end, word, word_start, word_end in shape:
        keys[key] = (line, column + start, column + key_end)
        entries[key] = Scalar(word, False, line, column + word_start, column + word_end)
    return Group(entries, keys, line, column, end, 1)


def _listing(text: str, line: int, column: int) -> Listing:
    items: list[Node] = [
        Scalar(item[0], False, line, column + item.start(), column + item.end())
        for item in _ITEM.finditer(text)
    ]
    return Listing(items, line, column, column + len(text), 1)
