"""Write, figures: many views in, one hidden SVG element out: a symbol for each, for use all over a page.

Each artwork, glyph and picture stands in it once, and so does each longer line that art is drawn with: the
same shell in six colours is one outline, filled six times. Invariant: all ids are unique and depend only on
what is shown, in what order.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping

from generator.typeset.fonts import FontBook
from generator.workspace import Workspace
from generator.write.definitions import Definitions, view_box
from generator.write.view import View

# Hidden, but not by ``display: none``: gradients and clips in what is not displayed do nothing in browsers.
_HEAD = '<svg aria-hidden="true" width="0" height="0" style="position:absolute;top:0;left:0">'
_WORTH_SHARING = 60
_ATTRIBUTE = r' (?!d=|id=|pathLength=|vector-effect=)[^\s="]+="[^"]*"'
_PATH = re.compile(rf'<path((?:{_ATTRIBUTE})*) d="([^"]{{{_WORTH_SHARING},}})"((?:{_ATTRIBUTE})*)/>')


def write_sprite(views: Mapping[str, View], fonts: FontBook, workspace: Workspace) -> str:
    """Write views as symbols of one SVG element, which shows nothing itself and stands in HTML.

    Args:
        views: what there is to show, by the id of its symbol.
        fonts: where glyphs come from.
        workspace: where pictures come from.

    Errors:
        ArtError, WorkspaceError: something drawn cannot be had; checks come before this.
    """
    definitions = Definitions(fonts, workspace)
    symbols = [_symbol(name, view, definitions) for name, view in views.items()]
    elements = share_lines([*definitions.elements, *symbols])
    return "\n".join((f"{_HEAD}<defs>", *elements, "</defs></svg>\n"))


def _symbol(name: str, view: View, definitions: Definitions) -> str:
    """Return a view as a symbol, which a page can show even by an element that it hides."""
    content = definitions.show(view.drawing.items)
    frame = f'{view_box(view.window)} preserveAspectRatio="none"'
    return f'<symbol id="{name}" visibility="visible" {frame}>{content}</symbol>'


def share_lines(elements: Iterable[str]) -> list[str]:
    """Return SVG elements with each longer path that they have in common defined once, before them.

    An element with a style sheet stays as it is: a rule for its paths would not find what stands for them.
    """
    elements = list(elements)
    plain = [element for element in elements if "<style" not in element]
    counts = Counter(found[2] for element in plain for found in _PATH.finditer(element))
    names = {line: f"line_{number}" for number, line in enumerate(counts) if counts[line] > 1}

    def shared(found: re.Match[str]) -> str:
        before, line, after = found.groups()
        return f'<use{before}{after} href="#{names[line]}"/>' if line in names else found[0]

    lines = "".join(f'<path id="{name}" d="{line}"/>' for line, name in names.items())
    rest = [_PATH.sub(shared, element) if "<style" not in element else element for element in elements]
    return [lines, *rest] if lines else rest
