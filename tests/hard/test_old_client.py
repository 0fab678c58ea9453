"""A page that was loaded before the server was updated."""

import json

from hard.company import guests, start_table
from server.kit import Process
from websockets.asyncio.client import connect

from hinterzimmer import __version__


async def test_an_old_client_is_told_and_still_answered(hard_room: Process) -> None:
    people = await guests(hard_room.url, 2)
    table = await start_table(people, manners={"speed": "slow"})
    url = f"{hard_room.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    headers = {"Cookie": people[0].cookie()}
    order = {"type": "act", "id": "from-an-old-page", "action": {"do": "call", "way": "high"}}
    for release, is_old in (("0.0.1", True), (__version__, False)):
        async with connect(f"{url}?release={release}", additional_headers=headers) as line:
            first = json.loads(await line.recv())
            told = {"type": "fault", "code": "old-client", "closing": False}
            assert (told.items() <= first.items()) == is_old
            if is_old:
                assert first["params"] == {"release": __version__}
                first = json.loads(await line.recv())
            assert first["type"] == "snapshot"
            await line.send(json.dumps(order))
            while (answer := json.loads(await line.recv()))["type"] != "accepted":
                assert answer["type"] != "refused", answer
            assert answer["id"] == order["id"]
