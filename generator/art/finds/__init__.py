"""Art: finds on a beach that are no shells: fossils, a bottle, a feather, glass, what animals left behind."""

from collections.abc import Mapping
from types import MappingProxyType

from generator.art.finds.bottle import draw_bottle
from generator.art.finds.cuttlebone import draw_cuttlebone
from generator.art.finds.feather import draw_feather
from generator.art.finds.fossil import draw_head, draw_tail
from generator.art.finds.mermaids_purse import draw_mermaids_purse
from generator.art.finds.sand_dollar import draw_sand_dollar
from generator.art.finds.sea_glass import draw_sea_glass
from generator.art.finds.starfish import draw_starfish
from generator.art.motif import Motif
from generator.geometry import Size

WIDE = Size(130, 100)

FAMILY: Mapping[str, Motif] = MappingProxyType(
    {
        "find/fossil-head": Motif(draw=draw_head, about="The left half of a fish in stone.", colour="stone"),
        "find/fossil-tail": Motif(draw=draw_tail, about="The right half of a fish in stone.", colour="stone"),
        "find/sand-dollar": Motif(draw=draw_sand_dollar, about="A sand dollar with its rose.", colour="foam"),
        "find/bottle": Motif(draw=draw_bottle, about="A corked bottle with a letter in it.", colour="sea"),
        "find/starfish": Motif(draw=draw_starfish, about="A starfish from above.", colour="coral"),
        "find/feather": Motif(draw=draw_feather, about="A gull's feather.", colour="silver", size=WIDE),
        "find/sea-glass": Motif(
            draw=draw_sea_glass, about="Five shards of sea glass.", colour="lagoon", size=WIDE
        ),
        "find/cuttlebone": Motif(draw=draw_cuttlebone, about="A cuttlebone.", colour="foam", size=WIDE),
        "find/mermaids-purse": Motif(
            draw=draw_mermaids_purse, about="The egg case of a catshark.", colour="bronze", size=WIDE
        ),
    }
)
