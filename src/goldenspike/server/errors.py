"""Problems: every answer that is not a success, as RFC 9457 problem+json.

A `Problem` is raised wherever something is wrong with a request and becomes an answer at
one place, here. Nothing a client sends leads to a 500; one that happens is a bug of ours
and is logged with its trace, of which the client sees nothing.
"""

from __future__ import annotations

import json
import logging
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from goldenspike.engine.errors import BadSetup, MalformedBoard, Refusal
from goldenspike.server.store.patience import is_lost

log = logging.getLogger(__name__)


class Problem(Exception):
    """Raised for a request that cannot be fulfilled.

    `code` is for translation, `detail` one sentence for people, `extra` joins the JSON.
    """

    def __init__(
        self,
        status: int,
        code: str,
        detail: str,
        *,
        headers: dict[str, str] | None = None,
        **extra: Any,
    ) -> None:
        super().__init__(detail)
        self.status = status
        self.code = code
        self.detail = detail
        self.headers = headers
        self.extra = extra

    def to_json(self) -> dict[str, Any]:
        """Returns the members of the problem."""
        return {
            "type": "about:blank",
            "title": HTTPStatus(self.status).phrase,
            "status": self.status,
            "code": self.code,
            "detail": self.detail,
            **self.extra,
        }

    def response(self) -> Response:
        """Returns the answer that tells the client."""
        # The standard encoder escapes what is not ASCII and so takes any text at all.
        return Response(
            json.dumps(self.to_json()),
            status_code=self.status,
            headers=self.headers,
            media_type="application/problem+json",
        )


def refused(refusal: Refusal) -> Problem:
    """Returns the problem of an action that a rule forbids."""
    return Problem(422, "illegal-action", refusal.text, refusal=refusal.to_json())


def bad_setup(fault: BadSetup) -> Problem:
    """Returns the problem of a table or board that cannot be."""
    if isinstance(fault, MalformedBoard):
        return Problem(422, "malformed-board", str(fault), faults=fault.faults)
    return Problem(422, "bad-setup", str(fault))


def no_database(error: SQLAlchemyError) -> Problem:
    """Returns the problem of a request that the database did not serve."""
    if not is_lost(error):  # else the log says so once
        log.error("the database failed: %s", error)
    return Problem(
        503,
        "no-database",
        "The database does not answer at the moment; please try again in a little while.",
    )


CODES = {
    400: ("malformed", "The request cannot be read."),
    404: ("not-found", "There is nothing at this address."),
    405: ("method-not-allowed", "This address does not take requests of this method."),
    413: ("too-large", "The request is larger than this address takes."),
}


def of_status(status: int, headers: dict[str, str] | None = None) -> Problem:
    """Returns the problem that a bare status code stands for."""
    code, detail = CODES.get(status, ("refused", HTTPStatus(status).phrase + "."))
    return Problem(status, code, detail, headers=headers)


def invalid(error: RequestValidationError) -> Problem:
    """Returns the problem of a request that is not of the form the address takes."""
    faults = [
        {"at": ".".join(str(part) for part in fault["loc"]), "text": fault["msg"]}
        for fault in error.errors()[:20]
    ]
    if any(fault["type"] == "json_invalid" for fault in error.errors()):
        return Problem(400, "malformed", "The body of the request is not JSON.", errors=faults)
    first = faults[0] if faults else {"at": "body", "text": "cannot be read"}
    detail = f"The request is not of the form this address takes: {first['at']}: {first['text']}."
    return Problem(422, "invalid", detail, errors=faults)


def install(app: FastAPI) -> None:
    """Makes every error of the application a problem."""

    async def on_problem(_: Request, error: Exception) -> Response:
        assert isinstance(error, Problem)
        return error.response()

    async def on_http(_: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        return of_status(error.status_code, dict(error.headers or {})).response()

    async def on_invalid(_: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        return invalid(error).response()

    async def on_bad_setup(_: Request, error: Exception) -> Response:
        assert isinstance(error, BadSetup)
        return bad_setup(error).response()

    async def on_database(_: Request, error: Exception) -> Response:
        assert isinstance(error, SQLAlchemyError)
        return no_database(error).response()

    async def on_gone(_: Request, error: Exception) -> Response:
        del error
        return of_status(400).response()  # which nobody is there to hear

    async def on_bug(request: Request, error: Exception) -> Response:
        log.error("%s %s failed", request.method, request.url.path, exc_info=error)
        return Problem(500, "fault", "Something is wrong with this server.").response()

    app.add_exception_handler(Problem, on_problem)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(BadSetup, on_bad_setup)
    app.add_exception_handler(SQLAlchemyError, on_database)
    app.add_exception_handler(ClientDisconnect, on_gone)
    app.add_exception_handler(Exception, on_bug)


def describe(openapi: dict[str, Any]) -> None:
    """Says in the description of the API that problems are problem+json."""
    for methods in openapi["paths"].values():
        for operation in methods.values():
            for status, response in operation["responses"].items():
                if status >= "400":
                    response["content"] = {
                        "application/problem+json": response["content"]["application/json"]
                    }
