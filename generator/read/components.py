"""Component files: one deck, set of tiles, board or box each, read under the parameters of one edition."""

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Annotated

from msgspec import Struct

from generator.diagnostic import Origin, suggestion
from generator.expression import Names
from generator.geometry import Size
from generator.model import (
    Box,
    Component,
    Fill,
    Grain,
    Outline,
    Piece,
    PrintProfiles,
    Second,
    Sleeve,
    Stock,
    Text,
)
from generator.read import schema
from generator.read.boxes import Held, dieline, fit_box
from generator.read.effects import Vocabulary, effects_reader
from generator.read.faults import ContentError, Faults
from generator.read.fields import Reader, read_kinds
from generator.read.likeness import reading_order
from generator.read.lying import GrainWord, RegionShape, Use, UseWord, choose, read_regions
from generator.read.nodes import Document, Listing, Node
from generator.read.outlines import BleedSource, Form, Points, box_of, hexagon_size, hexagonal
from generator.read.pieces import RESERVED, read_pieces
from generator.read.scalars import as_word
from generator.read.schema import Flag, Length, Name, Raw, Shape, Word, read_shape
from generator.units import format_mm


def _second(node: Node, _: Names) -> tuple[Second, tuple[str, ...]]:
    """Read where a second language stands; a list names the only fields that have it, below the first."""
    if isinstance(node, Listing):
        return Second.BELOW, tuple(map(as_word, node.items))
    return choose(Second, as_word(node), "a place for a second language"), ()


SecondWord = Annotated[tuple[Second, tuple[str, ...]], _second]


class _SizeShape(Shape):
    short = "preset"
    preset: Word | None = None
    width: Length | None = None
    height: Length | None = None
    diameter: Length | None = None
    box: tuple[Word, ...] | None = None
    clearance: Length | None = None
    sleeves: Word | None = None
    hex_: Length | None = None
    pointed: Flag = False
    points: Points | None = None
    corner: Length | None = None

    def check(self) -> None:
        """Refuse more ways than one to give a size, and none."""
        sides = self.width if self.width is not None else self.height
        # Beside a box, width and height are the least that it measures inside.
        ways = [self.preset, self.diameter, self.box, self.hex_, self.points]
        ways.append(sides if self.box is None else None)
        if sum(way is not None for way in ways) != 1 or (self.width is None) != (self.height is None):
            way_out = "a preset such as poker, or width and height, or diameter, hex, points or box"
            raise ContentError("S110", "a size is given in exactly one way", way_out)
        if (self.clearance is not None or self.sleeves is not None) and self.box is None:
            raise ContentError("S110", "clearance and sleeves go with a box only")
        if self.corner is not None and any(way is not None for way in ways[1:5]):
            raise ContentError("S110", "what is round, a hexagon, a polygon or a box has no corner")
        if self.pointed and self.hex_ is None:
            raise ContentError("S110", "pointed goes with a hex only")
        if 0 in (self.width, self.height, self.diameter, self.hex_):
            raise ContentError("S105", "a piece cannot have no size")


class _ComponentShape(Shape):
    component: Name
    name: schema.Text
    stock: Word
    size: _SizeShape
    bleed: Length = 0.0
    bleed_from: BleedSource = None
    safe: Length = 0.0
    face: Word
    back: Word | None = None
    overlap: Length = 0.0
    sheet: UseWord = Use.SHARED
    grain: GrainWord = Grain.ANY
    keep: Mapping[str, RegionShape] = MappingProxyType({})
    second_language: SecondWord = (Second.BELOW, ())
    fields: Raw = None
    defaults: Raw = None
    pieces: Raw


class _LikeShape(Shape):
    """A component that is like another one, and says only what is not."""

    component: Name
    like: Word
    name: schema.Text | None = None
    stock: Word | None = None
    size: _SizeShape | None = None
    bleed: Length | None = None
    bleed_from: BleedSource = None
    safe: Length | None = None
    face: Word | None = None
    back: Word | None = None
    overlap: Length | None = None
    sheet: UseWord | None = None
    grain: GrainWord | None = None
    keep: Mapping[str, RegionShape] | None = None
    second_language: SecondWord | None = None
    fields: Raw = None
    defaults: Raw = None
    pieces: Raw = None


class Shelf(Struct, frozen=True):
    """The component files of a game by id, its own kinds of field, and its vocabulary of effects.

    Unless it is complete, some file could not be read.
    """

    documents: Mapping[str, Document]
    is_complete: bool
    kinds: Mapping[str, Reader] = MappingProxyType({})
    vocabulary: Vocabulary = Vocabulary()


