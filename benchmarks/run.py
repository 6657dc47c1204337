"""Time ``pnp build`` against a bare reportlab program that does the same work, in the same run.

Prints one line for each measurement with its target. Times are of whole processes, medians of several runs
that take turns, so that a busy machine slows both. Compare ratios, not seconds, between machines.
"""

import argparse
import itertools
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from work import GAME, make_cards, write_json, write_project

HERE = Path(__file__).parent
TEMPLATES = HERE.parent / "templates"
PNP = Path(sys.executable).with_name("pnp")
# The floor makes no pictures for a gallery either.
BUILD = (str(PNP), "build", "--jobs", "1", "--no-gallery")


@dataclass(frozen=True, slots=True)
class Run:
    """One finished process: wall time in seconds, peak memory in MiB."""

    seconds: float
    memory: float


@dataclass(slots=True)
class Report:
    """The table, line by line as it grows."""

    missed: list[str] = field(default_factory=list)

    def line(self, name: str, value: float, unit: str, target: float, detail: str) -> None:
        verdict = "ok" if value <= target else "MISSED"
        if value > target:
            self.missed.append(name)
        print(f"{name:<34}{value:>9.2f} {unit:<4} target {target:>7.2f}  {verdict:<7} {detail}", flush=True)


@dataclass(frozen=True, slots=True)
class Bench:
    """Where everything happens, and how often."""

    folder: Path
    runs: int

    def project(self, cards: int, kind: str = "jpg", cards_per_picture: int = 10) -> Path:
        """Return a project with a deck of that many cards, which the floor can read, too."""
        folder = self.folder / f"{cards}-{kind}-{cards_per_picture}"
        if not folder.exists():
            deck = make_cards(cards, cards_per_picture)
            write_project(folder, deck, TEMPLATES, kind)
            write_json(deck, folder / "cards.json")
        return folder

    def time(self, command: Sequence[str], folder: Path) -> Run:
        """Run a command to its end. Errors: SystemExit when it fails."""
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(self.folder / "bytecode")}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        log = self.folder / "log.txt"
        with log.open("wb") as output:
            start = time.perf_counter()
            process = subprocess.Popen(
                command, cwd=folder, env=environment, stdout=output, stderr=subprocess.STDOUT
            )
            _, status, usage = os.wait4(process.pid, 0)
            seconds = time.perf_counter() - start
            process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            sys.exit(f"{' '.join(command)} failed:\n{log.read_text()}")
        return Run(seconds, usage.ru_maxrss / 1024)

    def cold(self, project: Path) -> Run:
        """Build a project that has never been built."""
        shutil.rmtree(project / "out", ignore_errors=True)
        return self.time(BUILD, project)

    def floor(self, project: Path) -> Run:
        """Draw the same deck with bare reportlab."""
        art = project / "content" / GAME / "art"
        program = str(HERE / "floor.py")
        return self.time([sys.executable, program, "cards.json", str(art), "floor.pdf"], project)

    def in_turns(self, *measured: Callable[[], Run], runs: int = 0) -> list[Run]:
        """Let each measured thing run in turn, several times; return the median of each."""
        rounds = [[each() for each in measured] for _ in range(runs or self.runs)]
        return [
            Run(statistics.median(run.seconds for run in column), max(run.memory for run in column))
            for column in zip(*rounds, strict=True)
        ]


def compare_with_floor(bench: Bench, report: Report, cards: int, times: float) -> None:
    """Compare a whole build with the floor: time, memory, and size of the file."""
    project = bench.project(cards)
    floor, pnp = bench.in_turns(lambda: bench.floor(project), lambda: bench.cold(project))
    detail = f"{pnp.seconds:.2f} s; the floor {floor.seconds:.2f} s"
    report.line(f"{cards:,} cards, times the floor", pnp.seconds / floor.seconds, "×", times, detail)
    if cards >= 10_000:
        report.line(f"{cards:,} cards, memory", pnp.memory, "MiB", 300, f"the floor {floor.memory:.0f} MiB")
    sizes = [path.stat().st_size / 1e6 for path in (_sheets(project), project / "floor.pdf")]
    detail = f"{sizes[0]:.2f} MB; the floor {sizes[1]:.2f} MB"
    report.line(f"{cards:,} cards, size by the floor's", sizes[0] / sizes[1], "×", 1.1, detail)


def _sheets(project: Path) -> Path:
    (path,) = (project / "out").glob("**/cards.pdf")
    return path


