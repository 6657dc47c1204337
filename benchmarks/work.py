"""The work that is timed: a deck of unique cards, as a project for the press and as JSON for the floor.

A card has a frame in one of six tints, a title, a cost, forty words of text, six vector icons and a picture
that ten cards share. It is poker size with 1.5 mm of bleed: three by three on A4, with crop marks and backs.
The same number gives the same deck.
"""

import io
import json
import math
import random
import shutil
from dataclasses import asdict, dataclass
from pathlib import Path

from PIL import Image, ImageDraw

GAME = "bench"
CARDS_PER_PICTURE, CARDS_PER_COMPONENT = 10, 5000
PICTURE_PX = (656, 354)

TINTS = {
    "moss": "#7a9e7e",
    "slate": "#8fa3bf",
    "straw": "#c9a66b",
    "clay": "#b57f7f",
    "heather": "#9a86b3",
    "lake": "#6f9fa8",
}
_FIRST = ("Amber", "Brave", "Calm", "Distant", "Eager", "Faded", "Gentle", "Hidden", "Iron", "Jade", "Keen")
_SECOND = ("Anchor", "Beacon", "Captain", "Dolphin", "Ferry", "Gull", "Harbour", "Island", "Jetty", "Lantern")
_TEXT = """
when the tide turns draw one card and place it face up in your bay then every player with a boat may move
along the coast to the next harbour pay two coins for each rough sea you cross or discard a rope instead at
dusk count all shells beneath your lantern keep the best three return others after storm take fish from any
net that touches this rock before anyone else acts
"""
# Base pictures differ in their pixels; the others repeat them under a comment of their own, so that no two
# files are equal, yet making a thousand does not take longer than what is timed.
_BASE_PICTURES = 20


@dataclass(frozen=True, slots=True)
class Card:
    """One card; ``icons`` and ``picture`` are names of files, without their endings."""

    id: str
    name: str
    text: str
    cost: int
    tint: str
    icons: tuple[str, ...]
    picture: str


def make_cards(count: int, cards_per_picture: int = CARDS_PER_PICTURE) -> tuple[Card, ...]:
    """Deal a deck."""
    chance = random.Random(20)
    names, tints, vocabulary = list(icon_paths()), list(TINTS), _TEXT.split()
    return tuple(
        Card(
            id=f"card-{number + 1}",
            name=f"{chance.choice(_FIRST)} {chance.choice(_SECOND)} {number + 1}",
            text=" ".join(chance.choice(vocabulary) for _ in range(40)).capitalize() + ".",
            cost=chance.randrange(10),
            tint=tints[number % len(tints)],
            icons=tuple(chance.choice(names) for _ in range(6)),
            picture=f"picture-{number // cards_per_picture}",
        )
        for number in range(count)
    )


def write_project(folder: Path, cards: tuple[Card, ...], templates: Path, kind: str = "jpg") -> None:
    """Write a project with this deck as its only game; ``templates`` is where those of the press are."""
    shutil.copytree(
        templates, folder / "templates", ignore=shutil.ignore_patterns("faces", "figures", "rulebook")
    )
    game = folder / "content" / GAME
    for name in ("art", "components", "templates", "locale"):
        (game / name).mkdir(parents=True)
    for name, (shape, fill) in icon_paths().items():
        (game / "art" / f"{name}.svg").write_text(icon_svg(shape, fill))
    write_pictures(game / "art", len({card.picture for card in cards}), kind)
    # A4 with so little margin that nine cards with their bleed fit, like those of the floor.
    (folder / "templates" / "sheets" / "papers.yaml").write_text(_PAPER)
    (game / "game.yaml").write_text(_GAME)
    (game / "theme.yaml").write_text(
        _THEME + "".join(f'  {name}: "{tone}"\n' for name, tone in TINTS.items())
    )
    for number, start in enumerate(range(0, len(cards), CARDS_PER_COMPONENT), start=1):
        pieces = "".join(_piece(card, kind) for card in cards[start : start + CARDS_PER_COMPONENT])
        component = _COMPONENT.format(number=number) + pieces
        (game / "components" / f"cards-{number}.yaml").write_text(component)
    (game / "templates" / "card.svg.j2").write_text(_FACE)
    (game / "templates" / "back.svg.j2").write_text(_BACK)


