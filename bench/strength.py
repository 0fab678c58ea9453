"""How strong the bots are: mirrored matches that may be interrupted and go on where they stopped.

    python bench/strength.py gang_of_four --bots strong:30ms,regular,regular,regular --deals 200
    python bench/strength.py --append        # what has been found, to bench/results.md

Deals go into var/strength, a file for each line-up; a deal is played once from every seat, and the
mean over its games is one unit of measurement.
"""

import argparse
import hashlib
import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np
from machine import RESULTS, ROOT, commit, machine

from hinterzimmer.arena.estimates import Estimate, estimate
from hinterzimmer.arena.match import POINTS, WINS, Match, play_deal
from hinterzimmer.bots.catalogue import make_bot
from hinterzimmer.games.catalogue import game_type

FOLDER = ROOT / "var" / "strength"
HEAD = (
    "| game | bot | against | deals | share of the wins | points more a hand |\n"
    "|---|---|---|---|---|---|\n"
)


def file_of(match: Match) -> Path:
    """Where the deals of a line-up are kept: under one name as long as nothing differs."""
    told = json.dumps(asdict(match) | {"deals": 0}, default=str, sort_keys=True)
    digest = hashlib.sha256(told.encode()).hexdigest()[:8]
    names = "-".join(dict.fromkeys(match.bots)).replace(":", "_")
    return FOLDER / f"{match.game}-{names}-{digest}.jsonl"


def play(match: Match, every: int, rest: int) -> None:
    """Play the deals that are not there yet: every n-th, from number `rest` on."""
    bots = [make_bot(game_type(match.game), name) for name in match.bots]
    path = file_of(match)
    path.parent.mkdir(parents=True, exist_ok=True)
    there = {line["deal"] for line in read(path)}
    for deal in range(rest, match.deals, every):
        if deal not in there:
            unit, moves = play_deal(match, bots, deal)
            line = {"deal": deal, "unit": unit.tolist(), "moves": moves}
            with path.open("a", encoding="utf-8") as file:
                about = {"game": match.game, "bots": match.bots, "commit": commit()}
                file.write(json.dumps(line | about) + "\n")


def read(path: Path) -> list[dict[str, Any]]:
    """The deals of a file."""
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def leads(lines: list[dict[str, Any]]) -> tuple[Estimate, Estimate]:
    """The first bot's share of the wins, and its points a hand above the mean of the others."""
    units = np.array([line["unit"] for line in lines])  # deals, places, measures
    more = units[:, 0, POINTS] - units[:, 1:, POINTS].mean(axis=1)
    return estimate(units[:, 0, WINS]), estimate(more)


def rows() -> Iterator[str]:
    """A row for each line-up that has been played."""
    for path in sorted(FOLDER.glob("*.jsonl")):
        lines = read(path)
        if len(lines) < 2:
            continue
        wins, more = leads(lines)
        first, *others = lines[0]["bots"]
        against = ", ".join(f"{count} {name}" for name, count in Counter(others).items())
        yield (
            f"| {lines[0]['game']} | {first} | {against} | {len(lines)} "
            f"| {100 * wins.mean:.1f} % ({100 * wins.low:.1f} to {100 * wins.high:.1f}) "
            f"| {more.mean:+.2f} ({more.low:+.2f} to {more.high:+.2f}) |"
        )


def report() -> str:
    """A section for bench/results.md."""
    today = datetime.now(UTC).date().isoformat()
    lines = [line for path in sorted(FOLDER.glob("*.jsonl")) for line in read(path)]
    commits = ", ".join(dict.fromkeys(line["commit"] for line in lines))
    return "\n".join(
        [
            f"## How strong the bots are, {today}, commit {commits}",
            "",
            f"{machine('numba')}. Each deal is played once from every seat; the intervals of 95 %",
            "are made from the means over the games of a deal. After a bot's colon stands how many",
            "games it imagines a move, or for how many seconds.",
            "",
            HEAD + "\n".join(rows()),
            "",
        ]
    )


def main() -> int:
    """Play, or tell what has been found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--bots", type=lambda text: tuple(text.split(",")))
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--part", default="0/1", help="only every n-th deal: 0/2 and 1/2 share it")
    parser.add_argument("--append", action="store_true", help="add a section to bench/results.md")
    asked = parser.parse_args()
    if asked.game and asked.bots:
        rest, every = map(int, asked.part.split("/"))
        play(Match(asked.game, asked.bots, asked.deals, asked.seed), every, rest)
    elif asked.append:
        with RESULTS.open("a", encoding="utf-8") as file:
            file.write("\n" + report())
    else:
        print(report())
    return 0


if __name__ == "__main__":
    sys.exit(main())
