"""How often teams of each kind of bot win Die Villa des Paten, beside what could be won at all.

    python bench/villa.py            # play what is missing, print
    python bench/villa.py --append   # and add to bench/results.md, with the chart for docs/

All teams play the same 1,000 missions a line: the same guards, piles and godfathers. A team of
one kind agrees with itself, so that proposals and votes are left out; `tests/games/villa` shows
that bots at a table choose the same. What was played is kept in `var/`, so that a run that was
cut short goes on where it was.

The bound is a searcher that knows all piles and fronts: it plays the same mission again and
again, each time a little differently, until it wins. A mission that it cannot win in all its
tries counts as won, so that no team can be above the bound but by luck.
"""

import argparse
import json
import math
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import numpy as np
from machine import RESULTS, ROOT, commit, machine

from hinterzimmer.bots.heuristics.villa import WORLDS
from hinterzimmer.bots.heuristics.villa_plans import (
    MOST_LISTED,
    careless_choice,
    carry_out,
    plain_choice,
)
from hinterzimmer.bots.heuristics.villa_search import copy_state, list_choices, weigh
from hinterzimmer.engine import chance as chances
from hinterzimmer.engine import options as option_records
from hinterzimmer.engine.chance import next_game
from hinterzimmer.engine.events import EventLog
from hinterzimmer.engine.records import Array
from hinterzimmer.engine.rule import compiled
from hinterzimmer.engine.templates import wipe, xorshift
from hinterzimmer.games.villa import GAME
from hinterzimmer.games.villa.components import Outcome, Phase
from hinterzimmer.games.villa.rules import setup

GAMES = 1_000
KEPT = ROOT / "var" / "villa_arena.json"
CHART = ROOT / "docs" / "games" / "villa_wins.svg"
LEVELS = ("beginners", "easy", "hard", "very_hard", "extremely_hard")
PLAYERS = (2, 3, 4)
TEAMS = ("novice", "regular", "strong", "bound")
NOVICE, REGULAR, STRONG = range(3)
SEED = 58157
TRIES = 20_000
CARELESS = 0.25
"""The searcher does something careless so often."""


def _missions(
    team: Any, worlds: Any, options: Any, first: Any, count: Any, states: Any, trial: Any,
    streams: Any, dreams: Any, logs: Any, won: Any,
) -> None:  # fmt: skip
    """Missions from a number on, by a team of one kind of bot."""
    actions, costs = np.empty(MOST_LISTED, np.uint64), np.empty(MOST_LISTED)
    random = np.uint64(first + 77)
    for game in range(first, first + count):
        wipe(states)
        streams[0].game = np.uint32(game)
        next_game(streams[0])
        setup(states[0], options[0], streams[0], logs[0])
        while states[0].phase != Phase.OVER:
            random = xorshift(random)
            if team == NOVICE:
                action = careless_choice(states[0], actions, costs, random)
            elif team == REGULAR:
                action = plain_choice(states[0], actions, costs)
            else:
                dreams[0].key[0] = np.uint32(random >> np.uint64(32))
                listed = list_choices(states, trial, logs, actions, costs)
                action = actions[weigh(states, trial, actions, listed, worlds, dreams, logs, costs)]
            carry_out(states[0], action, streams[0], logs[0])
        won[game - first] = states[0].outcome == Outcome.WON


def _bound(
    options: Any, first: Any, count: Any, states: Any, trial: Any, streams: Any, dreams: Any,
    logs: Any, tries: Any,
) -> None:  # fmt: skip
    """How many tries the searcher needs for each mission that it knows; 0 where it gives up."""
    actions, costs = np.empty(MOST_LISTED, np.uint64), np.empty(MOST_LISTED)
    random = np.uint64(first + 77)
    for game in range(first, first + count):
        wipe(states)
        streams[0].game = np.uint32(game)
        next_game(streams[0])
        setup(states[0], options[0], streams[0], logs[0])
        tries[game - first] = 0
        for number in range(TRIES):
            copy_state(states, trial)
            copy_state(streams, dreams)
            while trial[0].phase != Phase.OVER:
                random = xorshift(random)
                if number > 0 and float(random >> np.uint64(40)) < CARELESS * 2.0**24:
                    random = xorshift(random)
                    action = careless_choice(trial[0], actions, costs, random)
                else:
                    action = plain_choice(trial[0], actions, costs)
                carry_out(trial[0], action, dreams[0], logs[0])
            if trial[0].outcome == Outcome.WON:
                tries[game - first] = number + 1
                break


