"""Art: motif name + colour, pattern → a whole SVG document, drawn by code; one module per family.

The same arguments always give the same text. Motifs name colour roles, never colours, and no game by name.
"""

from generator.art.patterns import PATTERNS
from generator.art.registry import MOTIFS, UnknownArt, UnknownMotif, UnknownPattern, draw_motif

__all__ = ["MOTIFS", "PATTERNS", "UnknownArt", "UnknownMotif", "UnknownPattern", "draw_motif"]
