"""Write, books: Typst, shut in: no file, no font but those it is given, no clock."""

from collections.abc import Sequence
from typing import Literal

import typst

_EPOCH = 0  # The date of what is made: a build must not depend on the day.


def run_typst(
    source: str,
    inputs: dict[str, str],
    output: Literal["pdf", "png"],
    *,
    standard: Literal["ua-1"] | None = None,
    pixels_per_inch: float | None = None,
    fonts: Sequence[str] = (),
) -> tuple[tuple[bytes, ...], Sequence[typst.TypstWarning]]:
    """Run Typst on a source of the press.

    Args:
        source: Typst markup; never an author's words.
        inputs: what the source finds in ``sys.inputs``.
        output: what is made.
        standard: what a PDF must conform to.
        pixels_per_inch: how fine pictures are.
        fonts: the folders of all fonts; without them, nothing can be written.

    Returns:
        One PDF, or one PNG for each page; and the warnings.

    Errors:
        typst.TypstError: the source cannot be set, or not so that it conforms.
    """
    found = typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=list(fonts))
    # The root is a file: there is nothing below it to read.
    compiler = typst.Compiler(input=source.encode(), root=__file__, font_paths=found)
    made, warnings = compiler.compile_with_warnings(
        sys_inputs=inputs,
        format=output,
        ppi=pixels_per_inch,
        pdf_standards=standard and [standard],
        timestamp=_EPOCH,
    )
    return ((made,) if isinstance(made, bytes) else tuple(made or ())), warnings