missions = compiled(_missions, binds=(weigh,), makes_arrays=True)
bound = compiled(_bound, binds=(weigh,), makes_arrays=True)


@dataclass(frozen=True)
class Line:
    """A team on a level with so many players."""

    level: str
    players: int
    team: str

    @property
    def key(self) -> str:
        """Its name in the file of what was played."""
        worlds = f":{WORLDS}" if self.team == "strong" else ""
        return f"{self.level} {self.players} {self.team}{worlds}"

    @property
    def options(self) -> Array:
        """The level's options."""
        given: dict[str, Any] = {"level": self.level}
        if self.level == "beginners":
            given = {"beginner_set": True}
        options = option_records.parse(GAME.Options, GAME.presets["seed"], given)
        return option_records.packed(options, self.players, GAME.seats)

    def play(self, first: int, count: int) -> tuple[int, int]:
        """Missions won, and missions that the bound gave up."""
        states, trial = GAME.State.array(), GAME.State.array()
        streams, dreams, log = chances.from_seeds([SEED]), chances.from_seeds([1]), EventLog.array()
        if self.team == "bound":
            tries = np.zeros(count, np.int64)
            bound(self.options, first, count, states, trial, streams, dreams, log, tries)
            return int((tries > 0).sum()), int((tries == 0).sum())
        won = np.zeros(count, np.bool_)
        team = TEAMS.index(self.team)
        missions(team, WORLDS, self.options, first, count, states, trial, streams, dreams, log, won)
        return int(won.sum()), 0


LINES = [
    Line(level, players, team)
    for team in ("novice", "regular", "bound", "strong")  # what takes longest comes last
    for level in reversed(LEVELS)
    for players in PLAYERS
]

Kept = dict[str, list[int]]
"""By line: missions played, won, and given up."""


def read() -> Kept:
    """What was played before."""
    kept: Kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    return kept


def play(games: int, step: int) -> Kept:
    """Play all lines to their number of missions, in turn, keeping what was played."""
    kept = read()
    KEPT.parent.mkdir(exist_ok=True)
    for line in LINES:
        kept.setdefault(line.key, [0, 0, 0])
    while short := [line for line in LINES if kept[line.key][0] < games]:
        least = min(kept[line.key][0] for line in short)
        line = next(line for line in short if kept[line.key][0] == least)
        done = kept[line.key]
        count = min(step, games - done[0])
        won, given_up = line.play(done[0], count)
        kept[line.key] = [done[0] + count, done[1] + won, done[2] + given_up]
        KEPT.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
        print(line.key, kept[line.key], flush=True)
    return kept


# The report


