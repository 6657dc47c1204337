"""Typst, shut in: no file but the package's fonts, no font but those, no clock. Part of rulebook."""

from collections.abc import Sequence
from importlib import resources
from typing import Literal

import typst

_FONTS = "generator.fonts"
_EPOCH = 0  # The date of what is made: a build must not depend on the day.


def run_typst(
    source: str,
    inputs: dict[str, str],
    output: Literal["pdf", "png"],
    *,
    standard: Literal["ua-1"] | None = None,
    pixels_per_inch: float | None = None,
) -> tuple[tuple[bytes, ...], Sequence[typst.TypstWarning]]:
    """Run Typst on a source of the press.

    Args:
        source: Typst markup; never an author's words.
        inputs: what the source finds in ``sys.inputs``.
        output: what is made.
        standard: what a PDF must conform to.
        pixels_per_inch: how fine pictures are.

    Returns:
        One PDF, or one PNG for each page; and the warnings.

    Errors:
        typst.TypstError: the source cannot be set, or not so that it conforms.
    """
    with resources.as_file(resources.files(_FONTS)) as folder:  # Typst takes fonts as files only.
        fonts = typst.Fonts(
            include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(folder)]
        )
        compiler = typst.Compiler(input=source.encode(), root=str(folder), font_paths=fonts)
        made, warnings = compiler.compile_with_warnings(
            sys_inputs=inputs,
            format=output,
            ppi=pixels_per_inch,
            pdf_standards=standard and [standard],
            timestamp=_EPOCH,
        )
    return ((made,) if isinstance(made, bytes) else tuple(made or ())), warnings
