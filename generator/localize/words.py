"""The press's own words, in one language: ``templates/words.yaml`` and its catalogs. Part of localize."""

from collections.abc import Iterable, Mapping, Sequence

import yaml
from msgspec.structs import replace

from generator.diagnostic import Diagnostic, Span
from generator.localize.lookup import open_lookup
from generator.localize.messages import Message
from generator.localize.typography import apply_typography
from generator.model import Language
from generator.workspace import Workspace, WorkspaceError

WORDS = "templates/words.yaml"
WORDS_CATALOGS = "templates/locale"
WORDS_LANGUAGE = "en"


def speaks(workspace: Workspace, language: Language) -> bool:
    """Tell whether the press has words of its own in a language."""
    catalog = f"{WORDS_CATALOGS}/{language.code}.po"
    return language.code == WORDS_LANGUAGE or catalog in workspace.list_files(WORDS_CATALOGS, ".po")


def read_words(workspace: Workspace, language: Language) -> tuple[Mapping[str, str], tuple[Diagnostic, ...]]:
    """Return the press's words by id; those that a language lacks are shown in a fallback, or in English."""
    english, faults = read_english_words(workspace)
    lookup, found_faults = open_lookup(workspace, WORDS_CATALOGS, language, WORDS_LANGUAGE)
    diagnostics = [*faults, *found_faults]
    words = {}
    for message in english:
        found = lookup.find(message.context, message.source)
        if found is None and not lookup.is_source:
            span = Span(message.file, message.line)
            diagnostics += lookup.explain_missing(message.context, message.source, span)
        word = message.source if found is None else found[0].forms[0]
        words[message.context] = apply_typography(word, language)
    return words, tuple(diagnostics)


def read_english_words(workspace: Workspace) -> tuple[tuple[Message, ...], tuple[Diagnostic, ...]]:
    """Return the words as they are written, in the order of the file; their contexts are their ids."""
    try:
        root = yaml.compose(workspace.read_text(WORDS), Loader=yaml.CBaseLoader)
    except WorkspaceError as error:
        return (), (_fault(error.reason, Span(WORDS)),)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        place = Span(WORDS, mark.line + 1, mark.column + 1) if mark is not None else Span(WORDS)
        return (), (_fault(error.problem or "this is not YAML", place),)
    except yaml.YAMLError:
        return (), (_fault("this is not YAML", Span(WORDS)),)
    if not isinstance(root, yaml.MappingNode):
        return (), (_fault("this is no list of ids and words", Span(WORDS)),)
    for _, value in root.value:
        if not isinstance(value, yaml.ScalarNode):
            place = Span(WORDS, value.start_mark.line + 1, value.start_mark.column + 1)
            return (), (_fault("this is not one word or line", place),)
    return tuple(
        Message(context=key.value, source=value.value, file=WORDS, line=key.start_mark.line + 1)
        for key, value in root.value
    ), ()


def explain_words(workspace: Workspace, words: Iterable[Message]) -> tuple[Message, ...]:
    """Return the words with what the file says above them: where they are shown."""
    lines = workspace.read_text(WORDS).split("\n")
    return tuple(replace(word, comment=_heading(lines[: word.line - 1])) for word in words)


def _heading(above: Sequence[str]) -> str:
    """Return the remark at the head of a group of lines, which an empty one parts from the rest."""
    for line in reversed(above):
        if not line or line.startswith("#"):
            return line.removeprefix("#").strip()
    return ""


def _fault(reason: str, span: Span) -> Diagnostic:
    message = f"the press's words cannot be read: {reason}"
    return Diagnostic(code="T009", message=message, hint="a line is, for example, page: page", span=span)
