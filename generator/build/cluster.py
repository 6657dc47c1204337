"""The name of a cluster → joblib sends work there, as long as a block lasts.

``dask://host:8786`` is the scheduler of a Dask cluster, ``ray://host:10001`` a Ray cluster and ``ray`` the
one that Ray finds or starts by itself. ``loky`` and ``threading`` are joblib's own ways, on this machine.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from types import MappingProxyType
from typing import Any

from generator import __version__
from generator.build.request import RequestError
from generator.diagnostic import suggestion

EVERYWHERE = -1
"""Instead of a number of processes: as many as there are where joblib sends the work."""

_PATIENCE = 30
"""Seconds to wait for an answer."""

_WAY_OUT = "install it alike on all machines, the scheduler's too"


@contextmanager
def on_cluster(name: str) -> Iterator[None]:
    """Let joblib send work to a cluster; to none if the name is empty.

    Errors:
        RequestError: there is no such kind, its package is missing, nobody answers at its address, or the
            press is not there.
    """
    if not name:
        yield
        return
    kind, _, address = name.partition("://")
    if kind not in _KINDS:
        raise RequestError(f'there is no cluster of the kind "{kind}": {suggestion(kind, _KINDS)}')
    joblib = _load("joblib", "joblib")
    leave = _KINDS[kind](address)
    try:
        with joblib.parallel_config(backend=kind, n_jobs=EVERYWHERE):
            yield
    finally:
        leave()


def _join_dask(address: str) -> Callable[[], object]:
    """Make the scheduler the one that joblib works with, and return how to leave it."""
    if not address:
        raise RequestError("a Dask cluster has an address, such as dask://localhost:8786")
    distributed = _load("distributed", "dask[distributed]")
    try:
        client = distributed.Client(f"tcp://{address}", timeout=_PATIENCE)
    except (OSError, ValueError) as error:
        raise RequestError(f"no Dask scheduler answers at {address}") from error
    leave: Callable[[], object] = client.close
    _check_version(lambda: client.submit(_tell_version, pure=False).result(timeout=_PATIENCE), leave)
    return leave


def _join_ray(address: str) -> Callable[[], object]:
    """Make the Ray cluster the one that joblib works with, and return how to leave it."""
    ray = _load("ray", "ray")
    try:
        ray.init(f"ray://{address}" if address else None, log_to_driver=False)
    except (OSError, ValueError) as error:
        raise RequestError(f"no Ray cluster answers at {address}") from error
    _load("ray.util.joblib", "ray").register_ray()
    leave: Callable[[], object] = ray.shutdown
    _check_version(lambda: ray.get(ray.remote(_tell_version).remote(), timeout=_PATIENCE), leave)
    return leave


def _tell_version() -> str:
    """Return which version of the press this process has."""
    return __version__


def _check_version(ask: Callable[[], str], leave: Callable[[], object]) -> None:
    """Leave a cluster that has not this press: its results would be others, or never come.

    Errors:
        RequestError: it has another version, or none.
    """
    try:
        found = ask()
    # Whatever goes wrong over there comes back as an error of its own.
    except Exception as error:
        leave()
        raise RequestError(f"the press is not on the cluster: {_WAY_OUT}") from error
    if found != __version__:
        leave()
        raise RequestError(f"the cluster has version {found} of the press, not {__version__}: {_WAY_OUT}")


def _stay_here(address: str) -> Callable[[], object]:
    if address:
        raise RequestError(f"this machine needs no address, such as {address}")
    return lambda: None


_KINDS: Mapping[str, Callable[[str], Callable[[], object]]] = MappingProxyType(
    {"dask": _join_dask, "ray": _join_ray, "loky": _stay_here, "threading": _stay_here}
)


def _load(module: str, package: str) -> Any:
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise RequestError(f'this needs a package that is not here: pip install "{package}"') from error
