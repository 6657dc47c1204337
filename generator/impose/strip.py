"""A strip of paper outside the pieces → label, rulers and, for posters, a map of the parts.

Both rulers share one line: 50 mm above it, 2 in below it. A sheet whose rulers do not measure that was
scaled.
"""

from collections.abc import Iterator
from functools import cache
from unicodedata import combining, normalize

from msgspec import Struct

from generator.geometry import Point, Rect
from generator.sheet import Label, Line, MarkKind
from generator.units import MM_PER_INCH, pt_to_mm

# Lengths in mm.
RULER_LENGTH = 2 * MM_PER_INCH
RULER_ROOM = RULER_LENGTH + 10.0
LABEL_USUAL = 40.0
LABEL_LEAST = 13.0
# How a label may be set, the preferred way first: in so many rows of such a size.
_SETTINGS = (
    (1, 7.0),
    (1, 6.5),
    (1, 6.0),
    (2, 7.0),
    (2, 6.5),
    (2, 6.0),
    (1, 5.5),
    (2, 5.5),
    (1, 5.0),
    (2, 5.0),
)
_GAP = 3.0
# Widths of letters as parts of their size, in the sans-serif that labels are set in; this room knows no
# font. A safe mean for usual texts, and how wide each letter is at most.
_LETTER, _WIDEST = 0.58, 1.0
_WIDTHS = {
    letter: width
    for letters, width in (
        ("\u00b7 ',.:;!`ijl()[]-", 0.35),
        ('"rtIJf{}_?\u2018\u2019\u201c\u201d\u2022', 0.45),
        ("csvyzxk/\\\u00ab\u00bb\u2013", 0.54),
        ("abdeghnopqu0123456789$+<=>|*^\u00d7~\u00f8\u0131LEFTSYZX", 0.62),
        ("ABCDGHKNOPQRUVw&#\u00d8\u00df", 0.79),
    )
    for letter in letters
}
_LINE, _CAPITAL = 1.1, 0.71
_RULER_TEXT_PT = 5.0
DEPTH_LEAST = pt_to_mm(_RULER_TEXT_PT) * _LINE
"""In mm: a strip less deep than this has no room for one line of the smallest text, that of the rulers."""


class Strip(Struct, frozen=True, kw_only=True):
    """Where label and rulers go. An upright strip is read from top to bottom, along the right edge."""

    rect: Rect
    upright: bool = False

    @property
    def length(self) -> float:
        """The room along the reading direction."""
        return self.rect.height if self.upright else self.rect.width

    @property
    def depth(self) -> float:
        """The room across the reading direction."""
        return self.rect.width if self.upright else self.rect.height


class PartMap(Struct, frozen=True, kw_only=True):
    """Which part of a poster a sheet is, counted from 0."""

    columns: int
    rows: int
    column: int
    row: int

    def mirrored(self) -> "PartMap":
        """Return the map as seen from the back of the poster."""
        return PartMap(
            columns=self.columns, rows=self.rows, column=self.columns - 1 - self.column, row=self.row
        )


def rulers(strip: Strip, part: PartMap | None = None) -> tuple[Line, ...]:
    """Return the lines of the rulers, and of the map of parts if there is one."""
    lines = list(_ruler(strip))
    if part is not None:
        lines += _map(strip, part, _label_room(strip, part) + _GAP)
    return tuple(Line(line.kind, _place(strip, line.start), _place(strip, line.end)) for line in lines)


def labels(strip: Strip, texts: tuple[str, ...], part: PartMap | None = None) -> tuple[Label, ...]:
    """Set the first of ``texts`` that fits, and the rulers' labels; of the last, long names may be cut."""
    return (*_ruler_labels(strip), *_label(strip, texts, _label_room(strip, part)))


def _label_room(strip: Strip, part: PartMap | None) -> float:
    used_by_map = _map_width(strip, part) + _GAP if part is not None else 0.0
    return strip.length - RULER_ROOM - _GAP - used_by_map


def _label(strip: Strip, texts: tuple[str, ...], room: float) -> Iterator[Label]:
    rows, size_pt = _fitted(texts, room, strip.depth)
    size = pt_to_mm(size_pt)
    top = (strip.depth - (len(rows) - 1) * size * _LINE - size * _CAPITAL) / 2
    for number, row in enumerate(rows):
        yield _text(strip, row, Point(0.0, top + size * (_CAPITAL + number * _LINE)), size_pt)


