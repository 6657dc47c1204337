"""Faults of authored files: their codes, and the one list that a reading adds them to.

Codes are permanent. S0xx is about YAML, S1xx about what a file may say, R0xx about names of things
that are elsewhere.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from msgspec.structs import replace

from generator.diagnostic import Diagnostic, Severity, Span
from generator.expression import ExpressionError, GrammarError
from generator.read.nodes import Document, Node, Scalar

CODES: Mapping[str, str] = MappingProxyType(
    {
        "S001": "The file is not YAML.",
        "S002": "A key is given twice.",
        "S003": "The file cannot be read.",
        "S004": "The file is larger, deeper or more entangled than any game needs.",
        "S005": "An alias holds itself.",
        "S006": "The file is empty.",
        "S007": "A YAML tag (!!…) is used.",
        "S008": "A key is not a word.",
        "S009": "A text holds a control character.",
        "S010": "A file is not read, because its name does not end in .yaml.",
        "S101": "An unknown key.",
        "S102": "A key is missing.",
        "S103": "A value has the wrong form: a list where a word is wanted, and the like.",
        "S104": "A value is not a number.",
        "S105": "A number is out of bounds.",
        "S106": "A value is neither true nor false.",
        "S107": "A value is not a length.",
        "S108": "A name has characters that names cannot have, or is reserved.",
        "S109": "A value is missing after its key.",
        "S110": "Keys that exclude each other, or lack each other.",
        "S111": "A value is not a colour.",
        "S112": "A placeholder or expression cannot be read.",
        "S113": "An id is given twice.",
        "S114": "More pieces than a component can have.",
        "S115": "A list, set or range with nothing in it, of which pieces were to be made.",
        "S120": "A level of a rule without a reason.",
        "R001": "An unknown game.",
        "R002": "An unknown stock.",
        "R003": "An unknown size.",
        "R004": "An expression that has no value, such as one with an unknown name.",
        "R005": "An unknown parameter in an edition.",
        "R006": "An unknown language.",
        "R007": "An unknown piece to be like.",
        "R008": "An unknown component in a box.",
        "R009": "An unknown icon.",
        "R010": "An unknown colour role.",
        "R011": "An unknown font.",
        "R012": "A file that the game names is not there.",
        "R013": "An unknown kind of field.",
        "R014": "An unknown member of a set.",
        "R015": "An unknown kind of effect.",
        "R016": "An argument that the count of an effect cannot be.",
        "R017": "A component to be like that is unknown, or like this one itself.",
        "R018": "An unknown edition in a goal.",
        "R019": "An unknown paper.",
        "R020": "An unknown name in the catalogue.",
        "R021": "A plot of numbers over what are none.",
        "R022": "A field of texts or pictures to filter, group or count by.",
        "R023": "An unknown field for a second language.",
    }
)


class ContentError(ValueError):
    """One faulty value, found where its place is not known: a code, what is wrong, and the way out."""

    def __init__(self, code: str, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.hint = hint


class Faults:
    """The faults of one reading, each once, in the order in which they were found."""

    def __init__(self) -> None:
        self._found: dict[Diagnostic, None] = {}

    def __len__(self) -> int:
        return len(self._found)

    def add(self, code: str, span: Span, message: str, hint: str = "") -> None:
        """Add an error."""
        self._found[Diagnostic(code=code, message=message, hint=hint, span=span)] = None

    def add_error(self, error: ContentError, span: Span) -> None:
        """Add a faulty value, now that its place is known."""
        self.add(error.code, span, error.message, error.hint)

    def add_faulty(self, error: ContentError | ExpressionError, document: Document, node: Node) -> None:
        """Add what is wrong with a node, at the very character if it is about an expression."""
        if isinstance(error, ContentError):
            self.add_error(error, document.span(node))
            return
        node = error.part if isinstance(error.part, Scalar) else node
        span = document.inside(node, error.offset) if isinstance(node, Scalar) else document.span(node)
        self.add("S112" if isinstance(error, GrammarError) else "R004", span, error.message, error.hint)

    def warn(self, code: str, span: Span, message: str, hint: str = "") -> None:
        """Add a warning."""
        found = Diagnostic(code=code, message=message, hint=hint, span=span, severity=Severity.WARNING)
        self._found[found] = None

    def extend(self, diagnostics: Iterable[Diagnostic], prefix: str = "") -> None:
        """Add what another reading found, with the prefix before what is not known yet."""
        for found in diagnostics:
            if found not in self._found:
                self._found[replace(found, message=prefix + found.message)] = None

    def ordered(self) -> tuple[Diagnostic, ...]:
        """Return all of them by file and line."""
        return tuple(
            sorted(self._found, key=lambda found: (found.span.file, found.span.line, found.span.column))
        )