class _Draft(Struct, frozen=True):
    """A component whose size may still depend on others; ``like`` is the one whose pieces it has."""

    document: Document
    id: str
    like: str
    name: Text
    shape: _ComponentShape
    pieces: tuple[Piece, ...]
    origin: Origin

    def says(self, key: str) -> bool:
        """Tell whether the component says something itself, rather than the one that it is like."""
        return key in self.document.root.entries


def read_components(
    shelf: Shelf, names: Names, profiles: PrintProfiles, faults: Faults
) -> tuple[Component, ...]:
    """Read all component files under one edition's names; tuck boxes last, for they hold others."""
    known = tuple(shelf.documents) if shelf.is_complete else ()
    drafts = _read_drafts(shelf, names, faults)
    good = [draft for draft in drafts if _check_stock(draft, profiles, faults)]
    done: dict[str, Component] = {}
    for draft in sorted(good, key=lambda draft: draft.shape.size.box is not None):
        done[draft.id] = _finish(draft, done, known, profiles, faults)
    return tuple(done[draft.id] for draft in good)


def _read_drafts(shelf: Shelf, names: Names, faults: Faults) -> list[_Draft]:
    """Read all components, those that others are like before these, and return them as they are filed."""
    drafts: dict[str, _Draft] = {}
    order = reading_order(shelf.documents, is_complete=shelf.is_complete, faults=faults)
    for id_, like in order.items():
        if not like:
            draft = _read_draft(shelf, id_, names, faults)
        else:
            draft = _read_likeness(shelf.documents[id_], id_, drafts.get(like), names, faults)
        if draft is not None:
            drafts[id_] = draft
    return [drafts[id_] for id_ in shelf.documents if id_ in drafts]


def _read_likeness(
    document: Document, id_: str, model: _Draft | None, names: Names, faults: Faults
) -> _Draft | None:
    """Read a component that is like another one: what it does not say itself, the other one says."""
    own = read_shape(_LikeShape, document, document.root, faults, names)
    if own is None or model is None:
        return None
    said = {key: value for key, value in vars(own).items() if key != "like"}
    name = model.name if own.name is None else Text(f"{id_}.name", own.name)
    shape = _ComponentShape({**vars(model.shape), **said})
    return _Draft(document, id_, model.id, name, shape, model.pieces, document.origin(document.root))


def _read_draft(shelf: Shelf, id_: str, names: Names, faults: Faults) -> _Draft | None:
    document = shelf.documents[id_]
    shape = read_shape(_ComponentShape, document, document.root, faults, names)
    own = {**shelf.kinds, "effects": effects_reader(shelf.vocabulary, document, faults)}
    kinds = read_kinds(document, document.root.entries.get("fields"), RESERVED, own, faults)
    pieces: tuple[Piece, ...] = ()
    if "pieces" in document.root.entries:
        pieces = read_pieces(document, id_, kinds, names, faults)
    if shape is None:
        return None
    name = Text(f"{id_}.name", shape.name)
    return _Draft(document, id_, "", name, shape, pieces, document.origin(document.root))


def _check_stock(draft: _Draft, profiles: PrintProfiles, faults: Faults) -> bool:
    stock = draft.shape.stock
    # What another component says has been reported there.
    if stock not in profiles.stocks and draft.says("stock"):
        place, way_out = draft.origin.at("stock"), suggestion(stock, profiles.stocks)
        faults.add("R002", place, f'there is no stock "{stock}"', way_out)
    return stock in profiles.stocks


def _finish(
    draft: _Draft,
    done: Mapping[str, Component],
    known: Collection[str],
    profiles: PrintProfiles,
    faults: Faults,
) -> Component:
    """Work the size out and put the component together."""
    shape, box = draft.shape, None
    if shape.size.box is not None:
        box = _fit(draft, done, known, profiles, faults)
        form = Form(dieline(box))
    else:
        form = _form(draft, profiles, faults)
    size = form.size
    _check_lengths(draft, size, form.corner, faults)
    _check_second(draft, faults)
    made = shape.bleed_from is not None
    return Component(
        id=draft.id,
        name=draft.name,
        stock=shape.stock,
        size=size,
        outline=form.outline,
        points=form.points,
        corner=form.corner,
        bleed=0.0 if made else shape.bleed,
        made_bleed=shape.bleed if made else 0.0,
        fill=shape.bleed_from or Fill.MIRROR,
        safe=shape.safe,
        face=shape.face,
        back=shape.back,
        pieces=draft.pieces,
        like=draft.like,
        overlap=shape.overlap,
        grain=shape.grain,
        alone=shape.sheet is Use.ALONE,
        keep=read_regions(shape.keep, size, draft.origin, faults),
        box=box,
        second=shape.second_language[0],
        second_fields=shape.second_language[1],
        origin=draft.origin,
    )


