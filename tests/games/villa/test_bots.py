"""Players of Die Villa des Paten: how strong, how fast, and how they are as partners."""

import time
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pytest
from villa.table import DOORS, Table

from hinterzimmer.arena.driving import play_through
from hinterzimmer.bots.bot import BadBotSetting, Budget, Question
from hinterzimmer.bots.catalogue import bots_of, make_bot
from hinterzimmer.bots.heuristics.villa import BOTS
from hinterzimmer.games.villa import GAME
from hinterzimmer.games.villa.components import Kind
from hinterzimmer.play.game import Game

SEEDS = (3, 5, 8, 13, 21, 34)
SOME_WORLDS = "strong:300"


def ask(table: Table, name: str, seat: int | None = None, optional: bool = False) -> str | None:
    """What a bot says, as text."""
    seat = table.turn if seat is None else seat
    views, legal = GAME.View.array(), np.zeros(GAME.max_legal, np.uint64)
    DOORS.view(table.state, seat, views)
    count = DOORS.legal(table.state, seat, legal)
    question = Question(
        game=GAME,
        seats=table.seats,
        seat=seat,
        view=views,
        legal=[int(action) for action in legal[:count]],
        events=[],
        budget=Budget(),
        random=np.random.default_rng(1),
        optional=optional,
    )
    said = make_bot(GAME, name)(question)
    return None if said is None else GAME.notation.action_text(said)


def mission(seed: int, names: Sequence[str], options: Mapping[str, Any]) -> Game:
    """A mission between bots, to its end."""
    game = Game.new(
        "villa", seats=len(names), seed=seed.to_bytes(32, "little"), options=dict(options)
    )
    luck = [np.random.default_rng(seed + seat) for seat in range(len(names))]
    bots = [make_bot(GAME, name) for name in names]
    for seat, action in play_through(game, bots, Budget(), luck):
        game.play(action, seat)
    return game


def test_every_level_has_a_name() -> None:
    assert list(BOTS) == ["novice", "regular", "strong"]
    assert set(BOTS) < set(bots_of(GAME))


@pytest.mark.parametrize("setting", ["0", "x", "1.5", "-1"])
def test_a_setting_that_is_no_number_of_worlds(setting: str) -> None:
    with pytest.raises(BadBotSetting):
        make_bot(GAME, f"strong:{setting}")


def test_each_is_stronger_than_the_one_before() -> None:
    hard = {"level": "extremely_hard"}
    won = {
        name: sum(mission(seed, [name] * 3, hard).view()["outcome"] == "won" for seed in SEEDS)
        for name in ("novice", "regular", SOME_WORLDS)
    }
    assert won["novice"] < won["regular"] < won[SOME_WORLDS]


def test_a_strong_decision_takes_less_than_a_second() -> None:
    table = Table(4, preset="box", agreement="anyone")
    ask(table, "strong:1")
    for _ in range(12):
        if "follow" in table.legal():
            table.state["changed"] = 0b1111
        began = time.process_time()
        said = ask(table, "strong")
        assert time.process_time() - began < 1
        assert said is not None
        table.do(said)
        if table.over:
            break


# Partners


@pytest.mark.parametrize("name", BOTS)
def test_rule_6_2_bots_follow(name: str) -> None:
    assert ask(Table(3), name, seat=1, optional=True) == "follow"
    assert ask(Table(3), name, seat=0) == "follow"


@pytest.mark.parametrize("name", BOTS)
def test_bots_wait_for_people_to_propose(name: str) -> None:
    table = Table(3).do("follow", 1).do("follow", 2)
    assert ask(table, name, seat=1, optional=True) is None


@pytest.mark.parametrize("name", BOTS)
def test_bots_propose_where_all_follow(name: str) -> None:
    table = Table(2).do("follow", 0).do("follow", 1)
    said = ask(table, name)
    assert said is not None
    assert said.startswith("propose_arrest")


def clear_case() -> Table:
    """Berti wants two badges: seats 0 and 1 have them, seats 2 and 3 have none."""
    return Table(
        open_cards=["B B B B", "B B B B", "H C P H", "H C P C"],
        piles=[6, 6, 6, 6],
        beginner_set=True,
    ).guards("berti", "fabbri", "tosi")


@pytest.mark.parametrize("name", BOTS)
def test_bots_agree_to_what_is_good(name: str) -> None:
    table = clear_case()
    for seat in (1, 2, 3):
        table.do("follow", seat)
    table.do("propose_arrest 0 0", 0)
    assert ask(table, name, seat=1) == "agree 0"


def test_bots_say_why_they_object() -> None:
    table = clear_case()
    table.state["seen"] = 0b1000001  # neither Salvi nor Sava: it is Berti
    for seat in (1, 2, 3):
        table.do("follow", seat)
    table.do("propose_arrest 0 2", 0)
    assert ask(table, "regular", seat=1) == "object 0 other_leader"
    assert ask(table, "novice", seat=1) == "agree 0"


def test_strong_objects_to_a_lost_arrest() -> None:
    """Vantini wants H-C-P-B-H: under seat 0 everybody can serve him, under seat 1 nobody."""
    table = Table(open_cards=["H H P P", "C C B B"]).left()
    table.state["suspects"] = 1
    table.do("follow", 1)
    table.do("propose_arrest 13 1", 0)
    assert ask(table, "strong", seat=1) == "object 0 too_risky"
    assert ask(table, "regular", seat=1) == "object 0 other_leader"


def test_a_team_of_bots_decides_and_ends() -> None:
    for seats, preset in ((2, "seed"), (3, "box"), (4, "box")):
        game = Game.new("villa", seats=seats, seed=b"\7" * 32, preset=preset)
        luck = [np.random.default_rng(seat) for seat in range(seats)]
        bots = [make_bot(GAME, name) for name in ("novice", "regular", "novice", "regular")[:seats]]
        for seat, action in play_through(game, bots, Budget(), luck):
            game.play(action, seat)
        assert game.over


def test_the_same_question_gets_the_same_answer() -> None:
    table = Table(3).do("follow", 0).do("follow", 1).do("follow", 2)
    for name in BOTS:
        assert ask(table, name) == ask(table, name)


def test_a_table_of_one_kind_chooses_as_the_plan_alone() -> None:
    """What `bench/villa.py` leaves out, proposals and votes, changes nothing of what is done."""
    table = Table(3, seed=4).do("follow", 0).do("follow", 1).do("follow", 2)
    chosen = ask(table, "regular")
    assert chosen is not None
    table.do(chosen)
    while table.phase == "choose":
        said = ask(table, "regular")
        assert said is not None
        assert int(GAME.notation.action_from_text(said)) & 0xFF == Kind.AGREE
        table.do(said)
    assert f"propose_arrest {table.view['target']} {table.view['leader']}" == chosen
