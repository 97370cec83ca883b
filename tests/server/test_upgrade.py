"""A database of 0.1.0, all three games, running and over, is brought up and played on."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import MetaData, insert, text

import goldenspike as gs
from goldenspike.engine.replay import replay
from goldenspike.server.identity import Identities, cookie_of, fingerprint
from goldenspike.server.store.engine import MIGRATIONS, check_secret, open_engine, upgrade
from goldenspike.shelf import GAMES

SECRET = "k" * 32
HELD = json.loads(
    gzip.decompress((Path(__file__).parent / "fixtures/house-0.1.0.json.gz").read_bytes())
)


@pytest.fixture
def old(database: Callable[[], str | None], folder: Path) -> str | None:
    """Returns the address of a database as 0.1.0 left it, None for the file in the folder."""
    url = database()
    engine = open_engine(url, folder)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        held = MetaData()
        held.reflect(connection)
        for table in held.sorted_tables:
            rows = HELD[table.name]
            if rows and table.name != "alembic_version":
                connection.execute(insert(table), rows)
    engine.dispose()
    return url


@pytest.fixture
def ann(old: str | None, new_house: Any) -> Any:
    """Returns the player who sat at all the tables, at a house of today."""
    running = new_house(database_url=old, secret=SECRET)
    player = running.player()
    (known,) = HELD["players"]
    cookie = Identities(SECRET).header(known["id"], secure=False).split(";")[0]
    player.http.headers["Cookie"] = f"gs_player={cookie_of(cookie)}"
    return player


def test_games_that_ran_are_played_to_their_end(ann: Any, wait: Any) -> None:
    running = [game for game in HELD["games"] if game["status"] == "playing"]
    assert {game["game"] for game in running} == set(gs.games())
    for game in running:
        id = game["id"]
        assert ann.table(id)["n"] == game["n"]
        assert ann.table(id)["you"] == 0

        def over(id: str = id) -> bool:
            table = ann.table(id)
            if table["to_act"] == [0]:
                ann.play(id, table["n"])
            return bool(table["status"] == "over")

        wait(over)
        state = log_of(ann, id)
        assert state.is_over
        assert state.seed == 7


def test_games_that_were_over_still_tell_their_log(ann: Any) -> None:
    finished = [game for game in HELD["games"] if game["status"] == "over"]
    assert len(finished) == 3
    for game in finished:
        assert log_of(ann, game["id"]).is_over
        steps = ann.get(f"/api/games/{game['id']}/history").json()
        stored = [row for row in HELD["actions"] if row["game"] == game["id"]]
        assert [step["events"] for step in steps["steps"]] == [
            json.loads(row["events"]) for row in stored
        ]
        assert steps["chat"][0]["text"] == "Good game"


def log_of(player: Any, id: str) -> gs.State:
    lines = player.get(f"/api/games/{id}/log").text.splitlines(keepends=True)
    return replay(lines, GAMES)


def test_a_house_knows_the_key_of_its_players(
    database: Callable[[], str | None], folder: Path
) -> None:
    engine = open_engine(database(), folder)
    upgrade(engine)
    check_secret(engine, fingerprint(SECRET))
    check_secret(engine, fingerprint(SECRET))
    with pytest.raises(ValueError, match="signed by another key"):
        check_secret(engine, fingerprint("x" * 32))
    check_secret(engine, fingerprint("x" * 32), accept=True)
    with pytest.raises(ValueError, match="signed by another key"):
        check_secret(engine, fingerprint(SECRET))
    engine.dispose()


def test_a_database_of_a_later_version_is_refused_in_words(folder: Path) -> None:
    engine = open_engine(None, folder)
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(ValueError, match="written by a newer Golden Spike"):
        upgrade(engine)
    engine.dispose()


def test_secret_seeds_have_256_bits_and_come_back_exactly(
    database: Callable[[], str | None], new_house: Any
) -> None:
    url = database()
    first = new_house(database_url=url, secret=SECRET)
    player = first.player()
    id = player.create("random", "random", "random", game="steam", board="northeast")["id"]
    seed = first.server.tables.known[id].sheet.seed
    assert seed.bit_length() > 200
    assert player.table(id)["n"] >= 2, "the deal and the order are drawn"
    first.close()
    again = new_house(database_url=url, secret=SECRET)
    assert again.player().table(id)["n"] >= 2
    assert again.server.tables.known[id].sheet.seed == seed


def test_imported_logs_of_unfinished_games_wait_for_nobody_any_more(
    old: str | None, new_house: Any, folder: Path
) -> None:
    id = next(game["id"] for game in HELD["games"] if game["status"] == "playing")
    engine = open_engine(old, folder)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(
            text("UPDATE games SET imported = :yes WHERE id = :id"), {"yes": True, "id": id}
        )
    engine.dispose()
    table = new_house(database_url=old, secret=SECRET).player().table(id)
    assert (table["status"], table["imported"], table["to_act"]) == ("closed", True, [])
    assert table["n"] > 0
