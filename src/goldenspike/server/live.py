"""Live tables: one WebSocket a viewer, on which the server tells what happens."""

from __future__ import annotations

import asyncio
import math
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from goldenspike.server import tell
from goldenspike.server.errors import Problem
from goldenspike.server.tables import Tables
from goldenspike.server.wire import BEAT_TEXT, UNHEARD_TEXT, BusyMessage, encode, spoken

BEAT: Final = 4.0
"""Seconds between two beats, by which a client knows that the line is not dead."""
UNANSWERED: Final = 2
"""Beats that a client which answers may leave unanswered; at the next one it counts as gone."""
MOST_WAITING: Final = 200
"""Messages that wait for a slow viewer before it is cut off."""
MOST_HEARD: Final = 30
"""Messages a client may send within ten seconds; its beats are three of them."""
MOST_VIEWERS: Final = 200
"""Connections from one address."""
MOST_OWN: Final = 30
"""Connections of one player."""


class Viewer:
    """One connection; messages wait in a queue of their own."""

    def __init__(self, websocket: WebSocket, player: str | None, address: str = "") -> None:
        self.websocket = websocket
        self.player = player
        self.address = address
        self.ending = 1013, "too slow: come back with after=n"
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()
        self.unanswered: int | None = None
        """Beats since the client was heard; None for one that has never answered any."""
        self.timer: asyncio.TimerHandle | None = None
        self.is_silent = False
        """Whether it answered before and does so no more."""

    def send(self, message: str) -> None:
        """Sends a message, in time; a viewer that is too slow is cut off."""
        if self.queue.qsize() < MOST_WAITING:
            self.queue.put_nowait(message)
        elif self.queue.qsize() == MOST_WAITING:
            self.queue.put_nowait(None)

    def end(self, code: int, reason: str) -> None:
        """Ends the line after what is sent already."""
        self.ending = code, reason
        self.queue.put_nowait(None)

    def hear(self, text: str | None) -> None:
        """Takes in what the client says: that it is there, or a question for a beat."""
        kind = spoken(text)
        if kind is not None:
            self.unanswered = 0
        if kind == "ask":
            self.send(BEAT_TEXT)

    def beat(self, listening: asyncio.Task[None]) -> None:
        """Sends a beat and those to come; ends the listening where too many were left open."""
        if self.unanswered == UNANSWERED:
            self.is_silent = True
            listening.cancel()
            return
        if self.unanswered is not None:
            self.unanswered += 1
        self.send(BEAT_TEXT)
        self.timer = listening.get_loop().call_later(BEAT, self.beat, listening)

    async def pump(self) -> None:
        """Sends what waits, until the viewer is too slow."""
        send = self.websocket.send
        while True:
            message = await self.queue.get()
            if self.queue.qsize() >= MOST_WAITING or message is None:
                await self.websocket.close(*self.ending)
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
        viewer = Viewer(websocket, player, address)
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
            await self._attend(websocket, viewer)
        finally:
            self.tables.leave(table, viewer, at_once=viewer.is_silent)
            if pump is not None:
                pump.cancel()
            self.lines -= 1
            for name, _ in names:
                self.open[name] -= 1
                if self.open[name] == 0:
                    del self.open[name]

    async def _attend(self, websocket: WebSocket, viewer: Viewer) -> None:
        """Listens until the connection ends or the client is found to be gone."""
        listening = asyncio.create_task(self._listen(websocket, viewer))
        viewer.timer = self.tables.loop.call_later(BEAT, viewer.beat, listening)
        try:
            await asyncio.wait((listening,))
        finally:
            viewer.timer.cancel()
            listening.cancel()
        if not viewer.is_silent:
            listening.result()
        else:
            # A line on which nothing moves may not even take this.
            with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
                await asyncio.wait_for(_part(websocket), 1)

    async def _listen(self, websocket: WebSocket, viewer: Viewer) -> None:
        """Reads until the connection ends; closes it on who talks too much."""
        heard: list[float] = []
        try:
            while (message := await websocket.receive())["type"] != "websocket.disconnect":
                viewer.hear(message.get("text"))
                now = self.tables.loop.time()
                heard = [at for at in heard if at > now - 10] + [now]
                if len(heard) > MOST_HEARD:
                    await websocket.close(1008, "there is less to say here")
                    return
        except (WebSocketDisconnect, RuntimeError):
            return


async def _part(websocket: WebSocket) -> None:
    """Closes the line of a client that is not heard, which perhaps still hears.

    It is told beforehand: closing is over only when it has answered, and that is not heard either.
    """
    await websocket.send_text(UNHEARD_TEXT)
    await websocket.close(1013, "nothing is heard of you: come back with after=n")


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
