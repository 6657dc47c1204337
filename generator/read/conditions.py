"""What must be true of a game: constraints, which hold at once, and goals, for which it has to be played."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from generator.diagnostic import suggestion
from generator.expression import ExpressionError, parse_expression
from generator.model import Constraint, Edition, Goal, LoopSource
from generator.read import schema
from generator.read.faults import ContentError, Faults
from generator.read.nodes import Document, Group, Listing, Scalar
from generator.read.scalars import as_loop, check_name
from generator.read.schema import Raw, Shape, Whole, Word

MOST_GAMES = 1_000_000
_USUAL_GAMES = 1000
_USUAL_POLICY = "greedy"


class ConstraintShape(Shape):
    """How a constraint is written."""

    for_: Mapping[str, Raw] = MappingProxyType({})
    expect: schema.Text
    because: schema.Text


class GoalShape(Shape):
    """How a goal is written: a constraint, and the games that it is about."""

    for_: Mapping[str, Raw] = MappingProxyType({})
    expect: schema.Text
    because: schema.Text
    games: Whole = _USUAL_GAMES
    players: tuple[Whole, ...] = ()
    editions: tuple[Word, ...] = ()
    policy: Word = _USUAL_POLICY
    seed: Whole = 1
    options: tuple[Word, ...] = ()

    def check(self) -> None:
        """Refuse numbers of games that say nothing, or take for ever."""
        if not 1 <= self.games <= MOST_GAMES:
            raise ContentError("S105", f"{self.games} is not a number of games from 1 to {MOST_GAMES}")


def read_constraint(document: Document, number: int, shape: ConstraintShape, faults: Faults) -> Constraint:
    """Read a constraint, and its expression, whose names are looked up only when it is checked."""
    node = _item(document, "constraints", number)
    loop = _read_condition(document, node, shape, faults)
    return Constraint(expect=shape.expect, because=shape.because, loop=loop, origin=document.origin(node))


def read_goal(document: Document, number: int, shape: GoalShape, faults: Faults) -> Goal:
    """Read a goal, and its expression, whose names are looked up only when the games have been played."""
    node = _item(document, "goals", number)
    return Goal(
        expect=shape.expect,
        because=shape.because,
        loop=_read_condition(document, node, shape, faults),
        games=shape.games,
        players=shape.players,
        editions=shape.editions,
        policy=shape.policy,
        seed=shape.seed,
        options=shape.options,
        origin=document.origin(node),
    )


def check_goals(
    goals: Sequence[Goal], editions: Sequence[Edition], players: Sequence[int], faults: Faults
) -> None:
    """Hold goals against the editions and numbers of players that there are."""
    known = [edition.id for edition in editions]
    for goal in goals:
        for number, wanted in enumerate(goal.editions):
            if wanted not in known:
                place, message = goal.origin.at(f"editions.{number}"), f'there is no edition "{wanted}"'
                faults.add("R018", place, message, suggestion(wanted, known))
        for number, count in enumerate(goal.players):
            if count not in players:
                message = f"the game is for {min(players)} to {max(players)} players"
                faults.add("S105", goal.origin.at(f"players.{number}"), message)


def _item(document: Document, section: str, number: int) -> Group:
    node = document.root.entries[section]
    assert isinstance(node, Listing)
    item = node.items[number]
    assert isinstance(item, Group)
    return item


def _read_condition(
    document: Document, node: Group, shape: ConstraintShape | GoalShape, faults: Faults
) -> Mapping[str, LoopSource]:
    """Try the expression of a condition, and return what the variables of its loop run through."""
    loop: dict[str, LoopSource] = {}
    for name, said in shape.for_.items():
        variables = node.entries["for"]
        try:
            check_name(name)
        except ContentError as error:
            assert isinstance(variables, Group)
            faults.add_error(error, document.key(variables, name))
        try:
            loop[name] = as_loop(said)
        except ContentError as error:
            faults.add_error(error, document.span(said))
    expect = node.entries["expect"]
    assert isinstance(expect, Scalar)
    try:
        parse_expression(shape.expect)
    except ExpressionError as error:
        faults.add_faulty(error, document, expect)
    return loop
