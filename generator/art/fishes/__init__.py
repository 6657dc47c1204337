"""Art: fish, each in a pose of its own."""

from collections.abc import Mapping
from types import MappingProxyType

from generator.art.fishes.ray import draw_ray
from generator.art.fishes.seahorse import draw_seahorse
from generator.art.fishes.shark import draw_shark
from generator.art.fishes.silver import draw_bass, draw_mackerel, draw_sardine, draw_tuna
from generator.art.fishes.sunfish import draw_sunfish
from generator.art.motif import Motif
from generator.geometry import Size

WIDE = Size(150, 102)
SHORT = Size(138, 95)
LONG = Size(154, 103)
ROUND = Size(120, 101)
TALL = Size(97, 103)

FAMILY: Mapping[str, Motif] = MappingProxyType(
    {
        "fish/sardine": Motif(
            draw=draw_sardine, about="Three of a shoal of sardines.", colour="scale", size=WIDE
        ),
        "fish/mackerel": Motif(draw=draw_mackerel, about="A mackerel that leaps.", colour="scale", size=WIDE),
        "fish/sea-bass": Motif(draw=draw_bass, about="A sea bass, its spines up.", colour="rock", size=WIDE),
        "fish/tuna": Motif(draw=draw_tuna, about="A bluefin tuna.", colour="deep", size=Size(147, 100)),
        "fish/sunfish": Motif(draw=draw_sunfish, about="An ocean sunfish.", colour="silver", size=ROUND),
        "fish/ray": Motif(draw=draw_ray, about="A thornback ray from above.", colour="fin", size=SHORT),
        "fish/blue-shark": Motif(draw=draw_shark, about="A blue shark on a turn.", colour="deep", size=LONG),
        "fish/seahorse": Motif(draw=draw_seahorse, about="A seahorse on eelgrass.", colour="sun", size=TALL),
    }
)