def _piece(card: Card, kind: str) -> str:
    icons = "".join(f"    icon_{at}: {{file: {name}.svg}}\n" for at, name in enumerate(card.icons, start=1))
    return (
        f"  - id: {card.id}\n    name: {card.name}\n    text: {card.text}\n    cost: {card.cost}\n"
        f"    tint: {card.tint}\n    art: {{file: {card.picture}.{kind}}}\n{icons}"
    )


def write_json(cards: tuple[Card, ...], path: Path) -> None:
    """Write what the floor reads."""
    path.write_text(json.dumps({"tints": TINTS, "cards": [asdict(card) for card in cards]}))


def icon_paths() -> dict[str, tuple[list[tuple[float, float]], str]]:
    """Return twelve icons by name: the corners of a polygon in a square of 100, and its fill."""
    fills = ["#d4a017", "#b03a2e", "#2e86c1", "#239b56", "#7d3c98", "#515a5a"]
    shapes = {f"star-{points}": _star(points, 0.45) for points in range(4, 10)}
    shapes |= {f"cog-{points}": _star(points, 0.8) for points in range(7, 13)}
    return {name: (shape, fills[at % len(fills)]) for at, (name, shape) in enumerate(shapes.items())}


def _star(points: int, inner: float) -> list[tuple[float, float]]:
    corners = []
    for at in range(2 * points):
        radius, angle = (46.0 if at % 2 == 0 else 46.0 * inner), math.pi * at / points
        corners.append((round(50 + radius * math.sin(angle), 2), round(50 - radius * math.cos(angle), 2)))
    return corners


def icon_svg(shape: list[tuple[float, float]], fill: str) -> str:
    """Return an icon as an SVG document."""
    path = "M" + "L".join(f"{x} {y}" for x, y in shape) + "Z"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<path d="{path}" fill="{fill}" stroke="#222222" stroke-width="3"/></svg>\n'
    )


def write_pictures(folder: Path, count: int, kind: str = "jpg") -> None:
    """Write pictures ``picture-0`` and so on, all different, as ``jpg`` or ``png``."""
    bases = [_picture(number) for number in range(min(count, _BASE_PICTURES))]
    for number in range(count):
        base = bases[number % _BASE_PICTURES]
        data = _as_png(base) if kind == "png" else _as_jpeg(base, number)
        (folder / f"picture-{number}.{kind}").write_bytes(data)


def _picture(number: int) -> Image.Image:
    chance = random.Random(number)
    noise = Image.frombytes("L", PICTURE_PX, chance.randbytes(PICTURE_PX[0] * PICTURE_PX[1]))
    picture = Image.new("RGB", PICTURE_PX, tuple(chance.randrange(256) for _ in range(3)))
    draw = ImageDraw.Draw(picture)
    for _ in range(60):
        x, y, radius = (chance.randrange(low, high) for low, high in ((0, 656), (0, 354), (8, 90)))
        fill = tuple(chance.randrange(256) for _ in range(3))
        draw.ellipse([x - radius, y - radius, x + radius, y + radius], fill=fill)
    return Image.blend(picture, noise.convert("RGB"), 0.06)


def _as_jpeg(picture: Image.Image, number: int) -> bytes:
    out = io.BytesIO()
    picture.save(out, "JPEG", quality=85)
    data, comment = out.getvalue(), f"{number:08}".encode()
    return data[:2] + b"\xff\xfe" + (len(comment) + 2).to_bytes(2, "big") + comment + data[2:]


def _as_png(picture: Image.Image) -> bytes:
    out = io.BytesIO()
    picture.save(out, "PNG")
    return out.getvalue()


