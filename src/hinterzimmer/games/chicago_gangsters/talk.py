"""Chapter 12: announcements, who hears them, and whether they were kept.

What a seat says in one talk step is one word of 64 bits with room for four statements of 16:
phrase (4 bits), number (5), the seat spoken to (3; 7 is all), what became of it (2).
"""

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.contract import rule_code
from hinterzimmer.engine.events import EVERYONE, EventLog, tell
from hinterzimmer.engine.records import Numbers
from hinterzimmer.engine.rule import rule
from hinterzimmer.games.chicago_gangsters.actions import (
    READY,
    TO_EVERYONE,
    TO_PARTNER,
    statement,
)
from hinterzimmer.games.chicago_gangsters.cards import PERSON_IN, VALUE
from hinterzimmer.games.chicago_gangsters.components import (
    HIGHEST_NUMBER,
    NOBODY,
    STEPS,
    Happened,
    Kept,
    Phase,
    Phrase,
    Side,
    Step,
)
from hinterzimmer.games.chicago_gangsters.state import State

TALK_IS_OVER = rule_code("12.1")
SAID_ENOUGH = rule_code("12.2")
NO_PARTNER = rule_code("12.3")
NOT_FOR_YOU = rule_code("12.4")

TO_ALL = 7
BIG = 4
"""Rule 12.6: a big card has at least this value."""
ABOUT = 1
"""Rule 12.6: so far may a contribution be from the number that was said."""
_LANE = np.uint64(0xFFFF)
_WIDTH = np.uint64(16)

NEEDS_NUMBER = np.array([p in (Phrase.ABOUT, Phrase.ASK_ABOUT) for p in Phrase])
NEEDS_PLACE = np.array([p in (Phrase.ACCEPT, Phrase.REFUSE) for p in Phrase])
_FOR_ALL_ONLY = (Phrase.WITH_CHALLENGERS, Phrase.WITH_DEFENDERS, Phrase.JOIN_US)
_FOR_PARTNER_ONLY = (
    Phrase.LEAVE_PERSON,
    Phrase.ASK_ABOUT,
    Phrase.ASK_HIDE,
    Phrase.ACCEPT,
    Phrase.REFUSE,
)
MAY_HEAR = np.array(
    [
        [p not in (Phrase.SILENCE, *_FOR_ALL_ONLY) for p in Phrase],
        [p not in (Phrase.SILENCE, *_FOR_PARTNER_ONLY) for p in Phrase],
    ]
)
"""By hearer and phrase: can it be said so (rule 12.4)?"""
PHRASES = len(Phrase)
# compiled code turns no enum into a number
OPEN, KEPT, BROKEN, UNTESTED = (int(kept) for kept in Kept)
_ABOUT, _HIDE_BIG = int(Phrase.ABOUT), int(Phrase.HIDE_BIG)


# What was said


@rule
def count_said(word: np.uint64) -> int:
    """How many statements a word holds."""
    count = 0
    while word:
        count += 1
        word = np.uint64(word >> _WIDTH)
    return count


@rule
def lane(word: np.uint64, place: int) -> int:
    """One statement of a word."""
    return int(np.int64((word >> np.uint64(16 * place)) & _LANE))


@rule
def appended(word: np.uint64, code: int, place: int) -> np.uint64:
    """The word with a statement in an empty place."""
    return np.uint64(word | (np.uint64(code) << np.uint64(16 * place)))


@rule
def spoken_to(code: int) -> int:
    """The seat that a statement is for, or all."""
    return code >> 9 & 7


@rule
def heard_by(state: State, viewer: int, speaker: int, number: int, step: int) -> np.uint64:
    """Rules 12.3 and 12.7: of what a seat said then, all that the viewer heard, without gaps."""
    word = np.uint64(state.said[speaker, number, step])
    if not word or viewer == speaker or state.phase == Phase.OVER:
        return word
    heard = bits.ZERO
    count = 0
    for place in range(count_said(word)):
        code = lane(word, place)
        if spoken_to(code) == TO_ALL or spoken_to(code) == viewer:
            heard = appended(heard, code, count)
            count += 1
    return heard


# Saying


@rule
def talking(state: State) -> int:
    """Rules 12.1 and 11.4: who has not laid and was not dropped."""
    seats = ((1 << int(state.seats)) - 1) & ~int(state.committed)
    if state.dropped != NOBODY:
        seats &= ~(1 << int(state.dropped))
    return seats


