"""What was acknowledged is on disk, whatever happens to the process; bots think on afterwards."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest

import goldenspike as gs
from goldenspike.judgement import knowledge_of
from goldenspike.server.app import create_app
from goldenspike.server.settings import Settings

SRC = Path(gs.__file__).parents[1]


class Process:
    """A server in a process of its own."""

    def __init__(self, data: Path, database_url: str | None, delay: str) -> None:
        self.data = data
        command = [sys.executable, "-m", "goldenspike", "serve", "--port", "0", "--data", str(data)]
        if database_url is not None:
            command += ["--database-url", database_url]
        self.process = subprocess.Popen(
            command,
            env={
                **os.environ,
                "PYTHONPATH": str(SRC),
                "GOLDENSPIKE_BOT_DELAY": delay,
                "GOLDENSPIKE_RATES": "1000",
                "GOLDENSPIKE_WORKERS": "1",
            },
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.base = ""
        for line in self.process.stdout:
            if "http://" in line:
                self.base = line.split()[-1].rstrip("/")
            if "Ctrl-C" in line:
                return
        raise AssertionError("the server did not start")

    def stop(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        assert self.process.stdout is not None
        self.process.stdout.read()
        self.process.stdout.close()
        return self.process.wait(60)


@pytest.fixture
def start(folder: Path, database: Callable[[], str | None]) -> Iterator[Any]:
    """Starts servers one after another on the same database."""
    url = database()
    started: list[Process] = []

    def begin(delay: str = "0") -> Process:
        started.append(Process(folder, url, delay))
        return started[-1]

    yield begin
    for server in started:
        if server.process.poll() is None:
            server.stop(signal.SIGKILL)


class Hand:
    """A player who keeps the cookie from server to server."""

    def __init__(self, server: Process) -> None:
        self.http = httpx.Client(base_url=server.base, timeout=60, verify=False)

    def move_to(self, server: Process) -> None:
        cookie = self.http.cookies["gs_player"]
        self.http.close()
        self.http = httpx.Client(base_url=server.base, timeout=60, verify=False)
        self.http.cookies.set("gs_player", cookie)


def seated(server: Process) -> tuple[str, list[Hand]]:
    hands = [Hand(server) for _ in range(3)]
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"game": "steel-driver", "board": "usa", "seats": seats, "public": True, "seed": 3}
    id = hands[0].http.post("/api/games", json=wish).json()["id"]
    for seat in (1, 2):
        path = f"/api/games/{id}/seats/{seat}"
        assert hands[seat].http.post(path, json={"name": f"P{seat}"}).status_code == 200
    return id, hands


def test_kill_9_loses_nothing_acknowledged(start: Any) -> None:
    rng = random.Random(8)
    server = start()
    id, hands = seated(server)
    mirror = gs.game("steel-driver").new(["Ann", "P1", "P2"], "usa", 3)
    acknowledged: list[dict[str, Any]] = []

    def play() -> None:
        while not mirror.is_over:
            seat = mirror.to_act[0]
            action = rng.choice(mirror.legal_actions(seat))
            wish = {"expected": mirror.n, "key": f"k{mirror.n}", "action": action.to_json()}
            try:
                answer = hands[seat].http.post(f"/api/games/{id}/actions", json=wish)
            except httpx.HTTPError:
                return  # killed before it could answer
            if answer.status_code == 409:  # a commit that outlived its server by a moment
                played = [step["action"] for step in answer.json()["since"]]
                assert len(played) == 1
            else:
                assert answer.status_code == 200, answer.text
                played = [answer.json()["action"]]
            for action in played:
                mirror.apply(gs.Action.from_json(action))
            acknowledged.extend(played)

    for _ in range(2):
        before = len(acknowledged)
        playing = threading.Thread(target=play)
        playing.start()
        while len(acknowledged) < before + 5 and playing.is_alive():
            time.sleep(0.001)
        time.sleep(rng.random() * 0.05)
        server.stop(signal.SIGKILL)
        playing.join()
        server = start()
        for hand in hands:
            hand.move_to(server)
        history = hands[0].http.get(f"/api/games/{id}/history").json()["steps"]
        kept = [step["action"] for step in history]
        assert kept[: len(acknowledged)] == acknowledged
        assert len(kept) <= len(acknowledged) + 1  # one may be written and not answered
        for action in kept[len(acknowledged) :]:
            mirror.apply(gs.Action.from_json(action))
            acknowledged.append(action)
        view = hands[0].http.get(f"/api/games/{id}/view").json()
        assert view["n"] == mirror.n
        seen = mirror.view(0)
        knowledge_of("steel-driver").add_likely(mirror, seen)
        assert view["view"] == seen
        log = hands[0].http.get(f"/api/games/{id}/log").text
        assert len(log.splitlines()) == 1 + mirror.n
    for hand in hands:
        hand.http.close()


def test_a_repeated_key_is_known_after_a_restart(start: Any) -> None:
    server = start()
    id, hands = seated(server)
    action = {"seat": 0, "type": "nominate", "company": "red", "bid": 2}
    wish = {"expected": 0, "key": "once", "action": action}
    first = hands[0].http.post(f"/api/games/{id}/actions", json=wish).json()
    undo = {"expected": 1, "key": "back"}
    undone = hands[0].http.post(f"/api/games/{id}/undo", json=undo).json()
    server.stop(signal.SIGKILL)
    server = start()
    hands[0].move_to(server)
    assert hands[0].http.post(f"/api/games/{id}/undo", json=undo).json() == undone
    assert hands[0].http.post(f"/api/games/{id}/actions", json=wish).json() == first
    assert hands[0].http.get(f"/api/games/{id}").json()["n"] == 0
    for hand in hands:
        hand.http.close()


def test_bots_that_were_thinking_think_again(start: Any) -> None:
    server = start(delay="60")
    hand = Hand(server)
    seats = [{"kind": "bot", "level": "greedy"}, {"kind": "me", "name": "Ann"}]
    seats.append({"kind": "bot", "level": "random"})
    wish = {"game": "steel-driver", "board": "usa", "seats": seats}
    id = hand.http.post("/api/games", json=wish).json()["id"]
    time.sleep(0.3)
    assert hand.http.get(f"/api/games/{id}").json()["n"] == 0
    server.stop(signal.SIGKILL)
    server = start(delay="0")
    hand.move_to(server)
    end = time.monotonic() + 60
    while hand.http.get(f"/api/games/{id}").json()["to_act"] == [0]:
        assert time.monotonic() < end
        time.sleep(0.05)
    hand.http.close()


def alive(data: Path) -> list[int]:
    """Returns the processes that serve a data folder, workers included."""
    found = []
    for process in psutil.process_iter():
        try:
            if (
                process.status() != psutil.STATUS_ZOMBIE
                and any("python" in word for word in process.cmdline())
                and process.environ().get("GOLDENSPIKE_TEST") == str(data)
            ):
                found.append(process.pid)
        except psutil.Error:  # it ended while it was looked at, or is another user's
            continue
    return found


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_the_end_is_clean(folder: Path, how: signal.Signals, monkeypatch: Any) -> None:
    monkeypatch.setenv("GOLDENSPIKE_TEST", str(folder))
    server = Process(folder, None, "0")
    hand = Hand(server)
    wish = {"game": "steel-driver", "board": "usa"}
    wish |= {"seats": [{"kind": "bot", "level": "mcts"}] * 3}  # type: ignore[dict-item]
    assert hand.http.post("/api/games", json=wish).status_code == 201
    assert len(alive(folder)) >= 2
    code = server.stop(how)
    assert code in ((0, -how) if how != signal.SIGKILL else (-how,))
    end = time.monotonic() + 60
    while alive(folder):
        assert time.monotonic() < end, "workers outlived their server"
        time.sleep(0.1)
    hand.http.close()
    if how == signal.SIGINT:
        assert code == 0


@pytest.mark.parametrize("by_url", [False, True])
def test_two_servers_do_not_share_a_file(folder: Path, by_url: bool) -> None:
    server = Process(folder, None, "0")
    elsewhere = ["--data", str(folder / "other")]
    elsewhere += ["--database-url", f"sqlite:///{folder}/goldenspike.db"]
    second = subprocess.run(
        [sys.executable, "-m", "goldenspike", "serve", "--port", "0"]
        + (elsewhere if by_url else ["--data", str(folder)]),
        env={**os.environ, "PYTHONPATH": str(SRC)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert second.returncode == 1
    assert "another server uses the database" in second.stderr
    assert "Traceback" not in second.stderr
    server.stop(signal.SIGTERM)


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("nonsense", "--database-url"),
        ("mysql://a/b", "--database-url"),
        ("sqlite://", "--database-url"),
        ("postgresql://nobody@127.0.0.1:1/none", "cannot be used"),
        ("sqlite:////nonexistent/folder/x.db", "cannot be used"),
    ],
)
def test_a_database_that_cannot_be_used_is_named(folder: Path, url: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        create_app(Settings(folder, database_url=url))


def test_a_server_that_cannot_start_says_so_in_a_line(folder: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "goldenspike", "serve", "--port", "0", "--data", str(folder)]
        + ["--database-url", "sqlite:////nonexistent/folder/x.db"],
        env={**os.environ, "PYTHONPATH": str(SRC)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 1
    assert ended.stderr.startswith("The server cannot start: ")
    assert len(ended.stderr.splitlines()) == 1
