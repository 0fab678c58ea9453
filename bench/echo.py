"""The yardstick of the server's bench: a Litestar echo to everybody at a table, and no more.

    python bench/echo.py PORT BYTES

No rules, no database, no cookie: each text that comes from one of a table's sockets is
answered with a short text to its sender and a text of BYTES to every socket of the table.
"""

import json
import sys
from collections import defaultdict
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

PROMPT = {"decision": 0, "must": True, "legal": [{"do": "throw"}]}
ACCEPTED = json.dumps({"type": "accepted", "id": "x" * 16, "version": 1})
Socket = WebSocket[Any, Any, Any]


def _padded(message: dict[str, Any], size: int) -> str:
    bare = len(json.dumps({**message, "view": ""}))
    return json.dumps({**message, "view": "x" * max(0, size - bare)})


def app_of(size: int) -> Litestar:
    """The echo; what it says to all is of that size."""
    tables: defaultdict[str, list[Socket]] = defaultdict(list)
    update = _padded({"type": "update", "version": 1}, size)
    # the sender is the one who acts next: its copy carries the prompt
    asked = _padded({"type": "update", "version": 1, "prompt": PROMPT}, size)
    first = json.dumps({"type": "snapshot", "prompt": PROMPT})

    @websocket("/{table:str}")
    async def echo(socket: Socket, table: str) -> None:
        await socket.accept()
        others = tables[table]
        others.append(socket)
        await socket.send_data(first)
        try:
            while True:
                await socket.receive_data(mode="text")
                await socket.send_data(ACCEPTED)
                for other in others:
                    await other.send_data(asked if other is socket else update)
        except WebSocketDisconnect:
            others.remove(socket)

    return Litestar([echo], logging_config=None, openapi_config=None)


if __name__ == "__main__":
    port, size = map(int, sys.argv[1:])
    uvicorn.run(app_of(size), port=port, log_config=None, access_log=False, ws="websockets-sansio")
