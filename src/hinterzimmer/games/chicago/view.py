"""What a seat may know: in a game without secrets, everything."""

from typing import Annotated, Any

from hinterzimmer.engine import bits
from hinterzimmer.engine.chance import Chance
from hinterzimmer.engine.records import Field, Numbers, Record
from hinterzimmer.engine.rule import rule
from hinterzimmer.games.chicago.components import (
    DICE,
    MOST_SEATS,
    Direction,
    End,
    Leaver,
    Phase,
    SixesScope,
    Tie,
)
from hinterzimmer.games.chicago.round import worst_of
from hinterzimmer.games.chicago.state import State


class View(Record):
    """The table, as every seat and every spectator sees it."""

    seats: Annotated[int, Field("i1", "seats")]
    phase: Annotated[int, Field("i1", "which question is open", shows=Phase)]
    turn: Annotated[int, Field("i1", "seat that is asked")]
    leader: Annotated[int, Field("i1", "seat")]
    round: Annotated[int, Field("i4", "rounds, from 1")]
    lives: Annotated[Numbers, Field("i1", "lives", shape=(MOST_SEATS,), per_seat=True)]
    out: Annotated[
        Numbers, Field("i1", "flag: no life left", shape=(MOST_SEATS,), shows=bool, per_seat=True)
    ]
    place: Annotated[
        Numbers, Field("i1", "final rank, 0 while playing", shape=(MOST_SEATS,), per_seat=True)
    ]

    dice: Annotated[Numbers, Field("i1", "face, 0 before the first throw", shape=(DICE,))]
    kept: Annotated[Numbers, Field("i1", "flag: lies aside", shape=(DICE,), shows=bool)]
    locked: Annotated[Numbers, Field("i1", "flag: may not be rolled", shape=(DICE,), shows=bool)]
    must_roll: Annotated[Numbers, Field("i1", "flag: has to be", shape=(DICE,), shows=bool)]
    turned: Annotated[Numbers, Field("i1", "flag: was a six", shape=(DICE,), shows=bool)]
    forced: Annotated[int, Field("i1", "flag: three sixes were turned by force", shows=bool)]
    throws_made: Annotated[int, Field("i1", "throws")]
    throw_limit: Annotated[int, Field("i1", "throws that a turn may have")]

    direction: Annotated[int, Field("i1", "what was announced", shows=Direction)]
    rolled: Annotated[
        Numbers, Field("i1", "flag: had its turn", shape=(MOST_SEATS,), shows=bool, per_seat=True)
    ]
    result: Annotated[
        Numbers, Field("i1", "final dice of a turn", shape=(MOST_SEATS, DICE), per_seat=True)
    ]
    throws_used: Annotated[Numbers, Field("i1", "throws", shape=(MOST_SEATS,), per_seat=True)]
    score: Annotated[
        Numbers, Field("i2", "points as announced", shape=(MOST_SEATS,), per_seat=True)
    ]
    to_beat: Annotated[int, Field("i2", "worst points so far, 0 while there are none")]
    tied: Annotated[
        Numbers, Field("i1", "flag: rolls off", shape=(MOST_SEATS,), shows=bool, per_seat=True)
    ]
    pending: Annotated[
        Numbers, Field("i1", "flag: yet to do so", shape=(MOST_SEATS,), shows=bool, per_seat=True)
    ]
    off_score: Annotated[
        Numbers, Field("i2", "points in the roll-off", shape=(MOST_SEATS,), per_seat=True)
    ]
    lost_last: Annotated[
        Numbers,
        Field("i1", "flag: paid last round", shape=(MOST_SEATS,), shows=bool, per_seat=True),
    ]
    undo: Annotated[int, Field("i1", "seat + 1 that may take its action back", hidden=True)]

    kept_dice_final: Annotated[int, Field("i1", "option", shows=bool)]
    sixes_scope: Annotated[int, Field("i1", "option", shows=SixesScope)]
    chicago_natural_only: Annotated[int, Field("i1", "option", shows=bool)]
    bonus_165_optional: Annotated[int, Field("i1", "option", shows=bool)]
    bonus_165_ends_round: Annotated[int, Field("i1", "option", shows=bool)]
    tie: Annotated[int, Field("i1", "option", shows=Tie)]
    end: Annotated[int, Field("i1", "option", shows=End)]
    leaver: Annotated[int, Field("i1", "option", shows=Leaver)]


@rule
def to_beat(state: State) -> int:
    """The worst score so far that one must do better than; 0 while nothing is announced."""
    compared = state.living & state.rolled
    if state.direction == Direction.UNDECLARED or compared == 0:
        return 0
    worst = worst_of(state, compared, state.score)
    seat = 0
    while not worst >> seat & 1:
        seat += 1
    return int(state.score[seat])


@rule
def share_plain(source: Any, out: Any) -> None:
    """What state and view hold alike; also the way back."""
    out.seats = source.seats
    out.phase = source.phase
    out.turn = source.turn
    out.leader = source.leader
    out.round = source.round
    out.forced = source.forced
    out.throws_made = source.throws_made
    out.throw_limit = source.throw_limit
    out.direction = source.direction
    out.undo = source.undo
    out.kept_dice_final = source.kept_dice_final
    out.sixes_scope = source.sixes_scope
    out.chicago_natural_only = source.chicago_natural_only
    out.bonus_165_optional = source.bonus_165_optional
    out.bonus_165_ends_round = source.bonus_165_ends_round
    out.tie = source.tie
    out.end = source.end
    out.leaver = source.leaver
    for die in range(DICE):
        out.dice[die] = source.dice[die]
    for seat in range(MOST_SEATS):
        out.lives[seat] = source.lives[seat]
        out.place[seat] = source.place[seat]
        out.throws_used[seat] = source.throws_used[seat]
        out.score[seat] = source.score[seat]
        out.off_score[seat] = source.off_score[seat]
        for die in range(DICE):
            out.result[seat, die] = source.result[seat, die]


@rule
def view(state: State, seat: int, out: View) -> None:
    """What the seat sees: the same for all."""
    share_plain(state, out)
    bits.spread(state.kept, out.kept)
    bits.spread(state.locked, out.locked)
    bits.spread(state.must_roll, out.must_roll)
    bits.spread(state.turned, out.turned)
    everyone = (1 << int(state.seats)) - 1
    bits.spread(everyone & ~state.living, out.out)
    bits.spread(state.rolled, out.rolled)
    bits.spread(state.tied, out.tied)
    bits.spread(state.pending, out.pending)
    bits.spread(state.lost_last, out.lost_last)
    out.to_beat = to_beat(state)


@rule
def imagine(seen: View, chance: Chance, out: State) -> None:
    """The whole truth from a view: nothing is left to chance."""
    share_plain(seen, out)
    out.kept = bits.gathered(seen.kept)
    out.locked = bits.gathered(seen.locked)
    out.must_roll = bits.gathered(seen.must_roll)
    out.turned = bits.gathered(seen.turned)
    out.living = ((1 << int(seen.seats)) - 1) & ~bits.gathered(seen.out)
    out.rolled = bits.gathered(seen.rolled)
    out.tied = bits.gathered(seen.tied)
    out.pending = bits.gathered(seen.pending)
    out.lost_last = bits.gathered(seen.lost_last)
