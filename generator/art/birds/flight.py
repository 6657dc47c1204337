"""Art: a spread wing as data: leading edge, feather tips, the line they spring from → a scalloped vane."""

from collections.abc import Iterable
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from generator.art.brush import Points, mix, resample, swelling, taper
from generator.art.canvas import Canvas
from generator.art.parts import Move, Patch, contour, lay, paint_of


class Vane(Struct, frozen=True, kw_only=True):
    """A spread wing or tail.

    Attributes:
        lead: the leading edge, from the shoulder to the wing's tip.
        tips: the ends of the feathers, from the wing's tip to the body.
        roots: the line that the feathers spring from, in the same order.
        ground: the hue under the patches.
        patches: what colours it.
        depth: how deep the notches between the feathers are, as a share of their length.
        late: patches that lie over the lines between feathers: the coverts.
    """

    lead: Points
    tips: Points
    roots: Points
    ground: str = "body"
    patches: tuple[Patch, ...] = ()
    late: tuple[Patch, ...] = ()
    depth: float = 0.16

    def placed(self, move: Move) -> "Vane":
        """Return the wing with every point moved."""
        return replace(
            self,
            lead=[move(p) for p in self.lead],
            tips=[move(p) for p in self.tips],
            roots=[move(p) for p in self.roots],
            patches=_moved(self.patches, move),
            late=_moved(self.late, move),
        )

    @property
    def notches(self) -> list[tuple[complex, complex]]:
        """The gaps between feathers: where each opens and where it ends."""
        roots = resample(self.roots, len(self.tips) - 1)
        return [
            (mix((a + b) / 2, root, self.depth), root)
            for (a, b), root in zip(pairwise(self.tips), roots, strict=True)
        ]

    @property
    def outline(self) -> list[complex]:
        """The whole edge, closed along the body."""
        edge = [self.tips[0]]
        for (gap, _), tip in zip(self.notches, self.tips[1:], strict=True):
            edge += [gap, gap, tip]
        return [*self.lead, *edge]


def draw_vane(canvas: Canvas, vane: Vane, *, line: float = 1.1, width: float = 1.8) -> None:
    """Draw the wing: ground, patches, a fine line between each two feathers, coverts, outline."""
    whole = contour(vane.outline)
    canvas.fill(whole, paint_of(canvas, vane.ground))
    with canvas.clipped(whole):
        lay(canvas, vane.patches)
        gaps = (
            taper([gap, mix(gap, root, 0.5), root], swelling(line, start=line)) for gap, root in vane.notches
        )
        canvas.fill("".join(gaps), canvas.ink)
        lay(canvas, vane.late)
    canvas.outline(whole, width=width)


def _moved(patches: Iterable[Patch], move: Move) -> tuple[Patch, ...]:
    return tuple((hue, [move(p) for p in points]) for hue, points in patches)
