"""Rules G3xx: what pieces show must be explained in the rulebook; and ``explained(…)`` for constraints.

Invariant: pieces are looked through only where something may be missing, as a deck can be large.
"""

import re
from collections.abc import Iterator, Mapping

from generator.check.registry import Finding, rule
from generator.diagnostic import Severity, Span
from generator.expression import Glossary
from generator.model import ICONS, Edition, Effect, Game, Member, Text, Value

_ICON = re.compile(r"\{icon:\s*([A-Za-z0-9_-]+)\s*\}")


@rule("G301", "unexplained-icon", on=Game, severity=Severity.WARNING)
def unexplained_icon(game: Game) -> Iterator[Finding]:
    """Pieces show icons, but the rulebook has no glossary of icons.

    Why: an icon says nothing to whoever sees it for the first time. The glossary explains all of them, in
    every language, from what game.yaml says.

    Bad: a card with {icon:crab} on it, and a rulebook.md without {icons}.

    Good, in rulebook.md:
        # Icons

        {icons}
    """
    if _has_glossary(game, "icons") or game.rulebook is None:
        return
    used = dict.fromkeys(icon for edition in game.editions for icon in _used_icons(game, edition))
    if used:
        message = f"pieces show icons ({_listed(used)}), but the rulebook does not explain them"
        yield Finding(message, _book(game), "write {icons} as a paragraph of its own where they shall stand")


@rule("G302", "unexplained-effect", on=Game, severity=Severity.WARNING)
def unexplained_effect(game: Game) -> Iterator[Finding]:
    """Pieces have an effect that the rulebook does not explain.

    Why: the few words on a card leave questions, such as whether the card itself counts. The glossary answers
    them at one place, with the very words of the card: from the meaning of each kind in game.yaml.

    Bad: an effect without a meaning, or a rulebook.md without {effects}.

    Good:
        effects:
          gain: {fields: {shells: number}, text: "Gain {shells} shells.", meaning: "From the supply."}
        # and in rulebook.md, as a paragraph of its own: {effects}
    """
    used = dict.fromkeys(kind for edition in game.editions for kind in _used_effects(game, edition))
    for id_ in _without_meaning(game, used):
        message = f'the effect "{id_}" is on pieces, but has no meaning'
        yield Finding(message, game.origin.key(f"effects.{id_}"), "add meaning: …, for the glossary")
    if used and game.rulebook is not None and not _has_glossary(game, "effects"):
        message = f"pieces have effects ({_listed(used)}), but the rulebook does not explain them"
        yield Finding(
            message, _book(game), "write {effects} as a paragraph of its own where they shall stand"
        )


@rule("G303", "unused-effect", on=Game, severity=Severity.WARNING)
def unused_effect(game: Game) -> Iterator[Finding]:
    """A kind of effect is on no piece.

    Why: it is left over, or the piece that was to have it has another one. Its words are translated for
    nothing.

    Bad:
        effects: {gain: …, draw: …}
        # and no piece says draw

    Good: the kinds that pieces have, and no others.
    """
    used = {kind for edition in game.editions for kind in _used_effects(game, edition)}
    for id_ in game.effects:
        if id_ not in used:
            yield Finding(
                f'no piece has the effect "{id_}"',
                game.origin.key(f"effects.{id_}"),
                "give it to a piece, or take it away",
            )


def glossary_names(game: Game, edition: Edition) -> Mapping[str, Glossary]:
    """Return what ``explained(…)`` takes in a constraint, by name."""
    return {
        "icons": Glossary("icons", lambda: _lack_of_icons(game, edition)),
        "effects": Glossary("effects", lambda: _lack_of_effects(game, edition)),
    }


def _lack_of_icons(game: Game, edition: Edition) -> str:
    """Return why not all icons on pieces are explained, or nothing. An icon always has a meaning."""
    if _has_glossary(game, "icons") or not any(True for _ in _used_icons(game, edition)):
        return ""
    return _no_glossary(game, "icons")


def _lack_of_effects(game: Game, edition: Edition) -> str:
    used = _used_effects(game, edition)
    for id_ in _without_meaning(game, used):
        return f'the effect "{id_}" has no meaning'
    return _no_glossary(game, "effects") if used and not _has_glossary(game, "effects") else ""


def _has_glossary(game: Game, name: str) -> bool:
    return name in game.glossaries


def _no_glossary(game: Game, name: str) -> str:
    return "there is no rulebook" if game.rulebook is None else f"the rulebook has no {{{name}}}"


def _without_meaning(game: Game, used: Mapping[str, None]) -> Iterator[str]:
    return (id_ for id_ in used if id_ in game.effects and game.effects[id_].meaning is None)


def _used_effects(game: Game, edition: Edition) -> dict[str, None]:
    """Return the kinds of effect that pieces of an edition have, in the order of first use."""
    if not game.effects:
        return {}
    return dict.fromkeys(
        effect.kind
        for component in edition.components
        for piece in (() if component.like else component.pieces)
        for effect in piece.effects
    )


def _used_icons(game: Game, edition: Edition) -> Iterator[str]:
    """Yield the icons that pieces of an edition show, some of them often."""
    if game.icons:
        for component in edition.components:
            for piece in () if component.like else component.pieces:
                for value in piece.fields.values():
                    yield from _icons_in(game, value)


def _icons_in(game: Game, value: Value) -> Iterator[str]:
    """Yield the icons in a value: named by a word, or in a text, or in the words of an effect."""
    match value:
        case str():
            yield from (value,) if value in game.icons else ()
        case Text():
            yield from _ICON.findall(value.source) if "{icon:" in value.source else ()
        case tuple():
            for item in value:
                yield from _icons_in(game, item)
        case Member():
            for part in value.fields.values():
                yield from _icons_in(game, part)
        case Effect():
            kind = game.effects[value.kind]
            yield from _icons_in(game, (kind.text, kind.plural))
            for name, argument in value.arguments.items():
                yield from _icons_in(game, argument) if kind.arguments[name].name == ICONS else ()


def _book(game: Game) -> Span:
    return Span(f"content/{game.slug}/{game.rulebook}")


def _listed(names: Mapping[str, None]) -> str:
    shown = list(names)[:4]
    return ", ".join(shown) + (", …" if len(names) > len(shown) else "")
