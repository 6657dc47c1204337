"""A function and the parts of some work → its results in the order of the parts, from one process or many.

With joblib, which is optional, the parts go wherever joblib is told to send them: to the processors of this
machine, or to a cluster; see ``cluster``. Without it they go to processes of this machine.
"""

from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from typing import TypeVar

from generator.build.cluster import EVERYWHERE
from generator.build.processes import count_processors, deaf_to_interrupts
from generator.build.request import Report, WorkersError

P = TypeVar("P")
R = TypeVar("R")


def work_in_order(
    work: Callable[[P], R], parts: Sequence[P], jobs: int, report: Report, name: Callable[[P], str]
) -> Iterator[R]:
    """Do all parts of some work and yield the results in their order.

    Args:
        work: A function of a module, which other processes can import.
        parts: What it is called with, one by one.
        jobs: How many processes may work; 0 means one for each processor, ``EVERYWHERE`` all of a cluster.
        report: Hears of each part that is done.
        name: What the report calls a part.

    Errors:
        WorkersError: a process was killed.
    """
    if jobs != EVERYWHERE:
        jobs = min(jobs or count_processors(), len(parts))
    report.start(len(parts))
    try:
        for part, result in zip(parts, _results(work, parts, jobs), strict=True):
            report.step(name(part))
            yield result
    finally:
        report.finish()


def _results(work: Callable[[P], R], parts: Sequence[P], jobs: int) -> Iterator[R]:
    if jobs in (0, 1):
        return map(work, parts)
    return _by_joblib(work, parts, jobs) if find_spec("joblib") else _by_processes(work, parts, jobs)


def _by_joblib(work: Callable[[P], R], parts: Sequence[P], jobs: int) -> Iterator[R]:
    from joblib import Parallel, delayed  # noqa: PLC0415
    from joblib.externals.loky.process_executor import TerminatedWorkerError  # noqa: PLC0415
    from joblib.parallel import get_active_backend  # noqa: PLC0415

    try:
        # Ray gives all results at once.
        by_and_by = get_active_backend()[0].supports_return_generator
        crew = Parallel(n_jobs=jobs, return_as="generator" if by_and_by else "list")
        with deaf_to_interrupts():
            results = crew(delayed(work)(part) for part in parts)
        yield from results
    except TerminatedWorkerError as error:
        raise WorkersError from error


def _by_processes(work: Callable[[P], R], parts: Sequence[P], jobs: int) -> Iterator[R]:
    from generator.build.parallel import work_apart  # noqa: PLC0415

    early: dict[int, R] = {}
    following = 0
    for number, result in work_apart(work, parts, jobs):
        early[number] = result
        while following in early:
            yield early.pop(following)
            following += 1
