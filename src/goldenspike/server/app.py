"""Puts the server together: parts, gate, addresses."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from sqlalchemy import Engine
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from goldenspike import __version__
from goldenspike.boards.library import BoardLibrary
from goldenspike.server import errors
from goldenspike.server.bans import Bans
from goldenspike.server.boards import Boards
from goldenspike.server.context import Server
from goldenspike.server.express import Express
from goldenspike.server.gate import Gate
from goldenspike.server.gem_run.days import Days
from goldenspike.server.gem_run.runs import GemRuns
from goldenspike.server.gem_run.share import Pictures
from goldenspike.server.identity import Identities, fingerprint, secret_of
from goldenspike.server.keeping import Keeping
from goldenspike.server.limits import RateLimits
from goldenspike.server.live import Live
from goldenspike.server.metrics import Metrics
from goldenspike.server.news import News
from goldenspike.server.pages import Pages
from goldenspike.server.past import MEGABYTE, Past
from goldenspike.server.routes import catalog, gem_run, leaving, me, moderation, play, tables
from goldenspike.server.settings import Settings
from goldenspike.server.store.engine import check_secret, open_engine, upgrade
from goldenspike.server.store.patience import make_patient
from goldenspike.server.store.store import Store
from goldenspike.server.tables import Tables
from goldenspike.server.thinking import Thinking
from goldenspike.server.watch import Watch
from goldenspike.server.workers import Workers

log = logging.getLogger(__name__)


def create_app(settings: Settings, metrics: Metrics | None = None) -> FastAPI:
    """Returns the application, which counts in `metrics`.

    Its parts start and stop with its lifespan.

    Raises:
        ValueError: a setting or the database cannot be used.
        OSError: the data folder cannot be used.
    """
    settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    engine = open_engine(settings.database_url, settings.data)
    upgrade(engine)
    secret = secret_of(settings.data, settings.secret)
    check_secret(engine, fingerprint(secret), settings.new_secret)
    make_patient(engine)
    identities = Identities(secret)
    limits, bans = RateLimits(settings.rates), Bans()
    counted = Metrics() if metrics is None else metrics

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with running(
            settings, engine, identities, limits, bans, Days(secret), pages
        ) as server:
            app.state.server = server
            counted.watch(server)
            yield

    app = FastAPI(
        title="Golden Spike",
        version=__version__,
        summary="Railway board games with every rule enforced.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        lifespan=lifespan,
    )
    errors.install(app)
    pages = Pages()
    for module in (catalog, tables, leaving, moderation, me, play, gem_run):
        app.include_router(module.router)
    app.include_router(gem_run.page_router)

    described = app.openapi

    def openapi() -> dict[str, Any]:
        """Returns the description of the API, its problems as what they are."""
        known = app.openapi_schema is not None
        description = described()
        if not known:
            errors.describe(description)
        return description

    app.openapi = openapi  # type: ignore[method-assign]

    async def live(websocket: WebSocket) -> None:
        server: Server = websocket.app.state.server
        await server.live.endpoint(websocket)

    app.router.routes.append(WebSocketRoute("/api/games/{id}/live", live))
    app.router.default = pages.answer  # after all else, and a wrong method stays a 405
    app.add_middleware(Zipped)
    app.add_middleware(Express, lane=play.LANE)
    app.add_middleware(Gate, identities=identities, limits=limits, bans=bans, hsts=settings.hsts)
    app.add_middleware(Watch, metrics=counted)
    return app


@asynccontextmanager
async def running(
    settings: Settings,
    engine: Engine,
    identities: Identities,
    limits: RateLimits,
    bans: Bans,
    days: Days,
    pages: Pages,
) -> AsyncIterator[Server]:
    """Starts the parts of a server and stops them again."""
    library = BoardLibrary()
    library.paths = False  # strangers shall not feel about among the files
    library.add_folder(settings.data / "boards", keep_index=True)
    store = Store(engine, process=secrets.token_hex(8))
    past = Past(int(settings.past_memory * MEGABYTE))
    await bans.refresh(store)
    known = Tables(store, library, past, settings.times, bans)
    gem_runs = GemRuns(store, days)
    boards = Boards(library, known.games)
    thinking = Thinking(known, Workers(settings.workers), settings)
    news = News(known, settings.data)
    keeping = asyncio.create_task(Keeping(known).run())
    resuming = asyncio.create_task(thinking.resume())
    try:
        live = Live(known, settings.rates)
        pictures = Pictures(gem_runs)
        yield Server(
            settings,
            identities,
            limits,
            store,
            known,
            thinking,
            live,
            gem_runs,
            boards,
            pictures,
            pages,
        )
    finally:
        resuming.cancel()
        await boards.close()
        keeping.cancel()
        await news.close()
        await thinking.close()
        await gem_runs.close()
        await store.close()


class Zipped:
    """Compresses what is worth it: files, drawings, lists; not the answer to a move."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.zipped = GZipMiddleware(app, minimum_size=2000, compresslevel=6)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes the request on."""
        hot = scope["type"] != "http" or scope["method"] != "GET"
        await (self.app if hot else self.zipped)(scope, receive, send)
