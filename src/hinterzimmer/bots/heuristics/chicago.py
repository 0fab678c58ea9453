"""Players of Chicago: `regular` knows the odds of its turn, `novice` likes big dice."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from hinterzimmer.bots.bot import BotMaker, Question, without_setting
from hinterzimmer.bots.heuristics.chicago_odds import (
    BONUS,
    CHICAGO,
    FINAL_AT,
    FINALS,
    KEEP_AT,
    SCORES,
    Dice,
    Values,
    beating,
    merged,
    steps,
    throwing,
)
from hinterzimmer.bots.heuristics.chicago_playouts import (
    GRIP,
    evaluate,
    is_settled,
    playout_action,
)
from hinterzimmer.engine import bits
from hinterzimmer.games.chicago.components import (
    ALL_DICE,
    MOST_THROWS,
    Direction,
    Kind,
    Phase,
    SixesScope,
    Tie,
)

Lives = tuple[int, ...]
Action = tuple[int, int]  # kind and argument


def _parts(action: int) -> Action:
    number = np.uint64(action)
    return int(bits.kind_of(number)), int(bits.argument_of(number))


def _candidates(question: Question) -> list[int]:
    """Nobody gives up."""
    return [a for a in question.legal if _parts(a)[0] != Kind.FORFEIT]


# What a life is worth


def share(mine: int, others: Lives) -> float:
    """A guess at my part of the win."""
    own = float(mine**GRIP)
    return own / (own + sum(lives**GRIP for lives in others)) if mine else 0.0


def _hit(others: Lives, place: int) -> Lives:
    return (*others[:place], others[place] - 1, *others[place + 1 :])


def _someone_pays(mine: int, others: Lives) -> float:
    """My share after one of the others, each as likely, has paid."""
    return sum(share(mine, _hit(others, k)) for k in range(len(others))) / len(others)


def _bonus_hit(mine: int, others: Lives) -> Lives:
    """The others after the hit that leaves me most."""
    hits = [_hit(others, k) for k in range(len(others))]
    return tuple(n for n in max(hits, key=lambda hit: share(mine, hit)) if n > 0)


def _outcome(mine: int, others: Lives, losing: float) -> float:
    """My share if I pay for this round with that chance, and somebody else otherwise."""
    if not others:
        return 1.0
    return losing * share(mine - 1, others) + (1 - losing) * _someone_pays(mine, others)


def _worth_of_stopping(mine: int, others: Lives, losing: Values) -> Values:
    """By final dice: my share if I stop with them. losing: by final dice."""
    plain = np.array([_outcome(mine, others, 0.0), _outcome(mine, others, 1.0)])
    worth: Values = plain[0] + (plain[1] - plain[0]) * losing
    worth[BONUS] = _outcome(mine, _bonus_hit(mine, others), float(losing[BONUS]))
    worth[CHICAGO] = share(mine, tuple(n - 1 for n in others)) if max(others) > 1 else 1.0
    return worth


# The chance to pay for the round


def _all_beat(direction: Direction, throws: int, players: int, rules: tuple[bool, bool]) -> Values:
    """By final dice: the chance that all of so many players do better."""
    scores = SCORES[direction]
    known = {int(s): beating(direction, int(s), throws, *rules) ** players for s in set(scores)}
    return np.array([known[int(s)] for s in scores])


@lru_cache(maxsize=4096)
def leading(mine: int, others: Lives, rules: tuple[bool, bool]) -> Values:
    """What each set of kept dice is worth to a leader, by throws left (see `throwing`)."""
    worth = [leader_worth(mine, others, MOST_THROWS - left, rules).max(0) for left in range(3)]
    return throwing(np.array(worth), steps(*rules))


@lru_cache(maxsize=4096)
def leader_worth(mine: int, others: Lives, throws: int, rules: tuple[bool, bool]) -> Values:
    """By direction (high first) and final dice: a leader's share who stops after `throws`."""
    return np.array(
        [
            _worth_of_stopping(mine, others, _all_beat(d, throws, len(others), rules))
            for d in (Direction.HIGH, Direction.LOW)
        ]
    )


