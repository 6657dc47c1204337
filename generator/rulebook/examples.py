"""The examples of a rulebook → played by the game's rules, in the edition that the book is set for.

What they have shown is what the book's text and pictures take their numbers from. Invariant: an example that
the rules refuse, or that expects what is not so, is reported at its line.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from generator.diagnostic import Diagnostic, Span
from generator.expression import identifier
from generator.localize import names_for
from generator.model import LocalizedGame
from generator.rulebook.document import Document, ExampleSource, Written, keep_notes

if TYPE_CHECKING:
    from generator.play import Enacted, Script


class Examples(Struct, frozen=True):
    """What examples have shown, by name as expressions spell it, and where those of the edition stand."""

    shown: Mapping[str, Mapping[str, Any]]
    places: frozenset[Span]


def suit_examples(document: Document[Written], examples: Examples) -> Document[Written]:
    """Return a document without the notes that hold examples of other editions only."""
    if not document.examples:
        return document
    blocks = keep_notes(document.blocks, lambda note: set(note.examples) <= examples.places)
    return replace(document, blocks=blocks)


def play_examples(
    document: Document[Written], localized: LocalizedGame
) -> tuple[Examples | None, tuple[Diagnostic, ...]]:
    """Play the examples of a book.

    Returns:
        What they have shown, and all that is wrong with them. None if one of them could not be played to its
        end, so that what the book tells of it is not known.
    """
    if not document.examples:
        return Examples({}, frozenset()), ()
    troupe = _Troupe(localized)
    for source in document.examples:
        troupe.play(source)
    examples = Examples(troupe.shown, frozenset(troupe.places))
    return examples if troupe.is_whole else None, tuple(troupe.faults)


class _Troupe:
    """Plays one example after another, and keeps what they have shown."""

    def __init__(self, localized: LocalizedGame) -> None:
        self.localized = localized
        self.names = names_for(localized.game, localized.edition)
        self.editions = [edition.id for edition in localized.game.editions]
        self.scripts: dict[str, Script] = {}
        self.shown: dict[str, Mapping[str, Any]] = {}
        self.places: list[Span] = []
        self.faults: list[Diagnostic] = []
        self.is_whole = True

    def play(self, source: ExampleSource) -> None:
        """Read one example and, if it is of the edition, play it."""
        # Playing takes libraries that books without examples do not need.
        from generator.play import Word, cast_script, read_example  # noqa: PLC0415

        edition = self.localized.edition.id
        lines = [Word(text, span) for text, span in source.lines]
        example, faults = read_example(Word(source.name, source.span), lines)
        self.report(faults)
        if faults or not example.is_for(edition):
            self.is_whole = self.is_whole and not faults
            return
        if identifier(source.name) in self.shown:
            message = f'two examples of this edition are called "{source.name}"'
            way_out = "give it another name, or say with editions: … which edition each of them is for"
            self.report((Diagnostic(code="B141", message=message, hint=way_out, span=source.span),))
        script, faults = cast_script(example, self.scripts, edition, self.editions)
        self.report(faults)
        enacted = self.enact(script) if script is not None else None
        self.is_whole = self.is_whole and enacted is not None and enacted.is_whole
        if script is not None:
            self.scripts[source.name] = script
        self.places.append(source.span)
        self.shown[identifier(source.name)] = enacted.facts if enacted is not None else {}

    def enact(self, script: "Script") -> "Enacted | None":
        """Play one example. None if the rules cannot play it at all."""
        from generator.play import (  # noqa: PLC0415
            Stage,
            UnplayableError,
            enact,
            expect_only,
            find_positions,
            find_rules_fault,
            open_rules,
        )

        game, edition = self.localized.game, self.localized.edition
        if not script.players:
            enacted, faults = expect_only(script, self.names, edition.id)
            self.report(faults)
            return enacted
        missing = find_rules_fault(game)
        if missing is not None:
            way_out = 'examples are played by the rules that game.yaml names under "rules"'
            message = f"nobody can play this example: {missing.message}"
            self.report((Diagnostic(code="B142", message=message, hint=way_out, span=script.place),))
            return None
        options = {word.text: True for word in script.options}
        try:
            rules = open_rules(game, edition, len(script.players), options)
        except UnplayableError as error:
            message = f"the rules cannot play this example: {error}"
            self.report((Diagnostic(code="G435", message=message, span=script.place),))
            return None
        stage = Stage(rules, find_positions(game), self.names, edition.id)
        enacted, faults = enact(stage, script)
        self.report(faults)
        return enacted

    def report(self, faults: tuple[Diagnostic, ...]) -> None:
        """Keep faults."""
        self.faults += faults
