"""The section ``checks`` of game.yaml: how much a rule weighs in this game, and why it is not as usual."""

from collections.abc import Mapping

from generator.diagnostic import Severity, suggestion
from generator.model.checks import Level
from generator.read.faults import Faults
from generator.read.nodes import Document
from generator.read.schema import Shape, Text, Word

_LEVELS: Mapping[str, Severity | None] = {"off": None, **{level.value: level for level in Severity}}


class CheckShape(Shape):
    """``{level: off, because: …}``."""

    level: Word
    because: Text = ""


def read_checks(document: Document, said: Mapping[str, CheckShape], faults: Faults) -> tuple[Level, ...]:
    """Return the levels of a game; whether there are such rules is seen where rules are known."""
    origin = document.origin(document.root)
    levels: list[Level] = []
    for rule, shape in said.items():
        at = f"checks.{rule}"
        if shape.level not in _LEVELS:
            way_out = suggestion(shape.level, _LEVELS)
            faults.add("S103", origin.at(f"{at}.level"), f'"{shape.level}" is no level', way_out)
        elif not shape.because.strip():
            message = f"it is not said why {rule} is {shape.level} here"
            faults.add("S120", origin.key(at), message, 'add "because", for whoever reads this in a year')
        else:
            severity = _LEVELS[shape.level]
            levels.append(Level(rule=rule, severity=severity, because=shape.because, span=origin.key(at)))
    return tuple(levels)