_PAPER = "a4: {name: A4, width: 210 mm, height: 297 mm, margin: 2 mm}\n"

_GAME = """\
title: Benchmark
players: {least: 2, most: 2}
source: en
languages: [en]
"""

_COMPONENT = """\
component: cards-{number}
name: Cards {number}
stock: cards
size: poker
bleed: 1.5 mm
safe: 3 mm
face: card.svg.j2
back: back.svg.j2
fields: {{text: text, cost: number, tint: word,
  icon_1: art, icon_2: art, icon_3: art, icon_4: art, icon_5: art, icon_6: art}}
pieces:
"""

_THEME = """\
styles:
  title: {font: Vollkorn, bold: true, size: 10 pt, least: 9 pt}
  cost: {font: Vollkorn, bold: true, size: 11 pt, least: 9 pt}
  body: {font: Noto Sans, size: 8 pt, least: 8 pt, leading: 1.2}
palette:
  ink: "#222222"
  paper: "#f7f1e3"
  blank: "#ffffff"
  coin: "#f3c9a9"
  night: "#2c3e50"
  dusk: "#34495e"
"""

_FACE = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 66.5 91.9" width="66.5mm" height="91.9mm">
  <rect width="66.5" height="91.9" fill="#7a9e7e" data-fill="{{ piece.tint }}"/>
  <g stroke="#222222" data-stroke="ink" stroke-width="0.15">
    <rect x="3.5" y="3.5" width="59.5" height="84.9" rx="3" fill="#f7f1e3" data-fill="paper"/>
    <rect x="5.5" y="5.5" width="55.5" height="8" rx="1.5" fill="#ffffff" data-fill="blank"/>
    <rect x="5.5" y="47" width="55.5" height="29.5" rx="1.5" fill="#ffffff" data-fill="blank"/>
    <circle cx="59" cy="9.5" r="4.5" fill="#f3c9a9" data-fill="coin"/>
  </g>
  <rect class="slot" id="name" x="7.5" y="6.5" width="46" height="6" data-text="name" data-style="title"
    data-valign="middle"/>
  <rect class="slot" id="cost" x="56" y="6.5" width="6" height="6" data-text="cost" data-style="cost"
    data-align="center" data-valign="middle"/>
  <rect class="slot" id="art" x="5.5" y="15.5" width="55.5" height="29.95" data-picture="art"
    data-fit="cover"/>
  <rect class="slot" id="text" x="7.5" y="48" width="51.5" height="27.5" data-text="text" data-style="body"/>
  <rect class="slot" id="icon-1" x="8" y="78.5" width="6" height="6" data-picture="icon_1"/>
  <rect class="slot" id="icon-2" x="16.7" y="78.5" width="6" height="6" data-picture="icon_2"/>
  <rect class="slot" id="icon-3" x="25.4" y="78.5" width="6" height="6" data-picture="icon_3"/>
  <rect class="slot" id="icon-4" x="34.1" y="78.5" width="6" height="6" data-picture="icon_4"/>
  <rect class="slot" id="icon-5" x="42.8" y="78.5" width="6" height="6" data-picture="icon_5"/>
  <rect class="slot" id="icon-6" x="51.5" y="78.5" width="6" height="6" data-picture="icon_6"/>
</svg>
"""

_BACK = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 66.5 91.9" width="66.5mm" height="91.9mm">
  <rect width="66.5" height="91.9" fill="#2c3e50" data-fill="night"/>
  <rect x="3.5" y="3.5" width="59.5" height="84.9" rx="3" fill="#34495e" data-fill="dusk" stroke="#ffffff"
    data-stroke="blank" stroke-width="0.35"/>
  <g fill="none" stroke="#ffffff" data-stroke="blank" stroke-width="0.14">
    {% for row in range(7) %}{% for column in range(5) %}
    <circle cx="{{ 13.25 + 10 * column }}" cy="{{ 15.95 + 10 * row }}" r="3"/>
    {% endfor %}{% endfor %}
  </g>
</svg>
"""
