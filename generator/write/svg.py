"""Write, figures: a drawing in, one standalone SVG document out, in mm.

Nothing in it refers to anything outside: text is outlines of glyphs, pictures are part of it, and art is
inlined, each glyph and each picture once. Several drawings in one page share what they show: see ``sprite``.
"""

from html import escape

from generator.drawing import Drawing
from generator.geometry import Rect
from generator.typeset.fonts import FontBook
from generator.workspace import Workspace
from generator.write.definitions import Definitions, view_box
from generator.write.view import whole

_NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'


def write_svg(
    drawing: Drawing,
    fonts: FontBook,
    workspace: Workspace | None = None,
    alt: str = "",
    window: Rect | None = None,
) -> str:
    """Write a drawing as one SVG document.

    Args:
        drawing: what is shown, bleed and all.
        fonts: where glyphs come from.
        workspace: where pictures come from; may be left out if there are none.
        alt: what a screen reader says; without it the picture is hidden from screen readers.
        window: the part of the drawing to show, if not all of it.

    Returns:
        The document, without an XML declaration, so that it can stand in HTML. The same drawing gives the
        same text.

    Errors:
        ArtError, WorkspaceError: something drawn cannot be had; checks come before this.
        ValueError: there are pictures, but no workspace.
    """
    definitions = Definitions(fonts, workspace)
    body = definitions.show(drawing.items)
    shown = window or whole(drawing).window
    seen = f'role="img" aria-label="{escape(alt)}"' if alt else 'aria-hidden="true"'
    size = f'width="{shown.width:g}mm" height="{shown.height:g}mm" {view_box(shown)}'
    defined = "\n".join(definitions.elements)
    return f"<svg {_NAMESPACES} {size} {seen}>\n<defs>\n{defined}\n</defs>\n{body}\n</svg>\n"
