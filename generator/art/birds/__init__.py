"""Art: birds of the coast, each in the posture it is known by from afar."""

from collections.abc import Mapping
from types import MappingProxyType

from generator.art.birds.gulls import (
    draw_black_headed_gull,
    draw_gull_chick,
    draw_herring_gull,
    draw_little_tern,
)
from generator.art.birds.land import draw_kestrel, draw_skylark
from generator.art.birds.sea import draw_cormorant, draw_gannet, draw_puffin
from generator.art.birds.waders import (
    draw_curlew,
    draw_egret,
    draw_oystercatcher,
    draw_plover,
    draw_sanderling,
)
from generator.art.motif import Motif
from generator.geometry import Size

WIDE = Size(130, 102)

FAMILY: Mapping[str, Motif] = MappingProxyType(
    {
        "bird/skylark": Motif(
            draw=draw_skylark, about="A skylark that sings, crest raised.", colour="plumage", size=WIDE
        ),
        "bird/kestrel": Motif(
            draw=draw_kestrel, about="A kestrel that hovers, tail spread.", colour="chestnut", size=WIDE
        ),
        "bird/herring-gull": Motif(
            draw=draw_herring_gull, about="A herring gull, standing.", colour="mantle", size=WIDE
        ),
        "bird/black-headed-gull": Motif(
            draw=draw_black_headed_gull,
            about="A black-headed gull on the wing, from above.",
            colour="mantle",
            size=WIDE,
        ),
        "bird/sanderling": Motif(
            draw=draw_sanderling, about="A sanderling that runs from the wave.", colour="silver", size=WIDE
        ),
        "bird/plover": Motif(
            draw=draw_plover, about="A Kentish plover beside its eggs.", colour="plumage", size=WIDE
        ),
        "bird/little-tern": Motif(
            draw=draw_little_tern, about="A little tern that hovers over fish.", colour="mantle", size=WIDE
        ),
        "bird/gull-chick": Motif(
            draw=draw_gull_chick, about="A gull's chick that begs.", colour="down", size=Size(102, 103)
        ),
        "bird/oystercatcher": Motif(
            draw=draw_oystercatcher, about="An oystercatcher on the mussel bank.", colour="jet", size=WIDE
        ),
        "bird/curlew": Motif(draw=draw_curlew, about="A curlew that wades.", colour="plumage", size=WIDE),
        "bird/egret": Motif(
            draw=draw_egret, about="A little egret in mid-step.", colour="foam", size=Size(110, 102)
        ),
        "bird/gannet": Motif(
            draw=draw_gannet, about="A gannet that plunges.", colour="jet", size=Size(100, 100)
        ),
        "bird/puffin": Motif(draw=draw_puffin, about="A puffin with fish in its bill.", colour="jet"),
        "bird/cormorant": Motif(
            draw=draw_cormorant, about="A cormorant that dries its wings.", colour="jet", size=WIDE
        ),
    }
)
