"""Art: a bank of fog that rolls over the water and a cutter half swallowed: only its sails stand clear."""

from generator.art.brush import bezier, chain, mix, pair, smooth, straight, swelling, taper
from generator.art.canvas import Canvas
from generator.art.footing import crest, draw_strip, strip
from generator.art.form import contour, trace
from generator.art.shading import bowed_sliver

# Billows of the bank's upper edge from left to right: end of each, and how far it swells.
BANK = (
    (9 + 78j, 0.0), (9 + 62j, 0.26), (19 + 47j, 0.4), (33 + 41j, 0.46), (46 + 48j, 0.42), (58 + 57j, 0.34),
    (72 + 61j, 0.4), (86 + 60j, 0.42), (98 + 64j, 0.42), (111 + 69j, 0.44), (119 + 76j, 0.44),
    (123 + 85j, 0.3),
)  # fmt: skip
FRONT = (
    (5 + 88j, 0.0), (17 + 76j, 0.3), (33 + 73j, 0.42), (48 + 78j, 0.4), (63 + 76j, 0.42), (78 + 79j, 0.42),
    (92 + 77j, 0.42), (106 + 81j, 0.44), (118 + 82j, 0.4), (126 + 90j, 0.3),
)  # fmt: skip
MAST = (79 + 70j, 77 + 6j)


def draw_fog(canvas: Canvas) -> None:
    """Draw the bank drifting to the right."""
    bank, front = _billows(BANK), _billows(FRONT)
    outline = f"{bank}L{pair(122 + 89j)}L{pair(8 + 89j)}z"
    line = crest(4.4, 127, 87, canvas.rng, high=1.6)
    sails = [chain(*edges) for edges in _sails()]
    canvas.rim(outline, strip(line, 7.6), *sails, straight(MAST), straight(GAFF))
    _draw_cutter(canvas, sails)
    canvas.line(outline, canvas.ink, 2.0, shift=0.5 + 0.6j)
    canvas.fill(outline, canvas.body.base)
    with canvas.clipped(outline):
        _draw_rolls(canvas)
        canvas.fill(f"{front}L{pair(128 + 96j)}L{pair(3 + 96j)}z", canvas.body.light)
        canvas.line(front, canvas.ink, 1.5)
        _draw_curls(canvas)
    canvas.outline(outline)
    draw_strip(canvas, line, 7.6)


def _billows(steps: tuple[tuple[complex, float], ...]) -> str:
    """Return an edge of round billows through the ends given."""
    line, here = f"M{pair(steps[0][0])}", steps[0][0]
    for end, swell in steps[1:]:
        out = (end - here) * -1j * swell
        line += (
            f"C{pair(mix(here, end, -0.02) + out * 1.5)} {pair(mix(here, end, 0.9) + out * 1.7)} {pair(end)}"
        )
        here = end
    return line


GAFF = (78.6 + 34j, 56 + 17j)


def _sails() -> tuple[tuple[list[complex], ...], ...]:
    """Return the edges of mainsail, topsail, staysail and jib."""
    main = ([78.4 + 35j, 57 + 19j], bezier(57 + 19j, 52 + 44j, 47 + 70j, steps=3), [47 + 70j, 79 + 70j])
    top = ([77.4 + 9j, 59 + 18j], [59 + 18j, 78 + 32j])
    stay = (
        [78 + 24j, 92 + 68j],
        bezier(92 + 68j, 86 + 66j, 81 + 66j, steps=2),
        bezier(81 + 66j, 83 + 44j, 78 + 24j, steps=3),
    )
    jib = (
        [77.6 + 14j, 106 + 70j],
        bezier(106 + 70j, 98 + 66j, 93 + 65j, steps=2),
        bezier(93 + 65j, 91 + 42j, 77.6 + 14j, steps=3),
    )
    return main, top, stay, jib


def _draw_cutter(canvas: Canvas, sails: list[str]) -> None:
    """The boat is pale: the air between has taken its colour."""
    rust, foam, paper = canvas.tone("rust"), canvas.tone("foam"), canvas.tone("paper")
    fading = canvas.wash(16j, 66j, ((0.0, rust.base), (0.35, rust.base), (1.0, foam.base)))
    canvas.line(straight(MAST), canvas.ink, 2.8)
    for k, sail in enumerate(sails):
        canvas.fill(sail, fading if k < 2 else paper.base)
        canvas.outline(sail, width=1.6)
    canvas.fill(taper(trace("82 34, 88 50, 90 62"), swelling(1.6)), paper.shade)
    with canvas.clipped(sails[0]):
        canvas.line(
            smooth(trace("70 29, 66 48, 64 70")) + smooth(trace("64 24, 58 46, 55 70")), rust.light, 1.0
        )
    canvas.line(straight(GAFF), canvas.ink, 2.6)
    canvas.shape("M77 6l9 1.6-8.6 2.4z", canvas.tone("coral").base, 1.1)


def _draw_rolls(canvas: Canvas) -> None:
    """Inside, the bank is layered: shade under each billow, light on its shoulder."""
    body = canvas.body
    under = trace("0 70, 10 64, 22 62, 34 64, 48 69, 62 72, 78 71, 94 73, 110 77, 130 82, 130 96, 0 96")
    canvas.fill(contour(under), body.shade, opacity=0.6)
    shoulders = (
        (8 + 60j, 13 + 52j, 21 + 48.6j), (22 + 49j, 29 + 46j, 36 + 47j), (60 + 62j, 66 + 61.6j, 72 + 64.6j),
        (74 + 66j, 81 + 63j, 88 + 64.6j), (89 + 66j, 95 + 65.6j, 101 + 68.4j),
        (38 + 50j, 43 + 50.6j, 47 + 54.6j),
    )  # fmt: skip
    canvas.fill("".join(bowed_sliver(s, 2.0) for s in shoulders), body.light)


def _draw_curls(canvas: Canvas) -> None:
    """The hand's mark for vapour: open spirals and long level cuts."""
    curls = ""
    for at, size in ((20 + 57j, 6.4), (37 + 58j, 5.0), (26 + 82j, 4.6), (70 + 84j, 4.6)):
        curls += smooth(
            [
                at + size * p
                for p in (
                    -1.6 + 0.7j,
                    -0.9 - 0.5j,
                    0.3 - 0.8j,
                    0.95 + 0j,
                    0.35 + 0.6j,
                    -0.25 + 0.2j,
                    0.1 - 0.15j,
                )
            ]
        )
    canvas.line(curls, canvas.ink, 1.5)
    drifts = [(44 + 84j, 14.0), (84 + 84j, 16.0), (52 + 66j, 10.0), (8 + 80j, 8.0), (106 + 85j, 12.0)]
    canvas.fill(
        "".join(bowed_sliver((at, at + complex(w / 2, -0.8), at + w), 0.9) for at, w in drifts),
        canvas.body.shade,
    )
