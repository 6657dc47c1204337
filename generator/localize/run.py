"""Stage localize: game × edition × language → localized game.

Every text of the game is translated, filled in and set by the habits of the language. Invariant: whatever
does not change is the same object as before, and the same text is looked up and reported once.
"""

from collections.abc import Mapping
from functools import cache

from msgspec import Struct, field
from msgspec.structs import replace

from generator.diagnostic import NO_ORIGIN, Diagnostic, Origin, Span
from generator.expression import Braces, ExpressionError, Names, Phrases, fill
from generator.localize.agreement import check_agreement
from generator.localize.catalog import Catalog, Key, key_of
from generator.localize.effects import Wording, effect_key, find_wording, say_effect, told_by
from generator.localize.lookup import Lookup, open_lookup
from generator.localize.messages import has_words
from generator.localize.names import names_for, phrases_for, word_in
from generator.localize.notes import RULEBOOK
from generator.localize.po import Entry
from generator.localize.typography import apply_typography
from generator.localize.words import read_words
from generator.model import (
    Art,
    Component,
    Edition,
    Effect,
    EffectKind,
    Game,
    Icon,
    Language,
    LocalizedGame,
    Member,
    Phrase,
    Piece,
    Text,
    Value,
    map_catalogue_texts,
)
from generator.workspace import Workspace

_WORDLESS = frozenset((Art, str, int, float, bool, type(None)))


def localize_game(
    workspace: Workspace, game: Game, edition: Edition, language: Language
) -> tuple[LocalizedGame | None, tuple[Diagnostic, ...]]:
    """Show a game in one edition and one language.

    What a catalog lacks is shown in a fallback or in the source language, and reported as a warning.

    Returns:
        The localized game, or None when the press's own words cannot be had.
    """
    lookup, faults = open_lookup(workspace, f"content/{game.slug}/locale", language, game.source_language)
    language = replace(language, hyphenated=_hyphenated(game, lookup))
    lookup = replace(lookup, language=language)
    words, word_faults = read_words(workspace, language)
    if not words:
        return None, (*faults, *word_faults)
    names = names_for(game, edition)
    showing = _Showing(game=game, lookup=lookup, names=names, faults=[*faults, *word_faults])
    game, edition = _show_game(showing, game, edition)
    localized = LocalizedGame(
        game=game,
        edition=edition,
        language=language,
        title=game.title,
        translations=_other_translations(showing),
        words=words,
        places=showing.places,
    )
    return localized, tuple(showing.faults)


def _hyphenated(game: Game, lookup: Lookup) -> tuple[str, ...]:
    if lookup.is_source:
        return game.hyphenated
    return () if lookup.own is None else lookup.own.hyphenated


