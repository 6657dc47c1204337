"""How different two colours look, to most people and to those who see some of them alike.

Colours are compared in CAM02-UCS, in which equal distances look equally far apart: below 5 two colours are
taken for one on different pieces, above 20 nobody mistakes them.

Source: Moroney et al., The CIECAM02 color appearance model (2002); Luo, Cui and Li, Uniform colour spaces
based on CIECAM02 (2006); Machado, Oliveira and Fernandes, A physiologically-based model for
simulation of color vision deficiency (2009), for full severity. Viewing conditions of sRGB: D65, grey
surroundings, 64 lux.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from math import atan2, cos, exp, hypot, log, pi, sin, sqrt
from types import MappingProxyType

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

_SAME: Matrix = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
SIGHTS: Mapping[str, Matrix] = MappingProxyType(
    {
        "": _SAME,
        "protanopia": (
            (0.152286, 1.052583, -0.204868),
            (0.114503, 0.786281, 0.099216),
            (-0.003882, -0.048116, 1.051998),
        ),
        "deuteranopia": (
            (0.367322, 0.860646, -0.227968),
            (0.280085, 0.672501, 0.047413),
            (-0.011820, 0.042940, 0.968881),
        ),
        "tritanopia": (
            (1.255528, -0.076749, -0.178779),
            (-0.078411, 0.930809, 0.147602),
            (0.004733, 0.691367, 0.303900),
        ),
    }
)
"""What each kind of sight makes of linear red, green and blue; the first is that of most people."""

_XYZ: Matrix = ((41.24, 35.76, 18.05), (21.26, 71.52, 7.22), (1.93, 11.92, 95.05))
_CAT02: Matrix = ((0.7328, 0.4296, -0.1624), (-0.7036, 1.6975, 0.0061), (0.0030, 0.0136, 0.9834))
_HUNT: Matrix = ((0.38971, 0.68898, -0.07868), (-0.22981, 1.18340, 0.04641), (0.0, 0.0, 1.0))
_BACK: Matrix = (
    (1.096124, -0.278869, 0.182745),
    (0.454369, 0.473533, 0.072098),
    (-0.009628, -0.005698, 1.015326),
)
_WHITE: Triple = (95.047, 100.0, 108.883)
_GREY, _LIGHT, _C, _NC, _F = 20.0, 64 / pi / 5, 0.69, 1.0, 1.0
_C1, _C2 = 0.007, 0.0228


def distance(one: str, other: str, sight: str = "") -> float:
    """Return how far apart two colours, each ``#rrggbb``, look to a kind of sight."""
    first, second = _place(one, sight), _place(other, sight)
    return sqrt(sum((a - b) ** 2 for a, b in zip(first, second, strict=True)))


@cache
def _place(colour: str, sight: str) -> Triple:
    """Return a colour's place in CAM02-UCS."""
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    seen = [min(max(part, 0.0), 1.0) for part in _times(SIGHTS[sight], linear)]
    return _uniform(_times(_XYZ, seen))


def _times(matrix: Matrix, triple: Sequence[float]) -> Triple:
    x, y, z = (sum(a * b for a, b in zip(row, triple, strict=True)) for row in matrix)
    return x, y, z


def _uniform(xyz: Triple) -> Triple:
    """Return the lightness, and how red and how yellow, of a colour under the viewing conditions."""
    k = 1 / (5 * _LIGHT + 1)
    fl = 0.2 * k**4 * 5 * _LIGHT + 0.1 * (1 - k**4) ** 2 * (5 * _LIGHT) ** (1 / 3)
    n = _GREY / _WHITE[1]
    nbb, z = 0.725 * n**-0.2, 1.48 + sqrt(n)
    degree = _F * (1 - exp((-_LIGHT - 42) / 92) / 3.6)

    white = _times(_CAT02, _WHITE)
    gains = [degree * _WHITE[1] / part + 1 - degree for part in white]
    red, green, blue = _adapted(xyz, gains, fl)
    white_red, white_green, white_blue = _adapted(_WHITE, gains, fl)

    a = red - 12 * green / 11 + blue / 11
    b = (red + green - 2 * blue) / 9
    hue = atan2(b, a)
    achromatic = (2 * red + green + blue / 20 - 0.305) * nbb
    white_achromatic = (2 * white_red + white_green + white_blue / 20 - 0.305) * nbb
    lightness = 100 * max(achromatic / white_achromatic, 0.0) ** (_C * z)
    eccentricity = (cos(hue + 2) + 3.8) / 4
    t = (50000 / 13 * _NC * nbb) * eccentricity * hypot(a, b) / (red + green + 21 * blue / 20)
    chroma = t**0.9 * sqrt(lightness / 100) * (1.64 - 0.29**n) ** 0.73
    colourfulness = log(1 + _C2 * chroma * fl**0.25) / _C2
    shown = (1 + 100 * _C1) * lightness / (1 + _C1 * lightness)
    return shown, colourfulness * cos(hue), colourfulness * sin(hue)


def _adapted(xyz: Triple, gains: Sequence[float], fl: float) -> Triple:
    """Return what the three kinds of cones make of a colour."""
    cones = [part * gain for part, gain in zip(_times(_CAT02, xyz), gains, strict=True)]
    red, green, blue = (_compressed(part, fl) for part in _times(_HUNT, _times(_BACK, cones)))
    return red, green, blue


def _compressed(cone: float, fl: float) -> float:
    power: float = (fl * abs(cone) / 100) ** 0.42
    size = 400 * power / (power + 27.13) + 0.1
    return size if cone >= 0 else 0.2 - size
