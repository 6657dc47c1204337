"""Art: plants of the dune and the shore, each with the leaf, flower or fruit that it is known by."""

from collections.abc import Mapping
from types import MappingProxyType

from generator.art.motif import Motif
from generator.art.plants.bowls import draw_evening_primrose, draw_horned_poppy
from generator.art.plants.crosses import draw_sea_kale, draw_sea_rocket
from generator.art.plants.fleshy import draw_samphire
from generator.art.plants.grasses import draw_hares_tail, draw_marram_grass
from generator.art.plants.heads import draw_everlasting, draw_sea_spurge, draw_sea_thrift
from generator.art.plants.spiny import draw_gorse, draw_sea_holly
from generator.art.plants.trumpets import draw_sea_bindweed, draw_sea_daffodil
from generator.art.plants.woody import draw_maritime_pine, draw_tamarisk
from generator.geometry import Size

_PLANTS = (
    ("marram-grass", draw_marram_grass, "leaf", "A tussock of marram grass with three spikes."),
    ("hares-tail", draw_hares_tail, "straw", "Five soft heads of hare's-tail grass."),
    ("sea-holly", draw_sea_holly, "thistle", "Sea holly: three blue heads on collars of spines."),
    ("gorse", draw_gorse, "pollen", "A bough of gorse in flower."),
    ("sea-bindweed", draw_sea_bindweed, "petal", "Sea bindweed: a creeping shoot, two striped trumpets."),
    ("sea-daffodil", draw_sea_daffodil, "foam", "Three white flowers of the sea daffodil."),
    ("sea-rocket", draw_sea_rocket, "lilac", "Sea rocket: lilac crosses, pods in two joints."),
    ("horned-poppy", draw_horned_poppy, "pollen", "A yellow horned poppy with its long pods."),
    ("evening-primrose", draw_evening_primrose, "pollen", "A spike of evening primrose."),
    ("sea-kale", draw_sea_kale, "foam", "Sea kale: a dome of white flowers over crinkled leaves."),
    ("sea-thrift", draw_sea_thrift, "petal", "Sea thrift: round pink heads over a cushion."),
    ("everlasting", draw_everlasting, "pollen", "Everlasting: clusters of small golden heads."),
    ("sea-spurge", draw_sea_spurge, "leaf", "Sea spurge: shoots shingled with fleshy leaves."),
    ("maritime-pine", draw_maritime_pine, "moss", "A maritime pine bent by the wind."),
    ("tamarisk", draw_tamarisk, "petal", "Four flowering plumes of tamarisk."),
    ("samphire", draw_samphire, "moss", "Samphire with its fleshy joints."),
)
WIDE = Size(130, 100)
FAMILY: Mapping[str, Motif] = MappingProxyType(
    {
        f"plant/{name}": Motif(draw=draw, about=about, colour=colour, size=WIDE)
        for name, draw, colour, about in _PLANTS
    }
)