class _Showing(Struct, frozen=True, kw_only=True):
    """What it takes to show a text, and what has been shown so far."""

    game: Game
    lookup: Lookup
    names: Names
    phrases: Phrases = field(default_factory=dict)
    shown: dict[Key, Text] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    decks: dict[int, tuple[Piece, ...]] = field(default_factory=dict)
    wordings: dict[str, Wording] = field(default_factory=dict)
    effects: dict[tuple[object, ...], Effect] = field(default_factory=dict)
    places: dict[Key, Span] = field(default_factory=dict)
    faults: list[Diagnostic]

    def text(self, text: Text, origin: Origin, path: str) -> Text:
        """Return the text as it prints. ``origin`` and ``path`` say where it is written."""
        key = (text.context, text.source)
        shown = self.shown.get(key)
        if shown is None:
            shown = self.shown[key] = self._show(text, origin, path)
        return shown

    def value(self, value: Value, origin: Origin, path: str) -> Value:
        """Return a value of any kind with the texts in it as they print."""
        match value:
            case Text():
                return self.text(value, origin, path)
            case Member():
                return self.member(value)
            case Effect():
                return self.effect(value)
            case tuple():
                items = tuple(self.value(item, origin, path) for item in value)
                return items if any(new is not old for new, old in zip(items, value, strict=True)) else value
            case Mapping():
                return self.fields(value, origin, f"{path}.")
        return value

    def fields(self, fields: Mapping[str, Value], origin: Origin, prefix: str = "") -> Mapping[str, Value]:
        """Return fields with the texts in them as they print."""
        changed = {}
        for name, value in fields.items():
            if type(value) not in _WORDLESS:
                shown = self.value(value, origin, prefix + name)
                if shown is not value:
                    changed[name] = shown
        return {**fields, **changed} if changed else fields

    def member(self, member: Member) -> Member:
        """Return a member of a set; every piece that speaks of it shares the outcome."""
        shown = self.members.get(id(member))
        if shown is None:
            fields = self.fields(member.fields, member.origin)
            shown = member if fields is member.fields else replace(member, fields=fields)
            self.members[id(member)] = shown
        return shown

    def effect(self, effect: Effect) -> Effect:
        """Return an effect with its words; the same effect on many pieces is worded once."""
        key = effect_key(effect)
        shown = self.effects.get(key)
        if shown is None:
            shown = self.effects[key] = self._show_effect(effect)
        return shown

    def _show_effect(self, effect: Effect) -> Effect:
        kind, wording = self.game.effects[effect.kind], self.wordings[effect.kind]
        arguments = self.fields(effect.arguments, NO_ORIGIN)
        try:
            told = told_by(kind, arguments, self.game.icons)
            words = say_effect(wording, {**self.names, **told}, self.phrases)
        except ExpressionError as error:
            fault = self._fill_fault(kind.text, error, kind.origin.at("text"))
            self.faults.extend([fault] if fault not in self.faults else [])
            words = kind.text.source
        language = self.lookup.language if wording.is_own else _plain(self.lookup.language)
        text = Text(kind.text.context, kind.text.source, apply_typography(words, language))
        return Effect(kind=effect.kind, arguments=arguments, text=text)

    def word(self, kind: EffectKind, source_language: str) -> None:
        """Find out how a kind of effect is worded."""
        wording, faults = find_wording(self.lookup, kind, source_language)
        self.wordings[kind.id] = wording
        self.faults.extend(faults)
        # Its message is used up with this, though no text of a piece has it.
        key = (kind.text.context, kind.text.source)
        self.shown[key] = kind.text
        if wording.place is not None:
            self.places[key] = wording.place

    def pieces(self, pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
        """Return pieces as they print; components that are alike share the outcome."""
        shown = self.decks.get(id(pieces))
        if shown is None:
            shown = self.decks[id(pieces)] = tuple(map(self.piece, pieces))
        return shown

    def piece(self, piece: Piece) -> Piece:
        """Return a piece with its fields as they print."""
        fields = self.fields(piece.fields, piece.origin)
        if fields is piece.fields:
            return piece
        return Piece(id=piece.id, count=piece.count, fields=fields, origin=piece.origin)

    def _show(self, text: Text, origin: Origin, path: str) -> Text:
        words, language = self._translate(text, origin, path)
        try:
            words = fill(words, self.names, self.phrases, word=word_in(self.lookup.language.tag))
        except ExpressionError as error:
            self.faults.append(self._fill_fault(text, error, origin.at(path)))
        words = apply_typography(words, language)
        return text if words == str(text) else Text(text.context, text.source, words)

    def _fill_fault(self, text: Text, error: ExpressionError, written: Span) -> Diagnostic:
        subject, place = f'"{text.context}"', self.places.get((text.context, text.source))
        if place is not None:
            subject = f"the translation of {subject} into {self.lookup.language.name}"
        message = f"{subject} cannot be filled in: {error.message}"
        return Diagnostic(code="T203", message=message, hint=error.hint, span=place or written)

    def _translate(self, text: Text, origin: Origin, path: str) -> tuple[str, Language]:
        """Return the words for a text, and the language whose habits they follow."""
        lookup = self.lookup
        if lookup.is_source:
            return text.source, lookup.language
        found = lookup.find(text.context, text.source)
        if found is None:
            if has_words(text.source):
                self.faults.extend(lookup.explain_missing(text.context, text.source, origin.at(path)))
            return text.source, _plain(lookup.language)
        entry, catalog = found
        fault = check_agreement(entry, catalog.file, catalog.language)
        if fault is not None:
            self.faults.append(fault)
            return text.source, _plain(lookup.language)
        self.places[text.context, text.source] = _place(entry, catalog)
        return entry.forms[0], lookup.language if catalog is lookup.own else _plain(lookup.language)

    def phrase(self, phrase: Phrase, span: Span, source_language: str) -> Phrase:
        """Return a phrase with its wordings by plural category, and the language that chooses among them."""
        context, one, other = phrase.one.context, phrase.one.source, phrase.other.source
        found = self.lookup.find(context, one, other)
        if found is not None:
            entry, catalog = found
            fault = check_agreement(entry, catalog.file, catalog.language)
            if fault is None:
                forms = {category: entry.forms[index] for category, index in catalog.form_indexes.items()}
                return replace(phrase, forms=forms, language=catalog.language.tag)
            self.faults.append(fault)
        elif not self.lookup.is_source:
            self.faults.extend(self.lookup.explain_missing(context, one, span, other))
        return replace(phrase, forms={"one": one, "other": other}, language=source_language)


def _show_game(showing: _Showing, game: Game, edition: Edition) -> tuple[Game, Edition]:
    """Show a game in the order in which its texts speak of each other: phrases come first, pieces last."""
    phrases = {
        id_: showing.phrase(phrase, game.origin.at(f"phrases.{id_}"), game.source_language)
        for id_, phrase in game.phrases.items()
    }
    game = replace(game, phrases=phrases)
    showing = replace(showing, phrases=phrases_for(game, showing.names))
    sets = {id_: tuple(map(showing.member, members)) for id_, members in game.sets.items()}
    named = tuple(_show_name(showing, component) for component in edition.components)
    for kind in game.effects.values():
        showing.word(kind, game.source_language)
    names = names_for(replace(game, sets=sets), replace(edition, components=named))
    showing = replace(showing, names=names, phrases=phrases_for(game, names))
    game = replace(game, icons={id_: _show_icon(showing, icon) for id_, icon in game.icons.items()})
    showing = replace(showing, game=game)
    shown = replace(
        edition,
        name=showing.text(edition.name, edition.origin, "name"),
        components=tuple(_show_pieces(showing, component) for component in named),
    )
    return _show_rest(showing, replace(game, sets=sets), shown), shown


def _show_name(showing: _Showing, component: Component) -> Component:
    name = showing.text(component.name, component.origin, "name")
    return component if name is component.name else replace(component, name=name)


def _show_pieces(showing: _Showing, component: Component) -> Component:
    pieces = showing.pieces(component.pieces)
    if all(new is old for new, old in zip(pieces, component.pieces, strict=True)):
        return component
    return replace(component, pieces=pieces)


def _show_rest(showing: _Showing, game: Game, edition: Edition) -> Game:
    """Show title, meanings, catalogue and the names of editions, among them the localized one."""
    catalogue = game.catalogue
    if catalogue is not None:
        origin = catalogue.origin
        catalogue = map_catalogue_texts(catalogue, lambda text, place: showing.text(text, origin, place))
    return replace(
        game,
        catalogue=catalogue,
        title=showing.text(game.title, game.origin, "title"),
        effects={id_: _show_meaning(showing, kind) for id_, kind in game.effects.items()},
        editions=tuple(
            edition
            if other.id == edition.id
            else replace(other, name=showing.text(other.name, other.origin, "name"))
            for other in game.editions
        ),
    )


def _show_icon(showing: _Showing, icon: Icon) -> Icon:
    name = showing.text(icon.name, icon.origin, "name")
    meaning = showing.text(icon.meaning, icon.origin, "meaning")
    return (
        icon if name is icon.name and meaning is icon.meaning else replace(icon, name=name, meaning=meaning)
    )


def _show_meaning(showing: _Showing, kind: EffectKind) -> EffectKind:
    if kind.meaning is None:
        return kind
    return replace(kind, meaning=showing.text(kind.meaning, kind.origin, "meaning"))


def _other_translations(showing: _Showing) -> Mapping[Key, str]:
    """Return what the catalogs hold besides the texts of the game: the rulebook's messages, not filled in.

    A message whose entry cannot be used, which has been reported, is there with an empty translation.
    """
    translations: dict[Key, str] = {}
    shown = {key_of(*key) for key in showing.shown}
    for catalog in reversed(showing.lookup.catalogs):
        for key, entry in catalog.entries.items():
            if key not in shown and entry.plural is None:
                translations[key] = _translation(showing, catalog, key) or translations.get(key, "")
    return translations


def _translation(showing: _Showing, catalog: Catalog, key: Key) -> str:
    """Return one translation from a catalog, or nothing when it cannot be used."""
    context, source = key
    entry = catalog.find(context, source)
    if entry is None:
        return ""
    braces = Braces.DOUBLE if context.partition("#")[0] == RULEBOOK else Braces.SINGLE
    fault = check_agreement(entry, catalog.file, catalog.language, braces)
    if fault is not None:
        showing.faults.append(fault)
        return ""
    showing.places[key] = _place(entry, catalog)
    return entry.forms[0]


def _place(entry: Entry, catalog: Catalog) -> Span:
    return Span(catalog.file, entry.lines[0] if entry.lines else entry.line)


@cache
def _plain(language: Language) -> Language:
    """Return habits that suit any language, for texts that are shown in another one than they should be."""
    return Language(
        code=language.code, tag=language.tag, name=language.name, hyphenation="", quotes=("“", "”")
    )
