"""Art: the shells. One hand draws them all; each is told from its brothers by silhouette alone."""

from collections.abc import Mapping
from types import MappingProxyType

from generator.art.motif import Motif
from generator.art.shells.fans import draw_scallop

FAMILY: Mapping[str, Motif] = MappingProxyType(
    {
        "shell/scallop": Motif(
            draw=draw_scallop, about="A scallop: a fan of eleven ribs with two ears at the hinge."
        )
    }
)
