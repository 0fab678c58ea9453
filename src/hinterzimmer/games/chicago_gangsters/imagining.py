"""A whole truth drawn by chance alone, given what a viewer may know.

Each hand has two kinds of places: for cards from before the last shuffle of the stack, and for
cards drawn since (rule 6.7). What was seen of a hand since then came from one of the two; which,
is drawn card by card, in proportion to how many such cards and places there are. Before the first
shuffle there is one kind only, and all deals are equally likely.
"""

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.chance import Chance, below
from hinterzimmer.engine.records import Numbers
from hinterzimmer.engine.rule import array_rule, rule
from hinterzimmer.games.chicago_gangsters.actions import cards_of, top_of
from hinterzimmer.games.chicago_gangsters.cards import (
    DECK,
    FACE_OF,
    FIRSTS,
    OF_FACE,
    minus,
    plus,
    rest_of,
    with_one,
    without_one,
)
from hinterzimmer.games.chicago_gangsters.components import (
    IMAGINED,
    MOST_SEATS,
    ROUNDS,
    STEPS,
    Phase,
    Side,
)
from hinterzimmer.games.chicago_gangsters.laying import (
    MOST_LAYINGS,
    SETS,
    allowed,
    list_layings,
    list_sets,
)
from hinterzimmer.games.chicago_gangsters.state import State
from hinterzimmer.games.chicago_gangsters.view import View, share_public

MOST_TRIES = 20_000
"""So often are the hands drawn anew where one cannot have laid what lies face down."""
OLD, NEW = 0, 1


@rule
def pick(cards: np.uint64, chance: Chance) -> int:
    """The face of a card of the set, each card as likely."""
    return int(FACE_OF[bits.member(cards, below(chance, bits.count(cards), IMAGINED))])


@rule
def total_of(seen: View, seat: int) -> int:
    """Cards in a hand or face down before it."""
    return int(seen.held[seat]) + int(seen.face_down[seat])


@rule
def open_places(seen: View, rooms: Numbers) -> None:
    """How many old and new unknown cards each seat has got since the shuffle."""
    for seat in range(seen.seats):
        unknown = total_of(seen, seat) - bits.count(seen.known[seat])
        rooms[OLD, seat] = seen.older_held[seat]
        rooms[NEW, seat] = unknown + bits.count(seen.played[seat]) - int(seen.older_held[seat])


@rule
def origin_of(seat: int, face: int, pools: Numbers, rooms: Numbers, chance: Chance) -> int:
    """The pool that a card which was seen came from; -1 where none fits any more."""
    old = bits.count(bits.common(pools[OLD], OF_FACE[face])) * int(rooms[OLD, seat])
    new = bits.count(bits.common(pools[NEW], OF_FACE[face])) * int(rooms[NEW, seat])
    old *= max(1, bits.count(pools[NEW]))
    new *= max(1, bits.count(pools[OLD]))
    if old + new == 0:
        return -1
    return OLD if below(chance, old + new, IMAGINED) < old else NEW


@rule
def place_seen(seen: View, pools: Numbers, rooms: Numbers, out: State, chance: Chance) -> bool:
    """Give each card seen since the shuffle its origin; False where the draw led nowhere."""
    for seat in range(seen.seats):
        if seat == seen.viewer:
            continue
        cards = np.uint64(seen.played[seat])
        while cards:
            face = int(FACE_OF[bits.lowest(cards)])
            pool = origin_of(seat, face, pools, rooms, chance)
            if pool < 0:
                return False
            pools[pool] = without_one(pools[pool], face)
            rooms[pool, seat] -= 1
            if pool == OLD:
                out.older[seat] = with_one(out.older[seat], face)
            cards = rest_of(cards)
    return True


@rule
def fill(seen: View, pools: Numbers, rooms: Numbers, out: State, chance: Chance) -> None:
    """What is left of the places, from what is left of the pools."""
    for seat in range(seen.seats):
        if seat == seen.viewer:
            continue
        out.hand[seat] = seen.known[seat]
        for pool in range(2):
            for _ in range(rooms[pool, seat]):
                face = pick(pools[pool], chance)
                pools[pool] = without_one(pools[pool], face)
                out.hand[seat] = with_one(out.hand[seat], face)
                if pool == OLD:
                    out.older[seat] = with_one(out.older[seat], face)
    out.stack = pools[NEW]


@rule
def own_new(seen: View) -> np.uint64:
    """The viewer's cards that were drawn since the shuffle, those that were seen too."""
    viewer = int(seen.viewer)
    held = plus(seen.hand, hidden_part(seen))
    unknown = plus(minus(held, seen.known[viewer]), seen.played[viewer])
    return minus(unknown, seen.own_older)


@rule
def hidden_part(seen: View) -> np.uint64:
    """What the viewer has laid and the others have not seen."""
    return minus(seen.own_laid, seen.turned[seen.viewer])


