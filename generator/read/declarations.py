"""What ``game.yaml`` says once for all editions: title, languages, players, icons, phrases, constraints."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from msgspec import Struct

from generator.diagnostic import suggestion
from generator.expression import FUNCTIONS, ExpressionError
from generator.model import Art, Catalogue, Constraint, Goal, Icon, Language, Phrase, Text
from generator.model.checks import Level
from generator.read import schema
from generator.read.catalogue import CatalogueShape, read_catalogue
from generator.read.checks import CheckShape, read_checks
from generator.read.conditions import ConstraintShape, GoalShape, read_constraint, read_goal
from generator.read.faults import ContentError, Faults
from generator.read.fields import read_art
from generator.read.nodes import Document, Group, Node
from generator.read.scalars import check_id, check_name
from generator.read.schema import Raw, Shape, Whole, Word, read_shape

MAX_PLAYERS = 100
_NEW_LANGUAGE = '"pnp translate init" makes the catalog of a new one'


class _PlayersShape(Shape):
    least: Whole
    most: Whole

    def check(self) -> None:
        """Refuse numbers of players that make no sense."""
        if not 1 <= self.least <= self.most <= MAX_PLAYERS:
            message = f'"{self.least} to {self.most} players" makes no sense'
            raise ContentError("S105", message, f"the least comes first; both are from 1 to {MAX_PLAYERS}")


class _IconShape(Shape):
    name: schema.Text
    art: Raw
    meaning: schema.Text


class _PhraseShape(Shape):
    one: schema.Text
    other: schema.Text


class _GameShape(Shape):
    title: schema.Text
    source: Word
    players: _PlayersShape
    languages: tuple[Word, ...] | None = None
    rulebook: Word | None = None
    rules: Word = ""
    papers: tuple[Word, ...] = ()
    icons: Mapping[str, _IconShape] = MappingProxyType({})
    phrases: Mapping[str, _PhraseShape] = MappingProxyType({})
    constraints: tuple[ConstraintShape, ...] = ()
    goals: tuple[GoalShape, ...] = ()
    catalogue: CatalogueShape | None = None
    checks: Mapping[str, CheckShape] = MappingProxyType({})
    parameters: Raw = None
    editions: Raw = None
    sets: Raw = None
    effects: Raw = None


class Declarations(Struct, frozen=True, kw_only=True):
    """What holds for the whole game."""

    title: Text
    source_language: str
    languages: tuple[str, ...]
    players: tuple[int, ...]
    rulebook: str | None
    rules: str
    papers: tuple[str, ...]
    icons: Mapping[str, Icon]
    phrases: Mapping[str, Phrase]
    constraints: tuple[Constraint, ...]
    goals: tuple[Goal, ...]
    catalogue: Catalogue | None
    checks: tuple[Level, ...]


def read_declarations(
    document: Document,
    languages: Mapping[str, Language] | None,
    translated: Sequence[str],
    faults: Faults,
) -> Declarations | None:
    """Read all of it. None, and the faults, if the file has not the shape of a game.

    ``languages`` are those that the press knows, or None if they cannot be read; ``translated`` those that
    the game has a catalog in: it speaks all of them, unless it says which.
    """
    shape = read_shape(_GameShape, document, document.root, faults)
    if shape is None:
        return None
    if languages is not None:
        _check_languages(document, shape, languages, faults)
    return Declarations(
        title=Text("game.title", shape.title),
        source_language=shape.source,
        languages=_spoken(shape, languages, translated),
        players=tuple(range(shape.players.least, shape.players.most + 1)),
        rulebook=shape.rulebook,
        rules=shape.rules,
        papers=shape.papers,
        icons={id_: _read_icon(document, id_, icon, faults) for id_, icon in shape.icons.items()},
        phrases={id_: _read_phrase(document, id_, phrase, faults) for id_, phrase in shape.phrases.items()},
        constraints=tuple(
            read_constraint(document, number, said, faults) for number, said in enumerate(shape.constraints)
        ),
        goals=tuple(read_goal(document, number, said, faults) for number, said in enumerate(shape.goals)),
        catalogue=read_catalogue(document, shape.catalogue),
        checks=read_checks(document, shape.checks, faults),
    )


def _spoken(
    shape: _GameShape, languages: Mapping[str, Language] | None, translated: Sequence[str]
) -> tuple[str, ...]:
    """Return what the game says, or else the source and each language that it has a catalog in."""
    if shape.languages is not None:
        return shape.languages
    known = (code for code in translated if languages is None or code in languages)
    return tuple(dict.fromkeys((shape.source, *known)))


def _check_languages(
    document: Document, shape: _GameShape, languages: Mapping[str, Language], faults: Faults
) -> None:
    origin = document.origin(document.root)
    said = shape.languages
    if said == ():
        way_out = "leave the line out: then it is in each language that has a catalog"
        faults.add("S109", origin.at("languages"), "the game has no language", way_out)
    for number, code in enumerate(said or ()):
        place = origin.at(f"languages.{number}")
        if code not in languages:
            way_out = suggestion(code, languages, _NEW_LANGUAGE)
            faults.add("R006", place, f'there is no language "{code}"', way_out)
        elif said is not None and code in said[:number]:
            faults.add("S113", place, f'the language "{code}" is given twice', "leave one out")
    if shape.source not in languages:
        message = f'there is no language "{shape.source}"'
        faults.add("R006", origin.at("source"), message, suggestion(shape.source, languages, _NEW_LANGUAGE))


def _read_icon(document: Document, id_: str, shape: _IconShape, faults: Faults) -> Icon:
    node = _member(document, "icons", id_)
    art = Art(name="")
    try:
        check_id(id_)
    except ContentError as error:
        faults.add_error(error, document.key(_section(document, "icons"), id_))
    try:
        art = read_art(shape.art, {})
    except (ContentError, ExpressionError) as error:
        faults.add_faulty(error, document, shape.art)
    context = f"icons/{id_}"
    return Icon(
        id=id_,
        name=Text(f"{context}.name", shape.name),
        art=art,
        meaning=Text(f"{context}.meaning", shape.meaning),
        origin=document.origin(node),
    )


def _read_phrase(document: Document, id_: str, shape: _PhraseShape, faults: Faults) -> Phrase:
    place = document.key(_section(document, "phrases"), id_)
    try:
        # Phrases are only ever called, so one may be named as something else is.
        check_name(id_, FUNCTIONS)
    except ContentError as error:
        faults.add_error(error, place)
    if "-" in id_:
        faults.add("S108", place, f'"{id_}" cannot name a phrase', 'write "_" for "-"')
    context = f"phrases/{id_}"
    return Phrase(id=id_, one=Text(context, shape.one), other=Text(context, shape.other))


def _section(document: Document, name: str) -> Group:
    section = document.root.entries[name]
    assert isinstance(section, Group)
    return section


def _member(document: Document, section: str, key: str) -> Node:
    return _section(document, section).entries[key]
