"""Gives every request an id, counts it, and writes logs that name it."""

from __future__ import annotations

import json
import logging
import secrets
import time
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from goldenspike.server.metrics import Metrics

REQUEST: Final[ContextVar[str | None]] = ContextVar("request", default=None)
"""The id of the request that is being answered, None outside of any."""
TEXT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class Watch:
    """Names every request, tells its name in `X-Request-Id`, and counts the answer."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes the request on."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        name = secrets.token_hex(8)
        REQUEST.set(name)
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        kind = kind_of(scope)

        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    *message.get("headers", ()),
                    (b"x-request-id", name.encode()),
                ]
                self.metrics.requests.labels(kind, str(message["status"])).inc()
                self.metrics.seconds.labels(kind).observe(time.perf_counter() - began)
            await send(message)

        await self.app(scope, receive, send_on)


def kind_of(scope: Scope) -> str:
    """Returns `play` for a move, `api` for what else programs ask, `page` for the rest."""
    path: str = scope["path"]
    if not path.startswith("/api/"):
        return "page"
    return "play" if path.endswith(("/actions", "/undo")) else "api"


class Lines(logging.Formatter):
    """Writes a JSON table a line: `at`, `level`, `logger`, `text`, `request`, `trace`."""

    def format(self, record: logging.LogRecord) -> str:
        """Returns the line."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": record.getMessage(),
        }
        request = REQUEST.get()
        if request is not None:
            line["request"] = request
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


def set_up_logs(form: str, verbose: bool) -> None:
    """Lets logs be written as `text` or `json`, every request too when `verbose`."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines() if form == "json" else logging.Formatter(TEXT))
    logging.basicConfig(level=logging.INFO if verbose else logging.WARNING, handlers=[handler])
