"""Tables are left, closed and hidden; what is left is filled; absent creators are replaced."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import update

from goldenspike.server import leaving
from goldenspike.server.keeping import Keeping
from goldenspike.server.settings import DAY, Times
from goldenspike.server.store import aside, schema
from goldenspike.server.store.store import now

HOUR = 3_600_000


def leave(player: Any, id: str, **how: Any) -> Any:
    return player.post(f"/api/games/{id}/leave", how)


def close(player: Any, id: str) -> Any:
    return player.post(f"/api/games/{id}/close", {})


def ids(player: Any, which: str) -> list[str]:
    return [game["id"] for game in player.get(f"/api/games?list={which}").json()["games"]]


@pytest.fixture
def times(house: Any) -> Any:
    """Sets the times after which absence counts; the house has its own back afterwards."""
    tables = house.server.tables
    kept = tables.times

    def set_to(**changed: float) -> None:
        tables.times = Times(**changed)

    yield set_to
    tables.times = kept


def look_after(house: Any) -> None:
    """Does at once what the server does now and then."""
    keeping = Keeping(house.server.tables)
    house.call(keeping.look)


# Open tables


def test_the_creator_of_an_open_table_may_close_it(house: Any) -> None:
    ann, ben, eve = (house.player(name) for name in ("Ann", "Ben", "Eve"))
    table = ann.create("open", "open", public=True)
    id = table["id"]
    ben.sit(table, 1)
    for other in (ben, eve):
        answer = close(other, id)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-creator")
    with ben.live(id) as line:
        assert line.hear()["table"]["status"] == "open"
        assert close(ann, id).json()["status"] == "closed"
        while line.hear_of("table")["table"]["status"] != "closed":
            pass
    assert id not in ids(eve, "open")
    assert id not in ids(ann, "mine"), "there is nothing to look at"
    answer = eve.post(f"/api/games/{id}/seats/2", {"name": "Eve"})
    assert (answer.status_code, answer.json()["code"]) == (409, "closed")
    assert "link" not in ann.table(id)["seats"][2]
    for answer in (close(ann, id), leave(ann, id), ben.act(id, {"seat": 1, "type": "pass"}, 0)):
        assert (answer.status_code, answer.json()["code"]) == (409, "closed")
    house.server.tables.let_go(id)
    assert ann.table(id)["status"] == "closed"
    assert ann.get(f"/api/games/{id}/log").json()["code"] == "not-started"


def test_who_sits_next_follows_a_creator_who_leaves_and_the_last_one_closes(house: Any) -> None:
    ann, ben, cy = (house.player(name) for name in ("Ann", "Ben", "Cy"))
    table = ann.create("open", "open", "open")
    id = table["id"]
    cy.sit(table, 2)
    ben.sit(table, 1)
    left = leave(ann, id).json()
    assert (left["you"], left["creator"], left["status"]) == (None, False, "open")
    assert cy.table(id)["creator"] is True, "Cy has sat there longer than Ben"
    assert ben.table(id)["creator"] is False
    assert "key=" in cy.table(id)["seats"][0]["link"]
    assert cy.http.delete(f"/api/games/{id}/seats/1").json()["seats"][1]["kind"] == "open"
    assert leave(cy, id).json()["status"] == "closed"


def test_any_of_those_who_sit_at_an_open_table_may_add_and_remove_bots(house: Any) -> None:
    ann, ben, eve = (house.player(name) for name in ("Ann", "Ben", "Eve"))
    table = ann.create("open", "open", "open")
    id, path = table["id"], f"/api/games/{table['id']}/seats"
    ben.sit(table, 1)
    for which in (eve.http.put(f"{path}/2/bot", json={"level": "greedy"}),):
        assert (which.status_code, which.json()["code"]) == (403, "no-seat")
    added = ben.http.put(f"{path}/2/bot", json={"level": "greedy"}).json()
    assert (added["seats"][2]["kind"], added["seats"][2]["level"]) == ("bot", "greedy")
    assert ben.http.put(f"{path}/2/bot", json={"level": "greedy"}).json()["code"] == "seat-taken"
    assert ben.http.put(f"{path}/9/bot", json={"level": "greedy"}).status_code == 404
    assert ben.http.put(f"{path}/3/bot", json={"level": "god"}).status_code == 422
    assert eve.http.delete(f"{path}/2/bot").json()["code"] == "no-seat"
    assert ben.http.delete(f"{path}/0/bot").json()["code"] == "no-bot"
    assert ann.http.delete(f"{path}/2/bot").json()["seats"][2]["kind"] == "open"
    ben.http.put(f"{path}/2/bot", json={"level": "random"})
    begun = ben.http.put(f"{path}/3/bot", json={"level": "random"}).json()
    assert begun["status"] == "playing"
    assert ben.http.delete(f"{path}/3/bot").json()["code"] == "started"
    assert id in ids(ben, "mine")


def test_open_tables_that_nobody_touches_expire(house: Any, times: Any) -> None:
    ann = house.player()
    old, fresh, running = (
        ann.create(*others)["id"] for others in (["open"] * 2, ["open"] * 2, ["random"] * 2)
    )
    engine = house.server.store.engine
    games = schema.games
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        for id in (old, running):
            past = update(games).where(games.c.id == id)
            connection.execute(past.values(updated=now() - int(15 * 1000 * DAY)))
    house.server.tables.let_go(old)
    keeping = Keeping(house.server.tables)
    with ann.live(old) as line:
        line.hear()
        house.call(keeping.expire)
        assert ann.table(old)["status"] == "open", "somebody sits and waits"
    house.server.tables.let_go(old)
    house.call(keeping.expire)
    assert [ann.table(id)["status"] for id in (old, fresh)] == ["closed", "open"]
    assert ann.table(running)["status"] != "closed"
    times(expire=0.0)
    house.call(keeping.expire)
    assert ann.table(fresh)["status"] == "closed"


def test_one_of_several_processes_tidies_up(house: Any) -> None:
    store = house.server.store
    assert house.call(lambda: aside.takes_turn(store, "test", HOUR)) is True
    assert house.call(lambda: aside.takes_turn(store, "test", HOUR)) is False
    assert house.call(lambda: aside.takes_turn(store, "test", 0)) is True
    assert house.call(lambda: aside.takes_turn(store, aside_name(), HOUR)) is False, "at the start"


def aside_name() -> str:
    from goldenspike.server.keeping import TIDIED

    return TIDIED


# Running tables


def test_a_bot_plays_on_for_who_leaves_a_running_game(three: Any, house: Any, wait: Any) -> None:
    id, (ann, ben, cy) = three
    left = leave(ben, id, then="bot", level="random").json()
    assert left["you"] is None
    seat = left["seats"][1]
    assert (seat["name"], seat["substitute"], seat["left"]) == ("Ben", "random", True)
    assert id not in ids(ben, "mine")
    ann.play(id)
    wait(lambda: ann.table(id)["to_act"] == [2])  # the bot has acted in Ben's place
    answer = ben.act(id, {"seat": 1, "type": "pass"}, ann.table(id)["n"])
    assert (answer.status_code, answer.json()["code"]) == (403, "no-seat")
    path = f"/api/games/{id}/seats/1"
    assert ben.http.delete(f"{path}/substitute").json()["code"] == "not-creator"
    assert ann.http.delete(f"{path}/substitute").json()["code"] == "nobody-there"
    assert leave(house.player("Eve"), id).json()["code"] == "no-seat"
    cy.play(id)


def test_a_seat_that_is_offered_is_taken_by_another_who_plays_on(three: Any, house: Any) -> None:
    id, (ann, ben, cy) = three
    dee = house.player("Dee")
    before = ann.get(f"/api/games/{id}/view").json()["view"]
    left = leave(ben, id, then="offer").json()
    seat = left["seats"][1]
    assert (seat["kind"], seat["name"], seat["left"]) == ("open", "Ben", False)
    assert "link" not in seat
    assert dee.post(f"/api/games/{id}/seats/1", {"name": "Dee"}).json()["code"] == "wrong-link"
    seated = dee.sit(ann.table(id), 1)
    assert (seated["you"], seated["status"], seated["seats"][1]["name"]) == (1, "playing", "Dee")
    ann.play(id)
    dee.play(id)
    assert ann.table(id)["to_act"] == [2]
    log = ann.get(f"/api/games/{id}/log").text
    views = [ann.get(f"/api/games/{id}/view?at={n}").json()["view"] for n in (0, 1)]
    assert views[0] == before, "the log keeps who began"
    house.server.tables.let_go(id)
    assert ann.get(f"/api/games/{id}/log").text == log
    assert [ann.get(f"/api/games/{id}/view?at={n}").json()["view"] for n in (0, 1)] == views
    cy.play(id)


def test_the_creator_fills_and_offers_seats_that_were_left(three: Any, house: Any) -> None:
    id, (ann, ben, cy) = three
    leave(ben, id, then="offer")
    path = f"/api/games/{id}/seats/1"
    assert cy.http.put(f"{path}/bot", json={"level": "greedy"}).json()["code"] == "not-creator"
    filled = ann.http.put(f"{path}/bot", json={"level": "greedy"}).json()["seats"][1]
    assert (filled["kind"], filled["substitute"], filled["left"]) == ("human", "greedy", True)
    assert cy.post(f"{path}/offer", {}).json()["code"] == "not-creator"
    assert ann.post(f"{path}/offer", {}).json()["seats"][1]["kind"] == "open"
    assert ann.post(f"/api/games/{id}/seats/2/offer", {}).json()["code"] == "not-left"
    assert house.player("Ben").sit(ann.table(id), 1)["seats"][1]["name"] == "Ben"


def test_the_last_human_who_leaves_closes_the_game(three: Any, house: Any) -> None:
    id, (ann, ben, cy) = three
    ann.play(id)
    leave(ann, id)
    assert [player.table(id)["creator"] for player in (ann, ben, cy)] == [False, True, False]
    leave(ben, id)
    assert cy.table(id)["creator"] is True
    closed = leave(cy, id).json()
    assert (closed["status"], closed["to_act"], closed["you"]) == ("closed", [], 2)
    assert id in ids(cy, "mine"), "it can be looked at"
    assert cy.legal(id)["actions"] == []
    assert cy.get(f"/api/games/{id}/view").json()["view"]["phase"] == "auction"
    assert '"nominate"' in cy.get(f"/api/games/{id}/log").text
    house.server.tables.let_go(id)
    assert cy.table(id)["status"] == "closed"
    assert cy.get(f"/api/games/{id}/view?at=0").status_code == 200


def test_who_plays_alone_closes_the_game_and_its_bots_rest(house: Any) -> None:
    ann, eve = house.player(), house.player("Eve")
    id = ann.create("random", "random", public=True)["id"]
    assert close(eve, id).json()["code"] == "not-creator"
    assert close(ann, id).json()["status"] == "closed"
    assert id not in ids(eve, "playing")
    n = ann.table(id)["n"]
    assert ann.act(id, {"seat": 0, "type": "pass"}, n).json()["code"] == "closed"
    assert house.call(lambda: house.server.store.waiting_for_bots()).count(id) == 0
    undo = ann.post(f"/api/games/{id}/undo", {"expected": n, "key": "u"})
    assert undo.json()["code"] == "closed"


def test_a_game_of_several_is_closed_by_its_creator_only_when_nobody_else_moves(
    three: Any, house: Any, times: Any
) -> None:
    id, (ann, ben, _) = three
    answer = close(ann, id)
    assert (answer.status_code, answer.json()["code"]) == (409, "others-play")
    assert answer.json()["days"] == 14
    assert "14 days" in answer.json()["detail"]
    times(idle=0.0)
    assert close(ben, id).json()["code"] == "not-creator"
    assert close(ann, id).json()["status"] == "closed"


def test_a_game_that_is_over_is_neither_left_nor_closed(house: Any, wait: Any) -> None:
    ann = house.player()
    id = ann.create("random", "random", "random", seed=5)["id"]
    table = house.server.tables.known[id]
    table.sheet.status = "over"
    for answer in (leave(ann, id), close(ann, id)):
        assert (answer.status_code, answer.json()["code"]) == (409, "over")


# Absent creators


def test_an_absent_creator_is_replaced_by_who_has_sat_there_longest(
    three: Any, house: Any, times: Any, wait: Any
) -> None:
    id, (ann, ben, cy) = three
    with ben.live(id) as line, cy.live(id):
        line.hear()
        wait(lambda: all(seat["online"] for seat in ann.table(id)["seats"][1:]))
        look_after(house)
        assert ben.table(id)["creator"] is False, "Ann was here a moment ago"
        times(away_live=0.0)
        with ann.live(id):
            wait(lambda: ann.table(id)["seats"][0]["online"])
            look_after(house)
            assert ann.table(id)["creator"] is True, "she is here"
        wait(lambda: not ben.table(id)["seats"][0]["online"])
        look_after(house)
        assert [player.table(id)["creator"] for player in (ann, ben, cy)] == [False, True, False]
        while not line.hear_of("table")["table"]["creator"]:
            pass
    path = f"/api/games/{id}/seats/0/substitute"
    assert ben.http.put(path, json={"level": "random"}).json()["seats"][0]["substitute"] == "random"
    assert ann.http.delete(path).status_code == 200, "she can play again herself"
    house.server.tables.let_go(id)
    assert ben.table(id)["creator"] is True


def test_at_casual_tables_absence_is_counted_in_days(house: Any, wait: Any) -> None:
    ann, ben = house.player("Ann"), house.player("Ben")
    id = ann.create("open", "random", pace="casual", public=True)["id"]
    ben.post(f"/api/games/{id}/seats/1", {"name": "Ben"})
    table = house.server.tables.known[id]
    with ben.live(id):
        wait(lambda: ben.table(id)["seats"][1]["online"])
        for away, replaced in ((2, False), (4, True)):
            table.sheet.created = now() - int(1000 * DAY * away)
            for seat in table.sheet.seats:
                seat.since = table.sheet.created
            look_after(house)
            assert ben.table(id)["creator"] is replaced
    assert leaving.last_sign(table, "nobody") == 0


def test_when_somebody_was_last_here_outlives_the_server(three: Any, house: Any, wait: Any) -> None:
    id, (ann, _, _) = three
    with ann.live(id) as line:
        line.hear()
    player = ann.get("/api/me").json()["player"]
    wait(lambda: house.call(lambda: house.server.store.load(id)).visits)
    house.server.tables.let_go(id)
    ann.table(id)
    assert now() - house.server.tables.known[id].seen[player] < 60_000


# Hiding


def test_a_hidden_table_is_found_among_the_hidden_and_brought_back(three: Any, house: Any) -> None:
    id, (ann, ben, _) = three
    path = f"/api/games/{id}/hidden"
    for _ in range(2):
        assert ann.http.put(path, json={}).status_code == 204
    assert (id in ids(ann, "mine"), ids(ann, "hidden")) == (False, [id])
    assert (id in ids(ben, "mine"), ids(ben, "hidden")) == (True, [])
    house.server.tables.let_go(id)
    assert ids(ann, "hidden") == [id]
    for _ in range(2):
        assert ann.http.delete(path).status_code == 204
    assert (id in ids(ann, "mine"), ids(ann, "hidden")) == (True, [])
    answer = house.player("Eve").http.put(path, json={})
    assert (answer.status_code, answer.json()["code"]) == (403, "no-seat")
    assert ann.http.put("/api/games/nonesuch23/hidden", json={}).status_code == 404


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "leave", {"then": "burn"}, 422),
        ("POST", "leave", {"then": "bot", "level": "god"}, 422),
        ("POST", "leave", {"level": None}, 422),
        ("POST", "leave", [], 422),
        ("POST", "leave", {"seat": 1}, 422),
        ("PUT", "seats/1/bot", {}, 422),
        ("PUT", "seats/-1/bot", {"level": "random"}, 404),
        ("PUT", "seats/x/bot", {"level": "random"}, 422),
        ("POST", "seats/99999999999999999999/offer", {}, 404),
        ("DELETE", "seats/7/bot", None, 404),
    ],
)
def test_mad_wishes_are_refused_calmly(
    house: Any, method: str, path: str, body: Any, status: int
) -> None:
    ann = house.player()
    id = ann.create("open", "open")["id"]
    answer = ann.http.request(method, f"/api/games/{id}/{path}", json=body)
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    assert ann.table(id)["status"] == "open"
