"""Time greedy games of every game that has rules: games a minute of processor time, against the target.

Prints one line for each game, edition and number of players. A line that misses the target by
far on an idle machine is a defect of the game's rules.
"""

import argparse
import gc
import sys
import time
from itertools import product
from pathlib import Path

from generator.build import DiskWorkspace
from generator.model import Edition, Game
from generator.play import Setup, open_rules, play_batch
from generator.read import list_games, read_game

ROOT = Path(__file__).parent.parent
TARGET = 2000


def time_games(game: Game, edition: Edition, players: int, games: int) -> float:
    """Return how many games are played in a minute, after some that make tables and caches ready."""
    setup = Setup(game=game.slug, edition=edition.id, policies=("greedy",) * players)
    rules = open_rules(game, edition, players)
    play_batch(rules, setup, range(max(1, games // 10)))
    start = time.process_time()
    play_batch(rules, setup, range(games))
    return games * 60 / (time.process_time() - start)


def main() -> int:
    """Time all games and return 1 if one of them is too slow."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="how many of each number of players")
    wanted = parser.parse_args().games
    # As pnp plays them, which looks for no cycles of objects.
    gc.disable()
    workspace, slow = DiskWorkspace(ROOT), False
    for slug in list_games(workspace):
        game, _ = read_game(workspace, slug)
        if game is None or not game.rules:
            continue
        for edition, players in product(game.editions, game.players):
            speed = time_games(game, edition, players, wanted)
            slow |= speed < TARGET
            verdict = "ok" if speed >= TARGET else "MISSED"
            setting = f"{slug}, {edition.id}, {players} players"
            print(f"{setting:<40}{speed:>9.0f} /min target {TARGET:>6}  {verdict}")
    return int(slow)


if __name__ == "__main__":
    sys.exit(main())
