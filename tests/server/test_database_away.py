"""A PostgreSQL that is frozen, or away: nobody waits long, and nothing acknowledged is lost."""

from __future__ import annotations

import logging
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psutil
import psycopg
import pytest

pytestmark = pytest.mark.postgres

NOMINATE = {"seat": 0, "type": "nominate", "company": "red", "bid": 2}
MOST = 20.0
"""Seconds in which anything is answered; the machine may be busy, alone it is two."""


class Switch:
    """Stops a database, and lets it go on."""

    def __init__(self, folder: Path, uri: str, kind: str) -> None:
        self.folder, self.uri, self.kind = folder, uri, kind
        self.stopped: list[psutil.Process] = []

    def off(self) -> None:
        if self.kind == "frozen":
            main = psutil.Process(int((self.folder / "postmaster.pid").read_text().split()[0]))
            self.stopped = [main, *main.children(recursive=True)]
            for process in self.stopped:
                os.kill(process.pid, signal.SIGSTOP)
            return
        for line in self.folder.glob(".s.PGSQL.*"):
            if not line.name.endswith(".lock"):
                line.rename(line.with_name(f"off{line.name}"))
        with psycopg.connect(self.uri.replace(str(self.folder), str(self.folder / "door"))) as last:
            last.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
            )

    def on(self) -> None:
        for process in self.stopped:
            os.kill(process.pid, signal.SIGCONT)
        self.stopped = []
        for line in self.folder.glob("off.s.PGSQL.*"):
            line.rename(line.with_name(line.name.removeprefix("off")))


@pytest.fixture(params=["frozen", "away"])
def switch(request: Any, postgres_server: tuple[Path, str]) -> Iterator[Switch]:
    switch = Switch(*postgres_server, request.param)
    (switch.folder / "door").mkdir(exist_ok=True)
    for line in switch.folder.glob(".s.PGSQL.*"):  # by which it can still be spoken to
        if not line.name.endswith(".lock"):
            (switch.folder / "door" / line.name).unlink(missing_ok=True)
            os.link(line, switch.folder / "door" / line.name)
    yield switch
    switch.on()


@pytest.fixture
def url(postgres: Callable[[], str]) -> str:
    return postgres()


@pytest.fixture
def playing(new_house: Any, url: str) -> Any:
    """A house on PostgreSQL, a table at which Ann has nominated, and the three players."""
    house = new_house(database_url=url, secret="s" * 32)
    ann, ben, cy = (house.player(name) for name in ("Ann", "Ben", "Cy"))
    table = ann.create("open", "open", seed=1)
    ben.sit(table, 1)
    cy.sit(table, 2)
    assert ann.act(table["id"], NOMINATE, 0).status_code == 200
    return house, table["id"], (ann, ben, cy)


def quickly(ask: Callable[[], Any]) -> Any:
    began = time.monotonic()
    answer = ask()
    assert time.monotonic() - began < MOST
    return answer


def bid(player: Any, id: str) -> Any:
    return player.act(id, {"seat": 1, "type": "bid", "amount": 3}, 1, key="bid")


def test_nobody_waits_long_and_what_is_in_memory_is_shown(
    playing: Any, switch: Switch, wait: Any, caplog: pytest.LogCaptureFixture
) -> None:
    _, id, (ann, ben, cy) = playing
    other = ann.create("open", "open", public=True)["id"]
    with caplog.at_level(logging.WARNING), ann.live(id) as line:
        line.hear_of("sync")
        switch.off()
        answer = quickly(lambda: bid(ben, id))
        assert (answer.status_code, answer.json()["code"]) == (503, "not-saved")
        for _ in range(20):  # at once: were each waited for, it would take 40 s
            began = time.monotonic()
            answer = ann.get("/api/health")
            assert (answer.status_code, answer.json()["code"]) == (503, "degraded")
        assert time.monotonic() - began < MOST
        mine = quickly(lambda: ann.get("/api/games?list=mine")).json()
        assert (mine["partial"], mine["next"]) == (True, None)
        assert {table["id"] for table in mine["games"]} == {id, other}
        public = quickly(lambda: cy.get("/api/games?list=open")).json()["games"]
        assert [table["id"] for table in public] == [other]
        assert quickly(lambda: ann.get("/api/games?list=hidden")).status_code == 503
        assert ann.get(f"/api/games/{id}/view").json()["n"] == 1
        assert ann.get(f"/api/games/{id}").status_code == 200
        assert ann.get("/api/me").json()["name"] is None
        assert ann.get("/api/catalog").status_code == 200
        asked: list[Callable[[], Any]] = [
            lambda: ann.get("/api/games/abcdefghjk"),
            lambda: ann.post(f"/api/games/{id}/chat", {"text": "hello"}),
            lambda: ann.post("/api/me/link", {}),
        ]
        for ask in asked:
            answer = quickly(ask)
            assert (answer.status_code, answer.json()["code"]) == (503, "no-database")
        switch.on()
        wait(lambda: ann.get("/api/health").status_code == 200)
        answer = wait(lambda: (a := bid(ben, id)).status_code == 200 and a)
        assert answer.json()["n"] == 2
        assert line.hear_of("step")["n"] == 2
    assert ann.get("/api/games?list=mine").json()["partial"] is False
    told = [entry for entry in caplog.records if entry.name.startswith("goldenspike")]
    assert not [entry for entry in told if entry.exc_info]
    away = [entry.message for entry in told if "does not answer" in entry.message]
    assert len(away) == 1
    assert "the database answers again" in caplog.text


def test_what_was_acknowledged_is_there_and_what_was_not_happens_once(
    playing: Any, switch: Switch, wait: Any, new_house: Any, url: str, tmp_path: Path
) -> None:
    """The database goes while it commits: nobody can know yet what becomes of the change."""
    house, id, (ann, ben, _) = playing
    writer = house.server.store.writer
    after = writer.after

    def then_off(connection: Any, wishes: Any) -> None:
        after(connection, wishes)
        writer.after = after
        switch.off()

    writer.after = then_off
    assert quickly(lambda: bid(ben, id)).status_code == 503
    switch.on()
    wait(lambda: ann.get("/api/health").status_code == 200)
    wait(lambda: not house.server.tables.uncertain and not house.server.tables.asking)
    happened = ann.table(id)["n"] == 2
    assert happened == (switch.kind == "frozen")  # who wakes up reads what was sent to it
    answer = bid(ben, id)
    assert (answer.status_code, answer.json()["n"]) == (200, 2)
    assert bid(ben, id).json() == answer.json()
    again = new_house(database_url=url, secret="s" * 32, data=tmp_path).player()
    assert again.table(id)["n"] == 2
    assert len(again.get(f"/api/games/{id}/history?after=0").json()["steps"]) == 2


def test_many_who_wait_for_a_frozen_database_do_not_keep_others(
    playing: Any, switch: Switch
) -> None:
    """The threads that everything else is done in are not the ones that wait."""
    house, _, (ann, *_) = playing
    switch.off()
    players = [house.player() for _ in range(40)]
    threads = [
        threading.Thread(target=player.get, args=("/api/games/abcdefghjk",)) for player in players
    ]
    for thread in threads:
        thread.start()
    assert quickly(lambda: ann.get("/api/boards/steam/northeast/map.svg")).status_code == 200
    for thread in threads:
        thread.join(MOST)
        assert not thread.is_alive()
