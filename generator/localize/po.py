"""PO text → entries with their lines, and entries → PO text. Part of localize.

Invariant: ``parse_po(write_po(entries))`` gives the same entries; a line that is not PO is a fault with its
place, never dropped in silence. (Babel's reader cuts the last letter off an unterminated string, and its
writer breaks the lines of a previous msgid inside the quotes: hence this module.)
"""

import re
from collections.abc import Container, Iterable

from msgspec import Struct, field

from generator.diagnostic import Diagnostic, Span

_LINE = re.compile(r'(?:(msgctxt|msgid_plural|msgid|msgstr(?:\[\d\])?)\s*)?"((?:[^"\\]|\\.)*)"\s*\Z')
_COMMENT_KINDS = frozenset(".:,|~")
# What no font can show; a newline and a tab are white space.
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
_ESCAPE = re.compile(r"\\(.)")
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "a": "\a", "b": "\b", "f": "\f", "v": "\v", '"': '"', "\\": "\\"}
_TO_ESCAPE = str.maketrans({character: f"\\{letter}" for letter, character in _ESCAPES.items()})
_SYNTAX_HELP = 'an entry is: msgctxt "…", msgid "…", msgstr "…", each text in straight double quotes'


class Entry(Struct, frozen=True, kw_only=True):
    """One entry of a catalog.

    ``forms`` holds msgstr, or msgstr[0], msgstr[1] … when ``plural`` (msgid_plural) is there; ``lines`` the
    line of each, from 1. ``notes`` are remarks of the program (``#.``), ``comments`` those of the translator.
    """

    context: str
    source: str
    plural: str | None = None
    forms: tuple[str, ...] = ("",)
    flags: tuple[str, ...] = ()
    comments: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    references: tuple[str, ...] = ()
    previous: tuple[str, ...] = ()
    obsolete: bool = False
    line: int = 1
    lines: tuple[int, ...] = ()

    @property
    def is_fuzzy(self) -> bool:
        """Whether the translation is a guess that a person has to look at."""
        return "fuzzy" in self.flags

    @property
    def is_translated(self) -> bool:
        """Whether every form has a text."""
        return all(self.forms)


def parse_po(text: str, file: str) -> tuple[tuple[Entry, ...], tuple[Diagnostic, ...]]:
    """Read the entries of a PO file, the header (context and source empty) among them, in their order.

    Returns:
        The entries that are whole, and a diagnostic (T002) for each line or entry that is not.
    """
    reader = _Reader(file)
    for number, raw in enumerate(text.split("\n"), start=1):
        reader.read_line(number, raw)
    reader.finish_entry()
    return tuple(reader.entries), tuple(reader.faults)


class _Draft(Struct):
    """An entry that is being read: its texts, their lines, and its comments by kind."""

    texts: dict[str, list[str]] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    comments: dict[str, list[str]] = field(default_factory=dict)
    last: str = ""
    obsolete: bool = False
    broken: bool = False

    def has_translation(self) -> bool:
        """Tell whether what comes next, unless it is another msgstr, starts another entry."""
        return self.last.startswith("msgstr")

    def flags(self) -> tuple[str, ...]:
        """Return the flags, such as fuzzy."""
        flags = (flag.strip() for line in self.comments[","] for flag in line.split(","))
        return tuple(flag for flag in flags if flag)


class _Reader(Struct):
    """Reads a PO file line by line."""

    file: str
    entries: list[Entry] = field(default_factory=list)
    faults: list[Diagnostic] = field(default_factory=list)
    draft: _Draft = field(default_factory=_Draft)

    def read_line(self, number: int, raw: str) -> None:
        """Take one line: a comment, a keyword with its text, or more of the text before."""
        line = raw.strip()
        if not line and self.draft.broken:
            self.finish_entry()
        if not line or line.startswith("#~|"):
            return
        if line[0] == "#" and line[:2] != "#~":
            self.read_comment(line)
            return
        body = line[2:].lstrip() if line[0] == "#" else line
        found = _LINE.match(body)
        if found is None:
            self.fault(_line_fault(self.file, number, raw, body))
            return
        keyword, quoted = found.groups()
        if keyword is not None:
            self.start_text("msgstr[0]" if keyword == "msgstr" else keyword, number, raw)
            self.draft.obsolete = line[0] == "#"
        if not self.draft.last:
            self.fault(_fault(self.file, number, raw, "this text belongs to no msgctxt, msgid or msgstr"))
            return
        self.draft.texts[self.draft.last].append(self.unescape(quoted, number, raw))

    def read_comment(self, line: str) -> None:
        """Take a comment; one after a translation belongs to the next entry."""
        if self.draft.has_translation():
            self.finish_entry()
        kind = line[1:2] if line[1:2] in _COMMENT_KINDS else ""
        self.draft.comments.setdefault(kind, []).append(line[1 + len(kind) :].strip())

    def start_text(self, keyword: str, number: int, raw: str) -> None:
        """Begin one of the texts of an entry, and the entry itself if the last one is whole."""
        begun = self.draft.texts.keys()
        if (keyword == "msgctxt" and begun) or (keyword == "msgid" and begun - {"msgctxt"}):
            self.finish_entry()
        if keyword in self.draft.texts:
            self.fault(_fault(self.file, number, raw, f"a second {keyword.removesuffix('[0]')} in one entry"))
        self.draft.texts.setdefault(keyword, [])
        self.draft.lines.setdefault(keyword, number)
        self.draft.last = keyword

    def unescape(self, quoted: str, number: int, raw: str) -> str:
        """Return the characters that the text between the quotes stands for."""
        if "\\" not in quoted:
            self.refuse_controls(quoted, number, raw)
            return quoted
        for letter in _ESCAPE.findall(quoted):
            if letter not in _ESCAPES:
                span = Span(self.file, number, raw.index("\\" + letter) + 1)
                message = f'"\\{letter}" stands for nothing in a PO file'
                self.faults.append(_diagnostic(message, span, 'for a backslash write "\\\\"'))
        text = _ESCAPE.sub(lambda found: _ESCAPES.get(found[1], found[0]), quoted)
        self.refuse_controls(text, number, raw)
        return text

    def refuse_controls(self, text: str, number: int, raw: str) -> None:
        """Report a control character, whether it stands there itself or as an escape."""
        found = _CONTROL.search(text)
        if found is not None:
            message = f"the text holds a control character (U+{ord(found[0]):04X})"
            self.faults.append(
                _diagnostic(message, Span(self.file, number, raw.index('"') + 1), "take it out")
            )

    def fault(self, fault: Diagnostic) -> None:
        """Report a line; the entry around it is not used."""
        self.faults.append(fault)
        self.draft.broken = True

    def finish_entry(self) -> None:
        """Make an entry of what was read since the last one."""
        draft, self.draft = self.draft, _Draft()
        if draft.broken or not draft.texts:
            return
        forms = [keyword for keyword in draft.texts if keyword.startswith("msgstr")]
        if forms != ["msgstr[0]"] or "msgid" not in draft.texts or "msgid_plural" in draft.texts:
            forms.sort()
            reason = _incomplete(draft.texts, forms)
            if reason:
                line = draft.lines.get("msgid", min(draft.lines.values()))
                self.faults.append(_fault(self.file, line, "", reason))
                return
        self.entries.append(_entry(draft, forms))


