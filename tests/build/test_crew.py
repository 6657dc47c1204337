"""Work in one process or many: the same results, in the same order, with joblib and without."""

import os
import signal
from collections.abc import Callable, Iterator

import pytest
from generator.build import Silence, WorkersError
from generator.build.crew import work_in_order


def square(number: int) -> int:
    return number * number


def process(_: int) -> int:
    return os.getpid()


def die(_: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


class Told(Silence):
    """A report that remembers."""

    def __init__(self) -> None:
        self.heard: list[object] = []

    def start(self, total: int) -> None:
        self.heard.append(total)

    def step(self, done: str) -> None:
        self.heard.append(done)

    def finish(self) -> None:
        self.heard.append("finished")


@pytest.fixture(params=["joblib", "processes"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    if request.param == "processes":
        monkeypatch.setattr("generator.build.crew.find_spec", lambda _: None)
    return str(request.param)


def run(work: Callable[[int], int], jobs: int) -> Iterator[int]:
    return work_in_order(work, range(9), jobs, Silence(), str)


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_results_come_in_the_order_of_the_parts(way: str, jobs: int) -> None:
    assert list(run(square, jobs)) == [0, 1, 4, 9, 16, 25, 36, 49, 64]


def test_several_processes_work(way: str) -> None:
    assert os.getpid() not in set(run(process, 2))
    assert set(run(process, 1)) == {os.getpid()}


def test_each_part_is_reported() -> None:
    told = Told()
    assert list(work_in_order(square, [3, 4], 1, told, "part {}".format)) == [9, 16]
    assert told.heard == [2, "part 3", "part 4", "finished"]


@pytest.mark.filterwarnings("ignore:A worker stopped")
def test_a_process_that_is_killed_is_told(way: str) -> None:
    with pytest.raises(WorkersError):
        list(run(die, 2))
