"""Jobs → outcomes, in one process or in several, whose number changes nothing in what comes out."""

import os
import signal
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from generator.build.job import Job, Outcome
from generator.build.press import Press, open_press
from generator.build.request import Report, WorkersError
from generator.build.run import run_job
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
    processes = min(processes or os.cpu_count() or 1, len(jobs))
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
        press = press or open_press(job.root, games)
        yield number, run_job(press, job)


def _in_many(jobs: Sequence[Job], processes: int) -> Iterator[tuple[int, Outcome]]:
    # Only here, as one process needs nothing of it.
    from concurrent.futures import Future, ProcessPoolExecutor, as_completed  # noqa: PLC0415
    from concurrent.futures.process import BrokenProcessPool  # noqa: PLC0415
    from multiprocessing import get_context  # noqa: PLC0415

    # A fresh interpreter for each process is the only way that is safe on every system and with threads
    # about.
    with ProcessPoolExecutor(
        processes, mp_context=get_context("spawn"), initializer=_ignore_interrupts
    ) as pool:
        waiting: dict[Future[Outcome], int] = {
            pool.submit(_work, job): number for number, job in enumerate(jobs)
        }
        try:
            for future in as_completed(waiting):
                yield waiting[future], future.result()
        except BrokenProcessPool as error:
            raise WorkersError from error
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _work(job: Job) -> Outcome:
    return run_job(_press(job.root), job)


@cache
def _press(root: Path) -> Press:
    """Return the press of this process, which lives as long as one build."""
    return open_press(root)
