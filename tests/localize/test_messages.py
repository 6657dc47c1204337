from generator.localize import Message, collect_messages, make_template, update_catalog
from generator.localize.catalog import check_catalog
from generator.localize.po import Entry, parse_po
from msgspec.structs import replace
from tests.localize.sample import COMPLETE, EDITION, FR, GAME, GAME_FILE, ITEMS, ITEMS_FILE, PT, SECOND

PO = "content/shore/locale/fr.po"
BRACES = r'placeholders:r"\{[^{}]*\}"'


def message(context: str, source: str, plural: str | None = None) -> Message:
    return Message(context=context, source=source, plural=plural, file=GAME_FILE, line=1, comment="a name")


def entries_of(text: str | None) -> list[Entry]:
    assert text is not None
    entries, faults = parse_po(text, PO)
    assert faults == ()
    return [entry for entry in entries if entry.source]


def update(existing: str | None, *messages: Message) -> list[Entry]:
    text, faults = update_catalog(existing, messages, FR, PO)
    assert faults == ()
    return entries_of(text)


def shape(entry: Entry) -> tuple[str, str, tuple[str, ...], tuple[str, ...], bool]:
    return entry.context, entry.source, entry.forms, entry.flags, entry.obsolete


def test_every_text_of_the_game_is_a_message_in_the_order_of_the_files() -> None:
    rule = Message(context="rulebook#aim", source="Take one.", file="content/shore/rulebook.md", line=3)
    messages = collect_messages(GAME, [rule])
    assert [(m.context, m.file, m.line) for m in messages] == [
        ("game.title", GAME_FILE, 1),
        ("edition/first", GAME_FILE, 5),
        ("edition/second", GAME_FILE, 6),
        ("sets/colours/yellow.name", GAME_FILE, 8),
        ("sets/colours/yellow.letter", GAME_FILE, 9),
        ("icons/coin.name", GAME_FILE, 15),
        ("icons/coin.meaning", GAME_FILE, 16),
        ("phrases/coins", GAME_FILE, 18),
        ("items.name", ITEMS_FILE, 2),
        ("items/scallop-yellow.name", ITEMS_FILE, 12),
        ("items/scallop-yellow.rule", ITEMS_FILE, 13),
        ("rulebook#aim", "content/shore/rulebook.md", 3),
    ]
    assert messages[7].plural == "{n} coins"
    assert messages[9].comment == "items, piece scallop-yellow: name"


def test_pieces_of_all_editions_are_collected_once() -> None:
    other = replace(
        ITEMS.pieces[1], id="extra", fields={"name": replace(GAME.title, context="items/extra.name")}
    )
    second = replace(SECOND, components=(replace(ITEMS, pieces=(*ITEMS.pieces, other)),))
    contexts = [m.context for m in collect_messages(replace(GAME, editions=(EDITION, second)))]
    assert contexts.count("items/scallop-yellow.name") == 1
    assert contexts.count("items/extra.name") == 1


def test_a_new_catalog_has_every_message_empty() -> None:
    text, faults = update_catalog(None, [message("a", "Shell"), message("c", "{n} coin", "{n} coins")], PT)
    assert faults == ()
    assert text == (
        "# What stands in {braces} stays as it is, in any order. **Stars** make words bold, *one* italic.\n"
        'msgid ""\nmsgstr ""\n'
        '"Project-Id-Version: 1\\n"\n'
        '"POT-Creation-Date: 2000-01-01 00:00+0000\\n"\n'
        '"PO-Revision-Date: 2000-01-01 00:00+0000\\n"\n'
        '"Last-Translator: nobody yet\\n"\n'
        '"Language-Team: nobody yet\\n"\n'
        '"Language: pt_BR\\n"\n'
        '"MIME-Version: 1.0\\n"\n'
        '"Content-Type: text/plain; charset=UTF-8\\n"\n'
        '"Content-Transfer-Encoding: 8bit\\n"\n'
        '"Plural-Forms: nplurals=2; plural=(n > 1);\\n"\n'
        "\n"
        f'#. a name\n#: {GAME_FILE}:1\nmsgctxt "a"\nmsgid "Shell"\nmsgstr ""\n'
        "\n"
        f'#. a name\n#: {GAME_FILE}:1\n#, placeholders:r"\\{{[^{{}}]*\\}}"\n'
        'msgctxt "c"\nmsgid "{n} coin"\nmsgid_plural "{n} coins"\n'
        'msgstr[0] ""\nmsgstr[1] ""\n'
    )


