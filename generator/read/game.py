"""A game's folder in, the game out: every file read, every edition worked out, every fault said in one go.

Invariant: nothing raises on content. There is a game exactly when there is no error.
"""

import re
from collections.abc import Iterator

from msgspec.structs import replace

from generator.diagnostic import Diagnostic, Span, has_errors, suggestion
from generator.model import Game, PrintProfiles, paper_id
from generator.read.catalogue import check_catalogue
from generator.read.components import Shelf
from generator.read.conditions import check_goals
from generator.read.declarations import Declarations, read_declarations
from generator.read.document import read_document
from generator.read.editions import Ground, read_editions
from generator.read.effects import vocabulary
from generator.read.faults import ContentError, Faults
from generator.read.fields import icon_kinds, set_kinds
from generator.read.languages import catalog_language, read_languages
from generator.read.nodes import Document
from generator.read.papers import find_paper, no_paper
from generator.read.profiles import read_print_profiles
from generator.read.scalars import as_name
from generator.read.sets import read_sets
from generator.read.terms import read_terms
from generator.read.theme import read_theme
from generator.read.vocabulary import read_effect_kinds
from generator.workspace import Workspace, WorkspaceError

CONTENT = "content"
USUAL_RULEBOOK = "rulebook.md"
_GLOSSARY = re.compile(r"^[ >*+-]*\{(icons|effects)\} *$", re.MULTILINE)


def list_games(workspace: Workspace) -> tuple[str, ...]:
    """Return the games of a project, by the names of their folders, sorted."""
    paths = workspace.list_files(CONTENT, "/game.yaml")
    return tuple(sorted(path.split("/")[1] for path in paths if path.count("/") == 2))


def read_game(workspace: Workspace, slug: str) -> tuple[Game | None, tuple[Diagnostic, ...]]:
    """Read one game. None if any of its files has an error; the diagnostics name all of them."""
    faults = Faults()
    games = list_games(workspace)
    if slug not in games:
        faults.add(
            "R001", Span(f"{CONTENT}/{slug}/game.yaml"), f'there is no game "{slug}"', suggestion(slug, games)
        )
        return None, faults.ordered()
    game = _read(workspace, f"{CONTENT}/{slug}", slug, faults)
    found = faults.ordered()
    return (None if has_errors(found) else game), found


def _read(workspace: Workspace, folder: str, slug: str, faults: Faults) -> Game | None:
    profiles, profile_faults = read_print_profiles(workspace)
    languages, language_faults = read_languages(workspace)
    faults.extend((*profile_faults, *language_faults))
    theme = read_theme(workspace, f"{folder}/theme.yaml", faults)
    shelf = _read_shelf(workspace, f"{folder}/components", faults)
    document = read_document(workspace, f"{folder}/game.yaml", faults)
    if document is None:
        return None
    spoken = None if has_errors(language_faults) else languages
    translated = tuple(map(catalog_language, workspace.list_files(f"{folder}/locale", ".po")))
    declarations = read_declarations(document, spoken, translated, faults)
    before = len(faults)
    sets = read_sets(document, document.root.entries.get("sets"), faults)
    effects = read_effect_kinds(document, document.root.entries.get("effects"), sets, faults)
    # Pieces are made of sets and player counts: without them, every piece would seem wrong.
    if declarations is None or profiles is None or len(faults) > before:
        return None
    shelf = replace(
        shelf,
        kinds={**icon_kinds(declarations.icons), **set_kinds(sets)},
        vocabulary=vocabulary(effects, declarations.icons, sets),
    )
    papers = tuple(_read_papers(document, declarations, profiles, faults))
    ground = Ground(document, shelf, sets, effects, profiles, declarations)
    editions = read_editions(ground, faults)
    if declarations.catalogue is not None and shelf.is_complete:
        is_sound = len(faults) == before
        check_catalogue(
            declarations.catalogue, editions, declarations.icons, faults, are_pieces_sound=is_sound
        )
    check_goals(declarations.goals, editions, declarations.players, faults)
    for part in shelf.documents.values():
        part.let_pieces_go()
    if theme is None:
        return None
    terms, hyphenated = read_terms(workspace, folder, faults)
    rulebook = _find_rulebook(workspace, folder, document, declarations, faults)
    return Game(
        slug=slug,
        title=declarations.title,
        source_language=declarations.source_language,
        languages=declarations.languages,
        players=declarations.players,
        sets=sets,
        icons=declarations.icons,
        phrases=declarations.phrases,
        editions=editions,
        constraints=declarations.constraints,
        goals=declarations.goals,
        theme=theme,
        rulebook=rulebook,
        rules=declarations.rules,
        papers=papers,
        catalogue=declarations.catalogue,
        checks=declarations.checks,
        effects=effects,
        terms=terms,
        hyphenated=hyphenated,
        glossaries=_find_glossaries(workspace, f"{folder}/{rulebook}") if rulebook else frozenset(),
        origin=document.origin(document.root),
    )


