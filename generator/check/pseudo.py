"""Rules T4xx: what only the pseudo-language brings to light."""

import re
from collections.abc import Iterator

from generator.check.facts import Composed, ComposedFace
from generator.check.registry import Finding, rule
from generator.diagnostic import Severity, Span
from generator.faces import SlotFit
from generator.faces.places import place_of_field
from generator.localize.pseudo import PSEUDO
from generator.model import Side

# A letter by itself names a player or a pile. What is in braces is a picture.
_UNTOLD = re.compile(r"[^\W\d_]{2}")
_BRACES = re.compile(r"\{[^{}]*\}")


@rule("T401", "hard-coded-words", on=Composed, severity=Severity.WARNING)
def hard_coded_words(composed: Composed) -> Iterator[Finding]:
    """A face shows words that are in no catalog. Only ``--lang xx`` can tell.

    Why: what is not in the catalogs, no translator sees. It stays as it is in every language.

    Bad, in a template:
        <rect class="slot" data-text="Price" data-literal="true" …/>

    Good, with price_label as a text field of the component:
        <rect class="slot" data-text="price_label" …/>
    """
    if composed.localized.language.code != PSEUDO:
        return
    told: set[tuple[str, Span]] = set()
    for one in composed.faces:
        for fit in one.face.fits:
            if _is_untold(fit.text):
                place = _place(composed, one, fit)
                if (fit.text, place) not in told:
                    told.add((fit.text, place))
                    yield _finding(fit, place)
    for name, face in composed.figures:
        for fit in face.fits:
            if _is_untold(fit.text):
                yield _finding(fit, Span(face.template or f"{name}.svg.j2"))


def _is_untold(text: str) -> bool:
    """Tell whether a text has words, and none of them in the brackets that catalogs put around theirs."""
    return "[" not in text and _UNTOLD.search(_BRACES.sub("", text)) is not None


def _finding(fit: SlotFit, place: Span) -> Finding:
    way_out = "let the template show a text that stands in YAML, where translators find it"
    return Finding(
        f'the words "{fit.text}" are in no catalog, so that all languages show them', place, way_out
    )


def _place(composed: Composed, one: ComposedFace, fit: SlotFit) -> Span:
    if fit.field:
        return place_of_field(composed.localized, one.piece, fit.field).span
    return one.component.origin.at("face" if one.side is Side.FRONT else "back")
