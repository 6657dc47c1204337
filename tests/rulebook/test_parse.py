import pytest
from generator.rulebook.document import (
    Align,
    Figure,
    Generated,
    GeneratedKind,
    Heading,
    Items,
    Note,
    NoteKind,
    Paragraph,
    PictureKind,
    PictureRef,
    Rule,
    Table,
    Written,
    texts,
    walk,
)
from generator.rulebook.parse import parse_rulebook, slugify
from tests.rulebook.lighthouse import PATH, trial_source


def blocks_of(source: str) -> tuple[object, ...]:
    document, faults = parse_rulebook(source, PATH)
    assert faults == ()
    return (*document.lead, *document.blocks)


def faults_of(source: str) -> list[str]:
    return [str(fault) for fault in parse_rulebook(source, PATH)[1]]


def test_the_trial_has_every_kind_of_block() -> None:
    document, faults = parse_rulebook(trial_source(), PATH)
    assert faults == ()
    kinds = {type(block) for block in walk(document.blocks)}
    assert kinds == {Heading, Paragraph, Items, Table, Note, Figure, Generated, Rule}
    assert {b.kind for b in walk(document.blocks) if isinstance(b, Note)} == set(NoteKind)
    assert {b.kind for b in walk(document.blocks) if isinstance(b, Generated)} == set(GeneratedKind)
    assert [type(block) for block in document.lead] == [Paragraph]


def test_soft_line_breaks_are_spaces_and_asked_for_breaks_stay() -> None:
    (paragraph,) = blocks_of("One\ntwo\\\nthree  \nfour **five\nsix**")
    assert isinstance(paragraph, Paragraph)
    assert paragraph.text.source == "One two\\\nthree  \nfour **five six**"


def test_a_text_knows_its_section_and_its_place() -> None:
    document, _ = parse_rulebook("Before.\n\n# Set-up\n\nLay out\nthe map.\n\n- One\n", PATH)
    places = [(t.source, t.section, str(t.span)) for t in texts(document)]
    assert places == [
        ("Before.", "", f"{PATH}:1:1"),
        ("Set-up", "set-up", f"{PATH}:3:3"),
        ("Lay out the map.", "set-up", f"{PATH}:5:1"),
        ("One", "set-up", f"{PATH}:8:3"),
    ]


@pytest.mark.parametrize(
    ("heading", "slug"),
    [
        ("Set-up", "set-up"),
        ("Fin de la partie !", "fin-de-la-partie"),
        ("L'été à **Évreux**", "lete-a-evreux"),
        ("Pay {{ coins(3) }} {icon:coin}", "pay-coins-3"),
        ("[The Stroll](#x)", "the-stroll"),
        ("Œufs & Ærø", "œufs-ærø"),
        ("!?", "section"),
    ],
)
def test_slugs_are_readable(heading: str, slug: str) -> None:
    assert slugify(heading) == slug


def test_equal_headings_get_slugs_of_their_own() -> None:
    headings = [b for b in blocks_of("# A\n\n# A\n\n# A 2\n\n# A") if isinstance(b, Heading)]
    assert [heading.slug for heading in headings] == ["a", "a-2", "a-2-2", "a-3"]


def test_a_table_keeps_its_alignment_and_its_caption() -> None:
    (table,) = blocks_of("Table: Pay *now*\n\n| a | b |\n|:-:|--:|\n| 1 | 2 \\| 3 |\n| 4 | 5 |\n")
    assert isinstance(table, Table)
    assert table.alignment == (Align.CENTRE, Align.END)
    assert [cell.source for cell in table.header] == ["a", "b"]
    assert [[cell.source for cell in row] for row in table.rows] == [["1", "2 | 3"], ["4", "5"]]
    assert [row[0].span.line for row in table.rows] == [5, 6]
    assert table.row_header == 0
    assert table.caption is not None
    assert table.caption.source == "Pay *now*"


def test_pictures_alone_in_a_paragraph_make_one_figure() -> None:
    (figure,) = blocks_of('![A red one](piece:lamps/red?width=3cm) ![A map](figure:map "Both")')
    assert isinstance(figure, Figure)
    assert [(shown.picture, shown.width) for shown in figure.pictures] == [
        (PictureRef(PictureKind.PIECE, "lamps/red"), 30.0),
        (PictureRef(PictureKind.FIGURE, "map"), None),
    ]
    assert [shown.alt.source for shown in figure.pictures] == ["A red one", "A map"]
    assert (figure.caption, figure.number) == (Written("Both", "", figure.caption.span), 1)  # type: ignore[union-attr]


