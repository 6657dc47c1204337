"""Art: path data + tones → SVG, through svgwrite. The hand's habits (outline, rim, tones) live here.

Invariant: only paths, groups, clip paths and gradients are written, so that every PDF converter follows.
"""

import zlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager

import svgwrite
from svgwrite.container import Group

from generator.art.brush import pair
from generator.art.hand import Hand
from generator.geometry import Size
from generator.model import Tone

OUTLINE = 2.0
RIM = 2.2
# The outline is heavier away from the light, as a knife leaves it: the figure's ink lies this far behind it.
WEIGHT = 0.5 + 0.6j
ROUND = {"stroke_linejoin": "round", "stroke_linecap": "round"}
NEUTRAL = Tone("#e4ded3", "#c4bbac", "#8d8475")
USUAL = {
    "ink": Tone("#5a5866", "#2b2a33", "#17161c"),
    "paper": Tone("#ffffff", "#fffdf8", "#d9d0c2"),
    "sand": Tone("#f8ebcd", "#f0dcb0", "#cfb078"),
    "stone": Tone("#efe7d8", "#d3c7b2", "#9c8e79"),
    "sea": Tone("#bfe3e6", "#5aa9b8", "#2b6f86"),
    "sky": Tone("#e9f3f3", "#cde4ea", "#a3cbdb"),
    "storm": Tone("#adb8c4", "#6c7b8e", "#3f4d60"),
    "foam": Tone("#ffffff", "#eef7f5", "#b9d6d4"),
    "sun": Tone("#ffe7a0", "#f9b93c", "#cf7d1a"),
    "wood": Tone("#dcb98a", "#b98a55", "#7d5630"),
    "coral": Tone("#f9c3b0", "#e5765c", "#a8432f"),
    "bronze": Tone("#e2b48a", "#b9773f", "#7a4720"),
    "silver": Tone("#f1f3f4", "#c3c9cd", "#838c93"),
    "gold": Tone("#ffeaa0", "#e8b838", "#a87812"),
    "brass": Tone("#f3dc9a", "#d0a545", "#8c6820"),
    "slate": Tone("#b7b9d3", "#7d80a8", "#4c4e78"),
    "plumage": Tone("#d9bd95", "#a97f55", "#6d4a2e"),
    "rock": Tone("#c3c4c4", "#8b8f94", "#54585f"),
    "grass": Tone("#b9cf9a", "#7c9a63", "#466239"),
    "scale": Tone("#a3cbd3", "#4d8799", "#27495f"),
    "deep": Tone("#8aa4d6", "#41609f", "#243564"),
    "fin": Tone("#e3d7b2", "#b3a272", "#6f6342"),
    "rust": Tone("#e6a884", "#b8653f", "#763720"),
    "umber": Tone("#ab9482", "#715a4b", "#43332a"),
    "mussel": Tone("#8a94c4", "#434c7c", "#232847"),
    "violet": Tone("#bfa2d2", "#795894", "#45305c"),
    "nacre": Tone("#fdf6f3", "#ead9dc", "#b49bab"),
    "anemone": Tone("#ec8d80", "#bd3733", "#741a20"),
    "glass": Tone("#f3f1e4", "#d6d6c6", "#9a9a8a"),
    "flesh": Tone("#f7cfc0", "#e09a8a", "#a6564f"),
    "lagoon": Tone("#d3f0e8", "#7fcbbf", "#2f8279"),
    "leaf": Tone("#cfe0cf", "#92b39d", "#4e7566"),
    "moss": Tone("#a9c97c", "#5f8f4a", "#34582f"),
    "shoot": Tone("#dcef9c", "#98c64c", "#4f8a2c"),
    "straw": Tone("#f8e9bf", "#dfc283", "#9c7a3c"),
    "petal": Tone("#fad9e6", "#ec98ba", "#ab4f7d"),
    "lilac": Tone("#e6dbf5", "#b9a0dc", "#715aa3"),
    "thistle": Tone("#c9dbf6", "#7f9fd6", "#44609f"),
    "pollen": Tone("#fff3a6", "#f8d23c", "#c4900f"),
    "wrack": Tone("#d1b25e", "#8f7730", "#54441c"),
    "tangle": Tone("#d99f5c", "#9c6429", "#5d3813"),
    "mantle": Tone("#d3dbe0", "#aab7c1", "#71808d"),
    "jet": Tone("#6f7380", "#3d3f4a", "#24252d"),
    "down": Tone("#ece0c8", "#cdb994", "#8d7855"),
    "chestnut": Tone("#e0a374", "#b9683a", "#77401f"),
    "vermilion": Tone("#ff9f70", "#ee6230", "#b13a14"),
    "leg-pink": Tone("#f8cfc6", "#e9a79b", "#b46a62"),
    "fur": Tone("#d6c5ad", "#ab9478", "#705c46"),
    "lizard": Tone("#c3dc7c", "#84ad42", "#4b7026"),
    "toad": Tone("#b9b585", "#86854f", "#53552e"),
    "hide": Tone("#b9c1c9", "#7d8995", "#485360"),
}


