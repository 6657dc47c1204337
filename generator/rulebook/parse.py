"""Markdown source → document tree in the source language. Part of rulebook.

Invariant: every block of the source is in the tree, or a diagnostic at its line says why it is not.
"""

import re
import unicodedata
from itertools import takewhile
from keyword import iskeyword

from markdown_it.tree import SyntaxTreeNode
from msgspec import Struct, field

from generator.diagnostic import Diagnostic, Span, suggestion
from generator.rulebook.document import (
    Align,
    Block,
    Document,
    ExampleSource,
    Figure,
    Generated,
    GeneratedKind,
    Heading,
    Items,
    Note,
    NoteKind,
    Paragraph,
    Rule,
    Shown,
    Table,
    Written,
)
from generator.rulebook.inline import NO_ALT, TOO_DEEP, Fault, read_target
from generator.rulebook.markdown import MARKDOWN, too_deep
from generator.rulebook.tables import extra_cells, failed_table

_GENERATED = re.compile(r"\{(\w+)\}\Z")
_NOTE_LABEL = re.compile(r"\*\*(\w+)[.:!]?\*\*")
_EXAMPLE = re.compile(r"example(?:\s+(?P<name>.*))?")
_EXAMPLE_NAME = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
_CAPTION = re.compile(r"Table:\s+(?=\S)")
_SOFT_BREAK = re.compile(r"(?<!\\)(?<!  )\n")
_MARKUP = re.compile(r"\{icon:[^{}]*\}|!?\[([^\]]*)\]\([^)]*\)|[*_`{}]")
_ALIGN = {"text-align:center": Align.CENTRE, "text-align:right": Align.END}

_EMPTY = Fault("B117", "the rulebook is empty", "write the rules, or take the file away")
_MANY_HEADINGS = 3  # From here on a rulebook gets a table of contents, asked for or not.

# The label that makes a quoted passage an example or a tip, in the languages that rulebooks are written in.
_NOTE_KINDS = {
    **dict.fromkeys(("example", "exemple", "exemplo"), NoteKind.EXAMPLE),
    **dict.fromkeys(("tip", "conseil", "astuce", "dica"), NoteKind.TIP),
}


def parse_rulebook(text: str, path: str) -> tuple[Document[Written], tuple[Diagnostic, ...]]:
    """Read a rulebook's Markdown.

    Args:
        text: the Markdown source.
        path: the file's path in the project, for diagnostics.
    """
    reader = _Reader(path, tuple(text.split("\n")))
    tokens = MARKDOWN.parse(text)
    deep = too_deep(tokens)
    if deep is not None:
        line = deep.map[0] + 1 if deep.map else 1
        return Document((), ()), (_diagnostic(TOO_DEEP, Span(path, line)),)
    blocks = reader.blocks(SyntaxTreeNode(tokens).children)
    if not blocks and not reader.diagnostics:
        reader.diagnostics.append(_diagnostic(_EMPTY, Span(path)))
    lead, body = _split_lead(blocks)
    if not _has_contents(body) and sum(isinstance(block, Heading) for block in body) >= _MANY_HEADINGS:
        body = (Generated(GeneratedKind.CONTENTS), *body)
    return Document(lead, body, tuple(reader.examples)), tuple(reader.diagnostics)


def slugify(text: str) -> str:
    """Return the anchor of a heading: its letters and digits, in lower case and without accents."""
    bare = _MARKUP.sub(lambda found: found[1] or "", text)
    letters = unicodedata.normalize("NFKD", bare.casefold())
    kept = "".join(
        c if c.isalnum() else "-" for c in letters if not unicodedata.combining(c) and c not in "'’"
    )
    return re.sub("-+", "-", kept).strip("-") or "section"


