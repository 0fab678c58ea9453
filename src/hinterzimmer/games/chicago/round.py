"""Chapters 2 and 5 to 8 of the rulebook: the round around the turns."""

from hinterzimmer.engine.chance import Chance, below
from hinterzimmer.engine.dice import throw_dice
from hinterzimmer.engine.events import EVERYONE, EventLog, tell
from hinterzimmer.engine.records import Numbers
from hinterzimmer.engine.rule import inner_rule, rule
from hinterzimmer.games.chicago.components import (
    ALL_DICE,
    DICE,
    DICE_OF_SEAT,
    LAST_SEAT,
    LOSER_LEADS,
    MOST_THROWS,
    SEATS_IN,
    VALUE,
    Direction,
    Happened,
    Phase,
    Reason,
    Tie,
)
from hinterzimmer.games.chicago.ending import first_from, next_in, take_lives
from hinterzimmer.games.chicago.state import State


@inner_rule
def dice_code(state: State) -> int:
    """The three dice as the digits of a number, for events."""
    return int(state.dice[0]) * 100 + int(state.dice[1]) * 10 + int(state.dice[2])


@inner_rule
def roll(state: State, seat: int, dice: int, chance: Chance) -> None:
    """Throw a set of dice, in the order of their numbers."""
    throw_dice(chance, DICE_OF_SEAT + seat, dice, state.dice)


@inner_rule
def points(state: State) -> int:
    """Rules 5.2 and 5.3: what the dice on the table count as announced."""
    total = 0
    for die in range(DICE):
        total += VALUE[state.direction, state.dice[die]]
    return total


# Chapter 2: who throws


@inner_rule
def give_turn(state: State, seat: int) -> None:
    """Rule 3.1: a turn begins with three dice in the cup."""
    state.phase = Phase.THROW
    state.turn = seat
    state.throws_made = 0
    state.kept = 0
    state.locked = 0
    state.must_roll = 0
    state.forced = 0
    state.turned = 0
    for die in range(DICE):
        state.dice[die] = 0


@rule
def begin_round(state: State, leader: int, log: EventLog) -> None:
    """Rules 2.1 and 2.2: the leader may throw three times and has announced nothing."""
    state.round += 1
    state.leader = leader
    state.direction = Direction.UNDECLARED
    state.throw_limit = MOST_THROWS
    state.rolled = 0
    state.tied = 0
    for seat in range(state.seats):
        state.throws_used[seat] = 0
        state.score[seat] = 0
        state.off_score[seat] = 0
        for die in range(DICE):
            state.result[seat, die] = 0
    tell(log, Happened.ROUND_BEGAN, leader, EVERYONE, state.round)
    give_turn(state, leader)


@rule
def pass_turn(state: State, seat: int, log: EventLog) -> None:
    """Rule 2.1: clockwise to the next who has not thrown; after the last the round ends."""
    waiting = state.living & ~state.rolled
    if waiting:
        give_turn(state, next_in(waiting, seat))
    else:
        end_round(state, log)


@inner_rule
def is_165(state: State) -> bool:
    """Rule 7.1: a one, a six and a five in any order."""
    seen = 0
    for die in range(DICE):
        seen |= 1 << int(state.dice[die])
    return seen == (1 << 1 | 1 << 6 | 1 << 5)


@rule
def end_turn(state: State, seat: int, log: EventLog) -> None:
    """The dice lie as they lie: write them down, then bonus, announcement or next seat."""
    state.rolled |= 1 << seat
    state.throws_used[seat] = state.throws_made
    for die in range(DICE):
        state.result[seat, die] = state.dice[die]
    if state.direction == Direction.UNDECLARED:
        state.throw_limit = state.throws_made  # rule 2.3
    else:
        state.score[seat] = points(state)
    dice, throws, score = dice_code(state), state.throws_made, state.score[seat]
    tell(log, Happened.RESULT, seat, EVERYONE, dice, throws, score)
    if is_165(state):
        tell(log, Happened.BONUS, seat, EVERYONE)
        state.phase = Phase.NAME
    else:
        after_bonus(state, seat, log)


# Chapter 5: high or low


@rule
def declare(state: State, seat: int, direction: int, log: EventLog) -> None:
    """Rule 5.1: what the leader's dice count is known from here on."""
    state.direction = direction
    state.score[seat] = points(state)
    tell(log, Happened.DECLARED, seat, EVERYONE, direction, state.score[seat])
    pass_turn(state, seat, log)


# Chapter 6: three ones


@rule
def chicago(state: State, seat: int, chance: Chance, log: EventLog) -> None:
    """Rules 6.1 and 6.3: all others pay, the round is over, one of them leads by lot."""
    tell(log, Happened.CHICAGO, seat, EVERYONE)
    losers = state.living & ~(1 << seat)
    if not take_lives(state, losers, Reason.CHICAGO, log):
        return
    losers &= state.living
    leader = next_in(losers, seat) if losers else seat
    if SEATS_IN[losers] > 1:
        for _ in range(below(chance, SEATS_IN[losers], LOSER_LEADS)):
            leader = next_in(losers, leader)
        tell(log, Happened.LEADER_DRAWN, leader, EVERYONE)
    begin_round(state, leader, log)


