"""Art: things that people take to a beach, and the sun above it."""

from collections.abc import Mapping
from types import MappingProxyType

from generator.art.motif import Motif
from generator.art.things.bucket import draw_bucket, draw_bucket_back
from generator.art.things.castle import draw_sand_castle
from generator.art.things.drift import draw_driftwood
from generator.art.things.fishing import draw_boots, draw_shrimp_net
from generator.art.things.gear import draw_shovel
from generator.art.things.hut import draw_beach_hut
from generator.art.things.linen import draw_towel
from generator.art.things.play import draw_beach_ball, draw_kite
from generator.art.things.rescue import draw_flag, draw_lifebuoy
from generator.art.things.shade import draw_deck_chair, draw_parasol
from generator.art.things.sun import draw_sun
from generator.art.things.surf import draw_surfboard
from generator.art.things.timber import draw_sand_fence, draw_signpost
from generator.art.things.walk import draw_boardwalk
from generator.art.things.wicker import draw_basket
from generator.geometry import Size

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
        "thing/sand-fence": Motif(
            draw=draw_sand_fence,
            about="A chestnut paling, half buried in sand.",
            colour="wood",
            size=Size(140, 100),
        ),
        "thing/boardwalk": Motif(
            draw=draw_boardwalk, about="A boardwalk through the dune.", colour="wood", size=Size(130, 100)
        ),
        "thing/signpost": Motif(
            draw=draw_signpost,
            about="A signpost with three boards and no words.",
            colour="wood",
            size=Size(108, 100),
        ),
        "thing/driftwood": Motif(
            draw=draw_driftwood, about="A bleached trunk on the sand.", colour="stone", size=Size(150, 100)
        ),
        "thing/parasol": Motif(
            draw=draw_parasol,
            about="A striped parasol, tilted, in a heap of sand.",
            colour="coral",
            size=Size(120, 100),
        ),
        "thing/kite": Motif(
            draw=draw_kite,
            about="A kite on the wind, its tail trailing.",
            colour="coral",
            size=Size(120, 100),
        ),
        "thing/sand-castle": Motif(
            draw=draw_sand_castle,
            about="A sand-castle with three towers and a moat.",
            colour="sand",
            size=Size(130, 100),
        ),
        "thing/deck-chair": Motif(
            draw=draw_deck_chair,
            about="A deck-chair with a striped sling.",
            colour="sea",
            size=Size(120, 100),
        ),
        "thing/beach-hut": Motif(
            draw=draw_beach_hut,
            about="A wooden beach-hut with a striped front.",
            colour="sea",
            size=Size(120, 100),
        ),
        "thing/surfboard": Motif(
            draw=draw_surfboard, about="A surfboard stuck in the sand.", colour="sun", size=Size(110, 100)
        ),
        "thing/lifebuoy": Motif(
            draw=draw_lifebuoy, about="A lifebuoy with its grab-line.", colour="coral", size=Size(108, 100)
        ),
        "thing/flag": Motif(
            draw=draw_flag,
            about="The flag of a guarded beach, red over yellow.",
            colour="coral",
            size=Size(130, 100),
        ),
        "thing/beach-ball": Motif(
            draw=draw_beach_ball, about="A beach-ball of six colours.", colour="coral", size=Size(108, 100)
        ),
        "thing/shrimp-net": Motif(
            draw=draw_shrimp_net,
            about="A push net with two shrimps in it.",
            colour="wood",
            size=Size(140, 100),
        ),
        "thing/boots": Motif(
            draw=draw_boots, about="A pair of rubber boots in a puddle.", colour="sun", size=Size(120, 100)
        ),
    }
)
