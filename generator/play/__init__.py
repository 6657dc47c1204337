"""Play: the executable rules of the games, on one engine API.

A module or package for each game answers ``Rules``; all else here knows no game: simulation from a seed,
simple players, transcripts, examples of rulebooks, counts of action sequences.
"""

from generator.play.codes import CODES
from generator.play.enact import Enacted, Stage, enact, expect_only
from generator.play.engine import (
    CHANCE,
    OVER,
    PASS,
    Action,
    Counted,
    Counts,
    Foresees,
    IllegalActionError,
    Outcome,
    Rules,
    Seat,
    Senses,
    UnplayableError,
)
from generator.play.example import Example, Script, Word, cast_script, read_example
from generator.play.figures import Figures, SeatFigures, work_out
from generator.play.names import figure_names
from generator.play.perft import perft
from generator.play.playtest import Batch, Record, Setup, join_batches, play_batch
from generator.play.policies import POLICIES, Policy
from generator.play.position import Position, PositionError, Positions, Told
from generator.play.registry import (
    RULES,
    NoRulesError,
    find_positions,
    find_rules_fault,
    list_options,
    open_rules,
)
from generator.play.replay import moves_of, replay
from generator.play.simulate import EndlessGameError, Played, draw, play_game, simulate
from generator.play.statistics import Summary, wilson
from generator.play.transcript import Move, Transcript, mover_name, read_transcript, write_transcript

__all__ = [
    "CHANCE",
    "CODES",
    "OVER",
    "PASS",
    "POLICIES",
    "RULES",
    "Action",
    "Batch",
    "Counted",
    "Counts",
    "Enacted",
    "EndlessGameError",
    "Example",
    "Figures",
    "Foresees",
    "IllegalActionError",
    "Move",
    "NoRulesError",
    "Outcome",
    "Played",
    "Policy",
    "Position",
    "PositionError",
    "Positions",
    "Record",
    "Rules",
    "Script",
    "Seat",
    "SeatFigures",
    "Senses",
    "Setup",
    "Stage",
    "Summary",
    "Told",
    "Transcript",
    "UnplayableError",
    "Word",
    "cast_script",
    "draw",
    "enact",
    "expect_only",
    "figure_names",
    "find_positions",
    "find_rules_fault",
    "join_batches",
    "list_options",
    "mover_name",
    "moves_of",
    "open_rules",
    "perft",
    "play_batch",
    "play_game",
    "read_example",
    "read_transcript",
    "replay",
    "simulate",
    "wilson",
    "work_out",
    "write_transcript",
]
