"""Several processes on one PostgreSQL: what one does, the others' viewers see."""

from __future__ import annotations

import shutil
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from goldenspike.server.settings import Settings
from goldenspike.server.store.wishes import write_board

pytestmark = pytest.mark.postgres

NOMINATE = {"seat": 0, "type": "nominate", "company": "red", "bid": 2}


@pytest.fixture(scope="module")
def two(postgres: Callable[[], str], house_class: Any) -> Iterator[Any]:
    """Two servers that share a database and a secret."""
    url, folders, houses = postgres(), [], []
    for _ in range(2):
        folders.append(Path(tempfile.mkdtemp()))
        settings = Settings(
            folders[-1], database_url=url, secret="s" * 32, bot_delay=0.0, workers=1, rates=1000
        )
        houses.append(house_class(settings).open())
    yield houses
    for running in houses:
        running.close()
    for folder in folders:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def three(two: Any) -> Any:
    """Ann uses one server, Ben the other, Cy the first again."""
    ann, ben, cy = two[0].player("Ann"), two[1].player("Ben"), two[0].player("Cy")
    table = ann.create("open", "open", seed=1)
    ben.sit(table, 1)
    return table["id"], ann, ben, cy, table


@pytest.fixture
def deaf(two: Any) -> Iterator[Any]:
    """The first server, while it hears no news of what the other writes."""

    async def nothing(_: Any) -> None:
        pass

    tables = two[0].server.tables
    heard, tables.hear = tables.hear, nothing
    yield two[0]
    tables.hear = heard


def test_a_seat_is_taken_though_another_was_just_taken_elsewhere(deaf: Any, two: Any) -> None:
    ann, ben, cy = deaf.player("Ann"), two[1].player("Ben"), deaf.player("Cy")
    table = ann.create("open", "open", seed=1)
    ben.sit(table, 1)
    assert ann.table(table["id"])["seats"][1]["kind"] == "open"  # nobody told this process
    seated = cy.sit(table, 2)
    assert [seat["name"] for seat in seated["seats"]] == ["Ann", "Ben", "Cy"]
    assert seated["status"] == "playing"


def test_a_seat_that_was_just_taken_elsewhere_is_taken(deaf: Any, two: Any) -> None:
    ann, ben, cy = deaf.player("Ann"), two[1].player("Ben"), deaf.player("Cy")
    id = ann.create("open", "open", public=True)["id"]
    assert ben.post(f"/api/games/{id}/seats/1", {"name": "Ben"}).status_code == 200
    answer = cy.post(f"/api/games/{id}/seats/1", {"name": "Cy"})
    assert (answer.status_code, answer.json()["code"]) == (409, "seat-taken")


def test_a_move_chosen_before_an_undo_elsewhere_is_stale_not_illegal(
    three: Any, two: Any, wait: Any
) -> None:
    """The process that has not heard of the undo once tried the move on what came instead."""
    id, ann, ben, cy, table = three
    cy.sit(table, 2)
    ann.act(id, NOMINATE, 0)
    wait(lambda: ben.table(id)["n"] == 1)
    tables = two[1].server.tables

    async def deaf(_: Any) -> None:
        pass

    heard, tables.hear = tables.hear, deaf
    try:
        ann.post(f"/api/games/{id}/undo", {"expected": 1, "key": "u"})
        ann.act(id, {**NOMINATE, "company": "black", "bid": 9}, 0)
        answer = ben.act(id, {"seat": 1, "type": "bid", "amount": 3}, 1)
    finally:
        tables.hear = heard
    assert (answer.status_code, answer.json()["code"]) == (409, "stale")
    assert ben.get(f"/api/games/{id}/view").json()["view"]["auction"]["company"] == "black"


def test_seats_and_the_beginning_are_seen_everywhere(three: Any) -> None:
    id, _, ben, cy, table = three
    with ben.live(id) as line:
        assert line.hear()["table"]["status"] == "open"
        cy.sit(table, 2)
        begun = line.hear_of("sync")
    assert begun["table"]["status"] == "playing"
    assert begun["view"]["phase"] == "auction"


def test_actions_undo_and_chat_are_seen_everywhere(three: Any) -> None:
    id, ann, ben, cy, table = three
    cy.sit(table, 2)
    with ben.live(id) as line:
        begun = line.hear_of("sync")
        if begun["view"] is None:
            line.hear_of("sync")
        played = ann.act(id, NOMINATE, 0).json()
        told = line.hear_of("step")
        assert (told["n"], told["view"]) == (1, played["view"])
        assert ben.table(id)["n"] == 1
        ann.post(f"/api/games/{id}/undo", {"expected": 1, "key": "u"})
        assert line.hear_of("undo")["n"] == 0
        ann.post(f"/api/games/{id}/chat", {"text": "sorry"})
        assert line.hear_of("chat")["line"]["text"] == "sorry"
        ann.act(id, {**NOMINATE, "bid": 3}, 0)
        told = line.hear_of("step")
        assert told["step"]["action"]["bid"] == 3
        assert ben.act(id, {"seat": 1, "type": "pass"}, 1).json()["n"] == 2
    assert ann.act(id, NOMINATE, 0, key="u2").status_code == 409


def test_presence_is_seen_everywhere(three: Any, wait: Any) -> None:
    id, ann, ben, *_ = three
    with ann.live(id) as line:
        line.hear()
        with ben.live(id):
            while not line.hear_of("table")["table"]["seats"][1]["online"]:
                pass
        while line.hear_of("table")["table"]["seats"][1]["online"]:
            pass


