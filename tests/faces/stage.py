"""A small game for the tests of faces: two sets, one component, and whatever files a test gives it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from generator.diagnostic import Diagnostic, Origin, Span
from generator.faces import Face, Studio, compose_face, compose_figure, open_studio
from generator.geometry import Size
from generator.model import (
    Art,
    Component,
    Edition,
    FontKey,
    Game,
    Icon,
    Language,
    LocalizedGame,
    Member,
    Piece,
    Side,
    Text,
    TextStyle,
    Theme,
    Tone,
    Value,
)
from tests.fakes import MemoryWorkspace

TEMPLATE = "content/trial/templates/card.svg.j2"
FIGURE = "templates/figures/setup.svg.j2"
PALETTE = {
    "ink": Tone("#555555", "#2b2a33", "#000000"),
    "sand": Tone("#f8ebcd", "#f0dcb0", "#cfb078"),
}
NOTO = FontKey(family="Noto Sans")
STYLES = {
    "body": TextStyle(font=NOTO, size_pt=10, min_size_pt=8),
    "title": TextStyle(font=FontKey(family="Vollkorn", bold=True), size_pt=12, min_size_pt=9),
    "odd": TextStyle(font=FontKey(family="Papyrus"), size_pt=10, min_size_pt=8),
}


def text(words: str) -> Text:
    return Text("", words)


def origin_of(*fields: str) -> Origin:
    """Each field of a piece stands on a line of its own, from line 10 on."""
    spans = {name: Span("cards.yaml", 10 + number, 5) for number, name in enumerate(fields)}
    return Origin(Span("cards.yaml", 9, 3), spans, spans)


def piece(id: str = "one", **fields: Value) -> Piece:  # noqa: A002
    return Piece(id=id, count=2, fields={"name": text("One"), **fields}, origin=origin_of("name", *fields))


def svg(*lines: str, width: float = 66, height: float = 94) -> str:
    """A template of the size of the component; its lines are those of the file from line 2 on."""
    root = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">'
    return "\n".join([root, *lines, "</svg>"])


def slot(**attributes: object) -> str:
    """A slot of 40 by 20 mm at 10, 10; ``data_text`` stands for ``data-text``."""
    said = {"id": "it", "x": 10, "y": 10, "width": 40, "height": 20, **attributes}
    words = " ".join(f'{name.replace("_", "-")}="{value}"' for name, value in said.items())
    return f'<rect class="slot" {words}/>'


@dataclass
class Stage:
    """A game whose only component has the template ``card.svg.j2``, and a studio for it."""

    files: Mapping[str, str | bytes]
    pieces: tuple[Piece, ...] = (piece(),)
    bleed: float = 1.5
    back: str | None = None
    icons: Mapping[str, Icon] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.component = Component(
            id="cards",
            name=text("Cards"),
            stock="cards",
            size=Size(63, 91),
            bleed=self.bleed,
            safe=3,
            face="card.svg.j2",
            back=self.back,
            pieces=self.pieces,
            origin=Origin(Span("cards.yaml", 1), {"face": Span("cards.yaml", 4, 7)}, {}),
        )
        red = Member(id="red", fields={"name": text("Red"), "letter": text("R")})
        self.localized = localize(
            self.component, {"colours": (red, Member(id="blue", fields={}))}, self.icons
        )
        self.studio: Studio = open_studio(MemoryWorkspace(self.files))

    def compose(self, number: int = 0, side: Side = Side.FRONT) -> tuple[Face | None, tuple[Diagnostic, ...]]:
        return compose_face(self.studio, self.localized, self.component, self.pieces[number], side)

    def face(self, number: int = 0) -> Face:
        face, faults = self.compose(number)
        assert faults == ()
        assert face is not None
        return face

    def faults(self, number: int = 0) -> list[str]:
        return [str(fault) for fault in self.compose(number)[1]]

    def figure(self, name: str = "setup") -> tuple[Face | None, tuple[Diagnostic, ...]]:
        return compose_figure(self.studio, self.localized, name, Span("book.md", 7, 5))


def localize(
    component: Component, sets: Mapping[str, tuple[Member, ...]], icons: Mapping[str, Icon]
) -> LocalizedGame:
    edition = Edition(id="plain", name=text("Plain"), parameters={"rows": 3}, components=(component,))
    game = Game(
        slug="trial",
        title=text("Trial"),
        source_language="en",
        languages=("en",),
        players=(2, 3),
        sets=sets,
        icons=icons,
        phrases={},
        editions=(edition,),
        constraints=(),
        theme=Theme(palette=PALETTE, styles=STYLES),
        rulebook=None,
    )
    language = Language(code="en", tag="en", name="English", hyphenation="en_GB", quotes=("“", "”"))
    return LocalizedGame(
        game=game,
        edition=edition,
        language=language,
        title=game.title,
        translations={},
        words={"page": "page"},
    )


def stage(*lines: str, **fields: Value) -> Stage:
    """A stage whose template holds these lines and whose only piece has these fields."""
    return Stage({TEMPLATE: svg(*lines)}, (piece(**fields),))


def icon(id: str, motif: str) -> Icon:  # noqa: A002
    return Icon(id=id, name=text(f"a {id}"), art=Art(name=motif), meaning=text(""))
