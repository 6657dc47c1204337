"""The vocabulary of effects: what kinds there are, what each is told, and how it is worded.

A piece says its effects as data (``Effect``); the words on it come from here, in every language.
"""

from collections.abc import Mapping

from msgspec import Struct

from generator.diagnostic import NO_ORIGIN, Origin
from generator.model.text import Text

NUMBER = "number"
ICONS = "icons"
EFFECTS_DECLARED = 'kinds of effects are declared under "effects" in game.yaml'


class ArgumentKind(Struct, frozen=True):
    """What an effect is told: a ``number``, one of the ``icons``, or a member of the set of that name.

    ``many`` marks a list of them.
    """

    name: str
    many: bool = False


class EffectKind(Struct, frozen=True, kw_only=True):
    """One kind of effect: what it is told, its phrase, and its meaning for the glossary.

    ``plural`` is the phrase for many, chosen by the argument that ``count`` names; without it there is but
    one phrase. ``meaning`` is None as long as nobody has written it.
    """

    id: str
    arguments: Mapping[str, ArgumentKind]
    count: str = ""
    text: Text
    plural: Text | None = None
    meaning: Text | None = None
    origin: Origin = NO_ORIGIN
