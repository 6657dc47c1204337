"""Art: boats from the side, bow to the right, each on its strip of sea."""

from collections.abc import Mapping
from types import MappingProxyType

from generator.art.boats.rowing import draw_rowing_boat
from generator.art.boats.sloop import draw_sailboat
from generator.art.boats.tall_ship import draw_tall_ship
from generator.art.boats.trawler import draw_trawler
from generator.art.motif import Motif
from generator.geometry import Size

BOX = Size(140, 100)

FAMILY: Mapping[str, Motif] = MappingProxyType(
    {
        "boat/rowing-boat": Motif(
            draw=draw_rowing_boat,
            about="A clinker-built rowing boat with its oars.",
            colour="grass",
            size=Size(140, 94),
        ),
        "boat/trawler": Motif(
            draw=draw_trawler, about="A stern trawler, nets on the drum.", colour="coral", size=BOX
        ),
        "boat/sailboat": Motif(
            draw=draw_sailboat, about="A sloop heeling under main and jib.", colour="sun", size=Size(120, 100)
        ),
        "boat/tall-ship": Motif(
            draw=draw_tall_ship, about="A three-masted full-rigged ship under sail.", colour="wood", size=BOX
        ),
    }
)
