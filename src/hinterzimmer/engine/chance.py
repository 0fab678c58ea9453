"""Chance as an argument: who asks a question of luck gets an integer, and why is known.

A stream answers two questions. `below(chance, n, purpose)`: an integer from 0 to n-1,
each equally likely. `draw(chance, cards, purpose)`: a member of a set of cards.

Three kinds of stream are one record, so that the rules are compiled once: ChaCha8 keyed by
the game's seed (`from_key`), a script of given answers (`from_script`), and, by scripts
that count through all answers, every outcome with its exact probability (`outcomes`).

Sub-streams. Each purpose reads its own stream of bytes, so that what one is asked never
shifts another: ChaCha8 with the game's key, the purpose as the 64-bit nonce and a 64-bit
block counter from 0 (Bernstein's layout). A purpose's low byte is its slot; the rest tells
apart what follows in that slot (the hand's number, say), and an earlier one never comes back.

`below` reads as few bytes as can hold n-1 (1, 2 or 4), least significant first, and throws
away a value at or above the largest multiple of n that fits. A die is one byte: 252 or more
is thrown away, else the rest of a division by 6, plus 1. `draw` shuffles the numbers 0 to
63 once a purpose (from the last place down, swapping with place `below(i + 1)`) and gives
the first of that order which is in the set: the pile is fixed by the seed alone, and two
mirrored deals see the same pile. Who draws takes that very card out of the set before the
next draw: a set counted anew, its lowest copies for those that are left, would show the
first card of the order again and again.

A batch plays one game after another on one stream: `next_game` forgets the slots, and the
game's number goes into the upper half of the block counter, where a table's only game has 0.
"""

import hashlib
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.chacha import block
from hinterzimmer.engine.records import Array, Field, Known, Numbers, Record
from hinterzimmer.engine.rule import inner_rule, rule

ROUNDS = 8
SLOTS = 12
ROOM = 160  # questions that one action may ask; a deal of 64 cards with its answers fits twice

BELOW, DRAW = 0, 1


def _secret(kind: str, unit: str, *shape: int) -> Field:
    return Field(kind, unit, shape=shape, known=Known.NOBODY)


class Chance(Record):
    """A stream and, if `recording`, the questions it was asked since `forget`."""

    key: Annotated[Numbers, _secret("u4", "words of the key", 8)]
    low: Annotated[Numbers, _secret("u4", "counter and nonce of the block at work", 4)]
    game: Annotated[int, _secret("u4", "games played before on this stream")]
    scripted: Annotated[int, _secret("u1", "flag: answers come from `script`")]
    recording: Annotated[int, _secret("u1", "flag: questions are written down")]
    script_length: Annotated[int, _secret("i4", "answers")]
    asked: Annotated[int, _secret("i4", "questions")]
    question: Annotated[Numbers, _secret("u1", "BELOW or DRAW", ROOM)]
    purpose: Annotated[Numbers, _secret("u8", "purpose", ROOM)]
    bound: Annotated[Numbers, _secret("u8", "n, or the set of cards", ROOM)]
    answer: Annotated[Numbers, _secret("i8", "answer", ROOM)]
    script: Annotated[Numbers, _secret("i8", "answers to give", ROOM)]
    slot_purpose: Annotated[Numbers, _secret("u8", "purpose that holds the slot, plus 1", SLOTS)]
    slot_block: Annotated[Numbers, _secret("u8", "blocks read; of a pile: cards passed by", SLOTS)]
    slot_position: Annotated[Numbers, _secret("u1", "bytes used; of a pile: place", SLOTS)]
    slot_bytes: Annotated[Numbers, _secret("u1", "a block, or a pile's order", SLOTS, 64)]
    order: Annotated[Numbers, _secret("u1", "a pile while it is shuffled", 64)]


@inner_rule
def slot_of(purpose: int) -> int:
    """Where a stream keeps what belongs to the purpose."""
    return purpose & 0xFF


@inner_rule
def _open_slot(chance: Chance, purpose: int) -> bool:
    """Give the purpose its slot; was it another's until now?"""
    slot = slot_of(purpose)
    holder = np.uint64(purpose + 1)
    if chance.slot_purpose[slot] == holder:
        return False
    chance.slot_purpose[slot] = holder
    chance.slot_block[slot] = np.uint64(0)
    chance.slot_position[slot] = 64
    return True


@inner_rule
def _next_block(chance: Chance, purpose: int) -> None:
    slot = slot_of(purpose)
    number = int(chance.slot_block[slot])
    chance.low[0] = number
    chance.low[1] = chance.game
    chance.low[2] = purpose & 0xFFFFFFFF
    chance.low[3] = purpose >> 32
    block(chance.key, chance.low, ROUNDS, chance.slot_bytes[slot])
    chance.slot_block[slot] = np.uint64(number + 1)


