"""Rules A3xx: colours that have to be told apart, by whoever looks."""

import re
from collections.abc import Iterator, Sequence
from itertools import combinations

from generator.check.facts import Composed, ComposedFace
from generator.check.registry import Finding, rule
from generator.check.sight import SIGHTS, distance
from generator.diagnostic import Severity
from generator.drawing import Artwork, Drawing, Item, Picture, Words
from generator.model import Component, Game, Side

LEAST_DISTANCE = 10.0
"""House rule, in CAM02-UCS: side by side one sees a difference of 1, across a table one of about 10."""
_COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b")


@rule("A301", "colour-only", on=Composed, severity=Severity.WARNING)
def colour_only(composed: Composed) -> Iterator[Finding]:
    """Two pieces of a component differ by nothing but colour.

    Why: one man in twelve sees some colours alike, and everybody does by candlelight. A pattern, a letter or
    a shape tells pieces apart as well.

    Bad:
        pieces:
          - {id: red, name: Boat, colour: red}
          - {id: green, name: Boat, colour: green}

    Good, if the face shows the letter:
        pieces:
          - {id: red, name: Boat, colour: red, letter: R}
          - {id: green, name: Boat, colour: green, letter: G}
    """
    for component, faces in _fronts(composed):
        known: dict[int, object] = {}
        seen: dict[object, ComposedFace] = {}
        for one in faces:
            shape = _shape(one.face.drawing, known)
            other = seen.setdefault(shape, one)
            if other is not one and _is_drawn_otherwise(one, other):
                yield Finding(
                    f'"{one.piece.id}" and "{other.piece.id}" of {component.id} differ by colour alone',
                    one.piece.origin.at("id"),
                    "give each a pattern, a letter or a shape of its own",
                )


def _fronts(composed: Composed) -> Iterator[tuple[Component, Sequence[ComposedFace]]]:
    fronts: dict[str, list[ComposedFace]] = {}
    for one in composed.faces:
        if one.side is Side.FRONT:
            fronts.setdefault(one.component.id, []).append(one)
    for faces in fronts.values():
        yield faces[0].component, faces


def _is_drawn_otherwise(one: ComposedFace, other: ComposedFace) -> bool:
    pairs = zip(one.face.drawing.items, other.face.drawing.items, strict=True)
    return any(mine is not theirs and mine != theirs for mine, theirs in pairs)


def _shape(drawing: Drawing, known: dict[int, object]) -> object:
    """Return what a face shows to an eye without colours. What is drawn on many faces is looked at once."""
    shapes: list[object] = []
    for item in drawing.items:
        shape = known.get(id(item))
        if shape is None:
            shape = known[id(item)] = _shape_of(item)
        shapes.append(shape)
    return tuple(shapes)


def _shape_of(item: Item) -> object:
    match item:
        case Artwork():
            return _COLOUR.sub("#", item.svg), item.box, item.rotation
        case Picture():
            return item.path, item.box
        case Words():
            runs = tuple((run.at, tuple(word.text for word in run.words)) for run in item.runs)
            return runs, item.rotation
    return item


@rule("A302", "look-alike-colours", on=Game, severity=Severity.WARNING)
def look_alike_colours(game: Game) -> Iterator[Finding]:
    """Two colours that a set names look alike, to most people or to some.

    Why: what players have to tell apart they should tell apart at a glance. The set's members are colours of
    the palette by their ids, such as red and green.

    Bad:
        palette: {teal: "#2a7f86", sea: "#2f7a8c"}

    Good:
        palette: {teal: "#2a7f86", coral: "#e5765c"}
    """
    palette = game.theme.palette
    for name, members in game.sets.items():
        if len(members) < 2 or not all(member.id in palette for member in members):
            continue
        for one, other in combinations(members, 2):
            base, second = palette[one.id].base, palette[other.id].base
            nearest = min(SIGHTS, key=lambda sight: distance(base, second, sight))
            far = distance(base, second, nearest)
            if far < LEAST_DISTANCE:
                to_whom = f" with {nearest}" if nearest else ""
                yield Finding(
                    f'"{one.id}" and "{other.id}" of {name} look alike{to_whom}: they are {far:.1f} apart, '
                    f"{LEAST_DISTANCE:.0f} is little",
                    game.theme.origin.at(f"palette.{other.id}"),
                    "make one of them lighter or darker",
                )
