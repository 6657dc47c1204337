"""Rules P40x: the file as a whole."""

from collections.abc import Iterator

from generator.model import Duplex
from generator.verify.proof import Kind, Proof
from generator.verify.rule import ALL_KINDS, PRINTED, Fault, proof_rule, seen_by_reader

damaged_file = seen_by_reader(
    "P401",
    "damaged-file",
    "print it again with pnp build --force, or fetch it again",
    """The file is no PDF, or it is damaged.

    Why: viewers mend what they can, each in its own way, and print shops refuse the rest. What libqpdf, which
    checks more than any viewer, has to mend is an error here too.
    """,
)
locked_file = seen_by_reader(
    "P402",
    "locked-file",
    "take the file as the press wrote it",
    """The file is encrypted, with a password or without.

    Why: print shops cannot impose or trap what they may not change, and a reader may lose its key.
    """,
)
oversized_file = seen_by_reader(
    "P403",
    "oversized-file",
    "do not open it; ask whoever sent it what it is",
    """The file takes far more room or time to read than any sheet does.

    Why: a small file that unpacks to gigabytes, or has a million pages, is made to choke programs.
    """,
)


@proof_rule(
    "P404", "flawed-file", "print it again with pnp build --force, or fetch it again", kinds=ALL_KINDS
)
def flawed_file(proof: Proof) -> Iterator[Fault]:
    """Libqpdf has to mend something in the file before it can be read.

    Why: viewers mend it each in its own way, and print shops refuse it.
    """
    yield from (Fault(f"libqpdf finds a flaw: {fault}") for fault in proof.faults)


@proof_rule(
    "P405",
    "foreign-file",
    "verify what pnp build has written, and what nothing has rewritten",
    kinds=ALL_KINDS,
)
def foreign_file(proof: Proof) -> Iterator[Fault]:
    """The file does not say what it holds, as every file of the press does.

    Why: only against that can sheets be proved. Programs that rewrite a PDF ("print to PDF", compressors)
    lose what it says, and often its sizes too.
    """
    if proof.kind is Kind.FOREIGN:
        yield Fault("the file does not say what it holds, as those of the press do")


@proof_rule("P406", "active-file", "take the file as the press wrote it", kinds=ALL_KINDS)
def active_file(proof: Proof) -> Iterator[Fault]:
    """The file runs, starts, loads or carries something.

    Why: sheets and books are to be seen and printed. Scripts, launched programs, attachments and links to the
    web are how PDFs do harm, and print shops strip or refuse them.
    """
    yield from (Fault(f"the file holds {what}", page) for what, page in proof.active)


@proof_rule("P407", "wrong-page-count", "print it again with pnp build --force", kinds=PRINTED)
def wrong_page_count(proof: Proof) -> Iterator[Fault]:
    """The file has not as many pages as it says.

    Why: a page that is lost or doubled puts all backs after it behind other fronts.
    """
    pages = len(proof.pages)
    if proof.sheets is not None and len(proof.sheets.sides) != pages:
        yield Fault(f"the file has {_pages(pages)}, and should have {len(proof.sheets.sides)}")
    if proof.booklet is not None:
        sides = -(-proof.booklet.pages // 4) * 2
        if sides != pages:
            yield Fault(
                f"the booklet has {_pages(pages)}, and {proof.booklet.pages} pages make {sides} sides"
            )


def _pages(number: int) -> str:
    return "1 page" if number == 1 else f"{number} pages"


@proof_rule("P408", "scaling-allowed", "print it again with pnp build --force", kinds=PRINTED)
def scaling_allowed(proof: Proof) -> Iterator[Fault]:
    """The file does not ask for its true size (PrintScaling None).

    Why: most programs fit pages to what the printer reaches unless they are told not to, and cards come out
    at 94 or 97 %.
    """
    if proof.scaling != "None":
        yield Fault("the file does not ask to be printed at its true size")


_PRESETS = {Duplex.LONG: "DuplexFlipLongEdge", Duplex.SHORT: "DuplexFlipShortEdge"}


@proof_rule("P409", "wrong-turning", "print it again with pnp build --force", kinds=PRINTED)
def wrong_turning(proof: Proof) -> Iterator[Fault]:
    """The file asks to be turned over another edge than its backs are made for.

    Why: turned over the wrong edge, every back stands on its head behind another front.
    """
    if proof.sheets is not None:
        wanted = _PRESETS.get(proof.sheets.duplex, "")
    else:
        wanted = "DuplexFlipShortEdge" if proof.booklet is not None else proof.duplex
    if proof.duplex != wanted:
        yield Fault(f"the file asks for {proof.duplex or 'no turning'}, and is made for {wanted or 'none'}")
