"""Telling each viewer what they may know, and nothing else.

All that leaves here about a game is `Game.view(seat)`, the seat's own events and its own
prompt. Viewers of one seat (several tabs, all spectators) get the same bytes.
"""

from hinterzimmer.server.messages import (
    Break,
    LoggedEvent,
    Presence,
    Prompt,
    Snapshot,
    TableChanged,
    TableInfo,
    Talked,
    Update,
    Vote,
    You,
    encode,
)
from hinterzimmer.server.tables import pausing, rooms
from hinterzimmer.server.tables.info import iso, table_info
from hinterzimmer.server.tables.live import Live, Viewer
from hinterzimmer.server.tables.numbers import (
    meant_version,
    told_action,
    told_events,
    told_version,
)
from hinterzimmer.server.tables.shown import Shown
from hinterzimmer.server.tables.spoken import KEPT
from hinterzimmer.server.tables.timing import Moment


def connected(live: Live) -> list[int]:
    """The seats whose people are here."""
    return Moment(live).present


def info(live: Live) -> TableInfo:
    """The table as everybody sees it."""
    moment = Moment(live)
    shown = table_info(live.row, live.seats, moment.present)
    if live.row.pause is not None:
        shown.break_ = Break(iso(live.row.pause), moment.resting)
    cast = sum(seat.vote is not None for seat in live.seats)
    if cast and live.row.vote_until is not None and live.row.status == "playing":
        shown.vote = Vote(pausing.needed(live), cast, iso(live.row.vote_until))
    shown.clocks = moment.clocks
    shown.rooms = rooms.open_now(live)
    return shown


def _you(live: Live, viewer: Viewer) -> You:
    is_host = viewer.guest is not None and viewer.guest.id == live.row.host
    return You(viewer.seat, is_host and viewer.seat is not None)


def prompt(moment: Moment, seat: int | None) -> Prompt | None:
    """What the seat is asked, or may do unasked."""
    live = moment.live
    game = live.game
    if game is None or seat is None or live.row.status != "playing":
        return None
    undo = game.may_undo(seat)
    if live.row.pause is not None:  # nothing may be done now but take back
        return Prompt(game.decision(seat), False, [], undo) if undo else None
    if seat not in game.acting and not undo:
        return None
    until = moment.deadline(seat)
    return Prompt(
        game.decision(seat),
        seat in game.waiting,
        game.legal(seat),
        undo,
        None if until is None else iso(until),
    )


def _events(live: Live, seat: int | None, since: int) -> list[LoggedEvent]:
    assert live.game is not None
    return [
        told
        for told, heard in zip(told_events(live, seat), live.game.log(seat), strict=True)
        if live.versions[heard.entry] > since
    ]


def snapshot(live: Live, viewer: Viewer, since: int = 0) -> Snapshot:
    """All that the viewer may know, with the events after what they call version `since`."""
    version = told_version(live, viewer.seat)
    if not 0 < since <= version:
        since = 0
    after = meant_version(live, viewer.seat, since)
    return Snapshot(
        version=version,
        since=since,
        table=info(live),
        you=_you(live, viewer),
        view=live.game.view(viewer.seat) if live.game else None,
        prompt=prompt(Moment(live), viewer.seat),
        events=_events(live, viewer.seat, after) if live.game else [],
        talk=[said.line for said in live.talk if rooms.hears(live, viewer, said)][-KEPT:],
        heard=viewer.heard,
    )


def send_snapshot(live: Live, viewer: Viewer, since: int = 0) -> None:
    """The whole of it to one viewer."""
    viewer.send(snapshot(live, viewer, since))
    _has_been_told(live, viewer, live.row.version)
    viewer.told_line = live.row.lines


def _has_been_told(live: Live, viewer: Viewer, version: int) -> int:
    """Note it; the number by which this viewer is told the version."""
    viewer.told, viewer.number = version, told_version(live, viewer.seat, version)
    return viewer.number


def tell_step(live: Live) -> None:
    """The last entry of the game to everybody, each their own part of it; who cannot know that
    there was one is sent nothing.
    """
    game = live.game
    assert game is not None
    version, entry = live.versions[-1], game.entries[-1]
    first = entry.heard[0].number - 1 if entry.heard else game.events
    known: dict[int | None, bytes] = {}
    shown, moment = Shown(game), Moment(live)
    waiting, actions = game.waiting, told_action(live, entry.number)
    clocks, open_rooms = moment.clocks, rooms.open_now(live)

    def update(seat: int | None) -> Update:
        number, told = told_version(live, seat, version), told_events(live, seat, first)
        view, asked = shown.view(seat), prompt(moment, seat)
        return Update(number, told, view, asked, waiting, actions, clocks, open_rooms)

    for viewer in list(live.viewers):
        seat = viewer.seat
        _has_been_told(live, viewer, version)
        if entry.number in game.unnoticed(seat)[-1:]:
            continue
        if seat not in known:
            known[seat] = encode(update(seat))
        viewer.send_bytes(known[seat])


def tell_table(live: Live, *, everything: bool = False) -> None:
    """The table has changed. everything: the game began or ended, all get a snapshot."""
    before = {viewer: viewer.seat for viewer in live.viewers}
    for viewer in live.viewers:
        viewer.seat = live.seat_of(viewer.guest)
    shown, moment = info(live), Moment(live)
    for viewer, seat in before.items():
        if seat == viewer.seat:
            number = _has_been_told(live, viewer, live.row.version)
            asked = prompt(moment, viewer.seat)
            viewer.send(TableChanged(number, shown, _you(live, viewer), asked))
        if everything or seat != viewer.seat:  # from another seat versions count otherwise
            send_snapshot(live, viewer)


def tell_talk(live: Live) -> None:
    """Something was said; who may not hear it is sent nothing at all."""
    for viewer in list(live.viewers):
        _tell_lines(live, viewer)


def _tell_lines(live: Live, viewer: Viewer) -> None:
    """What was said since this viewer last heard, as far as it is for them."""
    for said in live.talk:
        if said.number > viewer.told_line and rooms.hears(live, viewer, said):
            viewer.heard += 1
            viewer.send(Talked(viewer.heard, said.line))
    viewer.told_line = live.row.lines


def tell_presence(live: Live) -> None:
    """Who is here."""
    spectators = sum(1 for viewer in live.viewers if viewer.seat is None)
    message = encode(Presence(connected(live), spectators))
    for viewer in list(live.viewers):
        viewer.send_bytes(message)


def catch_up(live: Live) -> None:
    """Another process wrote, or a step was lost: whoever was told otherwise starts afresh."""
    for viewer in live.viewers:
        before, viewer.seat = viewer.seat, live.seat_of(viewer.guest)
        if (before, viewer.number) != (viewer.seat, told_version(live, viewer.seat)):
            send_snapshot(live, viewer)
        else:
            _has_been_told(live, viewer, live.row.version)
            _tell_lines(live, viewer)
