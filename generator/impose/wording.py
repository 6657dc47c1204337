"""The words that sheets carry, ready in one language: this room knows no language itself."""

from msgspec import Struct


class Wording(Struct, frozen=True, kw_only=True):
    """What sheet labels say.

    ``game``, ``edition`` and ``language`` are names (an empty one is left out); the others are words such as
    "page", "front", "fronts only" or "part".
    """

    game: str
    edition: str
    language: str
    page: str
    front: str
    back: str
    both: str
    fronts_only: str
    part: str

    def label(self, names: tuple[str, ...], number: str, side: str) -> str:
        """Return a sheet's label: game, components, page, side, language, edition."""
        shown = ", ".join(names)
        parts = (self.game, shown, f"{self.page} {number}", side, self.language, self.edition)
        return " · ".join(part for part in parts if part)

    def title(self, names: tuple[str, ...], number: str, side: str) -> str:
        """Return a page's bookmark: components, page and side."""
        return f"{', '.join(names)} · {number} · {side}"