def _entry(draft: _Draft, forms: list[str]) -> Entry:
    texts = {keyword: "".join(parts) for keyword, parts in draft.texts.items()}
    comments = draft.comments
    return Entry(
        context=texts.get("msgctxt", ""),
        source=texts["msgid"],
        plural=texts.get("msgid_plural"),
        forms=tuple([texts[keyword] for keyword in forms]),
        flags=draft.flags() if "," in comments else (),
        comments=tuple(comments.get("", ())),
        notes=tuple(comments.get(".", ())),
        references=tuple(comments.get(":", ())),
        previous=tuple(comments.get("|", ())),
        obsolete=draft.obsolete,
        line=draft.lines["msgid"],
        lines=tuple([draft.lines[keyword] for keyword in forms]),
    )


def _incomplete(texts: Container[str], forms: list[str]) -> str:
    """Say what an entry lacks, or nothing."""
    if "msgid" not in texts:
        return "this entry has no msgid"
    if not forms:
        return "this msgid has no msgstr"
    if forms != [f"msgstr[{number}]" for number in range(len(forms))]:
        return f"the plural forms of this entry are not numbered from 0 to {len(forms) - 1}"
    if "msgid_plural" not in texts and len(forms) > 1:
        return "this entry has several forms but no msgid_plural"
    return ""


def _line_fault(file: str, number: int, raw: str, body: str) -> Diagnostic:
    word = body.split(maxsplit=1)[0]
    if body.count('"') - body.count('\\"') == 1:
        return _fault(file, number, raw, "the text on this line has no closing quote")
    if re.match(r'msg(ctxt|id|id_plural|str(\[\d+\])?)?\s*"|"', body):
        return _fault(
            file, number, raw, 'a quote within the text is written \\"', "put a backslash before it"
        )
    return _fault(file, number, raw, f"this line is no part of a PO file: {word[:40]}")


def _fault(file: str, number: int, raw: str, message: str, hint: str = _SYNTAX_HELP) -> Diagnostic:
    column = len(raw) - len(raw.lstrip()) + 1
    return _diagnostic(message, Span(file, number, column), hint)


def _diagnostic(message: str, span: Span, hint: str) -> Diagnostic:
    return Diagnostic(code="T002", message=message, hint=hint, span=span)


def write_po(entries: Iterable[Entry]) -> str:
    """Write entries as a PO file, in their order; texts are broken after their newlines only."""
    return "\n".join(_write_entry(entry) for entry in entries)


def _write_entry(entry: Entry) -> str:
    lines = [f"# {comment}".rstrip() for comment in entry.comments]
    lines += [f"#. {note}" for note in entry.notes]
    lines += [f"#: {reference}" for reference in entry.references]
    if entry.flags:
        lines.append(f"#, {', '.join(entry.flags)}")
    lines += [f"#| {previous}" for previous in entry.previous]
    body = _write_body(entry)
    return "".join(
        f"{line}\n" for line in lines + [f"#~ {line}" if entry.obsolete else line for line in body]
    )


def _write_body(entry: Entry) -> list[str]:
    lines = write_text("msgctxt", entry.context) if entry.context else []
    lines += write_text("msgid", entry.source)
    if entry.plural is None:
        return lines + write_text("msgstr", entry.forms[0])
    lines += write_text("msgid_plural", entry.plural)
    for index, form in enumerate(entry.forms):
        lines += write_text(f"msgstr[{index}]", form)
    return lines


def write_text(keyword: str, text: str) -> list[str]:
    """Write one keyword with its text: on one line, or a line for each line of the text."""
    parts = text.split("\n")
    pieces = [f"{part}\n" for part in parts[:-1]] + ([parts[-1]] if parts[-1] else [])
    quoted = [f'"{piece.translate(_TO_ESCAPE)}"' for piece in pieces]
    if len(quoted) < 2:
        return [" ".join((keyword, *(quoted or ['""'])))]
    return [f'{keyword} ""', *quoted]
