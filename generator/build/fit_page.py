"""How texts fit → one HTML page with pictures of the tightest. It fetches nothing and runs nothing."""

from collections.abc import Mapping, Sequence

from markupsafe import Markup
from msgspec.structs import replace

from generator.build.disk import DiskWorkspace
from generator.build.fit_report import excerpt, left, room, size, summary, where
from generator.build.fits import SlotReport
from generator.build.localized import localize
from generator.build.press import Press, open_press
from generator.build.sheets import compose_side
from generator.drawing import Artwork, Drawing
from generator.geometry import Rect
from generator.model import Component, LocalizedGame, Side
from generator.workspace import WorkspaceError
from generator.write import ArtError, write_svg
from generator.write.page import compile_page

TEMPLATE = "templates/fit/fit.html.j2"
STYLE = "templates/fit/fit.css"
_MOST_PICTURES = 10
_MOST_ROWS = 200
_SURROUNDINGS_MM = 25.0
# A frame around the slot, and everything outside of it under a veil: a sign that needs no colour.
_FRAME = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">'
    '<path fill="#ffffff" fill-opacity="0.55" fill-rule="evenodd" d="M0 0H{width:g}V{height:g}H0Z {slot}"/>'
    '<path fill="none" stroke="#c2185b" stroke-width="0.4" d="{slot}"/></svg>'
)


def write_fit_page(slots: Sequence[SlotReport], workspace: DiskWorkspace) -> str:
    """Write the page about some slots, the tightest first.

    Errors:
        WorkspaceError: a file of the design cannot be read.
        jinja2.TemplateError: the design cannot be filled in.
    """
    press = open_press(workspace.root, spoken=[slot.language for slot in slots])
    page = compile_page(workspace.read_text(TEMPLATE))
    return page.render(
        style=Markup(workspace.read_text(STYLE)),
        summary=summary(slots),
        pictures=[_pictured(press, slot) for slot in slots[:_MOST_PICTURES]],
        rows=[_told(slot) for slot in slots[:_MOST_ROWS]],
        left_out=max(len(slots) - _MOST_ROWS, 0),
    )


def _told(slot: SlotReport) -> Mapping[str, object]:
    return {
        "room": room(slot),
        "fits": not slot.missing_mm,
        "left": left(slot),
        "size": size(slot),
        "lines": slot.lines,
        "game": f"{slot.game} {', '.join(slot.editions)}",
        "language": slot.language,
        "where": where(slot),
        "excerpt": excerpt(slot),
        "text": slot.text,
        "place": str(slot.place) if slot.place.file else "",
    }


def _pictured(press: Press, slot: SlotReport) -> Mapping[str, object]:
    return {**_told(slot), "picture": Markup(_picture(press, slot))}


def _picture(press: Press, slot: SlotReport) -> str:
    """Return the face with its slot marked; nothing if the face cannot be drawn, which a check reports."""
    localized, _ = localize(press, slot.game, slot.editions[0], slot.language.split("+"))
    drawing = None if localized is None else _drawing(press, localized, slot)
    if drawing is None:
        return ""
    try:
        marked, window = _marked(drawing, slot.box), _window(drawing, slot.box)
        return write_svg(marked, press.studio.fonts, press.workspace, where(slot), window)
    except (ArtError, WorkspaceError):
        return ""


def _drawing(press: Press, localized: LocalizedGame, slot: SlotReport) -> Drawing | None:
    component: Component = next(one for one in localized.edition.components if one.id == slot.component)
    piece = next(one for one in component.pieces if one.id == slot.pieces[0])
    face, _ = compose_side(press, localized, component, piece, Side(slot.side))
    return face.drawing if face is not None else None


def _window(drawing: Drawing, box: Rect) -> Rect:
    """Return the part of a face to show: nearly all of a card, of a board what lies around the slot."""
    near = box.grown(_SURROUNDINGS_MM)
    left, top = max(near.x, 0.0), max(near.y, 0.0)
    right, bottom = min(near.right, drawing.size.width), min(near.bottom, drawing.size.height)
    return Rect(left, top, right - left, bottom - top)


def _marked(drawing: Drawing, box: Rect) -> Drawing:
    size = drawing.size
    slot = f"M{box.x:g} {box.y:g}h{box.width:g}v{box.height:g}h{-box.width:g}z"
    frame = _FRAME.format(width=size.width, height=size.height, slot=slot)
    return replace(drawing, items=(*drawing.items, Artwork(frame, Rect(0.0, 0.0, size.width, size.height))))
