"""The small parts: generated tables, colours, widths of columns."""

import pytest
from generator.geometry import Size
from generator.model import Box, Component, Outline, Text, Theme, Tone
from generator.rulebook.data import column_widths, may_scroll
from generator.rulebook.document import (
    Align,
    Emphasis,
    Icon,
    Inlines,
    LineBreak,
    PictureKind,
    PictureRef,
    Plain,
    Strong,
    Table,
    plain,
)
from generator.rulebook.generated import component_list, effect_glossary, icon_glossary, size_of
from generator.rulebook.marked import read_marked
from generator.write.colours import book_colours, contrast
from tests.rulebook.lighthouse import localize

BOX = Box(width=44, height=68.2, depth=20)


def component(size: Size, outline: Outline = Outline.RECTANGLE, box: Box | None = None) -> Component:
    return Component(
        id="x", name=Text("x", "X"), stock="cards", size=size, outline=outline, face="x", pieces=(), box=box
    )


@pytest.mark.parametrize(
    ("made", "tag", "words"),
    [
        (component(Size(63.5, 88.9)), "en", "63.5\u00a0× 88.9\u00a0mm"),
        (component(Size(63.5, 88.9)), "fr", "63,5\u00a0× 88,9\u00a0mm"),
        (component(Size(18, 18)), "en", "18\u00a0× 18\u00a0mm"),
        (component(Size(20, 20), Outline.ROUND), "en", "Ø\u00a020\u00a0mm"),
        (component(Size(9, 9), box=BOX), "pt-BR", "44\u00a0× 68,2\u00a0× 20\u00a0mm"),
    ],
)  # fmt: skip
def test_sizes_are_worded_by_language(made: Component, tag: str, words: str) -> None:
    assert size_of(made, tag) == words


def test_the_component_list_counts_pieces() -> None:
    table = component_list(localize("en"), "need")
    assert [[plain(cell) for cell in row][1:3] for row in table.rows] == [
        ["Lamps", "20"],
        ["Map of the coast", "1"],
    ]


LAMP = Icon(PictureRef(PictureKind.ICON, "lamp"), "lamp")
BOAT = Icon(PictureRef(PictureKind.ICON, "boat"), "boat")


def test_the_glossary_explains_the_effects_that_pieces_have_as_the_first_of_them_shows_them() -> None:
    table = effect_glossary(localize("en"), "effects")
    assert [plain(cell) for cell in table.header] == ["Effect", "Meaning"]
    assert table.row_header == 0
    below = (LineBreak(), Emphasis((Plain("Blue lamp"),)))
    # In the order of the vocabulary; what no piece does is not there.
    assert table.rows == (
        (
            (Plain("Turn [this] "), Emphasis((Plain("lamp_post"),)), Plain(" over."), *below),
            (Plain("Its "), LAMP, Plain(" counts no more.")),
        ),
        (
            (
                Plain("Gain "),
                Strong((Plain("2 coins"),)),
                Plain(" for each "),
                BOAT,
                Plain("\u202f"),
                LAMP,
                Plain("."),
                *below,
            ),
            (Plain("Count all boats."),),
        ),
    )


def test_marks_of_cards_are_read_as_on_cards() -> None:
    icons = {"lamp": "lamp"}
    assert read_marked("a * b_c_d \\*e", icons) == (Plain("a * b_c_d *e"),)
    assert read_marked("**a {icon:lamp} b**\n*c*", icons) == (
        Strong((Plain("a "),)),
        LAMP,
        Strong((Plain(" b"),)),
        LineBreak(),
        Emphasis((Plain("c"),)),
    )
    assert read_marked("***a***", icons) == (Strong((Emphasis((Plain("a"),)),)),)
    assert read_marked("", icons) == ()


def test_the_glossary_explains_every_icon() -> None:
    table = icon_glossary(localize("en"), "icons")
    assert [[plain(cell) for cell in row] for row in table.rows] == [
        ["", "lamp", "A lamp that has been lit."],
        ["", "boat", "The boat that all keepers share."],
    ]


@pytest.mark.parametrize("accent", ["#1d5c7a", "#ffee00", "#ffffff", "#000000", "#ff7f50"])
@pytest.mark.parametrize("paper", ["#ffffff", "#fbf4e4", "#3b2360"])
def test_headings_can_be_read_on_every_ground(accent: str, paper: str) -> None:
    palette = {"accent": Tone(accent, accent, accent), "paper": Tone(paper, paper, paper)}
    colours = book_colours(Theme(palette=palette, styles={}))
    for text in (colours.accent, colours.ink):
        for ground in ("#ffffff", colours.paper, colours.tint):
            assert contrast(text, ground) >= 4.5


def test_a_colour_that_can_be_read_stays_as_it_is() -> None:
    colours = book_colours(Theme(palette={"accent": Tone("#1d5c7a", "#1d5c7a", "#1d5c7a")}, styles={}))
    assert colours.accent == "#1d5c7a"
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


def table(*rows: tuple[str, ...]) -> Table[Inlines]:
    header, *body = (tuple((Plain(cell),) for cell in row) for row in rows)
    return Table(header, tuple(body), (Align.START,) * len(header), 0, "")


@pytest.mark.parametrize(
    ("made", "widths"),
    [
        (table(("a", "b"), ("1", "2")), (0, 0)),
        (table(("Lamp", "Alone"), ("w " * 30, "2 coins")), (47, 0)),
        (table(("a", "b"), ("w " * 15, "w " * 10)), (33, 23)),
        (table(("a", "b"), ("w" * 60, "w " * 10)), (63, 23)),
    ],
)
def test_columns_share_the_width_by_what_is_in_them(made: Table[Inlines], widths: tuple[int, ...]) -> None:
    assert column_widths(made) == widths


def test_a_table_of_long_words_may_scroll_on_a_phone() -> None:
    assert not may_scroll(table(("They have", "Simple scoring"), ("5, 3 and 3", "3, 0 and 0")))
    assert may_scroll(table(("Unternehmen", "Gleichstand", "Punktwertung"), ("a", "b", "c")))
