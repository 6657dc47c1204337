"""Rules P42x: the pieces of sheets."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence

from generator.geometry import Point, Rect, Size
from generator.model import Duplex, Side
from generator.sheet import FaceRef
from generator.units import format_size
from generator.verify.proof import ComponentRecord, Page, Placed, Proof, SheetRecord, Stroke
from generator.verify.rule import TOLERANCE, Fault, close, exact, proof_rule
from generator.verify.ruler import SCALE_SLACK
from generator.verify.shapes import apart
from generator.verify.sheets import whole_pages


def _name(face: FaceRef) -> str:
    return f"{face.component}/{face.piece} copy {face.copy + 1}, {face.side.value}"


def _corner(piece: Placed) -> Point:
    return Point(piece.trim.x, piece.trim.y)


@proof_rule("P421", "missing-copy", "print it again with pnp build --force")
def missing_copy(proof: Proof) -> Iterator[Fault]:
    """A copy of a piece, or one of its sides, is on no page.

    Why: a game that lacks a card cannot be played.
    """
    if proof.sheets is None:
        return
    faces = {piece.face for page in proof.pages for piece in page.pieces}
    for component, record in proof.sheets.components.items():
        copies = {(face.piece, face.copy) for face in faces if face.component == component}
        for side in _sides(record, proof.sheets):
            there = {(f.piece, f.copy) for f in faces if f.component == component and f.side is side}
            lost = sorted(copies - there) + _gaps(there)
            missing = record.copies - len(there)
            if missing > 0:
                named = (
                    f": {', '.join(f'{piece} copy {copy + 1}' for piece, copy in lost[:3])}" if lost else ""
                )
                what = "is" if missing == 1 else "are"
                yield Fault(
                    f"{missing} of {record.copies} copies of {component} {what} missing ({side.value}){named}"
                )


def _sides(record: ComponentRecord, sheets: SheetRecord) -> tuple[Side, ...]:
    return (Side.FRONT, Side.BACK) if record.has_back and sheets.duplex is not Duplex.NONE else (Side.FRONT,)


def _gaps(copies: Iterable[tuple[str, int]]) -> list[tuple[str, int]]:
    """Return the copies that lack below the highest number of their piece."""
    highest: dict[str, int] = {}
    there = set(copies)
    for piece, copy in there:
        highest[piece] = max(copy, highest.get(piece, 0))
    return [
        (piece, copy)
        for piece, last in sorted(highest.items())
        for copy in range(last)
        if (piece, copy) not in there
    ]


@proof_rule("P422", "doubled-copy", "print it again with pnp build --force")
def doubled_copy(proof: Proof) -> Iterator[Fault]:
    """A copy of a piece is on the sheets more often than it should be, or one that should not be there is.

    Why: two cards of one number give the game away, and the sheet has lost the place of another one.
    """
    if proof.sheets is None:
        return
    times = Counter(piece.face for page in proof.pages for piece in page.pieces)
    met: Counter[FaceRef] = Counter()
    for page in proof.pages:
        for piece in page.pieces:
            met[piece.face] += 1
            record = proof.sheets.components.get(piece.face.component)
            parts = record.parts if record is not None else 0
            if met[piece.face] > parts:
                often = f"{times[piece.face]} times, and should be {parts}"
                yield Fault(f"{_name(piece.face)} is there {often}", page.number, _corner(piece))


@proof_rule("P423", "wrong-piece-size", "print it again with pnp build --force")
def wrong_piece_size(proof: Proof) -> Iterator[Fault]:
    """A piece is not of its size, or its face was enlarged, stretched or slanted.

    Why: one card that is 0.5 mm smaller is known from its back.
    """
    if proof.sheets is None:
        return
    for page in whole_pages(proof):
        for piece in page.pieces:
            record = proof.sheets.components.get(piece.face.component)
            if record is None:
                continue
            turns = round(piece.rotation / 90) * 90
            wanted = record.size.turned() if turns % 180 else record.size
            if not close(piece.rotation, turns, 0.01) or not _is_size(piece.trim.size, wanted):
                shown = format_size(piece.trim.width, piece.trim.height)
                right = format_size(wanted.width, wanted.height)
                message = f"{_name(piece.face)} has {shown}, and should have {right}"
                yield Fault(message, page.number, _corner(piece))
            elif any(abs(factor - 1) >= SCALE_SLACK for factor in piece.scale):
                message = f"the face of {_name(piece.face)} was scaled to {100 * piece.scale[0]:.1f} %"
                yield Fault(message, page.number, _corner(piece))


def _is_size(one: Size, other: Size) -> bool:
    return close(one.width, other.width) and close(one.height, other.height)


@proof_rule("P424", "unclipped-piece", "print it again with pnp build --force")
def unclipped_piece(proof: Proof) -> Iterator[Fault]:
    """A face is not clipped to its place, or something is painted that belongs to no piece, mark or label.

    Why: what runs out of its place is printed on the neighbour, or over the marks.
    """
    for page in proof.pages:
        for piece in page.pieces:
            if not piece.clipped:
                yield Fault(f"{_name(piece.face)} is not clipped to its place", page.number, _corner(piece))
        for what, at in page.strays:
            yield Fault(f"{what} belongs to no piece, mark or label", page.number, at)


@proof_rule("P425", "overlapping-pieces", "print it again with pnp build --force")
def overlapping_pieces(proof: Proof) -> Iterator[Fault]:
    """Two pieces lie on each other, or one shows on the other.

    Why: what is cut out whole from one leaves a hole in the other.
    """
    for page in whole_pages(proof):
        dies = tuple(stroke for stroke in page.strokes if stroke.kind == "outline" and stroke.closed)
        ordered = sorted(page.pieces, key=lambda piece: piece.seen.x)
        for number, piece in enumerate(ordered):
            for other in ordered[number + 1 :]:
                if other.seen.x > piece.seen.right - TOLERANCE:
                    break
                # Outlines are drawn around fronts only; that backs are behind these is another rule.
                if all(_is_back_of_die(one, proof) for one in (piece, other)):
                    continue
                if _overlap(piece, other, dies):
                    message = f"{_name(piece.face)} and {_name(other.face)} lie on each other"
                    yield Fault(message, page.number, _corner(other))


def _is_back_of_die(piece: Placed, proof: Proof) -> bool:
    record = proof.sheets.components.get(piece.face.component) if proof.sheets is not None else None
    return piece.face.side is Side.BACK and record is not None and record.cut == "die"


def _overlap(one: Placed, other: Placed, dies: Sequence[Stroke]) -> bool:
    if not one.seen.overlaps(other.seen, TOLERANCE):
        return False
    if one.trim.overlaps(other.trim, TOLERANCE):
        shapes = [_die(piece, dies) for piece in (one, other)]
        first, second = shapes
        return first is None or second is None or not apart(first.points, second.points, TOLERANCE)
    # A window, in which a face shows no more than its place, is what keeps bleed off a neighbour.
    is_square = _die(one, dies) is None and _die(other, dies) is None
    return is_square and (
        one.seen.overlaps(other.trim, TOLERANCE) or other.seen.overlaps(one.trim, TOLERANCE)
    )


def _die(piece: Placed, dies: Sequence[Stroke]) -> Stroke | None:
    return next((die for die in dies if _is_box(die.box, piece.trim)), None)


def _is_box(one: Rect, other: Rect) -> bool:
    return one.contains(other, TOLERANCE) and other.contains(one, TOLERANCE)


@proof_rule(
    "P426", "back-off-front", "print it again with pnp build --force, with the duplex mode of your printer"
)
def back_off_front(proof: Proof) -> Iterator[Fault]:
    """A back is not behind its front, to 0.01 mm, when the sheet is turned over or folded.

    Why: every card shows another border, and the printer adds its own millimetre to that.
    """
    for page, front, back in _pairs(proof):
        wanted = _mirrored(front[1].seen, page.size, upright=_is_sideways(page, proof))
        if not _is_box(back.seen, wanted):
            dx, dy = back.seen.x - wanted.x, back.seen.y - wanted.y
            message = f"{_name(back.face)} is {_off(dx, dy)} the place behind its front"
            yield Fault(message, page.number, _corner(back))


@proof_rule(
    "P427", "back-upside-down", "print it again with pnp build --force, with the duplex mode of your printer"
)
def back_upside_down(proof: Proof) -> Iterator[Fault]:
    """A back does not stand head to head with its front.

    Why: whoever turns the card finds it on its head, and a deck of both kinds is marked.
    """
    for page, front, back in _pairs(proof):
        turned = back.rotation + front[1].rotation - (0 if _is_sideways(page, proof) else 180)
        if round(turned) % 360:
            yield Fault(
                f"{_name(back.face)} does not stand head to head with its front", page.number, _corner(back)
            )


@proof_rule("P428", "back-on-wrong-page", "print it again with pnp build --force")
def back_on_wrong_page(proof: Proof) -> Iterator[Fault]:
    """A back is not on the page that is printed behind its front.

    Why: all cards of the sheet get the backs of others.
    """
    fronts = _fronts(proof)
    for page in proof.pages:
        for back in (piece for piece in page.pieces if piece.face.side is Side.BACK):
            known = fronts.get(_copy(back.face), [])
            if known and not any(number in (page.number, page.number - 1) for number, _ in known):
                yield Fault(
                    f"{_name(back.face)} is not on the page behind its front", page.number, _corner(back)
                )


def _off(dx: float, dy: float) -> str:
    """Say how far and which way a back lies off; one of another size may do neither."""
    ways = ((dx, "to the right of", "to the left of"), (dy, "below", "above"))
    said = [
        f"{exact(abs(off))} {ahead if off > 0 else behind}" for off, ahead, behind in ways if abs(off) > 5e-4
    ]
    return " and ".join(said) or "larger or smaller than"


def _copy(face: FaceRef) -> tuple[str, str, int]:
    return face.component, face.piece, face.copy


def _fronts(proof: Proof) -> dict[tuple[str, str, int], list[tuple[int, Placed]]]:
    fronts: dict[tuple[str, str, int], list[tuple[int, Placed]]] = defaultdict(list)
    for page in whole_pages(proof):
        for piece in page.pieces:
            if piece.face.side is Side.FRONT:
                fronts[_copy(piece.face)].append((page.number, piece))
    return fronts


def _pairs(proof: Proof) -> Iterator[tuple[Page, tuple[int, Placed], Placed]]:
    """Yield each back with its page and the front that it should be behind."""
    fronts = _fronts(proof)
    for page in whole_pages(proof):
        for back in page.pieces:
            if back.face.side is Side.BACK:
                known = fronts.get(_copy(back.face), ())
                yield from (
                    (page, front, back) for front in known if front[0] in (page.number, page.number - 1)
                )


def _is_sideways(page: Page, proof: Proof) -> bool:
    """Tell whether a sheet is turned over, or folded at, an upright line: left and right change places."""
    fold = next((stroke for stroke in page.strokes if stroke.kind == "fold"), None)
    if fold is not None:
        return fold.is_upright
    over_long_edge = proof.sheets is None or proof.sheets.duplex is not Duplex.SHORT
    return (page.size.width <= page.size.height) == over_long_edge


def _mirrored(box: Rect, page: Size, *, upright: bool) -> Rect:
    if upright:
        return Rect(page.width - box.right, box.y, box.width, box.height)
    return Rect(box.x, page.height - box.bottom, box.width, box.height)
