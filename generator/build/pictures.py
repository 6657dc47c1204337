"""A finished PDF → small pictures of its pages for the gallery: what is shown is what prints."""

import io
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from generator.build.job import PagePicture

if TYPE_CHECKING:
    from pypdfium2 import PdfDocument

WIDTH_PX = 240
MOST_PAGES = 4
_QUALITY = 80


def picture_pages(pdf: bytes, titles: Sequence[str]) -> tuple[PagePicture, ...]:
    """Return a JPEG picture, ``WIDTH_PX`` wide, of each page that has a title, up to ``MOST_PAGES``."""
    # The library for this is needed by builds that print something new only.
    from pypdfium2 import PdfDocument  # noqa: PLC0415

    document = PdfDocument(pdf)
    try:
        return tuple(_pictures(document, titles[:MOST_PAGES]))
    finally:
        document.close()


def _pictures(document: "PdfDocument", titles: Sequence[str]) -> Iterator[PagePicture]:
    for number, title in enumerate(titles):
        page = document[number]
        image = page.render(scale=WIDTH_PX / page.get_width()).to_pil().convert("RGB")
        page.close()
        output = io.BytesIO()
        image.save(output, "JPEG", quality=_QUALITY, optimize=True)
        yield PagePicture(data=output.getvalue(), title=title, height=image.height)
