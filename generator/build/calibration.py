"""The calibration sheet: which one is meant → a PDF that says how to use it, in every language."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from generator.build.disk import DiskWorkspace
from generator.build.request import RequestError, chosen
from generator.diagnostic import has_errors
from generator.geometry import Size
from generator.impose.calibration import (
    Instructions,
    calibration_ground,
    plan_calibration,
    text_height,
    text_room,
)
from generator.impose.ground import Ground
from generator.localize import WORDS_LANGUAGE, read_words, speaks
from generator.model import Duplex, FontKey, Paper
from generator.read import find_paper, no_paper, on_printer, read_languages, read_print_profiles
from generator.typeset import FontBook, load_fonts
from generator.units import pt_to_mm
from generator.write import Assets, DocumentInfo, write_pdf

_FONT = FontKey(family="Noto Sans")
_SIZES_PT = (8.0, 7.5, 7.0, 6.5, 6.0, 5.5, 5.0)
_TITLE_PT = 13.0
_LEAST_ROOM = 40.0
_EXAMPLE = "--measured=0.5,-1,0.5,-1,0,-1,0,-0.5"


class CalibrationRequest(Struct, frozen=True, kw_only=True):
    """Which sheet is meant: on which paper, turned over which edge, its page upright or lying."""

    root: Path
    paper: str
    printer: str
    duplex: Duplex
    landscape: bool

    @property
    def file(self) -> str:
        """The name of the sheet's file."""
        lying = "-landscape" if self.landscape else ""
        return f"calibration-{self.paper}-{self.duplex.value}{lying}.pdf"

    @property
    def command(self) -> str:
        """The command that takes down what was read on the sheet, but for the numbers."""
        printer = f" --printer {self.printer}" if self.printer else ""
        lying = " --landscape" if self.landscape else ""
        return f"pnp calibrate --paper {self.paper}{printer} --duplex {self.duplex.value}{lying}"


def calibration_sheet(request: CalibrationRequest) -> bytes:
    """Return the sheet as a PDF. Errors: RequestError."""
    workspace = DiskWorkspace(request.root)
    paper, ground = lay_sheet(request, workspace)
    fonts = load_fonts(workspace)
    instructions = _instructions(request, workspace, text_room(ground), fonts)
    info = DocumentInfo(
        title=instructions.title,
        language="en",
        subject=paper.name,
        duplex=request.duplex,
        margin=paper.margin,
    )
    return write_pdf(plan_calibration(ground, instructions), {}, info, Assets(workspace, fonts))


def lay_sheet(request: CalibrationRequest, workspace: DiskWorkspace) -> tuple[Paper, Ground]:
    """Return the paper of the sheet and how it lies. Errors: RequestError."""
    profiles, faults = read_print_profiles(workspace)
    if profiles is None:
        raise RequestError(str(faults[0]))
    paper = find_paper(request.paper, profiles)
    if paper is None:
        message, way_out = no_paper(request.paper, profiles)
        raise RequestError(f"{message}: {way_out}")
    for printer in chosen("printer", (request.printer,), profiles.printers) if request.printer else ():
        paper = on_printer(paper, profiles.printers[printer].margin)
    ground = calibration_ground(paper, request.duplex, landscape=request.landscape)
    room = text_room(ground)
    if min(room.width, room.height) < _LEAST_ROOM:
        raise RequestError(f"{paper.name} is too small for a calibration sheet: choose A5 or larger")
    return paper, ground


def _instructions(
    request: CalibrationRequest, workspace: DiskWorkspace, room: Size, fonts: FontBook
) -> Instructions:
    languages, faults = read_languages(workspace)
    if has_errors(faults):
        raise RequestError(str(faults[0]))
    texts: list[str] = []
    titles: list[str] = []
    spoken = [one for one in languages.values() if speaks(workspace, one)]
    for language in spoken:
        words, _ = read_words(workspace, language)
        titles.append(words["calibrate_title"])
        is_long = request.duplex is Duplex.LONG
        steps = (
            words["calibrate_long"] if is_long else words["calibrate_short"],
            words["calibrate_rulers"],
            words["calibrate_light"],
            words["calibrate_type"],
        )
        texts += (f"{number}. {step}" for number, step in enumerate(steps, start=1))
    texts.append(f"{request.command} {_EXAMPLE}")
    paragraphs, size_pt = _fitted(texts, room, fonts)
    label = f"{titles[0]} · {request.paper} · --duplex {request.duplex.value}"
    back = f"{label} · {read_words(workspace, languages[WORDS_LANGUAGE])[0]['back']}"
    title = " · ".join(titles)
    return Instructions(
        title=title,
        title_pt=min(_TITLE_PT, _TITLE_PT * room.width / _width(title, _TITLE_PT, fonts)),
        paragraphs=paragraphs,
        size_pt=size_pt,
        label=label,
        back=back,
    )


def _width(text: str, size_pt: float, fonts: FontBook) -> float:
    return fonts.shape(_FONT, text, "en").width / 1000 * pt_to_mm(size_pt)


def _fitted(texts: Sequence[str], room: Size, fonts: FontBook) -> tuple[tuple[tuple[str, ...], ...], float]:
    """Break texts into lines at the largest size at which all of them have room; at the least if at none."""
    paragraphs: tuple[tuple[str, ...], ...] = ()
    for size_pt in _SIZES_PT:
        paragraphs = tuple(tuple(_lines(text, room.width / pt_to_mm(size_pt), fonts)) for text in texts)
        if text_height(paragraphs, size_pt) <= room.height:
            return paragraphs, size_pt
    return paragraphs, _SIZES_PT[-1]


def _lines(text: str, ems: float, fonts: FontBook) -> Iterator[str]:
    """Yield a text in lines no wider than so many times its size."""
    space = fonts.face(_FONT).space / 1000
    line: list[str] = []
    width = 0.0
    for word in text.split(" "):
        own = fonts.shape(_FONT, word, "en").width / 1000
        if line and width + space + own > ems:
            yield " ".join(line)
            line, width = [], 0.0
        width += own + (space if line else 0.0)
        line.append(word)
    yield " ".join(line)
