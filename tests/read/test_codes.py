"""The table of codes is the whole truth: each code is used, and each that is used is in it."""

import re
from pathlib import Path

from generator.read import CODES, faults


def test_every_code_is_used_and_listed() -> None:
    folder = Path(faults.__file__).parent
    table = Path(faults.__file__)
    used = {
        code
        for path in folder.glob("*.py")
        for code in re.findall(r'"([SR][0-9]{3})"', path.read_text(encoding="utf-8"))
        if path != table
    }
    # Expressions are told apart where they are added, in the module of the table.
    assert used | {"S112", "R004"} == set(CODES)
