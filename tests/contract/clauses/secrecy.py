"""What a viewer may know: by views, legal lists and events.

A world that a viewer cannot tell apart is one that `imagine` makes from its view; the
clause `same_log_same_view` does without `imagine` and compares games by what was told.
"""

import random
from collections.abc import Iterator

from contract.kit import (
    Case,
    Position,
    Step,
    alike,
    choose,
    is_sealed,
    nonsense,
    some_positions,
    walk,
)

from hinterzimmer.engine import chance as chances
from hinterzimmer.engine.events import AUDIENCE, EVERYONE, NO_SEAT, SEAT, SPECTATOR


def view_of_the_imagined_is_the_view(case: Case, seed: int) -> None:
    """`view(imagine(v)) == v`, to the byte."""
    for position in some_positions(case, seed):
        for viewer in case.viewers:
            for world in alike(position, viewer, seed):
                assert world.view_bytes(viewer) == position.view_bytes(viewer), viewer


def legal_list_is_known_to_its_seat(case: Case, seed: int) -> None:
    """A seat's legal list, refusals, default and undo are equal in all worlds it holds possible."""
    luck = random.Random(seed)
    for position in some_positions(case, seed):
        for seat in range(case.seats):
            legal = position.legal(seat)
            asked = nonsense(luck, legal, 6)
            for world in alike(position, seat, seed):
                assert world.legal(seat) == legal
                assert [world.why(seat, a) for a in asked] == [position.why(seat, a) for a in asked]
                assert world.undo(seat) == position.undo(seat)
                if seat in position.must_act:
                    assert world.default(seat) == position.default(seat)


def acting_is_public(case: Case, seed: int) -> None:
    """`acting` and `must_act` are equal in all worlds that any viewer holds possible."""
    for position in some_positions(case, seed):
        for viewer in case.viewers:
            for world in alike(position, viewer, seed):
                assert world.masks == position.masks, f"to viewer {viewer}"


def spectators_see_no_secret(case: Case, seed: int) -> None:
    """A spectator knows nothing that some seat does not: worlds alike to a seat look alike."""
    for position in some_positions(case, seed):
        for seat in range(case.seats):
            for world in alike(position, seat, seed):
                assert world.view_bytes(SPECTATOR) == position.view_bytes(SPECTATOR), seat


def events_tell_no_more_than_the_view(case: Case, seed: int) -> None:
    """Where two continuations leave a viewer with the same view, it heard the same.

    The continuations: the same action in worlds alike to the viewer, or another sealed
    choice, with the same answers of chance. So no face is told before the view shows it.
    """
    luck = random.Random(seed)
    steps = list(walk(case, seed))
    for step in luck.sample(steps, min(6, len(steps))):
        for viewer in set(case.viewers) - {step.seat}:
            for other in _continuations(step, viewer, luck):
                if other.view_bytes(viewer) == step.after.view_bytes(viewer):
                    assert other.heard_by(viewer) == step.after.heard_by(viewer), viewer


def _continuations(step: Step, viewer: int, luck: random.Random) -> Iterator[Position]:
    asked = step.after.questions()
    for world in [step.before, *alike(step.before, viewer, luck.getrandbits(30))]:
        legal = world.legal(step.seat)
        for action in _unseen_variants(step, legal):
            start = world.copy()
            start.stream = chances.from_script([question.answer for question in asked])
            other = start.after(step.seat, action)
            if other.questions() == asked:
                yield other


def _unseen_variants(step: Step, legal: list[int]) -> list[int]:
    if not is_sealed(step.before.case, step.action):
        return [step.action] if step.action in legal else []
    return [action for action in legal if is_sealed(step.before.case, action)]


def audiences_are_seats_at_the_table(case: Case, seed: int) -> None:
    """Who hears of an event: nobody who is not there, and never nobody; its seat is one."""
    present = EVERYONE & ~((1 << SPECTATOR) - (1 << case.seats))
    for step in walk(case, seed):
        for row in step.after.events():
            assert row[AUDIENCE] & present, f"nobody hears {row}"
            assert row[AUDIENCE] <= EVERYONE
            assert row[SEAT] in (*range(case.seats), NO_SEAT)


def same_log_same_view(case: Case, seed: int) -> None:
    """Real games in which a viewer heard and did the same look the same to it.

    No `imagine` is asked: the games are dealt and played anew, and compared by what was told.
    """
    luck = random.Random(seed)
    shown: dict[object, object] = {}
    for _ in range(40):
        position = Position.new(case, luck.getrandbits(60))
        heard: dict[int, tuple[object, ...]] = {
            v: tuple(position.heard_by(v)) for v in case.viewers
        }
        for _ in range(4):
            for viewer in case.viewers:
                legal = position.legal(viewer) if viewer != SPECTATOR else []
                facts = (position.view_bytes(viewer), position.masks, legal)
                key = (viewer, heard[viewer])
                assert shown.setdefault(key, facts) == facts, f"to viewer {viewer}"
            if not position.must_act:
                break
            seat, action = choose(position, luck)
            position.play(seat, action)
            for viewer in case.viewers:
                did = (action,) if viewer == seat else ()
                heard[viewer] += (did, *position.heard_by(viewer))
