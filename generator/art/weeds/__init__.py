"""Art: weeds of the sea: brown ones that fork or stream, a green one in sheets."""

from collections.abc import Mapping
from types import MappingProxyType

from generator.art.motif import Motif
from generator.art.weeds.kelp import draw_kelp
from generator.art.weeds.lettuce import draw_sea_lettuce
from generator.art.weeds.wrack import draw_bladder_wrack
from generator.geometry import Size

WIDE = Size(130, 100)
FAMILY: Mapping[str, Motif] = MappingProxyType(
    {
        "weed/bladder-wrack": Motif(
            draw=draw_bladder_wrack, about="Bladder wrack on its stone.", colour="wrack", size=WIDE
        ),
        "weed/sea-lettuce": Motif(
            draw=draw_sea_lettuce, about="A tuft of sea lettuce.", colour="shoot", size=WIDE
        ),
        "weed/kelp": Motif(
            draw=draw_kelp, about="Oarweed streaming in the current.", colour="tangle", size=WIDE
        ),
    }
)