def _fitted(texts: tuple[str, ...], room: float, depth: float) -> tuple[tuple[str, ...], float]:
    for text in texts:
        for count, size_pt in _SETTINGS:
            rows = _rows(text, count, room / pt_to_mm(size_pt))
            if rows and count * pt_to_mm(size_pt) * _LINE <= depth:
                return rows, size_pt
    return (_shortened(texts[-1], room / pt_to_mm(_SETTINGS[-1][1])),), _SETTINGS[-1][1]


def _shortened(text: str, ems: float) -> str:
    """Cut the longest parts of a label, again and again, until it fits; each cut shows as an ellipsis."""
    most = int(ems / _LETTER)
    parts = [part if len(part) <= most else part[:most] + "…" for part in text.split(" · ")]
    widths = [_ems(part) for part in parts]
    between = _ems(" · ") * (len(parts) - 1)
    while sum(widths) + between > ems and max(map(len, parts)) > 1:
        longest = widths.index(max(widths))
        parts[longest] = parts[longest].removesuffix("…")[:-1].rstrip() + "…"
        widths[longest] = _ems(parts[longest])
    return " · ".join(parts)


def _rows(text: str, count: int, ems: float) -> tuple[str, ...]:
    """Break the text at its middle dots into so many rows that fit, or return nothing."""
    if count == 1:
        return (text,) if _ems(text) <= ems else ()
    parts = text.split(" · ")
    for cut in range(len(parts) - 1, 0, -1):
        rows = " · ".join(parts[:cut]), " · ".join(parts[cut:])
        if all(_ems(row) <= ems for row in rows):
            return rows
    return ()


def _ems(text: str) -> float:
    """Return a width that the text does not exceed: that of a usual text, or of its very letters if wider."""
    return max(_LETTER * len(text), sum(map(_em, text)))


@cache
def _em(letter: str) -> float:
    """Return a width that the letter does not exceed; accents add none."""
    return sum(_WIDTHS.get(part, _WIDEST) for part in normalize("NFKD", letter) if not combining(part))


def _ruler(strip: Strip) -> Iterator[Line]:
    start, middle = strip.length - RULER_ROOM, strip.depth / 2
    tick = min(middle, 2.0)
    yield Line(MarkKind.RULER, Point(start, middle), Point(start + RULER_LENGTH, middle))
    for step in range(11):
        yield _tick(start + 5.0 * step, middle, -tick if step % 2 == 0 else -0.6 * tick)
    for step in range(9):
        yield _tick(start + MM_PER_INCH / 4 * step, middle, tick if step % 4 == 0 else 0.6 * tick)


def _tick(u: float, v: float, height: float) -> Line:
    return Line(MarkKind.RULER, Point(u, v), Point(u, v + height))


def _ruler_labels(strip: Strip) -> Iterator[Label]:
    u, middle = strip.length - RULER_ROOM + RULER_LENGTH + 0.8, strip.depth / 2
    capital = _CAPITAL * pt_to_mm(_RULER_TEXT_PT)
    if strip.depth < 2 * capital + 1.0:
        yield _text(strip, "50 mm, 2 in", Point(u, middle + 0.4 * capital), 0.8 * _RULER_TEXT_PT)
        return
    yield _text(strip, "50 mm", Point(u, middle - 0.4), _RULER_TEXT_PT)
    yield _text(strip, "2 in", Point(u, middle + 0.4 + capital), _RULER_TEXT_PT)


def _map_width(strip: Strip, part: PartMap) -> float:
    return part.columns * (strip.depth - 1.0) / part.rows


def _map(strip: Strip, part: PartMap, left: float) -> Iterator[Line]:
    """Yield the grid of parts, with this one crossed out."""
    cell, top = (strip.depth - 1.0) / part.rows, 0.5
    right, bottom = left + part.columns * cell, top + part.rows * cell
    for row in range(part.rows + 1):
        yield Line(MarkKind.ALIGN, Point(left, top + row * cell), Point(right, top + row * cell))
    for column in range(part.columns + 1):
        yield Line(MarkKind.ALIGN, Point(left + column * cell, top), Point(left + column * cell, bottom))
    u, v = left + part.column * cell, top + part.row * cell
    yield Line(MarkKind.ALIGN, Point(u, v), Point(u + cell, v + cell))
    yield Line(MarkKind.ALIGN, Point(u, v + cell), Point(u + cell, v))


def _text(strip: Strip, text: str, at: Point, size_pt: float) -> Label:
    return Label(text, _place(strip, at), size_pt, 90 if strip.upright else 0)


def _place(strip: Strip, local: Point) -> Point:
    """Return the place on the page of a point given along and across the strip."""
    if strip.upright:
        return Point(strip.rect.right - local.y, strip.rect.y + local.x)
    return Point(strip.rect.x + local.x, strip.rect.y + local.y)
