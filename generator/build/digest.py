"""Values → digests by what they say, not by where they are written: moved lines leave a digest as it is.

Where a thing was written (its ``origin``) does not count.
"""

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from functools import cache
from hashlib import blake2b
from typing import Any

from msgspec import Struct

_SIZE = 16
_SIMPLE = (str, int, float, bool, type(None))


def digest(*values: object) -> str:
    """Return the digest of the values as a hexadecimal number.

    Errors:
        TypeError: a value of a kind that does not tell what it says.
    """
    return blake2b("\n".join(map(_text, values)).encode(), digest_size=_SIZE).hexdigest()


def _text(value: Any) -> str:
    return _writer(value.__class__)(value)


@cache
def _writer(kind: type) -> Callable[[Any], str]:
    """Return the function that writes values of a kind so that no two different ones are written alike."""
    if kind in _SIMPLE:
        return repr
    if kind is bytes:
        return lambda value: blake2b(value, digest_size=_SIZE).hexdigest()
    if issubclass(kind, Enum):
        return str
    if issubclass(kind, Mapping):
        return lambda value: f"{{{_list(part for pair in value.items() for part in pair)}}}"
    if issubclass(kind, (tuple, list)):
        return lambda value: f"[{_list(value)}]"
    if issubclass(kind, Struct):
        return _record(kind)
    raise TypeError(f"nothing tells one {kind.__name__} from another")


def _list(values: Iterable[object]) -> str:
    return ",".join(map(_text, values))


def _record(kind: type[Struct]) -> Callable[[Any], str]:
    names = tuple(name for name in kind.__struct_fields__ if name != "origin")
    return lambda value: f"{kind.__name__}({_list(getattr(value, name) for name in names)})"
