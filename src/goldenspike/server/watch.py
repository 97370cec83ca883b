"""Gives every request an id, counts it, and writes logs that name it."""

from __future__ import annotations

import json
import logging
import re
import secrets
import time
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final
from urllib.parse import quote, quote_plus

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError
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


HIDDEN: Final = "***"
PRIVATE: Final = re.compile(r"(/back/|[?&]key=)[\w-]+|(\w://[^/\s:@]*:)[^/\s@]+(?=@)")
"""What lets somebody in, as it stands in addresses: personal links, keys of seats, passwords."""
SHORTEST: Final = 4
"""Signs of a password that is looked for elsewhere too; a shorter one is part of any word."""
_passwords: set[str] = set()


def hide(database_url: str | None) -> None:
    """Lets the password of a database stand in no log from now on."""
    if database_url is None:
        return
    try:
        url = make_url(database_url)
    except ArgumentError:
        return
    asked = [value for name, value in url.query.items() if "password" in name.lower()]
    for password in [url.password, *asked]:
        if isinstance(password, str) and len(password) >= SHORTEST:
            written = (quote(password, safe=safe) for safe in ("", " +", "/"))
            _passwords.update((password, quote_plus(password), *written))


def discreet(text: str) -> str:
    """Returns a text without what lets somebody in."""
    for password in sorted(_passwords, key=len, reverse=True):
        text = text.replace(password, HIDDEN)
    return PRIVATE.sub(lambda found: f"{found[1] or found[2]}{HIDDEN}", text)


class Text(logging.Formatter):
    """Writes a line of text, and perhaps a trace."""

    def format(self, record: logging.LogRecord) -> str:
        """Returns the line."""
        return discreet(super().format(record))


class Lines(logging.Formatter):
    """Writes a JSON table a line: `at`, `level`, `logger`, `text`, `request`, `trace`."""

    def format(self, record: logging.LogRecord) -> str:
        """Returns the line."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": discreet(record.getMessage()),
        }
        request = REQUEST.get()
        if request is not None:
            line["request"] = request
        if record.exc_info:
            line["trace"] = discreet(self.formatException(record.exc_info))
        return json.dumps(line)


def set_up_logs(form: str, verbose: bool) -> None:
    """Lets logs be written as `text` or `json`, every request too when `verbose`."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines() if form == "json" else Text(TEXT))
    logging.basicConfig(level=logging.INFO if verbose else logging.WARNING, handlers=[handler])
