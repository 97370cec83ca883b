"""The catalogue, boards that players add, logs that come and go."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import goldenspike as gs
from goldenspike.boards.library import LIBRARY
from goldenspike.server import bringing


def test_the_catalogue_lists_what_can_be_played(house: Any) -> None:
    catalog = house.player().get("/api/catalog").json()
    assert catalog["levels"] == ["random", "greedy", "mcts"]
    entry = next(game for game in catalog["games"] if game["id"] == "steel-driver")
    assert entry["players"] == [3, 6]
    assert entry["options"] == [{"name": "first", "values": ["random"], "seat": True, "default": 0}]
    board = next(board for board in entry["boards"] if board["id"] == "usa")
    assert board["supplied"] is True
    assert set(board["title"]) == {"en", "es", "pt"}


def test_a_board_has_places_and_a_drawing(house: Any) -> None:
    ann = house.player()
    board = ann.get("/api/boards/steel-driver/usa").json()
    assert board["places"].keys() == {place["id"] for place in board["content"]["location"]}
    drawing = ann.get("/api/boards/steel-driver/usa/map.svg")
    assert drawing.headers["content-type"].startswith("image/svg+xml")
    assert drawing.text.startswith("<svg")
    assert "<script" not in drawing.text
    for path in ("chess/usa", "steel-driver/mars", "steel-driver/usa.toml"):
        for more in ("", "/map.svg"):
            assert ann.get(f"/api/boards/{path}{more}").status_code == 404


@pytest.fixture
def own_board() -> str:
    text = LIBRARY.find("steel-driver", "usa").text
    assert 'id = "usa"' in text
    return text.replace('id = "usa"', 'id = "own-usa"', 1)


def test_a_board_of_ones_own_is_played_on(house: Any, own_board: str) -> None:
    ann = house.player()
    added = ann.post("/api/boards/steel-driver", {"toml": own_board})
    assert (added.status_code, added.json()) == (201, {"id": "own-usa"})
    again = ann.post("/api/boards/steel-driver", {"toml": own_board})
    assert again.status_code == 201
    table = ann.create("random", "random", board="own-usa")
    header = json.loads(ann.get(f"/api/games/{table['id']}/log").text.splitlines()[0])
    assert header["board_toml"] == own_board
    path = f"/api/boards/steel-driver/own-usa?table={table['id']}"
    assert ann.get(path).json()["id"] == "own-usa"
    other = own_board.replace("value = 40", "value = 50", 1)
    taken = ann.post("/api/boards/steel-driver", {"toml": other})
    assert (taken.status_code, taken.json()["code"]) == (422, "bad-setup")


def test_who_brought_a_board_is_remembered(house: Any, own_board: str) -> None:
    ann, ben = house.player(), house.player("Ben")
    text = own_board.replace("own-usa", "brought-usa")
    for player in (ann, ben, ann):  # the second brings what is there already
        assert player.post("/api/boards/steel-driver", {"toml": text}).status_code == 201
    store = house.server.store
    by_ann, by_ben = (
        house.call(lambda id=id: store.brought(id))
        for id in (player.get("/api/me").json()["player"] for player in (ann, ben))
    )
    assert [(row["game"], row["id"]) for row in by_ann] == [("steel-driver", "brought-usa")]
    assert by_ann[0]["sha256"] == hashlib.sha256(text.encode()).hexdigest()
    assert by_ben == []


def test_who_brought_a_board_removes_it_and_its_tables_keep_it(
    new_house: Any, own_board: str, database: Any
) -> None:
    url, secret = database(), "s" * 32
    house = new_house(database_url=url, secret=secret)
    ann, ben = house.player(), house.player("Ben")
    path = "/api/boards/steel-driver/own-usa"
    assert ann.http.delete(path).json()["code"] == "no-such-board"
    ann.post("/api/boards/steel-driver", {"toml": own_board})
    ben.post("/api/boards/steel-driver", {"toml": own_board})  # it is there already: not his
    assert ann.get("/api/me/boards").json() == {
        "boards": [{"game": "steel-driver", "id": "own-usa"}]
    }
    assert ben.get("/api/me/boards").json() == {"boards": []}
    running = ann.create("open", "open", board="own-usa", public=True)
    for other, board in ((ben, path), (ann, "/api/boards/steel-driver/usa")):
        answer = other.http.delete(board)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-your-board")
    for mad in (
        "chess/usa",
        "steel-driver/..%5c..",
        "steel-driver/" + "x" * 300,
        "steam/own-usa",
    ):
        assert ann.http.delete(f"/api/boards/{mad}").status_code == 404
    gone = ann.http.delete(path)
    assert (gone.status_code, gone.json()["tables"]) == (200, 1)
    assert gone.json()["text"] == "The board is removed; 1 table plays on with it as it was."
    assert ann.http.delete(path).status_code == 404
    assert not list((house.settings.data / "boards" / "steel-driver").glob("*.toml"))
    assert ann.get(path).status_code == 404
    assert ann.get(f"{path}?table={running['id']}").json()["id"] == "own-usa"
    assert ann.get(f"{path}/map.svg?table={running['id']}").status_code == 200
    wish = {"game": "steel-driver", "board": "own-usa", "seats": [{"kind": "open"}] * 3}
    assert ann.post("/api/games", wish).status_code == 422
    house.server.tables.let_go(running["id"])
    for seat in (1, 2):
        house.player().post(f"/api/games/{running['id']}/seats/{seat}", {"name": "X"})
    assert ann.play(running["id"])["n"] == 1
    log = ann.get(f"/api/games/{running['id']}/log").text
    assert ben.post("/api/games/import", {"log": log}).status_code == 201
    assert ben.post("/api/boards/steel-driver", {"toml": own_board}).status_code == 201
    assert ben.http.delete(path).json()["tables"] == 1
    house.close()
    again = new_house(database_url=url, secret=secret)
    assert again.player().table(running["id"])["n"] == 1


def test_who_adds_many_boards_is_limited_and_nobody_else(
    new_house: Any, own_board: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bringing, "MOST_OF_A_PLAYER", 3)
    house = new_house()
    ann, ben = house.player(), house.player("Ben")

    def add(player: Any, number: int) -> Any:
        text = own_board.replace("own-usa", f"usa-{number}")
        return player.post("/api/boards/steel-driver", {"toml": text})

    assert [add(ann, number).status_code for number in range(3)] == [201, 201, 201]
    refused = add(ann, 3)
    assert (refused.status_code, refused.json()["code"]) == (409, "too-many-boards")
    assert ann.get("/api/boards/steel-driver/usa-3").status_code == 404
    assert add(ann, 2).status_code == 201  # is there, and hers
    assert add(ben, 3).status_code == 201


def test_one_address_does_not_fill_the_room_by_many_players(strict: Any, own_board: str) -> None:
    _, a_day = strict.server.limits.items["board"]
    assert a_day[1].get_expiry() == 24 * 3600
    for _ in range(a_day[1].amount):
        strict.server.limits.limiter.hit(a_day[1], "address", "127.0.0.1")
    refused = strict.player().post("/api/boards/steel-driver", {"toml": own_board})
    assert refused.status_code == 429


def test_a_board_with_faults_is_refused_with_all_of_them(house: Any, own_board: str) -> None:
    faulty = own_board.replace('kind = "start"', 'kind = "stop"').replace("cost = 3", "cost = -3")
    answer = house.player().post("/api/boards/steel-driver", {"toml": faulty})
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed-board")
    assert len(answer.json()["faults"]) > 1
    assert house.player().post("/api/boards/chess", {"toml": ""}).status_code == 404


def test_a_game_keeps_its_board_when_the_file_changes(
    new_house: Any, own_board: str, folder: Path
) -> None:
    first = new_house()
    ann = first.player()
    ann.post("/api/boards/steel-driver", {"toml": own_board})
    table = ann.create("me", "open", "open", board="own-usa", public=True)
    for name, seat in (("Ben", 1), ("Cy", 2)):
        first.player(name).post(f"/api/games/{table['id']}/seats/{seat}", {"name": name})
    ann.play(table["id"])
    view = ann.get(f"/api/games/{table['id']}/view").json()["view"]
    cookie = ann.http.cookies["gs_player"]
    first.close()
    path = folder / "boards" / "steel-driver" / "own-usa.toml"
    path.write_text(own_board.replace("value = 40", "value = 90"))
    second = new_house()
    ann = second.player()
    ann.http.cookies.set("gs_player", cookie)
    assert ann.get(f"/api/games/{table['id']}/view").json()["view"] == view
    content = ann.get("/api/boards/steel-driver/own-usa").json()["content"]
    kept = ann.get(f"/api/boards/steel-driver/own-usa?table={table['id']}").json()["content"]
    assert content != kept


def test_a_faulty_file_in_the_folder_is_told_to_who_starts_the_server(
    new_house: Any, folder: Path, caplog: Any, wait: Any
) -> None:
    boards = folder / "boards" / "steel-driver"
    boards.mkdir(parents=True)
    (boards / "mine.toml").write_text("game = 1")
    new_house()
    wait(lambda: "mine.toml" in caplog.text)
    assert [message for message in caplog.messages if "mine.toml" in message] == [
        "the board boards/steel-driver/mine.toml cannot be used: game: must be steel-driver, not 1"
    ]


def played(seed: int | None, steps: int | None = None) -> list[str]:
    """Returns the lines of the log of a game in which always the first action is chosen."""
    from goldenspike.engine.replay import log_lines

    state = gs.game("steel-driver").new(["Ann", "Ben", "Cy"], "usa", seed, nonce="n")
    while not state.is_over and (steps is None or state.n < steps):
        legal = state.legal_actions()
        state.apply(legal[len(legal) // 2])
    return list(log_lines(state))


def test_a_log_becomes_a_table_to_look_at(house: Any) -> None:
    eve = house.player("Eve")
    lines = played(7)
    for body in ({"content": "".join(lines).encode()}, {"json": {"log": "".join(lines)}}):
        headers = {"Content-Type": "application/x-ndjson"} if "content" in body else {}
        answer = eve.http.post("/api/games/import", headers=headers, **body)
        assert answer.status_code == 201, answer.text
        table = answer.json()
        assert (table["status"], table["imported"], table["you"]) == ("over", True, None)
        assert [seat["name"] for seat in table["seats"]] == ["Ann", "Ben", "Cy"]
        assert eve.get(f"/api/games/{table['id']}/log").text == "".join(lines)
        history = eve.get(f"/api/games/{table['id']}/history").json()["steps"]
        assert len(history) == table["n"] == len(lines) - 2
        assert history[0]["events"]


def test_names_in_a_log_are_cleaned_like_others(house: Any) -> None:
    lines = played(7, 5)
    header = json.loads(lines[0])
    header["seats"] = ["A\x00\u202e" * 50, "<b>", "  "]
    eve = house.player("Eve")
    log = "".join([json.dumps(header) + "\n", *lines[1:]])
    table = eve.post("/api/games/import", {"log": log}).json()
    names = [seat["name"] for seat in table["seats"]]
    assert names == ["A" * 24, "<b>", "#3"]
    view = eve.get(f"/api/games/{table['id']}/view").json()["view"]
    assert [seat["name"] for seat in view["seats"]] == names
    house.server.tables.let_go(table["id"])
    assert eve.get(f"/api/games/{table['id']}/view").json()["view"] == view


def test_a_game_half_played_is_watched_and_not_played_on(house: Any) -> None:
    eve = house.player("Eve")
    table = eve.post("/api/games/import", {"log": "".join(played(7, 20))}).json()
    assert (table["status"], table["n"], table["imported"]) == ("closed", 20, True)
    assert table["to_act"] == [], "it waits for nobody"
    id, seat = table["id"], 0
    assert eve.legal(id)["actions"] == []
    assert eve.act(id, {"seat": seat, "type": "pass"}, 20).json()["code"] == "no-seat"
    path = f"/api/games/{id}/seats/{seat}/substitute"
    assert eve.http.put(path, json={"level": "random"}).json()["code"] == "no-substitute"


def test_a_log_that_cannot_be_is_refused_with_its_line(house: Any) -> None:
    eve = house.player("Eve")
    lines = played(7)
    cheat = json.loads(lines[1])
    cheat["bid"] = 1000
    answer = eve.post("/api/games/import", {"log": "".join([lines[0], json.dumps(cheat)])})
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed-log")
    assert answer.json()["line"] == 2
    assert answer.json()["refusal"]["rule"] == "SD-3.2"
    for text in ("", "\n", "x", "[]", "{}", lines[1], lines[0] * 2, "".join(lines[:-1]) + "{}"):
        answer = eve.post("/api/games/import", {"log": text})
        assert (answer.status_code, answer.json()["code"]) == (422, "malformed-log"), text
    assert eve.post("/api/games/import", {"log": "{}\n" * 6000}).status_code == 413
    headers = {"Content-Type": "application/x-ndjson"}
    answer = eve.http.post("/api/games/import", content=b"\xff\xfe", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_a_log_from_here_goes_back_in(house: Any) -> None:
    ann = house.player()
    table = ann.create("open", "open", options={"first": "random"})
    house.player("Ben").sit(table, 1)
    house.player("Cy").sit(table, 2)
    log = ann.get(f"/api/games/{table['id']}/log")
    assert log.headers["content-type"].startswith("application/x-ndjson")
    assert "attachment" in log.headers["content-disposition"]
    header = json.loads(log.text.splitlines()[0])
    assert len(header["seed_commitment"]) == 64
    assert ann.post("/api/games/import", {"log": log.text}).status_code == 201
