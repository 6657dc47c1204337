"""A function and the parts of some work → the result of each as it is done, from processes of this machine.

Each process has a pipe of its own and shares nothing with the others. So any of them may be stopped at any
moment, even with half a result in its pipe, and nobody waits for the rest of it.
"""

import traceback
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from generator.build.processes import deaf_to_interrupts, settle_in
from generator.build.request import WorkersError

P = TypeVar("P")
R = TypeVar("R")


def work_apart(work: Callable[[P], R], parts: Sequence[P], processes: int) -> Iterator[tuple[int, R]]:
    """Do all parts, each in the next process that is free, and yield what came of them as it comes.

    Args:
        work: A function of a module, which other processes can import.
        parts: What it is called with, one by one.
        processes: How many work, at most one for each part.

    Errors:
        WorkersError: a process was killed.
        Exception: whatever ``work`` raises, with a note of where.
    """
    from multiprocessing import connection  # noqa: PLC0415

    crew: dict[Connection, BaseProcess] = {}
    try:
        _start(crew, work, min(processes, len(parts)))
        waiting = iter(enumerate(parts))
        busy: dict[Connection, int] = {}
        for pipe in crew:
            _hand_on(pipe, waiting, busy)
        while busy:
            ready = connection.wait(list(busy))
            for pipe in [pipe for pipe in busy if pipe in ready]:
                number = busy.pop(pipe)
                result: R = _receive(pipe)
                _hand_on(pipe, waiting, busy)
                yield number, result
    finally:
        for process in crew.values():
            process.terminate()
        for pipe, process in crew.items():
            process.join()
            pipe.close()


def _start(crew: dict[Connection, BaseProcess], work: Callable[[P], R], processes: int) -> None:
    from multiprocessing import get_context  # noqa: PLC0415

    # A fresh interpreter for each process is the only way that is safe on every system and beside threads.
    context = get_context("spawn")
    with deaf_to_interrupts():
        for _ in range(processes):
            near, far = context.Pipe()
            process = context.Process(target=_serve, args=(far, work), daemon=True)
            process.start()
            # Only the process holds its end now, so that the pipe ends with it.
            far.close()
            crew[near] = process


def _hand_on(pipe: Connection, waiting: Iterator[tuple[int, P]], busy: dict[Connection, int]) -> None:
    for number, part in waiting:
        try:
            pipe.send(part)
        except OSError as error:
            raise WorkersError from error
        busy[pipe] = number
        return


def _receive(pipe: Connection) -> Any:
    try:
        result, error = pipe.recv()
    except (EOFError, OSError) as gone:
        raise WorkersError from gone
    if error is not None:
        raise error
    return result


def _serve(pipe: Connection, work: Callable[[P], R]) -> None:
    """Do one part after another until nobody listens any more."""
    settle_in()
    try:
        while True:
            pipe.send(_attempt(work, pipe.recv()))
    except (EOFError, OSError):
        return


def _attempt(work: Callable[[P], R], part: P) -> tuple[R | None, Exception | None]:
    try:
        return work(part), None
    except Exception as error:
        error.add_note(traceback.format_exc())
        return None, error
