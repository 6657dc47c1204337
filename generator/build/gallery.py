"""What has been printed → ``index.html``: a shelf of all games, with a picture of each page."""

from collections.abc import Iterable, Iterator, Mapping

from jinja2 import StrictUndefined, TemplateError
from jinja2.sandbox import SandboxedEnvironment
from msgspec import Struct

from generator.build.pictures import WIDTH_PX
from generator.build.state import About, Printed, Shown
from generator.diagnostic import Diagnostic, Span
from generator.workspace import Workspace, WorkspaceError

TEMPLATE = "templates/gallery.html.j2"


class Item(Struct, frozen=True, kw_only=True):
    """One file on the shelf."""

    href: str
    name: str
    format: str
    pages: int
    pieces: int
    pictures: tuple[Shown, ...]

    @property
    def unseen(self) -> int:
        """The number of pages without a picture."""
        return self.pages - len(self.pictures)


class Group(Struct, frozen=True, kw_only=True):
    """Items and groups under one heading; ``id`` is unique in the page, ``tag`` the heading's language."""

    id: str
    name: str
    tag: str
    groups: tuple["Group", ...] = ()
    items: tuple[Item, ...] = ()


def gallery_bytes(
    workspace: Workspace,
    printed: Mapping[str, Printed],
    words: Mapping[str, str],
) -> tuple[bytes | None, tuple[Diagnostic, ...]]:
    """Return the gallery's page.

    Args:
        workspace: The project, for the template.
        printed: What is in the output folder, by path.
        words: The press's words, in the language of the gallery.
    """
    environment = SandboxedEnvironment(
        autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    try:
        template = environment.from_string(workspace.read_text(TEMPLATE))
        page = template.render(games=shelve(printed), words=words, width=WIDTH_PX)
    except WorkspaceError as error:
        return None, (_fault(error.reason, Span(TEMPLATE)),)
    except TemplateError as error:
        return None, (
            _fault(error.message or "it cannot be filled in", Span(TEMPLATE, getattr(error, "lineno", 1))),
        )
    return page.encode(), ()


def shelve(printed: Mapping[str, Printed]) -> tuple[Group, ...]:
    """Sort all files by game, then by language and edition, then by paper."""
    ordered = sorted(printed.items(), key=lambda pair: (pair[0].partition("/")[0], pair[1].about.rank))
    files = [_file(path, one) for path, one in ordered]
    return tuple(
        Group(id=game, name=of_game[0].about.game, tag=of_game[0].about.tag, groups=tuple(_versions(of_game)))
        for game, of_game in _grouped(files, 1)
    )


class _File(Struct, frozen=True):
    """A file on its way to the shelf; its folders say where it belongs."""

    folders: tuple[str, ...]
    about: About
    item: Item


def _file(path: str, one: Printed) -> _File:
    item = Item(
        href=path,
        name=one.about.name,
        format=path.rpartition(".")[2].upper(),
        pages=one.pages,
        pieces=sum(one.pieces.values()),
        pictures=one.pictures or (),
    )
    return _File(tuple(path.split("/")[:-1]), one.about, item)


def _versions(files: Iterable[_File]) -> Iterator[Group]:
    for folder, of_version in _grouped(files, 3):
        about = of_version[0].about
        papers = _grouped((file for file in of_version if len(file.folders) > 3), 4)
        yield Group(
            id=folder,
            name=f"{about.language} · {about.edition}",
            tag=about.tag,
            groups=tuple(
                Group(id=path, name=on[0].about.paper, tag=about.tag, items=_items(on)) for path, on in papers
            ),
            items=_items(file for file in of_version if len(file.folders) == 3),
        )


def _items(files: Iterable[_File]) -> tuple[Item, ...]:
    return tuple(file.item for file in files)


def _grouped(files: Iterable[_File], depth: int) -> Iterator[tuple[str, list[_File]]]:
    """Yield the files by their first folders, in the order in which these come first."""
    groups: dict[tuple[str, ...], list[_File]] = {}
    for file in files:
        groups.setdefault(file.folders[:depth], []).append(file)
    for folders, members in groups.items():
        yield "-".join(folders), members


def _fault(reason: str, span: Span) -> Diagnostic:
    return Diagnostic(code="S190", message=f"the gallery cannot be set: {reason}", span=span)
