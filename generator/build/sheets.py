"""A localized game's faces and sheets: composed, planned for each paper and stock, and written as PDF.

A PDF's key says what goes into it: a text, a number, a size or a template that changes makes it anew, a moved
line does not.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from generator.build.digest import digest
from generator.build.job import Job, Made
from generator.build.output import safe_name
from generator.build.pictures import picture_pages
from generator.build.press import Press
from generator.build.state import About
from generator.check import ComposedFace
from generator.diagnostic import Diagnostic
from generator.drawing import Drawing
from generator.faces import Face, check_icons, compose_face
from generator.impose import Wording, plan_sheets
from generator.localize import apply_typography
from generator.model import Component, Duplex, LocalizedGame, Paper, Piece, Region, Second, Side
from generator.model.ink import Ink
from generator.sheet import SheetPlan
from generator.workspace import WorkspaceError
from generator.write import ArtError, DocumentInfo, PictureError, write_pdf
from generator.write.pdf import FaceKey


class StockPlan(Struct, frozen=True, kw_only=True):
    """The sheets of one stock on one paper, or of one of its components.

    ``rank`` is its place among those of the game.
    """

    rank: tuple[int, ...]
    paper: Paper
    stock: str
    components: tuple[Component, ...]
    is_part: bool
    plan: SheetPlan


def wanted_components(localized: LocalizedGame, job: Job) -> tuple[Component, ...]:
    """Return the components that the job is about."""
    components = localized.edition.components
    return tuple(one for one in components if not job.components or one.id in job.components)


def compose_faces(
    press: Press, localized: LocalizedGame, job: Job
) -> tuple[tuple[ComposedFace, ...], tuple[Diagnostic, ...]]:
    """Compose every face of every piece once, whatever its number of copies."""
    faces: list[ComposedFace] = []
    diagnostics = [*check_icons(press.studio, localized)]
    for component in wanted_components(localized, job):
        for piece in component.pieces:
            for side in _sides(component):
                face, faults = compose_side(press, localized, component, piece, side)
                diagnostics += faults
                if face is not None:
                    faces.append(ComposedFace(component=component, piece=piece, side=side, face=face))
    return tuple(faces), tuple(diagnostics)


def compose_side(
    press: Press, localized: LocalizedGame, component: Component, piece: Piece, side: Side
) -> tuple[Face | None, tuple[Diagnostic, ...]]:
    """Compose one side of a piece; a back that is in a second language is the front in that one."""
    second = localized.second
    if side is Side.BACK and component.second is Second.BACK and second is not None:
        own = next(one for one in second.edition.components if one.id == component.id)
        number = component.pieces.index(piece)
        return compose_face(press.studio, second, own, own.pieces[number], Side.FRONT)
    return compose_face(press.studio, localized, component, piece, side)


def _sides(component: Component) -> tuple[Side, ...]:
    return (Side.FRONT,) if component.back is None else (Side.FRONT, Side.BACK)


def plan_stocks(
    press: Press, localized: LocalizedGame, job: Job, faces: Sequence[ComposedFace]
) -> tuple[tuple[StockPlan, ...], tuple[Diagnostic, ...]]:
    """Plan the sheets of each stock on each paper; stocks of which there is nothing to print make none."""
    plans: list[StockPlan] = []
    diagnostics: list[Diagnostic] = []
    for first, paper in enumerate(job.papers, start=1):
        for rank, stock, components, is_part in _files_to_print(press, localized, job, faces):
            plan, faults = plan_sheets(
                components, paper, job.duplex, _wording(localized), cutting=job.cutting, profile=job.profile
            )
            diagnostics += faults
            if plan is not None and plan.pages:
                plans.append(
                    StockPlan(
                        rank=(*job.rank, first, *rank),
                        paper=paper,
                        stock=stock,
                        components=components,
                        is_part=is_part,
                        plan=plan,
                    )
                )
    return tuple(plans), tuple(diagnostics)


def _with_kept(component: Component, faces: Sequence[ComposedFace]) -> Component:
    """Return a poster with the regions that its faces mark, too; those of its back as seen from the front."""
    if not component.overlap:
        return component
    regions: dict[Region, None] = dict.fromkeys(component.keep)
    for one in faces:
        if one.component.id == component.id:
            for region in one.face.kept:
                box = region.box.moved(-component.bleed, -component.bleed)
                if one.side is Side.BACK:
                    box = box.moved(component.size.width - box.x - box.right, 0.0)
                regions.setdefault(replace(region, box=box))
    return replace(component, keep=tuple(regions))


def _files_to_print(
    press: Press, localized: LocalizedGame, job: Job, faces: Sequence[ComposedFace]
) -> Iterator[tuple[tuple[int, ...], str, tuple[Component, ...], bool]]:
    """Yield rank, stock and components of each file of a paper, and whether it is a part of its stock.

    A stock is one file. Where only some of its components are wanted, each of these is a file of its own, so
    that what a file holds does not depend on what else was asked for.
    """
    wanted = tuple(_with_kept(one, faces) for one in wanted_components(localized, job))
    for number, stock in enumerate(press.profiles.stocks):
        of_stock = tuple(one for one in wanted if one.stock == stock)
        if not of_stock:
            continue
        if len(of_stock) == sum(one.stock == stock for one in localized.edition.components):
            yield (number,), stock, of_stock, False
        else:
            yield from (((number, place), stock, (one,), True) for place, one in enumerate(of_stock))


def _wording(localized: LocalizedGame) -> Wording:
    words = localized.words
    is_only = len(localized.game.editions) == 1
    return Wording(
        game=str(localized.title),
        edition="" if is_only else str(localized.edition.name),
        language=localized.language.name,
        page=words["page"],
        front=words["front"],
        back=words["back"],
        both=words["both"],
        fronts_only=words["fronts_only"],
        part=words["part"],
    )


def print_sheets(
    press: Press,
    localized: LocalizedGame,
    job: Job,
    faces: Sequence[ComposedFace],
    plans: Sequence[StockPlan],
) -> tuple[tuple[Made, ...], tuple[Diagnostic, ...]]:
    """Write the PDFs that are not in place yet."""
    way = job.duplex, job.cutting, job.profile, job.ink
    common = digest(job.design, *common_parts(localized))
    files: list[Made] = []
    diagnostics: list[Diagnostic] = []
    drawings = _drawings(localized, job, faces)
    for planned in plans:
        info = _info(localized, planned, job)
        key = digest(common, info, way, planned.paper, _is_shown(planned, job), planned.components)
        try:
            known = job.known.get(_path(planned, job)) == key
            data = None if known else write_pdf(planned.plan, drawings, info, press.assets)
        except (ArtError, PictureError, WorkspaceError) as error:
            diagnostics.append(_fault(planned, error))
            continue
        files.append(_made(localized, planned, job, key, data))
    return tuple(files), tuple(diagnostics)


def _drawings(localized: LocalizedGame, job: Job, faces: Sequence[ComposedFace]) -> Mapping[FaceKey, Drawing]:
    composed = {(one.component.id, one.piece.id, one.side): one.face.drawing for one in faces}
    if job.ink is Ink.FULL:
        return composed
    # Recolouring takes a library that the usual build does not need.
    from generator.ink import reduce_ink  # noqa: PLC0415

    sided = {key: (key[2], drawing) for key, drawing in composed.items()}
    return reduce_ink(sided, localized.game.theme, job.ink)


def _path(planned: StockPlan, job: Job) -> str:
    # No id has a "+", so a part has never the name of another file.
    part = f"+{planned.components[0].id}" if planned.is_part else ""
    folder = "/".join(filter(None, (job.folder, safe_name(planned.paper.id), job.ink.folder)))
    return f"{folder}/{safe_name(planned.stock)}{part}.pdf"


def common_parts(localized: LocalizedGame) -> Iterator[object]:
    """Yield all that any face, sheet or book of a localized game may show besides its own component."""
    game, edition = localized.game, localized.edition
    yield from (
        localized.title,
        localized.language,
        localized.words,
        edition.id,
        edition.name,
        edition.parameters,
    )
    yield from (game.players, game.sets, game.icons, game.phrases, game.theme, len(game.editions))


def _info(localized: LocalizedGame, planned: StockPlan, job: Job) -> DocumentInfo:
    has_backs = any(page.side is Side.BACK for page in planned.plan.pages)
    return DocumentInfo(
        title=f"{localized.title} · {_name(localized, planned, job)}",
        language=localized.language.tag,
        subject=f"{localized.edition.name} · {planned.paper.name}",
        duplex=job.duplex if has_backs else Duplex.NONE,
        margin=planned.paper.margin,
    )


def _name(localized: LocalizedGame, planned: StockPlan, job: Job) -> str:
    """Return a stock's name in the game's language or, where the press has no word for it, from its id."""
    word = localized.words.get(f"stock.{planned.stock}") or planned.stock.replace("-", " ").capitalize()
    if planned.is_part:
        word = apply_typography(f"{word}: {planned.components[0].name}", localized.language)
    return word if job.ink is Ink.FULL else f"{word} · {localized.words[f'ink.{job.ink.value}']}"


def _made(localized: LocalizedGame, planned: StockPlan, job: Job, key: str, data: bytes | None) -> Made:
    pages = planned.plan.pages
    faces = (placement.face for page in pages for placement in page.placements)
    pieces = {(face.component, face.piece, face.copy) for face in faces if face.side is Side.FRONT}
    titles = [page.title for page in pages] if _is_shown(planned, job) else []
    return Made(
        path=_path(planned, job),
        key=key,
        data=data,
        pages=len(pages),
        pieces=dict(sorted(Counter(component for component, _, _ in pieces).items())),
        pictures=picture_pages(data, titles) if data and job.pictures else None,
        about=about(localized, planned.rank, _name(localized, planned, job), planned.paper.name),
    )


def _is_shown(planned: StockPlan, job: Job) -> bool:
    """Tell whether the gallery pictures a file: of several papers the first, as all look much alike."""
    return planned.paper.id == job.papers[0].id


def about(localized: LocalizedGame, rank: tuple[int, ...], name: str, paper: str = "") -> About:
    """Return what the gallery says about a file of a game."""
    return About(
        rank=rank,
        game=str(localized.title),
        edition=str(localized.edition.name),
        language=localized.language.name,
        tag=localized.language.tag,
        paper=paper,
        name=name,
    )


def _fault(planned: StockPlan, error: Exception) -> Diagnostic:
    message = f"the sheets of {planned.stock} cannot be printed: {error}"
    return Diagnostic(code="P106", message=message, hint="mend or replace what it names")