@rule
def said_now(state: State, seat: int) -> np.uint64:
    """What a seat has said in this talk step."""
    return np.uint64(state.said[seat, state.round - 1, state.step])


@rule
def highest_number(state: State, seat: int, phrase: int) -> int:
    """Rule 12.4: numbers go from 1 to this; 0 where the phrase has none, -1 where it has no use."""
    if NEEDS_NUMBER[phrase]:
        return HIGHEST_NUMBER
    if NEEDS_PLACE[phrase]:
        offered = count_said(said_now(state, int(state.partner[seat])))
        return offered if offered > 0 else -1
    return 0


@rule
def is_for(state: State, seat: int, phrase: int) -> bool:
    """Rule 12.4: may this seat say such a thing in this step at all?"""
    if phrase == Phrase.HIDE_BIG or phrase == Phrase.ASK_HIDE:
        return bool(state.side[seat] == Side.CHALLENGERS)
    if phrase == Phrase.WITH_CHALLENGERS or phrase == Phrase.WITH_DEFENDERS:
        return bool(seat == state.mr_x)
    if phrase == Phrase.JOIN_US:
        return bool(state.step == Step.MR_X and seat != state.mr_x)
    return True


@rule
def list_to(state: State, seat: int, to: int, out: Numbers, count: int) -> int:
    """All that can be said to such hearers, after what is listed."""
    for phrase in range(1, PHRASES):
        if not MAY_HEAR[to, phrase] or not is_for(state, seat, phrase):
            continue
        highest = highest_number(state, seat, phrase)
        if highest == 0:
            out[count] = statement(phrase, 0, to)
            count += 1
        for number in range(1, highest + 1):
            out[count] = statement(phrase, number, to)
            count += 1
    return count


@rule
def list_talk(state: State, seat: int, out: Numbers) -> int:
    """Rules 12.1 to 12.4: to be ready, to speak to the partner, to speak to all."""
    out[0] = READY
    count = 1
    if state.partner[seat] != NOBODY:
        count = list_to(state, seat, TO_PARTNER, out, count)
    return list_to(state, seat, TO_EVERYONE, out, count)


@rule
def why_no_talk(state: State, seat: int) -> int:
    """Rules 12.1 and 12.2: 0 for a seat that may still speak."""
    if state.phase != Phase.TALK or not talking(state) >> seat & 1:
        return TALK_IS_OVER
    if state.ready >> seat & 1:
        is_enough = count_said(said_now(state, seat)) >= state.option_talk
        return SAID_ENOUGH if is_enough else TALK_IS_OVER
    return 0


@rule
def why_no_statement(state: State, seat: int, argument: int) -> int:
    """Rules 12.1 to 12.4, for a statement that means something (`is_statement`)."""
    broken = why_no_talk(state, seat)
    if broken:
        return broken
    phrase, number, to = argument & 0xFF, argument >> 8 & 0xFF, argument >> 16
    if to == TO_PARTNER and state.partner[seat] == NOBODY:
        return NO_PARTNER
    if not MAY_HEAR[to, phrase] or not is_for(state, seat, phrase):
        return NOT_FOR_YOU
    highest = highest_number(state, seat, phrase)
    return 0 if min(1, highest) <= number <= highest and highest >= 0 else NOT_FOR_YOU


@rule
def is_statement(argument: int) -> bool:
    """Rule 13.1: is there such a phrase and such a hearer?"""
    phrase, to = argument & 0xFF, argument >> 16
    return 0 < phrase < PHRASES and to <= TO_EVERYONE


@rule
def get_ready(state: State, seat: int, log: EventLog) -> None:
    """Rules 12.1 and 12.2: who has said it, or has used up all announcements."""
    state.ready |= 1 << seat
    tell(log, Happened.READY, seat, EVERYONE)


@rule
def say(state: State, seat: int, argument: int, log: EventLog) -> None:
    """Rules 12.2, 12.3 and 12.5: heard and kept in mind; nothing else changes."""
    phrase, number, to = argument & 0xFF, argument >> 8 & 0xFF, argument >> 16
    hearer, audience = TO_ALL, EVERYONE
    if to == TO_PARTNER:
        hearer = int(state.partner[seat])
        audience = 1 << seat | 1 << hearer
    word = said_now(state, seat)
    count = count_said(word)
    code = phrase | number << 4 | hearer << 9
    state.said[seat, state.round - 1, state.step] = appended(word, code, count)
    tell(log, Happened.SAID, seat, audience, phrase, number, to)
    if count + 1 >= state.option_talk:
        get_ready(state, seat, log)


