"""Faces: the codes of what can be wrong with templates, texts in slots, and pictures. Codes are permanent."""

from collections.abc import Mapping
from types import MappingProxyType

from generator.diagnostic import Diagnostic, Span

CODES: Mapping[str, str] = MappingProxyType(
    {
        "A101": "An unknown motif.",
        "A102": "An unknown pattern of a motif.",
        "A103": "An unknown colour role of a motif.",
        "A104": "A picture file that cannot be read.",
        "A105": "An SVG picture that cannot be printed safely.",
        "A106": "A picture of another format, of too many pixels, or damaged.",
        "A107": "A photograph that its file only says is turned.",
        "L301": "A template that is not there.",
        "L302": "A template whose Jinja cannot be read.",
        "L303": "A template that names what does not exist, or calculates with what it cannot.",
        "L304": "A template that runs or grows without end.",
        "L305": "A template that is not well-formed XML.",
        "L306": "Something in a template that cannot be printed safely.",
        "L307": "A template of another size than its piece.",
        "L308": "A slot with a wrong attribute.",
        "L309": "A slot for an unknown field.",
        "L310": "An unknown text style.",
        "L311": "An unknown colour role.",
        "L312": "An unknown icon in a text.",
        "L313": "A bold or italic stretch that is never closed.",
        "L314": "A text that is too long for any piece.",
        "L315": "A font that the press does not have.",
        "L316": "A slot for a field of another kind.",
        "L317": "A slot for a field that no piece fills.",
        "L318": "Two slots with one id.",
    }
)


def fault(code: str, message: str, way_out: str, span: Span) -> Diagnostic:
    """Return an error with one of the codes of this room."""
    return Diagnostic(code=code, message=message, hint=way_out, span=span)
