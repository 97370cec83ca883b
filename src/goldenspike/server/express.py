"""The express lane: playing an action goes past all that other requests go through.

The framework's routing costs more than the rules and the disk together. What it does for a
request, here is done by hand: find the address, read the body, tell of problems.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from goldenspike.server.errors import Problem, no_database, of_status

log = logging.getLogger(__name__)

ADDRESS: Final = re.compile(r"/api/games/([^/]+)/(actions|undo)")


class Express:
    """Answers the two requests of play itself and passes on all others."""

    def __init__(
        self, app: ASGIApp, lane: Mapping[str, Callable[[Request], Awaitable[Response]]]
    ) -> None:
        self.app = app
        self.lane = lane

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers or passes on."""
        if scope["type"] == "http" and scope["method"] == "POST":
            address = ADDRESS.fullmatch(scope["path"])
            if address is not None:
                scope["path_params"] = {"id": address[1]}
                response = await self._answer(Request(scope, receive), address[2])
                await response(scope, receive, send)
                return
        await self.app(scope, receive, send)

    async def _answer(self, request: Request, what: str) -> Response:
        try:
            return await self.lane[what](request)
        except Problem as problem:
            return problem.response()
        except HTTPException as error:
            return of_status(error.status_code).response()
        except SQLAlchemyError as error:
            return no_database(error).response()
        except ClientDisconnect:
            return of_status(400).response()  # which nobody is there to hear
        except Exception:
            log.exception("%s failed", request.url.path)
            return Problem(500, "fault", "Something is wrong with this server.").response()
