"""What the art tests share: the six shell colours, and pictures of what was drawn."""

import io
import xml.etree.ElementTree as ET
from collections.abc import Callable, Mapping

import numpy as np
import numpy.typing as npt
import pytest
import typst
from generator.model import Tone
from PIL import Image

Picture = npt.NDArray[np.uint8]

COLOURS = {
    "yellow": Tone("#ffedb0", "#fdd457", "#b98a10"),
    "orange": Tone("#ffb069", "#fe7407", "#a84300"),
    "pink": Tone("#ebc3d4", "#cf8dab", "#8f4a6c"),
    "purple": Tone("#a488c9", "#6d4b9a", "#3b2360"),
    "blue": Tone("#b4d3ff", "#68a7fa", "#2a62ad"),
    "white": Tone("#ffffff", "#fffaf8", "#a89f98"),
}


@pytest.fixture(scope="session")
def palette() -> Mapping[str, Tone]:
    return COLOURS


@pytest.fixture(scope="session")
def raster() -> Callable[[str, int], Picture]:
    """Return the function (svg, pixels) → grey picture of a 100 × 100 drawing with 20 around it, on white."""
    compiler = typst.Compiler(ignore_system_fonts=True)

    def rasterise(svg: str, pixels: int) -> Picture:
        text = svg.replace("\\", "\\\\").replace('"', '\\"')
        page = f"""#set page(width: 140pt, height: 140pt, margin: 20pt)
#image(bytes("{text}"), format: "svg", width: 100pt)"""
        png = compiler.compile(input=page.encode(), format="png", ppi=72 * pixels / 100)
        assert isinstance(png, bytes)
        return np.asarray(Image.open(io.BytesIO(png)).convert("L"))

    return rasterise


@pytest.fixture(scope="session")
def photo() -> Callable[[str, int], Picture]:
    """Return the function (svg, pixels across) → RGB picture of a drawing's view box, on magenta."""
    compiler = typst.Compiler(ignore_system_fonts=True)

    def rasterise(svg: str, pixels: int) -> Picture:
        _, _, width, height = (float(number) for number in ET.fromstring(svg).attrib["viewBox"].split())
        text = svg.replace("\\", "\\\\").replace('"', '\\"')
        page = f"""#set page(width: {width}pt, height: {height}pt, margin: 0pt, fill: rgb("#ff00ff"))
#image(bytes("{text}"), format: "svg", width: {width}pt, height: {height}pt)"""
        png = compiler.compile(input=page.encode(), format="png", ppi=72 * pixels / width)
        assert isinstance(png, bytes)
        return np.asarray(Image.open(io.BytesIO(png)).convert("RGB"))

    return rasterise
