"""Art: places of the shore as round views: what stands up is a silhouette, the rest fills the circle."""

from collections.abc import Mapping
from types import MappingProxyType

from generator.art.motif import Motif
from generator.art.places.beach import draw_beach
from generator.art.places.rock import draw_rock
from generator.art.places.wave import draw_wave

FAMILY: Mapping[str, Motif] = MappingProxyType(
    {
        "place/rock": Motif(draw=draw_rock, about="A craggy rock in the surf.", colour="rock"),
        "place/beach": Motif(draw=draw_beach, about="A dune above a beach and a starfish.", colour="sand"),
        "place/wave": Motif(draw=draw_wave, about="A wave about to break.", colour="sea"),
    }
)
