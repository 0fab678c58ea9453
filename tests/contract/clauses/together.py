"""Choices made at the same time, and taking back."""

import itertools
import random
from collections.abc import Iterator

from contract.kit import (
    Case,
    Position,
    Step,
    alike,
    is_sealed,
    positions,
    walk,
)

# Choices made at the same time


def _asked_together(case: Case, seed: int) -> Iterator[Position]:
    for position in positions(case, seed):
        if len(position.must_act) > 1:
            yield position


def order_of_simultaneous_choices_is_nothing(case: Case, seed: int) -> None:
    """Whoever chooses first: the state and the stream afterwards are equal to the byte."""
    luck = random.Random(seed)
    for position in _asked_together(case, seed):
        seats = position.must_act
        choices = {seat: luck.choice(_sealed(position, seat)) for seat in seats}
        ends = set()
        for order in itertools.permutations(seats):
            end = position.copy()
            for seat in order:
                assert end.why(seat, choices[seat]) == 0, "a choice shut out another's"
                end.play(seat, choices[seat])
            ends.add(end.all_bytes())
        assert len(ends) == 1


def _sealed(position: Position, seat: int) -> list[int]:
    legal = position.legal(seat)
    sealed = [action for action in legal if is_sealed(position.case, action)]
    return sealed or legal


def sealed_choices_stay_sealed(case: Case, seed: int) -> None:
    """Until all have chosen, others see that a seat has chosen: not what, not how many cards.

    A sealed choice is final, and what was chosen moves nobody's right to act.
    """
    luck = random.Random(seed)
    for position in _asked_together(case, seed):
        seat = luck.choice(position.must_act)
        sealed = [action for action in position.legal(seat) if is_sealed(case, action)]
        after = [position.after(seat, action) for action in sealed]
        for viewer in set(case.viewers) - {seat}:
            assert len({p.view_bytes(viewer) for p in after}) <= 1, f"seen by {viewer}"
            assert len({repr(p.heard_by(viewer)) for p in after}) <= 1, f"told to {viewer}"
            assert all(p.view_bytes(viewer) != position.view_bytes(viewer) for p in after)
        assert len({p.masks for p in after}) <= 1
        assert all(p.undo(seat) != 0 for p in after), "a sealed choice is final"


# Taking back


def undo_moves_neither_knowledge_nor_chance(case: Case, seed: int) -> None:
    """Where `may_undo` says 0, going back to the state before takes nothing from anybody.

    Chance: the action asked it nothing. Knowledge: the action was possible in every world
    that a viewer held possible, and leads from each to one that the viewer still holds
    possible; so nobody has learned anything but the choice itself. Only the last actor may.
    """
    for step in walk(case, seed):
        may = [seat for seat in range(case.seats) if step.after.undo(seat) == 0]
        assert set(may) <= {step.seat}, "only the last actor may take back"
        if may:
            assert step.after.questions() == [], "chance moved"
            assert step.before.stream["slot_block"].tolist() == (
                step.after.stream["slot_block"].tolist()
            )
            for viewer in case.viewers:
                _assert_nothing_learned(step, viewer, seed)


def _assert_nothing_learned(step: Step, viewer: int, seed: int) -> None:
    for world in alike(step.before, viewer, seed, 4):
        assert world.why(step.seat, step.action) == 0, f"viewer {viewer} saw a card"
        after = world.after(step.seat, step.action)
        assert after.view_bytes(viewer) == step.after.view_bytes(viewer)
        assert after.heard_by(viewer) == step.after.heard_by(viewer)


def no_undo_before_the_first_action(case: Case, seed: int) -> None:
    """There is nothing to take back after the deal, nor when the game is over."""
    *_, last = positions(case, seed)
    for position in (Position.new(case, seed), last):
        assert all(position.undo(seat) != 0 for seat in range(case.seats))
