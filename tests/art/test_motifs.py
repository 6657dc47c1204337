"""The contract of draw_motif, for every motif of every family."""

import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET

import pytest
from generator.art import MOTIFS, PATTERNS, UnknownMotif, UnknownPattern, draw_motif
from generator.model import Tone

SVG = "{http://www.w3.org/2000/svg}"
KNOWN = ("svg", "defs", "g", "path", "clipPath", "linearGradient", "radialGradient", "stop")
ALLOWED = {SVG + name for name in KNOWN}
PLAIN = {"sand": Tone("#f8ebcd", "#f0dcb0", "#cfb078")}


@pytest.fixture(params=sorted(MOTIFS), scope="module")
def drawing(request: pytest.FixtureRequest) -> str:
    return draw_motif(request.param, PLAIN, pattern="dots")


def test_every_motif_has_a_line_about_it():
    assert [name for name, about in MOTIFS.items() if not about.endswith(".") or "\n" in about] == []


def test_the_document_is_well_formed_and_says_its_size(drawing):
    root = ET.fromstring(drawing)
    assert root.tag == SVG + "svg"
    left, top, width, height = (float(number) for number in root.attrib["viewBox"].split())
    assert (left, top) == (0, 0)
    assert (float(root.attrib["width"]), float(root.attrib["height"])) == (width, height)


def test_only_elements_that_every_converter_follows(drawing):
    assert {element.tag for element in ET.fromstring(drawing).iter()} <= ALLOWED


def test_no_property_that_converters_drop(drawing):
    names = {name for element in ET.fromstring(drawing).iter() for name in element.attrib}
    assert names & {"style", "class", "filter", "mask", "mix-blend-mode", "paint-order"} == set()


def test_coordinates_have_two_decimals_at_most(drawing):
    paths = [element.attrib["d"] for element in ET.fromstring(drawing).iter(SVG + "path")]
    assert paths
    assert [d for d in paths if re.search(r"\.\d{3}|e|nan|inf", d)] == []


def test_names_inside_are_used_and_defined(drawing):
    assert set(re.findall(r'\bid="([^"]+)"', drawing)) == set(re.findall(r"url\(#([^)]+)\)", drawing))


def test_a_name_inside_never_means_two_things_on_one_page(palette):
    drawings = [draw_motif(name, palette, colour=colour) for name in MOTIFS for colour in ("blue", "white")]
    names = [name for text in set(drawings) for name in re.findall(r'\bid="([^"]+)"', text)]
    assert len(names) == len(set(names))


def test_two_runs_with_other_hash_seeds_draw_the_same():
    program = "from generator.art import *; import hashlib; "
    program += (
        "print(hashlib.sha256(''.join(draw_motif(n, {}) for n in sorted(MOTIFS)).encode()).hexdigest())"
    )
    runs = [
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert runs[0] == runs[1]


def test_a_role_that_the_palette_lacks_is_drawn_in_a_neutral_tone():
    assert "#c4bbac" in draw_motif("shell/cowrie", {}, colour="no-such-role")


def test_a_mistyped_motif_names_the_nearest():
    with pytest.raises(UnknownMotif) as caught:
        draw_motif("shell/scalop", {})
    assert (caught.value.name, caught.value.suggestion) == ("shell/scalop", "shell/scallop")


def test_a_motif_like_nothing_has_no_suggestion():
    with pytest.raises(UnknownMotif) as caught:
        draw_motif("?", {})
    assert caught.value.suggestion == ""


def test_a_mistyped_pattern_names_the_nearest():
    with pytest.raises(UnknownPattern) as caught:
        draw_motif("shell/scallop", {}, pattern="cheverons")
    assert caught.value.suggestion == "chevrons"


def test_the_patterns_are_the_six_that_authors_may_name():
    assert list(PATTERNS) == ["dots", "stripes-along", "stripes-across", "cross-hatch", "chevrons", "plain"]
