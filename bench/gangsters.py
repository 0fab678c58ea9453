"""How strong the players of Chicago Gangsters are: mirrored deals, seats rotated.

    python bench/gangsters.py [line ...]      play what is missing of these lines, or of all
    python bench/gangsters.py --rows          the table for `results.md`, of what was played

Every deal is a line of a file in `var/gangsters/`, so that a run that was stopped goes on where it
was. What a line's deals measure depends on the line alone.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from hinterzimmer.arena.estimates import Estimate, estimate
from hinterzimmer.arena.match import Match, luck_of, seating
from hinterzimmer.bots.bot import Bot, Question
from hinterzimmer.bots.catalogue import make_bot
from hinterzimmer.engine import chance as chances
from hinterzimmer.engine import options as option_records
from hinterzimmer.engine.events import EventLog
from hinterzimmer.engine.templates import kernels
from hinterzimmer.games.catalogue import game_type

GAME = "chicago_gangsters"
KIND = game_type(GAME)
DOORS = kernels(KIND)
FOLDER = Path(__file__).resolve().parent.parent / "var" / "gangsters"


@dataclass(frozen=True)
class Line:
    """A line-up, and how many games it plays."""

    name: str
    bots: tuple[str, ...]
    games: int = 1000

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def deals(self) -> int:
        return -(-self.games // self.seats)

    @property
    def match(self) -> Match:
        return Match(GAME, self.bots, max(2, self.deals))

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.jsonl"


def _lines() -> Iterator[Line]:
    for seats in (3, 4, 5):
        for better, worse in (("regular", "novice"), ("strong", "regular")):
            yield Line(f"{better}-{seats}", (better, *[worse] * (seats - 1)))
    yield Line("silent-4", ("strong:silent", *["regular"] * 3))
    yield Line("talk-4", ("strong", "strong:silent", "regular", "regular"), 2000)


LINES = {line.name: line for line in _lines()}


def played(line: Line) -> list[list[float]]:
    """The deals on file: what each place of the line-up has won of a game, on average."""
    if not line.path.exists():
        return []
    return [json.loads(text) for text in line.path.read_text().splitlines()]


def play(line: Line) -> None:
    """Play the deals that are missing."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    bots = [make_bot(KIND, name) for name in line.bots]
    for deal in range(len(played(line)), line.deals):
        units = [play_game(line, bots, deal, rotation) for rotation in range(line.seats)]
        mean = np.mean(units, axis=0)
        with line.path.open("a") as file:
            file.write(json.dumps(mean.tolist()) + "\n")


def play_game(line: Line, bots: Sequence[Bot], deal: int, rotation: int) -> NDArray[np.float64]:
    """One game of a deal, as the arena plays it but through the doors: what each place won.

    No events are kept: these players do not read them.
    """
    match, seats = line.match, line.seats
    places, luck = seating(seats, rotation), luck_of(match, deal, rotation)
    state, log, view = KIND.State.array(), EventLog.array(), KIND.View.array()
    seed = np.random.default_rng((match.seed, deal)).bytes(32)
    stream = chances.from_key(chances.key_of(seed))
    options = option_records.packed(KIND.presets["seed"], seats, KIND.seats)
    legal, won = np.zeros(KIND.max_legal, np.uint64), np.zeros(16)
    DOORS.setup(state, options, stream, log)
    while waiting := int(DOORS.masks(state)[1]):
        seat = (waiting & -waiting).bit_length() - 1
        count = DOORS.legal(state, seat, legal)
        view.view(np.uint8)[:] = 0
        DOORS.view(state, seat, view)
        question = Question(
            KIND, seats, seat, view, legal[:count].tolist(), (), match.budget, luck[seat]
        )
        action = bots[places[seat]](question)
        assert action is not None
        assert action in question.legal
        DOORS.apply(state, seat, np.uint64(action), stream, log)
    DOORS.returns(state, won)
    by_place = np.zeros(seats)
    by_place[places] = won[:seats]
    return by_place


def shares(line: Line) -> dict[str, NDArray[np.float64]]:
    """By bot: its mean part of the win in each deal."""
    units = np.array(played(line))
    places = {bot: [p for p, b in enumerate(line.bots) if b == bot] for bot in line.bots}
    return {bot: units[:, place].mean(axis=1) for bot, place in places.items()}


def _percent(found: Estimate) -> str:
    return f"{100 * found.mean:.1f} % ({100 * found.low:.1f} to {100 * found.high:.1f})"


def row(line: Line) -> str:
    """A line of the table: each bot's part of the wins, and by how much the first is ahead."""
    by_bot = shares(line)
    first, second = list(by_bot)[:2]
    told = ", ".join(f"{bot} {_percent(estimate(share))}" for bot, share in by_bot.items())
    ahead = _percent(estimate(by_bot[first] - by_bot[second]))
    games = len(by_bot[first]) * line.seats
    return f"| {' '.join(line.bots)} | {games} | {told} | {ahead} |"


def talk_row() -> str:
    """What words bring: the same deals, with and without them, among three that believe."""
    with_words, without = (
        shares(LINES[name])[bot]
        for name, bot in (("strong-4", "strong"), ("silent-4", "strong:silent"))
    )
    count = min(len(with_words), len(without))
    ahead = _percent(estimate(with_words[:count] - without[:count]))
    return f"In the same {count} deals `strong` won {ahead} more than `strong:silent`."


def main(arguments: Sequence[str]) -> None:
    """Play or tell."""
    if "--rows" in arguments:
        print("| line-up | games | part of the wins (95 %) | the first over the second |")
        print("|---|---|---|---|")
        print("\n".join(row(line) for line in LINES.values() if len(played(line)) > 1))
        if all(len(played(LINES[name])) > 1 for name in ("strong-4", "silent-4")):
            print("\n" + talk_row())
        return
    for name in arguments or list(LINES):
        play(LINES[name])


if __name__ == "__main__":
    main(sys.argv[1:])
