"""The pictures that a rulebook mentions → drawn. Part of rulebook.

Pieces are shown as they lie on the table, cut to their outline; figures as their templates draw them.
Invariant: a picture that cannot be drawn is reported where it is mentioned, or where its own fault lies.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field

from generator.diagnostic import Diagnostic, Span, suggestion
from generator.drawing import Artwork, Drawing
from generator.drawing import Picture as PlacedPicture
from generator.expression import identifier
from generator.faces import Face, Studio, compose_face, compose_figure
from generator.faces.gallery import ArtFault, Gallery, Raster
from generator.geometry import Rect, Size
from generator.model import Art, Component, LocalizedGame, Piece, Side
from generator.rulebook.document import PictureKind, PictureRef
from generator.rulebook.generated import THUMBNAIL
from generator.rulebook.show import NOTHING_SHOWN
from generator.rulebook.thumbnail import lighten
from generator.write import Picture, cut_out, whole

_MOTIF_MM = 18.0


class Pictures(Struct, frozen=True):
    """What was drawn: pictures by reference, and the composed figures by the name of their template."""

    drawn: Mapping[PictureRef, Picture]
    figures: tuple[tuple[str, Face], ...]


def draw_pictures(
    places: Mapping[PictureRef, Span],
    studio: Studio,
    localized: LocalizedGame,
    shown: Mapping[str, Any] = NOTHING_SHOWN,
) -> tuple[Pictures, tuple[Diagnostic, ...]]:
    """Draw pictures.

    Args:
        places: the pictures, each with the place that mentions it first.
        studio: where faces are composed.
        localized: the game, in the language that the pictures' words are to have.
        shown: what the examples of the book have shown, by name.
    """
    painter = _Painter(studio, localized, studio.scene(localized).gallery, shown)
    found = {ref: painter.paint(ref, span) for ref, span in places.items()}
    drawn = {ref: picture for ref, picture in found.items() if picture is not None}
    drawn |= lighten(drawn, THUMBNAIL, studio)
    return Pictures(drawn, tuple(painter.figures)), tuple(dict.fromkeys(painter.diagnostics))


class _Painter(Struct):
    """Draws one picture after another and gathers what is wrong with them."""

    studio: Studio
    localized: LocalizedGame
    gallery: Gallery
    shown: Mapping[str, Any]
    figures: list[tuple[str, Face]] = field(default_factory=list)
    diagnostics: list[Diagnostic] = field(default_factory=list)

    def paint(self, ref: PictureRef, span: Span) -> Picture | None:
        match ref.kind:
            case PictureKind.FIGURE:
                return self.figure(ref.name, identifier(ref.example), span)
            case PictureKind.PIECE:
                return self.piece(ref.name, Side.FRONT, span)
            case PictureKind.BACK:
                return self.piece(ref.name, Side.BACK, span)
            case PictureKind.ICON:
                icon = self.localized.game.icons[ref.name]
                return self.art(icon.art, icon.origin.at("art"))
            case PictureKind.MOTIF:
                return self.art(Art(name=ref.name, colour=ref.colour, pattern=ref.pattern), span)

    def figure(self, name: str, example: str, span: Span) -> Picture | None:
        if example and example not in self.shown:
            message = f'no example of this edition is called "{example}"'
            self.report("B143", message, suggestion(example, self.shown), span)
            return None
        more = {"examples": self.shown, **({"example": self.shown[example]} if example else {})}
        face, faults = compose_figure(self.studio, self.localized, name, span, more)
        self.diagnostics += faults
        if face is None:
            return None
        self.figures.append((name, face))
        return Picture(whole(face.drawing), face.drawing.size)

    def piece(self, name: str, side: Side, span: Span) -> Picture | None:
        found = self.find(name, span)
        if found is None:
            return None
        component, piece = found
        face, faults = compose_face(self.studio, self.localized, component, piece, side)
        self.diagnostics += faults
        if face is None:
            if not faults:
                self.report("B123", f'"{name}" has no back', "show its face: piece:…", span)
            return None
        return cut_out(face.drawing, component)

    def find(self, name: str, span: Span) -> tuple[Component, Piece] | None:
        """Return the piece that is called ``component/piece``."""
        component_id, _, piece_id = name.partition("/")
        components = {component.id: component for component in self.localized.edition.components}
        component = components.get(component_id)
        if component is None:
            way_out = suggestion(component_id, components)
            self.report("B122", f'there is no component "{component_id}"', way_out, span)
            return None
        pieces = {piece.id: piece for piece in component.pieces}
        if piece_id not in pieces:
            message = f'the component "{component_id}" has no piece "{piece_id}"'
            self.report("B122", message, suggestion(piece_id, pieces), span)
            return None
        return component, pieces[piece_id]

    def art(self, art: Art, span: Span) -> Picture | None:
        found = self.gallery.picture(art)
        if isinstance(found, ArtFault):
            self.report(found.code, found.message, found.hint, found.span or span)
            return None
        scale = _MOTIF_MM / max(found.size.width, found.size.height)
        size = Size(found.size.width * scale, found.size.height * scale)
        box = Rect(0, 0, size.width, size.height)
        item = PlacedPicture(found.path, box) if isinstance(found, Raster) else Artwork(found.svg, box)
        return Picture(whole(Drawing(size, (item,))), size)

    def report(self, code: str, message: str, way_out: str, span: Span) -> None:
        self.diagnostics.append(Diagnostic(code=code, message=message, hint=way_out, span=span))
