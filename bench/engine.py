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
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

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

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "results.md"
CHICAGO, GANG = game_type("chicago"), game_type("gang_of_four")
GANGSTERS, VILLA = game_type("chicago_gangsters"), game_type("villa")
KINDS = {
    "Chicago": CHICAGO,
    "Gang of Four": GANG,
    "Chicago Gangsters": GANGSTERS,
    "Die Villa des Paten": VILLA,
}
BATCHES = (1, 16, 256, 1024, 8192)

Work = Callable[[], int]
"""A piece of work of some milliseconds; how many units (moves, copies) it did."""


@dataclass
class Measure:
    """One line of the report. rates: units a second of processor time, one a repetition."""

    name: str
    unit: str
    work: Work
    rates: list[float] = field(default_factory=list)

    def run(self, seconds: float) -> None:
        """Work for so long."""
        units, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds:
            units += self.work()
        self.rates.append(units / spent)

    @property
    def median(self) -> float:
        return statistics.median(self.rates)

    def row(self) -> str:
        """The line in Markdown."""
        low, high = min(self.rates), max(self.rates)
        return f"| {self.name} | {si(self.median)} {self.unit} | {si(low)} to {si(high)} |"


def si(rate: float) -> str:
    """A rate with three digits: 1.23 M."""
    for size, sign in ((1e6, " M"), (1e3, " k")):
        if rate >= size:
            return f"{rate / size:.3g}{sign}"
    return f"{rate:.3g}"


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


# OpenSpiel


def spiel_from_python(name: str) -> Work:
    """Its states driven by a Python loop that serves any of its games."""
    game = pyspiel.load_game(name)

    def drawn(outcomes: list[tuple[int, float]]) -> int:
        left = random.random()
        for action, probability in outcomes:
            left -= probability
            if left < 0:
                return action
        return outcomes[-1][0]

    def work() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes()))
            else:
                legal = state.legal_actions(state.current_player())
                state.apply_action(legal[int(random.random() * len(legal))])
                moves += 1
        return moves

    return work


def spiel_compiled(title: str, name: str) -> Measure:
    """Its own C++ loop. Moves are counted afterwards, outside the measured time."""
    measure = SpielLoop(f"{title}, its C++ loop", "moves/s", lambda: 0)
    measure.game = game = pyspiel.load_game(name)
    measure.bots = [
        pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(game.num_players())
    ]
    return measure


def spiel(title: str, name: str) -> list[Measure]:
    """Both ways to drive a game of OpenSpiel."""
    slow = Measure(f"{title}, from Python", "moves/s", spiel_from_python(name))
    return [slow, spiel_compiled(title, name)]


class SpielLoop(Measure):
    """`pyspiel.evaluate_bots`, one call a game."""

    game: object
    bots: list[object]

    def run(self, seconds: float) -> None:
        """Play for so long, then count."""
        states, began, number = [], time.process_time(), random.getrandbits(20)
        while (spent := time.process_time() - began) < seconds:
            for _ in range(50):
                state = self.game.new_initial_state()  # type: ignore[attr-defined]
                number += 1
                pyspiel.evaluate_bots(state, self.bots, number)
                states.append(state)
        moves = sum(step.player >= 0 for state in states for step in state.full_history())
        self.rates.append(moves / spent)


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


def machine() -> str:
    """What it ran on."""
    cpu = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        cpu = names[0].partition(":")[2].strip() if names else cpu
    used = ", ".join(f"{name} {version(name)}" for name in ("numba", "numpy", "open-spiel"))
    return (
        f"{cpu}, {os.cpu_count()} cores (one used), {platform.system()}, "
        f"Python {platform.python_version()}, {used}"
    )


def commit() -> str:
    """The commit, marked where files differ from it."""
    told = subprocess.run(
        ["git", "describe", "--always", "--dirty", "--abbrev=10"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    return told.stdout.strip() or "unknown"


def report(found: list[Measure], repetitions: int, seconds: float) -> str:
    """The whole report in Markdown."""
    return "\n".join(
        [
            f"## {datetime.now(UTC):%Y-%m-%d}, commit {commit()}",
            "",
            f"{machine()}. {repetitions} repetitions of {seconds:g} s.",
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
