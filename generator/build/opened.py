"""A project's folder → its workspace, with catalogs that are made where a language asks for them."""

from collections.abc import Sequence
from pathlib import Path

from generator.build.disk import DiskWorkspace
from generator.localize.pseudo import PSEUDO
from generator.workspace import Workspace


def open_workspace(root: Path, languages: Sequence[str]) -> Workspace:
    """Open a project for work in some languages; all that it has, if none are named."""
    workspace = DiskWorkspace(root)
    if not any(PSEUDO in name.split("+") for name in languages):
        return workspace
    # What makes catalogs reads rulebooks, too: a build of sheets starts in half the time without.
    from generator.build.pseudo import PseudoWorkspace  # noqa: PLC0415

    return PseudoWorkspace(workspace)
