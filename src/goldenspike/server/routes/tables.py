"""Tables: setting up, finding, taking seats, talking, bringing and taking away logs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from fastapi import APIRouter, Body, Query, Request, Response
from sqlalchemy.exc import SQLAlchemyError

from goldenspike.server import archive, leaving, schema, seats, tell, votes
from goldenspike.server.context import count, player_of, problems, server_of
from goldenspike.server.errors import Problem
from goldenspike.server.lookalike import looks_like_any
from goldenspike.server.moderation import check_may_speak
from goldenspike.server.restore import line_of
from goldenspike.server.sheet import Sheet
from goldenspike.server.store.patience import is_lost
from goldenspike.server.store.store import CURSOR, MOST_LISTED, Place, now
from goldenspike.server.table import Table
from goldenspike.server.wire import answer, cleaned

router = APIRouter(prefix="/api/games", tags=["tables"])

CHAT_LENGTH = 500
EXISTS = problems(400, 403, 404, 409, 413, 415, 503)


@router.post("", status_code=201, response_model=schema.Table, responses=problems(400, 413, 415))
async def create(request: Request, wish: schema.NewTable) -> Response:
    """Creates a table; the game begins at once when no seat is open."""
    server = count(request, "create")
    player = player_of(request)
    table = await seats.create(server.tables, player, wish)
    for seat in wish.seats:
        if seat.kind == "me":
            await server.store.remember(player, {"name": seats.named(seat.name)})
    return answer(seats.told_to(table, player), 201)


@router.get("", response_model=schema.Tables, responses=problems())
async def listed(
    request: Request,
    which: Annotated[Literal["open", "mine", "playing", "hidden"], Query(alias="list")] = "open",
    limit: Annotated[int, Query(ge=1, le=MOST_LISTED)] = MOST_LISTED,
    after: Annotated[str | None, Query(pattern=CURSOR, max_length=40)] = None,
) -> Response:
    """Lists public tables with open seats, public tables being played, the own, or those hidden.

    Those that wait for the player come first, then the newest; `next` is handed back as
    `after` for more, and null at the end. While the database does not answer the list is
    `partial`: the tables in memory.
    """
    server, player = count(request, "costly"), player_of(request)
    place = None if after is None else Place.read(after)
    tables = []
    try:
        found = await server.store.listed(which, player, limit + 1, place)
    except SQLAlchemyError as fault:
        if not is_lost(fault) or which == "hidden":
            raise
        some = at_hand(server.tables.known.values(), which, player)
        games = [table.sheet.describe(player, table.online()) for table in some[:limit]]
        return answer({"games": games, "next": None, "partial": True})
    for row, taken, board in found[:limit]:
        known = server.tables.known.get(row["id"])
        sheet = Sheet.of(row, taken, board)
        online = known.online() if known is not None else frozenset[str]()
        tables.append(sheet.describe(player, online))
    more = Place.of(found[limit - 1][0]).cursor() if len(found) > limit else None
    return answer({"games": tables, "next": more, "partial": False})


def at_hand(known: Iterable[Table], which: str, player: str) -> list[Table]:
    """Returns the tables in memory that belong into a list, in its order."""

    def waits(table: Table) -> bool:
        sheet = table.sheet
        return sheet.status == "playing" and sheet.seat_of(player) in sheet.to_act

    def belongs(table: Table) -> bool:
        sheet = table.sheet
        if which == "mine":
            return sheet.creator == player or sheet.seat_of(player) is not None
        return sheet.public and sheet.status == which and sheet.damage is None

    found = [table for table in known if belongs(table)]
    return sorted(found, key=lambda table: (waits(table), table.sheet.updated), reverse=True)


@router.post(
    "/import",
    status_code=201,
    response_model=schema.Table,
    responses=problems(400, 413, 415),
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {
                "application/x-ndjson": {"schema": {"type": "string"}},
                "application/json": {
                    "schema": {
                        "type": "object",
                        "properties": {"log": {"type": "string"}},
                        "required": ["log"],
                    }
                },
            },
        }
    },
)
async def bring(request: Request) -> Response:
    """Makes a table to be watched from a log: the bare JSON Lines, or `{"log": "…"}`."""
    server = count(request, "upload")
    server = count(request, "create")
    text = archive.text_of(await request.body())
    table = await archive.bring(server.tables, player_of(request), text)
    return answer(seats.told_to(table, player_of(request)), 201)


@router.get("/{id}", response_model=schema.Table, responses=problems(404))
async def table(request: Request, id: str) -> Response:
    """Returns the table."""
    found = await server_of(request).tables.get(id)
    return answer(seats.told_to(found, player_of(request)))


@router.get(
    "/{id}/log",
    response_class=Response,
    responses={200: {"content": {"application/x-ndjson": {}}}, **problems(404, 409)},
)
async def log(request: Request, id: str) -> Response:
    """Returns the log as JSON Lines, without what is not revealed yet."""
    found = await count(request, "costly").tables.get(id)
    return Response(
        archive.log_of(found),
        media_type="application/x-ndjson",
        headers={
            "Cache-Control": "no-store",
            "Content-Disposition": f'attachment; filename="{found.sheet.game}-{id}.gslog"',
        },
    )


@router.post("/{id}/seats/{seat}", response_model=schema.Table, responses=EXISTS)
async def take(request: Request, id: str, seat: int, wish: schema.TakeSeat) -> Response:
    """Takes an open seat; of a private table with the key of its link."""
    server = count(request, "seat")
    player = player_of(request)
    found = await server.tables.get(id)
    await seats.take(server.tables, found, player, seat, wish.name, wish.key)
    await server.store.remember(player, {"name": seats.named(wish.name)})
    return answer(seats.told_to(found, player))


@router.delete("/{id}/seats/{seat}", response_model=schema.Table, responses=EXISTS)
async def free(request: Request, id: str, seat: int) -> Response:
    """Leaves a seat again before the game begins; the creator may also free one."""
    server = count(request, "seat")
    player = player_of(request)
    found = await server.tables.get(id)
    await leaving.free(server.tables, found, player, seat)
    return answer(seats.told_to(found, player))


@router.put("/{id}/seats/{seat}/substitute", response_model=schema.Table, responses=EXISTS)
async def substitute(request: Request, id: str, seat: int, wish: schema.Substitute) -> Response:
    """Lets a bot play for an absent player."""
    server = count(request, "seat")
    player = player_of(request)
    found = await server.tables.get(id)
    await seats.substitute(server.tables, found, player, seat, wish.level)
    return answer(seats.told_to(found, player))


@router.delete("/{id}/seats/{seat}/substitute", response_model=schema.Table, responses=EXISTS)
async def give_back(request: Request, id: str, seat: int) -> Response:
    """Gives the seat back to its player."""
    server = count(request, "seat")
    player = player_of(request)
    found = await server.tables.get(id)
    await seats.substitute(server.tables, found, player, seat, None)
    return answer(seats.told_to(found, player))


def watcher(table: Table, name: str | None) -> str:
    """Returns the name of somebody who watches, which no player's looks like.

    Raises:
        Problem: 409, a player is called so.
    """
    clean = seats.named(name)
    if looks_like_any(clean, [seat.name for seat in table.sheet.seats if seat.name]):
        raise Problem(
            409, "name-of-player", "Somebody at the table is called like that; take another name."
        )
    return clean


@router.post("/{id}/votes", status_code=201, response_model=schema.Table, responses=EXISTS)
async def ask(request: Request, id: str, wish: schema.NewVote) -> Response:
    """Asks the players something; what concerns nobody else happens at once."""
    server = count(request, "seat")
    player = player_of(request)
    found = await server.tables.get(id)
    await votes.ask(server.tables, found, player, wish)
    return answer(seats.told_to(found, player), 201)


@router.put("/{id}/votes/{vote}", response_model=schema.Table, responses=EXISTS)
async def vote(request: Request, id: str, vote: str, wish: schema.Ballot) -> Response:
    """Answers what was asked; a no ends it, also that of who asked."""
    server = count(request, "seat")
    player = player_of(request)
    found = await server.tables.get(id)
    await votes.answer(server.tables, found, player, vote, wish.yes)
    return answer(seats.told_to(found, player))


@router.post("/{id}/chat", status_code=201, response_model=schema.Line, responses=EXISTS)
async def say(request: Request, id: str, wish: Annotated[schema.NewLine, Body()]) -> Response:
    """Says something at the table; spectators give a name."""
    server = count(request, "chat")
    player = player_of(request)
    found = await server.tables.get(id)
    text = cleaned(wish.text, seats.MOST_SENT, lines=True)
    seats.within(text, CHAT_LENGTH, "line-too-long", "A line of chat")
    if not text:
        raise Problem(422, "nothing-said", "A line of chat has some visible text.")
    number = found.sheet.seat_of(player)
    name = found.sheet.seats[number].name if number is not None else watcher(found, wish.name)
    address = request.scope["address"]
    await check_may_speak(server.store, found, player, address)
    row = {"game": id, "seat": number, "name": name, "text": text, "at": now()}
    row |= {"player": player, "address": address}
    async with found.lock:
        line = found.said.get((player, wish.key))
        if line is None:
            line = line_of({**row, "id": await server.store.say(row)})
            tell.line(found, line)
            if wish.key is not None:
                found.remember_line(player, wish.key, line)
    return answer(line, 201)
