"""Drawings → the same drawings with less ink: grey, or lines and text on white. Faces are composed once.

Invariant: nothing moves. Every line, letter and icon stays where it is, and text keeps its contrast: in grey
by definition, as contrast is a matter of luminance, in low ink as dark text on light ground.
"""

from generator.ink.reduce import reduce_ink

__all__ = ["reduce_ink"]
