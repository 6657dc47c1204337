from io import StringIO

import pytest
from babel.messages.pofile import read_po
from generator.localize.po import Entry, parse_po, write_po
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

ANY_TEXT = st.text(st.characters(exclude_categories=("Cs", "Cc"), include_characters="\n\t"), max_size=40)


def faults(text: str) -> list[str]:
    return [str(fault) for fault in parse_po(text, "fr.po")[1]]


def test_an_entry_is_read_with_its_comments_and_the_lines_of_its_parts() -> None:
    entries, found = parse_po(
        "# asked the author\n"
        "#. items, piece fossil: name\n"
        "#: content/shore/game.yaml\n"
        "#, fuzzy, brace-format\n"
        '#| msgid "Old"\n'
        'msgctxt "items/fossil.name"\n'
        'msgid ""\n'
        '"Fossil\\n"\n'
        '"\\"head\\""\n'
        'msgstr "Tête"\n',
        "fr.po",
    )
    assert found == ()
    assert entries == (
        Entry(
            context="items/fossil.name",
            source='Fossil\n"head"',
            forms=("Tête",),
            flags=("fuzzy", "brace-format"),
            comments=("asked the author",),
            notes=("items, piece fossil: name",),
            references=("content/shore/game.yaml",),
            previous=('msgid "Old"',),
            line=7,
            lines=(10,),
        ),
    )


def test_plural_forms_keep_their_order_whatever_order_they_are_written_in() -> None:
    entries, found = parse_po(
        'msgid "{n} coin"\nmsgid_plural "{n} coins"\nmsgstr[1] "{n} pièces"\nmsgstr[0] "{n} pièce"\n', "fr.po"
    )
    assert found == ()
    assert entries[0].forms == ("{n} pièce", "{n} pièces")
    assert entries[0].lines == (4, 3)


def test_obsolete_entries_are_kept_apart() -> None:
    entries, found = parse_po('#~ msgid "old"\n#~ msgstr "vieux"\n\nmsgid "new"\nmsgstr "neuf"\n', "fr.po")
    assert found == ()
    assert [(entry.source, entry.obsolete) for entry in entries] == [("old", True), ("new", False)]


HELP = '(an entry is: msgctxt "…", msgid "…", msgstr "…", each text in straight double quotes)'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            'msgid "a"\nmsgstr "open\n',
            f"fr.po:2:1: error T002: the text on this line has no closing quote {HELP}",
        ),
        (
            'msgid "a"\nmsgstr "say "no""\n',
            'fr.po:2:1: error T002: a quote within the text is written \\" (put a backslash before it)',
        ),
        ("  <<<<<<< HEAD\n", f"fr.po:1:3: error T002: this line is no part of a PO file: <<<<<<< {HELP}"),
        ('msgid "a"\n', f"fr.po:1:1: error T002: this msgid has no msgstr {HELP}"),
        ('msgctxt "a"\nmsgstr "b"\n', f"fr.po:1:1: error T002: this entry has no msgid {HELP}"),
        (
            'msgid "a"\nmsgstr "b"\nmsgstr "c"\n',
            f"fr.po:3:1: error T002: a second msgstr in one entry {HELP}",
        ),
        ('"floating"\n', f"fr.po:1:1: error T002: this text belongs to no msgctxt, msgid or msgstr {HELP}"),
        (
            'msgid "a"\nmsgstr "tab\\q"\n',
            'fr.po:2:12: error T002: "\\q" stands for nothing in a PO file (for a backslash write "\\\\")',
        ),
        (
            'msgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"\nmsgstr[2] "d"\n',
            f"fr.po:1:1: error T002: the plural forms of this entry are not numbered from 0 to 1 {HELP}",
        ),
        (
            'msgid "a"\nmsgstr[0] "b"\nmsgstr[1] "c"\n',
            f"fr.po:1:1: error T002: this entry has several forms but no msgid_plural {HELP}",
        ),
    ],
)
def test_a_broken_line_is_reported_where_it_stands(text: str, message: str) -> None:
    assert faults(text) == [message]


def test_a_broken_entry_does_not_hide_the_next_one() -> None:
    entries, found = parse_po('msgid "a"\nmsgstr "open\n\nmsgid "b"\nmsgstr "ouvert"\n', "fr.po")
    assert len(found) == 1
    assert [entry.source for entry in entries] == ["b"]


def test_long_texts_stay_on_one_line_and_break_after_newlines() -> None:
    entry = Entry(context="a", source="one\ntwo", forms=("word " * 40,))
    assert write_po([entry]) == (
        'msgctxt "a"\nmsgid ""\n"one\\n"\n"two"\n' + 'msgstr "' + "word " * 40 + '"\n'
    )


@given(context=ANY_TEXT, source=ANY_TEXT, form=ANY_TEXT, plural=st.none() | ANY_TEXT)
def test_what_is_written_is_read_back(context: str, source: str, form: str, plural: str | None) -> None:
    forms = (form,) if plural is None else (form, source)
    entry = Entry(context=context, source=source, plural=plural, forms=forms, flags=("fuzzy",))
    other = Entry(context="", source="x", forms=("y",), obsolete=True)
    read, found = parse_po(write_po([entry, other]), "fr.po")
    assert [replace(one, line=1, lines=()) for one in read] == [entry, other]
    assert found == ()


def test_another_reader_reads_the_same() -> None:
    entries = (
        Entry(context="a", source='say "no"\nnow\\here', forms=('dites « "non" »\tx',), comments=("why",)),
        Entry(context="b", source="{n} coin", plural="{n} coins", forms=("{n} pièce", "{n} pièces")),
    )
    header = Entry(context="", source="", forms=("Plural-Forms: nplurals=2; plural=(n > 1);\n",))
    catalog = read_po(StringIO(write_po([header, *entries])), abort_invalid=True)
    read = [(message.context, message.id, message.string) for message in catalog if message.id]
    assert read == [
        ("a", 'say "no"\nnow\\here', 'dites « "non" »\tx'),
        ("b", ("{n} coin", "{n} coins"), ("{n} pièce", "{n} pièces")),
    ]


@pytest.mark.parametrize(
    ("written", "code"),
    [("\0", "0000"), ("\x7f", "007F"), ("\x85", "0085"), ("\\b", "0008"), ("\\r", "000D")],
)
def test_a_control_character_is_refused_at_its_line(written: str, code: str) -> None:
    assert faults(f'msgid "a"\nmsgstr ""\n"a{written}b"\n') == [
        f"fr.po:3:1: error T002: the text holds a control character (U+{code}) (take it out)"
    ]
