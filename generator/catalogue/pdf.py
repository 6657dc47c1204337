"""A leaf → PDF/UA-1 through Typst, like a rulebook. Part of catalogue.

The text goes to the design as data (JSON), so nothing in it can be taken for Typst; pictures are hung into
their places afterwards. Invariant: the same leaf gives the same bytes.
"""

import json

import typst

from generator.catalogue.leaf import Leaf
from generator.diagnostic import Diagnostic, Severity, Span
from generator.write import ArtError, Assets, PictureError, write_plates
from generator.write.engine import run_typst
from generator.write.hanging import hang_pictures

TEMPLATE = "templates/catalogue/catalogue.typ"


def write_catalogue_pdf(leaf: Leaf, assets: Assets) -> tuple[bytes | None, tuple[Diagnostic, ...]]:
    """Typeset a catalogue. Errors: WorkspaceError: a picture or the design cannot be read."""
    pictures = {
        name: {
            "plate": number,
            "width": picture.size.width,
            "height": picture.size.height,
            "corner": picture.corner,
        }
        for number, (name, picture) in enumerate(leaf.pictures.items(), start=1)
    }
    data = json.dumps({**leaf.data, "pictures": pictures}, ensure_ascii=False)
    design = assets.workspace.read_text(TEMPLATE)
    try:
        with assets.workspace.font_folders() as fonts:
            (pdf,), warnings = run_typst(design, {"leaf": data}, "pdf", standard="ua-1", fonts=fonts)
        plates = write_plates([picture.view for picture in leaf.pictures.values()], assets)
        pdf = hang_pictures(pdf, plates)
    except typst.TypstError as error:
        return None, (_report(error, Severity.ERROR),)
    except (ArtError, PictureError) as error:
        message = f"a picture of the catalogue cannot be printed: {error.reason}"
        return None, (Diagnostic(code="B204", message=message, hint="mend or replace it"),)
    return pdf, tuple(_report(warning, Severity.WARNING) for warning in warnings)


def _report(trouble: typst.TypstError | typst.TypstWarning, severity: Severity) -> Diagnostic:
    message = f"the catalogue could not be set: {trouble.message}"
    return Diagnostic(
        code="B203", message=message, hint="; ".join(trouble.hints), span=Span(TEMPLATE), severity=severity
    )
