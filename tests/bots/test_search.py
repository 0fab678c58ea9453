"""The search bot at any table: legal, repeatable, blind to what is hidden."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import backroom
import numba
import numpy as np
import pytest
from bots.asking import question, states_along
from contract.kit import BRIEF

from hinterzimmer.arena.driving import play_through, question_for
from hinterzimmer.bots import search as searching
from hinterzimmer.bots.bot import BadBotSetting, Bot, Budget, Question
from hinterzimmer.bots.catalogue import bots_of, make_bot
from hinterzimmer.bots.search import Search, search
from hinterzimmer.engine import chance as chances
from hinterzimmer.engine.contract import GameType
from hinterzimmer.engine.events import SPECTATOR
from hinterzimmer.engine.records import as_bytes
from hinterzimmer.engine.templates import kernels
from hinterzimmer.games import catalogue
from hinterzimmer.play import Game

catalogue.add(backroom.GAME)
GAMES = [game for game in map(catalogue.game_type, catalogue.names()) if "search" in bots_of(game)]
TABLES = [
    (game, seats, preset) for game in GAMES for preset in game.presets for seats in game.seats
]
SEED = bytes(range(32))


def moments(seats: int = 3) -> list[Question]:
    """Questions from a walk through the game with hidden cards."""
    found = []
    game = Game.new("backroom", seats=seats, seed=SEED)
    for moment in states_along(game, seed=5):
        source = np.random.default_rng(len(moment.entries))
        found.append(question_for(moment, moment.waiting[0], Budget(), source))
    return [asked for asked in found if len(asked.legal) > 1]


def again(asked: Question) -> Question:
    """The same question, its randomness as fresh as it was."""
    return replace(asked, random=np.random.default_rng(7))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_every_game_has_it(game: GameType) -> None:
    assert list(bots_of(game))[-1] == "search"
    assert make_bot(game, "search:200") == Search(iterations=200)


@pytest.mark.parametrize(
    ("game", "seats", "preset"), TABLES, ids=[f"{g.name}-{s}-{p}" for g, s, p in TABLES]
)
def test_all_its_answers_are_legal(game: GameType, seats: int, preset: str) -> None:
    short = BRIEF.get(game.name)
    table = Game.new(game.name, seats=seats, preset=preset, options=short, seed=SEED)
    bots: list[Bot] = [Search(iterations=20)] * seats
    source = [np.random.default_rng(seat) for seat in range(seats)]
    for seat, code in play_through(table, bots, Budget(), source):
        assert code in table.legal_codes(seat)
        table.play(code, seat)
    assert table.over


def test_iterations_are_counted_exactly() -> None:
    for asked in moments():
        found = Search(iterations=333).weigh(asked)
        assert sum(w.visits for w in found) == 333
        assert [w.action for w in found] == asked.legal


def test_equal_questions_get_equal_answers() -> None:
    for asked in moments():
        assert Search(iterations=300).weigh(again(asked)) == Search(iterations=300).weigh(
            again(asked)
        )


def test_other_randomness_is_another_search() -> None:
    asked = moments()[0]
    other = replace(asked, random=np.random.default_rng(8))
    assert Search(iterations=300).weigh(again(asked)) != Search(iterations=300).weigh(other)


def test_what_a_seat_cannot_know_changes_nothing() -> None:
    game = Game.new("backroom", seats=3, seed=SEED)
    doors, compared = kernels(backroom.GAME), 0
    for moment in states_along(game, seed=11):
        seat = moment.waiting[0]
        view = moment.view_record(seat)
        told = []
        for number in range(4):
            world = backroom.GAME.State.array()
            doors.imagine(view, chances.from_seeds([number]), world)
            compared += int(
                world["hand"][0, (seat + 1) % 3] != game._state["hand"][0, (seat + 1) % 3]
            )
            told.append(
                Search(iterations=200).weigh(replace(question(backroom.GAME, world, seat), seats=3))
            )
        assert all(found == told[0] for found in told)
    assert compared > 20  # the worlds do differ in what is hidden


def test_threads_find_what_one_alone_finds() -> None:
    asked, bot = moments(), Search(iterations=400)
    alone = [bot.weigh(again(question)) for question in asked]
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(lambda question: bot.weigh(again(question)), asked * 3))
    assert together == alone * 3


def test_a_table_that_grows_forgets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = moments()[0]
    grown = Search(iterations=6000).weigh(again(asked))
    monkeypatch.setattr(searching, "FIRST_SIZE", 2**16)
    assert grown == Search(iterations=6000).weigh(again(asked))


def test_a_table_that_is_full_still_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = moments()[0]
    monkeypatch.setattr(searching, "FIRST_SIZE", 16)
    monkeypatch.setattr(searching, "LAST_SIZE", 16)
    found = Search(iterations=2000).weigh(again(asked))
    assert 1900 < sum(w.visits for w in found) <= 2000


def test_the_first_of_two_limits_ends_it() -> None:
    asked = moments()[0]
    hurried = Search(iterations=10**9).weigh(replace(asked, budget=Budget(seconds=0.02)))
    assert 0 < sum(w.visits for w in hurried) < 10**9
    counted = Search(seconds=60.0, iterations=50).weigh(asked)
    assert sum(w.visits for w in counted) == 50


def test_without_a_budget_of_its_own_it_takes_the_questions() -> None:
    asked = moments()[0]
    found = Search().weigh(replace(asked, budget=Budget(iterations=70)))
    assert sum(w.visits for w in found) == 70
    assert sum(w.visits for w in Search().weigh(asked)) == searching.ITERATIONS


def test_the_only_action_needs_no_thought() -> None:
    asked = moments()[0]
    only = replace(asked, legal=asked.legal[:1], view=backroom.GAME.View.array())
    assert Search(iterations=10)(only) == asked.legal[0]  # this view could not be searched


def interrupts() -> list[Question]:
    """Questions to seats that need not act, but could."""
    found = []
    for number in range(12):
        game = Game.new("backroom", seats=3, seed=bytes([number]) * 32)
        for moment in states_along(game, seed=number):
            for seat in sorted(set(moment.acting) - set(moment.waiting)):
                if moment.legal_codes(seat):
                    source = np.random.default_rng(1)
                    found.append(question_for(moment, seat, Budget(iterations=100), source))
    return found


def test_interrupts_are_weighed_against_letting_be() -> None:
    asked = interrupts()
    assert len(asked) > 3
    for interrupt in asked:
        assert interrupt.optional
        found = Search().weigh(interrupt)
        assert found[-1].action is None
        assert all(w.visits > 0 for w in found)


@pytest.mark.parametrize(
    ("setting", "bot"),
    [
        ("", Search()),
        ("1000", Search(iterations=1000)),
        ("1s", Search(seconds=1.0)),
        ("0.25s", Search(seconds=0.25)),
    ],
)
def test_settings(setting: str, bot: Search) -> None:
    assert search(setting) == bot


@pytest.mark.parametrize(
    "setting", ["0", "-1", "0s", "1.5", "s", "1ms", "infs", "nan", "10000000000", "1 s", "fast"]
)
def test_a_setting_that_means_nothing_is_refused(setting: str) -> None:
    with pytest.raises(BadBotSetting, match="search:1000") as refused:
        search(setting)
    assert refused.value.params == {"bot": "search", "setting": setting}


def test_compiled_and_plain_find_the_same() -> None:
    script = (
        "import kuhn, numpy as np\n"
        "from bots.asking import question\n"
        "from hinterzimmer.bots.search import Search\n"
        "state = kuhn.GAME.State.array()\n"
        "state['card'][0] = 2, 3\n"
        "print([(w.visits, w.value) for w in\n"
        "       Search(iterations=80).weigh(question(kuhn.GAME, state, 0))])\n"
    )
    tests = Path(__file__).resolve().parent.parent
    path = os.pathsep.join([str(tests), str(tests / "games"), os.environ["PYTHONPATH"]])
    told = {
        subprocess.run(
            [sys.executable, "-W", "error", "-c", script],
            env={**os.environ, "PYTHONPATH": path, "NUMBA_DISABLE_JIT": flag},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for flag in ("0", "1")
    }
    assert len(told) == 1


SECOND_THOUGHTS = """
import sys
import backroom, numpy as np
from hinterzimmer.arena.driving import question_for
from hinterzimmer.bots import search
from hinterzimmer.bots.bot import Budget
from hinterzimmer.games import catalogue
from hinterzimmer.play import Game
catalogue.add(backroom.GAME)
game = Game.new(sys.argv[1], seed=bytes(32))
asked = question_for(game, game.waiting[0], Budget(), np.random.default_rng(1))
told = [(found.visits, found.value) for found in search.Search(iterations=60).weigh(asked)]
(kernel,) = [kernel for _, kernel in search._kernels.values()]
print(sum(kernel.stats.cache_misses.values()), told)
"""


@pytest.mark.skipif(bool(numba.config.DISABLE_JIT), reason="nothing is kept that could be read")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_what_one_process_compiles_the_next_can_run(game: GameType) -> None:
    def run() -> str:
        return subprocess.run(
            [sys.executable, "-W", "error", "-c", SECOND_THOUGHTS, game.name],
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    compiled, told = run().split(" ", 1)
    assert run() == f"0 {told}"
    assert compiled in ("0", "1")


def test_spectators_have_a_view_in_every_game() -> None:
    # the tree needs it: opponents' nodes are what a spectator sees
    for game in GAMES:
        table = Game.new(game.name, seats=game.seats[0], seed=SEED)
        view = game.View.array()
        kernels(game).view(table._state, SPECTATOR, view)
        assert as_bytes(view).any()


@pytest.mark.parametrize("name", catalogue.names())
def test_no_bot_takes_a_setting_that_means_nothing_to_it(name: str) -> None:
    game = catalogue.game_type(name)
    for word in bots_of(game):
        with pytest.raises(BadBotSetting) as refused:
            make_bot(game, f"{word}:x!")
        assert refused.value.params == {"bot": word, "setting": "x!"}
