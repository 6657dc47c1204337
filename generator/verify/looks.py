"""Rules P44x and P45x: fonts, pictures and ink, in any file."""

from collections.abc import Iterator

from generator.diagnostic import Severity
from generator.geometry import Point
from generator.verify.proof import Image, Proof
from generator.verify.rule import ALL_KINDS, Fault, proof_rule

COARSE_PPI, SOFT_PPI = 200, 300
"""Source: as for pictures in content; print shops ask for 300, below 200 the pixels show."""
_SLACK_PPI = 0.5
MOST_INK = 240.0
"""In percent. Source: DriveThruCards, who allow the least of the shops whose terms we know."""
_SLACK_INK = 1.0


@proof_rule("P441", "unembedded-font", "take the file as the press wrote it", kinds=ALL_KINDS)
def unembedded_font(proof: Proof) -> Iterator[Fault]:
    """A font is not in the file.

    Why: whoever prints it takes another one, in which texts are wider and letters may be missing.
    """
    yield from (
        Fault(f"the font {font.name} is not in the file", font.page)
        for font in proof.fonts
        if not font.embedded
    )


@proof_rule(
    "P442", "whole-font", "take the file as the press wrote it", kinds=ALL_KINDS, severity=Severity.WARNING
)
def whole_font(proof: Proof) -> Iterator[Fault]:
    """A font is in the file with all its letters, or under a name that is not its own.

    Why: files get large, some licences allow parts only, and print shops that join files mix up fonts of one
    name with different letters.
    """
    yield from (
        Fault(f"the font {font.name} is not named as a part of a font", font.page)
        for font in proof.fonts
        if font.embedded and not font.subset
    )


@proof_rule("P443", "font-without-text", "take the file as the press wrote it", kinds=ALL_KINDS)
def font_without_text(proof: Proof) -> Iterator[Fault]:
    """A font does not say which characters its letters stand for (ToUnicode).

    Why: the text can be neither searched, copied nor read aloud.
    """
    yield from (
        Fault(f"the font {font.name} does not say what its letters stand for", font.page)
        for font in proof.fonts
        if not font.has_text
    )


@proof_rule("P451", "coarse-print", "use a picture with more pixels, or print it smaller", kinds=ALL_KINDS)
def coarse_print(proof: Proof) -> Iterator[Fault]:
    """A picture has fewer than 200 pixels for an inch where it is printed.

    Why: its pixels show.
    """
    yield from (_coarse(image, page) for page, image in _images(proof) if image.ppi < COARSE_PPI - _SLACK_PPI)


@proof_rule(
    "P452",
    "soft-print",
    "use a picture with more pixels, or print it smaller",
    kinds=ALL_KINDS,
    severity=Severity.WARNING,
)
def soft_print(proof: Proof) -> Iterator[Fault]:
    """A picture has fewer than 300 pixels for an inch where it is printed.

    Why: print shops ask for 300; at home it looks a little soft.
    """
    for page, image in _images(proof):
        if COARSE_PPI - _SLACK_PPI <= image.ppi < SOFT_PPI - _SLACK_PPI:
            yield _coarse(image, page)


def _images(proof: Proof) -> Iterator[tuple[int, Image]]:
    for page in proof.pages:
        for image in page.images:
            # A picture of one pixel is a colour.
            if max(image.pixels) > 1:
                yield page.number, image


def _coarse(image: Image, page: int) -> Fault:
    width, height = image.pixels
    message = f"a picture of {width} × {height} pixels prints at {image.ppi:.0f} ppi"
    return Fault(message, page, Point(image.at.x, image.at.y))


@proof_rule("P453", "heavy-ink", "lighten the picture, or have it separated for the paper", kinds=ALL_KINDS)
def heavy_ink(proof: Proof) -> Iterator[Fault]:
    """Something in CMYK asks for more ink, all four together, than the paper takes: 240 % of full cover.

    Why: it stays wet, sets off on the next sheet, and print shops refuse the file.
    """
    for ink in proof.inks:
        if ink.percent > MOST_INK + _SLACK_INK:
            yield Fault(f"{ink.what} asks for {ink.percent:.0f} % of ink", ink.page)


@proof_rule(
    "P454",
    "transparency",
    "nothing, unless your print shop asks for PDF/X-1a, which has none",
    kinds=ALL_KINDS,
    severity=Severity.NOTE,
)
def transparency(proof: Proof) -> Iterator[Fault]:
    """Something in the file is seen through, or fades.

    Why: printers flatten it, each in its own way; PDF/X-1a and PDF/A-1 forbid it.
    """
    if proof.transparent:
        yield Fault("something here is seen through", proof.transparent[0])
