"""Art: ornaments for frames and titles."""

from collections.abc import Mapping
from types import MappingProxyType

from generator.art.motif import Motif
from generator.art.ornaments.badges import draw_shell_badge, draw_sun_badge
from generator.art.ornaments.hollow import draw_hollow
from generator.art.ornaments.lines import draw_corner, draw_divider, draw_title_wave
from generator.art.ornaments.shore import draw_shore
from generator.geometry import Size

FAMILY: Mapping[str, Motif] = MappingProxyType(
    {
        "ornament/corner": Motif(
            draw=draw_corner,
            about="The top left corner of a frame: a shell and two runs of waves.",
            colour="sea",
        ),
        "ornament/divider": Motif(
            draw=draw_divider, about="A line with a shell in the middle.", colour="sea", size=Size(300, 20)
        ),
        "ornament/title-wave": Motif(
            draw=draw_title_wave,
            about="A swell of waves to go under a title.",
            colour="sea",
            size=Size(300, 36),
        ),
        "ornament/shell-badge": Motif(
            draw=draw_shell_badge, about="A scallop with a calm middle, for a number.", colour="shell"
        ),
        "ornament/sun-badge": Motif(
            draw=draw_sun_badge, about="A sun with a calm middle, for a number.", colour="sun"
        ),
        "ornament/hollow": Motif(draw=draw_hollow, about="A hollow pressed into sand, for a square tile."),
        "ornament/shore": Motif(
            draw=draw_shore,
            about="The sea's edge around a square board, open in the middle.",
            colour="sea",
            size=Size(200, 200),
        ),
    }
)
