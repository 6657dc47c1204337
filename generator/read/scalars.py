"""What one scalar says, typed by the place where it stands: node in, value out, or a ``ContentError``.

Where a number is wanted, ``012`` is refused instead of read as 10; where a word is wanted, ``no`` and
``1.00`` stay as they are written. A placeholder is worth its expression.
"""

import keyword
import math
import re
from collections.abc import Collection

from generator.expression import Names, describe, fill_value
from generator.model import LoopSource
from generator.read.faults import ContentError
from generator.read.nodes import Group, Listing, Scalar
from generator.units import mm_to_pt, parse_length

MAX_NUMBER = 10**12
MAX_LENGTH_MM = 5_000.0

_INTEGER = re.compile(r"[-+]?(0|[1-9][0-9]*)")
_DECIMAL = re.compile(
    r"[-+]?(0|[1-9][0-9]*)?\.[0-9]+([eE][-+]?[0-9]+)?|[-+]?(0|[1-9][0-9]*)\.?[eE][-+]?[0-9]+"
)
_LEADING_ZERO = re.compile(r"[-+]?0[0-9]+(\.[0-9]*)?")
_ID = re.compile(r"[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9_-])?")
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
_FLAGS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
RESERVED_NAMES = frozenset({"players", "true", "false"})


def as_scalar(node: object, wanted: str = "one value") -> Scalar:
    """Return the node if it is a scalar."""
    match node:
        case Scalar():
            return node
        case Group(entries=entries) if len(entries) == 1 and node.end:
            message = f"{wanted} is wanted here, not a group of keys"
            raise ContentError("S103", message, f'put a placeholder in quotes: "{{{next(iter(entries))}}}"')
        case Group():
            raise ContentError("S103", f"{wanted} is wanted here, not a group of keys")
        case Listing():
            raise ContentError("S103", f"{wanted} is wanted here, not a list")
    raise TypeError(node)


def as_text(node: object) -> str:
    """Return a text without the white space around it."""
    # Most nodes are plain texts: they are let through first.
    if type(node) is Scalar:
        text = node.text.strip(" \t\n")
        if text:
            return text
    return _something(as_scalar(node, "a text")).strip(" \t\n")


def as_written(node: object) -> str:
    """Return a text with the white space around it."""
    return _something(as_scalar(node, "a text"))


def as_word(node: object) -> str:
    """Return a word exactly as it is written: ``no`` stays ``no``, ``1.00`` stays ``1.00``."""
    text = as_text(node)
    if "\n" in text:
        raise ContentError("S103", "one word is wanted here, not several lines")
    return text


def as_name(node: object) -> str:
    """Return an id that expressions can use as a name."""
    return check_name(as_word(node))


def check_id(text: str) -> str:
    """Return the text if it can be an id."""
    if not _ID.fullmatch(text):
        raise ContentError(
            "S108", f'"{text}" cannot be an id', 'use letters a to z, digits, "-", "_" and "."'
        )
    return text


def check_name(text: str, reserved: Collection[str] = RESERVED_NAMES) -> str:
    """Return the text if it can be used as a name in expressions."""
    if not _NAME.fullmatch(text):
        raise ContentError(
            "S108",
            f'"{text}" cannot be a name',
            'use letters a to z, digits, "-" and "_"; begin with a letter',
        )
    if keyword.iskeyword(text) or text in reserved:
        raise ContentError(
            "S108", f'the name "{text}" has a meaning of its own in expressions', "choose another"
        )
    return text


def as_number(node: object, names: Names) -> int | float:
    """Return a number; a placeholder is worth its expression."""
    text = _something(as_scalar(node, "a number")).strip()
    value: object = fill_value(text, names) if "{" in text else text
    number = parse_number(value) if isinstance(value, str) else value
    if isinstance(number, bool) or not isinstance(number, (int, float)):
        said = describe(value) if "{" in text else f'"{text}"'
        raise ContentError("S104", f"{said} is not a number", _number_help(text))
    return number


