"""Verify, the room's verb: the bytes of a finished PDF in, what is wrong with it out."""

from msgspec import Struct

from generator.verify import files, looks, marks, pieces, sheets
from generator.verify.limits import LockedError, TooLargeError, UnreadableError
from generator.verify.proof import Proof
from generator.verify.read import read_proof
from generator.verify.rule import Fault, ProofRule, Verdict

RULES: tuple[ProofRule, ...] = (
    files.damaged_file,
    files.locked_file,
    files.oversized_file,
    files.flawed_file,
    files.foreign_file,
    files.active_file,
    files.wrong_page_count,
    files.scaling_allowed,
    files.wrong_turning,
    sheets.wrong_page_size,
    sheets.wrong_box,
    sheets.scaled_page,
    sheets.off_the_fold,
    pieces.missing_copy,
    pieces.doubled_copy,
    pieces.wrong_piece_size,
    pieces.unclipped_piece,
    pieces.overlapping_pieces,
    pieces.back_off_front,
    pieces.back_upside_down,
    pieces.back_on_wrong_page,
    marks.cut_without_mark,
    marks.mark_without_cut,
    marks.mark_in_piece,
    marks.outside_margin,
    marks.wrong_ruler,
    marks.outline_off_trim,
    looks.unembedded_font,
    looks.whole_font,
    looks.font_without_text,
    looks.coarse_print,
    looks.soft_print,
    looks.heavy_ink,
    looks.transparency,
)


class Verified(Struct, frozen=True, kw_only=True):
    """What came of verifying a file; ``proof`` is None if it could not be read."""

    file: str
    proof: Proof | None
    verdicts: tuple[Verdict, ...]


def verify_pdf(file: str, data: bytes) -> Verified:
    """Read a file back and judge it.

    Args:
        file: what it is called, for people.
        data: its bytes; they may be anything.
    """
    try:
        proof = read_proof(data)
    except UnreadableError as error:
        return _refused(file, files.damaged_file, f"the file cannot be read: {error}")
    except LockedError:
        return _refused(file, files.locked_file, "the file is encrypted")
    except TooLargeError as error:
        return _refused(file, files.oversized_file, f"the file is more than can be verified: {error}")
    verdicts = (verdict for rule in RULES for verdict in rule.judge(proof, file))
    by_page = sorted(verdicts, key=lambda verdict: (verdict.page, verdict.code))
    return Verified(file=file, proof=proof, verdicts=tuple(by_page))


def _refused(file: str, rule: ProofRule, message: str) -> Verified:
    return Verified(file=file, proof=None, verdicts=(rule.verdict(Fault(message), file),))
