"""How fast the engine is, beside OpenSpiel on the same core in the same run.

    python bench/engine.py            # print
    python bench/engine.py --append   # and add to bench/results.md

A move is one player's decision; chance is not counted. Every player is uniformly random over
its legal list. Rates are per second of processor time, the median of interleaved repetitions,
with the least and the greatest. OpenSpiel's games are its closest: `pig` for Chicago, `dou_dizhu`
for Gang of Four, `negotiation` for Chicago Gangsters, `hanabi` for Die Villa des Paten. There the
moves are the turns at a guard: proposals take time, but are not counted.
"""

import argparse
import os
import random
import statistics
import subprocess
import sys
import time
from datetime import UTC, datetime
from typing import Any

import numpy as np
from machine import RESULTS, commit, machine
from measure import Measure, Work
from spiel import spiel

from hinterzimmer.engine import chance as chances
from hinterzimmer.engine import options as option_records
from hinterzimmer.engine import records
from hinterzimmer.engine.bits import lowest
from hinterzimmer.engine.chance import next_game
from hinterzimmer.engine.contract import GameType
from hinterzimmer.engine.events import EventLog
from hinterzimmer.engine.templates import bind, kernels, pick, wipe, xorshift
from hinterzimmer.games.catalogue import game_type
from hinterzimmer.play.batch import Batch
from hinterzimmer.play.game import Game

CHICAGO, GANG = game_type("chicago"), game_type("gang_of_four")
GANGSTERS, VILLA = game_type("chicago_gangsters"), game_type("villa")
KINDS = {
    "Chicago": CHICAGO,
    "Gang of Four": GANG,
    "Chicago Gangsters": GANGSTERS,
    "Die Villa des Paten": VILLA,
}
BATCHES = (1, 16, 256, 1024, 8192)

# Ours


def compiled(seats: int, kind: GameType = CHICAGO, games: int = 1000) -> Work:
    """Whole random games inside compiled code, legal lists and results included."""
    options = option_records.packed(kind.presets["seed"], seats, kind.seats)
    states, stream, log = kind.State.array(), chances.from_seeds([seats]), EventLog.array()
    out, results = np.zeros(kind.max_legal, np.uint64), np.zeros((games, 16))
    no_ends = kind.State.array(0)
    seeds = random.Random(seats)
    play_out = kernels(kind).play_out

    def work() -> int:
        seed = np.uint64(seeds.getrandbits(63) | 1)
        return int(play_out(states, options, stream, log, seed, games, out, results, no_ends))

    return work


# The names that no import gives are the game's rules, which `bind` supplies.
# ruff: noqa: F821


def _turns(
    states: Any, options: Any, chances: Any, logs: Any, seed: Any, games: Any, out: Any
) -> Any:
    """Random missions in which only the seat is asked that the team waits for; their turns."""
    turns, random = 0, seed
    for _ in range(games):
        wipe(states)
        setup(states[0], options[0], chances[0], logs[0])  # type: ignore[name-defined]
        waiting = must_act(states[0])  # type: ignore[name-defined]
        while waiting != 0:
            seat = lowest(np.uint64(waiting))
            count = legal_actions(states[0], seat, out)  # type: ignore[name-defined]
            random = xorshift(random)
            action = out[pick(random, count)]
            apply_action(states[0], seat, action, chances[0], logs[0])  # type: ignore[name-defined]
            waiting = must_act(states[0])  # type: ignore[name-defined]
        turns += states[0].turns
        next_game(chances[0])
    return turns


def missions(seats: int, games: int = 500) -> Work:
    """Random missions inside compiled code, every proposal taking effect at once."""
    chosen = option_records.parse(VILLA.Options, VILLA.presets["seed"], {"agreement": "anyone"})
    options = option_records.packed(chosen, seats, VILLA.seats)
    states, stream, log = VILLA.State.array(), chances.from_seeds([seats]), EventLog.array()
    out, seeds, turns = np.zeros(VILLA.max_legal, np.uint64), random.Random(seats), TURNS

    def work() -> int:
        seed = np.uint64(seeds.getrandbits(63) | 1)
        return int(turns(states, options, stream, log, seed, games, out))

    return work


TURNS = bind(_turns, VILLA)


def batch(size: int) -> Work:
    """Decisions through the batch door; actions are sampled by NumPy."""
    games = Batch("chicago", size, seats=4)
    source = np.random.default_rng(size)

    def work() -> int:
        for _ in range(8):
            places = (source.random(size) * games.counts).astype(np.int64)
            games.step(games.legal[games.rows, places])
        return 8 * size

    return work


def doors() -> Work:
    """One game, one call a question: who, what, play."""
    rules = kernels(CHICAGO)
    options = option_records.packed(CHICAGO.presets["seed"], 4, CHICAGO.seats)
    stream, log = chances.from_seeds([4]), EventLog.array()
    out = np.zeros(CHICAGO.max_legal, np.uint64)

    def work() -> int:
        states, moves = CHICAGO.State.array(), 0
        rules.setup(states, options, stream, log)
        while waiting := rules.masks(states)[1]:
            seat = (waiting & -waiting).bit_length() - 1
            count = rules.legal(states, seat, out)
            rules.apply(states, seat, out[int(random.random() * count)], stream, log)
            moves += 1
        return moves

    return work


