"""Colours as ``#rrggbb``: their luminance, their grey, and how they thin out towards white."""

from functools import cache

# Source: the relative luminance of WCAG 2 and of sRGB (IEC 61966-2-1).
_WEIGHTS = (0.2126, 0.7152, 0.0722)
_KNEE, _SLOPE, _OFFSET, _GAMMA = 0.04045, 12.92, 0.055, 2.4


@cache
def luminance(colour: str) -> float:
    """Return the relative luminance, from 0 for black to 1 for white."""
    return sum(weight * _linear(channel) for weight, channel in zip(_WEIGHTS, channels(colour), strict=True))


@cache
def grey(colour: str) -> str:
    """Return the grey of the same luminance: what contrasts with a colour does so with its grey."""
    light = luminance(colour)
    knee = _KNEE / _SLOPE
    share = light * _SLOPE if light <= knee else (1 + _OFFSET) * light ** (1 / _GAMMA) - _OFFSET
    return f"#{round(255 * share):02x}" + f"{round(255 * share):02x}" * 2


@cache
def thinned(colour: str, share: float) -> str:
    """Return the colour with so much of its ink, from 0 for white to 1 for the colour itself."""
    return "#" + "".join(f"{round(255 - (255 - channel) * share):02x}" for channel in channels(colour))


def channels(colour: str) -> tuple[int, int, int]:
    """Return red, green and blue, from 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _linear(channel: int) -> float:
    share = channel / 255
    return share / _SLOPE if share <= _KNEE else float(((share + _OFFSET) / (1 + _OFFSET)) ** _GAMMA)
