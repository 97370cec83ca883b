"""The player who asks: the name, and the personal link to another device."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from goldenspike.server import plain, schema
from goldenspike.server.bans import FOR_GOOD
from goldenspike.server.context import count, player_of, problems, server_of
from goldenspike.server.errors import Problem
from goldenspike.server.identity import TOKEN, digest, new_token
from goldenspike.server.store.patience import Away
from goldenspike.server.wire import answer, iso

router = APIRouter(tags=["me"])


@router.get("/api/me", response_model=schema.Me, responses=problems())
async def me(request: Request) -> Response:
    """Says who is asking; without a database, no name."""
    player = player_of(request)
    try:
        known = await server_of(request).store.player("id", player)
    except Away:
        known = None
    until = server_of(request).tables.bans.until(request.scope["address"], player)
    banned = None
    if until is not None:
        banned = {"until": None if until == FOR_GOOD else iso(until)}
    name = None if known is None else known["name"]
    return answer({"player": player, "name": name, "banned": banned})


@router.get("/api/me/boards", response_model=schema.OwnBoards, responses=problems())
async def boards(request: Request) -> Response:
    """Lists the boards that the player brought, the latest last."""
    rows = await server_of(request).store.brought(player_of(request))
    return answer({"boards": [{"game": row["game"], "id": row["id"]} for row in rows]})


@router.post("/api/me/link", response_model=schema.Link, responses=problems(415))
async def link(request: Request) -> Response:
    """Makes the personal link; one made before stops working."""
    server = count(request, "link")
    token = new_token()
    await server.store.remember(player_of(request), {"link": digest(token)})
    return answer({"link": f"/back/{token}"})


@router.get("/back/{token}", include_in_schema=False)
async def back(request: Request, token: str) -> Response:
    """Shows whose personal link this is, and asks before this browser becomes that player.

    Programs that look at links to show a preview open them too: only a click may count. And
    somebody else's link must not be able to take one's seats away.
    """
    server = count(request, "back")
    player = await _player_of_link(request, token)
    if player is None:
        return _not_valid(request)
    known = await server.store.player("id", player)
    name = (known and known["name"]) or plain.text(request, "back-nobody")
    go_on = plain.text(request, "back-go-on", name=name)
    seated = player != player_of(request) and await server.store.has_seats(player_of(request))
    return plain.page(
        request,
        plain.text(request, "back-question" if seated else "back-whose", name=name),
        f'<form method="post"><button>{go_on}</button></form>',
        f'<a href="/">{plain.text(request, "back-stay")}</a>',
    )


@router.post("/back/{token}", include_in_schema=False)
async def confirm(request: Request, token: str) -> Response:
    """Makes this browser the player of a personal link, which ends with that."""
    server = count(request, "back")
    player = await _player_of_link(request, token)
    if player is None:
        return _not_valid(request)
    await server.store.remember(player, {"link": None})
    return _become(request, player)


async def _player_of_link(request: Request, token: str) -> str | None:
    if TOKEN.fullmatch(token) is None:
        return None
    known = await server_of(request).store.player("link", digest(token))
    return None if known is None else str(known["id"])


def _not_valid(request: Request) -> Response:
    if "text/html" not in request.headers.get("accept", ""):
        raise Problem(404, "no-such-link", "This personal link is not valid any more.")
    home = f'<a href="/">{plain.text(request, "home")}</a>'
    return plain.page(request, plain.text(request, "back-invalid"), home, status=404)


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
