"""How far two colours are apart, for normal sight and for colour blindness."""

import warnings

import numpy as np

with warnings.catch_warnings():
    # Its docstrings hold escapes that newer Pythons warn of, and warnings are errors here.
    warnings.simplefilter("ignore")
    from colorspacious import cspace_convert

SIGHTS = ("normal", "protanomaly", "deuteranomaly", "tritanomaly")


def rgb(colour):
    """Return ``#rrggbb`` as three shares."""
    return np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])


def apart(one, other, sight):
    """Return the CAM02-UCS distance of two colours, for sight or for full dichromacy (Machado 2009)."""
    space = "sRGB1" if sight == "normal" else {"name": "sRGB1+CVD", "cvd_type": sight, "severity": 100}
    a, b = (cspace_convert(rgb(colour), space, "CAM02-UCS") for colour in (one, other))
    return float(np.linalg.norm(a - b))


def contrast(one, other):
    """Return the contrast ratio of two colours as WCAG 2 defines it, from 1 to 21."""
    lights = []
    for colour in (one, other):
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in rgb(colour)]
        lights.append(float(np.dot(linear, (0.2126, 0.7152, 0.0722))))
    low, high = sorted(lights)
    return (high + 0.05) / (low + 0.05)
