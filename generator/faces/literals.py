"""Faces: rendered template → the same, the texts of its literal slots set aside, so that plans are shared.

``data-text="{{ piece.cost }}" data-literal="true"`` makes another SVG of each cost. With the texts set aside
all of them are one SVG, which is read once; the texts become fields like any other.
"""

import re
from collections.abc import Mapping

MARK = "\ue000"
"""Begins the names of such fields. A private character; a template that holds it is left as it is."""

_LITERAL = re.compile(r'data-text="([^"<]*)"(?=[^<>]*\sdata-literal="true")')
_ENTITIES = {
    "&lt;": "<",
    "&gt;": ">",
    "&#34;": '"',
    "&#39;": "'",
    "&#10;": "\n",
    "&quot;": '"',
    "&apos;": "'",
    "&amp;": "&",  # the last one, for what it makes is no entity
}
_OTHER_ENTITY = re.compile(r"&(?!amp;|lt;|gt;|quot;|apos;|#34;|#39;|#10;)")
_WHITE = str.maketrans("\n\t\r", "   ")


def set_aside(rendered: str) -> tuple[str, Mapping[str, str]]:
    """Return the template with names of fields in the place of its literal texts, and the texts by name."""
    if MARK in rendered or 'data-literal="true"' not in rendered:
        return rendered, {}
    texts: dict[str, str] = {}

    def name(match: re.Match[str]) -> str:
        text = match[1].translate(_WHITE)
        if "&" in text:
            if _OTHER_ENTITY.search(text):
                return match[0]
            for entity, meant in _ENTITIES.items():
                text = text.replace(entity, meant)
        field = f"{MARK}{len(texts)}"
        texts[field] = text
        return f'data-text="{field}"'

    return _LITERAL.sub(name, rendered), texts
