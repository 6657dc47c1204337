"""Write, vector art: SVG documents in, PDF form objects out.

All documents that are asked for at once are compiled as the pages of one PDF, and then taken apart. Each form
fills the unit square with the document's viewBox. The result for one document does not depend on which others
are compiled with it.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from msgspec import Struct, field

from generator.write.graft import Graft, GraftError, graft_pages
from generator.write.svg_source import ArtError, SvgRoot, read_root

if TYPE_CHECKING:
    import typst

# The longer side of the page that a picture is compiled on. It only matters for the filters of SVG, which are
# rasterised at four pixels a point: this gives 300 dpi at a width of 200 mm.
_PAGE_PT = 600.0
_ART_FUNCTION = (
    "#let art(width, height, source) = page(width: width, height: height, margin: 0pt,"
    ' place(image(bytes(source), format: "svg", width: width, height: height, fit: "stretch")))\n'
)
_FITTING = re.compile(r"""\s(?:width|height|preserveAspectRatio)\s*=\s*(?:"[^"]*"|'[^']*')""")


class ArtShelf(Struct, eq=False):
    """All art compiled so far. Languages, papers and stocks share one, so that a picture is compiled once."""

    forms: dict[str, Graft] = field(default_factory=dict)
    known: dict[bytes, Graft] = field(default_factory=dict)
    compilers: list["typst.Compiler"] = field(default_factory=list)

    def compiler(self) -> "typst.Compiler":
        """Return the one compiler, started when first asked for.

        It sees no font of the system, and no picture to link to: its root is a file, below which is nothing.
        """
        import typst  # noqa: PLC0415  # hardly any deck of plain shapes needs it

        if not self.compilers:
            self.compilers.append(typst.Compiler(root=__file__, ignore_system_fonts=True))
        return self.compilers[0]


def compile_art(svgs: Iterable[str], shelf: ArtShelf) -> Mapping[str, Graft]:
    """Compile SVG documents to form objects that fill the unit square.

    Args:
        svgs: Whole documents. Linked files are refused, and so is text: the press prints text in its own
            fonts only, and a form carries none.
        shelf: What is compiled already; gains what is new.

    Errors:
        ArtError: a document is not well-formed, has no size, holds text, or links to a file.
    """
    wanted = tuple(dict.fromkeys(svgs))
    new = [svg for svg in wanted if svg not in shelf.forms]
    if new:
        shelf.forms.update(zip(new, _compile(new, shelf), strict=True))
    return MappingProxyType({svg: shelf.forms[svg] for svg in wanted})


def _compile(svgs: Sequence[str], shelf: ArtShelf) -> list[Graft]:
    from typst import TypstError  # noqa: PLC0415

    source = _ART_FUNCTION + "".join(_page(svg, read_root(svg)) for svg in svgs)
    try:
        forms = list(graft_pages(_compile_pdf(source, shelf.compiler()), shelf.known))
    except (TypstError, GraftError) as error:
        if len(svgs) > 1:
            return [_compile([svg], shelf)[0] for svg in svgs]
        raise ArtError(svgs[0], _first_line(str(error))) from None
    for svg, form in zip(svgs, forms, strict=True):
        if _holds_font(form):
            raise ArtError(svg, "it holds text; turn the text into paths")
    return forms


def _compile_pdf(source: str, compiler: "typst.Compiler") -> bytes:
    # PDF 1.4 has neither object streams nor compressed indexes, which ``graft`` would need help with.
    pdf = compiler.compile(source.encode(), format="pdf", pdf_standards="1.4", pdf_tags=False, timestamp=0)
    if not isinstance(pdf, bytes):
        raise GraftError("the compiler made no PDF")
    return pdf


def _page(svg: str, root: SvgRoot) -> str:
    """Return the call that sets one document on a page with the proportions of its viewBox."""
    tag = svg[root.start : root.end]
    if "viewBox" in root.attributes:
        tag = _FITTING.sub("", tag)
    scale = _PAGE_PT / max(root.view_box.width, root.view_box.height)
    source = (svg[: root.start] + tag + svg[root.end :]).replace("\\", "\\\\").replace('"', '\\"')
    return f'#art({root.view_box.width * scale:.4f}pt, {root.view_box.height * scale:.4f}pt, "{source}")\n'


def _holds_font(graft: Graft) -> bool:
    return any(b"/Font" in part if isinstance(part, bytes) else _holds_font(part) for part in graft.parts)


def _first_line(message: str) -> str:
    return message.strip().partition("\n")[0]