# Chapter 7: one, six, five


@rule
def name_victim(state: State, seat: int, victim: int, log: EventLog) -> None:
    """Rules 7.2, 7.4 and 7.6: the victim pays; then the round goes on, or ends by option."""
    tell(log, Happened.NAMED, seat, EVERYONE, victim)
    if take_lives(state, 1 << victim, Reason.BONUS, log):
        if state.bonus_165_ends_round:
            state.lost_last = 1 << victim
            begin_round(state, first_from(state.living, victim), log)
        else:
            after_bonus(state, seat, log)


@inner_rule
def after_bonus(state: State, seat: int, log: EventLog) -> None:
    """Rule 7.5: the leader announces after the bonus; for others the turn is over."""
    if state.direction == Direction.UNDECLARED:
        state.phase = Phase.DECLARE
    else:
        pass_turn(state, seat, log)


# Chapter 8: the worst result pays


@rule
def worst_of(state: State, among: int, score: Numbers) -> int:
    """Rule 8.1: the seats of `among` with the worst score."""
    worst, found = 0, 0
    for seat in range(state.seats):
        if among >> seat & 1:
            badness = int(score[seat]) if state.direction == Direction.LOW else -int(score[seat])
            if found == 0 or badness > worst:
                worst, found = badness, 1 << seat
            elif badness == worst:
                found |= 1 << seat
    return found


@inner_rule
def latest_of(state: State, among: int) -> int:
    """The seat of `among` that had its turn last in this round."""
    return int(LAST_SEAT[among, state.leader])


@rule
def most_throws_of(state: State, among: int) -> int:
    """Rule 8.4: the seats of `among` that used the most throws."""
    most, found = 0, 0
    for seat in range(state.seats):
        if among >> seat & 1:
            if state.throws_used[seat] > most:
                most, found = state.throws_used[seat], 1 << seat
            elif state.throws_used[seat] == most:
                found |= 1 << seat
    return found


@rule
def end_round(state: State, log: EventLog) -> None:
    """Rules 8.1 and 8.2: who pays for the worst result."""
    worst = worst_of(state, state.living, state.score)
    if SEATS_IN[worst] == 1 or state.tie == Tie.ALL_TIED_LOSE:
        pay_for_worst(state, worst, log)
    elif state.tie == Tie.ROLL_OFF:
        begin_roll_off(state, worst, log)
    elif state.tie == Tie.FEWER_THROWS_WINS:
        pay_for_worst(state, 1 << latest_of(state, most_throws_of(state, worst)), log)
    else:
        pay_for_worst(state, 1 << latest_of(state, worst), log)


@rule
def is_all_gone(state: State, losers: int) -> bool:
    """Would nobody be left if all of `losers` lost a life?"""
    for seat in range(state.seats):
        if state.lives[seat] > (losers >> seat & 1):
            return False
    return True


@rule
def pay_for_worst(state: State, losers: int, log: EventLog) -> None:
    """Rules 8.1, 8.3 and 8.6: a life each, and the (latest) loser leads."""
    if is_all_gone(state, losers):
        tell(log, Happened.REPLAYED, state.leader, EVERYONE)
        begin_round(state, first_from(state.living, state.leader), log)
        return
    latest = latest_of(state, losers)
    if take_lives(state, losers, Reason.WORST, log):
        leads = losers & state.living
        leader = latest_of(state, leads) if leads else next_in(state.living, latest)
        begin_round(state, leader, log)


# Rule 8.5: the roll-off


@rule
def begin_roll_off(state: State, tied: int, log: EventLog) -> None:
    """Each of the tied throws all three dice once, in playing order from the leader."""
    tell(log, Happened.ROLL_OFF_BEGAN, state.leader, EVERYONE, tied)
    give_turn(state, first_from(tied, state.leader))
    state.phase = Phase.ROLL_OFF
    state.tied = tied
    state.pending = tied
    for seat in range(state.seats):
        state.off_score[seat] = 0


@rule
def throw_off(state: State, seat: int, chance: Chance, log: EventLog) -> None:
    """One throw in the roll-off: no conversion, no special results."""
    roll(state, seat, ALL_DICE, chance)
    state.off_score[seat] = points(state)
    tell(log, Happened.ROLLED_OFF, seat, EVERYONE, dice_code(state), state.off_score[seat])
    state.pending = state.pending & ~(1 << seat)
    go_on_rolling_off(state, log)


@rule
def go_on_rolling_off(state: State, log: EventLog) -> None:
    """The next of the tied throws; after the last the worst pays, or the worst throw again."""
    if SEATS_IN[state.tied] == 1:
        pay_for_worst(state, state.tied, log)
    elif state.pending:
        state.turn = first_from(state.pending, state.turn)
    else:
        worst = worst_of(state, state.tied, state.off_score)
        if SEATS_IN[worst] == 1:
            pay_for_worst(state, worst, log)
        else:
            begin_roll_off(state, worst, log)
