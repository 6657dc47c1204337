"""Art: whole scenes for mats and covers. Each overshoots its view box and is meant to cover a slot."""

from collections.abc import Mapping
from types import MappingProxyType

from generator.art.motif import Motif
from generator.art.scenes.bay import draw_bay
from generator.geometry import Size

FAMILY: Mapping[str, Motif] = MappingProxyType(
    {
        "scene/bay": Motif(
            draw=draw_bay,
            about="A bay from above, deep at the top, with surf on a strip of sand.",
            colour="sea",
            size=Size(190, 250),
        ),
    }
)
