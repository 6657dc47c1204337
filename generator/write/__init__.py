"""Write: plans and drawings → the bytes of finished files. Invariant: the same input gives the same bytes."""

from generator.write.assets import Assets
from generator.write.document import DocumentInfo
from generator.write.pdf import write_pdf
from generator.write.pictures import PictureError
from generator.write.plates import write_plates
from generator.write.sprite import write_sprite
from generator.write.svg import write_svg
from generator.write.svg_source import ArtError
from generator.write.view import Picture, View, cut_out, whole

__all__ = [
    "ArtError",
    "Assets",
    "DocumentInfo",
    "Picture",
    "PictureError",
    "View",
    "cut_out",
    "whole",
    "write_pdf",
    "write_plates",
    "write_sprite",
    "write_svg",
]
