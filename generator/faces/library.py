"""Faces: template names → rendered SVG text. Looks in the game's own folder first, then in the shared one."""

import re
from collections.abc import Iterator, Mapping
from types import TracebackType
from typing import Any

from jinja2 import (
    BaseLoader,
    Environment,
    Template,
    TemplateError,
    TemplateNotFound,
    UndefinedError,
    meta,
    nodes,
)
from jinja2.exceptions import TemplateSyntaxError
from msgspec import Struct

from generator.diagnostic import Diagnostic, Span, suggestion
from generator.faces.faults import fault
from generator.faces.sandbox import LONGEST_OUTPUT, LimitError, TemplateSandbox
from generator.faces.xml import XmlError, read_xml
from generator.workspace import Workspace, WorkspaceError

_LONGEST_SOURCE = 500_000
_BRINGING_IN = ("include", "import", "extends")
_LONGEST_NUMBER = 4000
_DEPTH_WAY_OUT = "a face needs no more than a few loops or brackets inside one another"
_LIMIT_WAY_OUT = "a face needs no loop that long and no text that large; draw less, or in fewer steps"


class SourceTemplate(Struct, frozen=True, eq=False):
    """A template as it was found: its file and text, compiled; ``by_piece`` if it names the piece at all.

    ``asks`` are the fields of the piece that it looks at, or None if it may look at any.
    """

    file: str
    source: str
    compiled: Template
    by_piece: bool
    asks: tuple[str, ...] | None


class _Missing(Struct, frozen=True):
    """There is no template of a name, or its file cannot be read for a reason. Whoever asks is told anew."""

    reason: str = ""


class TemplateLibrary:
    """The templates of one kind (faces or figures) that one game can use; each is compiled once."""

    def __init__(self, workspace: Workspace, folders: tuple[str, ...]) -> None:
        self._loader = _FolderLoader(workspace, folders)
        self._sandbox = TemplateSandbox(self._loader)
        self._found: dict[str, SourceTemplate | Diagnostic | _Missing] = {}

    def find(
        self, name: str, asked_at: Span, noun: str = "template", ending: str = ""
    ) -> SourceTemplate | Diagnostic:
        """Return the template of this name, or why it cannot be used.

        Args:
            name: its name.
            asked_at: where it is named.
            noun: what its author calls it.
            ending: how its file is called beyond its name.
        """
        file = name + ending
        found = self._found.get(file)
        if found is None:
            found = self._found[file] = self._read(file)
        if not isinstance(found, _Missing):
            return found
        if found.reason:
            return fault("L301", f'the {noun} "{name}" cannot be used: {found.reason}', "", asked_at)
        known = [other.removesuffix(ending) for other in self._loader.names() if other.endswith(ending)]
        return fault("L301", f'there is no {noun} "{name}"', suggestion(name, known), asked_at)

    def render(self, template: SourceTemplate, variables: Mapping[str, Any]) -> str | Diagnostic:
        """Return the template filled in, or why it cannot be."""
        self._sandbox.steps = 0
        try:
            context = template.compiled.new_context(dict(variables))
            return _collected(template.compiled.root_render_func(context))
        except Exception as error:  # A stranger's template can fail in any way; each is reported.
            return _render_fault(template, error, variables)

    def _read(self, name: str) -> "SourceTemplate | Diagnostic | _Missing":
        try:
            file, source = self._loader.read(name)
        except WorkspaceError as error:
            return _Missing(error.reason)
        except TemplateNotFound:
            return _Missing()
        self._sandbox.steps = 0
        try:
            read_xml(source)
            compiled = self._sandbox.get_template(name)
            asks = _asks(self._sandbox, source, "piece")
            return SourceTemplate(file, source, compiled, asks != (), asks)
        except XmlError as error:
            return fault("L305", error.message, error.hint, Span(file, error.line, error.column))
        except TemplateSyntaxError as error:
            return _syntax_fault(file, source, error)
        except (TemplateError, SyntaxError, ValueError, RecursionError, MemoryError, LimitError) as error:
            return _unreadable(file, source, error)


class _FolderLoader(BaseLoader):
    """Hands Jinja the files of a few folders, and no other."""

    def __init__(self, workspace: Workspace, folders: tuple[str, ...]) -> None:
        self._workspace = workspace
        self._folders = folders

    def names(self) -> tuple[str, ...]:
        """Return the names of all templates."""
        return tuple(
            file.removeprefix(f"{folder}/")
            for folder in self._folders
            for file in self._workspace.list_files(folder, ".j2")
        )

    def read(self, name: str) -> tuple[str, str]:
        """Return a template's file and text.

        Errors:
            TemplateNotFound: no folder has it. WorkspaceError: it cannot be read.
        """
        for folder in self._folders:
            file = f"{folder}/{name}"
            if file in self._workspace.list_files(folder, ".j2"):
                source = self._workspace.read_text(file)
                if len(source) > _LONGEST_SOURCE:
                    raise WorkspaceError(file, f"it is longer than {_LONGEST_SOURCE} characters")
                return file, source
        raise TemplateNotFound(name)

    def get_source(self, environment: Environment, template: str) -> tuple[str, str, None]:  # noqa: ARG002
        """Answer Jinja."""
        file, source = self.read(template)
        return source, file, None


