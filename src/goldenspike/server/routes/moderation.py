"""Talk that goes wrong: lines of chat are reported, people are silenced at a table."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from goldenspike.server import moderation, schema
from goldenspike.server.context import count, player_of, problems
from goldenspike.server.wire import answer

router = APIRouter(prefix="/api/games/{id}", tags=["tables"])

EXISTS = problems(400, 403, 404, 409, 413, 415, 503)


@router.post("/chat/{line}/report", status_code=204, response_class=Response, responses=EXISTS)
async def report(request: Request, id: str, line: int) -> Response:
    """Reports a line of chat to whoever runs the house."""
    server = count(request, "report")
    table = await server.tables.get(id)
    await moderation.report(server.store, table, player_of(request), line)
    return Response(status_code=204)


@router.get("/mutes", response_model=schema.Mutes, responses=problems(403, 404))
async def mutes(request: Request, id: str) -> Response:
    """Lists, for the creator, who may not speak at the table."""
    server = count(request, "seat")
    table = await server.tables.get(id)
    moderation.check_creator(table, player_of(request))
    return answer({"mutes": await moderation.muted(server.store, table)})


@router.post("/mutes", response_model=schema.Mutes, responses=EXISTS)
async def mute(request: Request, id: str, wish: schema.NewMute) -> Response:
    """Silences at the table who said a line of chat."""
    server = count(request, "seat")
    table = await server.tables.get(id)
    await moderation.mute(server.store, table, player_of(request), wish.line)
    return answer({"mutes": await moderation.muted(server.store, table)})


@router.delete("/mutes/{mute}", response_model=schema.Mutes, responses=EXISTS)
async def unmute(request: Request, id: str, mute: int) -> Response:
    """Lets somebody speak again."""
    server = count(request, "seat")
    table = await server.tables.get(id)
    await moderation.unmute(server.store, table, player_of(request), mute)
    return answer({"mutes": await moderation.muted(server.store, table)})
