"""What the press writes by itself: the component list, the glossaries, as tables. Part of rulebook.

Invariant: counts, sizes and effects come from the game's components, never from an author's sentence.
"""

from collections.abc import Mapping

from generator.geometry import Size
from generator.localize.names import word_in
from generator.model import Component, Effect, EffectKind, Icon, LocalizedGame, Outline, Piece
from generator.rulebook.document import (
    Align,
    Block,
    Emphasis,
    Generated,
    GeneratedKind,
    Inlines,
    Inset,
    Items,
    LineBreak,
    Note,
    PictureKind,
    PictureRef,
    Plain,
    Strong,
    Table,
)
from generator.rulebook.marked import read_marked

_NO_BREAK_SPACE = "\u00a0"
THUMBNAIL = Size(15.0, 13.0)
_GLOSSARY_ICON = Size(9.0, 6.5)


def write_generated(
    blocks: tuple[Block[Inlines], ...], localized: LocalizedGame
) -> tuple[Block[Inlines], ...]:
    """Replace the places of generated parts by what belongs there; the contents stay for the renderers."""
    return tuple(_written(block, localized) for block in blocks)


def _written(block: Block[Inlines], localized: LocalizedGame) -> Block[Inlines]:
    match block:
        case Generated(GeneratedKind.COMPONENTS, section):
            return component_list(localized, section)
        case Generated(GeneratedKind.ICONS, section):
            return icon_glossary(localized, section)
        case Generated(GeneratedKind.EFFECTS, section):
            return effect_glossary(localized, section)
        case Note(kind, inner):
            return Note(kind, write_generated(inner, localized))
        case Items():
            items = tuple(write_generated(item, localized) for item in block.items)
            return Items(block.ordered, block.start, block.loose, items)
    return block


def component_list(localized: LocalizedGame, section: str) -> Table[Inlines]:
    """Make the table of all components of the edition: a picture, the name, the number, the size."""
    words = localized.words
    header = ("", words["component"], words["number"], words["size"])
    rows = tuple(_component_row(c, localized) for c in localized.edition.components if c.pieces)
    alignment = (Align.CENTRE, Align.START, Align.END, Align.END)
    return Table(tuple(map(_text, header)), rows, alignment, 1, section, widths=(15, 38, 15, 32))


def _component_row(component: Component, localized: LocalizedGame) -> tuple[Inlines, ...]:
    picture = PictureRef(PictureKind.PIECE, f"{component.id}/{component.pieces[0].id}", is_thumbnail=True)
    name, number = str(component.name), str(component.total)
    return (
        (Inset(picture, "", room=THUMBNAIL),),
        (Strong(_text(name)),),
        _text(number),
        _text(size_of(component, localized.language.tag)),
    )


def size_of(component: Component, tag: str) -> str:
    """Word the size of a component's pieces in mm: width × height, a diameter, or a box's inner measures."""
    word = word_in(tag)
    if component.box is None and component.outline is Outline.ROUND:
        return f"Ø{_NO_BREAK_SPACE}{word(component.size.width)}{_NO_BREAK_SPACE}mm"
    box, flat = component.box, component.size
    lengths = (box.width, box.height, box.depth) if box else (flat.width, flat.height)
    times = f"{_NO_BREAK_SPACE}× "
    return times.join(word(round(length, 1)) for length in lengths) + f"{_NO_BREAK_SPACE}mm"


def icon_glossary(localized: LocalizedGame, section: str) -> Table[Inlines]:
    """Make the table that explains every icon of the game."""
    words = localized.words
    header = ("", words["icon"], words["meaning"])
    rows = tuple(_icon_row(icon) for icon in localized.game.icons.values())
    alignment = (Align.CENTRE, Align.START, Align.START)
    return Table(tuple(map(_text, header)), rows, alignment, 1, section, widths=(10, 27, 63))


def _icon_row(icon: Icon) -> tuple[Inlines, ...]:
    picture = Inset(PictureRef(PictureKind.ICON, icon.id), "", room=_GLOSSARY_ICON)
    return ((picture,), (Strong(_text(str(icon.name))),), _text(str(icon.meaning)))


def effect_glossary(localized: LocalizedGame, section: str) -> Table[Inlines]:
    """Make the table that explains every effect that a piece of the edition has.

    Each kind is shown as on the first piece that has it, whose name stands below.
    """
    words, game = localized.words, localized.game
    icons = {id_: str(icon.name) for id_, icon in game.icons.items()}
    shown = first_effects(localized)
    rows = tuple(
        _effect_row(kind, *shown[kind.id], icons) for kind in game.effects.values() if kind.id in shown
    )
    header = (_text(words["effect"]), _text(words["meaning"]))
    return Table(header, rows, (Align.START, Align.START), 0, section, widths=(48, 52))


def first_effects(localized: LocalizedGame) -> dict[str, tuple[Effect, Piece]]:
    """Return an effect of each kind that the edition's pieces have: the first one, with its piece."""
    found: dict[str, tuple[Effect, Piece]] = {}
    if localized.game.effects:
        for component in localized.edition.components:
            for piece in component.pieces:
                for effect in piece.effects:
                    found.setdefault(effect.kind, (effect, piece))
    return found


def _effect_row(
    kind: EffectKind, effect: Effect, piece: Piece, icons: Mapping[str, str]
) -> tuple[Inlines, ...]:
    name = Emphasis(_text(str(piece.fields["name"])))
    phrase = (*read_marked(str(effect), icons), LineBreak(), name)
    return phrase, read_marked(str(kind.meaning or ""), icons)


def _text(words: str) -> Inlines:
    return (Plain(words),) if words else ()
