"""How much ink sheets take."""

from enum import Enum


class Ink(Enum):
    """FULL prints faces as they are, GREY by the lightness of each colour, LOW as lines and text on white."""

    FULL = "full"
    GREY = "grey"
    LOW = "low"

    @property
    def folder(self) -> str:
        """The folder of such sheets, below that of the paper; none for the usual ones."""
        return "" if self is Ink.FULL else f"ink-{self.value}"
