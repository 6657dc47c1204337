"""What a catalog tells a translator of a message, besides its words. Part of localize.

Invariant: it is made of the message alone, so that a catalog changes when there is something new to know.
Flags are those that Weblate checks by; other programs keep or ignore them.
"""

import re
from collections.abc import Iterable, Iterator

from generator.localize.messages import Message

RULEBOOK = "rulebook"
"""The context of a rulebook's messages, before "#" and the section."""

_OWN_FLAGS = ("max-length:", "placeholders:", "md-text")
# Regular expressions, as Weblate takes them: what a translation must have as often as its source.
_SINGLE = r'placeholders:r"\{[^{}]*\}"'
_DOUBLE = r'placeholders:r"\{\{[^{}]*\}\}|\{icon:[^{}]*\}"'
_MARKUP = re.compile(r"\*\S|\]\(")


def notes_of(message: Message) -> tuple[str, ...]:
    """Return the remarks: what it is, how much room there is, and where it can be seen."""
    letters = "character" if message.max_length == 1 else "characters"
    room = f"max {message.max_length} {letters}" if message.max_length else ""
    picture = f"picture: {message.picture}" if message.picture else ""
    return tuple(note for note in (message.comment, room, picture) if note)


def reference_of(message: Message) -> tuple[str, ...]:
    """Return where it is written."""
    return (f"{message.file}:{message.line}",) if message.file else ()


def flags_for(message: Message, said: Iterable[str] = ()) -> tuple[str, ...]:
    """Return the flags of its entry: those that somebody has set, then those that are true of it."""
    others = (flag for flag in said if not flag.startswith(_OWN_FLAGS))
    return tuple(dict.fromkeys((*others, *_flags(message))))


def _flags(message: Message) -> Iterator[str]:
    is_rulebook = message.context.partition("#")[0] == RULEBOOK
    if is_rulebook or _MARKUP.search(message.source):
        yield "md-text"
    if "{" in message.source:
        yield _DOUBLE if is_rulebook else _SINGLE
    if message.max_length:
        yield f"max-length:{message.max_length}"
