"""Games whose log is damaged: said in a sentence, shown and saved as far as they go."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import delete, update

from goldenspike.engine.replay import replay
from goldenspike.server.store import schema
from goldenspike.shelf import GAMES

ACTIONS = schema.actions


@pytest.fixture
def played(three: Any) -> Any:
    """A table after five steps, its three players, and the views so far."""
    id, players = three
    for n in range(5):
        players[players[0].table(id)["to_act"][0]].play(id, which=n)
    ann = players[0]
    views = [ann.get(f"/api/games/{id}/view?at={n}").json()["view"] for n in range(6)]
    return id, players, views


def write(house: Any, id: str, statement: Any) -> None:
    """Damages what lies in the database, and lets the server read it anew."""
    engine = house.server.store.engine
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(statement)
    house.server.tables.let_go(id)


def row(id: str, n: int) -> Any:
    return update(ACTIONS).where(ACTIONS.c.game == id, ACTIONS.c.n == n)


def damages(id: str) -> dict[str, tuple[int, Any]]:
    return {
        "refused": (3, row(id, 3).values(action='{"seat":0,"type":"nominate","company":"x"}')),
        "not JSON": (4, row(id, 4).values(action='{"seat":')),
        "no table": (4, row(id, 4).values(action="[]")),
        "events": (2, row(id, 2).values(events="{{{")),
        "gone": (3, delete(ACTIONS).where(ACTIONS.c.game == id, ACTIONS.c.n == 3)),
        "last gone": (5, delete(ACTIONS).where(ACTIONS.c.game == id, ACTIONS.c.n == 5)),
        "first": (1, row(id, 1).values(action="null")),
    }


@pytest.mark.parametrize("kind", list(damages("")))
def test_a_damaged_game_is_shown_up_to_its_last_good_step(
    house: Any, played: Any, kind: str
) -> None:
    id, (ann, ben, cy), views = played
    step, statement = damages(id)[kind]
    write(house, id, statement)
    table = ann.table(id)
    assert (table["status"], table["n"], table["to_act"]) == ("damaged", step - 1, [])
    assert table["damage"]["step"] == step
    assert table["damage"]["text"].startswith(f"Step {step} of this game cannot be read: ")
    for n in range(step):
        assert ann.get(f"/api/games/{id}/view?at={n}").json()["view"] == views[n]
    assert ann.get(f"/api/games/{id}/view").json()["view"] == views[step - 1]
    assert len(ann.get(f"/api/games/{id}/history").json()["steps"]) == step - 1
    lines = ann.get(f"/api/games/{id}/log").text.splitlines(keepends=True)
    assert replay(lines, GAMES).n == step - 1
    with ben.live(id) as line:
        sync = line.hear()
        assert (sync["n"], sync["to_act"], sync["table"]["status"]) == (step - 1, [], "damaged")
    for player in (ann, ben, cy):
        assert player.legal(id)["actions"] == []
        mine = player.get("/api/games?list=mine").json()["games"]
        entry = next(game for game in mine if game["id"] == id)
        assert (entry["status"], entry["to_act"]) == ("damaged", [])
        assert entry["damage"]["step"] == step
    for path, body in (
        ("actions", {"expected": step - 1, "key": "k", "action": {"seat": 0, "type": "pass"}}),
        ("undo", {"expected": step - 1, "key": "u"}),
        ("leave", {}),
        ("close", {}),
    ):
        answer = ann.post(f"/api/games/{id}/{path}", body)
        assert (answer.status_code, answer.json()["code"]) == (409, "damaged"), path
    assert ann.http.put(f"/api/games/{id}/hidden", json={}).status_code == 204
    assert id not in [game["id"] for game in ann.get("/api/games?list=mine").json()["games"]]
    assert ann.post(f"/api/games/{id}/chat", {"text": "What a pity"}).status_code == 201


def test_it_waits_for_nobody_and_no_bot(house: Any) -> None:
    ann = house.player()
    table = ann.create("open", "open", public=True, seed=4)
    id = table["id"]
    players = [ann, house.player(), house.player()]
    for seat in (1, 2):
        players[seat].post(f"/api/games/{id}/seats/{seat}", {"name": "X"})
    ann.play(id)
    waits = players[ann.table(id)["to_act"][0]]
    first = waits.get("/api/games?list=mine").json()["games"][0]
    assert (first["id"], first["to_act"] != []) == (id, True)
    write(house, id, row(id, 1).values(action="{}"))
    ann.table(id)
    assert id not in [g["id"] for g in ann.get("/api/games?list=playing").json()["games"]]
    newer = waits.create("open", "open")["id"]
    listed = waits.get("/api/games?list=mine").json()["games"]
    assert listed[0]["id"] == newer, "what waits would stand first"
    assert [game["status"] for game in listed if game["id"] == id] == ["damaged"]


def test_a_game_that_can_be_read_again_is_played_on(house: Any, played: Any) -> None:
    id, (ann, _, _), views = played
    stored = house.call(lambda: house.server.store.load(id))
    action = stored.actions[2]["action"]
    write(house, id, row(id, 3).values(action="nonsense"))
    assert ann.table(id)["status"] == "damaged"
    write(house, id, row(id, 3).values(action=action))
    table = ann.table(id)
    assert (table["status"], table["n"], table["damage"]) == ("playing", 5, None)
    assert ann.get(f"/api/games/{id}/view").json()["view"] == views[5]
    assert ann.get("/api/games?list=mine").json()["games"][0]["status"] == "playing"


def test_damage_before_a_snapshot_is_told_to_who_looks_back(
    new_house: Any, monkeypatch: Any
) -> None:
    monkeypatch.setattr("goldenspike.server.tables.SNAPSHOT_EVERY", 2)
    house = new_house()
    ann = house.player()
    id = ann.create("open", "open", public=True, seed=4)["id"]
    players = [ann, house.player(), house.player()]
    for seat in (1, 2):
        players[seat].post(f"/api/games/{id}/seats/{seat}", {"name": "X"})
    for n in range(4):
        players[ann.table(id)["to_act"][0]].play(id, which=n)
    wrong = json.dumps({"seat": 2, "type": "bid", "amount": 5})
    write(house, id, row(id, 1).values(action=wrong))
    assert ann.table(id)["status"] == "playing", "it goes on from the snapshot"
    answer = ann.get(f"/api/games/{id}/view?at=1")
    assert (answer.status_code, answer.json()["code"]) == (409, "damaged")
    assert ann.get(f"/api/games/{id}/view?at=0").status_code == 200
    players[ann.table(id)["to_act"][0]].play(id)


@pytest.mark.parametrize("kind", ["game", "options"])
def test_where_nothing_can_be_shown_the_reason_is_told(house: Any, played: Any, kind: str) -> None:
    id, (ann, _, _), _ = played
    games = schema.games
    values = {"game": {"game": "chess"}, "options": {"options": '{"house": 1}'}}[kind]
    write(house, id, update(games).where(games.c.id == id).values(values))
    answer = ann.get(f"/api/games/{id}")
    assert (answer.status_code, answer.json()["code"]) == (503, "unreadable")
    assert answer.json()["detail"].startswith("This game cannot be read: ")
    entry = next(
        game for game in ann.get("/api/games?list=mine").json()["games"] if game["id"] == id
    )
    assert (entry["status"], entry["damage"]["step"], entry["to_act"]) == ("damaged", 0, [])
    assert ann.http.put(f"/api/games/{id}/hidden", json={}).status_code == 204
