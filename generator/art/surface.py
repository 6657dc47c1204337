"""Art: a shell's skin as a map from (across, down) in 0..1 to the picture, for ribs, bands and patterns.

``across`` runs from one side to the other, ``down`` from the apex to the growing edge; so a line of constant
``across`` runs along the ribs, and one of constant ``down`` is a growth line.
"""

from collections.abc import Callable
from dataclasses import dataclass

from generator.art.brush import spread


@dataclass(frozen=True, slots=True)
class Surface:
    """A patch of skin. ``length`` and ``breadth`` are its greatest extents in the picture."""

    at: Callable[[float, float], complex]
    length: float
    breadth: float

    def rib(self, across: float, *, start: float = 0.0, end: float = 1.0, steps: int = 8) -> list[complex]:
        """Return points along the skin from the apex side to the edge."""
        return [self.at(across, down) for down in spread(steps + 1, low=start, high=end)]

    def band(self, down: float, *, start: float = 0.0, end: float = 1.0, steps: int = 12) -> list[complex]:
        """Return points across the skin at one age of growth."""
        return [self.at(across, down) for across in spread(steps + 1, low=start, high=end)]
