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
    _rasters: dict[tuple[str, str], Raster] = field(default_factory=dict)

    def program(self, font: FontKey) -> FontProgram:
        """Return a font file, ready to be embedded. Errors: WorkspaceError when there is none."""
        if font not in self._programs:
            self._programs[font] = FontProgram(self.workspace.read_font(font))
        return self._programs[font]

    def raster(self, path: str, ink: str = "") -> Raster:
        """Return a picture, ready to be embedded, with less ``ink`` if asked for.

        Errors:
            WorkspaceError, PictureError.
        """
        try:
            raster = self._rasters.get((path, ink)) or _read(self.workspace.read_bytes(path), ink)
        except PictureError as error:
            raise PictureError(f"{path}: {error.reason}") from None
        # Those that took decoding are kept; the others are as quick to read again, and would fill the memory.
        if raster.mask or ink:
            self._rasters[path, ink] = raster
        return raster


def _read(data: bytes, ink: str) -> Raster:
    raster = read_raster(data)
    if not ink:
        return raster
    from generator.ink.pixels import lighten, to_grey  # noqa: PLC0415 - most builds need no such library

    _, toned = to_grey(data) if ink == "grey" else lighten(data)
    return read_raster(toned)