def checked() -> Work:
    """The same through `Game`: every action checked, events and score sheet kept."""

    def work() -> int:
        game, moves = Game.new("chicago", seats=4), 0
        while not game.over:
            seat = game.waiting[0]
            legal = game.legal_codes(seat)
            game.play(legal[int(random.random() * len(legal))], seat)
            moves += 1
        return moves

    return work


def clone() -> Work:
    """Copies of a state from Python."""
    state = CHICAGO.State.array()

    def work() -> int:
        for _ in range(10_000):
            records.copy(state)
        return 10_000

    return work


# The report


def measures() -> list[Measure]:
    """Everything that is measured, in the order of the report."""
    found = [
        Measure(f"Chicago, {seats} seats, compiled", "moves/s", compiled(seats))
        for seats in (2, 4, 6)
    ]
    for players in (2, 4):
        found += spiel(f"OpenSpiel pig, {players} players", f"pig(players={players})")
    found += [
        Measure(f"Gang of Four, {seats} seats, compiled", "moves/s", compiled(seats, GANG, 100))
        for seats in (3, 4)
    ]
    found += spiel("OpenSpiel dou_dizhu", "dou_dizhu")
    found += [
        Measure(
            f"Chicago Gangsters, {seats} seats, compiled", "moves/s", compiled(seats, GANGSTERS, 50)
        )
        for seats in (3, 4, 5)
    ]
    found += spiel("OpenSpiel negotiation", "negotiation")
    found += [
        Measure(f"Die Villa des Paten, {seats} seats, compiled", "moves/s", missions(seats))
        for seats in (2, 3, 4)
    ]
    for players in (2, 4):
        found += spiel(f"OpenSpiel hanabi, {players} players", f"hanabi(players={players})")
    found += [
        Measure(f"Chicago, 4 seats, batch of {size}", "decisions/s", batch(size))
        for size in BATCHES
    ]
    found += [
        Measure("Chicago, 4 seats, one call a question", "moves/s", doors()),
        Measure("Chicago, 4 seats, through `Game`", "moves/s", checked()),
        Measure("a copy of a state", "copies/s", clone()),
    ]
    return found


FIRST_MOVE = """
from hinterzimmer.play import Game
game = Game.new("chicago", seats=4)
game.play(game.legal(game.waiting[0])[0])
"""


def first_move() -> float:
    """Seconds from starting Python to a played move, with a warm cache: the median of five."""
    taken = []
    for _ in range(5):
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", FIRST_MOVE], check=True)
        taken.append(time.perf_counter() - began)
    return statistics.median(taken)


def ratios(found: list[Measure]) -> list[str]:
    """Ours beside theirs."""
    rate = {measure.name: measure.median for measure in found}
    pairs = [
        (f"Chicago, {players} seats, compiled", f"OpenSpiel pig, {players} players")
        for players in (2, 4)
    ]
    pairs.append(("Gang of Four, 3 seats, compiled", "OpenSpiel dou_dizhu"))
    pairs.append(("Gang of Four, 4 seats, compiled", "OpenSpiel dou_dizhu"))
    pairs += [
        (f"Chicago Gangsters, {seats} seats, compiled", "OpenSpiel negotiation")
        for seats in (3, 4, 5)
    ]
    pairs += [
        (f"Die Villa des Paten, {seats} seats, compiled", f"OpenSpiel hanabi, {seats} players")
        for seats in (2, 4)
    ]
    return [
        f"{ours}: {rate[ours] / rate[f'{theirs}, from Python']:.0f} times {theirs} from Python, "
        f"{rate[ours] / rate[f'{theirs}, its C++ loop']:.1f} times its C++ loop."
        for ours, theirs in pairs
        if ours in rate
    ]


def sizes() -> str:
    """Bytes of a state."""
    told = [f"{title} {kind.State.dtype.itemsize}" for title, kind in KINDS.items()]
    return f"Bytes of a state: {', '.join(told)}."


def report(found: list[Measure], repetitions: int, seconds: float) -> str:
    """The whole report in Markdown."""
    return "\n".join(
        [
            f"## {datetime.now(UTC):%Y-%m-%d}, commit {commit()}",
            "",
            f"{machine('numba', 'numpy', 'open-spiel')}, one core used. "
            f"{repetitions} repetitions of {seconds:g} s.",
            "",
            "| what | median | least to greatest |",
            "|---|---|---|",
            *(measure.row() for measure in found),
            "",
            *ratios(found),
            sizes(),
            f"From starting Python to a played move, warm cache: {first_move():.2f} s.",
            "",
        ]
    )


def main() -> None:
    """Measure, print, and append if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--repetitions", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time of each")
    parser.add_argument("--only", default="", help="only rows with this text, or|this")
    parser.add_argument("--append", action="store_true", help=f"add to {RESULTS.name}")
    asked = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    wanted = asked.only.split("|")
    found = [one for one in measures() if any(text in one.name for text in wanted)]
    for measure in found:
        measure.work()  # loads what was compiled
    for _ in range(asked.repetitions):
        for measure in found:
            measure.run(asked.seconds)
    text = report(found, asked.repetitions, asked.seconds)
    print(text)
    if asked.append:
        with RESULTS.open("a", encoding="utf-8") as results:
            results.write("\n" + text)


if __name__ == "__main__":
    main()
