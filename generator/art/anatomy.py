"""Art: what animals have in common: a round limb or shell with its light and shade, an eye."""

from generator.art.brush import Points, circle
from generator.art.canvas import OUTLINE, Canvas
from generator.art.form import LIGHT, beyond, contour, edge_cuts, flow, moved
from generator.model import Tone

EVERYWHERE = "M-9-9H199V199H-9z"


def draw_part(
    canvas: Canvas,
    points: Points,
    tone: Tone,
    *,
    lit: float = 2.6,
    dark: float = 3.6,
    depth: float = 6.0,
    gap: float = 2.6,
    width: float = OUTLINE,
    soft: bool = True,
) -> str:
    """Paint a closed outline in three tones, hatch its dark side ``depth`` deep, and return its path data."""
    whole = contour(points, soft=soft)
    # A crescent follows the outline from some way off: half the points do where there are many.
    guide = points[::2] if len(points) > 18 else points
    with canvas.clipped(whole):
        canvas.fill(EVERYWHERE, tone.base)
        if lit:
            canvas.fill(beyond(moved(guide, -LIGHT * lit), soft=soft), tone.light)
        if dark:
            canvas.fill(beyond(moved(guide, LIGHT * dark), soft=soft), tone.shade)
        if depth:
            edge = flow(points, steps=3) if soft else points
            cuts = edge_cuts(edge, canvas.rng, depth=depth, gap=gap, width=1.1, least=0.35)
            canvas.fill(cuts, canvas.ink)
    canvas.outline(whole, width=width)
    return whole


def draw_eye(canvas: Canvas, at: complex, radius: float, *, iris: Tone, pupil: float = 0.58) -> None:
    """Draw a round eye: a ring of ``iris``, a dark pupil, a glint towards the light."""
    canvas.shape(circle(at, radius), iris.light, radius * 0.3)
    canvas.fill(circle(at, radius * pupil), canvas.ink)
    canvas.fill(circle(at - radius * (0.2 + 0.24j), radius * 0.22), canvas.tone("paper").light)
