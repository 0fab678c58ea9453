"""Three dice, thrown together. What falls is what as many single questions would have brought."""

import numpy as np

from hinterzimmer.engine.chance import Chance, below, bytes_left, slot_of
from hinterzimmer.engine.records import Numbers
from hinterzimmer.engine.rule import inner_rule

# By a mask of three dice: how many of them lie before each, and how many there are; by a
# byte: its face
_BEFORE = np.array([[(mask & (1 << d) - 1).bit_count() for d in range(4)] for mask in range(8)])
_FACE = np.array([byte % 6 + 1 for byte in range(256)], np.uint8)


@inner_rule
def throw_dice(chance: Chance, purpose: int, thrown: int, dice: Numbers) -> None:
    """Give each of three dice of the mask `thrown` a face from 1 to 6, in rising order.

    The same as so many questions `below(chance, 6, purpose)`. Where no block ends and no byte
    is thrown away, it is done without a branch on which dice are thrown: a guess that goes
    wrong costs the processor more than the dice that lie still.
    """
    if bytes_left(chance, purpose) >= 3:
        slot = slot_of(purpose)
        at = int(chance.slot_position[slot])
        first = int(chance.slot_bytes[slot, at + int(_BEFORE[thrown, 0])])
        second = int(chance.slot_bytes[slot, at + int(_BEFORE[thrown, 1])])
        third = int(chance.slot_bytes[slot, at + int(_BEFORE[thrown, 2])])
        if first < 252 and second < 252 and third < 252:
            dice[0] = _FACE[first] if thrown & 1 else dice[0]
            dice[1] = _FACE[second] if thrown & 2 else dice[1]
            dice[2] = _FACE[third] if thrown & 4 else dice[2]
            chance.slot_position[slot] = at + int(_BEFORE[thrown, 3])
            return
    for die in range(3):
        if thrown >> die & 1:
            dice[die] = below(chance, 6, purpose) + 1
