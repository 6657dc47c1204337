"""From Dune to Open Sea, the vocabulary of effects: what each kind counts, and when. Data → functions.

Each kind that game.yaml declares is here once. What an effect brings is its number of shells or suns, times
what its measure counts from where its card lies. Measures also take fractions of icons, as hopes are, and
agree with the printed words wherever the numbers are whole.
"""

from collections.abc import Callable, Mapping
from enum import Enum
from operator import add, itemgetter

from msgspec import Struct

from generator.model import ICONS, NUMBER, ArgumentKind, EffectKind
from generator.play.dune.tally import TABLEAU, Lines, Numbers, Tally


class Measure(Struct, frozen=True):
    """What an effect counts in an area of its card.

    ``count`` is given what lies in the grid, the line of that area, and a card more: the icons that it shows
    and the lines in which it lies. What it counts changes with a card in that line only.
    """

    area: int
    count: Callable[[Tally, int, Numbers, Lines], float]


ICON = ArgumentKind(ICONS)
SEVERAL = ArgumentKind(ICONS, many=True)
AREA = ArgumentKind("areas")
ZONE = ArgumentKind("zones")
AMOUNT = ArgumentKind(NUMBER)


class Moment(Enum):
    """When an effect counts."""

    NOW = "when the card is placed"
    LASTING = "from then on"
    END = "at the end of the game"


def once() -> Measure:
    """Count the card itself, and nothing else."""
    return Measure(TABLEAU, lambda _tally, _line, _more, _at: 1)


class Kind(Struct, frozen=True):
    """How a kind of effect works: when, what it is told besides its amount, and how its measure is made.

    A measure is made from what the effect is told, in this order: icons, zones and areas as their numbers.
    Effects that last need none: they are looked up by what they make cheaper.
    """

    moment: Moment
    told: Mapping[str, ArgumentKind]
    measure: Callable[..., Measure] = once
    looks_at_columns: bool = False

    @property
    def amount(self) -> str:
        """The argument that says how many shells or suns."""
        return "suns" if self.moment is Moment.END else "shells"

    @property
    def arguments(self) -> Mapping[str, ArgumentKind]:
        """All that an effect of this kind is told."""
        return {self.amount: AMOUNT, **self.told}


def icons_there(per: int, area: int) -> Measure:
    """Count an icon."""
    return Measure(area, lambda tally, line, more, _at: tally.icons[line][per] + more[per])


def sets_there(icons: tuple[int, ...], area: int) -> Measure:
    """Count complete sets: as many as there are of the rarest icon."""
    if len(icons) == 1:
        return icons_there(icons[0], area)
    pick = itemgetter(*icons)
    return Measure(area, lambda tally, line, more, _at: min(map(add, pick(tally.icons[line]), pick(more))))


def kinds_there(area: int) -> Measure:
    """Count the icons of which there is one at least."""

    def count(tally: Tally, line: int, more: Numbers, _at: Lines) -> float:
        kinds = 0.0
        for number in map(add, tally.icons[line], more):
            kinds += number if number < 1 else 1
        return kinds

    return Measure(area, count)


def enough_there(least: int, icon: int, area: int) -> Measure:
    """Count 1 if there are enough of an icon. As long as one and a bit is missing, there is a bit of hope."""

    def count(tally: Tally, line: int, more: Numbers, _at: Lines) -> float:
        return min(1, max(0, tally.icons[line][icon] + more[icon] - least + 1))

    return Measure(area, count)


def columns_with(icon: int) -> Measure:
    """Count the columns that show an icon."""

    def count(tally: Tally, line: int, more: Numbers, at: Lines) -> float:
        columns = 0.0
        for column in range(tally.rows, line):
            number = tally.icons[column][icon] + (more[icon] if column in at else 0)
            columns += number if number < 1 else 1
        return columns

    return Measure(TABLEAU, count)


def cards_of(zone: int) -> Measure:
    """Count the cards in the row of a zone."""
    return Measure(
        TABLEAU, lambda tally, line, _more, at: line - tally.rows - tally.free[zone] + (zone in at)
    )


def empty_there(area: int) -> Measure:
    """Count empty spaces."""
    return Measure(area, lambda tally, line, _more, at: tally.free[line] - (line in at))


def full_columns() -> Measure:
    """Count columns without an empty space."""

    def count(tally: Tally, line: int, _more: Numbers, at: Lines) -> float:
        return sum([tally.free[one] == (one in at) for one in range(tally.rows, line)])

    return Measure(TABLEAU, count)


KINDS: Mapping[str, Kind] = {
    "gain": Kind(Moment.NOW, {}, once),
    "gain-starter": Kind(Moment.NOW, {}, once),
    "gain-each": Kind(Moment.NOW, {"per": ICON, "area": AREA}, icons_there),
    "gain-pair": Kind(Moment.NOW, {"pair": SEVERAL, "area": AREA}, sets_there),
    "gain-zone": Kind(Moment.NOW, {"zone": ZONE}, cards_of),
    "gain-empty": Kind(Moment.NOW, {"area": AREA}, empty_there),
    "gain-full": Kind(Moment.NOW, {}, full_columns, looks_at_columns=True),
    "less-zone": Kind(Moment.LASTING, {"zone": ZONE}),
    "less-icon": Kind(Moment.LASTING, {"icon": ICON}),
    "suns-each": Kind(Moment.END, {"per": ICON, "area": AREA}, icons_there),
    "suns-pair": Kind(Moment.END, {"pair": SEVERAL, "area": AREA}, sets_there),
    "suns-set": Kind(Moment.END, {"set": SEVERAL, "area": AREA}, sets_there),
    "suns-kinds": Kind(Moment.END, {"area": AREA}, kinds_there),
    "suns-columns": Kind(Moment.END, {"icon": ICON}, columns_with, looks_at_columns=True),
    "suns-least": Kind(Moment.END, {"least": AMOUNT, "icon": ICON, "area": AREA}, enough_there),
}


def find_fault(declared: EffectKind) -> str:
    """Return why a kind of effect that a game declares cannot be played; nothing if it can."""
    kind = KINDS.get(declared.id)
    if kind is None:
        return f'the effect "{declared.id}" has no rules; these have: {", ".join(sorted(KINDS))}'
    if dict(declared.arguments) != dict(kind.arguments):
        asked = ", ".join(f"{name}: {_written(argument)}" for name, argument in kind.arguments.items())
        return f'the rules of the effect "{declared.id}" ask for {asked}'
    return ""


def _written(argument: ArgumentKind) -> str:
    return f"[{argument.name}]" if argument.many else argument.name
