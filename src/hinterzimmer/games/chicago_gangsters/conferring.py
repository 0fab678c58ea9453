"""Who may confer in words of their own, beside the announcements (chapter 12)."""

from hinterzimmer.engine.contract import Rooms
from hinterzimmer.engine.records import Array
from hinterzimmer.games.chicago_gangsters.components import NOBODY, Phase


def open_now(seen: Array) -> list[frozenset[int]]:
    """Rules 12.1 and 12.3: partners of whom neither has laid or is ready.

    So the game waits for both of them, and both clocks run.
    """
    view = seen[0]
    if view["phase"] != Phase.TALK:
        return []
    seats = range(int(view["seats"]))
    talks = [not (view["ready"][seat] or view["committed"][seat]) for seat in seats]
    found = set()
    for seat in seats:
        partner = int(view["partner"][seat])
        alone = partner == NOBODY or view["dropped"] in (seat, partner)
        if not alone and talks[seat] and talks[partner]:
            found.add(frozenset((seat, partner)))
    return sorted(found, key=min)


ROOMS = Rooms(rule="12.3", open_now=open_now)
