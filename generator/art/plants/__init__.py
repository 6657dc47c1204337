"""Art: plants of the dune and the shore, each with the leaf, flower or fruit that it is known by."""

from collections.abc import Mapping
from types import MappingProxyType

from generator.art.motif import Motif
from generator.art.plants.grasses import draw_hares_tail, draw_marram_grass
from generator.art.plants.spiny import draw_gorse, draw_sea_holly
from generator.art.plants.trumpets import draw_sea_bindweed, draw_sea_daffodil
from generator.geometry import Size

WIDE = Size(130, 100)
FAMILY: Mapping[str, Motif] = MappingProxyType(
    {
        "plant/marram-grass": Motif(
            draw=draw_marram_grass,
            about="A tussock of marram grass with three spikes.",
            colour="leaf",
            size=WIDE,
        ),
        "plant/hares-tail": Motif(
            draw=draw_hares_tail, about="Five soft heads of hare's-tail grass.", colour="straw", size=WIDE
        ),
        "plant/sea-holly": Motif(
            draw=draw_sea_holly,
            about="Sea holly: three blue heads on collars of spines.",
            colour="thistle",
            size=WIDE,
        ),
        "plant/gorse": Motif(
            draw=draw_gorse, about="A bough of gorse in flower.", colour="pollen", size=WIDE
        ),
        "plant/sea-bindweed": Motif(
            draw=draw_sea_bindweed,
            about="Sea bindweed: a creeping shoot, two striped trumpets.",
            colour="petal",
            size=WIDE,
        ),
        "plant/sea-daffodil": Motif(
            draw=draw_sea_daffodil, about="Three white flowers of the sea daffodil.", colour="foam", size=WIDE
        ),
    }
)