def _collected(chunks: Iterator[str]) -> str:
    parts: list[str] = []
    length = 0
    for chunk in chunks:
        parts.append(chunk)
        length += len(chunk)
        if length > LONGEST_OUTPUT:
            raise LimitError(f"it makes more than {LONGEST_OUTPUT} characters")
    return "".join(parts)


def _asks(sandbox: TemplateSandbox, source: str, variable: str) -> tuple[str, ...] | None:
    """Return the parts of a variable that a template looks at; None if it may look at any.

    It may if it hands the variable on, or brings in another template, which sees it too.
    """
    if not any(word in source for word in (variable, *_BRINGING_IN)):
        return ()  # Reading a large template takes longer than filling it in.
    tree = sandbox.parse(source)
    whole = sum(name.name == variable for name in tree.find_all(nodes.Name))
    parts = [*_parts(tree, variable)]
    if len(parts) < whole or any(True for _ in meta.find_referenced_templates(tree)):
        return None
    return tuple(dict.fromkeys(parts))


def _parts(tree: nodes.Template, variable: str) -> Iterator[str]:
    for look in tree.find_all(nodes.Getattr):
        if _is_named(look.node, variable):
            yield look.attr
    for item in tree.find_all(nodes.Getitem):
        if _is_named(item.node, variable) and isinstance(item.arg, nodes.Const):
            yield str(item.arg.value)


def _is_named(node: nodes.Node, variable: str) -> bool:
    return isinstance(node, nodes.Name) and node.name == variable


def _unreadable(file: str, source: str, error: Exception) -> Diagnostic:
    """Say what Jinja says, or what Python leaves unsaid of what Jinja hands it."""
    if isinstance(error, (SyntaxError, RecursionError, MemoryError)):
        return fault("L302", "Jinja cannot read this: it is nested too deeply", _DEPTH_WAY_OUT, Span(file))
    # Python reads no number of thousands of digits, and does not say where one is.
    number = re.search(rf"[\d_]{{{_LONGEST_NUMBER},}}", source) if isinstance(error, ValueError) else None
    if number is None:
        return fault("L302", f"Jinja cannot read this: {error}", "", Span(file))
    before = source[: number.start()]
    span = Span(file, before.count("\n") + 1, len(before) - before.rfind("\n"))
    return fault("L302", "Jinja cannot read this: a number has too many digits", "write a smaller one", span)


def _syntax_fault(file: str, source: str, error: TemplateSyntaxError) -> Diagnostic:
    """Say what Jinja says, at the first word that it quotes and that stands in the line."""
    said = (error.message or "it does not say why").rstrip(".")
    line = source.split("\n")[error.lineno - 1]
    quoted = (re.search(rf"(?<!\w){re.escape(word)}(?!\w)", line) for word in re.findall("'([^']+)'", said))
    column = next((found.start() for found in quoted if found), len(line) - len(line.lstrip())) + 1
    way_out = "mind {{ … }} around values and {% … %} around loops"
    return fault("L302", f"Jinja cannot read this: {said}", way_out, Span(file, error.lineno, column))


def _render_fault(template: SourceTemplate, error: Exception, variables: Mapping[str, Any]) -> Diagnostic:
    file, line, text = _place(template, error.__traceback__)
    if isinstance(error, UndefinedError):
        name, *known = str(error).split("\n")
        word = re.search(rf"\b{re.escape(name)}\b", text)
        span = Span(file, line, word.start() + 1 if word else 1, word.end() + 1 if word else 0)
        return fault("L303", f'there is no "{name}" here', suggestion(name, known or variables), span)
    span = Span(file, line, len(text) - len(text.lstrip()) + 1)
    if isinstance(error, (LimitError, RecursionError, MemoryError)):
        why = "it includes or calls itself without end" if isinstance(error, RecursionError) else str(error)
        return fault("L304", f"the template never comes to an end: {why}", _LIMIT_WAY_OUT, span)
    if isinstance(error, TemplateNotFound):
        return fault("L301", f'there is no template "{error.name}" to include', "", span)
    if isinstance(error, TemplateSyntaxError):
        return _syntax_fault(file, "\n" * error.lineno, error)
    return fault("L303", f"this cannot be worked out: {error}", "", span)


def _place(template: SourceTemplate, traceback: TracebackType | None) -> tuple[str, int, str]:
    """Return the file, the line and its text where a template was when it failed: the innermost one."""
    file, line, source = template.file, 1, template.source
    while traceback is not None:
        running = traceback.tb_frame.f_globals.get("__jinja_template__")
        if isinstance(running, Template):
            file = running.filename or file
            line = running.get_corresponding_lineno(traceback.tb_lineno)
            if running is not template.compiled:
                source = ""
        traceback = traceback.tb_next
    lines = source.split("\n")
    return file, line, lines[line - 1] if line <= len(lines) else ""
