"""Art: shells that wind around a spindle, seen with the mouth in front: whelk and auger."""

from generator.art.brush import along, bezier, joined, smooth, spread, straight
from generator.art.canvas import Canvas
from generator.art.patterns import lay_pattern
from generator.art.shading import band_cuts, bowed_sliver, rib_cuts
from generator.art.shells.spire import Spire
from generator.art.surface import Surface, loft


def draw_whelk(canvas: Canvas) -> None:
    """Draw a whelk: stout, five round whorls, folds below each suture, an oval mouth."""
    spire = Spire(apex=61 + 4.5j, lean=15, whorls=5, depth=39, slope=0.56, growth=1.52, bulge=0.32, sag=0.13)
    left = spire.place(*bezier(spire.edge(-0.5, -1), -33 + 33j, -47 + 56j, -24 + 74j, -9 + 80j, -8 + 92.5j))
    foot = spire.place(*bezier(-8 + 92.5j, -3 + 95j, 3 + 92.5j, steps=3))
    lip = spire.place(*bezier(3 + 92.5j, 7 + 85j, 20 + 85j, 50 + 72j, 46 + 41j, spire.edge(0, 1)))
    body = spire.body(left, lip, sag=0.1)
    shell = spire.outline(left, foot, lip)
    canvas.rim(shell)
    with canvas.figure(shell):
        lay_pattern(canvas, *spire.skins(), body)
        _cut_whorls(canvas, [*spire.skins()[1:], body], folds=8)
        _hollow_out(canvas, body, (0.62, 0.28), rows=16)
        collar = spire.place(
            *bezier(12 + 40j, 50 + 36j, 50 + 74j, 18 + 89j, 4 + 92j, -6 + 95j),
            *bezier(-6 + 95j, -5 + 76j, -6 + 62j, -2 + 52j, 12 + 40j)[1:],
        )
        outer = spire.place(*bezier(16 + 44j, 35 + 42j, 40 + 65j, 15 + 80j, 4 + 82j, 0 + 91j, steps=10))
        inner = spire.place(*bezier(16 + 44j, 2 + 56j, 1 + 70j, -1 + 80j, -4 + 91j, steps=8))
        _mouth(canvas, collar, outer, inner)


def draw_auger(canvas: Canvas) -> None:
    """Draw an auger: slender, a dozen flat whorls, a small mouth."""
    spire = Spire(
        apex=95.5 + 4.5j, lean=45, whorls=12, depth=98, slope=0.155, growth=1.21, bulge=0.15, sag=0.17
    )
    left = spire.place(*bezier(spire.edge(-0.5, -1), -19 + 101j, -18 + 110j, -9 + 116j, -7 + 122j, steps=8))
    foot = spire.place(*bezier(-7 + 122j, -3 + 125j, 1 + 122j, steps=3))
    lip = spire.place(*bezier(1 + 122j, 4 + 118j, 19 + 118j, 21 + 104j, spire.edge(0, 1), steps=8))
    body = spire.body(left, lip, sag=0.14)
    shell = spire.outline(left, foot, lip)
    canvas.rim(shell)
    with canvas.figure(shell):
        lay_pattern(canvas, *spire.skins(), body)
        _cut_whorls(canvas, [*spire.skins()[3:], body], folds=6)
        _hollow_out(canvas, body, (0.75, 0.3), rows=8)
        collar = spire.place(
            *bezier(4 + 98j, 24 + 96j, 22 + 120j, 4 + 119j, -2 + 125j, steps=6),
            *bezier(-6 + 123j, -5 + 114j, -5 + 108j, 4 + 98j, steps=5),
        )
        outer = spire.place(*bezier(7 + 101j, 19 + 101j, 17 + 115j, 4 + 116j, -1 + 122j, steps=6))
        inner = spire.place(*bezier(7 + 101j, 0 + 108j, 1 + 114j, -4 + 121j, steps=5))
        _mouth(canvas, collar, outer, inner)


def _cut_whorls(canvas: Canvas, skins: list[Surface], *, folds: int) -> None:
    """Round the whorls: hatching on the right, a gleam on the left, folds that hang from each suture."""
    rng = canvas.rng
    hatch = [
        band_cuts(
            skin, rng, spread(max(2, round(skin.length / 3.2)), low=0.3, high=0.94), (1.0, 0.62), width=1.2
        )
        for skin in skins
    ]
    light = [
        bowed_sliver(skin.rib(0.2, start=0.14, end=0.68, steps=2), min(3.6, skin.length * 0.12))
        for skin in skins
    ]
    hanging = [
        rib_cuts(skin, rng, spread(folds, low=0.06, high=0.88), (0.0, 0.45), width=0.9) for skin in skins
    ]
    sutures = [smooth(skin.band(0, steps=4)) for skin in skins]
    canvas.fill("".join(hatch), canvas.body.shade)
    canvas.fill("".join(light), canvas.body.light)
    canvas.fill("".join(hanging), canvas.ink)
    canvas.line("".join(sutures), canvas.ink, 1.7)


def _hollow_out(canvas: Canvas, body: Surface, across: tuple[float, float], *, rows: int) -> None:
    """Hatch the shadow of the mouth's collar on the body, and the foot's far side."""
    shadow = band_cuts(body, canvas.rng, spread(rows, low=0.36, high=0.86), across, width=1.4)
    foot = band_cuts(body, canvas.rng, spread(rows // 2, low=0.66, high=0.94), (0.0, 0.16), width=1.2)
    canvas.fill(shadow + foot, canvas.body.shade)


def _mouth(canvas: Canvas, collar: list[complex], outer: list[complex], inner: list[complex]) -> None:
    """Draw a mouth: a light collar around a hole that is darkest under the spindle."""
    canvas.fill(smooth(collar, closed=True), canvas.body.light)
    canvas.line(smooth(collar), canvas.ink, 1.1)
    hole = joined(smooth(outer), smooth(inner[::-1]))
    inside = loft(along(inner), along(outer), sag=0.0)
    with canvas.clipped(hole):
        canvas.fill(hole, canvas.body.shade)
        dark = straight([*inside.rib(0), *inside.rib(0.42, start=1, end=0)], closed=True)
        rows = max(4, round(inside.length / 4))
        canvas.fill(dark, canvas.ink)
        canvas.fill(
            band_cuts(inside, canvas.rng, spread(rows, low=0.06, high=0.9), (0.3, 0.8), width=1.5), canvas.ink
        )
    canvas.line(hole, canvas.ink, 1.3)
