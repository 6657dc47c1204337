"""Write, figures: views in, one PDF out, with a page for each: a book's pictures, ready to be hung in it.

All pages share their art as form objects. Text is outlines: what a figure says is for its alternative text to
tell, not for the text layer of the book.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby

from generator.drawing import Artwork, Drawing, Item, Words
from generator.geometry import Size
from generator.typeset.fonts import FontBook
from generator.units import mm_to_pt
from generator.write.assets import Assets
from generator.write.document import Document, DocumentInfo, PageParts
from generator.write.paint import Painter
from generator.write.svg import write_svg
from generator.write.view import View, whole


def write_plates(views: Iterable[View], assets: Assets) -> bytes:
    """Write each view as a page of a PDF, as large as its window. The same input gives the same bytes.

    Errors:
        ArtError, PictureError, WorkspaceError: something drawn cannot be had.
    """
    document = Document(DocumentInfo(title="", language=""))
    painter = Painter(document, assets)
    for view in views:
        names: set[str] = set()
        painted = painter.operators(_outlined(view.drawing, assets.fonts), names)
        left = mm_to_pt(view.window.x)
        bottom = mm_to_pt(view.drawing.size.height - view.window.bottom)
        operators = f"1 0 0 1 {-left:.3f} {-bottom:.3f} cm\n{painted}"
        document.add_page(PageParts(size=view.window.size, operators=operators, names=names))
    painter.close()
    return document.close()


def _outlined(drawing: Drawing, fonts: FontBook) -> Drawing:
    """Return a drawing with art in the place of text."""
    return Drawing(drawing.size, tuple(_art_for_words(drawing.items, drawing.size, fonts)))


def _art_for_words(items: Iterable[Item], size: Size, fonts: FontBook) -> Iterator[Item]:
    for is_text, group in groupby(items, lambda item: isinstance(item, Words)):
        if is_text:
            text = Drawing(size, tuple(group))
            yield Artwork(write_svg(text, fonts), whole(text).window)
        else:
            yield from group
