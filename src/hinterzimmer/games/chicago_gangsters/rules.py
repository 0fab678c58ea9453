"""The rules of Chicago Gangsters; each number is a rule of `rulebook.en.md`.

The chapters have files of their own: `rounds.py` (1, 2), `laying.py` (3), `counting.py` (4),
`loot.py` (5), `deck.py` and `ending.py` (6, 7), `showdown.py` (8), `talk.py` (12), `refusals.py`
(why not). What chapters 9 to 11 change stands where it changes it. Here all meet the contract.
"""

from typing import Any

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.chance import Chance
from hinterzimmer.engine.events import EVERYONE, NO_SEAT, EventLog, tell
from hinterzimmer.engine.records import Numbers
from hinterzimmer.engine.rule import array_rule, rule
from hinterzimmer.games.chicago_gangsters import refusals, showdown
from hinterzimmer.games.chicago_gangsters.actions import (
    BETRAY,
    DONE,
    READY,
    STAND_BY,
    commitment,
)
from hinterzimmer.games.chicago_gangsters.cards import PERSONS
from hinterzimmer.games.chicago_gangsters.components import (
    CLANS,
    Happened,
    Kind,
    Phase,
    Side,
    Step,
)
from hinterzimmer.games.chicago_gangsters.ending import (
    ask_abilities,
    draw_back,
    end_round,
    list_abilities,
    use_ability,
)
from hinterzimmer.games.chicago_gangsters.laying import (
    evaluate,
    lay,
    laying_now,
    list_layings,
    show_number,
    show_side,
    turn_up,
    turn_up_all,
)
from hinterzimmer.games.chicago_gangsters.loot import (
    can_give,
    give,
    is_betrayer,
    is_strong_enough,
    leave_person,
    list_gifts,
    offer,
    take,
    take_both,
)
from hinterzimmer.games.chicago_gangsters.rounds import (
    begin_round,
    begin_step,
    betray,
    set_up,
    stand_by,
)
from hinterzimmer.games.chicago_gangsters.state import State
from hinterzimmer.games.chicago_gangsters.talk import get_ready, judge, list_talk, say, talking

why_illegal = refusals.why_illegal
returns = showdown.returns


@rule
def setup(state: State, options: Any, chance: Chance, log: EventLog) -> None:
    """Chapter 1, and the first round's cards. The Godfather is for at most four (rule 11.1)."""
    state.seats = options.seats
    state.option_talk = options.talk
    state.option_open_mr_x = options.open_mr_x
    state.option_godfather = options.godfather if options.seats <= CLANS else 0
    set_up(state, chance, log)
    begin_round(state, chance, log)


@rule
def must_act(state: State) -> int:
    """The seats that the game waits for; 0 when it is over."""
    if state.phase == Phase.OVER:
        return 0
    if state.phase == Phase.TALK:
        return talking(state) & ~int(state.ready)
    if state.phase == Phase.LAY:
        return laying_now(state) & ~int(state.committed)
    return 1 << int(state.turn)


@rule
def acting(state: State) -> int:
    """Nobody but those that the game waits for."""
    return must_act(state)


@rule
def legal_actions(state: State, seat: int, out: Numbers) -> int:
    """All legal actions of a seat in a fixed order; how many."""
    if not must_act(state) >> seat & 1:
        return 0
    if state.phase == Phase.TALK:
        return list_talk(state, seat, out)
    if state.phase == Phase.LAY:
        return list_layings(state, seat, out)
    if state.phase == Phase.ABILITIES:
        return list_abilities(state, seat, out)
    if state.phase == Phase.GIVE:
        return list_gifts(state, seat, out)
    if state.phase == Phase.LOOT:
        out[0] = bits.packed(Kind.TAKE, 0)
        out[1] = bits.packed(Kind.TAKE, 1)
    else:
        out[0] = STAND_BY
        out[1] = BETRAY
    return 2


# What follows what


