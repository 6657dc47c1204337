"""A finished PDF → small pictures of its pages for the gallery: what is shown is what prints."""

import io
from collections.abc import Iterator, Sequence

import pypdfium2 as pdfium

from generator.build.job import PagePicture

WIDTH_PX = 240
MOST_PAGES = 24
_QUALITY = 80


def picture_pages(pdf: bytes, titles: Sequence[str]) -> tuple[PagePicture, ...]:
    """Return a JPEG picture, ``WIDTH_PX`` wide, of each page that has a title, up to ``MOST_PAGES``."""
    document = pdfium.PdfDocument(pdf)
    try:
        return tuple(_pictures(document, titles[:MOST_PAGES]))
    finally:
        document.close()


def _pictures(document: pdfium.PdfDocument, titles: Sequence[str]) -> Iterator[PagePicture]:
    for number, title in enumerate(titles):
        page = document[number]
        image = page.render(scale=WIDTH_PX / page.get_width()).to_pil().convert("RGB")
        page.close()
        output = io.BytesIO()
        image.save(output, "JPEG", quality=_QUALITY, optimize=True)
        yield PagePicture(data=output.getvalue(), title=title, height=image.height)
