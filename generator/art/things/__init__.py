"""Art: things that people take to a beach, and the sun above it."""

from collections.abc import Mapping
from types import MappingProxyType

from generator.art.motif import Motif
from generator.art.things.bucket import draw_bucket, draw_bucket_back
from generator.art.things.gear import draw_shovel
from generator.art.things.linen import draw_towel
from generator.art.things.sun import draw_sun
from generator.art.things.wicker import draw_basket

FAMILY: Mapping[str, Motif] = MappingProxyType(
    {
        "thing/sun": Motif(
            draw=draw_sun, about="A sun with a face, in straight and waving rays.", colour="sun"
        ),
        "thing/bucket": Motif(draw=draw_bucket, about="A striped bucket full of sand.", colour="coral"),
        "thing/bucket-back": Motif(draw=draw_bucket_back, about="The bucket's other side.", colour="coral"),
        "thing/shovel": Motif(draw=draw_shovel, about="A child's shovel.", colour="coral"),
        "thing/towel": Motif(draw=draw_towel, about="A striped towel, half rolled up.", colour="sea"),
        "thing/basket": Motif(draw=draw_basket, about="A woven basket with a hoop.", colour="wood"),
    }
)