@lru_cache(maxsize=65536)
def follower_worth(
    mine: int,
    others: Lives,
    to_beat: int,
    tied_pays: float,
    direction: Direction,
    limit: int,
    behind: int,
    rules: tuple[bool, bool],
) -> Values:
    """By final dice: a follower's share. behind: how many throw later."""
    scores = SCORES[direction]
    worse = scores < to_beat if direction == Direction.HIGH else scores > to_beat
    losing = worse + tied_pays * (scores == to_beat)
    if behind:
        losing = losing * _all_beat(direction, limit, behind, rules)
    return _worth_of_stopping(mine, others, losing)


@lru_cache(maxsize=65536)
def following(*context: Any) -> Values:
    """What each set of kept dice is worth to a follower, by throws left."""
    worth, limit, rules = follower_worth(*context), context[5], context[7]
    return throwing(np.tile(worth, (limit, 1)), steps(*rules))


# Reading the view


class Seen:
    """The view's answers to what a player asks."""

    def __init__(self, question: Question) -> None:
        view = question.view[0]
        self.view, self.seat = view, question.seat
        self.dice: Dice = tuple(int(face) for face in view["dice"])
        self.mine = int(view["lives"][question.seat])
        order = [(question.seat + step) % question.seats for step in range(1, question.seats)]
        self.rivals = [seat for seat in order if not view["out"][seat]]
        self.others: Lives = tuple(sorted(int(view["lives"][seat]) for seat in self.rivals))
        self.direction = Direction(int(view["direction"]))
        self.limit = int(view["throw_limit"])
        self.left = self.limit - int(view["throws_made"])
        self.rules = bool(view["kept_dice_final"]), view["sixes_scope"] == SixesScope.TABLE

    @property
    def final(self) -> int:
        return FINAL_AT[merged(self.dice)]

    @property
    def context(self) -> tuple[Any, ...]:
        behind = sum(not self.view["rolled"][seat] for seat in self.rivals)
        to_beat, tied = int(self.view["to_beat"]), self.tied_pays()
        parts = (to_beat, tied, self.direction, self.limit, behind, self.rules)
        return (self.mine, self.others, *parts)

    def tied_pays(self) -> float:
        """How likely is equalling to be paid for (rule 8.2)?"""
        if self.view["tie"] == Tie.ROLL_OFF:
            return 0.5
        if self.view["tie"] == Tie.FEWER_THROWS_WINS:
            return 0.5 if self.left else 1.0
        return 1.0

    def without(self, thrown: int) -> Dice:
        """What stays aside if this set of dice is thrown."""
        return merged(tuple(f for die, f in enumerate(self.dice) if not thrown >> die & 1))


# The regular


def _after_convert(seen: Seen, ahead: Values) -> float:
    """The better way to go on after turning a six: with the third die or without it."""
    rest = list(merged(seen.dice))
    rest.remove(6)
    rest.remove(6)
    third = seen.dice.index(rest[0]) if rest else seen.dice.index(6)
    stays = bool(seen.view["locked"][third])
    keeps = [merged((1,), tuple(rest))] if stays else [(1,), merged((1,), tuple(rest))]
    if seen.dice == (6, 6, 6):  # a six kept before, and a pair: it stays where it lies
        keeps = [(1, 6)]
    return max(float(ahead[KEEP_AT[keep]]) for keep in keeps)


def _values(seen: Seen, actions: list[int]) -> list[float]:
    """What each action of a turn is worth."""
    is_leader = seen.direction == Direction.UNDECLARED
    if is_leader:
        ahead = leading(seen.mine, seen.others, seen.rules)
        stop = leader_worth(seen.mine, seen.others, MOST_THROWS - seen.left, seen.rules).max(0)
    else:
        ahead, stop = following(*seen.context), follower_worth(*seen.context)
    values = []
    for kind, argument in map(_parts, actions):
        if kind == Kind.STOP:
            values.append(float(stop[seen.final]))
        elif kind == Kind.CONVERT:
            values.append(_after_convert(seen, ahead[seen.left - 1]))
        else:
            values.append(float(ahead[seen.left - 1][KEEP_AT[seen.without(argument)]]))
    return values


