"""Exact odds inside one turn of Chicago: every set of kept dice, every throw, every choice.

A turn is a small decision problem. What lies aside is one of 28 multisets of at most two dice;
a throw of the others leads to one of 308 pairs (kept, thrown); there the player stops, keeps
more or turns sixes. Tables of these steps are made once; a question is then a few products.
"""

from dataclasses import dataclass
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod

import numpy as np
from numpy.typing import NDArray

from hinterzimmer.games.chicago.components import VALUE, Direction

Dice = tuple[int, ...]
Values = NDArray[np.float64]
FACES = range(1, 7)
FINALS: tuple[Dice, ...] = tuple(combinations_with_replacement(FACES, 3))
KEEPS: tuple[Dice, ...] = tuple(
    dice for size in range(3) for dice in combinations_with_replacement(FACES, size)
)
FINAL_AT = {dice: place for place, dice in enumerate(FINALS)}
KEEP_AT = {dice: place for place, dice in enumerate(KEEPS)}
CHICAGO, BONUS = FINAL_AT[1, 1, 1], FINAL_AT[1, 5, 6]
SCORES = np.array(
    [[int(VALUE[direction, list(dice)].sum()) for dice in FINALS] for direction in range(3)]
)


def merged(*groups: Dice) -> Dice:
    """Several sets of dice as one, sorted."""
    return tuple(sorted(sum(groups, ())))


def _ways(thrown: Dice) -> int:
    return factorial(len(thrown)) // prod(factorial(thrown.count(face)) for face in FACES)


def _conversions(kept: Dice, thrown: Dice, whole_table: bool) -> tuple[bool, list[Dice]]:
    """Is turning compulsory, and what may then lie aside (chapter 4 of the rulebook)?"""
    sixes = thrown.count(6) + (kept.count(6) if whole_table and 6 in thrown else 0)
    if sixes == 3:
        return True, [(1, 1)]
    if sixes != 2:
        return False, []
    rest = list(kept + thrown)
    rest.remove(6)
    rest.remove(6)
    third = tuple(rest)
    fixed = third if third and third[0] in kept and len(thrown) < 3 else ()
    return False, [merged((1,), third)] if fixed else [(1,), merged((1,), third)]


def _choices(kept: Dice, thrown: Dice, kept_final: bool, whole_table: bool) -> list[int]:
    """The sets that may lie aside before the next throw."""
    forced, turned = _conversions(kept, thrown, whole_table)
    if forced:
        return [KEEP_AT[dice] for dice in turned]
    fixed, free = (kept, thrown) if kept_final else ((), kept + thrown)
    sets = {merged(fixed, part) for size in range(len(free)) for part in combinations(free, size)}
    return sorted({KEEP_AT[dice] for dice in [*sets, *turned]})


@dataclass(frozen=True)
class Steps:
    """The tables of one rule set. A row a pair (kept, thrown), a column a choice or a keep."""

    final: NDArray[np.int64]  # which final dice the pair shows
    may_stop: NDArray[np.bool_]
    choices: NDArray[np.int64]  # places in KEEPS; the last keep's place + 1 stands for none
    odds: Values  # by keep and pair


@cache
def steps(kept_final: bool, whole_table: bool) -> Steps:
    """The tables for these options."""
    pairs = [
        (kept, thrown)
        for kept in KEEPS
        for thrown in combinations_with_replacement(FACES, 3 - len(kept))
    ]
    listed = [_choices(kept, thrown, kept_final, whole_table) for kept, thrown in pairs]
    choices = np.full((len(pairs), max(map(len, listed))), len(KEEPS))
    odds = np.zeros((len(KEEPS), len(pairs)))
    for row, (kept, thrown) in enumerate(pairs):
        choices[row, : len(listed[row])] = listed[row]
        odds[KEEP_AT[kept], row] = _ways(thrown) / 6 ** len(thrown)
    final = np.array([FINAL_AT[merged(kept, thrown)] for kept, thrown in pairs])
    stops = np.array([not _conversions(k, t, whole_table)[0] for k, t in pairs])
    return Steps(final, stops, choices, odds)


def throwing(worth: Values, table: Steps) -> Values:
    """What each set of kept dice is worth with one, two ... throws left.

    worth: by throws left when one stops (0 first) and final dice, what stopping is worth there;
    three ones end the turn. Result: by throws left (1 first) and place in KEEPS.
    """
    result = np.zeros((len(worth), len(KEEPS)))
    for left in range(len(worth)):
        stopping = worth[left][table.final]
        if left:
            ahead = np.append(result[left - 1], -np.inf)
            going_on = ahead[table.choices].max(axis=1)
            best = np.where(table.may_stop, np.maximum(stopping, going_on), going_on)
            stopping = np.where(table.final == CHICAGO, stopping, best)
        result[left] = table.odds @ stopping
    return result


@cache
def beating(direction: Direction, score: int, throws: int, kept_final: bool, whole: bool) -> float:
    """The best chance to do strictly better than `score`; three ones count as doing so."""
    scores = SCORES[direction]
    better = scores > score if direction == Direction.HIGH else scores < score
    better[CHICAGO] = True
    worth = np.tile(better.astype(float), (throws, 1))
    return float(throwing(worth, steps(kept_final, whole))[-1][KEEP_AT[()]])
