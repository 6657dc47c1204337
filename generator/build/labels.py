"""The names in the labels of sheets: game, edition and components → which cannot be shown, or not in full.

Invariant: each verdict stands where the name is written, in the source or in a catalog.
"""

from collections.abc import Iterable, Iterator

from generator.build.job import Job
from generator.check import LabelName
from generator.diagnostic import Diagnostic, Severity, Span
from generator.model import Component, FontKey, LocalizedGame, Text
from generator.sheet import SheetPage
from generator.typeset import FontBook
from generator.typeset.words import backward_characters

_FONT = FontKey(family="Noto Sans")


def label_names(localized: LocalizedGame, job: Job, fonts: FontBook) -> tuple[LabelName, ...]:
    """Return the names that the labels of a job's sheets show, each with the characters that no font has."""
    components = localized.edition.components
    wanted = (one for one in components if not job.components or one.id in job.components)
    return tuple(
        LabelName(
            subject=subject,
            span=span,
            missing=tuple(_missing(str(name), fonts)),
            unset=backward_characters(str(name)),
        )
        for subject, name, span in (
            *_of_game(localized),
            *(_of_component(localized, component) for component in wanted),
        )
    )


def shortened_names(localized: LocalizedGame, pages: Iterable[SheetPage]) -> tuple[Diagnostic, ...]:
    """Warn of the names that do not stand in full in the labels of some page."""
    components = {component.id: component for component in localized.edition.components}
    of_game = tuple(_of_game(localized))
    found: dict[Diagnostic, None] = {}
    for page in pages:
        shown = " · ".join(label.text for label in page.labels)
        first = _of_component(localized, components[page.components[0]])
        for subject, name, span in (*of_game, first):
            if str(name) not in shown:
                found[_shortened(subject, span)] = None
    return tuple(found)


def _of_game(localized: LocalizedGame) -> Iterator[tuple[str, Text, Span]]:
    game, edition = localized.game, localized.edition
    yield "the game's title", localized.title, localized.place_of(localized.title, game.origin.at("title"))
    if len(game.editions) > 1:  # The name of an only edition tells nothing, and no label shows it.
        name = edition.name
        yield (
            f"the name of the edition {edition.id}",
            name,
            localized.place_of(name, edition.origin.at("name")),
        )


def _of_component(localized: LocalizedGame, component: Component) -> tuple[str, Text, Span]:
    name = component.name
    return f"the name of {component.id}", name, localized.place_of(name, component.origin.at("name"))


def _missing(text: str, fonts: FontBook) -> Iterator[str]:
    for word in text.split():
        for font, part in fonts.parts(_FONT, word):
            yield from fonts.missing(font, part)


def _shortened(subject: str, span: Span) -> Diagnostic:
    return Diagnostic(
        code="P107",
        message=f"{subject} is too long for the labels of the sheets, where it ends in an ellipsis",
        hint="shorten it",
        span=span,
        severity=Severity.WARNING,
    )
