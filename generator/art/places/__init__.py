"""Art: places of the shore, and the weather over them.

Rock, beach and wave are round views: what stands up is a silhouette, the rest fills the circle.
"""

from collections.abc import Mapping
from types import MappingProxyType

from generator.art.motif import Motif
from generator.art.places.beach import draw_beach
from generator.art.places.buoy import draw_buoy
from generator.art.places.fog import draw_fog
from generator.art.places.lighthouse import draw_lighthouse
from generator.art.places.rock import draw_rock
from generator.art.places.squall import draw_squall
from generator.art.places.wave import draw_wave
from generator.geometry import Size

FAMILY: Mapping[str, Motif] = MappingProxyType(
    {
        "place/rock": Motif(draw=draw_rock, about="A craggy rock in the surf.", colour="rock"),
        "place/beach": Motif(draw=draw_beach, about="A dune above a beach and a starfish.", colour="sand"),
        "place/wave": Motif(draw=draw_wave, about="A wave about to break.", colour="sea"),
        "place/lighthouse": Motif(
            draw=draw_lighthouse, about="A lighthouse on its rock.", colour="coral", size=Size(120, 100)
        ),
        "place/buoy": Motif(
            draw=draw_buoy, about="A channel buoy heeling in the swell.", colour="coral", size=Size(120, 100)
        ),
        "place/fog": Motif(
            draw=draw_fog,
            about="A bank of fog and a cutter half lost in it.",
            colour="foam",
            size=Size(132, 100),
        ),
        "place/squall": Motif(
            draw=draw_squall, about="A dark squall, rain and whitecaps.", colour="storm", size=Size(130, 100)
        ),
    }
)
