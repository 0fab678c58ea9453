"""Numbers as each viewer is told them: what happened without their noticing is not counted.

A table counts every step, for all. Where the rules let two partners tell each other something
that nobody else may know of, a number that was passed over would tell it.
"""

from bisect import bisect_right

from hinterzimmer.server.messages import LoggedEvent
from hinterzimmer.server.tables.live import Live


def _hidden(live: Live, seat: int | None) -> list[int]:
    """The table's versions that this viewer does not know of, in order."""
    return [] if live.game is None else [live.versions[n] for n in live.game.unnoticed(seat)]


def told_version(live: Live, seat: int | None, version: int | None = None) -> int:
    """A version of the table, the present one if not given, as this viewer counts."""
    version = live.row.version if version is None else version
    return version - bisect_right(_hidden(live, seat), version)


def meant_version(live: Live, seat: int | None, told: int) -> int:
    """The table's version that this viewer calls so."""
    for hidden in _hidden(live, seat):
        told += hidden <= told
    return told


def told_action(live: Live, entry: int) -> int:
    """The number of an action, or of the last one before that everybody knows of; of a game
    that is over, where all is shown, its number on the sheet.
    """
    game = live.game
    assert game is not None
    return entry if game.over else entry - bisect_right(game.unnoticed(None), entry)


def told_events(live: Live, seat: int | None, first: int = 0) -> list[LoggedEvent]:
    """What the viewer heard after the table's event number `first`, as the viewer counts."""
    game = live.game
    assert game is not None
    log = game.log(seat, first)
    number = game.heard_by(seat) - len(log) + 1
    return [
        LoggedEvent(number + n, told_action(live, heard.entry), heard.event)
        for n, heard in enumerate(log)
    ]
