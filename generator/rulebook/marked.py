"""Text with the marks of cards (``**bold**``, ``{icon:coin}``) → inlines. Part of rulebook.

Invariant: what is no mark on a card is no mark here either: an underscore or a bracket is a character.
"""

from collections.abc import Iterator, Mapping

from generator.rulebook.document import (
    Emphasis,
    Icon,
    Inline,
    Inlines,
    LineBreak,
    PictureKind,
    PictureRef,
    Plain,
    Strong,
)
from generator.typeset.markup import Emphasis as Marks
from generator.typeset.markup import IconMark, read_marks


def read_marked(text: str, icons: Mapping[str, str]) -> Inlines:
    """Return a text of a card as a book sets it. ``icons`` are the words to read out for each icon, by id."""
    return tuple(_joined(_inlines(text, icons)))


def _inlines(text: str, icons: Mapping[str, str]) -> Iterator[tuple[Inline, Marks]]:
    marks = Marks.PLAIN
    for number, line in enumerate(text.split("\n")):
        if number:
            yield LineBreak(), Marks.PLAIN
        for position, word in enumerate(line.split(" ")):
            if position:
                yield Plain(" "), marks
            parts, marks_after = read_marks(word, marks)
            for part in parts:
                if isinstance(part, IconMark):
                    picture = PictureRef(PictureKind.ICON, part.name)
                    yield Icon(picture, icons.get(part.name, part.name)), Marks.PLAIN
                else:
                    yield Plain(part.text), part.emphasis
            marks = marks_after


def _joined(found: Iterator[tuple[Inline, Marks]]) -> Iterator[Inline]:
    """Yield the inlines, those of one emphasis together."""
    run: list[Inline] = []
    on = Marks.PLAIN
    for inline, marks in found:
        if marks is not on and run:
            yield from _stressed(run, on)
            run = []
        on = marks
        if isinstance(inline, Plain) and run and isinstance(run[-1], Plain):
            run[-1] = Plain(run[-1].text + inline.text)
        else:
            run.append(inline)
    yield from _stressed(run, on)


def _stressed(run: list[Inline], marks: Marks) -> Iterator[Inline]:
    inlines: Inlines = tuple(run)
    if marks & Marks.ITALIC:
        inlines = (Emphasis(inlines),)
    if marks & Marks.BOLD:
        inlines = (Strong(inlines),)
    yield from inlines
