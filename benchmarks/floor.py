"""The floor: the same deck with nothing but reportlab, as fast as it goes.

``floor.py CARDS.json FOLDER OUT.pdf``; the folder holds the art. It knows this one layout, checks nothing,
and sets text by plain widths: no kerning, no hyphens, no fitting. What a tool that does all of that needs on
top is what the benchmark shows.
"""

import json
import sys
import zlib
from collections.abc import Collection
from pathlib import Path
from typing import Any

from reportlab import rl_config
from reportlab.pdfbase import pdfdoc, pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

FONTS = Path(__file__).parent.parent / "generator" / "fonts"
MM = 72 / 25.4
PAGE_W, PAGE_H = 210.0, 297.0
BOX_W, BOX_H, BLEED = 66.5, 91.9, 1.5
LEFT, TOP = (PAGE_W - 3 * BOX_W) / 2, (PAGE_H - 3 * BOX_H) / 2
# Left, top, width, height and corner in mm, from the top-left of the bleed box.
FRAME = (3.5, 3.5, 59.5, 84.9, 3.0)
BAR = (5.5, 5.5, 55.5, 8.0, 1.5)
ART = (5.5, 15.5, 55.5, 29.95)
PANEL = (5.5, 47.0, 55.5, 29.5, 1.5)
COST = (59.0, 9.5, 4.5)
TEXT_LEFT, TITLE_BASE, TEXT_TOP, TEXT_WIDTH = 7.5, 10.9, 48.0, 51.5
TITLE_PT, BODY_PT, COST_PT, LEADING_PT = 10.0, 8.0, 11.0, 9.6
ICON_LEFT, ICON_TOP, ICON_STEP, ICON = 8.0, 78.5, 8.7, 6.0
MARK, GAP = 2.0, 0.5


class Ready(pdfdoc.PDFStream):  # type: ignore[misc]  # reportlab has no types
    """A stream that is compressed already."""

    def format(self, _document: object) -> bytes:
        head = b"<< /Filter /FlateDecode /Length %d >>\nstream\n" % len(self.content)
        return head + bytes(self.content) + b"\nendstream\n"


class Face:
    """A font: each word's width and its string to show, made once."""

    def __init__(self, canvas: Canvas, name: str, path: Path) -> None:
        pdfmetrics.registerFont(TTFont(name, str(path), shapable=False))
        self.font, self.canvas = pdfmetrics.getFont(name), canvas
        self.words: dict[str, tuple[float, str]] = {}

    def word(self, word: str) -> tuple[float, str]:
        known = self.words.get(word)
        if known is None:
            ((_, codes),) = self.font.splitString(word, self.canvas._doc)
            known = self.words[word] = (self.font.stringWidth(word, 1), self.canvas._escape(codes))
        return known

    def name(self) -> str:
        return str(self.font.getSubsetInternalName(0, self.canvas._doc))


def numbers(*lengths: float) -> str:
    return " ".join(f"{length * MM:.2f}" for length in lengths)


def colour(value: str) -> str:
    return "{:.3g} {:.3g} {:.3g} rg".format(*(int(value[at : at + 2], 16) / 255 for at in (1, 3, 5)))


def rounded(x: float, y: float, width: float, height: float, corner: float) -> str:
    left, right, low, high, k = x, x + width, BOX_H - y - height, BOX_H - y, corner * 0.4477
    return " ".join(
        [
            f"{numbers(left + corner, low)} m {numbers(right - corner, low)} l",
            f"{numbers(right - k, low, right, low + k, right, low + corner)} c",
            f"{numbers(right, high - corner)} l",
            f"{numbers(right, high - k, right - k, high, right - corner, high)} c",
            f"{numbers(left + corner, high)} l",
            f"{numbers(left + k, high, left, high - k, left, high - corner)} c",
            f"{numbers(left, low + corner)} l",
            f"{numbers(left, low + k, left + k, low, left + corner, low)} c h",
        ]
    )


