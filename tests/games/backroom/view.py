"""What a viewer may know, and a whole truth that fits it."""

import numpy as np

from backroom.components import DECK, IMAGINED, MOST_LEGAL, face_of, minus, plus, some
from backroom.rules import write_bids
from backroom.state import State, View
from hinterzimmer.engine import bits
from hinterzimmer.engine.chance import Chance, below
from hinterzimmer.engine.events import SPECTATOR
from hinterzimmer.engine.rule import array_rule, rule


@rule
def view(state: State, seat: int, out: View) -> None:
    """Built field by field; the other hands only as numbers of cards."""
    out.viewer = seat
    out.seats = state.seats
    out.tip_offs = state.tip_offs
    out.tie = state.tie
    out.phase = state.phase
    out.round = state.round
    out.leader = state.leader
    out.way = state.way
    out.undoable = state.undoable
    out.committed = state.committed
    out.loot = state.loot
    out.discard = state.discard
    if seat != SPECTATOR:
        out.hand = state.hand[seat]
        out.sealed = state.sealed[seat]
    for s in range(state.seats):
        # a sealed bid must not show how many cards it has
        out.held[s] = bits.count(state.hand[s]) + bits.count(state.sealed[s])
        out.open_hand[s] = state.open_hand[s]
        out.score[s] = state.score[s]


@rule
def imagine(known: View, chance: Chance, out: State) -> None:
    """The unseen cards by chance alone, then each sealed bid uniformly from the legal ones."""
    imagine_public(known, out)
    unseen = unseen_cards(known)
    for seat in range(known.seats):
        if seat == known.viewer:
            out.hand[seat] = known.hand
            out.sealed[seat] = known.sealed
        else:
            held = known.open_hand[seat]
            for _ in range(int(known.held[seat]) - bits.count(held)):
                card = bits.member(unseen, below(chance, bits.count(unseen), IMAGINED))
                unseen = bits.without(unseen, bits.bit(card))
                held = plus(held, some(face_of(card), 1))
            out.hand[seat] = held
            if (int(known.committed) >> seat) & 1:
                imagine_bid(out, seat, chance)
    out.pile = unseen


@rule
def imagine_public(known: View, out: State) -> None:
    """What everybody knows."""
    out.seats = known.seats
    out.tip_offs = known.tip_offs
    out.tie = known.tie
    out.phase = known.phase
    out.round = known.round
    out.leader = known.leader
    out.way = known.way
    out.undoable = known.undoable
    out.committed = known.committed
    out.loot = known.loot
    out.discard = known.discard
    for seat in range(known.seats):
        out.open_hand[seat] = known.open_hand[seat]
        out.score[seat] = known.score[seat]


@rule
def unseen_cards(known: View) -> np.uint64:
    """The deck less all that the viewer knows the place of."""
    unseen = minus(minus(DECK, known.loot), known.discard)
    unseen = minus(minus(unseen, known.hand), known.sealed)
    for seat in range(known.seats):
        if seat != known.viewer:
            unseen = minus(unseen, known.open_hand[seat])
    return unseen


@array_rule
def imagine_bid(out: State, seat: int, chance: Chance) -> None:
    """Each legal bid of that hand is equally likely."""
    bids = np.zeros(MOST_LEGAL, np.uint64)
    count = write_bids(out.hand[seat], bids, 0)
    out.sealed[seat] = bids[below(chance, count, IMAGINED)]
    out.hand[seat] = minus(out.hand[seat], out.sealed[seat])
