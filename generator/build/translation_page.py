"""Messages and the faces that show them → a page of pictures for translators. It fetches and runs nothing."""

from collections import defaultdict

from markupsafe import Markup

from generator.build.catalog_hints import Hints
from generator.build.catalog_texts import Texts
from generator.build.disk import DiskWorkspace
from generator.localize import Message, key_of
from generator.model import Side
from generator.typeset import load_fonts
from generator.write import cut_out, write_sprite
from generator.write.page import compile_page

TEMPLATE = "templates/translate/translate.html.j2"
STYLE = "templates/fit/fit.css"


def write_translation_page(texts: Texts, hints: Hints, workspace: DiskWorkspace) -> str:
    """Write the page of a game.

    Errors:
        WorkspaceError: a file of the design, a picture or a font cannot be read.
        ArtError: a picture is no SVG.
        jinja2.TemplateError: the design cannot be filled in.
    """
    shown = defaultdict[str, list[Message]](list)
    for message in texts.messages:
        shown[hints.seen.get(key_of(message.context, message.source), "")].append(message)
    pictures = {id_: cut_out(one.face.drawing, one.component) for id_, one in hints.faces.items()}
    views = {f"face_{id_}": picture.view for id_, picture in pictures.items()}
    return compile_page(workspace.read_text(TEMPLATE)).render(
        title="" if texts.game is None else str(texts.game.title),
        language=texts.source_language,
        style=Markup(workspace.read_text(STYLE)),
        sprite=Markup(write_sprite(views, load_fonts(workspace), workspace)),
        faces=[
            {
                "id": id_,
                "symbol": f"face_{id_}",
                "name": f"{one.component.name}, {one.piece.id}" + (", back" * (one.side is Side.BACK)),
                "width": round(pictures[id_].size.width, 3),
                "height": round(pictures[id_].size.height, 3),
                "texts": [_told(message) for message in shown[id_]],
            }
            for id_, one in hints.faces.items()
        ],
    )


def _told(message: Message) -> dict[str, object]:
    return {"context": message.context, "source": message.source, "room": message.max_length}
