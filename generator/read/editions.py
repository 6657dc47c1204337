"""Editions: each ruleset's parameters, the pieces that they make, and all texts tried out with them."""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from generator.expression import Names, PhraseFunction, Several, edition_names, identifier
from generator.model import (
    ICONS,
    NUMBER,
    Component,
    Edition,
    EffectKind,
    Member,
    PrintProfiles,
    Text,
    Value,
    catalogue_texts,
)
from generator.read import schema
from generator.read.components import Shelf, read_components
from generator.read.declarations import Declarations
from generator.read.faults import ContentError, Faults
from generator.read.messages import Trial, try_component, try_fields, try_members, try_text
from generator.read.nodes import NO_GROUP, Document, Group, Node
from generator.read.parameters import group_of, merge_parameters, read_parameters
from generator.read.scalars import check_id
from generator.read.schema import Raw, Shape, read_shape

_LONG = 20  # longer than any list of icons or members on a piece


class _EditionShape(Shape):
    name: schema.Text
    parameters: Raw = None


class Ground(Struct, frozen=True):
    """What all editions of a game stand on."""

    document: Document
    shelf: Shelf
    sets: Mapping[str, tuple[Member, ...]]
    effects: Mapping[str, EffectKind]
    profiles: PrintProfiles
    declarations: Declarations


def read_editions(ground: Ground, faults: Faults) -> tuple[Edition, ...]:
    """Read every edition. A fault that only some of them have names the edition."""
    node = ground.document.root.entries.get("editions")
    editions: list[Edition] = []
    for id_, said in _said(ground.document, node, faults).items():
        own = Faults()
        edition = _read_edition(ground, id_, said, own)
        faults.extend(own.ordered(), f'in edition "{id_}", ' if editions else "")
        editions.append(_shared(edition, editions[0]) if editions else edition)
    return tuple(editions)


def _said(document: Document, node: Node | None, faults: Faults) -> Mapping[str, Group]:
    """Return what each edition says. A game that has no editions has one, called "standard"."""
    if node is None:
        return {"standard": NO_GROUP}
    if not isinstance(node, Group) or not node.entries:
        way_out = "such as editions: {first: {name: First edition}}"
        faults.add("S103", document.span(node), "a group of keys is wanted here", way_out)
        return {}
    found = {}
    for id_, said in node.entries.items():
        try:
            check_id(id_)
        except ContentError as error:
            faults.add_error(error, document.key(node, id_))
        if read_shape(_EditionShape, document, said, faults) and isinstance(said, Group):
            found[id_] = said
    return found


def _read_edition(ground: Ground, id_: str, said: Group, faults: Faults) -> Edition:
    document = ground.document
    default = document.root.entries.get("parameters")
    merged = merge_parameters(document, group_of(default), group_of(said.entries.get("parameters")), faults)
    parameters = read_parameters(
        document,
        merged if isinstance(default, Group) else default,
        lambda above: _names(ground, above),
        faults,
    )
    components: tuple[Component, ...] = ()
    # With parameters that cannot be read, every placeholder would fail too.
    if not len(faults):
        components = read_components(ground.shelf, _names(ground, parameters), ground.profiles, faults)
        if ground.shelf.is_complete and len(components) == len(ground.shelf.documents):
            _try_texts(ground, parameters, components, faults)
    name = said.entries.get("name")
    return Edition(
        id=id_,
        name=Text(f"edition/{id_}", getattr(name, "text", "Standard edition").strip()),
        parameters=parameters,
        components=components,
        origin=document.origin(said if said.entries else document.root),
    )


def _names(ground: Ground, parameters: Mapping[str, Value], components: tuple[Component, ...] = ()) -> Names:
    return edition_names(parameters, ground.sets, ground.declarations.players, components)


def _shared(edition: Edition, first: Edition) -> Edition:
    """Return the edition with those components taken from the first one that are the same."""
    known = {component.id: component for component in first.components}
    components = tuple(
        known[component.id] if component == known.get(component.id) else component
        for component in edition.components
    )
    return Edition(
        id=edition.id,
        name=edition.name,
        parameters=edition.parameters,
        components=components,
        origin=edition.origin,
    )


def _try_texts(
    ground: Ground, parameters: Mapping[str, Value], components: tuple[Component, ...], faults: Faults
) -> None:
    """Fill every text of the game once."""
    said, document = ground.declarations, ground.document
    names = _names(ground, parameters, components)
    phrases = {id_: PhraseFunction(id_, str) for id_ in said.phrases}
    trial = Trial(names, phrases, said.icons, faults)
    for members in ground.sets.values():
        try_members(trial, document, members)
    for component in components:
        try_component(trial, ground.shelf.documents[component.id], component)
    root = document.origin(document.root)
    try_text(trial, document, root, "title", said.title)
    for icon in said.icons.values():
        try_fields(trial, document, icon.origin, {"name": icon.name, "meaning": icon.meaning})
    for kind in ground.effects.values():
        _try_effect(replace(trial, names={**names, **_sample(ground, kind)}), document, kind)
    if said.catalogue is not None:
        for path, text in catalogue_texts(said.catalogue):
            try_text(trial, document, said.catalogue.origin, path, text)
    # A phrase knows its number too, and no other phrase, so that none can go in circles.
    numbered = Trial({**names, "n": 3}, {}, said.icons, faults)
    for phrase in said.phrases.values():
        try_text(numbered, document, root, f"phrases.{phrase.id}.one", phrase.one)
        try_text(numbered, document, root, f"phrases.{phrase.id}.other", phrase.other)


def _try_effect(trial: Trial, document: Document, kind: EffectKind) -> None:
    """Try the phrase of an effect, and its meaning, which knows no arguments."""
    one = "text" if kind.plural is None else "text.one"
    try_text(trial, document, kind.origin, one, kind.text)
    if kind.plural is not None:
        try_text(trial, document, kind.origin, "text.other", kind.plural)
    if kind.meaning is not None:
        try_text(trial, document, kind.origin, "meaning", kind.meaning)


def _sample(ground: Ground, kind: EffectKind) -> Names:
    """Return arguments to try a phrase with: the first icon, the first member, long lists of them."""
    firsts: dict[str, object] = {name: members[0] for name, members in ground.sets.items() if members}
    firsts |= {NUMBER: 3, ICONS: next(iter(ground.declarations.icons.values()), "")}
    sample: dict[str, object] = {"n": 3} if kind.count else {}
    for name, argument in kind.arguments.items():
        first = firsts.get(argument.name, "")
        sample[identifier(name)] = Several((first,) * _LONG) if argument.many else first
    return sample
