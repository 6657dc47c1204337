"""Art: quiet grounds for backs and boards. None has a border, so that a cut which drifts does not show.

A ground overshoots its view box on all sides and is meant to cover a slot.
"""

from collections.abc import Mapping
from types import MappingProxyType

from generator.art.grounds.cloth import draw_basketry, draw_woven
from generator.art.grounds.fans import draw_shell_fans
from generator.art.grounds.grass import draw_marram
from generator.art.grounds.sand import draw_sand, draw_sand_tile
from generator.art.grounds.tide import draw_ripples, draw_swell
from generator.art.grounds.tracks import draw_footprints
from generator.art.grounds.water import draw_sea, draw_sky, draw_waves
from generator.art.motif import Motif
from generator.geometry import Size

BOARD = Size(200, 200)
TILE = Size(100, 100)
CARD = Size(100, 150)
STRIP = Size(150, 60)
MAT = Size(180, 60)

FAMILY: Mapping[str, Motif] = MappingProxyType(
    {
        "ground/sand": Motif(draw=draw_sand, about="Raked sand with pebbles, for boards.", size=BOARD),
        "ground/sand-tile": Motif(
            draw=draw_sand_tile, about="Rippled sand, for the backs of tiles.", size=TILE
        ),
        "ground/shell-fans": Motif(
            draw=draw_shell_fans, about="Fans of shells in rows, for card backs.", size=CARD
        ),
        "ground/marram": Motif(
            draw=draw_marram, about="Marram grass in the wind, in rows.", colour="grass", size=CARD
        ),
        "ground/footprints": Motif(
            draw=draw_footprints, about="Footprints of people and gulls in dry sand.", size=CARD
        ),
        "ground/ripples": Motif(
            draw=draw_ripples, about="Ripple marks in wet sand.", colour="stone", size=CARD
        ),
        "ground/swell": Motif(
            draw=draw_swell, about="The swell of the open sea, in rows.", colour="sea", size=CARD
        ),
        "ground/waves": Motif(draw=draw_waves, about="Rolling waves in rows.", colour="sea", size=CARD),
        "ground/woven": Motif(draw=draw_woven, about="The stripes of a towel.", colour="sea", size=CARD),
        "ground/basketry": Motif(draw=draw_basketry, about="Woven wicker.", colour="wood", size=MAT),
        "ground/sea": Motif(
            draw=draw_sea, about="The sea, deep above and shallow below.", colour="sea", size=STRIP
        ),
        "ground/sky": Motif(
            draw=draw_sky, about="A clear sky with streaks of cloud.", colour="sea", size=STRIP
        ),
    }
)
