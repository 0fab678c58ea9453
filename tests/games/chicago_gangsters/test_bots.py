"""Players of Chicago Gangsters: lawful, in order of strength, and as good as their word or not."""

import time
from typing import Any

import numpy as np
import pytest
from chicago_gangsters.table import DOORS, Table

from hinterzimmer.arena.driving import play_through
from hinterzimmer.arena.match import Match, play_match
from hinterzimmer.bots.bot import BadBotSetting, Budget, Question
from hinterzimmer.bots.catalogue import make_bot
from hinterzimmer.bots.heuristics.chicago_gangsters_listening import guess, trust
from hinterzimmer.games.chicago_gangsters import GAME
from hinterzimmer.games.chicago_gangsters.components import Kept, Phrase
from hinterzimmer.games.chicago_gangsters.talk import TO_ALL
from hinterzimmer.play.game import Game

HANDS = ["W3 W4 B1", "W1 W2 B3", "B3 B4", "E1 E5"]


def chosen(name: str, table: Table, seat: int, seed: int = 5) -> str:
    """What a player does at a table, from its view alone."""
    view, legal = GAME.View.array(), np.zeros(GAME.max_legal, np.uint64)
    DOORS.view(table.state, seat, view)
    count = DOORS.legal(table.state, seat, legal)
    question = Question(
        game=GAME,
        seats=table.seats,
        seat=seat,
        view=view,
        legal=[int(action) for action in legal[:count]],
        events=[],
        budget=Budget(),
        random=np.random.default_rng(seed),
    )
    action = make_bot(GAME, name)(question)
    assert action is not None
    assert action in question.legal
    return GAME.notation.action_text(action)


@pytest.mark.parametrize("name", ["novice", "regular", "strong:4"])
@pytest.mark.parametrize("preset", GAME.presets)
def test_every_answer_is_legal(name: str, preset: str) -> None:
    for seats in GAME.seats:
        game = Game.new(GAME.name, seats=seats, seed=bytes(32), preset=preset)
        luck = [np.random.default_rng(seat) for seat in range(seats)]
        for seat, action in play_through(game, [make_bot(GAME, name)] * seats, Budget(), luck):
            game.play(action, seat)  # refuses what is not legal
        assert game.over


@pytest.mark.parametrize(
    ("better", "worse", "deals"), [("regular", "novice", 12), ("strong:12", "novice", 6)]
)
def test_the_better_player_wins_more(better: str, worse: str, deals: int) -> None:
    match = Match(GAME.name, (better, worse, better, worse), deals, threads=1)
    first, second = play_match(match).scores
    assert first.win_share.mean > 1.5 * second.win_share.mean


def test_a_strong_decision_takes_less_than_a_second_and_a_half() -> None:
    hands = ["W1 W2 W3 W4 W5 B1 B2 B3 B4 B5", *["E1 E2 E3"] * 3]
    table = Table(hands=hands, talk=4)
    chosen("strong", table, 0)
    began = time.process_time()
    chosen("strong", table, 0)
    table.all_ready()
    chosen("strong", table, 0)
    assert time.process_time() - began < 3.0  # two decisions


def test_strong_takes_a_setting() -> None:
    assert make_bot(GAME, "strong:7")
    assert make_bot(GAME, "strong:silent")
    with pytest.raises(BadBotSetting):
        make_bot(GAME, "strong:loud")


def test_silent_says_nothing() -> None:
    assert all(
        chosen("strong:silent", Table(hands=HANDS, talk=4), 0, s) == "ready" for s in range(5)
    )


def test_regular_announces_to_its_partner_and_keeps_its_word() -> None:
    for seed in range(6):
        table = Table(hands=HANDS, talk=4)
        word = chosen("regular", table, 0, seed)
        assert word.startswith(("say about", "say nothing"))
        assert word.endswith("partner")
        table.do(word, 0)
        while (more := chosen("regular", table, 0, seed)) != "ready":
            table.do(more, 0)
            word = more
        table.all_ready()
        table.do(chosen("regular", table, 0, seed), 0).do("lay - -", 1)
        contributed = int(table.state["contribution"][0, 0]) + 3 * int(table["face_down"][0])
        said = 0 if "nothing" in word else int(word.split()[2])
        assert abs(contributed - said) <= 3, (word, contributed)


def test_regular_answers_a_request() -> None:
    table = Table(hands=HANDS, talk=4).do("say ask_about 16 partner", 1)
    answers = set()
    while (word := chosen("regular", table, 0)) != "ready":
        answers.add(word.split()[1])
        table.do(word, 0)
        if table["ready"][0]:
            break
    assert "refuse" in answers


def record_of(kept: Kept, count: int) -> Table:
    """A later round: seat 1 has told all something so often, and this is what became of it."""
    table = Table(hands=HANDS, talk=4)
    table.state["round"] = 2
    code = int(Phrase.ABOUT) | 5 << 4 | TO_ALL << 9 | int(kept) << 12
    table.state["said"][0, 1, 0, 1] = sum(code << 16 * place for place in range(count))
    return table


def test_trust_follows_the_record() -> None:
    none = trust(Table(hands=HANDS, talk=4).state[0], 0, 1)
    assert trust(record_of(Kept.KEPT, 3).state[0], 0, 1) > none
    assert trust(record_of(Kept.BROKEN, 1).state[0], 0, 1) < none
    assert trust(record_of(Kept.UNTESTED, 4).state[0], 0, 1) == none


def expected(table: Table) -> Any:
    out = np.zeros(2)
    guess(table.state[0], 0, 1, out)
    return out[0]


def test_who_kept_his_word_is_believed_more() -> None:
    for kept, is_nearer in ((Kept.KEPT, True), (Kept.BROKEN, False)):
        usual = Table(hands=HANDS, talk=4)
        other = record_of(kept, 3)
        for table in (usual, other):
            table.do("say about 16 partner", 1)
        assert (abs(16 - expected(other)) < abs(16 - expected(usual))) == is_nearer