class Canvas:
    """One drawing in the making. Later marks lie on earlier ones.

    Attributes:
        body: the three tones of the figure's colour.
        ink: the outline's colour.
        paper: the rim's colour.
        pattern: the name of the pattern to draw, or empty.
        rng: seeded by the motif's name alone, so that a shape is the same in every colour.
    """

    def __init__(
        self, name: str, palette: Mapping[str, Tone], *, colour: str, pattern: str, size: Size
    ) -> None:
        self._palette = palette
        self.body = self.tone(colour)
        self.ink = self.tone("ink").base
        self.paper = self.tone("paper").light
        self.pattern = pattern
        self.rng = Hand(name)
        self._key = f"m{zlib.crc32(repr((name, self.body, pattern)).encode()):08x}"
        self._marks = 0
        self._drawing = svgwrite.Drawing(size=(size.width, size.height), debug=False)
        self._drawing["viewBox"] = f"0 0 {size.width:g} {size.height:g}"
        self._sheet = f"M0 0h{size.width:g}v{size.height:g}H0z"
        self._layers: list[Group] = [self._drawing]

    def tone(self, role: str) -> Tone:
        """Return the tones of a role; a neutral one if the palette lacks it."""
        return self._palette.get(role) or USUAL.get(role) or NEUTRAL

    def fill(self, d: str, colour: str, *, opacity: float = 1.0) -> None:
        """Fill a path."""
        style = {} if opacity == 1.0 else {"fill_opacity": opacity}
        self._add(d, fill=colour, **style)

    def line(self, d: str, colour: str, width: float = OUTLINE, *, shift: complex = 0j) -> None:
        """Stroke a path with round joins and ends, moved by ``shift``."""
        place = {"transform": f"translate({pair(shift)})"} if shift else {}
        self._add(d, fill="none", stroke=colour, stroke_width=width, **ROUND, **place)

    def shape(self, d: str, colour: str, width: float = OUTLINE, *, edge: str = "") -> None:
        """Fill a path and draw its line in one go, dark unless ``edge`` is another colour."""
        self._add(d, fill=colour, stroke=edge or self.ink, stroke_width=width, stroke_linejoin="round")

    def rim(self, *outlines: str, width: float = RIM) -> None:
        """Lay the paper-white rim under a figure: ``width`` shows outside the outline. Draw it first."""
        self.line("".join(outlines), self.paper, OUTLINE + 2 * width)

    def outline(self, *outlines: str, width: float = OUTLINE) -> None:
        """Draw the hand's outline. Draw it last."""
        self.line("".join(outlines), self.ink, width)

    @contextmanager
    def figure(self, outline: str) -> Iterator[None]:
        """Draw a figure in the base tone, what the ``with`` block adds inside it, and its outline on top."""
        self.line(outline, self.ink, OUTLINE, shift=WEIGHT)
        with self.clipped(outline):
            self.fill(self._sheet, self.body.base)
            yield
        self.outline(outline)

    @contextmanager
    def clipped(self, d: str) -> Iterator[None]:
        """Keep all that is drawn inside the ``with`` block within the path."""
        clip = self._drawing.clipPath(id=self._name())
        clip.add(self._drawing.path(d=d))
        self._drawing.defs.add(clip)
        group = self._drawing.g(clip_path=f"url(#{clip.get_id()})")
        self._layers[-1].add(group)
        self._layers.append(group)
        yield
        self._layers.pop()

    def wash(self, start: complex, end: complex, stops: Iterable[tuple[float, str]]) -> str:
        """Return a paint that runs through the stops (offset, colour) from one point to the other."""
        wash = self._drawing.linearGradient(
            (start.real, start.imag), (end.real, end.imag), id=self._name(), gradientUnits="userSpaceOnUse"
        )
        for offset, colour in stops:
            wash.add_stop_color(offset, colour)
        self._drawing.defs.add(wash)
        return f"url(#{wash.get_id()})"

    def svg(self) -> str:
        """Return the whole document."""
        text: str = self._drawing.tostring()
        return text

    def _add(self, d: str, **style: object) -> None:
        if d:
            self._layers[-1].add(self._drawing.path(d=d, **style))

    def _name(self) -> str:
        # Names are the drawing's own, so that several drawings can share one HTML page.
        self._marks += 1
        return f"{self._key}-{self._marks}"
