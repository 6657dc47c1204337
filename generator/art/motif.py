"""Art: what a family says about one of its motifs."""

from collections.abc import Callable

from msgspec import Struct

from generator.art.canvas import Canvas
from generator.geometry import Size

USUAL_SIZE = Size(100, 100)


class Motif(Struct, frozen=True, kw_only=True):
    """A drawing function, one line about what it shows, its colour role by default and its view box."""

    draw: Callable[[Canvas], None]
    about: str
    colour: str = "sand"
    size: Size = USUAL_SIZE
