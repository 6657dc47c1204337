"""A rulebook's Markdown → what there is to translate in it. Part of rulebook.

Invariant: a message's context and source are exactly what showing the rulebook will look up.
"""

from generator.diagnostic import Diagnostic
from generator.localize import Message
from generator.localize.messages import has_words
from generator.rulebook.document import texts
from generator.rulebook.parse import parse_rulebook
from generator.rulebook.show import context_of


def rulebook_messages(source: str, path: str) -> tuple[tuple[Message, ...], tuple[Diagnostic, ...]]:
    """Return the messages of a rulebook in reading order, each once.

    A message is the inline Markdown of one block: a heading, paragraph, list item, table cell, caption or
    alternative text. Blocks with nothing but numbers, placeholders and icons have no message.

    Args:
        source: the Markdown source.
        path: its file, for places.
    """
    document, diagnostics = parse_rulebook(source, path)
    found: dict[tuple[str, str], Message] = {}
    for written in texts(document):
        message = Message(
            context=context_of(written), source=written.source, file=path, line=written.span.line
        )
        if has_words(message.source):
            found.setdefault((message.context, message.source), message)
    return tuple(found.values()), diagnostics
