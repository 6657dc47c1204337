"""Rules A2xx: how raster pictures print."""

from collections.abc import Iterator

from generator.check.facts import Composed, ComposedFace, GameWords
from generator.check.registry import Finding, rule
from generator.diagnostic import Severity, Span
from generator.faces.face import PictureFit

COARSE_DPI = 200
SOFT_DPI = 300
"""Source: print shops ask for 300 dpi; below 200 the pixels show at reading distance."""


@rule("A201", "coarse-picture", on=Composed)
def coarse_picture(composed: Composed) -> Iterator[Finding]:
    """A picture has fewer than 200 pixels for an inch of the printed piece.

    Why: its pixels show. Enlarging it in a program does not help, since the detail is not there.

    Bad, on a face 63 mm wide:
        art: {file: castle.png}    # 400 pixels wide

    Good:
        art: {file: castle.png}    # 750 pixels wide
    """
    for place, picture in _pictures(composed):
        if picture.dpi < COARSE_DPI:
            yield _finding(place, picture, COARSE_DPI, "its pixels show")


@rule("A202", "soft-picture", on=Composed, severity=Severity.WARNING)
def soft_picture(composed: Composed) -> Iterator[Finding]:
    """A picture has fewer than 300 pixels for an inch of the printed piece.

    Why: print shops ask for 300, and refuse or warn below that. At home it looks a little soft.

    Bad, on a face 63 mm wide:
        art: {file: castle.png}    # 600 pixels wide

    Good:
        art: {file: castle.png}    # 750 pixels wide
    """
    for place, picture in _pictures(composed):
        if COARSE_DPI <= picture.dpi < SOFT_DPI:
            yield _finding(place, picture, SOFT_DPI, "it looks soft")


@rule("A203", "unused-art", on=GameWords, severity=Severity.WARNING)
def unused_art(game_words: GameWords) -> Iterator[Finding]:
    """A picture in the game's art folder is shown nowhere.

    Why: it may be the one that a piece should show; and what nobody uses, nobody keeps up.

    Bad:
        # art/castle-new.png is there, and no piece names it
        art: {file: castle.png}

    Good:
        art: {file: castle-new.png}
    """
    for path in game_words.idle_files:
        if not path.endswith(".j2"):
            yield Finding("nothing shows this picture", Span(path), "let a piece show it, or take it away")


@rule("A204", "unused-template", on=GameWords, severity=Severity.WARNING)
def unused_template(game_words: GameWords) -> Iterator[Finding]:
    """A template of the game is the face of no component, no figure, and part of no other template.

    Why: a face that was replaced is still there to be mistaken for the one in use.

    Bad:
        # templates/card-old.svg.j2 is there, and no component names it
        face: card.svg.j2

    Good:
        face: card-old.svg.j2
    """
    for path in game_words.idle_files:
        if path.endswith(".j2"):
            yield Finding("nothing uses this template", Span(path), "let a component use it, or take it away")


def _pictures(composed: Composed) -> Iterator[tuple[ComposedFace, PictureFit]]:
    for composed_face in composed.faces:
        for picture in composed_face.face.pictures:
            yield composed_face, picture


def _finding(place: ComposedFace, picture: PictureFit, wanted: int, consequence: str) -> Finding:
    piece = place.piece
    return Finding(
        f"{picture.path} prints at {picture.dpi:.0f} dpi on {place.component.id}/{piece.id}: "
        f"below {wanted} {consequence}",
        piece.origin.at(picture.field),
        f"use a picture {wanted / picture.dpi:.1f} times as wide, or a smaller slot",
    )
