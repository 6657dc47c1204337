"""The texts of a game → the same, with what a translator wants to know: room, and a picture.

Faces are set in the source language, as they print. A message that is shown in several places must fit in the
smallest. What stands in braces counts as it is typed, since a translator sees it so.
"""

from collections.abc import Iterator, Mapping

from msgspec import Struct, field
from msgspec.structs import replace

from generator.build.catalog_texts import Texts
from generator.build.disk import DiskWorkspace
from generator.build.press import Press, open_press
from generator.check import ComposedFace
from generator.faces import compose_face, measure_room, texts_in_slot
from generator.localize import Message, key_of, localize_game
from generator.localize.catalog import Key
from generator.localize.notes import RULEBOOK
from generator.model import Edition, Game, LocalizedGame, Side

PAGES = "translate"
"""The folder of the pages with pictures, below the output folder."""


class Hints(Struct, frozen=True):
    """Of messages that faces show: how many characters there is room for, and the face that shows it first.

    ``faces`` are these faces by id, the anchors of the page that shows them.
    """

    rooms: dict[Key, int] = field(default_factory=dict)
    seen: dict[Key, str] = field(default_factory=dict)
    faces: dict[str, ComposedFace] = field(default_factory=dict)


def with_hints(workspace: DiskWorkspace, texts: Texts) -> tuple[Texts, Hints]:
    """Return texts with room and picture, as far as faces show them; and the faces."""
    hints = Hints()
    if texts.game is None:
        return texts, hints
    press = open_press(workspace.root, (texts.game,))
    for edition in texts.game.editions:
        _look(press, texts.game, edition, hints)
    messages = tuple(_told(message, texts.game, hints) for message in texts.messages)
    return replace(texts, messages=messages), hints


def _told(message: Message, game: Game, hints: Hints) -> Message:
    key = key_of(message.context, message.source)
    room = hints.rooms.get(key, 0)
    return replace(
        message,
        max_length=max(room, len(message.source)) if room else 0,
        picture=_picture(message, game, hints.seen),
    )


def _picture(message: Message, game: Game, seen: Mapping[Key, str]) -> str:
    """Return the page that shows a message, below the project's folder; nothing if no page does."""
    book, _, section = message.context.partition("#")
    if book == RULEBOOK:
        folder = f"out/{game.slug}/{game.editions[0].id}/{game.source_language}"
        return f"{folder}/rulebook.html" + (f"#{section}" if section else "")
    face = seen.get(key_of(message.context, message.source))
    return f"out/{PAGES}/{game.slug}.html#{face}" if face else ""


def _look(press: Press, game: Game, edition: Edition, hints: Hints) -> None:
    """Take down what the faces of an edition show."""
    localized, _ = localize_game(press.workspace, game, edition, press.languages[game.source_language])
    if localized is None:
        return
    for id_, composed in _faces(press, localized):
        for fit in composed.face.fits:
            texts = texts_in_slot(composed.piece, fit)
            for text in texts:
                key = key_of(text.context, text.source)
                if hints.seen.setdefault(key, id_) == id_:
                    hints.faces.setdefault(id_, composed)
            if len(texts) == 1 and not fit.overflow_mm:
                key = key_of(texts[0].context, texts[0].source)
                braces = len(texts[0].source) - len(str(texts[0]))
                room = measure_room(press.studio, localized, fit).characters + braces
                hints.rooms[key] = min(room, hints.rooms.get(key, room))


def _faces(press: Press, localized: LocalizedGame) -> Iterator[tuple[str, ComposedFace]]:
    for component in localized.edition.components:
        sides = (Side.FRONT,) if component.back is None else (Side.FRONT, Side.BACK)
        for piece in component.pieces:
            for side in sides:
                face, _ = compose_face(press.studio, localized, component, piece, side)
                id_ = "-".join((component.id, piece.id, *(("back",) if side is Side.BACK else ())))
                if face is not None:
                    yield id_, ComposedFace(component=component, piece=piece, side=side, face=face)
