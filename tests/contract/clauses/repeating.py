"""The same again gives the same, and nothing is lost on the way."""

import numpy as np
from contract.kit import (
    Case,
    Position,
    positions,
    walk,
)

from hinterzimmer.engine import chance as chances
from hinterzimmer.engine.events import EventLog


def replay_is_byte_equal(case: Case, seed: int) -> None:
    """The same key and the same actions give the same states, streams and events."""
    again = Position.new(case, seed)
    for step in walk(case, seed):
        assert again.all_bytes() == step.before.all_bytes()
        again.play(step.seat, step.action)
        assert again.all_bytes() == step.after.all_bytes()
        assert again.events() == step.after.events()


def earlier_copies_are_unchanged(case: Case, seed: int) -> None:
    """What a game was stays what it was, and can be played on from, while the game goes on."""
    kept = [(position, position.all_bytes()) for position in positions(case, seed)]
    assert all(position.all_bytes() == before for position, before in kept)
    for number, step in enumerate(walk(case, seed)):
        again = kept[number][0].after(step.seat, step.action)
        assert again.all_bytes() == kept[number + 1][1]


def nobody_needs_to_listen(case: Case, seed: int) -> None:
    """A log without room gets nothing, and it changes nothing; nor does recording chance."""
    silent = EventLog.array()
    stream = chances.from_key(chances.key_of(seed.to_bytes(32, "little")))
    state = case.game.State.array()
    case.doors.setup(state, case.packed, stream, silent)
    for step in walk(case, seed):
        assert state.tobytes() == step.before.state_bytes()
        case.doors.apply(state, step.seat, np.uint64(step.action), stream, silent)
        assert state.tobytes() == step.after.state_bytes()
    assert not silent.tobytes().strip(b"\0")


def quantities_are_conserved(case: Case, seed: int) -> None:
    """No action changes what the game says is kept."""
    at_first: dict[str, object] = {}
    for position in positions(case, seed):
        for name, quantity in case.game.conserved.items():
            value = quantity(position.state[0])
            assert at_first.setdefault(name, value) == value, name
