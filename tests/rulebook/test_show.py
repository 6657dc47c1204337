import pytest
from generator.diagnostic import Severity
from generator.localize import key_of
from generator.rulebook.document import (
    Code,
    Emphasis,
    Icon,
    Inlines,
    Inset,
    LineBreak,
    Link,
    Paragraph,
    PictureKind,
    PictureRef,
    Plain,
    Strong,
    plain,
)
from generator.rulebook.messages import rulebook_messages
from generator.rulebook.parse import parse_rulebook
from generator.rulebook.show import show_document
from tests.rulebook.lighthouse import PATH, localize, trial_source


def show(
    source: str, code: str = "en", translations: dict[tuple[str, str], str] | None = None
) -> list[Inlines]:
    document, _ = parse_rulebook(source, PATH)
    shown, faults = show_document(document, localize(code, translations), source)
    assert faults == ()
    return [block.text for block in (*shown.lead, *shown.blocks) if isinstance(block, Paragraph)]


def faults_of(
    source: str, code: str = "en", translations: dict[tuple[str, str], str] | None = None
) -> list[str]:
    document, _ = parse_rulebook(source, PATH)
    _, faults = show_document(document, localize(code, translations), source)
    return [str(fault) for fault in faults]


def test_inline_markdown_becomes_nodes() -> None:
    lamp = PictureRef(PictureKind.ICON, "lamp")
    (inlines,) = show("A **b *c*** `d` {icon:lamp}\\\n[e](https://example.org) ![f](motif:thing/f?width=9mm)")
    assert inlines == (
        Plain("A "),
        Strong((Plain("b "), Emphasis((Plain("c"),)))),
        Plain(" "),
        Code("d"),
        Plain(" "),
        Icon(lamp, "lamp"),
        LineBreak(),
        Link("https://example.org", (Plain("e"),)),
        Plain(" "),
        Inset(PictureRef(PictureKind.MOTIF, "thing/f"), "f", 9.0),
    )


def test_placeholders_are_filled_and_never_read_as_markdown() -> None:
    (inlines,) = show("{{ lamp_worth * 2 * 3 }} and {{ coins(1) }}, *{{ coins(lamp_worth) }}*.")
    assert plain(inlines) == "12 and 1 coin, 2 coins."


def test_a_translation_is_used_and_set_by_the_habits_of_its_language() -> None:
    key = ("rulebook#the-end", 'Who **wins**? "You": {{ coins(3) }}!')
    translations = {key: 'Qui **gagne** ? "Vous" : {{ coins(3) }} !', ("rulebook#the-end", "The end"): "Fin"}
    (inlines,) = show(f"# The end\n\n{key[1]}", "fr", translations)
    assert plain(inlines) == "Qui gagne\u202f? «\u202fVous\u202f»\u202f: 3 coins\u202f!"


def test_anchors_stay_those_of_the_source_language() -> None:
    source = "# The end\n\nSee [it](#the-end)."
    translations = {
        ("rulebook#the-end", "The end"): "Fin",
        ("rulebook#the-end", "See [it](#the-end)."): "Voir [ici](#the-end).",
    }
    (inlines,) = show(source, "fr", translations)
    assert inlines[1] == Link("#the-end", (Plain("ici"),))


def test_every_message_of_the_trial_is_looked_up_and_nothing_else() -> None:
    source = trial_source()
    messages, faults = rulebook_messages(source, PATH)
    assert faults == ()
    document, _ = parse_rulebook(source, PATH)
    reversed_words = {key_of(m.context, m.source): m.source for m in messages}
    _, faults = show_document(document, localize("fr", reversed_words), source)
    assert faults == ()
    for missing in messages:
        rest = {
            key: text
            for key, text in reversed_words.items()
            if key != key_of(missing.context, missing.source)
        }
        _, faults = show_document(document, localize("fr", rest), source)
        assert {fault.code for fault in faults} == {"T102"}, missing


def test_messages_are_blocks_in_reading_order() -> None:
    source = (
        "Hello {icon:lamp}\nthere.\n\n# Set-up\n\n"
        '![A map](figure:map "**The** map")\n\n1. Take {{ coins(2) }}.\n\n'
        "| Pay | 3 |\n|-|-|\n| Pay | {{ x }} |\n"
    )
    messages, _ = rulebook_messages(source, PATH)
    assert [(m.context, m.source, m.line) for m in messages] == [
        ("rulebook", "Hello {icon:lamp} there.", 1),
        ("rulebook#set-up", "Set-up", 4),
        ("rulebook#set-up", "A map", 6),
        ("rulebook#set-up", "**The** map", 6),
        ("rulebook#set-up", "Take {{ coins(2) }}.", 8),
        ("rulebook#set-up", "Pay", 10),
    ]