def compare_doubled(bench: Bench, report: Report, cards: int) -> None:
    """Compare twice as many cards with as many."""
    once, twice = (bench.project(number) for number in (cards, 2 * cards))
    one, two = bench.in_turns(lambda: bench.cold(once), lambda: bench.cold(twice))
    name = f"{2 * cards:,} cards by {cards:,}"
    report.line(name, two.seconds / one.seconds, "×", 2.1, f"{one.seconds:.2f} s, {two.seconds:.2f} s")


def compare_picture_kinds(bench: Bench, report: Report, cards: int) -> None:
    """Compare a deck of six pictures as PNG with the same as JPEG."""
    per_picture = -(-cards // 6)
    jpeg, png = (bench.project(cards, kind, per_picture) for kind in ("jpg", "png"))
    first, second = bench.in_turns(lambda: bench.cold(jpeg), lambda: bench.cold(png))
    detail = f"{first.seconds:.2f} s, {second.seconds:.2f} s"
    report.line("PNG art by JPEG art", second.seconds / first.seconds, "×", 1.2, detail)


def time_no_change(bench: Bench, report: Report, cards: int) -> None:
    """Time a build when nothing has changed; it must write nothing."""
    project = bench.project(cards)
    bench.cold(project)
    before = _written(project)
    (warm,) = bench.in_turns(lambda: bench.time(BUILD, project))
    wrote = "wrote nothing" if _written(project) == before else "WROTE FILES"
    report.line(f"{cards:,} cards, nothing changed", warm.seconds, "s", 0.4, wrote)
    if wrote != "wrote nothing":
        report.missed.append("a build without a change wrote files")


def _written(project: Path) -> dict[Path, int]:
    return {path: path.stat().st_mtime_ns for path in (project / "out").rglob("*")}


def time_one_edit(bench: Bench, report: Report, cards: int) -> None:
    """Time a build after one card's text was edited; its sheet must be new."""
    project = bench.project(cards)
    bench.cold(project)
    path = project / "content" / GAME / "components" / "cards-1.yaml"
    numbers = itertools.count(1)

    def edit() -> Run:
        head, key, tail = path.read_text().partition(f"  - id: card-{cards // 2}\n")
        tail = tail.replace("text: ", f"text: Edit {next(numbers)} ", 1)
        path.write_text(head + key + tail)
        before = _sheets(project).read_bytes()
        run = bench.time(BUILD, project)
        if _sheets(project).read_bytes() == before:
            sys.exit("one card was edited, but its sheet is the old one")
        return run

    (edited,) = bench.in_turns(edit)
    report.line(f"{cards:,} cards, one edited", edited.seconds, "s", 0.6, "")


def compare_help(bench: Bench, report: Report) -> None:
    """Compare ``pnp --help`` with the start of Python alone."""
    bare, shown = bench.in_turns(
        lambda: bench.time([sys.executable, "-c", "pass"], bench.folder),
        lambda: bench.time([str(PNP), "--help"], bench.folder),
        runs=2 * bench.runs + 1,
    )
    detail = f"{bare.seconds * 1000:.0f} ms, {shown.seconds * 1000:.0f} ms"
    report.line("pnp --help by bare Python", shown.seconds / bare.seconds, "×", 5, detail)


def main() -> int:
    """Measure everything, and return 1 if ``--strict`` and a target was missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="how often each thing is timed (default: 5)")
    parser.add_argument("--quick", action="store_true", help="leave out the decks of 5,000 and 10,000 cards")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if a target is missed")
    arguments = parser.parse_args()
    report = Report()
    print(f"measured: {' '.join(('pnp', *BUILD[1:]))}")
    with tempfile.TemporaryDirectory(prefix="pnp-bench-") as folder:
        bench = Bench(Path(folder), arguments.runs)
        for warm_up in (bench.floor, bench.cold):
            warm_up(bench.project(54))
        compare_help(bench, report)
        compare_with_floor(bench, report, 54, 2.0)
        compare_with_floor(bench, report, 1000, 2.5)
        time_no_change(bench, report, 1000)
        time_one_edit(bench, report, 1000)
        compare_picture_kinds(bench, report, 1000)
        if not arguments.quick:
            compare_with_floor(bench, report, 10_000, 2.5)
            compare_doubled(bench, report, 5000)
    return int(arguments.strict and bool(report.missed))


if __name__ == "__main__":
    sys.exit(main())
