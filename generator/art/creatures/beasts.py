"""Art: the animals of the dunes and of the open sea, by their motif names."""

from collections.abc import Mapping
from types import MappingProxyType

from generator.art.creatures.dolphin import draw_dolphin
from generator.art.creatures.lizard import draw_lizard
from generator.art.creatures.natterjack import draw_natterjack
from generator.art.creatures.rabbit import draw_rabbit
from generator.art.creatures.seal import draw_seal
from generator.art.creatures.snail import draw_dune_snail
from generator.art.creatures.swallowtail import draw_swallowtail
from generator.art.creatures.whale import draw_whale
from generator.art.motif import Motif
from generator.geometry import Size

BEASTS: Mapping[str, Motif] = MappingProxyType(
    {
        "creature/swallowtail": Motif(
            draw=draw_swallowtail, about="A swallowtail, wings spread.", colour="pollen", size=Size(130, 100)
        ),
        "creature/lizard": Motif(
            draw=draw_lizard, about="An ocellated lizard from above.", colour="lizard", size=Size(120, 100)
        ),
        "creature/rabbit": Motif(
            draw=draw_rabbit, about="A rabbit that sits up.", colour="fur", size=Size(110, 100)
        ),
        "creature/natterjack": Motif(
            draw=draw_natterjack, about="A natterjack toad, running.", colour="toad", size=Size(106, 100)
        ),
        "creature/dune-snail": Motif(
            draw=draw_dune_snail, about="A white dune snail, creeping.", colour="paper", size=Size(124, 101)
        ),
        "creature/dolphin": Motif(
            draw=draw_dolphin, about="A common dolphin that leaps.", colour="hide", size=Size(130, 100)
        ),
        "creature/seal": Motif(
            draw=draw_seal, about="A harbour seal on its rock.", colour="hide", size=Size(132, 100)
        ),
        "creature/whale": Motif(
            draw=draw_whale, about="A humpback whale that breaches.", colour="deep", size=Size(128, 102)
        ),
    }
)
