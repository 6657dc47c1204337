"""The shape of a file: pydantic models at the edge, whose complaints become diagnostics in plain words.

A model reads a group of nodes. Unknown keys are refused with the nearest right one, and every complaint
points at the key or value that it is about. What may be written is said in the models of the other modules.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, TypeVar, get_args, get_origin

from pydantic import BaseModel, BeforeValidator, ConfigDict, ValidationError, ValidationInfo, model_validator

from generator.diagnostic import suggestion
from generator.expression import ExpressionError, Names
from generator.read import scalars
from generator.read.faults import ContentError, Faults
from generator.read.nodes import Document, Group, Listing, Node, Scalar, find

# How a missing key is written, where a placeholder "…" would help little.
_EXAMPLES: Mapping[str, str] = MappingProxyType(
    {
        "art": "art: sign/coin",
        "base": 'base: "#fdd457"',
        "because": "because: every space holds one item",
        "component": "component: items",
        "expect": 'expect: "count(items) == 64"',
        "face": "face: card.svg.j2",
        "font": "font: Noto Sans",
        "members": "members: {yellow: Yellow, blue: Blue}",
        "languages": "languages: [en, fr]",
        "name": "name: Coins",
        "players": "players: {least: 2, most: 4}",
        "size": "size: poker",
        "source": "source: en",
        "stock": "stock: cards",
        "title": "title: My Game",
    }
)


class Shape(BaseModel):
    """A group of keys. ``short`` names the key that is meant when one value stands in for the group."""

    model_config = ConfigDict(extra="forbid", frozen=True, arbitrary_types_allowed=True)
    short: ClassVar[str] = ""

    @model_validator(mode="before")
    @classmethod
    def _open(cls, node: Any) -> Any:
        if isinstance(node, Group):
            return dict(node.entries)
        if isinstance(node, Scalar) and cls.short:
            return {cls.short: node}
        if isinstance(node, (Scalar, Listing)):
            keys = ", ".join(field.alias or name for name, field in cls.model_fields.items())
            raise ContentError("S103", "a group of keys is wanted here", f"its keys are: {keys}")
        return node


def _open_group(node: Any) -> Any:
    return dict(_group(node).entries) if isinstance(node, (Scalar, Listing, Group)) else node


def _group(node: Any) -> Any:
    if isinstance(node, (Scalar, Listing)):
        raise ContentError("S103", "a group of keys is wanted here")
    return node


def _open_listing(node: Any) -> Any:
    if isinstance(node, (Scalar, Group)):
        raise ContentError(
            "S103", "a list is wanted here", 'write [one, two], or each on a line of its own after a "-"'
        )
    return list(node.items) if isinstance(node, Listing) else node


def _names(info: ValidationInfo) -> Names:
    names: Names = (info.context or {}).get("names", {})
    return names


T = TypeVar("T")

Text = Annotated[str, BeforeValidator(scalars.as_text)]
Written = Annotated[str, BeforeValidator(scalars.as_written)]
Word = Annotated[str, BeforeValidator(scalars.as_word)]
Id = Annotated[str, BeforeValidator(scalars.as_id)]
Name = Annotated[str, BeforeValidator(scalars.as_name)]
Points = Annotated[float, BeforeValidator(scalars.as_points)]
Number = Annotated[float, BeforeValidator(lambda node, info: scalars.as_number(node, _names(info)))]
Whole = Annotated[int, BeforeValidator(lambda node, info: scalars.as_whole(node, _names(info)))]
Flag = Annotated[bool, BeforeValidator(lambda node, info: scalars.as_flag(node, _names(info)))]
Length = Annotated[float, BeforeValidator(lambda node, info: scalars.as_length(node, _names(info)))]
GroupOf = Annotated[dict[str, T], BeforeValidator(_open_group)]
ListOf = Annotated[tuple[T, ...], BeforeValidator(_open_listing)]
# Parts that are read by hand: any node, or any group.
Raw = Any
RawGroup = Annotated[Group, BeforeValidator(_group)]

S = TypeVar("S", bound=Shape)


def read_shape(
    shape: type[S],
    document: Document,
    node: Node,
    faults: Faults,
    names: Names = {},  # noqa: B006
) -> S | None:
    """Read a group of nodes as a shape. None, and the faults, if it is not."""
    try:
        return shape.model_validate(node, context={"names": names})
    except ValidationError as error:
        for complaint in error.errors(include_url=False):
            _report(complaint, shape, document, node, faults)
        return None


def _report(
    complaint: Mapping[str, Any], shape: type[Shape], document: Document, root: Node, faults: Faults
) -> None:
    path = [str(step) for step in complaint["loc"]]
    parent, key = _deepest(root, path[:-1]), path[-1] if path else ""
    cause = complaint.get("ctx", {}).get("error")
    if complaint["type"] == "extra_forbidden" and isinstance(parent, Group):
        way_out = suggestion(key, _keys(shape, path[:-1]))
        faults.add("S101", document.key(parent, key), f'unknown key "{key}"', way_out)
    elif complaint["type"] == "missing":
        example = _EXAMPLES.get(key, f"{key}: …")
        faults.add("S102", document.span(parent), f'the key "{key}" is missing', f"such as {example}")
    elif isinstance(cause, (ContentError, ExpressionError)):
        faults.add_faulty(cause, document, _deepest(root, path))
    else:
        faults.add("S103", document.span(_deepest(root, path)), f"this cannot be read: {complaint['msg']}")


def _deepest(node: Node, path: list[str]) -> Node:
    """Return the node at a path, or the last one on the way to it that there is."""
    for step in path:
        found = find(node, [step])
        if found is None:
            return node
        node = found
    return node


def _keys(shape: type[Shape], path: list[str]) -> tuple[str, ...]:
    """Return the keys that a shape has at a path."""
    current: Any = shape
    for step in path:
        if isinstance(current, type) and issubclass(current, Shape):
            fields = {field.alias or name: field.annotation for name, field in current.model_fields.items()}
            current = _inner(fields.get(step))
        elif get_origin(current) in (dict, tuple):
            current = _inner(get_args(current)[1 if get_origin(current) is dict else 0])
    if isinstance(current, type) and issubclass(current, Shape):
        return tuple(field.alias or name for name, field in current.model_fields.items())
    return ()


def _inner(annotation: Any) -> Any:
    """Return the type inside ``Annotated`` and ``… | None``."""
    if get_origin(annotation) is Annotated:
        return _inner(get_args(annotation)[0])
    options = [option for option in get_args(annotation) if option is not type(None)]
    if type(None) in get_args(annotation) and len(options) == 1:
        return _inner(options[0])
    return annotation
