"""Components → runs: all copies of one size, which may stand in one grid.

Components of the same size, outline and bleed share a run, so that a sheet is filled before the next one is
begun and cut in one go. Runs keep the order in which their first component was given.
"""

from collections.abc import Iterable

from msgspec import Struct

from generator.geometry import Size
from generator.impose.die import Die, turned_points
from generator.model.cutting import USUAL_CUTTING, BleedMode, Cutting, Marks
from generator.model.piece import Component, Grain, Outline, Region, Side
from generator.sheet import FaceRef


class Run(Struct, frozen=True, kw_only=True):
    """Copies of one size. ``fronts`` and ``backs`` (empty without a back) name them in printing order."""

    index: int
    components: tuple[Component, ...]
    fronts: tuple[FaceRef, ...]
    backs: tuple[FaceRef, ...]
    cutting: Cutting = USUAL_CUTTING

    @property
    def trim(self) -> Size:
        """The size of the cut piece, not turned."""
        return self.components[0].size

    @property
    def bleed(self) -> float:
        """The bleed to show around the pieces."""
        if self.cutting.bleed is BleedMode.NONE:
            return 0.0
        one = self.components[0]
        return one.bleed + one.made_bleed if self.cutting.width is None else self.cutting.width

    @property
    def is_round(self) -> bool:
        """Whether the pieces are cut to a circle or an ellipse."""
        return self.components[0].outline is Outline.ROUND

    @property
    def is_hexagon(self) -> bool:
        """Whether the pieces are cut to a hexagon, regular or not."""
        return self.components[0].outline is Outline.HEX

    @property
    def is_marked(self) -> bool:
        """Whether marks stand around the pieces: those with straight edges only, if such marks are wanted."""
        is_straight = self.components[0].outline is Outline.RECTANGLE
        return is_straight and self.cutting.marks in {Marks.CROP, Marks.EDGE}

    @property
    def shares_cuts(self) -> bool:
        """Whether neighbours touch in spite of their bleed."""
        is_straight = self.components[0].outline is Outline.RECTANGLE
        return is_straight and self.cutting.bleed is BleedMode.SHARED and not self.overlap

    def die(self, *, turned: bool) -> Die | None:
        """Return what is drawn around each piece, if anything."""
        one, marks = self.components[0], self.cutting.marks
        if marks is Marks.NONE or self.is_marked:
            return None
        if one.points:
            return Die(points=tuple(turned_points(one.points, one.size.height)) if turned else one.points)
        return Die(min(one.size.width, one.size.height) / 2 if self.is_round else one.corner)

    @property
    def alone(self) -> bool:
        """Whether the pieces want sheets of their own."""
        return self.components[0].alone

    @property
    def turns_freely(self) -> bool:
        """Whether some copies may be turned and others not."""
        return self.components[0].grain is Grain.ANY

    def turns(self, paper: Size) -> tuple[bool, ...]:
        """Return whether copies may lie upright (False) and turned (True), by the grain of such a paper."""
        grain = self.components[0].grain
        if grain in {Grain.ANY, Grain.SAME}:
            return False, True
        is_portrait = paper.width <= paper.height
        return ((grain is Grain.LONG) != is_portrait,)

    @property
    def kept(self) -> tuple[Region, ...]:
        """The regions that no cut between the parts of a poster may cross."""
        return self.components[0].keep

    @property
    def overlap(self) -> float:
        """How far the parts of a poster overlap; 0 when the pieces must stay whole."""
        return self.components[0].overlap


def gather_runs(components: Iterable[Component], cutting: Cutting = USUAL_CUTTING) -> tuple[Run, ...]:
    """Expand all copies and bring together what has one size."""
    groups: dict[tuple[object, ...], list[Component]] = {}
    for component in components:
        if component.total:
            groups.setdefault(_kind(component, cutting), []).append(component)
    return tuple(_run(index, tuple(group), cutting) for index, group in enumerate(groups.values()))


def _kind(component: Component, cutting: Cutting) -> tuple[object, ...]:
    has_back = component.back is not None
    look = (
        component.size,
        component.outline,
        component.bleed,
        component.made_bleed,
        component.overlap,
        has_back,
    )
    # What is cut along its own outline shares no grid with another one.
    outline = component.points, component.corner if cutting.marks is Marks.HAIRLINE else 0.0
    return *look, outline, component.keep, component.grain, component.id if component.alone else ""


def _run(index: int, components: tuple[Component, ...], cutting: Cutting) -> Run:
    backs = _faces(components, Side.BACK) if components[0].back is not None else ()
    fronts = _faces(components, Side.FRONT)
    return Run(index=index, components=components, fronts=fronts, backs=backs, cutting=cutting)


def _faces(components: tuple[Component, ...], side: Side) -> tuple[FaceRef, ...]:
    return tuple(
        FaceRef(component.id, piece.id, copy, side)
        for component in components
        for piece in component.pieces
        for copy in range(piece.count)
    )
