"""Components → runs: all copies of one size, which may stand in one grid.

Components of the same size, outline and bleed share a run, so that a sheet is filled before the next one is
begun and cut in one go. Runs keep the order in which their first component was given.
"""

from collections.abc import Iterable

from msgspec import Struct

from generator.geometry import Size
from generator.model.piece import Component, Grain, Outline, Side
from generator.sheet import FaceRef


class Run(Struct, frozen=True, kw_only=True):
    """Copies of one size. ``fronts`` and ``backs`` (empty without a back) name them in printing order."""

    index: int
    components: tuple[Component, ...]
    fronts: tuple[FaceRef, ...]
    backs: tuple[FaceRef, ...]

    @property
    def trim(self) -> Size:
        """The size of the cut piece, not turned."""
        return self.components[0].size

    @property
    def bleed(self) -> float:
        """The bleed that the faces have."""
        return self.components[0].bleed

    @property
    def is_round(self) -> bool:
        """Whether the pieces are cut to a circle or an ellipse."""
        return self.components[0].outline is Outline.ROUND

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
    def overlap(self) -> float:
        """How far the parts of a poster overlap; 0 when the pieces must stay whole."""
        return self.components[0].overlap


def gather_runs(components: Iterable[Component]) -> tuple[Run, ...]:
    """Expand all copies and bring together what has one size."""
    groups: dict[tuple[object, ...], list[Component]] = {}
    for component in components:
        if component.total:
            groups.setdefault(_kind(component), []).append(component)
    return tuple(_run(index, tuple(group)) for index, group in enumerate(groups.values()))


def _kind(component: Component) -> tuple[object, ...]:
    has_back = component.back is not None
    look = component.size, component.outline, component.bleed, component.overlap, has_back
    return *look, component.grain, component.id if component.alone else ""


def _run(index: int, components: tuple[Component, ...]) -> Run:
    backs = _faces(components, Side.BACK) if components[0].back is not None else ()
    return Run(index=index, components=components, fronts=_faces(components, Side.FRONT), backs=backs)


def _faces(components: tuple[Component, ...], side: Side) -> tuple[FaceRef, ...]:
    return tuple(
        FaceRef(component.id, piece.id, copy, side)
        for component in components
        for piece in component.pieces
        for copy in range(piece.count)
    )