def test_translations_comments_and_header_fields_are_kept() -> None:
    old = (
        'msgid ""\nmsgstr ""\n"Last-Translator: Ana\\n"\n\n'
        '# ask Ben\nmsgctxt "a"\nmsgid "Shell"\nmsgstr "Coquillage"\n'
    )
    text, _ = update_catalog(old, [message("new", "Sun"), message("a", "Shell")], FR, PO)
    assert text is not None
    assert '"Last-Translator: Ana\\n"' in text
    assert [shape(entry) for entry in entries_of(text)] == [
        ("new", "Sun", ("",), (), False),
        ("a", "Shell", ("Coquillage",), (), False),
    ]
    assert entries_of(text)[1].comments == ("ask Ben",)


def test_a_changed_source_keeps_its_translation_as_a_guess() -> None:
    [entry] = update('msgctxt "a"\nmsgid "Shell"\nmsgstr "Coquillage"\n', message("a", "Big shell"))
    assert shape(entry) == ("a", "Big shell", ("Coquillage",), ("fuzzy",), False)
    assert entry.previous == ('msgid "Shell"',)


def test_a_guess_that_changes_again_keeps_the_source_it_was_made_for() -> None:
    text, _ = update_catalog(
        'msgctxt "a"\nmsgid "Shell"\nmsgstr "Coquillage"\n', [message("a", "Shells")], FR
    )
    [entry] = update(text, message("a", "Big shells"))
    assert entry.previous == ('msgid "Shell"',)


def test_in_a_context_of_many_messages_the_most_alike_is_the_changed_one() -> None:
    old = "".join(
        f'msgctxt "rulebook#turn"\nmsgid "{source}"\nmsgstr "{translation}"\n\n'
        for source, translation in (
            ("Take one item from the row.", "Prenez un objet."),
            ("Move the Bucket there.", "Posez-y le Seau."),
        )
    )
    entries = update(
        old,
        message("rulebook#turn", "Move the big Bucket there."),
        message("rulebook#turn", "Nothing like it: 1 2 3 xyz"),
    )
    assert [shape(entry) for entry in entries] == [
        ("rulebook#turn", "Move the big Bucket there.", ("Posez-y le Seau.",), ("fuzzy", "md-text"), False),
        ("rulebook#turn", "Nothing like it: 1 2 3 xyz", ("",), ("md-text",), False),
        ("rulebook#turn", "Take one item from the row.", ("Prenez un objet.",), (), True),
    ]


def test_what_vanishes_becomes_obsolete_and_comes_back_when_it_is_used_again() -> None:
    old = 'msgctxt "a"\nmsgid "Shell"\nmsgstr "Coquillage"\n\nmsgctxt "b"\nmsgid "Sun"\nmsgstr ""\n'
    text, _ = update_catalog(old, [message("c", "Sand")], FR, PO)
    assert [shape(entry) for entry in entries_of(text)] == [
        ("c", "Sand", ("",), (), False),
        ("a", "Shell", ("Coquillage",), (), True),
    ]
    assert text is not None
    assert text.endswith('#~ msgctxt "a"\n#~ msgid "Shell"\n#~ msgstr "Coquillage"\n')
    [entry] = update(text, message("a", "Shell"))
    assert shape(entry) == ("a", "Shell", ("Coquillage",), (), False)


def test_a_text_that_becomes_a_phrase_is_a_guess() -> None:
    [entry] = update(
        'msgctxt "c"\nmsgid "{n} coin"\nmsgstr "{n} pièce"\n', message("c", "{n} coin", "{n} coins")
    )
    assert entry.plural == "{n} coins"
    assert shape(entry) == ("c", "{n} coin", ("{n} pièce", ""), ("fuzzy", BRACES), False)


