"""The database: its schema, its durability, wishes that share a transaction, snapshots."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, select, text
from tests import loops

from goldenspike.server.store import schema
from goldenspike.server.store.engine import open_engine, upgrade
from goldenspike.server.store.store import Store, now
from goldenspike.server.store.wishes import Change, Create, Stale


@pytest.fixture
def engine(database: Callable[[], str | None], folder: Path) -> Iterator[Engine]:
    opened = open_engine(database(), folder)
    upgrade(opened)
    yield opened
    opened.dispose()


def new_game(id: str) -> Create:
    game = {
        "id": id,
        "version": 1,
        "game": "steel-driver",
        "board": "b" * 64,
        "options": "{}",
        "pace": "live",
        "public": True,
        "creator": "ann",
        "seeded": False,
        "seed": 2**53 - 1,
        "nonce": "",
        "imported": False,
        "commitment": None,
        "created": now(),
        **progress(0),
    }
    seat = {"game": id, "seat": 0, "kind": "open", "name": None, "level": None}
    seat |= {"player": None, "substitute": None, "key": "k"}
    return Create(game, {"sha256": "b" * 64, "id": "usa", "toml": ""}, [seat], [])


def progress(n: int) -> dict[str, Any]:
    return {"status": "playing", "n": n, "to_act": "[0]", "bot_due": None, "updated": now()} | {
        "taken_back": 0,
        "votes": "[]",
    }


def step(id: str, version: int, n: int) -> Change:
    row = {"game": id, "n": n, "version": version + 1, "seat": 0, "player": "ann"}
    row |= {"key": f"k{n}", "at": now(), "action": "{}", "events": "[]"}
    return Change(id, version, progress(n), actions=[row])


def with_store(engine: Engine, work: Callable[[Store], Any]) -> Any:
    async def run() -> Any:
        store = Store(engine, "one")
        try:
            return await work(store)
        finally:
            await store.writer.close()

    return loops.run(run())


def test_the_migrations_make_the_schema(engine: Engine) -> None:
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.metadata) == []


def test_upgrading_twice_does_nothing(engine: Engine) -> None:
    upgrade(engine)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def test_sqlite_waits_for_the_disk(folder: Path) -> None:
    engine = open_engine(None, folder)
    with engine.connect() as connection:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() == value
    engine.dispose()


def test_many_wishes_share_a_transaction(engine: Engine) -> None:
    commits = 0

    async def work(store: Store) -> None:
        nonlocal commits
        for number in range(20):
            await store.create(new_game(f"game{number}"))
        together = store.writer._write_together

        def counted(batch: Any) -> None:
            nonlocal commits
            commits += 1
            together(batch)

        store.writer._write_together = counted  # type: ignore[method-assign]
        await asyncio.gather(*(store.change(step(f"game{number}", 1, 1)) for number in range(20)))

    with_store(engine, work)
    assert commits <= 5
    with engine.connect() as connection:
        assert len(connection.execute(select(schema.actions.c.n)).all()) == 20
        assert set(connection.execute(select(schema.games.c.version)).scalars()) == {2}


def test_one_that_comes_late_does_not_harm_the_others(engine: Engine) -> None:
    async def work(store: Store) -> list[Any]:
        for number in range(3):
            await store.create(new_game(f"game{number}"))
        await store.change(step("game1", 1, 1))
        wishes = [store.change(step(f"game{number}", 1, 1)) for number in range(3)]
        return await asyncio.gather(*wishes, return_exceptions=True)

    first, late, third = with_store(engine, work)
    assert first is None
    assert isinstance(late, Stale)
    assert third is None
    with engine.connect() as connection:
        rows = connection.execute(select(schema.games.c.id, schema.games.c.n)).all()
    assert sorted(tuple(row) for row in rows) == [("game0", 1), ("game1", 1), ("game2", 1)]


def test_an_action_number_is_there_once(engine: Engine) -> None:
    """The second lock: were the version ever wrong, the log would still be one line a number."""

    async def work(store: Store) -> Any:
        await store.create(new_game("game"))
        await store.change(step("game", 1, 1))
        return await asyncio.gather(store.change(step("game", 2, 1)), return_exceptions=True)

    (error,) = with_store(engine, work)
    assert "IntegrityError" in type(error).__name__
    with engine.connect() as connection:
        assert connection.execute(select(schema.games.c.version)).scalar() == 2


def test_all_is_written_before_the_end(engine: Engine) -> None:
    async def run() -> None:
        store = Store(engine, "one")
        await store.create(new_game("game"))
        writing = store.change(step("game", 1, 1))
        await store.writer.close()
        await writing

    loops.run(run())
    with engine.connect() as connection:
        assert connection.execute(select(schema.games.c.n)).scalar() == 1


def test_long_games_are_opened_from_a_snapshot(new_house: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr("goldenspike.server.tables.SNAPSHOT_EVERY", 10)
    first = new_house()
    ann = first.player()
    id = ann.create("open", "open", public=True, seed=4)["id"]
    players = [ann]
    for seat in (1, 2):
        players.append(first.player())
        players[-1].post(f"/api/games/{id}/seats/{seat}", {"name": "X"})
    for n in range(25):
        players[ann.table(id)["to_act"][0]].play(id, which=n)
    views = [ann.get(f"/api/games/{id}/view?at={n}").json()["view"] for n in (0, 3, 19, 20, 25)]
    assert first.call(lambda: first.server.store.load(id)).snapshot["n"] == 20
    cookies = [player.http.cookies["gs_player"] for player in players]
    first.close()
    replayed: list[int] = []
    from goldenspike.server.table import Table

    restore = Table.restore

    def watched(self: Table, snapshot: Any) -> None:
        replayed.append(len(self.steps) - snapshot["n"])
        restore(self, snapshot)

    monkeypatch.setattr(Table, "restore", watched)
    second = new_house()
    ann = second.player()
    ann.http.cookies.set("gs_player", cookies[0])
    again = [ann.get(f"/api/games/{id}/view?at={n}").json()["view"] for n in (0, 3, 19, 20, 25)]
    assert again == views
    assert replayed == [5]
    seat = ann.table(id)["to_act"][0]
    ann.http.cookies.set("gs_player", cookies[seat])
    assert ann.play(id)["n"] == 26


def test_a_snapshot_that_does_not_fit_is_not_missed(new_house: Any, monkeypatch: Any) -> None:
    from sqlalchemy import update

    monkeypatch.setattr("goldenspike.server.tables.SNAPSHOT_EVERY", 1)
    house = new_house()
    ann = house.player()
    id = ann.create("open", "open", public=True, seed=4)["id"]
    for seat in (1, 2):
        house.player().post(f"/api/games/{id}/seats/{seat}", {"name": "X"})
    view = ann.play(id)["view"]
    with house.server.store.engine.connect().execution_options(writes=True) as connection:
        for state in ("{}", '{"header": {"game": "chess"}}', "nonsense"):
            with connection.begin():
                connection.execute(update(schema.snapshots).values(state=state))
            house.server.tables.let_go(id)
            assert ann.get(f"/api/games/{id}/view").json()["view"] == view


def test_an_undo_removes_snapshots_of_what_is_gone(new_house: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr("goldenspike.server.tables.SNAPSHOT_EVERY", 1)
    house = new_house()
    ann = house.player()
    id = ann.create("open", "open", public=True, seed=4)["id"]
    for seat in (1, 2):
        house.player().post(f"/api/games/{id}/seats/{seat}", {"name": "X"})
    ann.play(id)
    ann.post(f"/api/games/{id}/undo", {"expected": 1, "key": "u"})
    stored = house.call(lambda: house.server.store.load(id))
    assert (stored.snapshot, list(stored.actions)) == (None, [])


def test_what_cannot_be_saved_did_not_happen(new_house: Any, monkeypatch: Any) -> None:
    from sqlalchemy.exc import OperationalError

    house = new_house()
    ann = house.player()
    id = ann.create("open", "open", public=True)["id"]
    for seat in (1, 2):
        house.player().post(f"/api/games/{id}/seats/{seat}", {"name": "X"})
    writer = house.server.store.writer

    def full(_: Any) -> None:
        raise OperationalError("INSERT", {}, Exception("disk full"))

    with monkeypatch.context() as broken:
        broken.setattr(writer, "_write_together", full)
        action = ann.legal(id)["actions"][0]
        answer = ann.act(id, action, 0, key="k")
        assert (answer.status_code, answer.json()["code"]) == (503, "not-saved")
        assert ann.table(id)["n"] == 0
        wish = {"game": "steel-driver", "board": "usa", "seats": [{"kind": "open"}] * 3}
        for path, body in (
            ("/api/games", wish),
            ("/api/me/link", {}),
            (f"/api/games/{id}/chat", {"text": "hello"}),
        ):
            answer = ann.post(path, body)
            assert (answer.status_code, answer.json()["code"]) == (503, "no-database")
    assert ann.act(id, action, 0, key="k").json()["n"] == 1
