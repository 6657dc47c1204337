"""Art: animals between the tide lines: the part of the family ``creature`` that lives there."""

from collections.abc import Mapping
from types import MappingProxyType

from generator.art.creatures.arms import draw_cuttlefish, draw_octopus
from generator.art.creatures.barnacles import draw_barnacles
from generator.art.creatures.bivalves import draw_mussels, draw_oyster
from generator.art.creatures.crabs import draw_edible_crab, draw_spider_crab, draw_velvet_crab
from generator.art.creatures.goby import draw_goby
from generator.art.creatures.hermit import draw_hermit_crab
from generator.art.creatures.lugworm import draw_lugworm
from generator.art.creatures.rosettes import draw_anemone, draw_urchin
from generator.art.creatures.sandhopper import draw_sandhopper
from generator.art.creatures.shrimp import draw_shrimp
from generator.art.motif import Motif
from generator.geometry import Size

CRAB = Size(144, 106)
WIDE = Size(142, 103)
BLOCK = Size(131, 103)
SQUAT = Size(122, 103)

TIDAL: Mapping[str, Motif] = MappingProxyType(
    {
        "creature/edible-crab": Motif(
            draw=draw_edible_crab, about="An edible crab.", colour="rust", size=CRAB
        ),
        "creature/velvet-crab": Motif(
            draw=draw_velvet_crab, about="A velvet crab.", colour="umber", size=CRAB
        ),
        "creature/spider-crab": Motif(
            draw=draw_spider_crab, about="A spider crab.", colour="coral", size=CRAB
        ),
        "creature/hermit-crab": Motif(
            draw=draw_hermit_crab, about="A hermit crab in a whelk.", colour="coral", size=BLOCK
        ),
        "creature/shrimp": Motif(draw=draw_shrimp, about="A prawn.", colour="glass", size=Size(139, 102)),
        "creature/barnacles": Motif(
            draw=draw_barnacles, about="Barnacles on a stone.", colour="stone", size=BLOCK
        ),
        "creature/mussels": Motif(
            draw=draw_mussels, about="A clump of mussels.", colour="mussel", size=BLOCK
        ),
        "creature/oyster": Motif(draw=draw_oyster, about="An open oyster.", colour="stone", size=BLOCK),
        "creature/lugworm": Motif(
            draw=draw_lugworm, about="A lugworm in its burrow, its cast above.", colour="rust", size=BLOCK
        ),
        "creature/sea-anemone": Motif(
            draw=draw_anemone, about="A beadlet anemone.", colour="anemone", size=SQUAT
        ),
        "creature/sea-urchin": Motif(
            draw=draw_urchin, about="A sea urchin.", colour="violet", size=Size(115, 102)
        ),
        "creature/goby": Motif(draw=draw_goby, about="A goby on a stone.", colour="fin", size=WIDE),
        "creature/sandhopper": Motif(
            draw=draw_sandhopper, about="A sandhopper in mid-leap.", colour="fin", size=Size(124, 102)
        ),
        "creature/octopus": Motif(draw=draw_octopus, about="An octopus.", colour="bronze", size=SQUAT),
        "creature/cuttlefish": Motif(
            draw=draw_cuttlefish, about="A cuttlefish that hovers.", colour="plumage", size=Size(141, 100)
        ),
    }
)