class Deck:
    """The canvas, and everything that is drawn more than once."""

    def __init__(self, out: str, folder: Path) -> None:
        self.canvas = Canvas(out, pagesize=(PAGE_W * MM, PAGE_H * MM), pageCompression=1, invariant=1)
        self.folder = folder
        self.kind = "png" if (folder / "picture-0.png").exists() else "jpg"
        self.pictures: dict[str, tuple[str, str]] = {}
        self.calls: dict[str, str] = {}
        self.bold = Face(self.canvas, "Bold", FONTS / "Vollkorn-Bold.ttf")
        self.body = Face(self.canvas, "Body", FONTS / "NotoSans-Regular.ttf")
        for path in sorted(folder.glob("*.svg")):
            self.form("icon-" + path.stem, icon(path.read_text()))
        panels = f"{rounded(*BAR)} B {rounded(*PANEL)} B"
        circle = rounded(COST[0] - COST[2], COST[1] - COST[2], 2 * COST[2], 2 * COST[2], COST[2])
        self.form(
            "frame",
            f".2 G .6 w {colour('#f7f1e3')} {rounded(*FRAME)} B "
            f"1 g .4 w {panels} {colour('#f3c9a9')} {circle} B",
        )
        rings = " ".join(
            rounded(13.25 + 10 * column - 3, 15.95 + 10 * row - 3, 6, 6, 3) + " S"
            for column in range(5)
            for row in range(7)
        )
        self.form(
            "back",
            f"{colour('#2c3e50')} 0 0 {numbers(BOX_W, BOX_H)} re f {colour('#34495e')} 1 G 1 w "
            f"{rounded(*FRAME)} B .4 w {rings}",
        )
        self.form("marks", marks())
        self.body.word("a"), self.bold.word("a")
        self.title = (
            f"BT .2 g {self.bold.name()} {TITLE_PT:g} Tf {numbers(TEXT_LEFT, BOX_H - TITLE_BASE)} Td (%s) Tj "
            f"{self.bold.name()} {COST_PT:g} Tf %.2f {-0.2 * MM:.2f} Td (%s) Tj ET"
        )
        self.text = (
            f"BT .2 g {self.body.name()} {BODY_PT:g} Tf {LEADING_PT:g} TL "
            f"{TEXT_LEFT * MM:.2f} {(BOX_H - TEXT_TOP) * MM - BODY_PT:.2f} Td %s ET"
        )
        self.icons = [
            f"q {ICON * MM / 100:.4f} 0 0 {-ICON * MM / 100:.4f} "
            f"{numbers(ICON_LEFT + at * ICON_STEP, BOX_H - ICON_TOP)} cm "
            for at in range(6)
        ]

    def form(self, name: str, content: str, uses: Collection[str] = ()) -> None:
        self.canvas.beginForm(name, -300, -300, 900, 900)
        self.canvas.addLiteral(content)
        self.canvas._formsinuse.extend(uses)
        self.canvas.endForm()
        self.calls[name] = f"/{pdfdoc.xObjectName(name)} Do"

    def picture(self, name: str) -> tuple[str, str]:
        """Embed a picture once; return its call and its name for the resources."""
        known = self.pictures.get(name)
        if known is None:
            form = "picture:" + name
            path = self.folder / f"{name}.{self.kind}"
            image = pdfdoc.PDFImageXObject(form, str(path))
            registered = self.canvas._doc.getXObjectName(form)
            image.name, image.XObjects = form, None
            self.canvas._doc.Reference(image, registered)
            known = self.pictures[name] = (f"/{registered} Do", form)
        return known

    def lines(self, text: str) -> str:
        word, limit = self.body.word, TEXT_WIDTH * MM / BODY_PT
        space, shown_space = word(" ")
        lines: list[str] = []
        line: list[str] = []
        width = 0.0
        for each in text.split():
            wide, shown = word(each)
            if line and width + space + wide > limit:
                lines.append(f"({shown_space.join(line)}) Tj T*")
                line, width = [shown], wide
            else:
                width += space + wide if line else wide
                line.append(shown)
        return " ".join([*lines, f"({shown_space.join(line)}) Tj"])

    def card(self, card: dict[str, Any], tints: dict[str, str], uses: set[str]) -> str:
        call, picture = self.picture(card["picture"])
        uses.update((picture, "frame", *("icon-" + name for name in card["icons"])))
        title = self.bold.word(" ")[1].join(self.bold.word(word)[1] for word in card["name"].split())
        wide, cost = self.bold.word(str(card["cost"]))
        x, y, width, height = ART
        parts = [
            f"{tints[card['tint']]} 0 0 {numbers(BOX_W, BOX_H)} re f {self.calls['frame']}",
            f"q {width * MM:.2f} 0 0 {height * MM:.2f} {numbers(x, BOX_H - y - height)} cm {call} Q",
            self.title % (title, (COST[0] - TEXT_LEFT) * MM - wide * COST_PT / 2, cost),
            self.text % self.lines(card["text"]),
        ]
        parts += [
            f"{at}{self.calls['icon-' + name]} Q" for at, name in zip(self.icons, card["icons"], strict=True)
        ]
        return "\n".join(parts)

    def page(self, content: str, uses: Collection[str]) -> None:
        """Append a page and compress it at once; reportlab would keep all of them as text until the end."""
        page = pdfdoc.PDFPage()
        page.pagewidth, page.pageheight = self.canvas._pagesize
        page.Contents = Ready(content=zlib.compress(content.encode("latin-1")))
        page.hasImages = 1
        page.XObjects = self.canvas._doc.xobjDict(sorted(uses))
        page.ExtGState, page._colorsUsed, page._shadingUsed = None, {}, {}
        self.canvas._doc.addPage(page)
        self.canvas._pageNumber += 1


