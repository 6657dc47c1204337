"""What a template marks to be kept whole: where it lies, and what cannot be marked."""

from generator.faces.marked import KEEP, Marked, marked_boxes
from generator.faces.svg import read_svg
from generator.faces.xml import read_xml
from generator.geometry import Rect


def test_marked_shapes_and_slots_are_found_where_their_groups_put_them() -> None:
    source = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 50">'
        '<rect id="a" x="1" y="2" width="3" height="4" data-keep="true"/>\n'
        '<g transform="translate(10 20) scale(2)"><circle cx="5" cy="5" r="2" data-keep="true"/></g>\n'
        '<g transform="rotate(10)"><rect width="3" height="4" data-keep="true"/></g>\n'
        '<rect class="slot" id="b" width="9" height="8" data-text="name" data-keep="true"/></svg>'
    )
    found = tuple(marked_boxes(read_xml(source), KEEP))
    assert [(one.name, one.box, one.line) for one in found] == [
        ("a", Rect(1, 2, 3, 4), 1),
        ("", Rect(16, 26, 8, 8), 2),
        ("", None, 3),
        ("b", Rect(0, 0, 9, 8), 4),
    ]
    assert all(isinstance(one, Marked) for one in found)


def complaints(shape: str) -> list[str]:
    source = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 50">{shape}</svg>'
    return [f"{wrong.code} {wrong.message}" for wrong in read_svg(source, {}).faults]


def test_what_has_no_known_extent_cannot_be_kept() -> None:
    assert complaints('<rect width="5" height="5" data-keep="true"/>') == []
    assert complaints('<path d="M 0 0 h 5" data-keep="true"/>') == [
        "L306 <path> cannot be kept whole: its extent is not known"
    ]
    assert complaints('<rect width="5" height="5" data-keep="yes"/>') == ['L306 data-keep cannot be "yes"']
    assert complaints('<rect width="5" height="5" transform="rotate(3)" data-keep="true"/>') == [
        "L306 what is turned or skewed by a transform cannot be kept whole"
    ]
