"""Streams: unbiased, reproducible, each purpose on its own, scripted and enumerated."""

import hashlib
from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from hinterzimmer.engine import chance as chances
from hinterzimmer.engine.chacha import block
from hinterzimmer.engine.chance import below, draw, next_game
from hinterzimmer.engine.dice import throw_dice
from hinterzimmer.engine.records import Array
from hinterzimmer.engine.rule import rule

KEY = bytes(range(100, 132))
DICE, PILE = 3, 7
SECOND_PILE = PILE | 1 << 8
ALL = 2**64 - 1
IMPLAUSIBLE = 1e-6  # seeds are fixed, so that a fair stream stays above for good


@rule
def ask_below(streams: Any, n: int, purpose: int, out: Any) -> None:
    for i in range(out.size):
        out[i] = below(streams[0], n, purpose)


@rule
def ask_dice(streams: Any, thrown: Any, dice: Any) -> None:
    for i in range(thrown.size):
        throw_dice(streams[0], DICE, int(thrown[i]), dice[i])


@rule
def ask_each_die(streams: Any, thrown: Any, dice: Any) -> None:
    for i in range(thrown.size):
        for die in range(3):
            if thrown[i] >> die & 1:
                dice[i, die] = below(streams[0], 6, DICE) + 1


@rule
def ask_draw(streams: Any, cards: Any, purpose: int) -> int:
    return draw(streams[0], cards[0], purpose)


@rule
def begin_next(streams: Any) -> None:
    next_game(streams[0])


def dice(stream: Array, count: int, n: int = 6, purpose: int = DICE) -> list[int]:
    out = np.zeros(count, np.int64)
    ask_below(stream, n, purpose, out)
    return out.tolist()


def drawn(stream: Array, cards: int, purpose: int = PILE) -> int:
    return int(ask_draw(stream, np.array([cards], np.uint64), purpose))


def order_of(stream: Array, cards: int, purpose: int = PILE) -> list[int]:
    """All cards of the set, drawn one by one."""
    order = []
    while cards:
        card = drawn(stream, cards, purpose)
        order.append(card)
        cards &= ~(1 << card)
    return order


def raw_bytes(purpose: int, game: int = 0) -> Iterator[int]:
    """The purpose's bytes as documented: purpose as nonce, blocks counted from 0."""
    out = np.zeros(64, np.uint8)
    for counter in range(1000):
        low = np.array([counter, game, purpose & 0xFFFFFFFF, purpose >> 32], np.uint32)
        block(np.frombuffer(KEY, "<u4").copy(), low, chances.ROUNDS, out)
        yield from out.tolist()


def expected_below(source: Iterator[int], n: int, width: int) -> int:
    """The documented way from bytes to an integer below n."""
    span = 256**width
    while True:
        value = sum(next(source) << 8 * k for k in range(width))
        if value < span - span % n:
            return value % n


# below


@pytest.mark.parametrize(
    ("n", "width"),
    [(2, 1), (6, 1), (255, 1), (256, 1), (257, 2), (1000, 2), (65536, 2), (65537, 4),
     (10**9, 4), (2**32, 4)],
)  # fmt: skip
def test_below_reads_as_few_bytes_as_can_hold_it(n: int, width: int) -> None:
    source = raw_bytes(DICE)
    expected = [expected_below(source, n, width) for _ in range(200)]
    assert dice(chances.from_key(KEY), 200, n) == expected


def test_below_one_asks_for_no_byte() -> None:
    stream = chances.from_key(KEY)
    assert dice(stream, 5, n=1) == [0] * 5
    assert dice(stream, 9) == dice(chances.from_key(KEY), 9)


