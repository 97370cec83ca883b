"""How the web server speaks WebSocket: as the library does, but calm about refusals."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Lines(WebSocketsSansIOProtocol):
    """The protocol of live lines.

    The library logs an error for every handshake that is answered with a refusal, as if the
    application had forgotten to answer.
    """

    async def send(self, message: Any) -> None:
        """Sends a message of the application; a refusal sent whole completes the handshake."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True