@array_rule
def deal(seen: View, out: State, chance: Chance) -> bool:
    """The unseen cards by chance; False where the draw led nowhere."""
    pools = np.zeros(2, np.uint64)
    rooms = np.zeros((2, MOST_SEATS), np.int64)
    pools[OLD] = seen.in_hands
    pools[NEW] = seen.shuffled
    open_places(seen, rooms)
    for seat in range(seen.seats):
        out.older[seat] = bits.ZERO
    if seen.viewer < seen.seats:
        pools[OLD] = minus(pools[OLD], seen.own_older)
        pools[NEW] = minus(pools[NEW], own_new(seen))
        out.older[seen.viewer] = seen.own_older
        out.hand[seen.viewer] = plus(seen.hand, hidden_part(seen))
    if not place_seen(seen, pools, rooms, out, chance):
        return False
    fill(seen, pools, rooms, out, chance)
    return True


# What lies face down


@rule
def put_down(out: State, seat: int, cards: np.uint64) -> None:
    """Cards of the hand lie face down instead."""
    out.hand[seat] = minus(out.hand[seat], cards)
    out.laid[seat] = plus(out.turned[seat], cards)


@array_rule
def imagine_commitment(out: State, seat: int, chance: Chance) -> None:
    """A sealed choice of which nothing is known: each legal one is as likely."""
    found = np.empty(MOST_LAYINGS, np.uint64)
    count = list_layings(out, seat, found)
    action = found[below(chance, count, IMAGINED)]
    put_down(out, seat, cards_of(action))
    out.hidden[seat] = top_of(action)


@rule
def imagine_hidden(out: State, seat: int, chance: Chance) -> bool:
    """The card at the "?": any face of the hand that may be laid; False where there is none."""
    faces = bits.common(bits.common(out.hand[seat], allowed(out, seat)), FIRSTS)
    if not faces:
        return False
    face = pick(faces, chance)
    put_down(out, seat, with_one(bits.ZERO, face))
    out.hidden[seat] = face + 1
    return True


@array_rule
def imagine_mr_x(out: State, seat: int, chance: Chance) -> bool:
    """Rule 10.3: so many cards as lie there, for either side; False where he has not so many."""
    sets = np.empty(SETS, np.uint64)
    count = list_sets(bits.common(out.hand[seat], allowed(out, seat)), sets)
    fitting = 0
    for place in range(count):
        if bits.count(sets[place]) == out.face_down[seat]:
            sets[fitting] = sets[place]
            fitting += 1
    if fitting == 0:
        return False
    put_down(out, seat, np.uint64(sets[below(chance, fitting, IMAGINED)]))
    out.mr_x_side = Side.CHALLENGERS + below(chance, 2, IMAGINED)
    return True


@rule
def imagine_laid(out: State, seat: int, chance: Chance) -> bool:
    """What another seat has laid; False where its hand does not fit what is seen of that."""
    out.laid[seat] = out.turned[seat]
    if not out.committed >> seat & 1:
        return True
    if not out.revealed >> seat & 1:
        imagine_commitment(out, seat, chance)
        return True
    if seat == out.mr_x and out.side[seat] == Side.UNKNOWN:
        return imagine_mr_x(out, seat, chance)
    return out.face_down[seat] == 0 or imagine_hidden(out, seat, chance)


@rule
def imagine_all_laid(seen: View, out: State, chance: Chance) -> bool:
    """The same of all others; the viewer knows its own."""
    is_possible = True
    for seat in range(seen.seats):
        out.hidden[seat] = 0
        if seat == seen.viewer:
            out.hand[seat] = seen.hand
            out.laid[seat] = seen.own_laid
            out.hidden[seat] = seen.own_hidden
        elif not imagine_laid(out, seat, chance):
            is_possible = False
    return is_possible


@rule
def imagine_drawn(seen: View, out: State, chance: Chance) -> None:
    """Rule 11.6: which of a betrayer's cards came with the loot."""
    out.from_loot = seen.own_from_loot
    if seen.viewer == seen.turn:
        return
    rest = minus(out.hand[seen.turn], seen.known[seen.turn])
    for _ in range(seen.drawn_from_loot):
        face = pick(rest, chance)
        rest = without_one(rest, face)
        out.from_loot = with_one(out.from_loot, face)


@rule
def imagine_over(seen: View, out: State) -> None:
    """Rule 8.1: all hands lie open."""
    rest = minus(DECK, seen.discard)
    for seat in range(seen.seats):
        out.hand[seat] = seen.shown[seat]
        rest = minus(rest, seen.shown[seat])
    out.stack = rest


@rule
def imagine_table(seen: View, out: State) -> None:
    """What follows from what all know, and what the viewer was told."""
    share_public(seen, out)
    out.ready = bits.gathered(seen.ready)
    out.committed = bits.gathered(seen.committed)
    out.revealed = bits.gathered(seen.revealed)
    out.received = bits.gathered(seen.received)
    out.won = bits.gathered(seen.won)
    out.mr_x_side = seen.own_side
    for seat in range(seen.seats):
        for number in range(ROUNDS):
            for step in range(STEPS):
                out.said[seat, number, step] = seen.said[seat, number, step]


@rule
def imagine(seen: View, chance: Chance, out: State) -> None:
    """A deal of the unseen cards that fits the view, and what the others laid face down.

    Hands by chance alone; sealed choices then uniformly from what each hand allows.
    """
    imagine_table(seen, out)
    if seen.phase == Phase.OVER:
        imagine_over(seen, out)
        return
    for _ in range(MOST_TRIES):
        if deal(seen, out, chance) and imagine_all_laid(seen, out, chance):
            break
    if seen.phase == Phase.GIVE:
        imagine_drawn(seen, out, chance)
