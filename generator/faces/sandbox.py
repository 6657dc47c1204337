"""Faces: Jinja within bounds. Templates come from strangers: they see data only, and always come to an end.

Jinja's own sandbox keeps Python out of reach, but lets a template run or grow for ever. Here every turn of a
loop, call and inclusion costs a step of a budget, every text has a longest length, values have no methods.
"""

from collections.abc import Iterable, Iterator
from typing import Any, cast

from jinja2 import BaseLoader, StrictUndefined, Undefined, nodes, pass_context
from jinja2.environment import TemplateModule
from jinja2.runtime import Context, LoopContext, markup_join
from jinja2.sandbox import SandboxedEnvironment
from jinja2.visitor import NodeTransformer
from markupsafe import Markup, escape

from generator.faces.variables import Fields

MOST_STEPS = 200_000
LONGEST_RANGE = 10_000
LONGEST_OUTPUT = 2_000_000
_LONGEST_TEXT = 100_000
_LARGEST_WEIGHT = 200_000
_LARGEST_NUMBER = 10**15
_WEIGHT_OF_A_STEP = 100
_FILTERS = (
    "abs capitalize count default first float int last length list lower max min reverse round sort string"
    " title trim unique upper"
)
_DICT_METHODS = ("get", "items", "keys", "values")


class LimitError(Exception):
    """A template wants more than any face needs; the message says what."""


class Unknown(StrictUndefined):
    """A name that does not exist. Its message is the name, and the names there are, one a line."""

    __slots__ = ()

    @property
    def _undefined_message(self) -> str:
        known = self._undefined_obj if isinstance(self._undefined_obj, Fields) else ()
        return "\n".join([str(self._undefined_name), *map(str, known)])


class TemplateSandbox(SandboxedEnvironment):
    """The environment of the templates of one game."""

    intercepted_binops = frozenset({"+", "*", "**", "%"})

    def __init__(self, loader: BaseLoader) -> None:
        super().__init__(
            loader=loader,
            autoescape=True,
            undefined=Unknown,
            finalize=_keep_line_breaks,
            auto_reload=False,
        )
        self.steps = 0
        meters = {
            "_paced": _paced,
            "_joined": _joined,
            "_bounded": _bounded,
            "_weighed": _weighed,
            "join": _join,
            "sum": _sum,
        }
        self.filters = {**{name: self.filters[name] for name in _FILTERS.split()}, **meters}
        self.globals = {"range": _range}

    def spend(self) -> None:
        """Pay for one turn of a loop, one call or one inclusion.

        Errors:
            LimitError: nothing is left.
        """
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise LimitError(f"it takes more than {MOST_STEPS} steps")

    def weigh(self, value: Any) -> Any:
        """Return a value that is not too large, counting a list again wherever it is inside another.

        Printing, comparing and sorting all walk that far, though it takes no more room than one list.

        Errors:
            LimitError: it is too large, or nothing is left to pay for the counting.
        """
        self.steps += _weight(_bounded(value)) // _WEIGHT_OF_A_STEP
        return value

    def getattr(self, obj: Any, attribute: str) -> Any:
        """Look a name up in data, in ``loop`` or in an imported template; nothing else has parts."""
        if isinstance(obj, (Fields, Undefined)):
            return self.getitem(obj, attribute)
        if isinstance(obj, dict):
            return getattr(obj, attribute) if attribute in _DICT_METHODS else self.getitem(obj, attribute)
        if isinstance(obj, (LoopContext, TemplateModule)) and not attribute.startswith("_"):
            return getattr(obj, attribute, self.undefined(obj=obj, name=attribute))
        return self.undefined(obj=obj, name=attribute)

    def getitem(self, obj: Any, argument: Any) -> Any:
        """Look up an entry of a group or list; nothing has no entries, which is where its name is told."""
        try:
            return obj[argument]
        except (TypeError, LookupError):
            return self.undefined(obj=obj, name=argument)

    def call(self, context: Context, obj: Any, /, *args: Any, **kwargs: Any) -> Any:
        """Call a macro or a function, at the price of a step."""
        self.spend()
        self.weigh((args, kwargs))
        return self.weigh(super().call(context, obj, *args, **kwargs))

    def call_binop(self, context: Context, operator: str, left: Any, right: Any) -> Any:
        """Calculate with numbers of a sensible size; texts and lists can be added, and nothing else."""
        if operator != "+" and not (isinstance(left, (int, float)) and isinstance(right, (int, float))):
            raise TypeError(f'"{operator}" is for numbers only, and a text or list was given')
        if operator == "**" and abs(right) > 64:
            raise LimitError(f"the power {right} is too large")
        return self.weigh(super().call_binop(context, operator, left, right))

    def get_template(self, *args: Any, **kwargs: Any) -> Any:
        """Look a template up, at the price of a step when another one includes it."""
        self.spend()
        return super().get_template(*args, **kwargs)

    def _parse(self, source: str, name: str | None, filename: str | None) -> nodes.Template:
        tree: nodes.Template = _Meters().visit(super()._parse(source, name, filename))
        return tree