# Was it kept?


@rule
def verdict(is_kept: bool) -> int:
    """In the words of the record."""
    return KEPT if is_kept else BROKEN


@rule
def kept_person(state: State, seat: int) -> int:
    """Rule 12.6: who chose first, and left the package with the person?"""
    for side in range(2):
        if state.chooser[side] == seat:
            first = 2 * int(side + 1 != state.winner)
            at_stake = PERSON_IN[state.loot, first] + PERSON_IN[state.loot, first + 1]
            if at_stake:
                return verdict(not PERSON_IN[state.loot, first + state.chosen[side]])
    return UNTESTED


@rule
def let_choose(state: State, seat: int, other: int) -> int:
    """Rule 12.6: who agreed to the partner's choosing first."""
    for side in range(2):
        if state.chooser[side] == seat:
            return BROKEN
        if state.chooser[side] == other:
            return KEPT
    return UNTESTED


@rule
def kept_own(state: State, seat: int, phrase: int, number: int) -> int:
    """Rule 12.6: promises that are about the speaker alone."""
    if phrase == Phrase.ABOUT:
        return verdict(abs(int(state.contribution[seat]) - number) <= ABOUT)
    if phrase == Phrase.NOTHING:
        return verdict(state.laid[seat] == bits.ZERO)
    if phrase == Phrase.HIDE_BIG:
        face = int(state.uncovered[seat]) - 1
        return verdict(face >= 0 and VALUE[face] >= BIG)
    if phrase == Phrase.WITH_CHALLENGERS:
        return verdict(state.side[seat] == Side.CHALLENGERS)
    if phrase == Phrase.WITH_DEFENDERS:
        return verdict(state.side[seat] == Side.DEFENDERS)
    if phrase == Phrase.LEAVE_PERSON:
        return kept_person(state, seat)
    return UNTESTED


@rule
def kept_answer(state: State, seat: int, offered: int) -> int:
    """Rule 12.6: what was accepted: doing as asked, or the other's first choice."""
    phrase, number = offered & 15, offered >> 4 & 31
    if phrase == Phrase.ASK_ABOUT:
        return kept_own(state, seat, _ABOUT, number)
    if phrase == Phrase.ASK_HIDE:
        return kept_own(state, seat, _HIDE_BIG, 0)
    if phrase == Phrase.LEAVE_PERSON:
        return let_choose(state, seat, int(state.partner[seat]))
    return UNTESTED


@rule
def judged(state: State, seat: int, step: int, code: int) -> int:
    """Rule 12.6: what became of a statement of this round; a threat stays open."""
    phrase, number = code & 15, code >> 4 & 31
    if phrase == Phrase.THREATEN:
        return OPEN
    if phrase == Phrase.ACCEPT:
        offers = np.uint64(state.said[state.partner[seat], state.round - 1, step])
        return kept_answer(state, seat, lane(offers, number - 1))
    return kept_own(state, seat, phrase, number)


@rule
def judged_threat(state: State, seat: int, code: int) -> int:
    """Rule 12.6: in the round after, did the partner who had heard it get nothing?"""
    partner = int(state.partner[seat])
    told = spoken_to(code)
    if state.phase == Phase.OVER or partner == NOBODY or (told != TO_ALL and told != partner):
        return UNTESTED
    return verdict(state.laid[seat] == bits.ZERO)


@rule
def judge_step(state: State, seat: int, number: int, step: int, are_threats: bool) -> None:
    """All statements of a seat in a talk step: what can be told by now is told."""
    word = np.uint64(state.said[seat, number, step])
    for place in range(count_said(word)):
        code = lane(word, place)
        if code >> 12 == Kept.OPEN:
            if are_threats:
                became = judged_threat(state, seat, code)
            else:
                became = judged(state, seat, step, code)
            word = appended(word, became << 12, place)
    state.said[seat, number, step] = word


@rule
def judge(state: State) -> None:
    """Rule 12.6: this round's statements and the threats of the round before."""
    for seat in range(state.seats):
        for step in range(STEPS):
            judge_step(state, seat, state.round - 1, step, False)
            if state.round > 1:
                judge_step(state, seat, state.round - 2, step, True)


@rule
def close_record(state: State) -> None:
    """Rule 12.7: threats of the last round found no round to be kept in."""
    for seat in range(state.seats):
        for step in range(STEPS):
            judge_step(state, seat, state.round - 1, step, True)
