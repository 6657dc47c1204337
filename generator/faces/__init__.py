"""Faces: piece + template + art → ``Face``: a drawing and the facts about it.

Invariant: whatever strangers write in templates and pictures, what comes out is inert, and links to nothing;
what cannot be shown is reported, never dropped.
"""

from generator.faces.compose import check_icons, compose_face, compose_figure
from generator.faces.face import Face, PictureFit, SlotFit
from generator.faces.faults import CODES
from generator.faces.places import texts_in_slot
from generator.faces.room import measure_room
from generator.faces.studio import Studio, open_studio

__all__ = [
    "CODES",
    "Face",
    "PictureFit",
    "SlotFit",
    "Studio",
    "check_icons",
    "compose_face",
    "compose_figure",
    "measure_room",
    "open_studio",
    "texts_in_slot",
]
