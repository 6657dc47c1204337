"""The texts of a game → the same, with how many characters there is room for where each of them is shown.

Faces are set in the source language, as they print. A message that is shown in several places must fit in the
smallest. What stands in braces counts as it is typed, since a translator sees it so.
"""

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from generator.build.catalog_texts import Texts
from generator.build.disk import DiskWorkspace
from generator.build.press import Press, open_press
from generator.check import ComposedFace
from generator.faces import compose_face, measure_room, texts_in_slot
from generator.localize import Message, key_of, localize_game
from generator.localize.catalog import Key
from generator.model import Edition, Game, LocalizedGame, Side


def with_room(workspace: DiskWorkspace, texts: Texts) -> Texts:
    """Return texts with the ``max_length`` of those that are alone in a slot of some face."""
    game = texts.game
    if game is None:
        return texts
    press = open_press(workspace.root, (game,))
    rooms: dict[Key, int] = {}
    for edition in game.editions:
        for key, room in _rooms(press, game, edition):
            rooms[key] = min(room, rooms.get(key, room))
    return replace(texts, messages=tuple(_with_room(message, rooms) for message in texts.messages))


def _with_room(message: Message, rooms: Mapping[Key, int]) -> Message:
    room = rooms.get(key_of(message.context, message.source), 0)
    return replace(message, max_length=max(room, len(message.source))) if room else message


def _rooms(press: Press, game: Game, edition: Edition) -> Iterator[tuple[Key, int]]:
    localized, _ = localize_game(press.workspace, game, edition, press.languages[game.source_language])
    if localized is None:
        return
    for composed in _faces(press, localized):
        for fit in composed.face.fits:
            texts = texts_in_slot(composed.piece, fit)
            if len(texts) == 1 and not fit.overflow_mm:
                room = measure_room(press.studio, localized, fit)
                braces = len(texts[0].source) - len(str(texts[0]))
                yield key_of(texts[0].context, texts[0].source), room.characters + braces


def _faces(press: Press, localized: LocalizedGame) -> Iterable[ComposedFace]:
    for component in localized.edition.components:
        for piece in component.pieces:
            for side in (Side.FRONT,) if component.back is None else (Side.FRONT, Side.BACK):
                face, _ = compose_face(press.studio, localized, component, piece, side)
                if face is not None:
                    yield ComposedFace(component=component, piece=piece, side=side, face=face)