def at_once(*requests: Callable[[], Any]) -> list[Any]:
    """Sends requests at the same moment and returns their answers."""
    barrier = threading.Barrier(len(requests))
    answers: list[Any] = []

    def send(request: Callable[[], Any]) -> None:
        barrier.wait()
        answers.append(request())

    threads = [threading.Thread(target=send, args=(request,)) for request in requests]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def test_of_two_at_once_one_is_told_to_look_again(two: Any, three: Any) -> None:
    """Both processes believe to be up to date; the database decides."""
    id, ann, _, cy, table = three
    cy.sit(table, 2)
    twin = two[1].player("Ann")
    twin.http.cookies.set("gs_player", ann.http.cookies["gs_player"])
    for turn in range(6):
        assert twin.table(id)["you"] == 0
        answers = at_once(
            lambda: ann.act(id, {**NOMINATE, "bid": 2}, 0),
            lambda: twin.act(id, {**NOMINATE, "bid": 3}, 0),
        )
        codes = sorted(answer.status_code for answer in answers)
        assert codes == [200, 409], [answer.text for answer in answers]
        assert ann.table(id)["n"] == 1
        undo = {"expected": 1, "key": f"u{turn}"}
        assert ann.post(f"/api/games/{id}/undo", undo).status_code == 200
        assert len(twin.get(f"/api/games/{id}/history").json()["steps"]) <= 1


def test_a_key_used_at_the_other_process_plays_once(two: Any, three: Any, wait: Any) -> None:
    id, ann, _, cy, table = three
    cy.sit(table, 2)
    twin = two[1].player("Ann")
    twin.http.cookies.set("gs_player", ann.http.cookies["gs_player"])
    first = ann.act(id, NOMINATE, 0, key="same").json()
    wait(lambda: twin.table(id)["n"] == 1)
    assert twin.act(id, NOMINATE, 0, key="same").json() == first
    ann.post(f"/api/games/{id}/undo", {"expected": 1, "key": "u"})
    wait(lambda: twin.table(id)["n"] == 0)
    assert twin.act(id, NOMINATE, 0, key="same").json() == first
    assert twin.table(id)["n"] == 0


def test_bots_of_a_process_that_died_are_taken_over(two: Any, wait: Any, monkeypatch: Any) -> None:
    from goldenspike.server import thinking

    monkeypatch.setattr(thinking, "OVERDUE", 100)
    monkeypatch.setattr(two[0].server.thinking, "want", lambda _: None)
    monkeypatch.setattr(two[0].server.tables, "bots_wanted", lambda _: None)
    ann = two[0].player()
    id = ann.create("random", "me", "random")["id"]
    wait(lambda: ann.table(id)["to_act"] == [1])


def test_a_database_that_was_away_for_a_moment(two: Any, three: Any, wait: Any) -> None:
    from sqlalchemy import create_engine, text

    id, ann, ben, cy, table = three
    cy.sit(table, 2)
    engine = create_engine(two[0].server.store.engine.url)
    with ben.live(id) as line:
        with engine.connect() as connection:
            cut = text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE pid <> pg_backend_pid() AND datname = current_database()"
            )
            connection.execute(cut)
        engine.dispose()
        first = ann.act(id, NOMINATE, 0, key="k")
        if first.status_code == 503:
            assert first.json()["code"] == "not-saved"
        answer = wait(lambda: (a := ann.act(id, NOMINATE, 0, key="k")).status_code == 200 and a)
        assert answer.json()["n"] == 1
        assert line.hear_of("step")["n"] == 1


def test_a_board_new_to_the_database_may_come_from_two_processes_at_once(two: Any) -> None:
    board = {"sha256": "f" * 64, "id": "new", "toml": ""}
    engine = two[0].server.store.engine
    faults: list[BaseException] = []

    def other() -> None:
        try:
            with engine.begin() as connection:
                write_board(connection, board)
        except BaseException as fault:
            faults.append(fault)

    with engine.begin() as connection:
        write_board(connection, board)
        thread = threading.Thread(target=other)
        thread.start()
        thread.join(0.5)  # it waits for what becomes of ours
    thread.join(60)
    assert faults == []


def test_leaving_closing_and_bans_are_known_everywhere(
    three: Any, two: Any, run: Any, wait: Any
) -> None:
    id, ann, ben, cy, table = three
    cy.sit(table, 2)
    with ben.live(id) as line:
        ann.post(f"/api/games/{id}/leave", {"then": "offer"})
        while not (told := line.hear_of("table")["table"])["creator"]:
            pass
        assert (told["seats"][0]["kind"], told["seats"][0]["name"]) == ("open", "Ann")
        dee = two[1].player("Dee")
        assert dee.sit(ben.table(id), 0)["seats"][0]["name"] == "Dee"
        wait(lambda: cy.table(id)["seats"][0]["name"] == "Dee")
        settings = two[0].settings
        where = ["--data", settings.data, "--database-url", settings.database_url]
        assert run("admin", "close", id, *where)[0] == 0
        while line.hear_of("table")["table"]["status"] != "closed":
            pass
        wait(lambda: cy.table(id)["status"] == "closed")
    eve = two[1].player("Eve")
    eve.get("/api/me")
    player = eve.get("/api/me").json()["player"]
    assert run("admin", "ban", player, *where)[0] == 0
    for house in two:
        there = house.player()
        there.http.cookies.set("gs_player", eve.http.cookies["gs_player"])
        wait(lambda there=there: there.post("/api/games", {}).status_code == 403)
        assert there.post("/api/games", {}).json()["code"] == "banned"
