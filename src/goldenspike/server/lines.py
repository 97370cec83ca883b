"""How the web server speaks WebSocket: as the library does, but calm about refusals."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Lines(WebSocketsSansIOProtocol):
    """The protocol of live lines.

    The library logs an error for every handshake that is answered with a refusal, as if the
    application had forgotten to answer. And it waits for ever until what was said has reached
    somebody whose network is gone.
    """

    async def send(self, message: Any) -> None:
        """Sends a message of the application; a refusal sent whole completes the handshake."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Lets go of the connection some time after the application is done with it."""
        super().on_task_complete(task)
        self.loop.call_later(self.close_timeout + 1, self.transport.abort)
