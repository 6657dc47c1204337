from xml.sax.saxutils import escape, quoteattr

import pytest
from generator.faces.literals import MARK, set_aside
from generator.faces.xml import escaped, quoted

ZERO, ONE = f"{MARK}0", f"{MARK}1"


@pytest.mark.parametrize(
    ("rendered", "skeleton", "texts"),
    [
        (
            '<rect data-text="3 &amp; &#34;4&#34;&#10;5" data-literal="true"/>',
            f'<rect data-text="{ZERO}" data-literal="true"/>',
            {ZERO: '3 & "4"\n5'},
        ),
        (
            '<a data-text="a" data-literal="true"/><b data-text="b" x="1" data-literal="true"/>',
            f'<a data-text="{ZERO}" data-literal="true"/><b data-text="{ONE}" x="1" data-literal="true"/>',
            {ZERO: "a", ONE: "b"},
        ),
        ('<rect data-text="name"/>', '<rect data-text="name"/>', {}),
        ('<rect data-text="a" data-literal="false"/>', '<rect data-text="a" data-literal="false"/>', {}),
        (
            '<rect data-text="a"/><rect data-literal="true"/>',
            '<rect data-text="a"/><rect data-literal="true"/>',
            {},
        ),
        (
            '<rect data-text="&eacute;" data-literal="true"/>',
            '<rect data-text="&eacute;" data-literal="true"/>',
            {},
        ),
        (
            f'<rect data-text="{MARK}" data-literal="true"/>',
            f'<rect data-text="{MARK}" data-literal="true"/>',
            {},
        ),
    ],
)
def test_only_literal_texts_are_set_aside(rendered: str, skeleton: str, texts: dict[str, str]) -> None:
    assert set_aside(rendered) == (skeleton, texts)


@pytest.mark.parametrize("text", ["12.5", 'a "b" <c> & d', 'it\'s "x"', "'", "x\ty\r\n", "é &amp; è"])
def test_xml_is_escaped_as_the_library_does(text: str) -> None:
    assert quoted(text) == quoteattr(text)
    assert escaped(text) == escape(text)
