"""Faces: what one run of the press keeps for composing: fonts, pictures, templates. Opened once per run."""

from msgspec import Struct, field

from generator.diagnostic import Diagnostic
from generator.faces.gallery import Gallery
from generator.faces.library import TemplateLibrary
from generator.faces.master import Master, make_master
from generator.faces.scene import Scene, open_scene
from generator.model import Component, LocalizedGame, Side
from generator.typeset import FontBook, load_fonts
from generator.workspace import Workspace


class Studio(Struct, frozen=True, eq=False):
    """Everything that faces share. All languages and editions of a game share its pictures and templates."""

    workspace: Workspace
    fonts: FontBook
    galleries: dict[str, Gallery] = field(default_factory=dict)
    libraries: dict[tuple[str, ...], TemplateLibrary] = field(default_factory=dict)
    scenes: dict[int, Scene] = field(default_factory=dict)
    masters: dict[tuple[int, int, Side], Master] = field(default_factory=dict)

    def scene(self, localized: LocalizedGame) -> Scene:
        """Return a localized game made ready."""
        scene = self.scenes.get(id(localized))
        # A scene holds its game, so no other object can have the same identity while the scene is kept.
        if scene is None:
            gallery = self._gallery(localized)
            scene = self.scenes[id(localized)] = open_scene(localized, self.fonts, gallery, self._library)
        return scene

    def master(
        self, localized: LocalizedGame, component: Component, side: Side
    ) -> Master | Diagnostic | None:
        """Return one side of a component made ready; None if it has no such side."""
        key = (id(localized), id(component), side)
        # A master holds its component and its scene, as a scene holds its game.
        master = self.masters.get(key)
        if master is not None:
            return master
        made = make_master(self.scene(localized), component, side)
        if isinstance(made, Master):
            self.masters[key] = made
        return made

    def _library(self, *folders: str) -> TemplateLibrary:
        """Return the templates in some folders. A template takes longer to compile than to fill in."""
        if folders not in self.libraries:
            self.libraries[folders] = TemplateLibrary(self.workspace, folders)
        return self.libraries[folders]

    def _gallery(self, localized: LocalizedGame) -> Gallery:
        game = localized.game
        gallery = self.galleries.get(game.slug)
        if gallery is None or gallery.palette != game.theme.palette:
            gallery = self.galleries[game.slug] = Gallery(self.workspace, game.slug, game.theme.palette)
        return gallery


def open_studio(workspace: Workspace) -> Studio:
    """Open the studio for one run; nothing is read before it is used."""
    return Studio(workspace, load_fonts(workspace))