def interval(won: int, played: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson 1927)."""
    z = 1.96
    share, scale = won / played, 1 + z * z / played
    middle = (share + z * z / (2 * played)) / scale
    half = z / scale * math.sqrt(share * (1 - share) / played + z * z / (4 * played * played))
    return max(0.0, middle - half), min(1.0, middle + half)


def won_of(kept: Kept, line: Line) -> int:
    """Missions won; of the bound also those that it gave up."""
    _, won, given_up = kept[line.key]
    return won + given_up


def cell(kept: Kept, line: Line) -> str:
    """A share of wins with its interval, in percent."""
    played, won = kept[line.key][0], won_of(kept, line)
    if not played:
        return "–"
    low, high = interval(won, played)
    fewer = f" of {played}" if played < GAMES else ""
    return f"{100 * won / played:.1f} ({100 * low:.1f} to {100 * high:.1f}){fewer}"


def table(kept: Kept) -> str:
    """Win rates in Markdown."""
    rows = [
        "| players | level | novice | regular | strong | bound | not found |",
        "|---|---|---|---|---|---|---|",
    ]
    for players in PLAYERS:
        for level in LEVELS:
            lines = [Line(level, players, team) for team in TEAMS]
            cells = " | ".join(cell(kept, line) for line in lines)
            lost = kept[lines[-1].key][2]
            rows.append(f"| {players} | {level.replace('_', ' ')} | {cells} | {lost} |")
    return "\n".join(rows)


BARS = {"novice": "#c8a26a", "regular": "#5b8aa6", "strong": "#2f4f4f", "bound": "#b9b9b9"}
WIDE, HIGH, BAR, GAP = 880, 190, 11, 14


def bar(kept: Kept, line: Line, left: float, bottom: float) -> str:
    """One bar with its interval."""
    played, won = kept[line.key][0], won_of(kept, line)
    if not played:
        return ""
    low, high = interval(won, played)
    tall, middle = 150 * won / played, left + BAR / 2
    name = f"{line.team}, {line.players} players, {line.level.replace('_', ' ')}"
    return (
        f"<g><title>{name}: {100 * won / played:.1f} %</title>"
        f'<rect x="{left:.1f}" y="{bottom - tall:.1f}" width="{BAR - 1}" height="{tall:.1f}" '
        f'fill="{BARS[line.team]}"/>'
        f'<path d="M{middle:.1f} {bottom - 150 * low:.1f}V{bottom - 150 * high:.1f}" '
        f'stroke="#000" stroke-width="1"/></g>'
    )


def text(x: float, y: float, words: str, more: str = "") -> str:
    """A piece of text."""
    return f'<text x="{x:.1f}" y="{y:.1f}" {more}>{words}</text>'


def panel(kept: Kept, players: int, top: float) -> list[str]:
    """The bars of one number of players."""
    bottom, parts = top + 165, [text(8, top + 10, f"{players} players", 'font-weight="bold"')]
    for percent in (0, 50, 100):
        y = bottom - 1.5 * percent
        parts.append(f'<path d="M60 {y}H{WIDE - 10}" stroke="#ddd"/>')
        parts.append(text(54, y + 4, f"{percent} %", 'text-anchor="end"'))
    group = (WIDE - 80) / len(LEVELS)
    for number, level in enumerate(LEVELS):
        left = 70 + group * number + (group - len(TEAMS) * BAR) / 2
        for place, team in enumerate(TEAMS):
            parts.append(bar(kept, Line(level, players, team), left + place * BAR, bottom))
        words = level.replace("_", " ")
        parts.append(text(70 + group * (number + 0.5), bottom + 15, words, 'text-anchor="middle"'))
    return parts


def chart(kept: Kept) -> str:
    """All win rates as an SVG picture."""
    tall = 40 + len(PLAYERS) * (HIGH + GAP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {tall}" '
        f'font-family="sans-serif" font-size="12" role="img">',
        "<title>Missions won, by players, level and team, with 95 % intervals</title>",
        f'<rect width="{WIDE}" height="{tall}" fill="#fff"/>',
    ]
    for place, (team, colour) in enumerate(BARS.items()):
        x = 70 + 150 * place
        parts.append(f'<rect x="{x}" y="8" width="12" height="12" fill="{colour}"/>')
        parts.append(text(x + 18, 18, "clairvoyant bound" if team == "bound" else team))
    for number, players in enumerate(PLAYERS):
        parts += panel(kept, players, 34 + number * (HIGH + GAP))
    return "\n".join([*parts, "</svg>", ""])


def report(kept: Kept) -> str:
    """The whole report in Markdown."""
    return "\n".join(
        [
            f"## Die Villa des Paten, {datetime.now(UTC):%Y-%m-%d}, commit {commit()}",
            "",
            f"{machine('numba', 'numpy')}. Missions won in percent, with 95 % intervals;",
            f"{GAMES} missions each, the same for all teams; strong weighs its choices in {WORLDS}",
            f"worlds. Where the bound found no win in {TRIES} tries, it counts as won for it.",
            "",
            table(kept),
            "",
        ]
    )


def main() -> None:
    """Play, print, and append if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=GAMES, help="missions of each line")
    parser.add_argument("--step", type=int, default=50, help="missions between two savings")
    parser.add_argument("--kept", action="store_true", help="play nothing, report what was played")
    parser.add_argument("--chart", action="store_true", help="draw the picture for docs/")
    parser.add_argument("--append", action="store_true", help=f"add to {RESULTS.name}, and draw")
    asked = parser.parse_args()
    kept = read() if asked.kept else play(asked.games, asked.step)
    found = report(kept)
    print(found)
    if asked.append:
        with RESULTS.open("a", encoding="utf-8") as results:
            results.write("\n" + found)
    if asked.append or asked.chart:
        CHART.write_text(chart(kept), encoding="utf-8")


if __name__ == "__main__":
    main()
