"""The catalogue: games, boards, their drawings, and boards that players add."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response
from sqlalchemy.exc import SQLAlchemyError

from goldenspike import __version__
from goldenspike.boards.drawing import draw, places, size
from goldenspike.engine.api import BoardFile, Game
from goldenspike.engine.errors import BadSetup
from goldenspike.server import schema
from goldenspike.server.boards import CURSOR, LISTED, offered
from goldenspike.server.bringing import bring, remove
from goldenspike.server.context import count, player_of, problems, server_of
from goldenspike.server.errors import Problem
from goldenspike.server.wire import answer, encode

router = APIRouter(prefix="/api", tags=["catalogue"])
NOT_KEPT = {"Cache-Control": "no-store"}
REVALIDATE = {"Cache-Control": "no-cache"}
Language = Literal["en", "es", "pt"]
drawn: dict[tuple[str, str, Language], str] = {}
"""The drawings made so far, by game, digest of the board, and language."""


@router.get("/health", response_model=schema.Health, responses=problems(503))
async def health(request: Request) -> Response:
    """Says that the server is well and its database can be read.

    While the database does not answer it says at once that the server is degraded: tables in
    memory can be looked at, and nothing can be changed.
    """
    try:
        games = await server_of(request).store.count()
    except SQLAlchemyError:
        raise Problem(
            503,
            "degraded",
            "The database does not answer: tables in memory can be looked at, nothing changed.",
        ) from None
    return answer({"status": "ok", "version": __version__, "games": games})


@router.get("/catalog", response_model=schema.Catalog)
async def catalog(request: Request) -> Response:
    """Lists the games with their options and boards, and the levels of bots."""
    listed = await count(request, "costly").boards.catalog()
    return Response(listed, headers=NOT_KEPT, media_type="application/json")


def _game(request: Request, id: str) -> Game:
    game = server_of(request).tables.games.get(id)
    if game is None:
        raise Problem(404, "no-such-game", "There is no such game.")
    return game


async def _board(request: Request, game: str, id: str) -> BoardFile:
    """Returns a board of the library, or with `?table=` the one a table is played on."""
    table = request.query_params.get("table")
    if table is not None:
        found = await server_of(request).tables.get(table)
        if found.sheet.game == game and found.board.id == id:
            return found.board
        raise Problem(404, "no-such-board", "That table is played on another board.")
    try:
        # Looking through a folder of many boards takes time; nobody else waits for it.
        return await asyncio.to_thread(_game(request, game).library.find, game, id)
    except BadSetup as fault:
        raise Problem(404, "no-such-board", str(fault)) from None


@router.get("/boards/{game}", response_model=schema.AddedBoards, responses=problems(404))
async def boards(
    request: Request,
    game: str,
    search: Annotated[str, Query(max_length=80)] = "",
    limit: Annotated[int, Query(ge=1, le=LISTED)] = LISTED,
    after: Annotated[str | None, Query(pattern=CURSOR, max_length=101)] = None,
) -> Response:
    """Lists the boards that players added, the newest first, a page at a time.

    `search` is part of the id or of the title; `next` is handed back as `after` for more, and
    null at the end.
    """
    found, more = await count(request, "costly").boards.page(
        _game(request, game), search, after, limit
    )
    return answer({"boards": found, "next": more})


@router.get("/boards/{game}/{board}", response_model=schema.Board, responses=problems(404))
async def board(request: Request, game: str, board: str) -> Response:
    """Returns a board's content and where its places lie in the drawing."""
    found = await _board(request, game, board)
    body = {
        "id": found.id,
        "title": found.parsed["title"],
        "players": offered(_game(request, game), found.parsed),
        "credits": found.parsed.get("credits", ""),
        "size": size(found),
        "places": places(found),
        "content": found.parsed,
    }
    return Response(encode(body), headers=REVALIDATE, media_type="application/json")


@router.get(
    "/boards/{game}/{board}/map.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}, **problems(404)},
)
async def map_svg(request: Request, game: str, board: str, language: Language = "en") -> Response:
    """Returns the printed board, its words in the language."""
    found = await _board(request, game, board)
    count(request, "costly")
    key = (game, found.sha256, language)
    if key not in drawn:
        if len(drawn) > 100:
            drawn.clear()
        drawn[key] = await asyncio.to_thread(draw, found, standalone=False, language=language)
    return Response(drawn[key], headers=REVALIDATE, media_type="image/svg+xml")


@router.delete(
    "/boards/{game}/{board}",
    response_model=schema.BoardGone,
    responses=problems(403, 404),
)
async def remove_board(request: Request, game: str, board: str) -> Response:
    """Removes a board for who brought it; tables that play on it keep it."""
    _game(request, game)
    server = count(request, "board")
    running = await remove(server.tables, player_of(request), game, board)
    said = "The board is removed."
    if running:
        at = "1 table plays" if running == 1 else f"{running} tables play"
        said = f"The board is removed; {at} on with it as it was."
    return answer({"id": board, "tables": running, "text": said})


@router.post(
    "/boards/{game}",
    status_code=201,
    response_model=schema.BoardId,
    responses=problems(400, 404, 409, 413, 415),
)
async def add_board(request: Request, game: str, wish: schema.NewBoard) -> Response:
    """Adds a board when the checker finds no fault in it."""
    _game(request, game)
    server = count(request, "board")
    added = await bring(server.tables, player_of(request), game, wish.toml)
    return answer({"id": added.id}, 201)
