"""Values → digests by what they say, not by where they are written: moved lines leave a digest as it is."""

from collections.abc import Mapping
from hashlib import blake2b

from msgspec import msgpack

from generator.diagnostic import Origin

_SIZE = 16


def digest(*values: object) -> str:
    """Return the digest of the values as a hexadecimal number.

    Errors:
        TypeError: a value of a kind that does not tell what it says.
    """
    return blake2b(msgpack.encode(values, enc_hook=_said), digest_size=_SIZE).hexdigest()


def _said(value: object) -> object:
    """Return what a value says that is neither a record nor plain data."""
    if isinstance(value, Origin):
        return None
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(f"nothing tells one {type(value).__name__} from another")
