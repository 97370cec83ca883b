"""Leaving tables: going away for good, closing, hiding, and who sits on what is left."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from goldenspike.server import leaving, schema, seats
from goldenspike.server.context import count, player_of, problems
from goldenspike.server.errors import Problem
from goldenspike.server.store import aside
from goldenspike.server.wire import answer

router = APIRouter(prefix="/api/games/{id}", tags=["tables"])

EXISTS = problems(400, 403, 404, 409, 413, 415, 503)


@router.post("/leave", response_model=schema.Table, responses=EXISTS)
async def leave(request: Request, id: str, wish: schema.Leave) -> Response:
    """Leaves a table for good: a bot plays on, or the seat is offered; the last closes it."""
    server, player = count(request, "seat"), player_of(request)
    table = await server.tables.get(id)
    await leaving.leave(server.tables, table, player, wish.level if wish.then == "bot" else None)
    return answer(seats.told_to(table, player))


@router.post("/close", response_model=schema.Table, responses=EXISTS)
async def close(request: Request, id: str) -> Response:
    """Closes a table that is open, played alone, or where nobody else moves any more."""
    server, player = count(request, "seat"), player_of(request)
    table = await server.tables.get(id)
    await leaving.close(server.tables, table, player)
    return answer(seats.told_to(table, player))


@router.put("/hidden", status_code=204, response_class=Response, responses=EXISTS)
async def hide(request: Request, id: str) -> Response:
    """Hides one of the own tables from the own list."""
    server, player = count(request, "seat"), player_of(request)
    has_part = await aside.has_part(server.store, id, player)
    if has_part is None:
        raise Problem(404, "no-such-table", "There is no table with this address.")
    if not has_part:
        raise Problem(403, "no-seat", "This table is in none of your lists.")
    await aside.hide(server.store, id, player)
    return Response(status_code=204)


@router.delete("/hidden", status_code=204, response_class=Response, responses=EXISTS)
async def bring_back(request: Request, id: str) -> Response:
    """Brings a hidden table back to the own list."""
    server = count(request, "seat")
    await aside.bring_back(server.store, id, player_of(request))
    return Response(status_code=204)


@router.put("/seats/{seat}/bot", response_model=schema.Table, responses=EXISTS)
async def put_bot(request: Request, id: str, seat: int, wish: schema.Substitute) -> Response:
    """Lets a bot sit on an open seat."""
    server, player = count(request, "seat"), player_of(request)
    table = await server.tables.get(id)
    await leaving.put_bot(server.tables, table, player, seat, wish.level)
    return answer(seats.told_to(table, player))


@router.delete("/seats/{seat}/bot", response_model=schema.Table, responses=EXISTS)
async def remove_bot(request: Request, id: str, seat: int) -> Response:
    """Opens the seat of a bot again, before the game begins."""
    server, player = count(request, "seat"), player_of(request)
    table = await server.tables.get(id)
    await leaving.remove_bot(server.tables, table, player, seat)
    return answer(seats.told_to(table, player))


@router.post("/seats/{seat}/offer", response_model=schema.Table, responses=EXISTS)
async def offer(request: Request, id: str, seat: int) -> Response:
    """Offers the seat of somebody who left to whoever wants it."""
    server, player = count(request, "seat"), player_of(request)
    table = await server.tables.get(id)
    await leaving.offer(server.tables, table, player, seat)
    return answer(seats.told_to(table, player))
