"""Who may act, what may be done, and that it ends."""

import random
import re

import numpy as np
from contract.kit import (
    Case,
    Position,
    nonsense,
    positions,
    walk,
    with_option,
)

from hinterzimmer.engine import chance as chances
from hinterzimmer.engine import options as option_records
from hinterzimmer.engine.contract import rule_number

# What may be done


def legal_and_refusal_agree(case: Case, seed: int) -> None:
    """An action is on the legal list if and only if no rule refuses it."""
    luck = random.Random(seed)
    seen: list[int] = []
    for position in positions(case, seed):
        for seat in range(case.seats):
            legal = position.legal(seat)
            seen += legal
            for action in [*legal, *nonsense(luck, seen), *luck.sample(seen, min(4, len(seen)))]:
                refused = position.why(seat, action)
                assert (refused == 0) == (action in legal), (seat, action, refused, legal)


def refusals_cite_the_rulebook(case: Case, seed: int) -> None:
    """Every refusal is the number of a rule that stands in both rulebooks."""
    luck = random.Random(seed)
    books = [
        (case.game.rulebook / f"rulebook.{language}.md").read_text() for language in ("en", "de")
    ]
    seen: list[int] = []
    codes = set()
    for position in positions(case, seed):
        for seat in range(case.seats):
            seen += position.legal(seat)
            codes |= {position.why(seat, action) for action in nonsense(luck, seen)}
            codes |= {position.undo(seat)}
    for code in codes - {0}:
        number = rf"(?<![\d.]){re.escape(rule_number(code))}(?!\.?\d)"
        assert all(re.search(number, book) for book in books), f"no rule {rule_number(code)}"


def legal_lists_are_sets_in_a_fixed_order(case: Case, seed: int) -> None:
    """No twins, the same list each time, and never more than `max_legal` (see `Position.legal`)."""
    for position in positions(case, seed):
        for seat in range(case.seats):
            legal = position.legal(seat)
            assert len(set(legal)) == len(legal), f"twins in {legal}"
            assert position.legal(seat) == legal


def questions_change_nothing(case: Case, seed: int) -> None:
    """Asking is not playing: `why_illegal` and all other questions leave the state as it was."""
    luck = random.Random(seed)
    for position in positions(case, seed):
        before = position.all_bytes()
        assert position.masks == position.masks
        for seat in range(case.seats):
            actions = position.legal(seat)
            for action in [*actions, *nonsense(luck, actions, 9)]:
                position.why(seat, action)
                assert position.all_bytes() == before, f"why_illegal({seat}, {action})"
            position.undo(seat)
            position.returns()
        for seat in position.must_act:
            position.default(seat)
        for viewer in case.viewers:
            seen = position.view(viewer)
            as_seen = seen.tobytes()
            imagined = case.game.State.array()
            case.doors.imagine(seen, chances.from_seeds([seed]), imagined)
            assert seen.tobytes() == as_seen, "imagine changed the view"
        assert position.all_bytes() == before


# Who may act, and for how long


def who_must_act_can(case: Case, seed: int) -> None:
    """`must_act` is within `acting`, and none of its seats is without a legal action."""
    for position in positions(case, seed):
        acting, must_act = position.masks
        assert must_act & ~acting == 0
        assert acting < 1 << case.seats
        assert (acting == 0) == (must_act == 0), "somebody may act in a game that waits for nobody"
        for seat in position.must_act:
            assert position.legal(seat), f"the game waits for seat {seat}, who can do nothing"


def who_may_not_act_has_no_legal_action(case: Case, seed: int) -> None:
    """A seat outside `acting` has an empty list; after the end everybody has."""
    for position in positions(case, seed):
        for seat in set(range(case.seats)) - set(position.acting):
            assert position.legal(seat) == []


def default_action_is_legal(case: Case, seed: int) -> None:
    """What is done for a seat whose time is up is something that it could have done."""
    for position in positions(case, seed):
        for seat in position.must_act:
            assert position.default(seat) in position.legal(seat)


def the_game_ends(case: Case, seed: int) -> None:
    """Random play ends within `max_actions` (see `walk`), and so do defaults alone."""
    for _ in walk(case, seed):
        pass
    position = Position.new(case, seed)
    for _ in range(case.game.max_actions):
        if position.must_act:
            seat = position.must_act[0]
            position.play(seat, position.default(seat))
    assert not position.must_act


def returns_are_final_at_the_end(case: Case, seed: int) -> None:
    """Finite, only for the seats that play; after the end everybody can know them."""
    for position in positions(case, seed):
        won = position.returns()
        assert np.isfinite(won).all()
        assert won[case.seats :] == [0.0] * (16 - case.seats)
        assert position.returns() == won
    for viewer in case.viewers:
        assert position.imagined(viewer, seed).returns() == won


# Options


def every_option_value_plays(case: Case, seed: int) -> None:
    """Each value of each option plays a random game to its end."""
    for choice in option_records.choices(case.game.Options):
        for value in choice.values:
            for _ in walk(with_option(case, choice.name, value), seed):
                pass
