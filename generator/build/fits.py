"""A request → how each text sits in its slot, on every face of every piece and in every language.

The tightest come first. Nothing is written, and texts that do not fit are what this is for: no error.
"""

from functools import cache
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from generator.build.crew import work_in_order
from generator.build.job import Job
from generator.build.localized import localize_job
from generator.build.opened import open_workspace
from generator.build.press import Press, open_press
from generator.build.request import BuildRequest, Report
from generator.build.sheets import compose_faces
from generator.build.targets import select_jobs
from generator.check import ComposedFace
from generator.diagnostic import NOWHERE, Diagnostic, Severity, Span
from generator.faces import SlotFit, measure_room
from generator.faces.places import field_showing, place_of_field
from generator.geometry import Rect
from generator.model import LocalizedGame, Side


class SlotReport(Struct, frozen=True, kw_only=True):
    """How one text sits in one slot.

    ``editions`` and ``pieces`` are all that have it alike; ``place`` is where the text of the first of these
    is written. Sizes are in pt. A text that does not fit at its ``least`` size is ``missing_mm`` too high or
    too wide; one that fits may grow by ``lines_left`` lines of that size: ``free_mm`` of the height or, where
    there is but the last line, of the width. ``box`` is the slot, in mm of the face (bleed included).
    """

    game: str
    editions: tuple[str, ...]
    language: str
    component: str
    pieces: tuple[str, ...]
    side: str
    slot: str
    field: str
    style: str
    size: float
    wanted: float
    least: float
    lines: int
    lines_left: float
    free_mm: float
    missing_mm: float
    text: str
    box: Rect
    place: Span

    @property
    def tightness(self) -> tuple[float, float]:
        """What to sort by: first what does not fit, the worst first, then what is about to."""
        return -self.missing_mm, self.lines_left


class Fits(Struct, frozen=True, kw_only=True):
    """All reports, tightest first, and the faults that kept a game or a face from being looked at."""

    slots: tuple[SlotReport, ...]
    diagnostics: tuple[Diagnostic, ...]


def report_fits(request: BuildRequest, report: Report) -> Fits:
    """Report on all texts of the games, editions, languages and components that are asked for.

    Errors:
        RequestError: a name is unknown. WorkersError: a process died.
    """
    selection = select_jobs(open_workspace(request.root, request.languages), request, {}, None)
    found: dict[SlotReport, SlotReport] = {}
    faults = list(selection.diagnostics)
    for slots, diagnostics in work_in_order(_measure, selection.jobs, request.jobs, report, _folder):
        faults += diagnostics
        for slot in slots:
            alike = replace(slot, editions=(), pieces=(), place=NOWHERE)
            found[alike] = _joined(found[alike], slot) if alike in found else slot
    errors = (fault for fault in faults if fault.severity is Severity.ERROR)
    return Fits(
        slots=tuple(sorted(found.values(), key=lambda slot: slot.tightness)),
        diagnostics=tuple(dict.fromkeys(errors)),
    )


def _folder(job: Job) -> str:
    return job.folder


def _joined(one: SlotReport, other: SlotReport) -> SlotReport:
    """Return a report for the editions and pieces of two."""
    return replace(
        one,
        editions=tuple(dict.fromkeys((*one.editions, *other.editions))),
        pieces=tuple(dict.fromkeys((*one.pieces, *other.pieces))),
    )


def _measure(job: Job) -> tuple[tuple[SlotReport, ...], tuple[Diagnostic, ...]]:
    press = _press(job.root, job.languages)
    localized, faults = localize_job(press, job)
    if localized is None:
        return (), faults
    faces, more = compose_faces(press, localized, job)
    slots = tuple(
        _report(press, localized, composed, fit) for composed in faces for fit in composed.face.fits
    )
    return slots, faults + more


@cache
def _press(root: Path, languages: tuple[str, ...]) -> Press:
    """Return the press of this process, which is kept for the length of one report."""
    return open_press(root, spoken=languages)


def _report(press: Press, localized: LocalizedGame, composed: ComposedFace, fit: SlotFit) -> SlotReport:
    style = localized.game.theme.styles[fit.style]
    room = measure_room(press.studio, localized, fit)
    return SlotReport(
        game=localized.game.slug,
        editions=(localized.edition.id,),
        language=localized.language.code,
        component=composed.component.id,
        pieces=(composed.piece.id,),
        side=composed.side.value,
        slot=fit.slot,
        field=fit.field,
        style=fit.style,
        size=fit.size_pt,
        wanted=style.size_pt,
        least=style.min_size_pt,
        lines=fit.lines,
        lines_left=room.lines,
        free_mm=room.free_mm,
        missing_mm=fit.overflow_mm,
        text=fit.text,
        box=fit.box,
        place=_place(localized, composed, fit),
    )


def _place(localized: LocalizedGame, composed: ComposedFace, fit: SlotFit) -> Span:
    """Return where a text is written: in a catalog, with the piece, or in the template."""
    piece, component = composed.piece, composed.component
    field = fit.field or field_showing(piece, fit.text)
    if field:
        return place_of_field(localized, piece, field).span
    return component.origin.at("face" if composed.side is Side.FRONT else "back")