def test_updating_twice_changes_nothing_more() -> None:
    messages = collect_messages(GAME)
    once, _ = update_catalog(COMPLETE, messages, FR, PO)
    assert once is not None
    assert update_catalog(once, messages, FR, PO) == (once, ())


def test_a_broken_catalog_is_left_alone() -> None:
    text, faults = update_catalog('msgid "a"\nmsgstr "open\n', [message("a", "b")], FR, PO)
    assert text is None
    assert [str(fault)[:60] for fault in faults] == [f"{PO}:2:1: error T002: the text on this l"[:60]]


def test_wrong_plural_forms_are_put_right() -> None:
    text, _ = update_catalog(
        'msgid ""\nmsgstr "Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n', [message("a", "b")], FR, PO
    )
    assert text is not None
    assert '"Plural-Forms: nplurals=2; plural=(n > 1);\\n"' in text


def test_a_text_that_several_pieces_share_is_called_so() -> None:
    shared = replace(GAME.title, context="items.rule", source="Rule")
    pieces = tuple(replace(piece, fields={"rule": shared}) for piece in ITEMS.pieces)
    edition = replace(EDITION, components=(replace(ITEMS, pieces=pieces),))
    [found] = [m for m in collect_messages(replace(GAME, editions=(edition,))) if m.context == "items.rule"]
    assert found.comment == "items, several pieces"


def test_a_mended_space_and_a_moved_line_change_no_translation() -> None:
    old = (
        'msgctxt "a"\nmsgid "Take  one\\n"\n"shell."\nmsgstr "Prenez un coquillage."\n\n'
        'msgctxt "c"\nmsgid "{n}  coin"\nmsgid_plural "{n} coins "\n'
        'msgstr[0] "{n} pièce"\nmsgstr[1] "{n} pièces"\n'
    )
    moved = replace(message("a", "Take one shell."), line=99)
    one, other = update(old, moved, message("c", "{n} coin", "{n} coins"))
    assert shape(one) == ("a", "Take one shell.", ("Prenez un coquillage.",), (), False)
    assert one.references == (f"{GAME_FILE}:99",)
    assert (other.plural, shape(other)) == (
        "{n} coins",
        ("c", "{n} coin", ("{n} pièce", "{n} pièces"), (BRACES,), False),
    )


def test_a_catalog_made_before_a_space_was_mended_is_still_used() -> None:
    catalog, _ = check_catalog('msgctxt "a"\nmsgid "Take  one."\nmsgstr "Prenez."\n', PO, FR)
    found = catalog.find("a", "Take\none.")
    assert found is not None
    assert found.forms == ("Prenez.",)


def test_a_translator_is_told_what_it_is_how_long_it_may_be_and_where_it_shows() -> None:
    told = replace(
        message("a", "**Pays** {coins(3)}."),
        comment="items, piece x: rule",
        max_length=23,
        picture="out/x.html#a",
    )
    old = '#, max-length:9, no-wrap\nmsgctxt "a"\nmsgid "**Pays** {coins(3)}."\nmsgstr "x"\n'
    [entry] = update(old, told)
    assert entry.notes == ("items, piece x: rule", "max 23 characters", "picture: out/x.html#a")
    assert entry.flags == ("no-wrap", "md-text", BRACES, "max-length:23")


def test_a_template_has_no_language_and_two_empty_forms() -> None:
    text = make_template([message("c", "{n} coin", "{n} coins")])
    assert '"Language: \\n"\n' in text
    assert '"POT-Creation-Date: 2000-01-01 00:00+0000\\n"\n' in text
    assert "Plural-Forms" not in text
    assert text.endswith('msgid "{n} coin"\nmsgid_plural "{n} coins"\nmsgstr[0] ""\nmsgstr[1] ""\n')


def test_a_catalog_of_which_only_lines_have_moved_is_left_alone() -> None:
    first, _ = update_catalog(None, [message("a", "Shell")], FR, PO)
    moved = replace(message("a", "Shell"), line=99)
    assert update_catalog(first, [moved], FR, PO) == (first, ())
    text, _ = update_catalog(first, [moved, message("b", "Sun")], FR, PO)
    assert text is not None
    assert f"#: {GAME_FILE}:99\n" in text
