"""Art: motif name → drawing function, over all families. Invariant: a name means one drawing for good."""

import difflib
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from generator.art import (
    birds,
    boats,
    creatures,
    finds,
    fishes,
    grounds,
    ornaments,
    places,
    plants,
    rims,
    scenes,
    shells,
    signs,
    things,
    weeds,
)
from generator.art.canvas import Canvas
from generator.art.motif import Motif
from generator.art.patterns import PATTERNS
from generator.model import Tone

FAMILIES: tuple[Mapping[str, Motif], ...] = (
    shells.FAMILY,
    finds.FAMILY,
    things.FAMILY,
    birds.FAMILY,
    boats.FAMILY,
    creatures.FAMILY,
    fishes.FAMILY,
    places.FAMILY,
    plants.FAMILY,
    weeds.FAMILY,
    rims.FAMILY,
    scenes.FAMILY,
    signs.FAMILY,
    grounds.FAMILY,
    ornaments.FAMILY,
)

_KNOWN: Mapping[str, Motif] = MappingProxyType(
    {name: motif for family in FAMILIES for name, motif in family.items()}
)

MOTIFS: Mapping[str, str] = MappingProxyType({name: _KNOWN[name].about for name in sorted(_KNOWN)})


class UnknownArt(LookupError):  # noqa: N818 - it names what is unknown, as UnknownMotif does
    """A name that stands for nothing here; ``suggestion`` is the nearest one that does, or empty."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        super().__init__(name)
        self.name = name
        self.suggestion = next(iter(difflib.get_close_matches(name, list(known), n=1)), "")


class UnknownMotif(UnknownArt):
    """No motif has this name."""


class UnknownPattern(UnknownArt):
    """No pattern has this name."""


def draw_motif(name: str, palette: Mapping[str, Tone], *, colour: str = "", pattern: str = "") -> str:
    """Draw a motif and return its SVG document.

    Args:
        name: one of ``MOTIFS``.
        palette: role → tone; a role that is missing is drawn in a neutral tone.
        colour: the role the figure is painted in; empty for the motif's own.
        pattern: one of ``PATTERNS``; empty for none.

    Units:
        The view box is 100 × 100 unless the motif says otherwise; 2 units are the outline's 0.35 mm when the
        motif is printed 18 mm wide.

    Errors:
        UnknownMotif, UnknownPattern: with the nearest known name in ``suggestion``.
    """
    if name not in _KNOWN:
        raise UnknownMotif(name, MOTIFS)
    if pattern and pattern not in PATTERNS:
        raise UnknownPattern(pattern, PATTERNS)
    motif = _KNOWN[name]
    canvas = Canvas(name, palette, colour=colour or motif.colour, pattern=pattern, size=motif.size)
    motif.draw(canvas)
    return canvas.svg()