def icon(svg: str) -> str:
    """Turn one of the benchmark's icons, a polygon, into operators."""
    corners = svg.partition('d="M')[2].partition("Z")[0].split("L")
    fill = svg.partition('fill="')[2][:7]
    path = " ".join(f"{corner} {'l' if at else 'm'}" for at, corner in enumerate(corners))
    return f"{colour(fill)} .13 G 3 w {path} h B"


def marks() -> str:
    x_cuts, y_cuts = (BLEED, BOX_W - BLEED), (BLEED, BOX_H - BLEED)
    segments = []
    for x in x_cuts:
        segments += [
            (x, y_cuts[0] - GAP - MARK, x, y_cuts[0] - GAP),
            (x, y_cuts[1] + GAP, x, y_cuts[1] + GAP + MARK),
        ]
    for y in y_cuts:
        segments += [
            (x_cuts[0] - GAP - MARK, y, x_cuts[0] - GAP, y),
            (x_cuts[1] + GAP, y, x_cuts[1] + GAP + MARK, y),
        ]
    return ".25 w 0 G " + " ".join(f"{numbers(a, b)} m {numbers(c, d)} l" for a, b, c, d in segments) + " S"


def main() -> None:
    rl_config.useA85 = 0
    source, folder, out = sys.argv[1:4]
    work = json.loads(Path(source).read_text())
    cards = work["cards"]
    deck = Deck(out, Path(folder))
    tints = {name: colour(value) for name, value in work["tints"].items()}
    slots = [
        f"q 1 0 0 1 {numbers(LEFT + at % 3 * BOX_W, PAGE_H - TOP - (at // 3 + 1) * BOX_H)} cm "
        for at in range(9)
    ]
    behind = [at // 3 * 3 + 2 - at % 3 for at in range(9)]
    end = f"{deck.calls['marks']} Q\n"
    for number in {9, len(cards) % 9 or 9}:
        backs = "".join(f"{slots[behind[at]]}{deck.calls['back']} {end}" for at in range(number))
        deck.form(f"backs-{number}", backs, ["back", "marks"])
    for start in range(0, len(cards), 9):
        batch = cards[start : start + 9]
        uses = {"marks"}
        deck.page(
            "".join(
                f"{at}{deck.card(card, tints, uses)} {end}" for at, card in zip(slots, batch, strict=False)
            ),
            uses,
        )
        deck.page(deck.calls[f"backs-{len(batch)}"], [f"backs-{len(batch)}"])
    deck.canvas.save()


main()
