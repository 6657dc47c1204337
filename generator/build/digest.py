"""Values → digests by what they say, not by where they are written: moved lines leave a digest as it is.

Fields that are not compared (``origin``) do not count. Shaped words and long texts that many drawings share
are digested once.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from hashlib import blake2b

from generator.drawing import Glyphs

_SIZE = 16
_LONG = 200
_SIMPLE = (str, int, float, bool, type(None))


class Digester:
    """Digests values; it keeps what it has digested alive, so that one object always has one digest."""

    __slots__ = ("_shared", "_writers")

    def __init__(self) -> None:
        self._shared: dict[int, tuple[object, str]] = {}
        self._writers: dict[type, Callable[[object], str]] = {str: self._string, Glyphs: self._glyphs}

    def digest(self, *values: object) -> str:
        """Return the digest of the values as a hexadecimal number.

        Errors:
            TypeError: a value of a kind that does not tell what it says.
        """
        return _hash("\n".join(map(self._text, values)))

    def _text(self, value: object) -> str:
        kind = type(value)
        writer = self._writers.get(kind)
        if writer is None:
            writer = self._writers[kind] = self._writer(kind)
        return writer(value)

    def _writer(self, kind: type) -> Callable[[object], str]:
        """Return the function that writes values of a kind."""
        if kind in _SIMPLE:
            return repr
        if kind is bytes:
            return lambda value: blake2b(value, digest_size=_SIZE).hexdigest()  # type: ignore[arg-type]
        if issubclass(kind, Enum):
            return str
        if issubclass(kind, Mapping):
            return self._mapping
        if issubclass(kind, (tuple, list)):
            return self._list
        if is_dataclass(kind):
            return self._record(kind)
        raise TypeError(f"nothing tells one {kind.__name__} from another")

    def _string(self, value: object) -> str:
        # Long texts are art, which many drawings share.
        return self._once(value, str) if len(str(value)) > _LONG else repr(value)

    def _glyphs(self, value: object) -> str:
        return self._once(value, self._record(Glyphs))

    def _mapping(self, value: object) -> str:
        assert isinstance(value, Mapping)
        return self._list([part for pair in value.items() for part in pair])

    def _list(self, value: object) -> str:
        assert isinstance(value, Iterable)
        return f"[{','.join(map(self._text, value))}]"

    def _record(self, kind: type) -> Callable[[object], str]:
        names = tuple(field.name for field in fields(kind) if field.compare)
        name = kind.__name__

        def write(value: object) -> str:
            return f"{name}({','.join([self._text(getattr(value, field)) for field in names])})"

        return write

    def _once(self, value: object, write: Callable[[object], str]) -> str:
        known = self._shared.get(id(value))
        if known is None:
            known = self._shared[id(value)] = (value, _hash(write(value)))
        return known[1]


def _hash(text: str) -> str:
    return blake2b(text.encode(), digest_size=_SIZE).hexdigest()
