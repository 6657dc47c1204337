"""Pages of the rules G43x and B14x: examples of rulebooks, which are judged while the rules play them."""

from generator.check.registry import Rule, reported
from generator.diagnostic import Severity

RULES: tuple[Rule, ...] = (
    reported(
        "B141",
        "unnamed-example",
        Severity.ERROR,
        """An example of a rulebook has no name of its own.

        Why: the text takes its numbers from an example by its name, and so do pictures.

        Bad:
            ```example
            players: Ana, Ben

        Good:
            ```example first-turn
            players: Ana, Ben
        """,
    ),
    reported(
        "B142",
        "example-without-rules",
        Severity.ERROR,
        """A rulebook has an example that is to be played, and the game has no executable rules.

        Why: only rules can tell whether an example is right.

        Bad: a rulebook with an example, and no key "rules" in game.yaml.

        Good:
            rules: littoral
        """,
    ),
    reported(
        "B143",
        "unknown-example",
        Severity.ERROR,
        """A figure is to draw an example that this edition does not have.

        Why: a picture of an example is drawn from what the rules have made of it.

        Bad:
            ![The beach](figure:turn?example=frist-turn)

        Good:
            ![The beach](figure:turn?example=first-turn)
        """,
    ),
    reported(
        "G431",
        "unreadable-example",
        Severity.ERROR,
        """A line of an example cannot be read, or stands in the wrong place.

        Why: an example is a position, then actions and what is expected, a line for each. What cannot be read
        would not be played.

        Bad:
            Ana: take c5
            bucket: e5

        Good:
            bucket: e5
            Ana: take c5
        """,
    ),
    reported(
        "G432",
        "impossible-position",
        Severity.ERROR,
        """An example begins with a position that no table of the game can show.

        Why: an unknown piece, or one more than there is, is a slip of the pen that readers stumble over.

        Bad:
            Ana.towel: welk-purple

        Good:
            Ana.towel: whelk-purple
        """,
    ),
    reported(
        "G433",
        "unmet-expectation",
        Severity.ERROR,
        """An example expects something that is not so when the rules play it.

        Why: rules and parameters change, and examples are what readers believe. The message says what the
        rules have found instead.

        Bad, where the third beach takes three shells:
            expect: Lou.shells == 4

        Good:
            expect: Lou.shells == 3
        """,
    ),
    reported(
        "G434",
        "unclear-expectation",
        Severity.ERROR,
        """An expectation of an example cannot be worked out.

        Why: it names something that this table does not show, or compares nothing. It would protect nothing.

        Bad:
            expect: Lou.shell == 3

        Good:
            expect: Lou.shells == 3
        """,
    ),
    reported(
        "G435",
        "unplayable-example",
        Severity.ERROR,
        """The rules cannot play an example with so many players, or with such an option.

        Why: an example that nobody could play tells nothing of the game.

        Bad, in a game for two players or more:
            players: Ana

        Good:
            players: Ana, Ben
        """,
    ),
)
