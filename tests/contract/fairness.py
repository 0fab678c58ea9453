"""`imagine` and the deal against brute force: how likely is each hand, counted by hand.

The expected odds come from the box alone: all ways to pick the unseen cards, each copy a
card of its own. None of the rules is asked.
"""

import itertools
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from backroom.components import COPIES, FIRST, Face
from contract.kit import Case, Position, walk
from scipy.stats import chisquare

from hinterzimmer.engine import chance as chances

Hand = tuple[int, ...]
"""Faces in rising order."""

IMPLAUSIBLE = 1e-6
"""Seeds are fixed: a right rulebook stays above for good, a wrong one falls far below."""


def faces(cards: int) -> Hand:
    bits = [place for place in range(64) if cards >> place & 1]
    return tuple(sorted(max(f for f in Face if FIRST[f] <= place) for place in bits))


def unseen(position: Position, viewer: int) -> list[int]:
    """The faces of all cards whose place the viewer does not know."""
    view = position.view(viewer)[0]
    seen = Counter(faces(int(view["loot"])) + faces(int(view["discard"])))
    seen.update(faces(int(view["hand"])) + faces(int(view["sealed"])))
    for seat in range(position.case.seats):
        if seat != viewer:
            seen.update(faces(int(view["open_hand"][seat])))
    return [face for face in Face for _ in range(COPIES[face] - seen[face])]


def possible_hands(cards: Sequence[int], size: int, known: Hand = ()) -> dict[Hand, Fraction]:
    """Every hand of `size` unknown cards beside the known ones, with its probability."""
    picks = Counter(
        tuple(sorted((*(cards[i] for i in places), *known)))
        for places in itertools.combinations(range(len(cards)), size)
    )
    return {hand: Fraction(count, picks.total()) for hand, count in picks.items()}


def bids(hand: Hand) -> set[Hand]:
    """Rule 2.3: none, one or two cards of the hand, copies being alike."""
    return {bid for size in range(3) for bid in itertools.combinations(hand, size)}


def with_bids(hands: Mapping[Hand, Fraction]) -> dict[tuple[Hand, Hand], Fraction]:
    """Each hand with each of its legal bids, which are equally likely."""
    return {
        (hand, bid): odds / len(bids(hand)) for hand, odds in hands.items() for bid in bids(hand)
    }


def plausibility(observed: Iterable[object], expected: Mapping[Any, Fraction]) -> float:
    """The p-value of a chi-square test; cells with less than five expected are taken together."""
    counts = Counter(observed)
    assert set(counts) <= set(expected), f"impossible: {set(counts) - set(expected)}"
    total = counts.total()
    large = [cell for cell, odds in expected.items() if odds * total >= 5]
    seen = [counts[cell] for cell in large]
    due = [float(expected[cell] * total) for cell in large]
    rest = total - sum(due)
    if rest > 1e-9:
        seen.append(total - sum(seen))
        due.append(rest)
    return float(chisquare(seen, due).pvalue)


def imagined(position: Position, viewer: int, samples: int) -> Iterable[Position]:
    """Worlds from one stream, as a search draws them."""
    stream, known = chances.from_seeds([samples]), position.view(viewer)
    for _ in range(samples):
        state = position.case.game.State.array()
        position.case.doors.imagine(known, stream, state)
        yield Position(position.case, state, stream)


def held(world: Position, seat: int) -> tuple[Hand, Hand]:
    """What a seat holds with its sealed bid, and the bid."""
    hand, sealed = int(world.state["hand"][0, seat]), int(world.state["sealed"][0, seat])
    return tuple(sorted(faces(hand) + faces(sealed))), faces(sealed)


def deal_is_fair(table: Case, samples: int) -> float:
    """The first seat's hand over many deals."""
    hands = (held(Position.new(table, seed), 0)[0] for seed in range(samples))
    deck = [face for face in Face for _ in range(COPIES[face])]
    return plausibility(hands, possible_hands(deck, 3))


def opening_is_fair(table: Case, samples: int) -> float:
    """What seat 1 imagines in the other hand after the deal."""
    position = Position.new(table, 5)
    hands = (held(world, 0)[0] for world in imagined(position, 1, samples))
    return plausibility(hands, possible_hands(unseen(position, 1), 3))


def sealed_bid_is_fair(table: Case, samples: int) -> float:
    """The same after a card was taken openly and the other has bid."""
    position = _where(table, lambda p: _holds_open(p) and p.must_act == [1] and _bidding(p))
    known = faces(int(position.state["open_hand"][0, 0]))
    size = int(position.view(1)["held"][0, 0]) - len(known)
    expected = with_bids(possible_hands(unseen(position, 1), size, known))
    return plausibility((held(w, 0) for w in imagined(position, 1, samples)), expected)


def _bidding(position: Position) -> bool:
    return int(position.state["committed"][0]) == 1


def _holds_open(position: Position) -> bool:
    return int(position.state["open_hand"][0, 0]) != 0


def _where(table: Case, fits: Callable[[Position], bool]) -> Position:
    steps = (step for seed in itertools.count() for step in walk(table, seed))
    return next(step.after for step in steps if fits(step.after))
