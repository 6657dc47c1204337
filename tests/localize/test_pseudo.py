"""The pseudo-language: a third longer, accents, brackets; what is no word stays as it is."""

import pytest
from generator.localize.pseudo import pseudo_text


@pytest.mark.parametrize(
    ("source", "shown"),
    [
        # 3 letters become ceil(4.05) = 5: one vowel is doubled, and the last letter makes up for the rest.
        ("Sun", "[Šüüññ]"),
        # 5 become 7: both vowels are doubled.
        ("Shore", "[Šhôôřéé]"),
        # 6 letters without a vowel of English become 9.
        ("Rhythm", "[Řhýýťhmmm]"),
        ("Y", "[Ýý]"),
        ("Gain {n} {icon:shell}.", "[Gááïïñ {n} {icon:shell}.]"),
        ("{colour} {shape}", "[{colour} {shape}]"),
        ("{{ coins(3) }} of **gold**", "[{{ coins(3) }} ôôf **gôôldd**]"),
        ("see [sand](#sand)", "[šéééé [šááñdd](#sand)]"),
        (r"5 \* x", r"[5 \* xx]"),
        ("One\n\ntwo", "[Ôôñéé\n\nťwôôô]"),
    ],
)
def test_text_is_longer_accented_and_bracketed(source: str, shown: str) -> None:
    assert pseudo_text(source) == shown
