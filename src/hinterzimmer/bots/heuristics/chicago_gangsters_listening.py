"""What a gangster makes of what others say: how far to believe them, and what they will lay.

Compiled, like the policy that uses it.
"""

import numpy as np

from hinterzimmer.engine import bits
from hinterzimmer.engine.records import Numbers
from hinterzimmer.engine.rule import rule
from hinterzimmer.games.chicago_gangsters.components import STEPS, Kept, Phrase, Side
from hinterzimmer.games.chicago_gangsters.counting import is_alone, strength_of
from hinterzimmer.games.chicago_gangsters.laying import allowed
from hinterzimmer.games.chicago_gangsters.state import State
from hinterzimmer.games.chicago_gangsters.talk import TO_ALL, count_said, lane, spoken_to

LAID, MEAN = 0.6, 2.625
"""Of the means that they could lay here others lay so much, each worth so much on average."""

OBLIGING = 4.0
"""So much more than planned one contributes at the request of a partner that is fully trusted."""

MODEST = 6
"""Who plans no more than this lets a partner choose first who wants to."""


@rule
def trust(state: State, listener: int, speaker: int) -> float:
    """How far a speaker has kept what this listener was promised: 0 to 1, at first 3/4."""
    kept, broken = 1.5, 0.5
    for number in range(state.round - 1):
        for step in range(STEPS):
            word = np.uint64(state.said[speaker, number, step])
            for place in range(count_said(word)):
                code = lane(word, place)
                if spoken_to(code) == TO_ALL or spoken_to(code) == listener:
                    kept += 1.0 if code >> 12 == Kept.KEPT else 0.0
                    broken += 2.0 if code >> 12 == Kept.BROKEN else 0.0
    return kept / (kept + broken)


@rule
def promised_number(state: State, speaker: int, step: int, code: int) -> int:
    """The contribution that a statement promises: 0 for no means, -1 for none at all."""
    phrase, number = code & 15, code >> 4 & 31
    if phrase == Phrase.ACCEPT:  # what the partner asked for
        partner = int(state.partner[speaker])
        asked = lane(np.uint64(state.said[partner, state.round - 1, step]), number - 1)
        return asked >> 4 & 31 if asked & 15 == Phrase.ASK_ABOUT else -1
    if phrase == Phrase.ABOUT:
        return number
    return 0 if phrase == Phrase.NOTHING else -1


@rule
def announced(state: State, listener: int, speaker: int) -> int:
    """What the speaker last promised to contribute in this round; 0 for no means, -1 for none."""
    said = -1
    for step in range(STEPS):
        word = np.uint64(state.said[speaker, state.round - 1, step])
        for place in range(count_said(word)):
            code = lane(word, place)
            told = spoken_to(code)
            if listener != speaker and told != TO_ALL and told != listener:
                continue
            number = promised_number(state, speaker, step, code)
            if number >= 0:
                said = number
    return said


@rule
def open_request(state: State, seat: int) -> int:
    """The place, from 1, of a request or offer of the partner without an answer; 0 for none."""
    partner = int(state.partner[seat])
    if partner < 0:
        return 0
    own = np.uint64(state.said[seat, state.round - 1, state.step])
    answered = 0
    for place in range(count_said(own)):
        code = lane(own, place)
        if code & 15 == Phrase.ACCEPT or code & 15 == Phrase.REFUSE:
            answered |= 1 << (code >> 4 & 31)
    word = np.uint64(state.said[partner, state.round - 1, state.step])
    for place in range(count_said(word)):
        phrase = lane(word, place) & 15
        is_question = phrase == Phrase.ASK_ABOUT or phrase == Phrase.LEAVE_PERSON
        if (is_question or phrase == Phrase.ASK_HIDE) and not answered >> (place + 1) & 1:
            return place + 1
    return 0


@rule
def agrees(state: State, seat: int, place: int, planned: int) -> bool:
    """Does the seat do the partner the favour: a little more for one that it trusts?"""
    partner = int(state.partner[seat])
    code = lane(np.uint64(state.said[partner, state.round - 1, state.step]), place - 1)
    if code & 15 == Phrase.ASK_ABOUT:
        return float((code >> 4 & 31) - planned) <= OBLIGING * trust(state, seat, partner)
    return code & 15 == Phrase.LEAVE_PERSON and planned <= MODEST


@rule
def guess(state: State, seat: int, other: int, out: Numbers) -> None:
    """What another seat will contribute: the mean, and how far it may be off."""
    if state.revealed >> other & 1 and state.side[other] != Side.UNKNOWN:
        hidden = int(state.face_down[other])
        out[0] = float(state.contribution[other]) + 3.0 * hidden
        out[1] = 1.2 * hidden
        return
    persons = float(strength_of(state, other, bits.ZERO))
    if state.revealed >> other & 1:
        out[0] = persons + MEAN * state.face_down[other]
        out[1] = 1.0 + 1.2 * state.face_down[other]
        return
    held = bits.count(state.hand[other]) + bits.count(state.laid[other])
    usable = float(bits.count(allowed(state, other))) / 48.0
    means = LAID * MEAN * held * usable
    if is_alone(state, other):
        means *= 2.0
    out[0] = persons + means
    out[1] = 1.0 + 0.6 * means
    said = announced(state, seat, other)
    if said >= 0:
        belief = trust(state, seat, other)
        told = max(float(said), persons)
        out[0] = belief * told + (1.0 - belief) * out[0]
        out[1] = belief + (1.0 - belief) * out[1]
