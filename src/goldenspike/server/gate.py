"""The gate every request passes: who asks, may it ask so, and the headers of every answer."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from goldenspike.server.bans import Bans
from goldenspike.server.errors import Problem, of_status
from goldenspike.server.identity import Identities, cookie_of
from goldenspike.server.limits import RateLimits, origin_of

SAFE: Final = frozenset(["GET", "HEAD", "OPTIONS", "TRACE"])
JSON_TYPES: Final = ("application/json", "application/x-ndjson")

FEW_BYTES: Final = 32_000
MOST_BYTES: Final = 1_000_000
LARGE: Final = "/games/import"
RUN_BYTES: Final = 150_000
RUNS: Final = "/api/gem-run/runs"
BOARDS: Final = "/api/boards/"
PUBLIC: Final = frozenset(["/api/catalog", "/api/health", "/api/openapi.json"])
"""Answers that are the same for everybody, as are all on boards."""
YEAR: Final = 365 * 24 * 3600

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
"""Sent with every answer. The pages hold no script and no style of their own."""
RAW_HEADERS: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


class Gate:
    """Names the asking player in `scope["player"]` and keeps strangers' requests out."""

    def __init__(
        self,
        app: ASGIApp,
        identities: Identities,
        limits: RateLimits,
        bans: Bans,
        hsts: bool = False,
    ) -> None:
        self.app = app
        self.hsts = hsts
        self.identities = identities
        self.limits = limits
        self.bans = bans

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request pass, or answers with the problem it has."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        player, cookie = self._who(scope, headers)
        path: str = scope["path"]
        names = names_the_player(scope["method"], path)
        secured = self.hsts and scope["scheme"] == "https"

        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *RAW_HEADERS]
                sent = MutableHeaders(raw=message["headers"])
                if secured:
                    sent["Strict-Transport-Security"] = f"max-age={YEAR}"
                if cookie is not None and names and "set-cookie" not in sent:
                    sent.append("Set-Cookie", cookie)
                    if sent.get("cache-control") == "no-cache":  # nobody else's to keep
                        sent["Cache-Control"] = "private, no-cache"
            await send(message)

        try:
            if path.startswith("/api/"):
                self.limits.count("request", scope["address"], player)
            most = most_bytes(path)
            check_length(headers, most)
            if scope["method"] not in SAFE:
                check_source(headers)
                self.bans.check(scope["address"], player)
                if path.startswith("/api/"):
                    check_kind(headers)
        except Problem as problem:
            await problem.response()(scope, receive, send_on)
            return
        await self.app(scope, limited(receive, most, scope["method"] in SAFE), send_on)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        player, cookie = self._who(scope, headers)
        if cookie is not None:
            scope["player"] = None  # who has no cookie yet may watch
        try:
            check_source(headers)
            self.bans.check(scope["address"], player)
            self.limits.count("connect", scope["address"], player)
        except Problem as problem:
            await WebSocket(scope, receive, send).send_denial_response(problem.response())
            return
        await self.app(scope, receive, send)

    def _who(self, scope: Scope, headers: Headers) -> tuple[str, str | None]:
        """Returns the player and, for a new or an old one, the cookie to be set."""
        client = scope.get("client")
        scope["address"] = origin_of(client[0] if client else None)
        value = cookie_of(headers.get("cookie", ""))
        known = None if value is None else self.identities.read(value)
        if known is None:
            known = self.identities.fresh(), True
        player, renew = known
        scope["player"] = player
        if not renew:
            return player, None
        return player, self.identities.header(player, scope["scheme"] in ("https", "wss"))


def most_bytes(path: str) -> int:
    """Returns how large a body may be at an address."""
    if path.endswith(LARGE) or path.startswith(BOARDS):
        return MOST_BYTES
    return RUN_BYTES if path == RUNS else FEW_BYTES


def names_the_player(method: str, path: str) -> bool:
    """Returns whether an answer tells a visitor who it is: not what is the same for everybody."""
    if path.startswith("/api/"):
        return path not in PUBLIC and (method not in SAFE or not path.startswith(BOARDS))
    return method == "GET" and not is_asset(path)


def is_asset(path: str) -> bool:
    """Returns whether a path is that of a file, which nobody needs a name to read."""
    return "." in path.rsplit("/", 1)[-1]


def check_source(headers: Headers) -> None:
    """Passes requests of our own pages, and of programs that are no browsers.

    Raises:
        Problem: 403, another site's page asks.
    """
    site = headers.get("sec-fetch-site", "none")
    origin = headers.get("origin")
    foreign = site not in ("same-origin", "none")
    # A form of a page that tells no referrer says "null"; the browser vouches for it above.
    vouched = origin == "null" and site == "same-origin"
    if origin is not None and not foreign and not vouched:
        try:
            host = urlsplit(origin).netloc.lower()
        except ValueError:
            host = ""
        foreign = not host or host != headers.get("host", "").lower()
    if foreign:
        raise Problem(403, "foreign-site", "Another site may not do this in your name.")


def check_length(headers: Headers, most: int) -> None:
    """Passes a body of a bearable size.

    Raises:
        Problem: 413, it is too large; 400, its size is no number.
    """
    length = headers.get("content-length")
    if length is not None and not (length.isascii() and length.isdigit()):
        raise of_status(400)
    if length is not None and (len(length) > 12 or int(length) > most):
        raise of_status(413)


def check_kind(headers: Headers) -> None:
    """Passes JSON, which no form of another site can send.

    Raises:
        Problem: 415, it is something else.
    """
    length = headers.get("content-length")
    kind = headers.get("content-type")
    empty = length in (None, "0") and "transfer-encoding" not in headers
    if kind is None and empty:
        return
    if (kind or "").split(";")[0].strip().lower() not in JSON_TYPES:
        raise Problem(415, "not-json", "Send requests that change something as application/json.")


def limited(receive: Receive, most: int, unread: bool) -> Receive:
    """Returns the receiver of a body that may not be larger.

    An `unread` one, of a request that only asks for something, is dropped as it comes.
    """
    received = 0

    async def receive_some() -> Message:
        nonlocal received
        message = await receive()
        if unread:
            while message.get("more_body"):
                message = await receive()
            return {**message, "body": b""} if "body" in message else message
        received += len(message.get("body", b""))
        if received > most:
            raise HTTPException(413)
        return message

    return receive_some
