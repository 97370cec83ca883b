"""Live tables: one WebSocket a viewer, on which the server tells what happens."""

from __future__ import annotations

import asyncio
import math
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from goldenspike.server import tell
from goldenspike.server.errors import Problem
from goldenspike.server.tables import Tables
from goldenspike.server.wire import BusyMessage, encode

MOST_WAITING: Final = 200
"""Messages that wait for a slow viewer before it is cut off."""
MOST_HEARD: Final = 30
"""Messages a client may send within ten seconds; it has nothing to say."""
MOST_VIEWERS: Final = 200
"""Connections from one address."""
MOST_OWN: Final = 30
"""Connections of one player."""


class Viewer:
    """One connection; messages wait in a queue of their own."""

    def __init__(self, websocket: WebSocket, player: str | None) -> None:
        self.websocket = websocket
        self.player = player
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, message: str) -> None:
        """Sends a message, in time; a viewer that is too slow is cut off."""
        if self.queue.qsize() < MOST_WAITING:
            self.queue.put_nowait(message)
        elif self.queue.qsize() == MOST_WAITING:
            self.queue.put_nowait(None)

    async def pump(self) -> None:
        """Sends what waits, until the viewer is too slow."""
        send = self.websocket.send
        while True:
            message = await self.queue.get()
            if self.queue.qsize() >= MOST_WAITING or message is None:
                await self.websocket.close(1013, "too slow: come back with after=n")
                return
            await send({"type": "websocket.send", "text": message})


class Live:
    """All connections of this process."""

    def __init__(self, tables: Tables, factor: float = 1.0) -> None:
        self.tables = tables
        self.most = max(1, math.ceil(MOST_VIEWERS * factor))
        """Connections from one address, which may be that of a whole club."""
        self.open: dict[str, int] = {}
        """Connections by address and by player."""
        self.lines = 0
        """How many lines are open."""

    async def endpoint(self, websocket: WebSocket) -> None:
        """Tells a viewer about a table until one of the two goes."""
        player, address = websocket.scope["player"], websocket.scope["address"]
        names = [(f"a {address}", self.most)]
        if player is not None:
            names.append((f"p {player}", MOST_OWN))
        try:
            after = number(websocket, "after", 0)
            version = number(websocket, "version", None)
            table = await self.tables.get(websocket.path_params["id"])
            if any(self.open.get(name, 0) >= most for name, most in names):
                raise Problem(
                    429,
                    "too-many",
                    "You look at too many tables at once; close one.",
                    headers={"Retry-After": "10"},
                )
        except Problem as problem:
            await websocket.send_denial_response(problem.response())
            return
        self.lines += 1
        for name, _ in names:
            self.open[name] = self.open.get(name, 0) + 1
        viewer = Viewer(websocket, player)
        pump: asyncio.Task[None] | None = None
        try:
            await websocket.accept()
            table = await self.tables.get(table.sheet.id)  # it may have been let go meanwhile
            # From here nothing may come between what is told first and being told the rest.
            viewer.send(tell.sync(table, player, after or 0, version))
            if table.busy:
                viewer.send(encode(BusyMessage(table.busy)).decode())
            self.tables.enter(table, viewer)
            pump = asyncio.create_task(viewer.pump())
            await self._listen(websocket)
        finally:
            self.tables.leave(table, viewer)
            if pump is not None:
                pump.cancel()
            self.lines -= 1
            for name, _ in names:
                self.open[name] -= 1
                if self.open[name] == 0:
                    del self.open[name]

    async def _listen(self, websocket: WebSocket) -> None:
        """Reads until the connection ends; closes it on who talks too much."""
        heard: list[float] = []
        try:
            while (await websocket.receive())["type"] != "websocket.disconnect":
                now = self.tables.loop.time()
                heard = [at for at in heard if at > now - 10] + [now]
                if len(heard) > MOST_HEARD:
                    await websocket.close(1008, "there is nothing to say here")
                    return
        except (WebSocketDisconnect, RuntimeError):
            return


def number(websocket: WebSocket, name: str, default: int | None) -> int | None:
    """Returns a whole number of the query.

    Raises:
        Problem: 422, it is none.
    """
    text = websocket.query_params.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise Problem(422, "invalid", f"The parameter {name!r} is a whole number.")
    return int(text)
