"""Gem Run: sending runs, the line of the day, lists, challenges."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response

from goldenspike.server.context import count, player_of, problems, server_of
from goldenspike.server.errors import Problem
from goldenspike.server.gem_run import challenges, forms, lists, runs, share
from goldenspike.server.wire import answer

router = APIRouter(prefix="/api/gem-run", tags=["gem run"])
page_router = APIRouter(include_in_schema=False)
A_DAY = {"Cache-Control": "public, max-age=86400"}
MOST_LISTED = 100
Day = Annotated[str | None, Query(max_length=10, description="2026-12-01; else today")]


@router.post(
    "/runs",
    status_code=201,
    response_model=forms.SentRun,
    responses=problems(400, 403, 404, 409, 413, 415, 503),
)
async def send(request: Request, wish: forms.NewRun) -> Response:
    """Keeps a run, once its replay has shown that it is right; its score is what that says.

    The same `key` again returns the first answer and keeps nothing.
    """
    server = count(request, "run")
    return answer(await runs.send(server.gem_runs, player_of(request), wish), 201)


@router.get("/runs/{id}", response_model=forms.KeptRun, responses=problems(404))
async def run(request: Request, id: str) -> Response:
    """Returns a run; the record of one over today's line only to who drove it."""
    return answer(await lists.told(server_of(request).gem_runs, player_of(request), id))


@router.get("/daily", response_model=forms.Daily, responses=problems())
async def daily(request: Request) -> Response:
    """Returns the line of the day, in UTC."""
    return answer(await lists.daily(server_of(request).gem_runs, player_of(request)))


@router.get("/me", response_model=forms.Mine, responses=problems())
async def mine(request: Request) -> Response:
    """Returns what the asking player has driven: bests, places, streak."""
    server = count(request, "costly")
    return answer(await lists.mine(server.gem_runs, player_of(request)))


@router.get("/lists/{list}", response_model=forms.RunList, responses=problems())
async def listed(
    request: Request,
    list: forms.List,
    day: Day = None,
    limit: Annotated[int, Query(ge=1, le=MOST_LISTED)] = 20,
    after: Annotated[str | None, Query(max_length=50)] = None,
) -> Response:
    """Lists one run a player, the best first: of a day the first, of a week the best.

    `day` is of the line of that day, `week` of any line in the week in which the day lies,
    and those of landscapes are of the points made there in that week.
    """
    server = count(request, "costly")
    told = await lists.listed(server.gem_runs, player_of(request), list, day, limit, after)
    return answer(told)


@router.post(
    "/challenges",
    status_code=201,
    response_model=forms.ChallengeId,
    responses=problems(400, 403, 404, 409, 413, 415, 503),
)
async def challenge(request: Request, wish: forms.NewChallenge) -> Response:
    """Makes a challenge of an own run; `back` sends another one back, with the next line."""
    server = count(request, "challenge")
    told = await challenges.challenge(server.gem_runs, player_of(request), wish)
    return answer(told, 201)


@router.get("/challenges/{id}", response_model=forms.Challenge, responses=problems(404))
async def challenged(request: Request, id: str) -> Response:
    """Returns a challenge: its line, the run of the ghost, the answers, the duel's table."""
    server = count(request, "costly")
    return answer(await challenges.told(server.gem_runs, player_of(request), id))


@page_router.api_route("/run", methods=["GET", "HEAD"])
async def page(request: Request, challenge: str | None = None) -> Response:
    """Returns the client's page, which says of a challenge what it is where a link is pasted."""
    server = server_of(request)
    if challenge is not None:
        count(request, "costly")
    told = await share.tags(request, server.gem_runs, challenge)
    return await asyncio.to_thread(server.pages.described, request, *told)


@page_router.api_route("/run/picture/{id}/{language}.png", methods=["GET", "HEAD"])
async def picture(request: Request, id: str, language: Literal["en", "es", "pt"]) -> Response:
    """Returns the picture of a challenge's preview."""
    server = count(request, "costly")
    drawn = await server.pictures.get(id, language)
    if drawn is None:
        raise Problem(404, "no-such-challenge", "There is no such challenge.")
    return Response(drawn, headers=A_DAY, media_type="image/png")