@inner_rule
def _next_byte(chance: Chance, purpose: int) -> int:
    slot = slot_of(purpose)
    position = int(chance.slot_position[slot])
    if position == 64:
        _next_block(chance, purpose)
        position = 0
    chance.slot_position[slot] = position + 1
    return int(chance.slot_bytes[slot, position])


# By n up to 256: its largest multiple that a byte stays below, and 2**16 / n rounded
# up, by which a product and a shift divide any byte by n exactly (a division costs ten times that)
_BYTE_LIMIT = np.array([0] + [256 - 256 % n for n in range(1, 257)])
_RECIPROCAL = np.array([0] + [65536 // n + 1 for n in range(1, 257)])


@inner_rule
def _rest(value: int, n: int) -> int:
    """What is left of a byte that is divided by n."""
    return value - n * ((value * int(_RECIPROCAL[n])) >> 16)


@inner_rule
def _unbiased_byte(chance: Chance, n: int, purpose: int) -> int:
    limit = _BYTE_LIMIT[n]
    while True:
        value = _next_byte(chance, purpose)
        if value < limit:
            return _rest(value, n)


@rule
def _unbiased(chance: Chance, n: int, purpose: int) -> int:
    """An integer below n (1 to 2**32), each equally likely."""
    if n == 1:
        return 0
    if n <= 0x100:
        return _unbiased_byte(chance, n, purpose)
    width = 4 if n > 0x10000 else 2
    span = 1 << (8 * width)
    limit = span - span % n
    while True:
        value = 0
        for k in range(width):
            value |= _next_byte(chance, purpose) << (8 * k)
        if value < limit:
            return value % n


@rule
def _shuffle_pile(chance: Chance, purpose: int) -> None:
    """Fix the order of a pile: the slot's bytes become a permutation of 0 to 63."""
    slot, order, position = slot_of(purpose), chance.order, 64
    for i in range(64):
        order[i] = i
    for i in range(63, 0, -1):  # `_unbiased_byte`, but for the position, which is kept at hand
        value = 256
        while value >= _BYTE_LIMIT[i + 1]:
            if position == 64:
                _next_block(chance, purpose)
                position = 0
            value = int(chance.slot_bytes[slot, position])
            position += 1
        j = _rest(value, i + 1)
        order[i], order[j] = order[j], order[i]
    for i in range(64):
        chance.slot_bytes[slot, i] = order[i]
    chance.slot_block[slot] = np.uint64(0)  # from now on: what lies before the next card
    chance.slot_position[slot] = 0


@rule
def _from_pile(chance: Chance, cards: np.uint64, purpose: int) -> int:
    """The first card of the order that is in the set.

    What was passed by before need not be looked at again, unless it came back into the set.
    """
    if _open_slot(chance, purpose):
        _shuffle_pile(chance, purpose)
    slot = slot_of(purpose)
    place, passed = int(chance.slot_position[slot]), np.uint64(chance.slot_block[slot])
    if passed & np.uint64(cards):
        place, passed = 0, np.uint64(0)
    while place < 64:
        card = int(chance.slot_bytes[slot, place])
        if bits.has(cards, card):
            chance.slot_position[slot] = place
            chance.slot_block[slot] = passed
            return card
        passed |= bits.bit(card)
        place += 1
    return -1


@rule
def _write_down(chance: Chance, question: int, bound: np.uint64, purpose: int, answer: int) -> None:
    asked = chance.asked
    if chance.recording and asked < ROOM:
        chance.question[asked] = question
        chance.purpose[asked] = np.uint64(purpose)
        chance.bound[asked] = bound
        chance.answer[asked] = answer
    chance.asked = asked + 1


@rule
def _scripted(chance: Chance) -> int:
    """The script's next answer; -1, which is never possible, when it is at its end."""
    if chance.asked < chance.script_length:
        return int(chance.script[chance.asked])
    return -1


@rule
def below(chance: Chance, n: int, purpose: int) -> int:
    """An integer from 0 to n-1, each equally likely (n from 1 to 2**32)."""
    if chance.scripted:
        answer = _scripted(chance)
        if not 0 <= answer < n:
            answer = 0
    else:
        _open_slot(chance, purpose)
        answer = _unbiased(chance, n, purpose)
    if chance.recording or chance.scripted:
        _write_down(chance, BELOW, np.uint64(n), purpose, answer)
    return answer


@inner_rule
def bytes_left(chance: Chance, purpose: int) -> int:
    """Bytes of the block at work that the purpose has not read yet."""
    slot = slot_of(purpose)
    if chance.scripted or chance.recording or chance.slot_purpose[slot] != np.uint64(purpose + 1):
        return 0
    return 64 - int(chance.slot_position[slot])


@rule
def draw(chance: Chance, cards: np.uint64, purpose: int) -> int:
    """A member of the set `cards` (not empty): the first of the purpose's pile that is in it."""
    if chance.scripted:
        answer = _scripted(chance)
        if not 0 <= answer < 64 or not bits.has(cards, answer):
            answer = bits.lowest(cards)
    else:
        answer = _from_pile(chance, cards, purpose)
    if chance.recording or chance.scripted:
        _write_down(chance, DRAW, np.uint64(cards), purpose, answer)
    return answer


@rule
def next_game(chance: Chance) -> None:
    """Another game begins on this stream: piles are shuffled anew, dice fall anew."""
    chance.game = chance.game + 1
    for slot in range(SLOTS):
        chance.slot_purpose[slot] = np.uint64(0)


# Streams, made from Python


def key_of(seed: bytes, words: Sequence[str] = ()) -> bytes:
    """The 32-byte key of a game: SHA-256 over the seed and the players' words in seat order.

    Each word is preceded by its length in bytes (UTF-8) as four bytes, least significant
    first, so that no two lists of words give the same input.
    """
    digest = hashlib.sha256(b"hinterzimmer chance 1\0" + seed)
    for word in words:
        raw = word.encode()
        digest.update(len(raw).to_bytes(4, "little") + raw)
    return digest.digest()


def commitment(seed: bytes) -> str:
    """What is published before the first card: the SHA-256 of the seed, in hex."""
    return hashlib.sha256(seed).hexdigest()


def from_key(key: bytes, *, recording: bool = False) -> Array:
    """A ChaCha8 stream. key: 32 bytes."""
    if len(key) != 32:
        raise ValueError(f"a chance key has 32 bytes, this one has {len(key)}")
    chance = Chance.array()
    chance["key"] = np.frombuffer(key, "<u4")
    chance["recording"] = recording
    return chance


def from_seeds(seeds: Sequence[int]) -> Array:
    """One stream a game for batches and simulations, from plain integers (not for tables)."""
    chances = Chance.array(len(seeds))
    for place, seed in enumerate(seeds):
        key = key_of(int(seed).to_bytes(32, "little", signed=seed < 0))
        chances["key"][place] = np.frombuffer(key, "<u4")
    return chances


class ScriptError(ValueError):
    """The script does not answer the questions that were asked."""


def from_script(answers: Sequence[int]) -> Array:
    """A stream that gives these answers in turn.

    Beyond the last, and where an answer is impossible, it gives the least possible one:
    `questions` shows which were given.
    """
    if len(answers) > ROOM:
        raise ScriptError(f"a script has at most {ROOM} answers, this one has {len(answers)}")
    chance = Chance.array()
    chance["scripted"] = 1
    chance["recording"] = 1
    chance["script_length"] = len(answers)
    chance["script"][0, : len(answers)] = answers
    return chance


def forget(chance: Array) -> None:
    """Start a new list of questions (before each action)."""
    chance["asked"] = 0


@dataclass(frozen=True)
class Question:
    """One question of chance and its answer: what a score sheet lists."""

    kind: str  # "below" or "draw"
    purpose: int
    bound: int  # n, or the set of cards as bits
    answer: int

    @property
    def choices(self) -> int:
        """How many answers were possible."""
        return self.bound if self.kind == "below" else self.bound.bit_count()


def questions(chance: Array) -> list[Question]:
    """What a recording stream was asked since `forget`."""
    asked = int(chance["asked"][0])
    if asked > ROOM:
        raise ScriptError(f"one action asked {asked} questions of chance; there is room for {ROOM}")
    columns = zip(
        chance["question"][0, :asked].tolist(),
        chance["purpose"][0, :asked].tolist(),
        chance["bound"][0, :asked].tolist(),
        chance["answer"][0, :asked].tolist(),
        strict=True,
    )
    return [
        Question("below" if kind == BELOW else "draw", purpose, bound, answer)
        for kind, purpose, bound, answer in columns
    ]


def _members(cards: int) -> list[int]:
    return [index for index in range(64) if cards >> index & 1]


def _following(asked: list[Question]) -> list[int] | None:
    """The next script in the order of an odometer, or None after the last."""
    for place in range(len(asked) - 1, -1, -1):
        question = asked[place]
        possible = (
            list(range(question.bound)) if question.kind == "below" else _members(question.bound)
        )
        later = possible[possible.index(question.answer) + 1 :]
        if later:
            return [q.answer for q in asked[:place]] + [later[0]]
    return None


def outcomes(run: Callable[[Array], None]) -> Iterator[tuple[Fraction, list[Question]]]:
    """Every outcome of chance in `run`, with its exact probability.

    `run` is called once an outcome with a stream to pass on; what it leaves behind belongs
    to the outcome yielded next. The probabilities add up to 1.
    """
    script: list[int] | None = []
    while script is not None:
        stream = from_script(script)
        run(stream)
        asked = questions(stream)
        yield Fraction(1, math.prod(q.choices for q in asked)), asked
        script = _following(asked)
