"""The work that is timed: a deck of unique cards, as a content folder and as JSON. The same seed, the same deck.

A card has a frame in one of six tints, a title, a cost, forty words of text, six vector icons and a picture
that ten cards share. It is poker size with 3 mm of bleed: three by three on A4, with crop marks and backs.
"""

import io
import json
import math
import random
from dataclasses import asdict, dataclass
from pathlib import Path

from PIL import Image, ImageDraw

GAME = "bench"
CARDS_PER_PICTURE = 10
TRIM, BLEED = (63.5, 88.9), 3.0
PICTURE_PX = (656, 354)

TINTS = {
    "moss": "#7a9e7e",
    "slate": "#8fa3bf",
    "straw": "#c9a66b",
    "clay": "#b57f7f",
    "heather": "#9a86b3",
    "lake": "#6f9fa8",
}
_FIRST = "Amber Brave Calm Distant Eager Faded Gentle Hidden Iron Jade Keen Lonely".split()
_SECOND = "Anchor Beacon Captain Dolphin Ebb Ferry Gull Harbour Island Jetty Keel Lantern".split()
_WORDS = (
    "when the tide turns draw one card and place it face up in your bay then every player with a boat may "
    "move along the coast to the next harbour pay two coins for each rough sea you cross or discard a rope "
    "instead at dusk count all shells beneath your lantern keep the best three return others after storm "
    "take fish from any net that touches this rock before anyone else acts"
).split()
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
    names, tints = list(icon_paths()), list(TINTS)
    return tuple(
        Card(
            id=f"card-{number + 1}",
            name=f"{chance.choice(_FIRST)} {chance.choice(_SECOND)} {number + 1}",
            text=" ".join(chance.choice(_WORDS) for _ in range(40)).capitalize() + ".",
            cost=chance.randrange(10),
            tint=tints[number % len(tints)],
            icons=tuple(chance.choice(names) for _ in range(6)),
            picture=f"picture-{number // cards_per_picture}",
        )
        for number in range(count)
    )


def write_json(cards: tuple[Card, ...], path: Path) -> None:
    """Write what the floor reads."""
    path.write_text(json.dumps([asdict(card) for card in cards]))


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
