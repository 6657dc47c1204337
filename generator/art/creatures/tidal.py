"""Art: animals between the tide lines: the part of the family ``creature`` that lives there."""

from collections.abc import Mapping
from types import MappingProxyType

from generator.art.creatures.crabs import draw_edible_crab, draw_spider_crab, draw_velvet_crab
from generator.art.motif import Motif
from generator.geometry import Size

CRAB = Size(140, 100)

TIDAL: Mapping[str, Motif] = MappingProxyType(
    {
        "creature/edible-crab": Motif(
            draw=draw_edible_crab, about="An edible crab, claws folded.", colour="rust", size=CRAB
        ),
        "creature/velvet-crab": Motif(
            draw=draw_velvet_crab, about="A velvet crab that threatens.", colour="umber", size=CRAB
        ),
        "creature/spider-crab": Motif(
            draw=draw_spider_crab, about="A spider crab, legs spread.", colour="coral", size=CRAB
        ),
    }
)