def as_whole(node: object, names: Names, least: int = 0, most: int = MAX_NUMBER) -> int:
    """Return a whole number within bounds."""
    value = as_number(node, names)
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if not isinstance(value, int) or not least <= value <= most:
        raise ContentError("S105", f"{value} is not a whole number from {least} to {most}")
    return value


def parse_number(text: str) -> int | float | None:
    """Return the number that a text is, or None.

    Errors:
        ContentError: a number with zeros before it, or one that no game needs.
    """
    value: int | float
    if _INTEGER.fullmatch(text):
        value = int(text) if len(text) < 20 else MAX_NUMBER + 1
    elif _DECIMAL.fullmatch(text):
        value = float(text)
    elif _LEADING_ZERO.fullmatch(text):
        way_out = f"write {text.lstrip('+-0') or 0} for the number"
        raise ContentError("S104", f'"{text}" begins with a zero', way_out)
    else:
        return None
    if not abs(value) <= MAX_NUMBER or math.isnan(value):
        raise ContentError("S105", f"{text} is too large", f"the limit is {MAX_NUMBER}")
    return value


def _number_help(text: str) -> str:
    if re.fullmatch(r"[-+]?[0-9]+,[0-9]+", text):
        return f"write {text.replace(',', '.')}"
    return "write digits, such as 3 or 1.5"


def as_flag(node: object, names: Names) -> bool:
    """Return true or false; yes, no, on and off mean the same where nothing else can be meant."""
    text = _something(as_scalar(node, "true or false")).strip()
    value = fill_value(text, names) if "{" in text else _FLAGS.get(text.lower())
    if not isinstance(value, bool):
        raise ContentError("S106", f'"{text}" is neither true nor false')
    return value


def as_length(node: object, names: Names) -> float:
    """Return a length in mm, zero or more."""
    text = _something(as_scalar(node, "a length")).strip()
    value = fill_value(text, names) if "{" in text else text
    length = parse_length(str(value))
    if length is None:
        raise ContentError("S107", f'"{value}" is not a length', _length_help(str(value)))
    if not 0 <= length <= MAX_LENGTH_MM:
        raise ContentError(
            "S105", f'"{value}" is out of bounds', f"a length is from 0 to {MAX_LENGTH_MM:g} mm"
        )
    return length


def as_points(node: object) -> float:
    """Return a size of type, in points."""
    text = as_word(node)
    length = parse_length(text)
    if length is None:
        raise ContentError("S107", f'"{text}" is not a size of type', "write it with its unit, such as 9 pt")
    size = round(mm_to_pt(length), 6)
    if not 1 <= size <= 1000:
        raise ContentError("S105", f'"{text}" is out of bounds', "type is from 1 pt to 1000 pt")
    return size


def _length_help(text: str) -> str:
    if re.match(r"[0-9]+,[0-9]", text):
        return f"write {text.replace(',', '.')}"
    if re.fullmatch(r"[0-9]+(\.[0-9]+)?", text):
        return f"write its unit, such as {text} mm"
    return "write a number and its unit, such as 18 mm, 2.5 in or 9 pt"


def _something(scalar: Scalar) -> str:
    if not scalar.text.strip():
        raise ContentError("S109", "there is nothing after the key", "write a value, or leave the key out")
    return scalar.text


def free_value(scalar: Scalar) -> str | int | float | bool:
    """Return what a scalar means in a free place, such as a parameter: a number, true, false, or a word."""
    text = _something(scalar).strip(" \t\n")
    if scalar.quoted:
        return text
    if text in ("true", "false"):
        return text == "true"
    try:
        number = parse_number(text)
    except ContentError as error:
        raise ContentError(error.code, error.message, f"{error.hint}, or put a word in quotes") from None
    return text if number is None else number


def as_loop(node: object) -> LoopSource:
    """Return what a variable of a ``for`` runs through: the values of a list, or what else is written."""
    if isinstance(node, Listing):
        return tuple(free_value(as_scalar(item, "a word or a number")) for item in node.items)
    return as_word(node)
