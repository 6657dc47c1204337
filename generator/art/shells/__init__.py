"""Art: the shells. One hand draws them all; each is told from the others by its silhouette alone."""

from collections.abc import Mapping
from types import MappingProxyType

from generator.art.motif import Motif
from generator.art.shells.conch import draw_conch
from generator.art.shells.fans import draw_cockle, draw_scallop
from generator.art.shells.limpet import draw_limpet
from generator.art.shells.smooth import draw_cowrie, draw_razor_clam
from generator.art.shells.spirals import draw_auger, draw_whelk

FAMILY: Mapping[str, Motif] = MappingProxyType(
    {
        "shell/scallop": Motif(
            draw=draw_scallop, about="A scallop: a fan of eleven ribs, two ears at the hinge."
        ),
        "shell/cockle": Motif(
            draw=draw_cockle, about="A cockle: round as a heart, ribbed, with a bent beak."
        ),
        "shell/whelk": Motif(draw=draw_whelk, about="A whelk: a stout spire of round whorls, an oval mouth."),
        "shell/conch": Motif(draw=draw_conch, about="A conch: thorns on its shoulder, a wide flared lip."),
        "shell/cowrie": Motif(draw=draw_cowrie, about="A cowrie: a smooth egg with a toothed slit."),
        "shell/auger": Motif(draw=draw_auger, about="An auger: a slender spire of many whorls."),
        "shell/limpet": Motif(draw=draw_limpet, about="A limpet: a ribbed tent with a notched edge."),
        "shell/razor-clam": Motif(draw=draw_razor_clam, about="A razor clam: long, narrow, slightly bent."),
    }
)
