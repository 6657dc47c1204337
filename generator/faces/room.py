"""Faces: a text that sits in its slot → how much longer it may grow. For reports; no build asks for it."""

from generator.faces.face import SlotFit
from generator.faces.studio import Studio
from generator.model import LocalizedGame
from generator.typeset import Align, Compositor, Room, Valign


def measure_room(studio: Studio, localized: LocalizedGame, fit: SlotFit) -> Room:
    """Return the room that is left in a slot, at the least size of its style."""
    setting = studio.scene(localized).setting.standing(Align.LEFT, Valign.TOP, fit.rotation)
    style = localized.game.theme.styles[fit.style]
    return Compositor(fit.box, style, setting).room(fit.text)
