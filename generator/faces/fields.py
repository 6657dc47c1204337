"""Faces: the fields of a component's pieces, as the slots of its templates may ask for them."""

from collections.abc import Mapping, Sequence

from msgspec import Struct, field

from generator.diagnostic import suggestion
from generator.faces.slot_fill import look_up
from generator.faces.slots import SlotError
from generator.model import Member, Piece


class PieceFields(Struct, frozen=True, eq=False):
    """What pieces have. A template may be filled in for each of them, so it is found out but once."""

    pieces: Sequence[Piece]
    known: dict[str, bool] = field(default_factory=dict)

    def is_filled(self, path: str, attribute: str) -> bool:
        """Tell whether any piece has something in a field.

        Errors:
            SlotError: there are no pieces, or none of them has such a field.
        """
        filled = self.known.get(path)
        if filled is None:
            self._check(path, attribute)
            steps = path.split(".")
            values = (look_up(piece.fields, steps) for piece in self.pieces)
            filled = self.known[path] = any(value not in (None, "", ()) for value in values)
        return filled

    def _check(self, path: str, attribute: str) -> None:
        """Refuse a field that no piece of the component has."""
        if not self.pieces:
            hint = 'add data-literal="true" to show the text itself'
            raise SlotError("L309", f'a figure has no field "{path}"', hint, attribute)
        name, _, rest = path.partition(".")
        if not any(name in piece.fields for piece in self.pieces):
            names = {known for piece in self.pieces for known in piece.fields}
            raise SlotError("L309", f'no piece has a field "{name}"', suggestion(name, names), attribute)
        if rest and all(look_up(piece.fields, path.split(".")) is None for piece in self.pieces):
            hint = self._hint(name, rest)
            raise SlotError("L309", f'no piece has a field "{path}"', hint, attribute)

    def _hint(self, name: str, rest: str) -> str:
        for piece in self.pieces:
            value = piece.fields.get(name)
            parts = value.fields if isinstance(value, Member) else value
            if isinstance(parts, Mapping):
                return suggestion(rest, parts)
        return f'"{name}" has no parts'