def _form(draft: _Draft, profiles: PrintProfiles, faults: Faults) -> Form:
    """Return the form of what is no box."""
    said = draft.shape.size
    if said.diameter is not None:
        return Form(Size(said.diameter, said.diameter), Outline.ROUND)
    if said.hex_ is not None:
        return hexagonal(hexagon_size(said.hex_, pointed=said.pointed))
    if said.points is not None:
        return Form(box_of(said.points), Outline.POLYGON, points=said.points)
    if said.width is not None and said.height is not None:
        return Form(Size(said.width, said.height), corner=said.corner or 0.0)
    return _preset_form(draft, profiles, faults)


def _preset_form(draft: _Draft, profiles: PrintProfiles, faults: Faults) -> Form:
    said = draft.shape.size
    preset = profiles.presets.get(said.preset or "")
    if preset is None:
        name, way_out = said.preset or "", "such as {width: 18 mm, height: 18 mm}"
        if not name[:1].isdecimal():
            way_out = suggestion(name, profiles.presets)
        if draft.says("size"):
            faults.add("R003", draft.origin.at("size.preset"), f'there is no size "{name}"', way_out)
        # Any size will do, as the fault is said: one that gives no further offence.
        return Form(Size(1000.0, 1000.0))
    if preset.outline is Outline.HEX:
        return hexagonal(preset.size)
    return Form(preset.size, preset.outline, preset.corner if said.corner is None else said.corner)


def _fit(
    draft: _Draft,
    done: Mapping[str, Component],
    known: Collection[str],
    profiles: PrintProfiles,
    faults: Faults,
) -> Box:
    """Return the inner size of a tuck box."""
    held = []
    sleeve = _sleeve(draft, profiles, faults)
    if not draft.shape.size.box:
        faults.add("R008", draft.origin.at("size.box"), "the box holds nothing", "name the components in it")
    for number, id_ in enumerate(draft.shape.size.box or ()):
        component = done.get(id_)
        if component is not None and component.box is None:
            held.append(_held(component, profiles.stocks[component.stock], sleeve))
        elif id_ == draft.id or component is not None:
            faults.add("R008", draft.origin.at(f"size.box.{number}"), "a box cannot hold a box")
        elif known and id_ not in known:
            way_out = suggestion(id_, [other for other in known if other != draft.id])
            faults.add(
                "R008", draft.origin.at(f"size.box.{number}"), f'there is no component "{id_}"', way_out
            )
    said = draft.shape.size
    least = Size(said.width or 0.0, said.height or 0.0)
    return fit_box(held, said.clearance or 0.0, least=least)


def _sleeve(draft: _Draft, profiles: PrintProfiles, faults: Faults) -> Sleeve | None:
    """Return the sleeves that the cards in a box wear, if any."""
    name = draft.shape.size.sleeves
    if name is not None and name not in profiles.sleeves:
        way_out = suggestion(name, profiles.sleeves, "sleeves are listed in templates/sheets/sleeves.yaml")
        faults.add("R008", draft.origin.at("size.sleeves"), f'there are no sleeves "{name}"', way_out)
    return profiles.sleeves.get(name or "")


def _held(component: Component, stock: Stock, sleeve: Sleeve | None) -> Held:
    """Return what a box has to hold of a component; a sleeve adds its film on both sides."""
    if sleeve is None or not stock.takes_sleeves:
        return Held(component.size, component.total, stock.thickness)
    return Held(component.size.grown(sleeve.margin), component.total, stock.thickness + 2 * sleeve.film)


def _check_second(draft: _Draft, faults: Faults) -> None:
    """Refuse fields for a second language that no piece has."""
    known = {field for piece in draft.pieces for field in piece.fields}
    for number, field in enumerate(draft.shape.second_language[1]):
        if known and field not in known:
            place = draft.origin.at(f"second_language.{number}")
            faults.add("R023", place, f'there is no field "{field}"', suggestion(field, known))


def _check_lengths(draft: _Draft, size: Size, corner: float, faults: Faults) -> None:
    shorter = min(size.width, size.height)
    if corner > shorter / 2:
        way_out = f"at most {format_mm(shorter / 2)}"
        faults.add(
            "S105", draft.origin.at("size.corner"), "the corner is larger than half of the piece", way_out
        )
    if draft.shape.safe >= shorter / 2:
        faults.add(
            "S105",
            draft.origin.at("safe"),
            "the safe area leaves no room",
            f"less than {format_mm(shorter / 2)}",
        )
