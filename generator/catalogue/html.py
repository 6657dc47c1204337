"""A leaf → one HTML file with its pictures, fonts and script in it. Part of catalogue.

Without its script the page shows everything. Invariant: no address in the file is fetched by a browser, and
no script runs but the one whose digest the page states.
"""

from base64 import b64encode
from hashlib import sha256

from markupsafe import Markup

from generator.catalogue.leaf import Leaf
from generator.model import FontKey
from generator.write import Assets, write_sprite
from generator.write.page import compile_page
from generator.write.webfont import font_faces

TEMPLATE = "templates/catalogue/catalogue.html.j2"
STYLES = ("templates/rulebook/book.css", "templates/catalogue/catalogue.css")
SCRIPT = "templates/catalogue/catalogue.js"
FONTS = (
    FontKey(family="Vollkorn"),
    FontKey(family="Vollkorn", bold=True),
    FontKey(family="Vollkorn", italic=True),
    FontKey(family="Noto Sans"),
    FontKey(family="Noto Sans", bold=True),
    FontKey(family="Noto Sans", italic=True),
)


def write_catalogue_html(leaf: Leaf, assets: Assets) -> str:
    """Write a catalogue as HTML.

    Errors:
        WorkspaceError: a file of the design, a picture or a font cannot be read.
        ArtError: a picture is no SVG.
        jinja2.TemplateError: the design cannot be filled in.
    """
    read = assets.workspace.read_text
    script = read(SCRIPT)
    views = {name: picture.view for name, picture in leaf.pictures.items()}
    return compile_page(read(TEMPLATE)).render(
        **leaf.data,
        style=Markup("\n".join(map(read, STYLES))),
        script=Markup(script),
        script_digest=b64encode(sha256(script.encode()).digest()).decode(),
        fonts=tuple(font_faces(FONTS, _letters(leaf), assets)),
        pictures={
            name: {"width": one.size.width, "height": one.size.height, "corner": one.corner}
            for name, one in leaf.pictures.items()
        },
        sprite=Markup(write_sprite(views, assets.fonts, assets.workspace)),
    )


def _letters(leaf: Leaf) -> str:
    """Return all characters that the page may show."""
    found: set[str] = set()
    waiting: list[object] = [leaf.data]
    while waiting:
        value = waiting.pop()
        if isinstance(value, str):
            found.update(value)
        elif isinstance(value, dict):
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value
    return "".join(sorted(found))
