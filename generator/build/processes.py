"""Processes that work for this one: how many there may be, and how they behave. Light to import."""

import gc
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


def count_processors() -> int:
    """Return how many processors this process may use, which in a container are fewer than there are."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Ignore Ctrl-C for a moment; a process started meanwhile ignores it from the start."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def settle_in() -> None:
    """Prepare a process for its jobs: Ctrl-C is for the one that started it, and it ends with that one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    # Jobs make many objects and hardly any cycle of them.
    gc.disable()


def _end_with_parent() -> None:
    """Leave when the process that started this one is gone: killed, it could not say that no job follows."""
    from multiprocessing import parent_process  # noqa: PLC0415

    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
