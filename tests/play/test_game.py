"""A game in progress: its checked doors, its log, its decisions, its undo."""

import random

import pytest

from hinterzimmer.engine.errors import (
    BadOption,
    BadSeats,
    GameOver,
    IllegalAction,
    NotationError,
    UnknownGame,
)
from hinterzimmer.play import Game

SEED = bytes(range(32))
THROW_ALL = {"do": "throw", "dice": [1, 2, 3]}


def played_out(seed: bytes = SEED, seats: int = 3) -> Game:
    game = Game.new("chicago", seats=seats, seed=seed)
    chooser = random.Random(1)
    while not game.over:
        game.play(chooser.choice(game.legal(game.waiting[0])))
    return game


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    first = played_out()
    second = Game.new("chicago", seats=3, seed=SEED)
    second.replay((e.seat, e.action) for e in first.entries if e.seat is not None and e.action)
    assert second.entries == first.entries
    assert second.view() == first.view()


def test_another_seed_gives_another_game() -> None:
    assert played_out().entries != played_out(seed=bytes(32)).entries


def test_a_word_changes_the_chance() -> None:
    openings = set()
    for word in ("", "cement", "shoes"):
        game = Game.new("chicago", seats=2, seed=SEED, words=(word, ""))
        game.play(THROW_ALL)
        openings.add(tuple(q.answer for q in game.entries[0].chance + game.entries[1].chance))
    assert len(openings) == 3


def test_a_refused_action_changes_nothing_and_names_its_rule() -> None:
    game = Game.new("chicago", seats=2, seed=SEED)
    mover = game.waiting[0]
    before = game.view(), game.decision(mover), len(game.entries)
    with pytest.raises(IllegalAction) as refusal:
        game.play("stop")
    assert refusal.value.rule
    assert (game.view(), game.decision(mover), len(game.entries)) == before


@pytest.mark.parametrize(
    "nonsense",
    ["", "fly", "throw", "throw 9", "throw 11", "stop 1", {}, {"do": 3}, {"do": "throw"},
     {"do": "throw", "dice": "all"}, {"do": "stop", "why": "?"}],
)  # fmt: skip
def test_what_names_no_action_is_refused_as_notation(nonsense: str | dict[str, object]) -> None:
    game = Game.new("chicago", seats=2, seed=SEED)
    with pytest.raises(NotationError) as refusal:
        game.play(nonsense)
    assert "throw" in refusal.value.params["allowed"]


def test_a_seat_that_is_not_asked_may_not_play() -> None:
    game = Game.new("chicago", seats=2, seed=SEED)
    waiting = game.waiting[0]
    assert game.why_not(1 - waiting, THROW_ALL) is not None
    assert game.why_not(waiting, THROW_ALL) is None


def test_nothing_is_played_after_the_end() -> None:
    game = played_out()
    with pytest.raises(GameOver):
        game.play(THROW_ALL)
    with pytest.raises(GameOver):
        game.play(THROW_ALL, 0)
    assert game.result is not None


@pytest.mark.parametrize(
    ("arguments", "error", "code"),
    [
        ({"name": "poker"}, UnknownGame, "unknown-game"),
        ({"name": "chicago", "seats": 1}, BadSeats, "bad-seats"),
        ({"name": "chicago", "seats": 7}, BadSeats, "bad-seats"),
        ({"name": "chicago", "preset": "casino"}, BadOption, "unknown-preset"),
        ({"name": "chicago", "options": {"jokers": True}}, BadOption, "unknown-option"),
        ({"name": "chicago", "options": {"tie": "nobody"}}, BadOption, "bad-option-value"),
        ({"name": "chicago", "options": {"kept_dice_final": 1}}, BadOption, "bad-option-value"),
        ({"name": "chicago", "seats": 2, "names": ["Al"]}, BadSeats, "bad-names"),
    ],
)
def test_what_cannot_be_set_up_is_named(
    arguments: dict[str, object], error: type[Exception], code: str
) -> None:
    with pytest.raises(error) as refusal:
        Game.new(**arguments)  # type: ignore[arg-type]
    assert refusal.value.code == code  # type: ignore[attr-defined]


def test_a_decision_moves_only_when_what_the_seat_is_asked_changes() -> None:
    game = Game.new("chicago", seats=3, seed=SEED)
    mover = game.waiting[0]
    others = [seat for seat in range(3) if seat != mover]
    before = [game.decision(seat) for seat in range(3)]
    game.play(THROW_ALL)
    assert game.decision(mover) == before[mover] + 1
    if game.waiting == [mover]:
        assert [game.decision(seat) for seat in others] == [before[seat] for seat in others]


def find_stop() -> Game:
    """A game where the first thrower may stop, having stopped."""
    for first in range(40):
        game = Game.new("chicago", seats=2, seed=bytes([first]) * 32)
        mover = game.waiting[0]
        game.play(THROW_ALL)
        if game.waiting == [mover] and {"do": "stop"} in game.legal(mover):
            return game
    raise AssertionError("no opening lets the leader stop")


def test_an_undo_goes_back_and_stays_in_the_log() -> None:
    game = find_stop()
    mover = game.waiting[0]
    before = game.view()
    game.play("stop")
    assert game.view() != before
    assert game.may_undo(mover)
    game.play("undo", mover)
    assert game.view() == before
    assert game.log()[-1].event == {"event": "undone", "seat": mover}
    assert not game.may_undo(mover)


def test_a_throw_cannot_be_taken_back() -> None:
    game = Game.new("chicago", seats=2, seed=SEED)
    mover = game.waiting[0]
    game.play(THROW_ALL)
    assert not game.may_undo(mover)
    with pytest.raises(IllegalAction):
        game.undo(mover)


def test_the_dice_after_an_undo_are_the_dice_without_it() -> None:
    straight, detour = find_stop(), find_stop()
    mover = detour.waiting[0]
    detour.play("stop")
    detour.undo(mover)
    for game in (straight, detour):
        game.play(THROW_ALL)
    assert straight.entries[-1].chance == detour.entries[-1].chance


def test_the_log_since_a_number_is_the_rest_of_the_log() -> None:
    game = played_out()
    whole = game.log(0)
    assert [heard.number for heard in whole] == sorted({heard.number for heard in whole})
    assert game.log(0, since=whole[4].number) == whole[5:]
    assert game.events == whole[-1].number


def test_a_seat_that_does_not_exist_is_named() -> None:
    game = Game.new("chicago", seats=2, seed=SEED)
    for ask in (game.view, game.legal, game.decision, game.log):
        with pytest.raises(BadSeats) as refusal:
            ask(2)
        assert refusal.value.code == "no-such-seat"