@rule
def after_laying(state: State, chance: Chance, log: EventLog) -> None:
    """Rules 3.4, 3.8 and 10.2 to 10.4: all of a step have laid."""
    if state.step == Step.MR_X:
        show_number(state, log)
        if state.option_open_mr_x:
            show_side(state, log)
            turn_up(state, int(state.mr_x), log)
        begin_step(state, Step.CHALLENGERS)
    elif state.step == Step.CHALLENGERS:
        turn_up_all(state, log)
        begin_step(state, Step.DEFENDERS)
    else:
        evaluate(state, log)
        share(state, int(state.winner), chance, log)
        if state.phase == Phase.GIVE and not can_give(state):
            after_sharing(state, chance, log)


@rule
def share(state: State, side: int, chance: Chance, log: EventLog) -> None:
    """Rules 5.1, 5.2 and 11.5: a side is asked for its choice, or a betrayer takes both."""
    offer(state, side)
    if is_betrayer(state, int(state.turn)):
        take_both(state, chance, log)


@rule
def after_sharing(state: State, chance: Chance, log: EventLog) -> None:
    """Rules 5.2 to 6.3: the losers' share, then the end of the round."""
    if state.taking == state.winner:
        loser = 3 - int(state.winner)  # the sides are 1 and 2
        if is_strong_enough(state, loser):
            share(state, loser, chance, log)
            if state.phase == Phase.LOOT or can_give(state):
                return
        else:
            tell(log, Happened.TOO_WEAK, NO_SEAT, EVERYONE, loser)
    state.from_loot = bits.ZERO
    judge(state)
    leave_person(state, log)
    draw_back(state, chance, log)
    next_ability(state, chance, log)


@rule
def next_ability(state: State, chance: Chance, log: EventLog) -> None:
    """Rules 6.3 and 6.6: abilities while there are any, then the next round."""
    if not ask_abilities(state):
        end_round(state, log)
        begin_round(state, chance, log)


# Acting


@rule
def talk(state: State, seat: int, action: np.uint64, log: EventLog) -> None:
    """Rule 12.1: when all are ready, means are laid."""
    if action == READY:
        get_ready(state, seat, log)
    else:
        say(state, seat, bits.argument_of(action), log)
    if must_act(state) == 0:
        state.phase = Phase.LAY


@rule
def apply_action(state: State, seat: int, action: np.uint64, chance: Chance, log: EventLog) -> None:
    """Play a legal action."""
    if state.phase == Phase.TALK:
        talk(state, seat, action, log)
    elif state.phase == Phase.LAY:
        lay(state, seat, action, log)
        if must_act(state) == 0:
            after_laying(state, chance, log)
    elif state.phase == Phase.BETRAYAL:
        if action == BETRAY:
            betray(state, seat, log)
        else:
            stand_by(state, seat, log)
    elif state.phase == Phase.ABILITIES:
        if action == DONE:
            state.abilities_at += 1
            state.used = 0
        else:
            use_ability(state, seat, action, chance, log)
        next_ability(state, chance, log)
    else:
        if state.phase == Phase.LOOT:
            take(state, seat, bits.argument_of(action), chance, log)
        else:
            give(state, seat, bits.argument_of(action), log)
        after_sharing(state, chance, log)


# Chapter 13: at the table


@array_rule
def default_action(state: State, seat: int) -> np.uint64:
    """Rule 13.2: silent, nothing laid, loyal, the first package, the first gift, no ability."""
    if state.phase == Phase.TALK:
        return READY
    if state.phase == Phase.LAY:
        if seat == state.mr_x:
            return commitment(Kind.LAY_FOR, bits.ZERO, Side.CHALLENGERS)
        return commitment(Kind.LAY, bits.ZERO, 0)
    if state.phase == Phase.BETRAYAL:
        return STAND_BY
    if state.phase == Phase.LOOT:
        return bits.packed(Kind.TAKE, 0)
    if state.phase == Phase.GIVE:
        gifts = np.empty(PERSONS + 48, np.uint64)
        list_gifts(state, seat, gifts)
        return np.uint64(gifts[0])
    return DONE


@rule
def may_undo(state: State, seat: int) -> int:
    """Rule 13.3: what was said was heard, and what was laid lies."""
    return refusals.GAME_IS_OVER if state.phase == Phase.OVER else refusals.NO_UNDO
