"""No hand has more legal actions than there is room for: searched for by climbing."""

import random

import numpy as np
import pytest
from gang_of_four.table import DOORS, Table

from hinterzimmer.games.gang_of_four import GAME
from hinterzimmer.games.gang_of_four.cards import canonical
from hinterzimmer.games.gang_of_four.components import Phase

CARDS = range(64)
HELD = 16
PATIENCE = 500  # tries without a longer list


class Climb:
    """Exchanges one card or two as long as the list gets no shorter."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table, self.luck = table, random.Random(seed)
        self.out = np.zeros(GAME.max_legal + HELD, np.uint64)
        self.hand = self.luck.sample(CARDS, HELD)
        self.length = self.legal(self.hand)

    def legal(self, hand: list[int]) -> int:
        """How much the leader with these cards may do."""
        cards = canonical(np.uint64(sum(1 << card for card in hand)))
        self.table.state["hands"][0, self.table.turn] = cards
        return int(DOORS.legal(self.table.state, self.table.turn, self.out))

    def neighbour(self) -> list[int]:
        hand = [*self.hand]
        for _ in range(self.luck.choice((1, 1, 2))):
            others = [card for card in CARDS if card not in hand]
            hand[self.luck.randrange(HELD)] = self.luck.choice(others)
        return hand

    def to_the_top(self) -> int:
        tries = 0
        while tries < PATIENCE:
            hand, tries = self.neighbour(), tries + 1
            length = self.legal(hand)
            if length >= self.length:
                tries = 0 if length > self.length else tries
                self.hand, self.length = hand, length
        return self.length


@pytest.mark.parametrize(("specials", "longest"), [(False, 1170), (True, 1530)])
def test_the_longest_list_has_room(specials: bool, longest: int) -> None:
    table = Table(hands=("G1 G2", "G3 G4", "Y1 Y2", "R1 R2"), specials_in_flush=specials)
    assert table.state["phase"] == Phase.LEAD
    tops = [Climb(table, seed).to_the_top() for seed in range(12)]
    assert max(tops) == longest
    assert longest <= GAME.max_legal
