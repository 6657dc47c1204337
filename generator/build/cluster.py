"""The name of a cluster → joblib sends work there, as long as a block lasts.

``dask://host:8786`` is the scheduler of a Dask cluster, ``ray://host:10001`` a Ray cluster and ``ray`` the
one that Ray finds or starts by itself. ``loky`` and ``threading`` are joblib's own ways, on this machine.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from types import MappingProxyType
from typing import Any

from generator.build.request import RequestError
from generator.diagnostic import suggestion

EVERYWHERE = -1
"""Instead of a number of processes: as many as there are where joblib sends the work."""

_PATIENCE = "10s"


@contextmanager
def on_cluster(name: str) -> Iterator[None]:
    """Let joblib send work to a cluster; to none if the name is empty.

    Errors:
        RequestError: there is no such kind, its package is missing, or nobody answers at its address.
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
        leave: Callable[[], object] = distributed.Client(f"tcp://{address}", timeout=_PATIENCE).close
    except (OSError, ValueError) as error:
        raise RequestError(f"no Dask scheduler answers at {address}") from error
    return leave


def _join_ray(address: str) -> Callable[[], object]:
    ray = _load("ray", "ray")
    try:
        ray.init(f"ray://{address}" if address else None, ignore_reinit_error=True, log_to_driver=False)
    except (OSError, ValueError) as error:
        raise RequestError(f"no Ray cluster answers at {address}") from error
    _load("ray.util.joblib", "ray").register_ray()
    leave: Callable[[], object] = ray.shutdown
    return leave


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
