"""A small game of lighthouses, with pictures that need no other room, for the tests of this one."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from generator.diagnostic import Span
from generator.drawing import Artwork, Drawing
from generator.geometry import Rect, Size
from generator.model import (
    Art,
    Component,
    Edition,
    Effect,
    EffectKind,
    FontKey,
    Game,
    Icon,
    Language,
    LocalizedGame,
    Outline,
    Phrase,
    Piece,
    Text,
    TextStyle,
    Theme,
    Tone,
)
from generator.rulebook.book import Book, make_book, pictures_in
from generator.rulebook.document import (
    Document,
    Figure,
    Inlines,
    PictureKind,
    PictureRef,
    texts,
    walk,
)
from generator.rulebook.generated import write_generated
from generator.rulebook.parse import parse_rulebook
from generator.rulebook.show import show_document
from generator.typeset import load_fonts
from generator.write import Assets, Picture, whole
from tests.fakes import MemoryWorkspace

DATA = Path(__file__).parent / "data"
PATH = "content/lights/rulebook.md"

LANGUAGES = {
    "en": Language(code="en", tag="en", name="English", hyphenation="en_GB", quotes=("“", "”")),
    "fr": Language(
        code="fr",
        tag="fr",
        name="Français",
        hyphenation="fr",
        quotes=("«\u202f", "\u202f»"),
        narrow_space_before=";:!?»",
    ),
    "pt": Language(code="pt", tag="pt-BR", name="Português", hyphenation="pt_BR", quotes=("“", "”")),
}

WORDS = {
    "component": "Component",
    "contents": "Contents",
    "effect": "Effect",
    "figure": "Figure",
    "icon": "Icon",
    "meaning": "Meaning",
    "number": "Number",
    "players": "players",
    "rules": "Rules",
    "size": "Size",
    "skip_to_text": "Skip to the text",
}


SHINE = Effect(
    kind="shine",
    arguments={"coins": 2, "per": "boat"},
    text=Text("effects/shine", "", "Gain **2 coins** for each {icon:boat}\u202f{icon:lamp}."),
)
DIM = Effect(kind="dim", arguments={}, text=Text("effects/dim", "", "Turn [this] *lamp_post* over."))

BODY = TextStyle(font=FontKey(family="Noto Sans"), size_pt=9, min_size_pt=8)


def _components() -> tuple[Component, ...]:
    lamps = tuple(
        Piece(
            id=id_,
            count=count,
            fields={"name": Text(f"lamps/{id_}.name", f"{id_.title()} lamp"), "effects": effects},
        )
        for id_, count, effects in (("red", 12, ()), ("blue", 8, (SHINE, DIM)))
    )
    map_ = Piece(id="map", count=1, fields={"name": Text("map/map.name", "Map")})
    return (
        Component(
            id="lamps", name=Text("lamps.name", "Lamps"), stock="tiles", size=Size(20, 20),
            outline=Outline.ROUND, bleed=1.5, face="lamp.svg.j2", back="lamp.svg.j2", pieces=lamps,
        ),
        Component(
            id="coast-map", name=Text("coast-map.name", "Map of the coast"), stock="boards",
            size=Size(180, 120.5), face="map.svg.j2", pieces=(map_,),
        ),
    )  # fmt: skip


def make_game() -> Game:
    """Return the lighthouse game in its source language."""
    edition = Edition(
        id="first",
        name=Text("editions.first", "First edition"),
        parameters={"lamp_worth": 2, "lamps": 5},
        components=_components(),
    )
    icons = {
        id_: Icon(id=id_, name=Text("", name), art=Art(name=motif), meaning=Text("", meaning))
        for id_, name, motif, meaning in (
            ("lamp", "lamp", "sign/sun", "A lamp that has been lit."),
            ("boat", "boat", "sign/bucket", "The boat that all keepers share."),
        )
    }
    kinds = {
        id_: EffectKind(id=id_, arguments={}, text=Text("", ""), meaning=Text("", meaning))
        for id_, meaning in (
            ("dim", "Its {icon:lamp} counts no more."),
            ("sink", "No piece does this."),
            ("shine", "Count all boats."),
        )
    }
    coins = Phrase(id="coins", one=Text("", "{n} coin"), other=Text("", "{n} coins"))
    palette = {
        "ink": Tone("#55545f", "#2b2a33", "#16151a"),
        "accent": Tone("#88aacc", "#1d5c7a", "#123344"),
    }
    return Game(
        slug="lights", title=Text("title", "Lights & Fog"), source_language="en",
        languages=("en", "fr", "pt"), players=(2, 3, 4), sets={}, icons=icons,
        phrases={"coins": coins}, editions=(edition,), constraints=(),
        theme=Theme(palette=palette, styles={"body": BODY}), rulebook="rulebook.md", effects=kinds,
    )  # fmt: skip


def localize(code: str, translations: Mapping[tuple[str, str], str] | None = None) -> LocalizedGame:
    """Return the game as if its texts had been translated."""
    game = make_game()
    return LocalizedGame(
        game=game,
        edition=game.editions[0],
        language=LANGUAGES[code],
        title=game.title,
        translations=translations or {},
        words=WORDS,
        places={key: Span(f"content/lights/locale/{code}.po", 9) for key in translations or {}},
    )


def trial_source() -> str:
    """Return a rulebook that uses everything there is."""
    return (DATA / "trial.md").read_text(encoding="utf-8")


SIZES = MappingProxyType(
    {
        PictureKind.FIGURE: Size(130, 80),
        PictureKind.PIECE: Size(20, 20),
        PictureKind.BACK: Size(20, 20),
        PictureKind.MOTIF: Size(12, 18),
        PictureKind.ICON: Size(10, 10),
    }
)


@cache
def assets() -> Assets:
    """Return the fonts of the press, and no pictures."""
    workspace = MemoryWorkspace({})
    return Assets(workspace=workspace, fonts=load_fonts(workspace))


def shown(svg: str, size: Size) -> Picture:
    """Return a picture that shows one artwork."""
    return Picture(whole(Drawing(size, (Artwork(svg, Rect(0, 0, size.width, size.height)),))), size)


def paint(ref: PictureRef) -> Picture:
    """Return a picture for any name: a lamp's light in a box of a size that depends on the kind."""
    size = SIZES[ref.kind]
    w, h = size.width, size.height
    return shown(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}mm" height="{h}mm" viewBox="0 0 {w} {h}">'
        f'<rect width="{w}" height="{h}" rx="2" fill="#cfe3ea"/>'
        f'<path d="M {w / 2} {h * 0.1} L {w * 0.8} {h * 0.9} L {w * 0.2} {h * 0.9} Z" fill="#e8b838" '
        'stroke="#2b2a33" stroke-width="0.6" stroke-linejoin="round"/></svg>',
        size,
    )


def mentioned_pictures(document: Document[Inlines]) -> tuple[PictureRef, ...]:
    """Return every picture that a document shows, once, in reading order."""
    found: dict[PictureRef, None] = {}
    for block in walk(document.blocks):
        if isinstance(block, Figure):
            found.update((shown.picture, None) for shown in block.pictures)
    for inlines in texts(document):
        found.update((ref, None) for ref in pictures_in(inlines))
    return tuple(found)


def bind(source: str, localized: LocalizedGame | None = None, *, cover: bool = False) -> Book:
    """Return a rulebook ready to be set, with painted pictures; the source must be without fault."""
    localized = localized or localize("en")
    written, faults = parse_rulebook(source, PATH)
    assert faults == ()
    read, faults = show_document(written, localized, source)
    assert faults == ()
    read = Document(read.lead, write_generated(read.blocks, localized))
    front = PictureRef(PictureKind.FIGURE, "cover") if cover else None
    wanted = (*mentioned_pictures(read), *([front] if front else []))
    return make_book(read, localized, {ref: paint(ref) for ref in wanted}, front)
