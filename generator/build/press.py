"""What all jobs of a process share: the project's data, and what has been loaded, shaped and drawn once."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from msgspec import Struct, field

from generator.build.opened import open_workspace
from generator.faces import Studio, open_studio
from generator.model import Game, Language, PrintProfiles
from generator.read import read_game, read_languages, read_print_profiles
from generator.workspace import Workspace
from generator.write import Assets


class Press(Struct, frozen=True, kw_only=True):
    """A process's tools. What was asked of them before never changes what comes out."""

    workspace: Workspace
    studio: Studio
    assets: Assets
    profiles: PrintProfiles
    languages: Mapping[str, Language]
    games: dict[str, Game] = field(default_factory=dict)

    def game(self, slug: str) -> Game:
        """Return a game, which is read once.

        Errors:
            ValueError: it has faults; whoever makes jobs has seen to that.
        """
        if slug not in self.games:
            game, _ = read_game(self.workspace, slug)
            if game is None:
                raise ValueError(f"{slug} cannot be read")
            self.games[slug] = game
        return self.games[slug]


def open_press(root: Path, games: Iterable[Game] = (), spoken: Sequence[str] = ()) -> Press:
    """Set up a press for a project.

    Args:
        root: The project's folder.
        games: Games that have been read without errors already.
        spoken: What it shall speak besides what the project has: the pseudo-language, if it is named.

    Errors:
        ValueError: its papers cannot be read; whoever makes jobs has seen to that.
    """
    workspace = open_workspace(root, spoken)
    profiles, _ = read_print_profiles(workspace)
    languages, _ = read_languages(workspace)
    if profiles is None:
        raise ValueError("the project's papers cannot be read")
    studio = open_studio(workspace)
    assets = Assets(workspace=workspace, fonts=studio.fonts)
    return Press(
        workspace=workspace,
        studio=studio,
        assets=assets,
        profiles=profiles,
        languages=languages,
        games={game.slug: game for game in games},
    )
