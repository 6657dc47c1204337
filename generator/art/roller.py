"""Art: one rolling wave as path data, for rows of waves on grounds and for ornaments.

The paths are relative: put an ``M`` and the place of the trough before them. Across, a wave is measured in
units; up, in shares of its height.
"""

from generator.art.brush import pair
from generator.art.shading import bowed_sliver

PERIOD = 100 / 3


def profile(height: float, period: float = PERIOD) -> str:
    """Return a wave from trough to trough: a long back, a crest that curls over, a hollow face."""
    back = (9 - 0.05j, 13 - 0.92j, 21 - 0.98j)
    curl = (26 - 1.02j, 29 - 0.72j, 26.8 - 0.5j, 26.4 - 0.68j, 24.6 - 0.74j, 22.8 - 0.62j)
    face = (21.4 - 0.42j, 25 - 0.04j, complex(PERIOD, 0))
    return _curves(height, period, *back, *curl, *face)


def hollow(height: float, period: float = PERIOD) -> str:
    """Return the shadow under the curl, from the trough before the wave."""
    out = (24 - 0.76j, 25.5 - 0.72j, 26.3 - 0.52j, 24.4 - 0.56j, 24 - 0.26j, 27.6 - 0.08j)
    home = (23.6 - 0.16j, 21 - 0.4j, 22.6 - 0.66j)
    return (
        _start(height, period, 22.6 - 0.66j) + _curves(height, period, *out, *home, start=22.6 - 0.66j) + "z"
    )


def foam(height: float, period: float = PERIOD) -> str:
    """Return the foam on the crest: thin along the back, thick where it curls."""
    out = (10 - 0.2j, 13 - 0.96j, 21 - 1.01j, 26.4 - 1.06j, 29.4 - 0.74j, 26.9 - 0.49j)
    home = (27 - 0.7j, 24.6 - 0.84j, 21.4 - 0.82j, 15 - 0.8j, 11 - 0.18j, 3 - 0.04j)
    return _start(height, period, 3 - 0.04j) + _curves(height, period, *out, *home, start=3 - 0.04j) + "z"


def furrows(at: complex, height: float, count: int = 4) -> str:
    """Return path data of cuts that follow the back of the wave, each lower and flatter than the last."""
    cuts = ""
    for drop, flat, start, end in _FURROWS[:count]:
        rise = height * flat
        a, c = at + complex(start, drop - 0.12 * rise), at + complex(end, drop - rise)
        middle = at + complex(start + (end - start) * 0.52, drop - 0.62 * rise)
        cuts += bowed_sliver((a, middle, c), 1.0)
    return cuts


_FURROWS = ((2.6, 0.84, 5, 19.5), (5.0, 0.62, 2, 21), (7.4, 0.42, -1, 24), (9.6, 0.24, -6, 27))


def _placed(height: float, period: float, place: complex) -> complex:
    return complex(place.real * period / PERIOD, place.imag * height)


def _start(height: float, period: float, place: complex) -> str:
    return f"m{pair(_placed(height, period, place))}"


def _curves(height: float, period: float, *places: complex, start: complex = 0j) -> str:
    """Return relative cubic curves through control points measured from the trough."""
    here, parts = _placed(height, period, start), ""
    for i in range(0, len(places), 3):
        points = [_placed(height, period, p) for p in places[i : i + 3]]
        parts += "c" + " ".join(pair(p - here) for p in points)
        here = points[2]
    return parts
