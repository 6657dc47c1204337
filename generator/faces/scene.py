"""Faces: a localized game, made ready once: its pictures, fonts, templates, and what they can name."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from generator.diagnostic import suggestion
from generator.faces.gallery import ArtFault, Gallery, Raster
from generator.faces.library import TemplateLibrary
from generator.faces.variables import game_variables
from generator.model import ICONS_DECLARED, Icon, LocalizedGame
from generator.typeset import FontBook, IconArt, Setting

SHARED_FACES = "templates/faces"
SHARED_FIGURES = "templates/figures"


class Scene(Struct, frozen=True, eq=False):
    """What all faces and figures of a localized game share."""

    localized: LocalizedGame
    gallery: Gallery
    setting: Setting
    faces: TemplateLibrary
    figures: TemplateLibrary
    variables: Mapping[str, Any]

    def icon_fault(self, name: str) -> ArtFault:
        """Say why there is no icon of this name."""
        icon = self.localized.game.icons.get(name)
        if icon is None:
            known = self.localized.game.icons
            return ArtFault("L312", f'there is no icon "{name}"', suggestion(name, known, ICONS_DECLARED))
        picture = self.gallery.picture(icon.art)
        if isinstance(picture, ArtFault):
            return replace(picture, span=picture.span or icon.origin.at("art"))
        message = f'the icon "{name}" is made of pixels'
        return ArtFault("A105", message, "give it a motif or an SVG file", icon.origin.at("art"))

    def icon_faults(self) -> Iterator[ArtFault]:
        """Yield what is wrong with the pictures of icons, whether or not a text shows them."""
        for name, icon in self.localized.game.icons.items():
            if isinstance(self.gallery.picture(icon.art), (ArtFault, Raster)):
                yield self.icon_fault(name)


def open_scene(
    localized: LocalizedGame,
    fonts: FontBook,
    gallery: Gallery,
    library: Callable[[str, str], TemplateLibrary],
) -> Scene:
    """Make a localized game ready for its faces and figures.

    Args:
        localized: the game.
        fonts: all fonts.
        gallery: the game's pictures.
        library: gives the templates in two folders, those in the first one first.
    """
    game = localized.game
    own = f"content/{game.slug}/templates"
    setting = Setting(fonts, localized.language, game.theme.palette, _Icons(game.icons, gallery))
    return Scene(
        localized=localized,
        gallery=gallery,
        setting=setting,
        faces=library(own, SHARED_FACES),
        figures=library(own, SHARED_FIGURES),
        variables=game_variables(localized),
    )


class _Icons(Mapping[str, IconArt]):
    """The icons of a game that can be drawn; each is drawn when first asked for."""

    def __init__(self, icons: Mapping[str, Icon], gallery: Gallery) -> None:
        self._icons = icons
        self._gallery = gallery

    def __getitem__(self, name: str) -> IconArt:
        icon = self._icons[name]
        picture = self._gallery.picture(icon.art)
        if isinstance(picture, (ArtFault, Raster)):
            raise KeyError(name)
        return IconArt(picture.svg, picture.size, str(icon.name))

    def __iter__(self) -> Iterator[str]:
        return (name for name in self._icons if name in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)
