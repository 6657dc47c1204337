import pytest
from generator.check import Composed, run_rules
from generator.diagnostic import Span
from generator.faces.face import PictureFit
from generator.geometry import Point, Rect, Size
from generator.model import Side
from msgspec.structs import replace
from tests.check.sample import GAME_FILE, ITEMS_FILE, THEME_FILE, composed, face, fit


def verdicts(facts: Composed) -> list[str]:
    return [str(verdict) for verdict in run_rules(facts)]


def test_a_face_on_which_everything_fits_says_nothing() -> None:
    assert verdicts(composed(fit(), fit("name"), pictures=(PictureFit("art", "art", "a.png", 300.0),))) == []


def test_an_overflow_names_piece_field_language_and_millimetres_at_the_fields_line() -> None:
    assert verdicts(composed(fit(overflow_mm=2.104, size_pt=8.5))) == [
        f'{ITEMS_FILE}:10:13: error L101: "rule" of items/shell is 2.1 mm too long for its slot in Français, '
        'even at 8.5 pt (shorten it, enlarge the slot "rule" of tile.svg.j2, '
        'or lower "least" of the style "body")'
    ]


def test_an_overflow_of_a_translation_points_at_its_entry() -> None:
    facts = composed(fit(overflow_mm=2.104, size_pt=8.5))
    place = Span("content/shore/locale/fr.po", 30)
    localized = replace(facts.localized, places={("items/shell.rule", "Rule"): place})
    [verdict] = verdicts(replace(facts, localized=localized))
    assert verdict.startswith(
        'content/shore/locale/fr.po:30:1: error L101: "rule" of items/shell is 2.1 mm too long for its '
    )


def test_an_overflow_of_a_text_that_the_template_sets_itself_names_the_field() -> None:
    [verdict] = verdicts(composed(fit("", overflow_mm=1.0, text="Rule")))
    assert verdict.startswith(f'{ITEMS_FILE}:10:13: error L101: "rule" of items/shell is 1 mm too long')


def test_an_overflow_of_a_members_field_points_at_the_set() -> None:
    [verdict] = verdicts(composed(fit("colour.letter", overflow_mm=0.5)))
    assert verdict.startswith(
        f'{GAME_FILE}:9:13: error L101: "colour.letter" of items/shell is 0.5 mm too long'
    )


def test_an_overflow_of_a_templates_own_text_points_at_the_face_or_back() -> None:
    literal = fit("", overflow_mm=1.0, text="Sable")
    [front] = verdicts(composed(literal))
    assert front.startswith(
        f"{ITEMS_FILE}:4:13: error L101: the text “Sable” in tile.svg.j2 is 1 mm too long"
    )
    [back] = verdicts(composed(literal, side=Side.BACK))
    assert back.startswith(f"{ITEMS_FILE}:5:13: error L101: the text “Sable” in sand.svg.j2 is 1 mm too long")


def test_an_overflow_in_a_figure_points_at_its_template() -> None:
    figure = replace(face(fit("", overflow_mm=1.0, text="Seau")), template="content/shore/setup.svg.j2")
    [verdict] = verdicts(composed(figures=(("setup", figure),)))
    assert verdict.startswith(
        "content/shore/setup.svg.j2:1:1: error L101: the text “Seau” in the figure setup is 1 mm too long"
    )


def test_a_missing_glyph_is_named() -> None:
    assert verdicts(composed(fit(missing=("☉", "\ue000", "☉")))) == [
        f'{ITEMS_FILE}:10:13: error L102: no font has "☉" (U+2609 SUN), U+E000, which "rule" '
        "of items/shell shows in Français (write something else, draw it as an icon, "
        "or bring a font that has it in templates/fonts)"
    ]


WAY_OUT = "(give the text more room or fewer words, or the style a larger size)"


def test_type_below_six_points_is_an_error_and_below_eight_a_warning_once_for_each_style() -> None:
    assert verdicts(composed(fit(size_pt=7.5), fit("name", size_pt=7.0))) == [
        f'{THEME_FILE}:6:13: warning L104: the style "body" sets text at 7 pt: below 8 pt it is hard '
        f"to read {WAY_OUT}"
    ]
    assert verdicts(composed(fit(size_pt=5.5))) == [
        f'{THEME_FILE}:6:13: error L103: the style "body" sets text at 5.5 pt: below 6 pt it cannot '
        f"be read {WAY_OUT}"
    ]


def test_the_limits_themselves_are_allowed() -> None:
    assert verdicts(composed(fit(size_pt=8.0))) == []
    assert "L103" not in verdicts(composed(fit(size_pt=6.0)))[0]


def test_an_empty_text_has_no_size() -> None:
    assert verdicts(composed(fit(size_pt=5.0, text=""))) == []


def test_a_text_slot_outside_the_safe_area_is_reported_once_for_each_template() -> None:
    # The trim is 18 mm behind 1.5 mm of bleed, so text may stand from 3 mm to 18 mm.
    assert verdicts(composed(fit(box=Rect(3, 3, 15, 15)))) == []
    near, nearer = fit(box=Rect(3, 2.5, 15, 5)), fit(box=Rect(3, 3, 16.2, 5))
    message = (
        f'{ITEMS_FILE}:4:13: warning L105: the text slot "rule" of tile.svg.j2 comes {{}} closer to the cut '
        'of items than its safe distance, 1.5 mm (move the slot inwards, or lower "safe")'
    )
    assert verdicts(composed(near, near)) == [message.format("0.5 mm")]
    assert verdicts(composed(nearer)) == [message.format("1.2 mm")]


DIAMOND = (Point(10, 0), Point(20, 10), Point(10, 20), Point(0, 10))


@pytest.mark.parametrize(
    ("box", "safe", "excess"),
    [
        (Rect(8, 8, 4, 4), 4.0, None),  # its corners are (8 + 8 - 10) / √2 = 4.24 mm inside
        (Rect(8, 8, 4, 4), 5.0, "0.76 mm"),
        (Rect(2, 2, 4, 4), 0.0, "4.24 mm"),
    ],
)
@pytest.mark.parametrize("points", [DIAMOND, DIAMOND[::-1]])
def test_of_a_polygon_the_slanted_edges_count(
    box: Rect, safe: float, excess: str | None, points: tuple[Point, ...]
) -> None:
    facts = composed(fit(box=box))
    [shown] = facts.faces
    diamond = replace(shown.component, size=Size(20, 20), bleed=0.0, safe=safe, points=points)
    found = verdicts(replace(facts, faces=(replace(shown, component=diamond),)))
    assert [f"comes {excess} closer to the cut" in verdict for verdict in found] == [True] * (
        excess is not None
    )


def test_coarse_pictures_are_errors_and_soft_ones_warnings() -> None:
    coarse, soft = PictureFit("art", "name", "a.png", 150.0), PictureFit("art", "name", "b.png", 250.0)
    assert verdicts(composed(pictures=(coarse, soft))) == [
        f"{ITEMS_FILE}:10:13: error A201: a.png prints at 150 dpi on items/shell: below 200 its pixels show "
        "(use a picture 1.3 times as wide, or a smaller slot)",
        f"{ITEMS_FILE}:10:13: warning A202: b.png prints at 250 dpi on items/shell: below 300 it looks soft "
        "(use a picture 1.2 times as wide, or a smaller slot)",
    ]
