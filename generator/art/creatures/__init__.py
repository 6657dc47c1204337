"""Art: animals of the shore, seen as a naturalist draws them: each from the side that shows it best."""

from collections.abc import Mapping
from types import MappingProxyType

from generator.art.creatures.beasts import BEASTS
from generator.art.creatures.crab import draw_crab
from generator.art.creatures.isopod import draw_isopod
from generator.art.creatures.jellyfish import draw_jellyfish
from generator.art.creatures.sandpiper import draw_sandpiper
from generator.art.creatures.tidal import TIDAL
from generator.art.motif import Motif
from generator.geometry import Size

FAMILY: Mapping[str, Motif] = MappingProxyType(
    {
        "creature/isopod": Motif(draw=draw_isopod, about="A sea slater from above.", colour="slate"),
        "creature/crab": Motif(draw=draw_crab, about="A shore crab from above.", colour="coral"),
        "creature/sandpiper": Motif(draw=draw_sandpiper, about="A sandpiper in mid-step.", colour="plumage"),
        "creature/jellyfish": Motif(
            draw=draw_jellyfish, about="A compass jellyfish.", colour="straw", size=Size(130, 100)
        ),
        **TIDAL,
        **BEASTS,
    }
)
