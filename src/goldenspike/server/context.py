"""What the routes need: one `Server` holds the parts of a running server."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from starlette.requests import Request

from goldenspike.server.boards import Boards
from goldenspike.server.gem_run.runs import GemRuns
from goldenspike.server.gem_run.share import Pictures
from goldenspike.server.identity import Identities
from goldenspike.server.limits import RateLimits
from goldenspike.server.live import Live
from goldenspike.server.pages import Pages
from goldenspike.server.schema import Problem
from goldenspike.server.settings import Settings
from goldenspike.server.store.store import Store
from goldenspike.server.tables import Tables
from goldenspike.server.thinking import Thinking

PROBLEMS: Final = {
    400: "the request cannot be read",
    403: "not yours to do",
    404: "there is no such thing",
    409: "the table is not where you think; a stale `expected` brings `since`",
    413: "too large",
    415: "not application/json",
    422: "not possible; an illegal action brings its `refusal`",
    429: "too fast; see `Retry-After`",
    503: "not now",
}


@dataclass(slots=True)
class Server:
    """The parts of a running server."""

    settings: Settings
    identities: Identities
    limits: RateLimits
    store: Store
    tables: Tables
    thinking: Thinking
    live: Live
    gem_runs: GemRuns
    boards: Boards
    pictures: Pictures
    pages: Pages


def server_of(request: Request) -> Server:
    """Returns the server that a request came to."""
    server: Server = request.app.state.server
    return server


def player_of(request: Request) -> str:
    """Returns the player who asks."""
    player: str = request.scope["player"]
    return player


def count(request: Request, what: str) -> Server:
    """Counts a request against the limits of its kind and returns the server.

    Raises:
        Problem: 429, there were too many.
    """
    server = server_of(request)
    server.limits.count(what, request.scope["address"], request.scope["player"])
    return server


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Returns what OpenAPI says about the problems of an address; 422, 429 and 503 all have."""
    return {
        status: {"description": PROBLEMS[status], "model": Problem}
        for status in sorted({*statuses, 422, 429, 503})
    }
