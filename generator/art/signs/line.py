"""Art: the bold hand of signs: what stands at 18 mm with a line of 2 needs one of 5 at 3 mm."""

from generator.art.canvas import OUTLINE, Canvas

BOLD = 5.0
FIRM = 3.2
FINE = 1.6


def bold_rim(canvas: Canvas, *outlines: str, line: float = BOLD) -> None:
    """Lay the paper-white rim under a sign whose dark line is ``line`` wide."""
    canvas.rim(*outlines, width=(line - OUTLINE) / 2 + 2)
