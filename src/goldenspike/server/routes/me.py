"""The player who asks: the name, and the personal link to another device."""

from __future__ import annotations

from typing import Annotated, Final
from urllib.parse import parse_qs

from fastapi import APIRouter, Body, Request, Response
from sqlalchemy import RowMapping

from goldenspike.server import plain, schema
from goldenspike.server.bans import FOR_GOOD
from goldenspike.server.context import count, player_of, problems, server_of
from goldenspike.server.errors import Problem
from goldenspike.server.identity import TOKEN, digest, new_token
from goldenspike.server.store.patience import Away
from goldenspike.server.store.store import now
from goldenspike.server.store.wishes import UseLink
from goldenspike.server.wire import answer, iso

router = APIRouter(tags=["me"])

HOUR: Final = 3600 * 1000
LEFT_BEHIND: Final = 30 * 24
"""Hours for which the link waits that leads back to a player who was left behind."""


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
    ends = 0 if known is None or known["link"] is None else known["link_until"] or 0
    link_until = iso(ends) if ends > now() else None
    return answer({"player": player, "name": name, "banned": banned, "link_until": link_until})


@router.get("/api/me/boards", response_model=schema.OwnBoards, responses=problems())
async def boards(request: Request) -> Response:
    """Lists the boards that the player brought, the latest last."""
    rows = await server_of(request).store.brought(player_of(request))
    return answer({"boards": [{"game": row["game"], "id": row["id"]} for row in rows]})


@router.post("/api/me/link", response_model=schema.Link, responses=problems(400, 413, 415))
async def link(request: Request, wish: Annotated[schema.NewLink | None, Body()] = None) -> Response:
    """Makes the personal link, which ends by use or after a time; an older one ends now."""
    count(request, "link")
    hours = (wish or schema.NewLink()).hours
    token, until = await _new_link(request, player_of(request), hours)
    return answer({"link": f"/back/{token}", "until": iso(until)})


@router.delete("/api/me/link", status_code=204, responses=problems(415))
async def revoke(request: Request) -> Response:
    """Ends the personal link, if there is one."""
    server = count(request, "link")
    await server.store.remember(player_of(request), {"link": None})
    return Response(status_code=204, headers={"Cache-Control": "no-store"})


@router.get("/back/{token}", include_in_schema=False)
async def back(request: Request, token: str) -> Response:
    """Shows whose personal link this is, and asks before this browser becomes that player.

    Programs that look at links to show a preview open them too: only a click may count. Who has
    seats is asked which player to be.
    """
    server = count(request, "back")
    whose = await _player_of_link(request, token)
    if whose is None:
        return _not_valid(request)
    own = player_of(request)
    if whose["id"] != own and await server.store.has_seats(own):
        return await _which(request, whose)
    name = _called(request, whose)
    return plain.page(
        request,
        plain.text(request, "back-whose", name=name),
        plain.form({"link": plain.text(request, "back-go-on", name=name)}),
        plain.home(request, "back-stay"),
    )


@router.post("/back/{token}", include_in_schema=False)
async def confirm(request: Request, token: str) -> Response:
    """Makes this browser the player of a personal link, which ends with that.

    Who has seats says which player to be by `keep`: `link` or `own`. Who leaves an own player
    behind is given a link back to that one.
    """
    server = count(request, "back")
    whose = await _player_of_link(request, token)
    if whose is None:
        return _not_valid(request)
    own, keep = player_of(request), await _kept(request)
    if keep == "own":
        return Response(status_code=303, headers={"Location": "/", "Cache-Control": "no-store"})
    seated = whose["id"] != own and await server.store.has_seats(own)
    if seated and keep != "link":
        if is_page(request):
            return await _which(request, whose, status=409)
        raise Problem(
            409,
            "which-to-keep",
            "This browser is a player with seats already; say which to be, keep=link or keep=own.",
        )
    if await server.store.write(UseLink(digest(token), now())) is None:
        return _not_valid(request)  # somebody was faster
    if not seated:
        return _become(request, whose["id"])
    left = await server.store.player("id", own)
    way_back, _ = await _new_link(request, own, LEFT_BEHIND)
    base = f"{request.scope['scheme']}://{request.headers.get('host', '')}"
    page = plain.page(
        request,
        plain.text(request, "back-changed", name=_called(request, whose)),
        plain.text(request, "back-left", name=_called(request, left)),
        plain.copied(request, "back-link", f"{base}/back/{way_back}"),
        plain.home(request, "home"),
    )
    secure = request.scope["scheme"] == "https"
    page.headers["Set-Cookie"] = server.identities.header(whose["id"], secure)
    return page


async def _which(request: Request, whose: RowMapping, status: int = 200) -> Response:
    """Asks a browser that has seats which player it shall be."""
    own = await server_of(request).store.player("id", player_of(request))
    names = {"name": _called(request, whose), "own": _called(request, own)}
    choices = {
        "link": plain.text(request, "back-go-on", name=names["name"]),
        "own": plain.text(request, "back-keep", own=names["own"]),
    }
    return plain.page(
        request,
        plain.text(request, "back-question", **names),
        plain.form(choices),
        status=status,
    )


async def _new_link(request: Request, player: str, hours: int) -> tuple[str, int]:
    """Makes a personal link; returns its token and when it ends."""
    token, until = new_token(), now() + hours * HOUR
    values = {"link": digest(token), "link_until": until}
    await server_of(request).store.remember(player, values)
    return token, until


async def _player_of_link(request: Request, token: str) -> RowMapping | None:
    if TOKEN.fullmatch(token) is None:
        return None
    return await server_of(request).store.player_of_link(digest(token))


async def _kept(request: Request) -> str | None:
    """Returns which player a form says to keep."""
    words = parse_qs((await request.body()).decode("ascii", "replace"))
    return words.get("keep", [None])[0]


def _called(request: Request, player: RowMapping | None) -> str:
    name = None if player is None else player["name"]
    return str(name) if name else plain.text(request, "back-nobody")


def is_page(request: Request) -> bool:
    """Returns whether a browser asks, which wants a page to show."""
    return "text/html" in request.headers.get("accept", "")


def _not_valid(request: Request) -> Response:
    if not is_page(request):
        raise Problem(404, "no-such-link", "This personal link is not valid any more.")
    told = plain.text(request, "back-invalid")
    return plain.page(request, told, plain.home(request, "home"), status=404)


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
