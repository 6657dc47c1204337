"""Processes that work apart: every result once, faults told, and an end at any moment."""

import os
import signal
import time
from multiprocessing import active_children

import pytest
from generator.build import WorkersError
from generator.build.parallel import work_apart

MUCH = 1 << 26  # bytes: far more than a pipe holds


def double(number: int) -> int:
    return 2 * number


def fail(number: int) -> int:
    raise ValueError(f"no {number}")


def swell(number: int) -> bytes:
    return bytes(MUCH)


def die(number: int) -> int:
    if number == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def left() -> list[str]:
    """Return the processes that are still there; joblib keeps its own for other tests to come."""
    return [child.name for child in active_children() if not child.name.startswith("Loky")]


@pytest.mark.parametrize("processes", [1, 2, 9])
def test_every_part_is_done_once(processes: int) -> None:
    assert sorted(work_apart(double, [5, 6, 7], processes)) == [(0, 10), (1, 12), (2, 14)]


def test_nothing_to_do_is_done_at_once() -> None:
    assert list(work_apart(double, [], 2)) == []


def test_an_error_is_raised_here_and_tells_where_it_came_from() -> None:
    with pytest.raises(ValueError, match="no 3") as caught:
        list(work_apart(fail, [3], 1))
    assert "in fail" in caught.value.__notes__[0]
    assert not left()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system cannot kill like that")
def test_a_process_that_is_killed_is_told_and_the_others_end() -> None:
    with pytest.raises(WorkersError):
        list(work_apart(die, range(5), 2))
    assert not left()


def test_leaving_stops_processes_that_have_half_a_result_in_their_pipes() -> None:
    results = work_apart(swell, [0, 1, 2, 3], 2)
    next(results)
    time.sleep(0.3)  # Now the others have more to say than their pipes hold.
    results.close()  # type: ignore[attr-defined]
    assert not left()
