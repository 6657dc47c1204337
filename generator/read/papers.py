"""The name of a paper → the paper: one of ``templates/sheets/papers.yaml``, or a size (``200x300mm``)."""

from msgspec.structs import replace

from generator.diagnostic import suggestion
from generator.geometry import Size
from generator.model import Paper, PrintProfiles, paper_id
from generator.units import format_size, parse_size

PAPERS_DECLARED = "or a size such as 200x300mm"
# Nothing smaller passes through a printer, and no viewer of PDF shows more (14,400 points).
LEAST, MOST = 20.0, 5000.0


def find_paper(name: str, profiles: PrintProfiles) -> Paper | None:
    """Return the paper of that name or size, or None if there is none such.

    A size holds for both ways to lay the sheet: ``300x200mm`` is the same paper as ``200x300mm``.
    """
    return profiles.papers.get(name) or _custom(name, profiles)


def no_paper(name: str, profiles: PrintProfiles) -> tuple[str, str]:
    """Say that there is no such paper, and the way out."""
    if parse_size(name) is not None:
        return f'"{name}" is no size of a paper', f"both sides measure from {LEAST:g} to {MOST:g} mm"
    return f'there is no paper "{name}"', suggestion(name, profiles.papers, PAPERS_DECLARED)


def on_printer(paper: Paper, margin: float | None) -> Paper:
    """Return the paper as a printer with such a margin prints on it; with None, as it is."""
    return paper if margin is None else replace(paper, margin=margin)


def _custom(name: str, profiles: PrintProfiles) -> Paper | None:
    lengths = parse_size(name)
    if lengths is None or not LEAST <= min(lengths) <= max(lengths) <= MOST:
        return None
    size = Size(*sorted(round(length, 2) for length in lengths))
    margin = next((printer.margin for printer in profiles.printers.values()), 0.0)
    return Paper(id=paper_id(name), name=format_size(size.width, size.height), size=size, margin=margin)
