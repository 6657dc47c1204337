"""One game at a terminal: the table is shown, a line is read, something is done. Lines in, lines out."""

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from generator.diagnostic import nearest
from generator.play import CHANCE, OVER, Action, Played, Seat
from generator.play.session import Table, act, go_on, take_back, told_to

COMMANDS = ("undo", "show", "look", "help", "quit")


class Sitting(Struct, kw_only=True):
    """A game that people are sitting at. ``ask`` reads a line, and raises EOFError when there is none.

    ``played`` is what has been played so far; ``words`` are the press's, in the language of the people.
    ``seat`` is whose eyes one looks through while no person moves. ``look`` describes a piece: lines, and the
    name that it has or that was probably meant.
    """

    table: Table
    words: Mapping[str, str]
    ask: Callable[[str], str]
    say: Callable[[str], None]
    played: Played
    seat: Seat
    look: Callable[[str], tuple[Sequence[str], str]]
    told: int = 0

    def play(self) -> None:
        """Play until the game is over or somebody leaves, by a word or at the end of the lines."""
        shows = True
        while True:
            self._go_on()
            mover = self.table.rules.mover(self.played.end)
            if mover == OVER:
                self._say_outcome()
                return
            self.seat = mover
            if shows:
                self._show()
            try:
                typed = self.ask(self._word("prompt", seat=mover + 1) + " ")
            except EOFError:
                self.say("")
                return
            command = self._command(typed)
            if command == "quit":
                return
            shows = self._obey(command, typed) if command else self._act(typed)

    def _go_on(self) -> None:
        """Let the others act, and tell what they did."""
        self.played = go_on(self.table, self.played)
        for event in told_to(self.table, self.played, self.told, self.seat):
            if event.mover == self.seat:
                continue
            who = self._word("chance" if event.mover == CHANCE else "player", seat=event.mover + 1)
            self.say(f"{who}: {event.action or self._word('hidden')}")
        self.told = len(self.played.actions)

    def _show(self) -> None:
        """Show the table and what can be done."""
        self.say("")
        self.say(self.table.rules.show(self.played.end, self.seat))
        self.say("")
        legal = self._legal()
        width = len(str(len(legal)))
        for number, action in enumerate(legal, 1):
            self.say(f"  {number:>{width}}  {action}")

    def _legal(self) -> Sequence[Action]:
        return self.table.rules.legal_actions(self.played.end)

    def _command(self, typed: str) -> str:
        """Return the command that was typed, in English or in the language of the table; none is empty.

        What the rules call an action is one, even if a command has the same name.
        """
        word = typed.strip().lower()
        if word in self._legal():
            return ""
        first = word.partition(" ")[0]
        if first in ("look", self._word("look")):
            return "look"
        return next((name for name in COMMANDS if word in (name, self._word(name))), "")

    def _obey(self, command: str, typed: str) -> bool:
        """Do what a command says. Returns whether the table is to be shown."""
        if command == "look":
            self._look(typed.strip().partition(" ")[2])
        if command == "help":
            self.say(self._word("explained", **{name: self._word(name) for name in COMMANDS}))
        if command == "undo":
            return self._undo()
        return command == "show"

    def _look(self, typed: str) -> None:
        lines, name = self.look(typed)
        for line in lines:
            self.say(line)
        if not lines:
            way_out = self._word("meant", action=name) if name else ""
            self.say(f"{self._word('unseen', typed=typed)} {way_out}".strip())

    def _undo(self) -> bool:
        before = take_back(self.table, self.played)
        if before is None:
            self.say(self._word("nothing_done"))
            return False
        self.say(self._word("undone", action=self.played.actions[len(before.actions)]))
        self.played, self.told = before, len(before.actions)
        return True

    def _act(self, typed: str) -> bool:
        """Take the action that was typed, as written or by its number. Returns whether there is one."""
        action = self._find(" ".join(typed.split()))
        if action is None:
            return False
        self.played = act(self.table, self.played, action)
        return True

    def _find(self, typed: str) -> Action | None:
        legal = self._legal()
        if typed.isascii() and typed.isdecimal() and 1 <= int(typed) <= len(legal):
            return legal[int(typed) - 1]
        same = [action for action in legal if action.lower() == typed.lower()]
        if same:
            return same[0]
        if typed:
            near = nearest(typed, legal)
            way_out = self._word("meant", action=near) if near else self._word("by_number", most=len(legal))
            self.say(f"{self._word('impossible', typed=typed)} {way_out}")
        return None

    def _say_outcome(self) -> None:
        """Tell how the game ended: the last table, the points by seat, and who wins."""
        outcome = self.table.rules.outcome(self.played.end)
        self.say("")
        self.say(self.table.rules.show(self.played.end, self.seat))
        self.say("")
        self.say(self._word("over"))
        for seat, score in enumerate(outcome.scores):
            details = outcome.details[seat] if seat < len(outcome.details) else {}
            parts = ", ".join(f"{name} {number}" for name, number in details.items())
            self.say(f"  {self._word('player', seat=seat + 1)}: {score}" + (f" ({parts})" if parts else ""))
        winners = ", ".join(self._word("player", seat=seat + 1) for seat in outcome.winners)
        self.say(self._word("won", players=winners) if winners else self._word("lost"))

    def _word(self, name: str, **values: object) -> str:
        """Return the press's words for something, filled in."""
        return self.words[f"table.{name}"].format(**values)