def test_only_figures_with_a_caption_are_counted() -> None:
    source = '![a](figure:a "A")\n\n![b](figure:b)\n\n![c](figure:c "C")'
    assert [b.number for b in blocks_of(source) if isinstance(b, Figure)] == [1, 0, 2]


def test_notes_go_by_their_label() -> None:
    source = "> **Example.** a\n\n> **Exemple.** b\n\n> **Dica:** c\n\n> **Beware.** d\n\n> e"
    kinds = [block.kind for block in blocks_of(source) if isinstance(block, Note)]
    assert kinds == [NoteKind.EXAMPLE, NoteKind.EXAMPLE, NoteKind.TIP, NoteKind.QUOTE, NoteKind.QUOTE]


def test_three_headings_bring_a_table_of_contents() -> None:
    assert not any(isinstance(block, Generated) for block in blocks_of("# A\n\n# B"))
    long = blocks_of("Hello.\n\n# A\n\n# B\n\n# C")
    assert [type(block) for block in long[:3]] == [Paragraph, Generated, Heading]


def test_a_link_definition_is_text_and_does_not_vanish() -> None:
    document, _ = parse_rulebook("[sea]: https://example.org", PATH)
    assert [text.source for text in texts(document)] == ["[sea]: https://example.org"]


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("a\n\n<div>x</div>", "3:1: error B101: HTML is not read in a rulebook (write it in Markdown)"),
        (
            "```\nx\n```",
            "1:1: error B102: a block of code has no place in a rulebook "
            "(write a paragraph, a list or a table; an example to be played begins with ```example)",
        ),
        (
            "a\n\n    b",
            "3:5: error B102: this line is indented so far that Markdown takes it for code "
            "(begin the line with fewer than four spaces)",
        ),
        ("# A\n\n### B", "3:1: error B103: the heading skips a level: ### right below # (write ##)"),
        ("## A", "1:1: error B103: the heading skips a level: ## at the start (write #)"),
        (
            "a\n\n" + "> " * 14 + "b",
            "3:1: error B112: this lies inside too many others "
            "(put fewer lists, quotes or stresses inside each other)",
        ),
        (
            "**a *b " * 20 + "c" + "* d**" * 20,
            "1:1: error B112: this lies inside too many others "
            "(put fewer lists, quotes or stresses inside each other)",
        ),
        ("#\n", "1:1: error B104: the heading is empty (give it words or take it away)"),
        (
            "{component}",
            '1:1: error B107: the press writes nothing called "{component}" (did you mean "components"?)',
        ),
        (
            "![x](boat.png)",
            '1:6: error B108: "boat.png" is not a picture '
            "(figure:name, piece:component/piece, back:component/piece or motif:family/name)",
        ),
        (
            "![x](figure:boat?size=3)",
            '1:18: error B108: a figure picture has no option "size" (one of: example, width)',
        ),
        (
            "![x](figure:boat?width=wide)",
            '1:6: error B108: the width "wide" is not a length (write it with its unit, such as 30mm)',
        ),
        (
            "![x](figure:boat?width=30)",
            '1:6: error B108: the width "30" is not a length (write it with its unit, such as 30mm)',
        ),
        (
            "![x](figure:boat?width=2000mm)",
            '1:6: error B108: the width "2000mm" is out of bounds (write more than 0 and at most 500 mm)',
        ),
        (
            "![x](figure:boat?width=0mm)",
            '1:6: error B108: the width "0mm" is out of bounds (write more than 0 and at most 500 mm)',
        ),
        (" \n\n", "1:1: error B117: the rulebook is empty (write the rules, or take the file away)"),
        (
            "| A | B |\n|---|---|\n| 1 | 2 |\n| 1 | 2 | 3 |",
            "4:1: error B118: this row has 3 cells, but the table has 2 columns "
            r"(give the head as many cells, or write \| for a | in a cell)",
        ),
        (
            "> | A | B \\| C |\n> |---|:-:|\n> 1 | 2 | 3",
            "3:1: error B118: this row has 3 cells, but the table has 2 columns "
            r"(give the head as many cells, or write \| for a | in a cell)",
        ),
        (
            "a\n\nA | B | C\n--|--\n1 | 2",
            "4:1: error B118: this line has 2 parts, but the head of the table above it has 3 "
            "(write as many as the table has columns)",
        ),
        (
            "a\n\n![](figure:boat)",
            "3:5: error B109: this picture has no alternative text "
            "(say in words what it shows, for those who cannot see it: ![words](…))",
        ),
    ],
)
def test_what_a_rulebook_cannot_hold_is_reported(source: str, fault: str) -> None:
    assert faults_of(source) == [f"{PATH}:{fault}"]
