"""A game: what its folder says, before and after a language is chosen."""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct, field

from generator.diagnostic import NO_ORIGIN, Origin, Span
from generator.model.catalogue import Catalogue
from generator.model.checks import Level
from generator.model.conditions import Constraint, Goal
from generator.model.effects import EffectKind
from generator.model.piece import Art, Component, Member, Value
from generator.model.text import Language, Term, Text
from generator.model.theme import Theme

ICONS_DECLARED = 'icons are declared under "icons" in game.yaml'


class Icon(Struct, frozen=True, kw_only=True):
    """A small picture for running text, written ``{icon:coin}``; ``name`` is its alternative text."""

    id: str
    name: Text
    art: Art
    meaning: Text
    origin: Origin = NO_ORIGIN


class Phrase(Struct, frozen=True, kw_only=True):
    """A phrase that depends on a number, by CLDR plural category, called ``{coins(3)}`` in text.

    ``forms`` holds its wordings by category in the language that is shown, with ``{n}`` still in them, and
    ``language`` the tag by whose rules one is chosen; until the game is localized both are empty.
    """

    id: str
    one: Text
    other: Text
    forms: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    language: str = ""


class Edition(Struct, frozen=True, kw_only=True):
    """A named ruleset: all its parameters (defaults merged with its own) and the pieces they make."""

    id: str
    name: Text
    parameters: Mapping[str, Value]
    components: tuple[Component, ...]
    origin: Origin = NO_ORIGIN


class Game(Struct, frozen=True, kw_only=True):
    """Everything that a game's folder defines. The first edition is the default one.

    ``glossaries`` are those that the rulebook asks for: ``icons``, ``effects``. ``rules`` names the
    executable rules, if the game has any; ``goals`` are held against games played by them. ``papers`` are
    those that it is printed on, by id; none means the usual ones. ``hyphenated`` are words of the source
    language with a "-" where they may part. ``checks`` tells of rules that weigh more or less in this
    game than usual.
    """

    slug: str
    title: Text
    source_language: str
    languages: tuple[str, ...]
    players: tuple[int, ...]
    sets: Mapping[str, tuple[Member, ...]]
    icons: Mapping[str, Icon]
    phrases: Mapping[str, Phrase]
    editions: tuple[Edition, ...]
    constraints: tuple[Constraint, ...]
    theme: Theme
    rulebook: str | None
    rules: str = ""
    papers: tuple[str, ...] = ()
    goals: tuple[Goal, ...] = ()
    catalogue: Catalogue | None = None
    effects: Mapping[str, EffectKind] = field(default_factory=dict)
    glossaries: frozenset[str] = frozenset()
    terms: tuple[Term, ...] = ()
    hyphenated: tuple[str, ...] = ()
    checks: tuple[Level, ...] = ()
    origin: Origin = NO_ORIGIN


class LocalizedGame(Struct, frozen=True, kw_only=True):
    """A game in one edition and one language: every ``Text`` in sets, icons and pieces is shown in it.

    ``translations`` maps (context, source with single spaces) to the translation of every other message, the
    rulebook's, with its placeholders; it is empty where the entry cannot be used, which has been reported.
    ``words`` are the press's own words (``page``, ``front`` …) in this language. ``places`` tells of each
    translation that is used, by (context, source), where it stands. ``second`` is the same game in the
    language of its backs, if those of some components are in another one.
    """

    game: Game
    edition: Edition
    language: Language
    title: Text
    translations: Mapping[tuple[str, str], str]
    words: Mapping[str, str]
    places: Mapping[tuple[str, str], Span] = field(default_factory=lambda: MappingProxyType({}))
    second: "LocalizedGame | None" = None

    def place_of(self, text: Text, written: Span) -> Span:
        """Return where the words that a text shows stand: in a catalog, or where the text is written."""
        return self.places.get((text.context, text.source), written)
