"""Rows of tables, counted: what Markdown would drop, or take for words, without a word. Part of rulebook."""

import re
from collections.abc import Sequence
from itertools import pairwise

from generator.rulebook.inline import Fault

_BAR = re.compile(r"(?<!\\)\|")
_DASHES = re.compile(r"\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?\s*|\|\s*:?-+:?\s*\|?\s*")


def extra_cells(row: str, columns: int) -> Fault | None:
    """Return what is wrong with a row that has more cells than its table has columns."""
    cells = _count(row)
    if cells <= columns:
        return None
    message = f"this row has {cells} cells, but the table has {columns} columns"
    return Fault("B118", message, r"give the head as many cells, or write \| for a | in a cell")


def failed_table(lines: Sequence[str]) -> tuple[int, Fault] | None:
    """Return the line of dashes for which the lines of a paragraph are no table, and what is wrong with it.

    The line is counted from the first one, which is 0.
    """
    for number, (head, line) in enumerate(pairwise(lines), start=1):
        dashes = _bare(line)
        if "|" in _bare(head) and _DASHES.fullmatch(dashes):
            message = (
                f"this line has {_count(dashes)} parts, but the head of the table above it has {_count(head)}"
            )
            return number, Fault("B118", message, "write as many as the table has columns")
    return None


def _bare(line: str) -> str:
    """Return a line without the marks of a quoted passage before it."""
    return line.lstrip(" \t>").rstrip()


def _count(row: str) -> int:
    """Count the cells of a row; bars before the first and after the last are no more than borders."""
    bare = _bare(row)
    return len(_BAR.findall(bare)) + 1 - bare.startswith("|") - (bare.endswith("|") and len(bare) > 1)
