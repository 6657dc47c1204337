"""What expressions in texts may name: parameters, sets, players, components; and the phrases as functions."""

from collections.abc import Callable, Mapping
from functools import cache

from generator.expression import Names, PhraseFunction, Phrases, edition_names, fill, show
from generator.localize.plurals import decimal_sign, plural_rule
from generator.model import Edition, Game, Phrase


def names_for(game: Game, edition: Edition) -> Names:
    """Return the names that the expressions of a game know in one edition.

    Of a localized game, sets and components are shown by their names in its language.
    """
    return edition_names(edition.parameters, game.sets, game.players, edition.components)


def phrases_for(game: Game, names: Names) -> Phrases:
    """Return the phrases of a game as functions; a game that is not localized speaks its source language.

    A phrase may use the number ``n`` and all the names, but no other phrase, so that none can go in circles.
    """
    return {id_: PhraseFunction(id_, _say(phrase, game, names)) for id_, phrase in game.phrases.items()}


def _say(phrase: Phrase, game: Game, names: Names) -> Callable[[int | float], str]:
    forms = phrase.forms or {"one": phrase.one.source, "other": phrase.other.source}
    tag = phrase.language or game.source_language

    @cache
    def say(number: int | float) -> str:
        return fill(form_of(forms, plural_rule(tag)(number)), {**names, "n": number}, word=word_in(tag))

    return say


def form_of(forms: Mapping[str, str], category: str) -> str:
    """Return the form of a category; where whole numbers never need it, the last one serves."""
    return forms.get(category) or forms.get("other") or tuple(forms.values())[-1]


@cache
def word_in(tag: str) -> Callable[[object], str]:
    """Return the function that words a value in a language: plainly, but with its decimal sign."""

    def word(value: object) -> str:
        shown = show(value)
        if isinstance(value, float) and "." in shown:
            return shown.replace(".", decimal_sign(tag))
        return shown

    return word
