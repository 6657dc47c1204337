"""Work that is sent elsewhere: the same results by any way of joblib, sentences where a cluster is not."""

import os
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from generator import __version__
from generator.build import RequestError, Silence
from generator.build.cluster import EVERYWHERE, on_cluster
from generator.build.crew import work_in_order
from generator.build.playtests import run_playtests
from generator.play import Setup

ROOT = Path(__file__).parents[2]
SETUPS = (Setup(game="littoral", edition="table", policies=("greedy",) * 2, seed=5),)


def whose(_: int) -> int:
    return os.getpid()


def run_there(cluster: str) -> set[int]:
    with on_cluster(cluster):
        return set(work_in_order(whose, range(4), EVERYWHERE, Silence(), str))


def test_work_goes_where_the_cluster_is() -> None:
    assert run_there("threading") == {os.getpid()}
    assert os.getpid() not in run_there("loky")


def test_a_cluster_finds_the_same_figures() -> None:
    here = run_playtests(ROOT, SETUPS, (120,), 1, Silence())
    with on_cluster("threading"):
        assert run_playtests(ROOT, SETUPS, (120,), EVERYWHERE, Silence()) == here
    with on_cluster(""):
        assert run_playtests(ROOT, SETUPS, (120,), 2, Silence()) == here


@pytest.mark.parametrize(
    ("cluster", "message"),
    [
        ("dusk://here:1", 'there is no cluster of the kind "dusk": did you mean "dask"?'),
        ("dask", "a Dask cluster has an address, such as dask://localhost:8786"),
        ("dask://localhost:8786", 'this needs a package that is not here: pip install "dask[distributed]"'),
        ("ray", 'this needs a package that is not here: pip install "ray"'),
        ("loky://here", "this machine needs no address, such as here"),
    ],
)
def test_a_cluster_that_is_not_there_is_told(
    cluster: str, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # So that the test says the same where the packages are.
    for package in ("distributed", "ray"):
        monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(RequestError) as caught, on_cluster(cluster):
        pass
    assert str(caught.value) == message


class Client:
    """A cluster of Dask that has another version of the press, or none."""

    answer: str | Exception = ""
    left = 0

    def __init__(self, address: str, timeout: int) -> None:
        assert (address, timeout) == ("tcp://here:1", 30)

    def submit(self, ask: object, *, pure: bool) -> "Client":
        return self

    def result(self, timeout: int) -> str:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer

    def close(self) -> None:
        Client.left += 1


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ("0.0.7", f"the cluster has version 0.0.7 of the press, not {__version__}"),
        (RuntimeError("no module generator"), "the press is not on the cluster"),
    ],
)
def test_a_cluster_without_this_press_is_left(
    answer: str | Exception, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Client, "answer", answer)
    monkeypatch.setattr(Client, "left", 0)
    monkeypatch.setitem(sys.modules, "distributed", SimpleNamespace(Client=Client))
    with pytest.raises(RequestError, match=message), on_cluster("dask://here:1"):
        pass
    assert Client.left == 1