def test_a_missing_translation_shows_the_source_and_warns() -> None:
    source = "Hello.\n\n# The end\n\n{{ coins(3) }}"
    document, _ = parse_rulebook(source, PATH)
    shown, faults = show_document(document, localize("fr", {("rulebook", "Hello."): "Salut."}), source)
    assert [plain(paragraph.text) for paragraph in shown.lead] == ["Salut."]
    assert [(fault.severity, str(fault)) for fault in faults] == [
        (
            Severity.WARNING,
            f'{PATH}:3:3: warning T102: "rulebook#the-end" has no Français: The end '
            '("pnp translate" enters it in content/lights/locale/fr.po; until then the source is shown)',
        )
    ]


def test_a_rulebook_without_any_translation_warns_once() -> None:
    assert len(faults_of("Hello.\n\n# One\n\nTwo.", "fr")) == 1


def test_an_entry_that_was_reported_with_its_catalog_is_not_reported_again() -> None:
    assert show("Hello.", "fr", {("rulebook", "Hello."): ""}) == [(Plain("Hello."),)]


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("a <b>c", "1:3: error B101: HTML (<b>) is not read (write it in Markdown)"),
        (
            "a\nb [c](#nowere)\n\n# Nowhere",
            '2:7: error B105: no heading has the anchor "#nowere" (did you mean "nowhere"?)',
        ),
        (
            "[c](ftp://x)",
            '1:5: error B106: the link "ftp://x" leads nowhere that can be printed '
            "(link to #a-heading of this rulebook or to an http(s) address)",
        ),
        (
            "# A *[b](https://example.org)*",
            "1:3: error B113: a heading cannot be a link (links lead to it; put this one below it)",
        ),
        ("a {icon:lamb} b", '1:3: error B110: there is no icon "lamb" (did you mean "lamp"?)'),
        (
            "a\nb {{ lamb_worth }}",
            '2:6: error B111: nothing is called "lamb_worth" here (did you mean "lamp_worth"?)',
        ),
        (
            "lamb_worth: a\nb {{ 1 + lamb_worth }}",
            '2:10: error B111: nothing is called "lamb_worth" here (did you mean "lamp_worth"?)',
        ),
        (
            "a {{ 2 + }} b",
            "1:9: error B111: this is not an expression (for example: count(items) == 2 * rows)",
        ),
        ("a {{ lamps b", '1:3: error B111: this "{{" is never closed (close it with "}}")'),
        (
            "a\nb {lamp_worth} c",
            '2:3: error B114: "{lamp_worth}" prints as it stands here '
            r"(write {{ lamp_worth }} for what it is worth, or \{ for a brace)",
        ),
        (
            "a {coins(lamp_worht)}",
            '1:3: error B114: "{coins(lamp_worht)}" prints as it stands here '
            r"(write {{ coins(lamp_worth) }} for what it is worth, or \{ for a brace)",
        ),
        (
            "a {contents} b",
            '1:3: error B107: "{contents}" prints as it stands here (give it a paragraph of its own)',
        ),
        ("a {icon: } b", '1:3: error B110: "{icon: }" is no icon (an icon is written {icon:coin})'),
        (
            "a\nb **c d",
            "2:3: error B115: a bold or italic stretch is never closed "
            r"(close each * and ** in the paragraph that opens it; \* is a plain asterisk)",
        ),
        (
            "a *b **c** d",
            "1:3: error B115: a bold or italic stretch is never closed "
            r"(close each * and ** in the paragraph that opens it; \* is a plain asterisk)",
        ),
        (
            "a **b*",
            "1:3: error B115: a bold or italic stretch is never closed "
            r"(close each * and ** in the paragraph that opens it; \* is a plain asterisk)",
        ),
        (
            "a _b c",
            "1:3: error B115: a bold or italic stretch is never closed "
            r"(close each _ and __ in the paragraph that opens it; \_ is a plain underscore)",
        ),
        (
            "a ![b](figure:set up) c",
            "1:3: error B116: no link or picture can be read here "
            "(write [words](address) or ![words](address), with no space in the address)",
        ),
        (
            "a ![b](piece) c",
            '1:8: error B108: "piece" is not a picture '
            "(figure:name, piece:component/piece, back:component/piece or motif:family/name)",
        ),
    ],
)  # fmt: skip
def test_faults_in_a_text_point_at_the_word(source: str, fault: str) -> None:
    assert faults_of(source) == [f"{PATH}:{fault}"]


def test_stars_and_braces_that_are_meant_are_left_alone() -> None:
    source = r"2 * 3, 2*3, \*\* and \_a, snake_case, `**{lamp_worth}`, \{lamp_worth\}, {wind}, A\_\_\_, []"
    (inlines,) = show(source)
    assert plain(inlines) == (
        "2 * 3, 2*3, ** and _a, snake_case, **{lamp_worth}, {lamp_worth}, {wind}, A___, []"
    )


def test_a_fault_in_a_translation_says_which_language() -> None:
    assert faults_of("Hello.", "fr", {("rulebook", "Hello."): "Salut {icon:lamb}."}) == [
        'content/lights/locale/fr.po:9:1: error B110: in the translation of "rulebook" into Français, '
        'there is no icon "lamb" '
        '(did you mean "lamp"?)'
    ]
