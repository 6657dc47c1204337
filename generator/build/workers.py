"""Jobs → outcomes, in one process or in several, whose number changes nothing in what comes out."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import zip_longest
from pathlib import Path

from generator.build.job import Job, Outcome
from generator.build.press import Press, open_press
from generator.build.processes import count_processors
from generator.build.request import Report
from generator.build.run import run_job
from generator.localize.pseudo import PSEUDO
from generator.model import Game


def run_jobs(
    jobs: Sequence[Job], games: Sequence[Game], processes: int, report: Report
) -> tuple[Outcome, ...]:
    """Do all jobs and return their outcomes in the order of the jobs.

    Args:
        jobs: What there is to do.
        games: Games that have been read already.
        processes: How many may work; 0 means one for each processor.
        report: Hears of each job that is done.

    Errors:
        WorkersError: a process was killed.
    """
    processes = min(processes or count_processors(), len(jobs))
    report.start(len(jobs))
    try:
        outcomes = _in_one(jobs, games) if processes < 2 else _in_many(jobs, processes)
        found: dict[int, Outcome] = {}
        for number, outcome in outcomes:
            found[number] = outcome
            report.step(jobs[number].folder)
    finally:
        report.finish()
    return tuple(found[number] for number in range(len(jobs)))


def _in_one(jobs: Sequence[Job], games: Sequence[Game]) -> Iterator[tuple[int, Outcome]]:
    press: Press | None = None
    for number, job in enumerate(jobs):
        press = press or open_press(job.root, games, [code for job in jobs for code in job.languages])
        yield number, run_job(press, job)


def _in_many(jobs: Sequence[Job], processes: int) -> Iterator[tuple[int, Outcome]]:
    # Only here, as one process needs nothing of it.
    from generator.build.parallel import work_apart  # noqa: PLC0415

    order = _in_turns(jobs)
    for number, outcome in work_apart(_work, [jobs[number] for number in order], processes):
        yield order[number], outcome


def _in_turns(jobs: Sequence[Job]) -> list[int]:
    """Return the numbers of the jobs, one of each game in turn.

    So a process often stays with a game, whose pictures and templates it has made ready already.
    """
    games: dict[str, list[int]] = {}
    for number, job in enumerate(jobs):
        games.setdefault(job.game, []).append(number)
    return [number for turn in zip_longest(*games.values()) for number in turn if number is not None]


def _work(job: Job) -> Outcome:
    return run_job(_press(job.root, PSEUDO in job.languages), job)


@cache
def _press(root: Path, pseudo: bool) -> Press:
    """Return the press of this process, which is kept for the length of one build."""
    return open_press(root, spoken=(PSEUDO,) if pseudo else ())