class _Meters(NodeTransformer):
    """Puts meters around what loops run through, and around texts that are joined or captured."""

    def visit_For(self, node: nodes.For) -> nodes.For:  # noqa: N802 - Jinja calls it by the node's name
        self.generic_visit(node)
        node.iter = _through(node.iter, "_paced", node.lineno)
        return node

    def visit_List(self, node: nodes.List) -> nodes.Filter:  # noqa: N802
        self.generic_visit(node)
        return _through(node, "_weighed", node.lineno)

    def visit_Dict(self, node: nodes.Dict) -> nodes.Filter:  # noqa: N802
        self.generic_visit(node)
        return _through(node, "_weighed", node.lineno)

    def visit_Tuple(self, node: nodes.Tuple) -> nodes.Expr:  # noqa: N802
        self.generic_visit(node)
        # The names that a loop or {% set %} gives are a tuple too.
        return _through(node, "_weighed", node.lineno) if node.ctx == "load" else node

    def visit_AssignBlock(self, node: nodes.AssignBlock) -> nodes.AssignBlock:  # noqa: N802
        self.generic_visit(node)
        node.filter = _through(node.filter, "_bounded", node.lineno)
        return node

    def visit_Concat(self, node: nodes.Concat) -> nodes.Filter:  # noqa: N802
        self.generic_visit(node)
        return _through(nodes.List(node.nodes, lineno=node.lineno), "_joined", node.lineno)


def _through(node: nodes.Node | None, meter: str, line: int) -> nodes.Filter:
    return nodes.Filter(cast("nodes.Expr | None", node), meter, [], [], None, None, lineno=line)


@pass_context
def _paced(context: Context, values: Iterable[Any]) -> Iterator[Any]:
    environment = context.environment
    assert isinstance(environment, TemplateSandbox)
    for value in values:
        environment.spend()
        yield value


@pass_context
def _weighed(context: Context, value: Any) -> Any:
    environment = context.environment
    assert isinstance(environment, TemplateSandbox)
    return environment.weigh(value)


def _weight(value: Any) -> int:
    weight, waiting = 0, [value]
    while waiting:
        one = waiting.pop()
        weight += len(one) if isinstance(one, str) else 1
        if isinstance(one, (list, tuple)):
            waiting += one
        elif isinstance(one, dict):
            waiting += [*one.keys(), *one.values()]
        if weight + len(waiting) > _LARGEST_WEIGHT:
            raise LimitError(f"lists inside one another hold more than {_LARGEST_WEIGHT} values and letters")
    return weight


def _sum(values: Iterable[Any], start: float = 0) -> Any:
    total = start
    for value in values:
        if not isinstance(value, (int, float)):
            raise TypeError('"sum" is for numbers only, and a text or list was given')
        total += value
    return _bounded(total)


def _joined(parts: Iterable[Any]) -> Any:
    return _bounded(markup_join([_bounded(part) for part in parts]))


def _join(values: Iterable[Any], between: str = "") -> Any:
    parts: list[Any] = []
    length = 0
    for value in values:
        parts += [between, value] if parts else [value]
        length += len(between) + len(str(value))
        if length > _LONGEST_TEXT:
            raise LimitError(f"a text grows longer than {_LONGEST_TEXT} characters")
    return markup_join(parts)


def _bounded(value: Any) -> Any:
    if isinstance(value, (str, list, tuple)) and len(value) > _LONGEST_TEXT:
        raise LimitError(f"a text or list grows longer than {_LONGEST_TEXT}")
    if isinstance(value, (int, float)) and abs(value) > _LARGEST_NUMBER:
        raise LimitError("a number grows too large")
    return value


def _range(*bounds: int) -> range:
    numbers = range(*bounds)
    if len(numbers) > LONGEST_RANGE:
        raise LimitError(f"a range is longer than {LONGEST_RANGE}")
    return numbers


def _keep_line_breaks(value: Any) -> Any:
    """Write a line break in a text so that XML keeps it: inside an attribute a plain one becomes a space."""
    if isinstance(value, str) and "\n" in value:
        return Markup(escape(value).replace("\n", Markup("&#10;")))
    return value
