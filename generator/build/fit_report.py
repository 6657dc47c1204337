"""How texts fit → text for a terminal, JSON for programs. Both tell the tightest first."""

from collections.abc import Sequence

from msgspec import json

from generator.build.fits import Fits, SlotReport
from generator.verdicts import harmless

_MOST_SHOWN = 32


def text_report(fits: Fits, worst: int) -> str:
    """Return a table of the tightest slots, and a line about all of them.

    Args:
        fits: What was found.
        worst: How many lines the table has at most.
    """
    rows = [_HEAD, *map(_row, fits.slots[:worst])]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(map(_pad, row, widths, _TO_RIGHT)).rstrip() for row in rows] if fits.slots else []
    return "\n".join([*lines, summary(fits.slots)]) + "\n"


def json_report(fits: Fits) -> bytes:
    """Return everything as JSON: a list of slots, lengths in mm and sizes in pt."""
    return json.format(json.encode({"slots": fits.slots}), indent=1) + b"\n"


def summary(slots: Sequence[SlotReport]) -> str:
    """Say in one line how many texts there are and how they fare."""
    missing = sum(slot.missing_mm > 0 for slot in slots)
    least = sum(slot.size <= slot.least < slot.wanted for slot in slots)
    shrunk = sum(slot.least < slot.size < slot.wanted for slot in slots)
    fate = f"{missing:,} do not fit" if missing else "all fit"
    return f"{len(slots):,} texts: {fate}; {shrunk:,} are smaller than wanted, {least:,} as small as may be"


def room(slot: SlotReport) -> str:
    """Say what is missing, or free."""
    return f"{slot.missing_mm:.1f} mm missing" if slot.missing_mm else f"{slot.free_mm:.1f} mm free"


def left(slot: SlotReport) -> str:
    """Say by how many lines a text may grow."""
    return "" if slot.missing_mm else f"{slot.lines_left:.2f}"


def size(slot: SlotReport) -> str:
    """Say how large a text is, and how large it is meant to be and may become."""
    if slot.wanted == slot.least:
        return f"{slot.size:g} pt"
    return f"{slot.size:g} pt ({slot.wanted:g} to {slot.least:g})"


def where(slot: SlotReport) -> str:
    """Name the face and the slot, of several pieces the first."""
    more = f" and {len(slot.pieces) - 1} more" if len(slot.pieces) > 1 else ""
    return f"{slot.component}/{slot.pieces[0]}{more}, {slot.side}, {slot.slot}"


def excerpt(slot: SlotReport) -> str:
    """Return the beginning of a text, on one line."""
    text = harmless(" ".join(slot.text.split()))
    return text if len(text) <= _MOST_SHOWN else f"{text[: _MOST_SHOWN - 1]}…"


_HEAD = ("room", "lines left", "size", "lines", "game", "where", "text", "written at")
_TO_RIGHT = (True, True, False, True, False, False, False, False)


def _row(slot: SlotReport) -> tuple[str, ...]:
    game = f"{slot.game} {', '.join(slot.editions)} {slot.language}"
    place = str(slot.place) if slot.place.file else ""
    return (room(slot), left(slot), size(slot), str(slot.lines), game, where(slot), excerpt(slot), place)


def _pad(cell: str, width: int, to_right: bool) -> str:
    return cell.rjust(width) if to_right else cell.ljust(width)
