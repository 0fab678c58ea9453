"""Actions as 64 bits (rule 10.1).

- A set of cards as it is: these cards are played. The empty set is the pass.
- The complement of a set of cards: these cards are played, and the last card is called with
  them. No hand has 57 cards, so that nothing else looks like it.
- Bit 1 without bit 0, which no set of cards has: a packed kind and argument (`Kind`).
"""

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.rule import inner_rule
from hinterzimmer.games.gang_of_four.cards import is_canonical
from hinterzimmer.games.gang_of_four.components import Kind

PASS = bits.ZERO
CALL = np.uint64(Kind.CALL)
MOST_PLAYED = 7
_SPECIAL, _MARK = np.uint64(0b11), np.uint64(0b10)


@inner_rule
def is_play_with_call(action: np.uint64) -> bool:
    """Does the call travel with the cards?"""
    return bits.count(action) > 32


@inner_rule
def cards_of(action: np.uint64) -> np.uint64:
    """The cards that an action plays."""
    return ~action if is_play_with_call(action) else action


@inner_rule
def with_call(cards: np.uint64) -> np.uint64:
    """The same play, with the call."""
    return ~cards


@inner_rule
def is_special(action: np.uint64) -> bool:
    """Is it no play and no pass?"""
    return action & _SPECIAL == _MARK and not is_play_with_call(action)


@inner_rule
def means_something(action: np.uint64) -> bool:
    """Rule 10.1: does it stand for any action at all?"""
    if not is_special(action):
        if action == ~bits.ZERO:  # a pass with a call
            return False
        return is_canonical(cards_of(action))
    kind, argument = bits.kind_of(action), bits.argument_of(action)
    if kind == Kind.CALL:
        return argument == 0
    if kind == Kind.CALL_OUT:
        return argument < 4
    return kind == Kind.RETURN and argument < 64 and is_canonical(bits.bit(argument))
