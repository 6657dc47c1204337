"""Art: whole scenes for mats and covers, and quiet ones behind a figure.

Each overshoots its view box and is meant to cover a slot.
"""

from collections.abc import Mapping
from types import MappingProxyType

from generator.art.motif import Motif
from generator.art.scenes.backdrop import BOX
from generator.art.scenes.bay import draw_bay
from generator.art.scenes.sands import draw_beach, draw_dune
from generator.art.scenes.waters import draw_foreshore, draw_open_sea
from generator.geometry import Size

FAMILY: Mapping[str, Motif] = MappingProxyType(
    {
        "scene/bay": Motif(
            draw=draw_bay,
            about="A bay from above, deep at the top, with surf on a strip of sand.",
            colour="sea",
            size=Size(190, 250),
        ),
        "scene/dune": Motif(
            draw=draw_dune, about="A valley between dunes, to stand behind a figure.", colour="sand", size=BOX
        ),
        "scene/beach": Motif(
            draw=draw_beach, about="A beach and the sea, to stand behind a figure.", colour="sand", size=BOX
        ),
        "scene/foreshore": Motif(
            draw=draw_foreshore,
            about="Wet sand, pools and rocks, to stand behind a figure.",
            colour="stone",
            size=BOX,
        ),
        "scene/open-sea": Motif(
            draw=draw_open_sea,
            about="Swell below a far horizon, to stand behind a figure.",
            colour="sea",
            size=BOX,
        ),
    }
)
