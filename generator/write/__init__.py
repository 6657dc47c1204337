"""Write: plans and drawings → the bytes of finished files. Invariant: the same input gives the same bytes."""

from generator.write.assets import Assets
from generator.write.document import DocumentInfo
from generator.write.pdf import write_pdf
from generator.write.pictures import PictureError
from generator.write.svg import write_svg
from generator.write.svg_source import ArtError

__all__ = ["ArtError", "Assets", "DocumentInfo", "PictureError", "write_pdf", "write_svg"]