def _read_shelf(workspace: Workspace, folder: str, faults: Faults) -> Shelf:
    """Find the component files of a game by the ids that they give."""
    found: dict[str, Document] = {}
    before = len(faults)
    for path in workspace.list_files(folder, ".yaml"):
        document = read_document(workspace, path, faults)
        id_ = _component_id(document, faults) if document else None
        if document is None or id_ is None:
            continue
        if id_ in found:
            place, way_out = (
                document.span(document.root.entries["component"]),
                f"it stands in {found[id_].file}",
            )
            faults.add("S113", place, f'the component "{id_}" is given twice', way_out)
        found.setdefault(id_, document)
    is_complete = len(faults) == before
    for path in workspace.list_files(folder, ".yml"):
        faults.warn("S010", Span(path), "this file is not read", "name it .yaml")
    return Shelf(found, is_complete)


def _component_id(document: Document, faults: Faults) -> str | None:
    node = document.root.entries.get("component")
    if node is None:
        way_out = "such as component: items"
        faults.add("S102", document.span(document.root), 'the key "component" is missing', way_out)
        return None
    try:
        return as_name(node)
    except ContentError as error:
        faults.add_error(error, document.span(node))
        return None


def _read_papers(
    document: Document, declarations: Declarations, profiles: PrintProfiles, faults: Faults
) -> Iterator[str]:
    """Yield the papers that the game is printed on, each once."""
    names: list[str] = []
    for number, said in enumerate(declarations.papers):
        place = document.origin(document.root).at(f"papers.{number}")
        name = paper_id(said)
        if find_paper(said, profiles) is None:
            faults.add("R019", place, *no_paper(said, profiles))
        elif name in names:
            faults.add("S113", place, f'the paper "{said}" is given twice', "leave one out")
        else:
            names.append(name)
            yield name


def _find_rulebook(
    workspace: Workspace, folder: str, document: Document, declarations: Declarations, faults: Faults
) -> str | None:
    """Return the name of the rulebook, which need not be said if it is the usual one."""
    name = declarations.rulebook
    files = workspace.list_files(folder, ".md") if name is None else workspace.list_files(folder)
    if f"{folder}/{name or USUAL_RULEBOOK}" in files:
        return name or USUAL_RULEBOOK
    if name is None:
        return None
    place = document.origin(document.root).at("rulebook")
    books = [path.removeprefix(f"{folder}/") for path in workspace.list_files(folder, ".md")]
    way_out = suggestion(name, books) if books else "write it, or leave the key out"
    faults.add("R012", place, f'there is no file "{name}" in the folder of the game', way_out)
    return name


def _find_glossaries(workspace: Workspace, path: str) -> frozenset[str]:
    """Return the glossaries that a rulebook asks for, each by a paragraph of its own."""
    try:
        return frozenset(_GLOSSARY.findall(workspace.read_text(path)))
    except WorkspaceError:
        return frozenset()  # Whoever sets the book says that it cannot be read.