def test_every_byte_counts_alike_for_every_n() -> None:
    """All 256 values of a byte, for each n: what is kept falls evenly on 0 to n-1."""
    for n in range(2, 257):
        limit = 256 - 256 % n
        answers = []
        for first in range(0, 256, 64):
            stream = chances.from_key(KEY)
            stream["slot_purpose"][0, DICE] = DICE + 1
            stream["slot_bytes"][0, DICE] = np.arange(first, first + 64)
            kept = max(0, min(64, limit - first))
            answers += dice(stream, kept, n)
        assert answers == [value % n for value in range(limit)]


def test_dice_are_fair() -> None:
    counts = Counter(dice(chances.from_key(KEY), 60_000))
    assert chisquare([counts[face] for face in range(6)]).pvalue > IMPLAUSIBLE


# draw


@pytest.mark.parametrize("recording", [False, True])
def test_dice_thrown_together_fall_as_one_by_one(recording: bool) -> None:
    """Over the ends of many blocks and bytes that are thrown away."""
    thrown = np.random.default_rng(5).integers(0, 8, 60 if recording else 3000)
    together, alone = np.zeros((2, thrown.size, 3), np.int8)
    first, second = (chances.from_key(KEY, recording=recording) for _ in range(2))
    ask_dice(first, thrown, together)
    ask_each_die(second, thrown, alone)
    assert together.tolist() == alone.tolist()
    assert set(together[thrown == 7].ravel().tolist()) == {1, 2, 3, 4, 5, 6}
    assert chances.questions(first) == chances.questions(second)


def test_a_pile_is_the_documented_shuffle() -> None:
    source = raw_bytes(PILE)
    order = list(range(64))
    for i in range(63, 0, -1):
        j = expected_below(source, i + 1, 1)
        order[i], order[j] = order[j], order[i]
    assert order_of(chances.from_key(KEY), ALL) == order


@given(st.integers(1, ALL))
def test_mirrored_piles_come_in_one_order(cards: int) -> None:
    """Whatever is missing from a pile, the rest comes in the order of the whole."""
    whole = order_of(chances.from_key(KEY), ALL)
    part = order_of(chances.from_key(KEY), cards)
    assert part == [card for card in whole if cards >> card & 1]


def test_draws_are_fair() -> None:
    cards = 1 << 0 | 1 << 31 | 1 << 63
    counts = Counter(drawn(stream, cards) for seed in range(3000) for stream in [one(seed)])
    assert chisquare([counts[card] for card in (0, 31, 63)]).pvalue > IMPLAUSIBLE


def one(seed: int) -> Array:
    return chances.from_seeds([seed])


# Sub-streams


def test_no_purpose_shifts_another() -> None:
    alone, mixed = chances.from_key(KEY), chances.from_key(KEY)
    expected = dice(alone, 100)
    answers = []
    for _ in range(100):
        dice(mixed, 3, n=1000, purpose=DICE + 1)
        drawn(mixed, ALL)
        answers += dice(mixed, 1)
    assert answers == expected


def test_purposes_are_different_streams() -> None:
    purposes = (0, 1, DICE, DICE | 1 << 8, DICE | 2 << 8, 1 << 32)
    streams = {tuple(dice(chances.from_key(KEY), 40, purpose=p)) for p in purposes}
    assert len(streams) == len(purposes)


def test_a_slot_begins_anew_with_each_purpose() -> None:
    stream = chances.from_key(KEY)
    first, second = order_of(stream, ALL), order_of(stream, ALL, SECOND_PILE)
    assert sorted(second) == list(range(64))
    assert second != first
    assert second == order_of(chances.from_key(KEY), ALL, SECOND_PILE)


def test_the_next_game_falls_and_is_shuffled_anew() -> None:
    stream, again = chances.from_key(KEY), chances.from_key(KEY)
    games = []
    for s in (stream, again):
        for _ in range(3):
            games.append((tuple(dice(s, 20)), tuple(order_of(s, ALL))))
            begin_next(s)
    assert games[:3] == games[3:]
    assert len(set(games)) == 3
    source = raw_bytes(DICE, game=2)
    assert list(games[2][0]) == [expected_below(source, 6, 1) for _ in range(20)]


