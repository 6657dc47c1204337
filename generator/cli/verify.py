"""``pnp verify``: finished PDFs, read back and judged; what is found goes to stdout, as text or JSON."""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from generator.cli.arguments import EXIT_FAULTS, EXIT_FINE, EXIT_USAGE
from generator.cli.console import count, open_report
from generator.diagnostic import Severity
from generator.verify import Proof, Verdict, Verified, verify_pdf
from generator.verify.limits import MOST_BYTES

_FEW = 3


def run(arguments: argparse.Namespace, _: Path) -> int:
    """Verify what is asked for and say what was found."""
    try:
        paths = tuple(_pdfs(arguments.files))
        results = tuple(_verified(paths))
    except OSError as error:
        print(f"pnp: cannot read {error.filename}: {error.strerror}", file=sys.stderr)
        return EXIT_USAGE
    if not results:
        print("pnp: no PDF was named; name files, or folders that hold some", file=sys.stderr)
        return EXIT_USAGE
    if arguments.format == "json":
        print(json.dumps(_as_data(results), ensure_ascii=False, indent=1))
    else:
        print("\n".join(_lines(results, verbose=arguments.verbose)))
    worst = (Severity.ERROR, Severity.WARNING) if arguments.strict else (Severity.ERROR,)
    is_faulty = any(verdict.severity in worst for one in results for verdict in one.verdicts)
    return EXIT_FAULTS if is_faulty else EXIT_FINE


def _pdfs(files: Sequence[Path]) -> Iterator[Path]:
    for file in files:
        if file.is_dir():
            yield from sorted(path for path in file.rglob("*.pdf") if path.is_file())
        else:
            yield file


def _verified(paths: Sequence[Path]) -> Iterator[Verified]:
    report = open_report()
    if len(paths) > 1 and sys.stderr.isatty():
        report.start(len(paths))
    try:
        for path in paths:
            name = path.as_posix()
            yield verify_pdf(name, _read(path))
            if len(paths) > 1 and sys.stderr.isatty():
                report.step(name)
    finally:
        report.finish()


def _read(path: Path) -> bytes:
    """Read a file, or as much of it as it takes to refuse it."""
    with path.open("rb") as file:
        return file.read(MOST_BYTES + 1)


def _lines(results: Sequence[Verified], *, verbose: bool) -> Iterator[str]:
    for one in results:
        yield from _folded(one.verdicts, verbose=verbose)
        if verbose and one.proof is not None:
            yield f"{one.file}: {_about(one.proof)}"
    faulty = sum(any(v.severity is Severity.ERROR for v in one.verdicts) for one in results)
    numbers = Counter(verdict.severity for one in results for verdict in one.verdicts)
    found = [count(numbers[severity], severity.value) for severity in Severity if numbers[severity]]
    sound = f"{count(len(results), 'file')} verified, " + ("all sound" if not faulty else f"{faulty} faulty")
    yield f"{sound}; {', '.join(found)}" if found else sound


def _folded(verdicts: Sequence[Verdict], *, verbose: bool) -> Iterator[str]:
    """Yield the verdicts on a file; unless verbose no notes, and of many of one code the first few."""
    shown = [v for v in verdicts if verbose or v.severity is not Severity.NOTE]
    totals, said = Counter(verdict.code for verdict in shown), Counter[str]()
    for verdict in shown:
        said[verdict.code] += 1
        if verbose or said[verdict.code] <= _FEW:
            rest = totals[verdict.code] - _FEW
            is_last = not verbose and said[verdict.code] == _FEW and rest > 0
            yield f"{verdict}; and {rest} more like it (--verbose lists all)" if is_last else str(verdict)


def _about(proof: Proof) -> str:
    pieces = sum(len(page.pieces) for page in proof.pages)
    parts = [proof.kind.value, count(len(proof.pages), "page")]
    parts += [count(pieces, "face")] if pieces else []
    parts += [" and ".join(proof.colours)] if proof.colours else []
    return ", ".join(parts)


def _as_data(results: Sequence[Verified]) -> dict[str, object]:
    verdicts = [verdict for one in results for verdict in one.verdicts]
    totals = {f"{s.value}s": sum(verdict.severity is s for verdict in verdicts) for s in Severity}
    return {"files": [_file_data(one) for one in results], **totals}


def _file_data(one: Verified) -> dict[str, object]:
    proof = one.proof
    about: dict[str, object] = {"file": one.file}
    if proof is not None:
        faces = Counter(piece.face.component for page in proof.pages for piece in page.pieces)
        about |= {"kind": proof.kind.value, "pages": len(proof.pages), "faces": dict(sorted(faces.items()))}
        about |= {"colours": list(proof.colours), "transparency": bool(proof.transparent)}
    return {**about, "verdicts": [_verdict_data(verdict) for verdict in one.verdicts]}


def _verdict_data(verdict: Verdict) -> dict[str, object]:
    at = verdict.at
    return {
        "code": verdict.code,
        "name": verdict.name,
        "severity": verdict.severity.value,
        "page": verdict.page or None,
        "at": None if at is None else [round(at.x, 3), round(at.y, 3)],
        "message": verdict.message,
        "hint": verdict.hint,
    }
