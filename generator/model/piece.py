"""What is printed: components and their pieces, as the author wrote them, expanded and in mm."""

from collections.abc import Mapping
from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from generator.diagnostic import NO_ORIGIN, Origin
from generator.geometry import Point, Rect, Size
from generator.model.text import Text


class Outline(Enum):
    """The shape a piece is cut to."""

    RECTANGLE = "rectangle"
    ROUND = "round"
    HEX = "hex"
    POLYGON = "polygon"


class Fill(Enum):
    """What stands in for bleed that a face lacks: the face mirrored at its edge, or its edge stretched."""

    MIRROR = "mirror"
    EDGE = "edge"


class Grain(Enum):
    """How a component's pieces may lie, as paper bends more easily along its grain than across it.

    The grain of a sheet runs along its long edge. ANY: each copy may be turned if that saves a sheet; SAME:
    all copies lie one way; LONG: the piece's height runs along the sheet's long edge; SHORT: across it.
    """

    ANY = "any"
    SAME = "same"
    LONG = "long"
    SHORT = "short"


class Side(Enum):
    """Which face of a piece or sheet."""

    FRONT = "front"
    BACK = "back"


class Art(Struct, frozen=True, kw_only=True, cache_hash=True):
    """A picture by reference: a motif drawn by code (``shell/scallop``) or a file in the game's ``art/``.

    ``colour`` is a theme role, ``pattern`` one of the motif patterns; both only for motifs.
    """

    name: str
    colour: str = ""
    pattern: str = ""
    is_file: bool = False


Value: TypeAlias = (
    "str | int | float | bool | Text | Art | Member | Effect | tuple[Value, ...] | Mapping[str, Value] | None"
)


class Member(Struct, frozen=True, kw_only=True):
    """One member of a named set, such as the colour yellow among the colours."""

    id: str
    fields: Mapping[str, Value]
    origin: Origin = NO_ORIGIN


class Effect(Struct, frozen=True, kw_only=True):
    """One thing that a piece does: a kind from the game's vocabulary, and what it is told.

    An icon among the arguments is its id. ``text`` says it in words once the game is localized.
    """

    kind: str
    arguments: Mapping[str, Value]
    text: Text | None = None

    def __str__(self) -> str:
        return self.kind if self.text is None else str(self.text)


class Piece(Struct, frozen=True, kw_only=True):
    """One kind of piece and how many copies of it there are.

    ``fields`` holds what the templates show: ``name`` always, then the component's own fields, and each
    variable of the ``for`` it came from (as the member of the set).
    """

    id: str
    count: int
    fields: Mapping[str, Value]
    origin: Origin = NO_ORIGIN

    @property
    def effects(self) -> tuple[Effect, ...]:
        """What the piece does, whatever its fields for that are called."""
        lists = (value for value in self.fields.values() if isinstance(value, tuple))
        return tuple(item for items in lists for item in items if isinstance(item, Effect))


class Box(Struct, frozen=True, kw_only=True):
    """Inner size of a tuck box in mm, computed from what it holds."""

    width: float
    height: float
    depth: float


class Region(Struct, frozen=True):
    """A part of a face that no cut between two pages may cross, in mm from the top-left of the trim."""

    name: str
    box: Rect
    origin: Origin = NO_ORIGIN


class Second(Enum):
    """Where pieces that are printed in two languages have the second one."""

    BELOW = "below"
    BACK = "back"
    NONE = "none"


class Component(Struct, frozen=True, kw_only=True):
    """A deck, a set of tiles, a board …: pieces of one size with one face and one back template.

    ``size`` is the trim size in mm; ``points``, of a hexagon or polygon, are its corners from the top-left.
    ``bleed``, which faces have, reaches outwards from the trim; ``made_bleed`` reaches further and is made by
    ``fill``; ``safe`` reaches inwards. ``overlap`` above 0 marks a poster: a piece larger than the page,
    printed over several with that overlap in mm. ``like`` is the component that the pieces belong to, if it
    is another one: then they are the very same. What is ``alone`` shares its sheets with no other component.
    ``keep`` is for posters. ``second`` matters where pieces are printed in two languages;
    if there are ``second_fields``, no others have the second one below.
    """

    id: str
    name: Text
    stock: str
    size: Size
    outline: Outline = Outline.RECTANGLE
    points: tuple[Point, ...] = ()
    corner: float = 0.0
    bleed: float = 0.0
    made_bleed: float = 0.0
    fill: Fill = Fill.MIRROR
    safe: float = 0.0
    face: str
    back: str | None = None
    pieces: tuple[Piece, ...]
    overlap: float = 0.0
    grain: Grain = Grain.ANY
    alone: bool = False
    keep: tuple[Region, ...] = ()
    box: Box | None = None
    like: str = ""
    second: Second = Second.BELOW
    second_fields: tuple[str, ...] = ()
    origin: Origin = NO_ORIGIN

    @property
    def total(self) -> int:
        """The number of copies of all pieces together."""
        return sum(piece.count for piece in self.pieces)
