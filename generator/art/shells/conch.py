"""Art: the conch, seen into its mouth: thorns on the shoulder, a wide lip flared to the right."""

from generator.art.brush import along, bezier, joined, quads, smooth, spread, swelling, taper
from generator.art.canvas import Canvas
from generator.art.patterns import lay_pattern
from generator.art.shading import band_cuts
from generator.art.surface import Surface, loft

APEX = 40 + 4.5j
FOOT = 43 + 95j
# Down the left and the right: from suture over the thorn to the next suture, three whorls of the spire.
LEFT = (
    [*bezier(APEX, 37 + 10j, 31 + 11j, steps=3), 33.5 + 12.5j, 34.5 + 15j],
    [*bezier(34.5 + 15j, 31 + 19.5j, 22 + 19j, steps=3), 26 + 21j, 27.5 + 25j],
    [*bezier(27.5 + 25j, 23 + 30j, 11.5 + 28.5j, steps=3), 17.5 + 31.5j, 20 + 37j],
)
RIGHT = (
    [*bezier(APEX, 42 + 8j, 47 + 8j, steps=2), 45.5 + 11j],
    [*bezier(45.5 + 11j, 47 + 14j, 55 + 13.5j, steps=2), 52 + 18.5j],
    [*bezier(52 + 18.5j, 53 + 20j, 58.5 + 21.5j, steps=2), 57 + 27j],
)
SHOULDER = bezier(20 + 37j, 15 + 42j, 4.2 + 40j, steps=3)
FLANK = bezier(4.2 + 40j, 10 + 46j, 13 + 64j, 28 + 76j, 39 + 84j, FOOT)
WING = [58.5 + 21.5j, 63 + 14j, 70 + 7j, 79 + 4.5j, 87.5 + 8.5j, 91.5 + 16j, 95 + 25j, 94.5 + 34j]
LIP = [*WING, 96 + 43j, 92 + 52j, 90.5 + 62j, 84.5 + 69j, 80 + 77j, 70.5 + 83.5j]
NOTCH = [70.5 + 83.5j, 65.5 + 79j, 61 + 81j, 57.5 + 87j, 54 + 94.5j]
CANAL = [FOOT, 48 + 96j, 54 + 94.5j]
CALLUS = bezier(58 + 23j, 44 + 30j, 39 + 58j, 40 + 74j, 46 + 84j, FOOT, steps=8)
SLIT_LEFT = bezier(59.5 + 22j, 51 + 32j, 44 + 54j, 52 + 74j, 50 + 84j, 48.5 + 93.5j, steps=8)
SLIT_RIGHT = bezier(59.5 + 22j, 60 + 38j, 59 + 54j, 55 + 70j, 58 + 80j, 50.5 + 93.5j, steps=8)


def draw_conch(canvas: Canvas) -> None:
    """Draw a conch."""
    spire = [loft(along(a), along(b), sag=0.14) for a, b in zip(LEFT, RIGHT, strict=True)]
    body = loft(along([*SHOULDER, *FLANK]), along([57 + 27j, *CALLUS[2:]]), sag=0.12)
    shell = _outline()
    canvas.rim(shell)
    with canvas.figure(shell):
        lay_pattern(canvas, *spire[1:], body)
        _round_off(canvas, [*spire[1:], body])
        _keel(canvas, spire[1], (0.4, 0.75), down=0.62, size=1.8)
        _keel(canvas, spire[2], (0.3, 0.56, 0.8), down=0.62, size=2.6)
        _keel(canvas, body, (0.26, 0.47, 0.7), down=0.2, size=4.2)
        _mouth(canvas)


def _outline() -> str:
    last = [RIGHT[2][0], *LIP[:1]]
    right = [RIGHT[1][::-1], RIGHT[0][::-1]]
    return joined(
        *(smooth(c) for c in (*LEFT, SHOULDER, FLANK, CANAL, NOTCH[::-1], LIP[::-1], last[::-1], *right))
    )


def _round_off(canvas: Canvas, skins: list[Surface]) -> None:
    rng, body = canvas.rng, skins[-1]
    hatch = [
        band_cuts(
            skin, rng, spread(max(2, round(skin.length / 4)), low=0.45, high=0.97), (1.0, 0.6), width=1.3
        )
        for skin in skins
    ]
    hatch.append(band_cuts(body, rng, spread(9, low=0.4, high=0.9), (0.0, 0.12), width=1.3))
    canvas.fill("".join(hatch), canvas.body.shade)
    canvas.fill(taper(body.rib(0.3, start=0.36, end=0.8, steps=4), swelling(3.6)), canvas.body.light)
    sutures = [taper(skin.band(0, steps=5), swelling(2.0, start=1, end=1.4, peak=0.7)) for skin in skins]
    canvas.fill("".join(sutures), canvas.ink)


def _keel(canvas: Canvas, skin: Surface, acrosses: tuple[float, ...], *, down: float, size: float) -> None:
    """Draw the shoulder of a whorl: one line from the thorn on the outline over those in front of it."""
    keel: list[complex] = []
    flanks: list[str] = []
    last = 0.02
    for across in acrosses:
        foot = skin.at(across, down)
        tip = foot + size * complex((across - 0.8) * 1.9, -1.5)
        left, right = foot + size * (-1.1 + 0.1j), foot + size * (0.9 + 0.25j)
        hollow, swell = foot + size * (-0.45 - 0.4j), foot + size * (0.55 - 0.9j)
        keel += [skin.at((last + across) / 2, down), left, hollow, tip, swell, right]
        shadow = foot + size * 1.4j
        flanks.append(quads(tip, swell, right, right, shadow, foot - size * 0.2, tip) + "z")
        last = across
    canvas.fill("".join(flanks), canvas.body.shade)
    ends = [skin.at((last + 1) / 2, down), skin.at(1.0, down)]
    canvas.line(quads(skin.at(0.02, down), *keel, *ends), canvas.ink, 1.2)


def _mouth(canvas: Canvas) -> None:
    """Draw the callus, the glowing inside of the lip and the dark slit between them."""
    tone, rng = canvas.body, canvas.rng
    canvas.fill(joined(smooth(CALLUS), smooth(CANAL), smooth(SLIT_RIGHT[::-1])), tone.light)
    canvas.line(smooth(CALLUS), canvas.ink, 1.1)
    lip = joined(smooth(LIP), smooth(NOTCH), smooth(SLIT_RIGHT[:0:-1]))
    glow = canvas.wash(56 + 56j, 94 + 40j, ((0.0, tone.base), (0.35, tone.base), (1.0, tone.light)))
    canvas.fill(lip, glow)
    folds = loft(along(SLIT_RIGHT), along(LIP + NOTCH[1:]), sag=0)
    deep = band_cuts(folds, rng, spread(20, low=0.08, high=0.85), (0.0, 0.55), width=1.8)
    canvas.fill(
        deep + band_cuts(folds, rng, spread(15, low=0.08, high=0.75), (1.0, 0.82), width=1.2), tone.shade
    )
    canvas.fill(taper(folds.rib(0.8, start=0.08, end=0.55, steps=6), swelling(3)), tone.light)
    slit = joined(smooth(SLIT_LEFT), smooth(SLIT_RIGHT[::-1]))
    canvas.fill(slit, canvas.ink)
    canvas.line(slit, canvas.ink, 1.0)
