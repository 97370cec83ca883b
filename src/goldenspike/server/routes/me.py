"""The player who asks: the name, and the personal link to another device."""

from __future__ import annotations

import html

from fastapi import APIRouter, Request, Response

from goldenspike.server import schema
from goldenspike.server.context import count, player_of, problems, server_of
from goldenspike.server.errors import Problem
from goldenspike.server.identity import TOKEN, digest, new_token
from goldenspike.server.wire import answer

router = APIRouter(tags=["me"])


@router.get("/api/me", response_model=schema.Me, responses=problems())
async def me(request: Request) -> Response:
    """Says who is asking."""
    player = player_of(request)
    known = await server_of(request).store.player("id", player)
    return answer({"player": player, "name": None if known is None else known["name"]})


@router.post("/api/me/link", response_model=schema.Link, responses=problems(415))
async def link(request: Request) -> Response:
    """Makes the personal link; one made before stops working."""
    server = count(request, "link")
    token = new_token()
    await server.store.remember(player_of(request), {"link": digest(token)})
    return answer({"link": f"/back/{token}"})


PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Golden Spike</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>Golden Spike</h1>{body}</main></body></html>
"""


@router.get("/back/{token}", include_in_schema=False)
async def back(request: Request, token: str) -> Response:
    """Makes this browser the player of a personal link.

    A browser that already has seats is asked first: somebody else's link must not be able
    to take them away.
    """
    server = count(request, "back")
    player = await _player_of_link(request, token)
    if player == player_of(request) or not await server.store.has_seats(player_of(request)):
        return _become(request, player)
    known = await server.store.player("id", player)
    name = html.escape((known and known["name"]) or "another player")
    body = (
        f"<p>This link makes this browser <b>{name}</b>. The seats it has now stay with "
        "the player it is now: without a personal link to that one they are lost to you.</p>"
        f'<form method="post"><button>Go on as {name}</button></form>'
        '<p><a href="/">Stay who I am</a></p>'
    )
    return Response(PAGE.format(body=body), media_type="text/html")


@router.post("/back/{token}", include_in_schema=False)
async def confirm(request: Request, token: str) -> Response:
    """Makes this browser the player of a personal link, after the question."""
    count(request, "back")
    return _become(request, await _player_of_link(request, token))


async def _player_of_link(request: Request, token: str) -> str:
    known = None
    if TOKEN.fullmatch(token) is not None:
        known = await server_of(request).store.player("link", digest(token))
    if known is None:
        raise Problem(404, "no-such-link", "This personal link is not valid any more.")
    player: str = known["id"]
    return player


def _become(request: Request, player: str) -> Response:
    secure = request.scope["scheme"] == "https"
    return Response(
        status_code=303,
        headers={
            "Location": "/",
            "Set-Cookie": server_of(request).identities.header(player, secure),
            "Cache-Control": "no-store",
        },
    )
