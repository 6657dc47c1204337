"""Art: finds on a beach that are no shells: a fossil in two halves, a sand dollar, a message in a bottle."""

from collections.abc import Mapping
from types import MappingProxyType

from generator.art.finds.bottle import draw_bottle
from generator.art.finds.fossil import draw_head, draw_tail
from generator.art.finds.sand_dollar import draw_sand_dollar
from generator.art.finds.starfish import draw_starfish
from generator.art.motif import Motif

FAMILY: Mapping[str, Motif] = MappingProxyType(
    {
        "find/fossil-head": Motif(draw=draw_head, about="The left half of a fish in stone.", colour="stone"),
        "find/fossil-tail": Motif(draw=draw_tail, about="The right half of a fish in stone.", colour="stone"),
        "find/sand-dollar": Motif(draw=draw_sand_dollar, about="A sand dollar with its rose.", colour="foam"),
        "find/bottle": Motif(draw=draw_bottle, about="A corked bottle with a letter in it.", colour="sea"),
        "find/starfish": Motif(draw=draw_starfish, about="A starfish from above.", colour="coral"),
    }
)
