"""A piece in words: what is printed on it, for whoever plays without the printed cards."""

import re
from collections.abc import Iterator

from generator.diagnostic import nearest
from generator.localize import apply_typography
from generator.model import Effect, LocalizedGame, Member, Piece, Text, Value

_ICON = re.compile(r"\{icon:([^{}\s]+)\}")
_MARKS = re.compile(r"(?<!\\)\*+")


def look_at(localized: LocalizedGame, typed: str) -> tuple[tuple[str, ...], str]:
    """Describe the piece that is called so, by its id or its name.

    Returns:
        Lines about it, or none; then its name, or the nearest there is, or nothing.
    """
    known: dict[str, Piece] = {}
    for component in localized.edition.components:
        for piece in component.pieces:
            for name in (piece.id, str(piece.fields["name"])):
                known.setdefault(name.casefold(), piece)
    wanted = typed.strip().casefold()
    if wanted not in known:
        return (), nearest(wanted, known) or ""
    piece = known[wanted]
    return tuple(_describe(localized, piece)), str(piece.fields["name"])


def _describe(localized: LocalizedGame, piece: Piece) -> Iterator[str]:
    yield str(piece.fields["name"])
    catalogue = localized.game.catalogue
    for name, value in piece.fields.items():
        said = "" if name == "name" else _said(localized, value)
        if said:
            fact = catalogue.fact(name) if catalogue is not None else None
            label = f"{fact.label}: " if fact is not None and fact.label else ""
            yield apply_typography(f"  {label}{said}", localized.language)


def _said(localized: LocalizedGame, value: Value) -> str:
    """Return a value in words; a picture has none."""
    icons = localized.game.icons
    said = ""
    match value:
        case bool():
            pass
        case int() | float():
            said = f"{value:g}"
        case Text() | Effect():
            said = _plain(localized, str(value))
        case Member():
            said = str(value.fields.get("name", value.id))
        case str():
            said = str(icons[value].name) if value in icons else value
        case tuple():
            parts = [part for part in (_said(localized, one) for one in value) if part]
            said = (" " if any(isinstance(one, (Text, Effect)) for one in value) else ", ").join(parts)
    return said


def _plain(localized: LocalizedGame, text: str) -> str:
    """Return a text without marks; an icon stands as its name in brackets."""
    icons = localized.game.icons
    named = _ICON.sub(lambda found: f"[{icons[found[1]].name}]" if found[1] in icons else found[0], text)
    return " ".join(_MARKS.sub("", named).split())
