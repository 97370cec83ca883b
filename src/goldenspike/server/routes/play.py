"""Playing: the view, the legal actions, an action, taking it back, a hint, the history."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from goldenspike.server import schema
from goldenspike.server.context import count, player_of, problems, server_of
from goldenspike.server.errors import Problem
from goldenspike.server.hints import AT_MOST, Place
from goldenspike.server.play import act, check_seat, seat_to_play, well_formed
from goldenspike.server.table import preview, view_of
from goldenspike.server.takeback import undo
from goldenspike.server.wire import answer, read, read_act, read_undo

router = APIRouter(prefix="/api/games/{id}", tags=["play"])
STEPS = Annotated[int | None, Query(ge=0, le=2**31)]


JSON_HEADERS = {"Cache-Control": "no-store"}


async def _act(request: Request) -> Response:
    wish = read(read_act, await request.body())
    server = count(request, "play")
    table = await server.tables.get(request.path_params["id"])
    played = await act(server.tables, table, player_of(request), wish)
    return Response(played, headers=JSON_HEADERS, media_type="application/json")


async def _undo(request: Request) -> Response:
    wish = read(read_undo, await request.body())
    server = count(request, "play")
    table = await server.tables.get(request.path_params["id"])
    undone = await undo(server.tables, table, player_of(request), wish)
    return Response(undone, headers=JSON_HEADERS, media_type="application/json")


LANE = {"actions": _act, "undo": _undo}
"""What is answered in the express lane; the addresses below only describe it."""


@router.post(
    "/actions",
    response_model=schema.Played,
    responses=problems(400, 403, 404, 409, 413, 415, 503),
)
async def play_action(id: str, wish: schema.ActRequest) -> None:
    """Plays an action of the own seat; answered when it is on disk.

    `expected` is the number of actions the player had seen, and with `version` names the
    position that the action was chosen for. The same `key` again returns
    the first answer and plays nothing.
    """


@router.post(
    "/undo",
    response_model=schema.Played,
    responses=problems(400, 403, 404, 409, 413, 415, 503),
)
async def undo_action(id: str, wish: schema.UndoRequest) -> None:
    """Takes the own last action back while nobody has acted after it."""


@router.get("/view", response_model=schema.View, responses=problems(404, 409))
async def view(request: Request, id: str, at: STEPS = None) -> Response:
    """Returns what the own seat sees, now or after `at` actions."""
    server = server_of(request)
    table = await server.tables.get(id)
    player = player_of(request)
    sheet = table.sheet
    seat = sheet.seat_of(player)
    if at is None or at == sheet.n:
        n, seen = len(table.steps), table.view(seat)
    elif at > sheet.n:
        raise Problem(404, "no-such-step", f"The table is at action {sheet.n}, not yet at {at}.")
    else:
        count(request, "costly")
        n, seen = at, view_of(table.state_at(at), seat, {})
    described = sheet.describe(player, table.online())
    version = table.version_at(n)
    return answer({"n": n, "version": version, "view": seen, "table": described})


@router.get("/legal", response_model=schema.Legal, responses=problems(404))
async def legal(request: Request, id: str) -> Response:
    """Returns what the own seat may do now, and what each action would cause."""
    table = await server_of(request).tables.get(id)
    sheet = table.sheet
    seat = sheet.seat_of(player_of(request))
    if seat is None or sheet.seats[seat].substitute is not None:
        return answer(
            {
                "n": sheet.n,
                "version": table.version,
                "seat": seat,
                "actions": [],
                "previews": [],
            }
        )
    return Response(bytes(table.legal(seat)), headers=JSON_HEADERS, media_type="application/json")


@router.post(
    "/previews",
    response_model=schema.Previews,
    responses=problems(400, 403, 404, 409, 413, 415),
)
async def previews(request: Request, id: str, wish: schema.PreviewsRequest) -> Response:
    """Returns what actions of the own seat would cause, or why they are refused; plays none."""
    table = await count(request, "costly").tables.get(id)
    seat = seat_to_play(table, player_of(request))
    state = table.state
    assert state is not None
    actions = [well_formed(action) for action in wish.actions]
    for action in actions:
        check_seat(action, seat)
    told = [preview(state, action) for action in actions]
    return answer({"n": table.sheet.n, "previews": told})


WAITING: dict[int | str, dict[str, Any]] = {
    202: {"description": "the hint waits in the queue; ask again", "model": schema.HintWaits}
}


@router.get("/hint", response_model=schema.Hint, responses=problems(403, 404, 409, 503) | WAITING)
async def hint(
    request: Request, id: str, wait: Annotated[int, Query(ge=0, le=AT_MOST)] = AT_MOST
) -> Response:
    """Returns what the strongest bot would do in the place of the own seat.

    Where it still stands in the queue after `wait` seconds the answer, 202, is its place there:
    who asks again keeps it. A hint is given again as long as the position is the same.
    """
    table = await server_of(request).tables.get(id)
    seat = seat_to_play(table, player_of(request))
    state, n = table.state, table.sheet.n
    if state is None or seat not in state.to_act:
        raise Problem(409, "not-your-turn", "A hint is given when it is your turn.")
    hints = server_of(request).thinking.hints
    if not hints.is_known(table, seat):
        count(request, "hint")
    found = await hints.of(table, seat, wait)
    if isinstance(found, Place):
        waits = {"n": n, "place": found.place, "seconds": found.seconds}
        return answer(waits, status=202)
    return answer({"n": n, "action": found[0]["action"], "reasons": found})


@router.get("/history", response_model=schema.History, responses=problems(404))
async def history(request: Request, id: str, after: STEPS = 0) -> Response:
    """Returns the steps after the first `after`, and the chat."""
    table = await count(request, "costly").tables.get(id)
    seat = table.sheet.seat_of(player_of(request))
    return answer({"steps": table.steps_for(seat, after or 0), "chat": table.chat})
