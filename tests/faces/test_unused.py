"""What is there for nothing: slots that nothing fills, ids given twice, icons without a picture."""

from generator.diagnostic import Origin, Span
from generator.faces import check_icons
from msgspec.structs import replace
from tests.faces.stage import TEMPLATE, Stage, icon, piece, slot, stage, svg, text


def test_a_slot_that_no_piece_fills_is_told_and_the_rest_is_composed() -> None:
    lines = svg(
        slot(id="a", data_text="body"), slot(id="b", data_picture="art"), slot(id="c", data_text="name")
    )
    made = Stage({TEMPLATE: lines}, (piece("one", body=None, art=None), piece("two", body=None, art=None)))
    face, _ = made.compose()
    assert face is not None
    assert [fit.slot for fit in face.fits] == ["c"]
    assert (
        made.faults(0)
        == made.faults(1)
        == [
            f'{TEMPLATE}:2:64: warning L317: no piece fills the field "body", which this slot is for'
            " (fill it, or take the slot away)",
            f'{TEMPLATE}:3:64: warning L317: no piece fills the field "art", which this slot is for'
            " (fill it, or take the slot away)",
        ]
    )


def test_one_piece_that_fills_a_slot_is_enough() -> None:
    pieces = (piece("one", body=None), piece("two", body=text("Hello")))
    assert Stage({TEMPLATE: svg(slot(data_text="body"))}, pieces).faults() == []


def test_nothing_but_an_empty_value_counts_as_unfilled() -> None:
    assert stage(slot(data_text="value"), value=0).faults() == []


def test_two_slots_with_one_id_are_refused() -> None:
    assert stage(slot(data_text="name"), slot(data_text="name")).faults() == [
        f'{TEMPLATE}:3:20: error L318: another slot has the id "it" already'
        " (give each an id of its own; in a loop, with {{ loop.index }} in it)"
    ]


def test_a_loop_that_repeats_an_id_is_refused() -> None:
    lines = ("{% for n in players %}", slot(data_text="name"), "{% endfor %}")
    assert [fault.split(" ")[:3] for fault in stage(*lines).faults()] == [
        [f"{TEMPLATE}:3:20:", "error", "L318:"]
    ]


def test_an_icon_without_a_picture_is_told_where_it_is_declared_used_or_not() -> None:
    origin = Origin(Span("game.yaml", 3), {"art": Span("game.yaml", 5, 9)}, {})
    wrong = replace(icon("coin", "sign/coyn"), origin=origin)
    fault = 'game.yaml:5:9: error A101: there is no motif "sign/coyn" (did you mean "sign/coin"?)'
    unused = Stage({TEMPLATE: svg()}, icons={"coin": wrong, "sun": icon("sun", "sign/sun")})
    assert [str(one) for one in check_icons(unused.studio, unused.localized)] == [fault]
    used = Stage(
        {TEMPLATE: svg(slot(data_text="body"))}, (piece(body=text("{icon:coin}")),), icons={"coin": wrong}
    )
    assert used.faults() == [fault]
