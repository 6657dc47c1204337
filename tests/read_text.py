"""A finished PDF in, the text of its pages out, as a reader finds it who follows the operators in order.

Codes become text by the ``ToUnicode`` map of their font, and marked content by its ``ActualText``. Nothing is
guessed from where glyphs stand, as viewers do.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pikepdf

_BLOCK = re.compile(rb"beginbfchar(.*?)endbfchar", re.DOTALL)
_PAIR = re.compile(rb"<([0-9A-F]+)>\s*<([0-9A-F]*)>")


def read_page_texts(path: Path) -> list[str]:
    """Return the text of each page."""
    with pikepdf.open(path) as document:
        return ["".join(_texts(page)) for page in document.pages]


def _texts(page: pikepdf.Page) -> Iterator[str]:
    fonts = {name: _map(font) for name, font in page.Resources.get("/Font", {}).items()}
    font: Mapping[int, str] = {}
    spoken: list[bool] = []
    for instruction in pikepdf.parse_content_stream(page):
        operator, operands = str(instruction.operator), list(instruction.operands)
        if operator == "BDC":
            words = operands[1].get("/ActualText")
            spoken.append(words is not None)
            yield str(words or "")
        elif operator == "EMC":
            spoken.pop()
        elif operator == "Tf":
            font = fonts[str(operands[0])]
        elif operator in ("Tj", "TJ") and not any(spoken):
            shown = operands[0] if operator == "TJ" else [operands[0]]
            for part in shown:
                if isinstance(part, pikepdf.String):
                    yield "".join(font[code] for code in bytes(part))


def _map(font: pikepdf.Object) -> Mapping[int, str]:
    blocks = b"".join(_BLOCK.findall(font.ToUnicode.read_bytes()))
    pairs = _PAIR.findall(blocks)
    return {int(code, 16): bytes.fromhex(text.decode()).decode("utf-16-be") for code, text in pairs}