# Keys


def test_key_of_seed_and_words() -> None:
    seed = bytes(32)
    said = b"hinterzimmer chance 1\0" + seed + b"\x03\0\0\0" + "\u00e4x".encode() + b"\0\0\0\0"
    assert chances.key_of(seed, ["\u00e4x", ""]) == hashlib.sha256(said).digest()
    keys = {chances.key_of(seed, words) for words in (["ab", "c"], ["a", "bc"], ["abc"], [])}
    assert len(keys) == 4


def test_commitment_is_the_hash_of_the_seed() -> None:
    assert chances.commitment(KEY) == hashlib.sha256(KEY).hexdigest()


def test_a_key_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes, this one has 31"):
        chances.from_key(bytes(31))


def test_seeds_give_each_game_its_stream() -> None:
    streams = chances.from_seeds([5, -5, 6])
    each = [dice(streams[i : i + 1], 30) for i in range(3)]
    assert each[0] == dice(chances.from_seeds([5]), 30)
    assert len({tuple(e) for e in each}) == 3


# Scripts, questions and outcomes


def test_a_recording_stream_says_what_it_was_asked() -> None:
    stream = chances.from_key(KEY, recording=True)
    roll, card = dice(stream, 1)[0], drawn(stream, 0b1011)
    assert chances.questions(stream) == [
        chances.Question("below", DICE, 6, roll),
        chances.Question("draw", PILE, 0b1011, card),
    ]
    assert [q.choices for q in chances.questions(stream)] == [6, 3]
    chances.forget(stream)
    assert chances.questions(stream) == []


def test_a_script_answers_in_turn_and_then_with_the_least() -> None:
    stream = chances.from_script([4, 2, 63])
    assert dice(stream, 2) == [4, 2]
    assert drawn(stream, 1 << 63 | 1 << 9) == 63
    assert dice(stream, 1) == [0]
    assert drawn(stream, 1 << 63 | 1 << 9) == 9


@pytest.mark.parametrize("answer", [-1, 6, 2**40])
def test_an_impossible_answer_is_not_given(answer: int) -> None:
    stream = chances.from_script([answer, answer])
    assert dice(stream, 1) == [0]
    assert drawn(stream, 0b110) == 1
    assert [q.answer for q in chances.questions(stream)] == [0, 1]


def test_scripts_and_records_have_room_for_so_many() -> None:
    with pytest.raises(chances.ScriptError, match=r"at most 160 answers, this one has 161"):
        chances.from_script([0] * 161)
    stream = chances.from_script([])
    dice(stream, 161)
    with pytest.raises(chances.ScriptError, match="asked 161 questions"):
        chances.questions(stream)


def test_outcomes_of_two_dice() -> None:
    seen: list[int] = []
    odds: dict[int, Fraction] = defaultdict(Fraction)
    for probability, _ in chances.outcomes(lambda s: seen.append(sum(dice(s, 2)) + 2)):
        odds[seen[-1]] += probability
    assert odds == {total: Fraction(6 - abs(total - 7), 36) for total in range(2, 13)}


def test_outcomes_where_later_questions_hang_on_earlier_answers() -> None:
    """A die, and on a six a card and another die of so many faces as the card has places."""

    def run(stream: Array) -> None:
        if dice(stream, 1) == [5]:
            dice(stream, 1, n=drawn(stream, 1 << 2 | 1 << 4 | 1 << 63))

    found = list(chances.outcomes(run))
    assert len(found) == 5 + 2 + 4 + 63
    assert sum(probability for probability, _ in found) == 1
    assert found[-1][0] == Fraction(1, 6 * 3 * 63)
    assert [q.answer for q in found[-1][1]] == [5, 63, 62]


def test_nothing_asked_is_one_outcome() -> None:
    assert list(chances.outcomes(lambda _: None)) == [(Fraction(1), [])]
