"""The press's own words, in one language: ``templates/words.yaml`` and its catalogs. Part of localize."""

from collections.abc import Mapping

import yaml

from generator.diagnostic import Diagnostic, Span
from generator.localize.lookup import open_lookup
from generator.localize.typography import apply_typography
from generator.model import Language
from generator.workspace import Workspace, WorkspaceError

WORDS = "templates/words.yaml"
WORDS_CATALOGS = "templates/locale"
WORDS_LANGUAGE = "en"


def read_words(workspace: Workspace, language: Language) -> tuple[Mapping[str, str], tuple[Diagnostic, ...]]:
    """Return the press's words by id; those that a language lacks are shown in a fallback, or in English."""
    english, faults = read_english_words(workspace)
    lookup, found_faults = open_lookup(workspace, WORDS_CATALOGS, language, WORDS_LANGUAGE)
    diagnostics = [*faults, *found_faults]
    words = {}
    for id_, source in english.items():
        found = lookup.find(id_, source)
        if found is None:
            diagnostics += lookup.explain_missing(id_, source, Span(WORDS))
        words[id_] = apply_typography(source if found is None else found[0].forms[0], language)
    return words, tuple(diagnostics)


def read_english_words(workspace: Workspace) -> tuple[Mapping[str, str], tuple[Diagnostic, ...]]:
    """Return the words as they are written, by id, in the order of the file."""
    try:
        loaded = yaml.load(workspace.read_text(WORDS), Loader=yaml.CBaseLoader)
    except WorkspaceError as error:
        return {}, (_fault(error.reason, Span(WORDS)),)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        place = Span(WORDS, mark.line + 1, mark.column + 1) if mark is not None else Span(WORDS)
        return {}, (_fault(error.problem or "this is not YAML", place),)
    except yaml.YAMLError:
        return {}, (_fault("this is not YAML", Span(WORDS)),)
    if not isinstance(loaded, dict) or not all(isinstance(word, str) for word in loaded.values()):
        return {}, (_fault("each line holds an id and one word", Span(WORDS)),)
    return {str(id_): word for id_, word in loaded.items()}, ()


def _fault(reason: str, span: Span) -> Diagnostic:
    message = f"the press's words cannot be read: {reason}"
    return Diagnostic(code="T009", message=message, help="a line is, for example, page: page", span=span)