class _Reader(Struct):
    """Walks the syntax tree once, keeping the section it is in and the figures it has counted."""

    path: str
    lines: tuple[str, ...]
    diagnostics: list[Diagnostic] = field(default_factory=list)
    examples: list[ExampleSource] = field(default_factory=list)
    slugs: dict[str, int] = field(default_factory=dict)
    section: str = ""
    level: int = 0
    figures: int = 0

    def blocks(self, nodes: list[SyntaxTreeNode]) -> tuple[Block[Written], ...]:
        found: list[Block[Written]] = []
        for index, node in enumerate(nodes):
            if _is_caption(node, nodes[index + 1 :]):
                continue
            block = self.block(node, nodes[index - 1] if index else None)
            found += [] if block is None else [block]
        return tuple(found)

    def block(self, node: SyntaxTreeNode, before: SyntaxTreeNode | None) -> Block[Written] | None:  # noqa: PLR0911
        match node.type:
            case "heading":
                return self.heading(node)
            case "paragraph":
                return self.paragraph(node)
            case "bullet_list" | "ordered_list":
                return self.items(node)
            case "table":
                return self.table(node, before)
            case "blockquote":
                return self.note(node)
            case "hr":
                return Rule()
            case "fence" if _EXAMPLE.fullmatch(node.info.strip()):
                self.example(node)
                return None
        self.refuse(node)
        return None

    def refuse(self, node: SyntaxTreeNode) -> None:
        if node.type == "html_block":
            self.fault(node, Fault("B101", "HTML is not read in a rulebook", "write it in Markdown"))
        elif node.type == "code_block":
            way_out = "begin the line with fewer than four spaces"
            self.fault(
                node, Fault("B102", "this line is indented so far that Markdown takes it for code", way_out)
            )
        else:
            way_out = "write a paragraph, a list or a table; an example to be played begins with ```example"
            self.fault(node, Fault("B102", "a block of code has no place in a rulebook", way_out))

    def example(self, node: SyntaxTreeNode) -> None:
        """Keep an example to be played: the name after its fence, and its lines."""
        first, _ = _lines_of(node)
        name = (_EXAMPLE.fullmatch(node.info.strip()) or {"name": ""})["name"] or ""
        # The name stands at the end of the line, and perhaps its letters before.
        column = self.lines[first].rfind(name or "example")
        place = Span(self.path, first + 1, column + 1, column + 1 + len(name or "example"))
        if not _EXAMPLE_NAME.fullmatch(name) or iskeyword(name):
            message = f'an example cannot be called "{name}"' if name else "this example has no name"
            way_out = "write ```example first-turn: small letters, digits and hyphens"
            self.diagnostics.append(_diagnostic(Fault("B141", message, way_out), place))
            return
        lines = tuple(
            (text, self.line_span(number, text))
            for number, text in enumerate(node.content.split("\n"), first + 1)
        )
        self.examples.append(ExampleSource(name, place, lines))

    def line_span(self, number: int, text: str) -> Span:
        """Return where a text stands that is all of a line but what marks a quoted passage or list."""
        line = self.lines[number] if number < len(self.lines) else ""
        start = len(line) - len(text) if text and line.endswith(text) else 0
        return Span(self.path, number + 1, start + 1, start + 1 + len(text))

    def heading(self, node: SyntaxTreeNode) -> Heading[Written]:
        level, source = int(node.tag[1]), _source(node)
        if level > self.level + 1:
            above = f"right below {'#' * self.level}" if self.level else "at the start"
            message = f"the heading skips a level: {'#' * level} {above}"
            self.fault(node, Fault("B103", message, f"write {'#' * (self.level + 1)}"))
        if not source:
            self.fault(node, Fault("B104", "the heading is empty", "give it words or take it away"))
        self.level = level
        self.section = self.new_slug(source)
        return Heading(level, self.section, self.written(source, node))

    def new_slug(self, source: str) -> str:
        slug = slugify(source)
        self.slugs[slug] = self.slugs.get(slug, 0) + 1
        return slug if self.slugs[slug] == 1 else self.new_slug(f"{slug}-{self.slugs[slug]}")

    def paragraph(self, node: SyntaxTreeNode) -> Block[Written] | None:
        source = _source(node)
        generated = _GENERATED.match(source)
        if generated:
            return self.generated(generated[1], node)
        self.check_table(node)
        pictures = _only_pictures(node)
        if pictures:
            return self.figure(node, pictures)
        return Paragraph(self.written(source, node))

    def check_table(self, node: SyntaxTreeNode) -> None:
        first, last = _lines_of(node)
        failed = failed_table(self.lines[first:last])
        if failed is not None:
            self.diagnostics.append(_diagnostic(failed[1], Span(self.path, first + failed[0] + 1)))

    def generated(self, word: str, node: SyntaxTreeNode) -> Generated | None:
        kinds = {kind.value: kind for kind in GeneratedKind}
        if word not in kinds:
            message = f'the press writes nothing called "{{{word}}}"'
            way_out = suggestion(word, kinds, f"a value is written {{{{ {word} }}}}")
            self.fault(node, Fault("B107", message, way_out))
            return None
        return Generated(kinds[word], self.section)

    def figure(self, node: SyntaxTreeNode, images: list[SyntaxTreeNode]) -> Figure[Written] | None:
        shown = [picture for image in images if (picture := self.shown(node, image))]
        captions = [str(image.attrs["title"]) for image in images if image.attrs.get("title")]
        if not shown:
            return None
        if not captions:
            return Figure(tuple(shown))
        self.figures += 1
        return Figure(tuple(shown), self.written(captions[-1], node), self.figures)

    def shown(self, node: SyntaxTreeNode, image: SyntaxTreeNode) -> Shown[Written] | None:
        address = str(image.attrs["src"])
        target = read_target(address)
        if isinstance(target, Fault):
            self.fault(node, target)
            return None
        if not image.content.strip():
            self.fault(node, Fault(*NO_ALT, address))
        return Shown(target.ref, self.written(image.content, node), target.width)

    def items(self, node: SyntaxTreeNode) -> Items[Written]:
        paragraphs = [p for item in node.children for p in item.children if p.type == "paragraph"]
        items = tuple(self.blocks(list(item.children)) for item in node.children)
        start = int(node.attrs.get("start", 1))
        return Items(node.type == "ordered_list", start, any(not p.hidden for p in paragraphs), items)

    def note(self, node: SyntaxTreeNode) -> Note[Written]:
        written = [child for child in node.children if child.type != "fence"]
        first = written[0] if written else None
        label = _NOTE_LABEL.match(_source(first)) if first and first.type == "paragraph" else None
        kind = _NOTE_KINDS.get(label[1].casefold(), NoteKind.QUOTE) if label else NoteKind.QUOTE
        before = len(self.examples)
        blocks = self.blocks(list(node.children))
        return Note(kind, blocks, tuple(example.span for example in self.examples[before:]))

    def table(self, node: SyntaxTreeNode, before: SyntaxTreeNode | None) -> Table[Written]:
        head, *bodies = node.children
        titles = head.children[0].children
        header = tuple(self.cell(cell) for cell in titles)
        rows = tuple(self.row(row, len(titles)) for body in bodies for row in body.children)
        alignment = tuple(_ALIGN.get(str(cell.attrs.get("style")), Align.START) for cell in titles)
        caption = None
        if before is not None and _is_caption(before, [node]):
            caption = self.written(_CAPTION.sub("", _source(before), count=1), before)
        return Table(header, rows, alignment, 0 if len(header) > 1 else None, self.section, caption)

    def row(self, node: SyntaxTreeNode, columns: int) -> tuple[Written, ...]:
        wrong = extra_cells(self.lines[_lines_of(node)[0]], columns)
        if wrong is not None:
            self.fault(node, wrong)
        return tuple(map(self.cell, node.children))

    def cell(self, node: SyntaxTreeNode) -> Written:
        return self.written(_source(node), node)

    def written(self, source: str, node: SyntaxTreeNode) -> Written:
        return Written(source, self.section, self.span(node, source.partition(" ")[0]))

    def span(self, node: SyntaxTreeNode, needle: str = "") -> Span:
        """Return the place of ``needle`` in the node's lines, or the node's first character."""
        first, last = _lines_of(node)
        for number in range(first, min(last, len(self.lines))):
            column = self.lines[number].find(needle)
            if needle and column >= 0:
                return Span(self.path, number + 1, column + 1, column + 1 + len(needle))
        line = self.lines[first] if first < len(self.lines) else ""
        return Span(self.path, first + 1, len(line) - len(line.lstrip()) + 1, len(line) + 1)

    def fault(self, node: SyntaxTreeNode, fault: Fault) -> None:
        self.diagnostics.append(_diagnostic(fault, self.span(node, fault.needle)))


