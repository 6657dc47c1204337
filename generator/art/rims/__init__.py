"""Art: grounds of round pieces: a rim that says which kind they are of, around a calm disc.

The circle that touches the view box on all sides is the trim.
"""

from collections.abc import Mapping
from types import MappingProxyType

from generator.art.motif import Motif
from generator.art.rims.rings import draw_beads, draw_waves

FAMILY: Mapping[str, Motif] = MappingProxyType(
    {
        "rim/waves": Motif(draw=draw_waves, about="A ring of waves on deep water.", colour="sea"),
        "rim/beads": Motif(draw=draw_beads, about="A ring of beads on white.", colour="paper"),
    }
)
