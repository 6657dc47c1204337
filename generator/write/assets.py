"""Write: what the documents of one build share, so that nothing is loaded, compiled or decoded twice."""

from msgspec import Struct, field

from generator.model import FontKey
from generator.typeset.fonts import FontBook
from generator.workspace import Workspace
from generator.write.art import ArtShelf
from generator.write.pictures import PictureError, Raster, read_raster
from generator.write.programs import FontProgram


class Assets(Struct, frozen=True, eq=False):
    """Fonts, art and pictures by name. What was asked for before never changes what comes out."""

    workspace: Workspace
    fonts: FontBook
    shelf: ArtShelf = field(default_factory=ArtShelf)
    _programs: dict[FontKey, FontProgram] = field(default_factory=dict)
    _rasters: dict[str, Raster] = field(default_factory=dict)

    def program(self, font: FontKey) -> FontProgram:
        """Return a font file, ready to be embedded. Errors: WorkspaceError when there is none."""
        if font not in self._programs:
            self._programs[font] = FontProgram(self.workspace.read_font(font))
        return self._programs[font]

    def raster(self, path: str) -> Raster:
        """Return a picture, ready to be embedded. Errors: WorkspaceError, PictureError."""
        try:
            raster = self._rasters.get(path) or read_raster(self.workspace.read_bytes(path))
        except PictureError as error:
            raise PictureError(f"{path}: {error.reason}") from None
        if raster.mask:  # It took decoding. The others are as quick to read again, and would fill the memory.
            self._rasters[path] = raster
        return raster