def _best_direction(seen: Seen) -> int:
    throws = int(seen.view["throws_made"])
    worth = leader_worth(seen.mine, seen.others, throws, seen.rules)[:, seen.final]
    return int(Direction.HIGH if worth[0] >= worth[1] else Direction.LOW)


def _best_victim(seen: Seen) -> int:
    """Whom to hit: who has most lives; among equals who throws next."""
    return max(seen.rivals, key=lambda seat: int(seen.view["lives"][seat]))


def regular(question: Question) -> int | None:
    """Play the turn by its exact odds; what a life is worth is a guess (`share`)."""
    actions = _candidates(question)
    if len(actions) <= 1:
        return actions[0] if actions else None
    seen = Seen(question)
    if seen.view["phase"] == Phase.DECLARE:
        return int(bits.packed(Kind.DECLARE, _best_direction(seen)))
    if seen.view["phase"] == Phase.NAME:
        return int(bits.packed(Kind.NAME, _best_victim(seen)))
    values = _values(seen, actions)
    return actions[values.index(max(values))]


# The novice


def _looks_good(face: int, direction: Direction, attentive: bool) -> bool:
    """The dice a novice likes to keep; without attention a six is always a good die."""
    if direction == Direction.LOW:
        return face <= 2 or (face == 6 and not attentive)
    return face in (1, 6) or (face == 5 and not attentive)


def _is_content(seen: Seen, attentive: bool) -> bool:
    """Looks at the leader's result instead of the worst, and trusts a round sum when leading."""
    if seen.direction == Direction.UNDECLARED:
        return bool(SCORES[Direction.HIGH][seen.final] >= 160)
    mine = int(SCORES[seen.direction][seen.final])
    leaders = int(seen.view["score"][int(seen.view["leader"])])
    is_better = mine > leaders if seen.direction == Direction.HIGH else mine < leaders
    return is_better and attentive


def _novice_throw(seen: Seen, actions: list[int], attentive: bool) -> int:
    kinds = {_parts(action)[0]: action for action in actions}
    if Kind.STOP in kinds and _is_content(seen, attentive):
        return kinds[Kind.STOP]
    if Kind.CONVERT in kinds and attentive:
        return kinds[Kind.CONVERT]
    liked = [
        die for die, face in enumerate(seen.dice) if _looks_good(face, seen.direction, attentive)
    ]
    wanted = ALL_DICE & ~sum(1 << die for die in liked)
    throws = [a for a in actions if _parts(a)[0] == Kind.THROW]
    if wanted == 0 and Kind.STOP in kinds:
        return kinds[Kind.STOP]
    return min(throws, key=lambda a: (_parts(a)[1] ^ wanted).bit_count())


def _novice_direction(seen: Seen) -> int:
    """High as soon as anything big lies there."""
    return int(Direction.HIGH if {1, 6} & set(seen.dice) else Direction.LOW)


def novice(question: Question) -> int | None:
    """Likes ones and sixes, often throws once more than is wise, picks on its neighbour."""
    actions = _candidates(question)
    if len(actions) <= 1:
        return actions[0] if actions else None
    seen, attentive = Seen(question), question.random.random() < 0.7
    if seen.view["phase"] == Phase.DECLARE:
        return int(bits.packed(Kind.DECLARE, _novice_direction(seen)))
    if seen.view["phase"] == Phase.NAME:
        return int(bits.packed(Kind.NAME, seen.rivals[0]))
    return _novice_throw(seen, actions, attentive)


BOTS: Mapping[str, BotMaker] = {
    "novice": without_setting("novice", novice),
    "regular": without_setting("regular", regular),
}
"""Weakest first."""

__all__ = ["BOTS", "FINALS", "evaluate", "is_settled", "novice", "playout_action", "regular"]
