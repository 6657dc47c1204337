"""Faces: a slot and a piece's value → what is drawn there. The same value is filled in but once."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct

from generator.diagnostic import Span
from generator.drawing import Artwork, Item, Picture
from generator.expression import show
from generator.faces.face import PictureFit, SlotFit
from generator.faces.gallery import ArtFault, Raster
from generator.faces.literals import MARK
from generator.faces.picture_fit import hang, pixels_per_inch
from generator.faces.scene import Scene
from generator.faces.slots import PictureSlot, SlotError, TextSlot, icon_row
from generator.faces.touching import touched
from generator.model import Art, Effect, Member, Text, Value
from generator.typeset import MOST_CHARACTERS, Compositor, TextBlock, Valign, Zone

_MOST_REMEMBERED = 2_000


class Filled(Struct, frozen=True):
    """What a slot, or several, put on a face; and what is wrong with the values."""

    items: tuple[Item, ...] = ()
    fits: tuple[SlotFit, ...] = ()
    pictures: tuple[PictureFit, ...] = ()
    complaints: "tuple[Complaint, ...]" = ()


class Complaint(Struct, frozen=True):
    """A fault of a value that a slot shows.

    ``span`` is set if it lies elsewhere than in the field. Of a slot whose text is the template's own,
    ``field`` is empty, ``words`` are the text, and ``slot`` says where the slot stands.
    """

    code: str
    message: str
    hint: str
    field: str
    span: Span | None = None
    words: str = ""
    slot: Span | None = None


NOTHING = Filled()


class Zones(Struct, frozen=True):
    """What the text of a face leaves free: what it flows around, and by name what it must not touch."""

    around: tuple[Zone, ...]
    untouched: tuple[tuple[str, Zone], ...]

    def in_the_way_of(self, slot: TextSlot) -> tuple[Zone, ...]:
        """Return what the text of a slot flows around. Errors: SlotError, where that is not possible."""
        found = tuple(zone for zone in self.around if zone.touches(slot.box))
        if found and (slot.valign is not Valign.TOP or slot.rotation):
            message = "text that is turned, or does not stand at the top of its slot, flows around nothing"
            raise SlotError(
                "L308", message, 'take data-valign and data-rotate off, or the "around" zone away'
            )
        return found


class TextHole:
    """A text slot on all faces of one template. The same words are set once."""

    __slots__ = ("_compositor", "_filled", "_locate", "_path", "_scene", "_slot", "_untouched", "field")

    def __init__(self, slot: TextSlot, scene: Scene, locate: Callable[[], Span], zones: "Zones") -> None:
        self._locate = locate
        self._untouched = zones.untouched
        self.field = "" if slot.field.startswith(MARK) else slot.field
        self._slot = slot
        self._scene = scene
        self._path = tuple(slot.field.split("."))
        setting = scene.setting.standing(slot.align, slot.valign, slot.rotation)
        self._compositor = Compositor(slot.box, slot.style, setting, zones.in_the_way_of(slot))
        self._filled: dict[str, Filled] = {}

    def fill(self, fields: Mapping[str, Value]) -> Filled:
        """Return what the slot shows of these fields."""
        value = look_up(fields, self._path)
        if isinstance(value, Text):
            return self.set(value.shown or value.source)
        if value is None:
            return NOTHING
        words = _icon_names(value) if self._slot.icons else _words(value)
        return self.set(words) if words is not None else _wrong_kind(self.field, "a text")

    def set(self, words: str) -> Filled:
        """Return what the slot shows for these words."""
        filled = self._filled.get(words)
        if filled is None:
            filled = self._set(words)
            if len(self._filled) < _MOST_REMEMBERED:
                self._filled[words] = filled
        return filled

    def _set(self, words: str) -> Filled:
        block = self._compositor.set(words)
        if block.lines == 0 and not block.too_long:
            return NOTHING
        slot = self._slot
        fit = SlotFit(
            slot.id,
            self.field,
            slot.style_name,
            block.size_pt,
            block.lines,
            block.overflow_mm,
            block.spare_mm,
            block.missing,
            slot.box,
            words,
            slot.rotation,
            block.unset,
            touched(block.items, self._untouched, self._scene.setting.fonts) if self._untouched else (),
        )
        complaints: tuple[Complaint, ...] = ()
        if block.unknown_icons or block.unbalanced or block.too_long:
            complaints = tuple(self._complaints(block, words))
        return Filled(block.items, (fit,), (), complaints)

    def _complaints(self, block: TextBlock, words: str) -> Iterator[Complaint]:
        slot = None if self.field else self._locate()
        for name in block.unknown_icons:
            wrong = self._scene.icon_fault(name)
            yield Complaint(wrong.code, wrong.message, wrong.hint, self.field, wrong.span, words, slot)
        if block.unbalanced:
            message = "a bold or italic stretch is never closed"
            way_out = r"close each * and ** in the paragraph that opens it; \* is a plain asterisk"
            yield Complaint("L313", message, way_out, self.field, None, words, slot)
        if block.too_long:
            message = f"the text has more than {MOST_CHARACTERS} characters"
            way_out = "no piece can hold that; cut it down"
            yield Complaint("L314", message, way_out, self.field, None, words, slot)


class PictureHole:
    """A picture slot on all faces of one template. The same picture is hung once."""

    __slots__ = ("_filled", "_path", "_scene", "_slot", "field")

    def __init__(self, slot: PictureSlot, scene: Scene) -> None:
        self.field = slot.field
        self._slot = slot
        self._scene = scene
        self._path = tuple(slot.field.split("."))
        self._filled: dict[Art | str, Filled] = {}

    def fill(self, fields: Mapping[str, Value]) -> Filled:
        """Return what the slot shows of these fields."""
        value = look_up(fields, self._path)
        if value is None or value == "":
            return NOTHING
        if not isinstance(value, Art | str):
            return _wrong_kind(self.field, "a picture")
        filled = self._filled.get(value)
        if filled is None:
            filled = self._filled[value] = self.hang(Art(name=value) if isinstance(value, str) else value)
        return filled

    def hang(self, art: Art) -> Filled:
        """Return what the slot shows for this art."""
        picture = self._scene.gallery.picture(art)
        if isinstance(picture, ArtFault):
            wrong = Complaint(picture.code, picture.message, picture.hint, self.field, picture.span)
            return Filled(complaints=(wrong,))
        hung = hang(picture, self._slot)
        if isinstance(hung, Picture) and isinstance(picture, Raster):
            fit = PictureFit(self._slot.id, self.field, picture.path, pixels_per_inch(picture, hung))
            return Filled((hung,), (), (fit,))
        if isinstance(hung, Artwork):
            hung = Artwork(self._scene.gallery.same(hung.svg), hung.box, hung.rotation, hung.alt)
        return Filled((hung,))


def look_up(fields: Mapping[str, Value], path: Sequence[str]) -> Value:
    """Return the value at a path into the fields, or None where it ends early."""
    value = fields.get(path[0])
    if len(path) == 1:
        return value
    for name in path[1:]:
        if isinstance(value, Member):
            value = value.id if name == "id" else value.fields.get(name)
        elif isinstance(value, Mapping):
            value = value.get(name)
        else:
            return None
    return value


def _words(value: Value) -> str | None:
    """Return the words for a value that is no text by itself; None if it has none."""
    if type(value) is str or type(value) is int:
        return str(value)
    match value:
        case Member():
            return str(value.fields.get("name") or value.id)
        case tuple():
            # Effects are paragraphs, so that one that takes two lines is told from the next.
            between = "\n\n" if value and isinstance(value[0], Effect) else "\n"
            return between.join(str(item) for item in value)
        case float():
            return show(value)
    return None


def _icon_names(value: Value) -> str | None:
    names = value if isinstance(value, tuple) else (value,)
    words = [name for name in names if isinstance(name, str)]
    return icon_row(words) if len(words) == len(names) else None


def _wrong_kind(field: str, wanted: str) -> Filled:
    message = f'the field "{field}" does not hold {wanted}, which its slot is for'
    way_out = "show pictures with data-picture and all else with data-text"
    return Filled(complaints=(Complaint("L316", message, way_out, field),))
