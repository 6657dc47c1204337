"""Inline Markdown → inline nodes of the document tree. Part of rulebook.

Invariant: every character of the text reaches a node, or a fault says why it does not.
"""

from collections.abc import Mapping
from urllib.parse import parse_qsl, unquote

from markdown_it.tree import SyntaxTreeNode
from msgspec import Struct, field

from generator.diagnostic import suggestion
from generator.model import ICONS_DECLARED
from generator.rulebook.document import (
    Code,
    Emphasis,
    Icon,
    Inline,
    Inlines,
    Inset,
    LineBreak,
    Link,
    PictureKind,
    PictureRef,
    Plain,
    Strong,
    plain,
)
from generator.rulebook.markdown import MARKDOWN, too_deep
from generator.units import format_mm, parse_length

PICTURE_HELP = "figure:name, piece:component/piece, back:component/piece or motif:family/name"
_OPTIONS = {PictureKind.MOTIF: {"width", "colour", "pattern"}, PictureKind.FIGURE: {"width", "example"}}
_PICTURE_KINDS = {kind.value: kind for kind in PictureKind if kind is not PictureKind.ICON}
_WIDEST_MM = 500.0
NO_ALT = (
    "B109",
    "this picture has no alternative text",
    "say in words what it shows, for those who cannot see it: ![words](…)",
)


class Fault(Struct, frozen=True):
    """Something wrong in a line of text; ``needle`` is the stretch of it to point at, from ``shift`` on."""

    code: str
    message: str
    hint: str = ""
    needle: str = ""
    shift: int = 0


TOO_DEEP = Fault(
    "B112", "this lies inside too many others", "put fewer lists, quotes or stresses inside each other"
)


class Vocabulary(Struct, frozen=True):
    """What a text may refer to: icons (id → name to read out) and the slugs of headings."""

    icons: Mapping[str, str]
    anchors: frozenset[str]


class _Reader(Struct):
    """Turns syntax nodes into inlines and gathers faults on the way."""

    vocabulary: Vocabulary
    faults: list[Fault] = field(default_factory=list)

    def read(self, nodes: list[SyntaxTreeNode]) -> Inlines:
        return tuple(inline for node in nodes for inline in self.read_node(node))

    def read_node(self, node: SyntaxTreeNode) -> Inlines:  # noqa: PLR0911 - a kind each
        match node.type:
            case "text":
                return (Plain(node.content),) if node.content else ()
            case "softbreak":
                return (Plain(" "),)
            case "hardbreak":
                return (LineBreak(),)
            case "code_inline":
                return (Code(node.content),)
            case "strong":
                return (Strong(self.read(node.children)),)
            case "em":
                return (Emphasis(self.read(node.children)),)
        return self.read_reference(node)

    def read_reference(self, node: SyntaxTreeNode) -> Inlines:
        match node.type:
            case "icon":
                return self.icon(node.content)
            case "link":
                return self.link(node)
            case "image":
                return self.inset(node)
            case "html_inline":
                return self.fault(
                    "B101", f"HTML ({node.content}) is not read", "write it in Markdown", node.content
                )
        return self.fault("B102", f"{node.type} is not read in a rulebook")  # pragma: no cover

    def icon(self, name: str) -> Inlines:
        if name not in self.vocabulary.icons:
            return self.fault(
                "B110",
                f'there is no icon "{name}"',
                suggestion(name, self.vocabulary.icons, ICONS_DECLARED),
                f"{{icon:{name}",
            )
        return (Icon(PictureRef(PictureKind.ICON, name), self.vocabulary.icons[name]),)

    def link(self, node: SyntaxTreeNode) -> Inlines:
        target, children = str(node.attrs["href"]), self.read(node.children)
        if target.startswith("#") and target[1:] not in self.vocabulary.anchors:
            way_out = suggestion(target[1:], self.vocabulary.anchors)
            return self.fault("B105", f'no heading has the anchor "{target}"', way_out, target)
        if not target.startswith(("#", "https://", "http://")):
            way_out = "link to #a-heading of this rulebook or to an http(s) address"
            return self.fault(
                "B106", f'the link "{target}" leads nowhere that can be printed', way_out, target
            )
        return (Link(target, children),)

    def inset(self, node: SyntaxTreeNode) -> Inlines:
        found = read_target(str(node.attrs["src"]))
        if isinstance(found, Fault):
            self.faults.append(found)
            return ()
        alt = plain(self.read(node.children)).strip()
        if not alt:
            return self.fault(*NO_ALT, str(node.attrs["src"]))
        return (Inset(found.ref, alt, found.width),)

    def fault(self, code: str, message: str, way_out: str = "", needle: str = "") -> tuple[Inline, ...]:
        self.faults.append(Fault(code, message, way_out, needle))
        return ()


def read_inline(text: str, vocabulary: Vocabulary) -> tuple[Inlines, tuple[Fault, ...]]:
    """Read a line of inline Markdown."""
    reader = _Reader(vocabulary)
    tokens = MARKDOWN.parseInline(text)
    if too_deep(tokens):
        return (), (TOO_DEEP,)
    root = SyntaxTreeNode(tokens)
    return reader.read(root.children[0].children), tuple(reader.faults)


# Picture targets.


class Target(Struct, frozen=True):
    """What the address of a picture says; ``width`` in mm, if given."""

    ref: PictureRef
    width: float | None


def read_target(address: str) -> Target | Fault:
    """Read the address of a picture, such as ``piece:items/bottle?width=30mm``."""
    path, _, query = unquote(address).partition("?")
    word, _, name = path.partition(":")
    kind = _PICTURE_KINDS.get(word)
    if kind is None or not name:
        return Fault("B108", f'"{address}" is not a picture', PICTURE_HELP, address)
    options = dict(parse_qsl(query, keep_blank_values=True))
    allowed = _OPTIONS.get(kind, {"width"})
    for option in options:
        if option not in allowed:
            message = f'a {word} picture has no option "{option}"'
            return Fault("B108", message, suggestion(option, allowed), option)
    width = parse_length(options.get("width", "1mm"))
    if width is None:
        way_out = "write it with its unit, such as 30mm"
        return Fault("B108", f'the width "{options["width"]}" is not a length', way_out, address)
    if not 0 < width <= _WIDEST_MM:
        way_out = f"write more than 0 and at most {format_mm(_WIDEST_MM)}"
        return Fault("B108", f'the width "{options["width"]}" is out of bounds', way_out, address)
    ref = PictureRef(
        kind,
        name,
        colour=options.get("colour", ""),
        pattern=options.get("pattern", ""),
        example=options.get("example", ""),
    )
    return Target(ref, width if "width" in options else None)