def _diagnostic(fault: Fault, place: Span) -> Diagnostic:
    return Diagnostic(code=fault.code, message=fault.message, hint=fault.hint, span=place)


def _split_lead(
    blocks: tuple[Block[Written], ...],
) -> tuple[tuple[Paragraph[Written], ...], tuple[Block[Written], ...]]:
    """Part the paragraphs that introduce the game from the rules."""
    lead = tuple(block for block in takewhile(_is_paragraph, blocks) if isinstance(block, Paragraph))
    body = blocks[len(lead) :]
    return (lead, body) if body and isinstance(body[0], (Heading, Generated)) else ((), blocks)


def _is_paragraph(block: Block[Written]) -> bool:
    return isinstance(block, Paragraph)


def _has_contents(blocks: tuple[Block[Written], ...]) -> bool:
    return any(isinstance(b, Generated) and b.kind is GeneratedKind.CONTENTS for b in blocks)


def _source(node: SyntaxTreeNode) -> str:
    """Return the inline Markdown of a block on one line; only breaks that the author asked for stay."""
    inline = node.children[0].content if node.children else ""
    return _SOFT_BREAK.sub(" ", inline).strip()


def _lines_of(node: SyntaxTreeNode) -> tuple[int, int]:
    """Return a node's first line and the one after its last, counted from 0."""
    while node.map is None and node.children:
        node = node.children[0]
    return node.map or (0, 1)


def _is_caption(node: SyntaxTreeNode, following: list[SyntaxTreeNode]) -> bool:
    """Tell whether a paragraph is the caption of the table right after it."""
    is_before_table = bool(following) and following[0].type == "table"
    return node.type == "paragraph" and is_before_table and bool(_CAPTION.match(_source(node)))


def _only_pictures(node: SyntaxTreeNode) -> list[SyntaxTreeNode]:
    """Return a paragraph's pictures if it holds nothing else."""
    inlines = node.children[0].children
    pictures = [inline for inline in inlines if inline.type == "image"]
    rest = [i for i in inlines if i.type not in ("image", "softbreak", "hardbreak") and i.content.strip()]
    return [] if rest else pictures
