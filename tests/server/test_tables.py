"""Tables: set up, found, seats taken and left, the game begins, bots stand in."""

from __future__ import annotations

from typing import Any

import pytest


def test_a_new_table_has_its_seats_and_links(house: Any) -> None:
    ann = house.player()
    table = ann.create("greedy", "open")
    assert table["status"] == "open"
    assert table["you"] == 0
    assert table["creator"] is True
    assert table["n"] == 0
    assert [seat["kind"] for seat in table["seats"]] == ["human", "bot", "open"]
    assert table["seats"][1]["level"] == "greedy"
    assert table["seats"][1]["online"] is True
    assert table["seats"][2]["link"].startswith(f"/table/{table['id']}?seat=2&key=")
    assert len(table["id"]) >= 8


def test_a_full_table_begins_at_once(house: Any) -> None:
    ann = house.player()
    table = ann.create("me", "random", "random", seed=5)
    assert table["status"] == "playing"
    assert table["seeded"] is True
    view = ann.get(f"/api/games/{table['id']}/view").json()
    assert view["view"]["phase"] == "auction"
    assert view["table"]["id"] == table["id"]


def test_a_chance_to_begin_with_is_a_step_of_its_own(house: Any) -> None:
    ann = house.player()
    table = ann.create("open", "open", options={"first": "random"})
    house.player("Ben").sit(table, 1)
    house.player("Cy").sit(table, 2)
    steps = ann.get(f"/api/games/{table['id']}/history").json()["steps"]
    assert [step["action"]["type"] for step in steps] == ["first_player"]
    assert ann.table(table["id"])["to_act"] == [steps[0]["action"]["player"]]


def test_the_game_begins_when_the_last_seat_is_taken(house: Any) -> None:
    ann, ben, cy = (house.player(name) for name in ("Ann", "Ben", "Cy"))
    table = ann.create("open", "open")
    assert ann.get(f"/api/games/{table['id']}/view").json()["view"] is None
    seated = ben.sit(table, 1)
    assert (seated["you"], seated["status"], seated["creator"]) == (1, "open", False)
    assert "link" not in seated["seats"][2]
    assert cy.sit(table, 2)["status"] == "playing"
    assert ann.table(table["id"])["to_act"] == [0]


def test_a_private_seat_wants_its_key(house: Any) -> None:
    ann, ben = house.player(), house.player("Ben")
    table = ann.create("open", "open")
    other = ann.create("open", "open")
    path = f"/api/games/{table['id']}/seats/1"
    key_of_another = other["seats"][1]["link"].partition("key=")[2]
    key_of_next = table["seats"][2]["link"].partition("key=")[2]
    for key in (None, "", "x" * 22, key_of_another, key_of_next, "é"):
        answer = ben.post(path, {"name": "Ben", "key": key})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-link")
    assert ann.table(table["id"])["seats"][1]["kind"] == "open"


def test_anybody_may_take_a_seat_of_a_public_table(house: Any) -> None:
    ann, ben = house.player(), house.player("Ben")
    table = ann.create("open", "open", public=True)
    listed = ben.get("/api/games?list=open").json()["games"]
    mine = next(entry for entry in listed if entry["id"] == table["id"])
    assert mine["seats"][1]["link"] == f"/table/{table['id']}?seat=1"
    answer = ben.post(f"/api/games/{table['id']}/seats/1", {"name": "Ben"})
    assert answer.json()["you"] == 1


def test_a_seat_is_taken_once(house: Any) -> None:
    ann, ben, cy = (house.player(name) for name in ("Ann", "Ben", "Cy"))
    table = ann.create("open", "open", public=True)
    path = f"/api/games/{table['id']}/seats/1"
    assert ben.post(path, {"name": "Ben"}).status_code == 200
    assert ben.post(path, {"name": "Ben"}).status_code == 200  # the link opened twice
    assert cy.post(path, {"name": "Cy"}).json()["code"] == "seat-taken"
    second = ben.post(f"/api/games/{table['id']}/seats/2", {"name": "Ben"})
    assert second.json()["code"] == "seated"
    assert ben.post(f"/api/games/{table['id']}/seats/7", {"name": "Ben"}).status_code == 404


def test_names_are_told_apart(house: Any) -> None:
    ann, other = house.player("Ann"), house.player("Ann")
    table = ann.create("open", "open")
    assert other.sit(table, 1)["seats"][1]["name"] == "Ann 2"


def test_a_seat_can_be_left_before_the_start(house: Any) -> None:
    ann, ben, cy = (house.player(name) for name in ("Ann", "Ben", "Cy"))
    table = ann.create("open", "open")
    ben.sit(table, 1)
    path = f"/api/games/{table['id']}/seats/1"
    assert cy.http.delete(path).status_code == 403
    left = ben.http.delete(path)
    assert (left.status_code, left.json()["you"]) == (200, None)
    fresh = ann.table(table["id"])
    assert fresh["seats"][1]["kind"] == "open"
    assert fresh["seats"][1]["link"] != table["seats"][1]["link"]
    ben.sit(fresh, 1)
    assert ann.http.delete(path).json()["seats"][1]["kind"] == "open"  # the creator may too


def test_nobody_leaves_a_game_that_has_begun(house: Any) -> None:
    ann = house.player()
    table = ann.create("random", "random")
    answer = ann.http.delete(f"/api/games/{table['id']}/seats/0")
    assert (answer.status_code, answer.json()["code"]) == (409, "started")


def test_a_bot_stands_in_for_an_absent_player(house: Any, wait: Any) -> None:
    ann, ben, cy = (house.player(name) for name in ("Ann", "Ben", "Cy"))
    table = ann.create("me", "open", "open")
    ben.sit(table, 1)
    cy.sit(table, 2)
    path = f"/api/games/{table['id']}/seats/1/substitute"
    assert cy.http.put(path, json={"level": "greedy"}).status_code == 403
    assert ann.http.put(path, json={"level": "perfect"}).status_code == 422
    with ben.live(table["id"]):
        wait(lambda: ann.table(table["id"])["seats"][1]["online"])
        answer = ann.http.put(path, json={"level": "greedy"})
        assert answer.json()["code"] == "player-present"
    wait(lambda: ann.http.put(path, json={"level": "greedy"}).status_code == 200)
    ann.play(table["id"])
    wait(lambda: ann.table(table["id"])["to_act"] == [2])  # Ben's bot has acted
    assert ben.legal(table["id"])["actions"] == []
    answer = ben.act(table["id"], {"seat": 1, "type": "pass"}, ann.table(table["id"])["n"])
    assert (answer.status_code, answer.json()["code"]) == (403, "substituted")
    given = ben.http.delete(path)
    assert given.json()["seats"][1]["substitute"] is None


def test_lists_are_of_the_right_tables(house: Any) -> None:
    ann, ben = house.player(), house.player("Ben")
    private = ann.create("open", "open")["id"]
    public = ann.create("open", "open", public=True)["id"]
    playing = ann.create("random", "random", public=True)["id"]

    def ids(player: Any, which: str) -> list[str]:
        listed = player.get(f"/api/games?list={which}").json()["games"]
        changed = [table["updated"] for table in listed]
        assert changed == sorted(changed, reverse=True), "the newest come first"
        return [table["id"] for table in listed]

    assert sorted(ids(ann, "mine")) == sorted([private, public, playing])
    assert ids(ben, "mine") == []
    assert public in ids(ben, "open")
    assert private not in ids(ben, "open")
    assert playing not in ids(ben, "open")
    assert playing in ids(ben, "playing")
    assert ben.get("/api/games?list=all").status_code == 422


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "bad-setup"),
        ({"board": "mars"}, "bad-setup"),
        ({"board": "../../etc/passwd"}, "bad-setup"),
        ({"options": {"first": 9}}, "bad-setup"),
        ({"options": {"house_rules": "yes"}}, "bad-setup"),
        ({"seats": [{"kind": "open"}] * 2}, "bad-setup"),
        ({"seats": [{"kind": "open"}] * 7}, "bad-setup"),
        ({"seats": [{"kind": "me", "name": "A"}] * 3}, "two-seats"),
        ({"seats": [{"kind": "me", "name": " \u200b"}, *[{"kind": "open"}] * 2]}, "no-name"),
        ({"seats": [{"kind": "bot", "level": "god"}] * 3}, "invalid"),
        ({"seats": [{"kind": "king"}] * 3}, "invalid"),
        ({"seats": []}, "invalid"),
        ({"pace": "slow"}, "invalid"),
        ({"seed": 2**60}, "invalid"),
        ({"seed": "7"}, "invalid"),
        ({"cheat": True}, "invalid"),
    ],
)
def test_what_cannot_be_a_table_is_refused(house: Any, wish: Any, code: str) -> None:
    base = {"game": "steel-driver", "board": "usa", "seats": [{"kind": "open"}] * 3}
    answer = house.player().post("/api/games", {**base, **wish})
    assert (answer.status_code, answer.json()["code"]) == (422, code)
    assert answer.headers["content-type"] == "application/problem+json"


def test_an_unknown_table_is_not_found(house: Any) -> None:
    for id in ("nonesuch23", "x", "A" * 300, "%00", "..%2f", "💥"):
        answer = house.player().get(f"/api/games/{id}")
        assert answer.status_code == 404, id


def test_a_line_of_chat_sent_again_with_its_key_is_said_once(house: Any) -> None:
    from goldenspike.server.table import KEYS_KEPT

    ann, eve = house.player(), house.player("Eve")
    id = ann.create("open", "open")["id"]
    path = f"/api/games/{id}/chat"
    first = ann.post(path, {"text": "Hello", "key": "k1"})
    again = ann.post(path, {"text": "Hello", "key": "k1"})
    assert (again.status_code, again.json()) == (201, first.json())
    eve.post(path, {"text": "Hello", "name": "Eve", "key": "k1"})  # a key of her own
    ann.post(path, {"text": "Hello"})
    ann.post(path, {"text": "Hello"})
    chat = ann.get(f"/api/games/{id}/history").json()["chat"]
    assert [line["name"] for line in chat] == ["Ann", "Eve", "Ann", "Ann"]
    table = house.server.tables.known[id]
    for number in range(3 * KEYS_KEPT):
        table.remember_line("ann", f"k{number}", {})
    assert len(table.said) == KEYS_KEPT
    assert ann.post(path, {"text": "Hi", "key": "with blank"}).status_code == 422


def test_chat_reaches_everybody_and_is_kept(house: Any) -> None:
    ann, eve = house.player(), house.player("Eve")
    table = ann.create("open", "open")
    with eve.live(table["id"]) as line:
        assert line.hear()["type"] == "sync"
        said = ann.post(f"/api/games/{table['id']}/chat", {"text": " Hello\x00\u202e  all \n\n"})
        assert said.status_code == 201
        assert said.json()["text"] == "Hello all"
        assert (said.json()["seat"], said.json()["name"]) == (0, "Ann")
        assert line.hear_of("chat")["line"] == said.json()
    assert eve.post(f"/api/games/{table['id']}/chat", {"text": "Hi"}).json()["code"] == "no-name"
    spectator = eve.post(f"/api/games/{table['id']}/chat", {"text": "Hi", "name": "Eve"}).json()
    assert (spectator["seat"], spectator["name"]) == (None, "Eve")
    chat = ann.get(f"/api/games/{table['id']}/history").json()["chat"]
    assert [entry["text"] for entry in chat] == ["Hello all", "Hi"]
    assert ann.post(f"/api/games/{table['id']}/chat", {"text": "\u200b"}).status_code == 422


def test_what_is_too_long_is_refused_with_the_limit_not_cut(house: Any) -> None:
    ann = house.player()
    table = ann.create("open", "open")
    path = f"/api/games/{table['id']}/chat"
    assert len(ann.post(path, {"text": "a" * 500}).json()["text"]) == 500
    refused = ann.post(path, {"text": "a" * 501})
    assert refused.status_code == 422
    assert (refused.json()["code"], refused.json()["limit"]) == ("line-too-long", 500)
    assert "this one has 501" in refused.json()["detail"]
    for player, status in ((house.player("n" * 24), 201), (house.player("n" * 25), 422)):
        seats = [{"kind": "me", "name": player.name}, {"kind": "open"}, {"kind": "open"}]
        wish = {"game": "steel-driver", "board": "usa", "seats": seats}
        answer = player.post("/api/games", wish)
        assert answer.status_code == status
    assert (answer.json()["code"], answer.json()["limit"]) == ("name-too-long", 24)


@pytest.mark.parametrize(
    "name",
    [
        "Paul 0",
        "paul 0",
        "PAUL0",
        "P\u0430ul O",  # a Cyrillic a
        "\U0001d40faul 0",  # a mathematical P
        "\u0420\u0430ul 0",  # a Cyrillic R
        "Pâul 0",
        "Paul-O",
        "Pau1 0",
    ],
)
def test_who_watches_cannot_be_taken_for_a_player(house: Any, name: str) -> None:
    paul, eve = house.player("Paul 0"), house.player("Eve")
    table = paul.create("open", "open")
    path = f"/api/games/{table['id']}/chat"
    refused = eve.post(path, {"text": "I give up", "name": name})
    assert (refused.status_code, refused.json()["code"]) == (409, "name-of-player")
    said = eve.post(path, {"text": "Hello", "name": "Paula"}).json()
    assert said["seat"] is None


def test_lists_are_turned_page_by_page_and_none_is_lost(house: Any) -> None:
    ann = house.player("Pia")
    made = [ann.create("open", "open")["id"] for _ in range(5)]
    waits = ann.create("random", "random", options={"first": 0})["id"]
    made += [ann.create("open", "open")["id"] for _ in range(2)]
    seen: list[str] = []
    query = ""
    while True:
        page = ann.get(f"/api/games?list=mine&limit=3{query}").json()
        assert len(page["games"]) == 3 or page["next"] is None
        seen += [table["id"] for table in page["games"]]
        if page["next"] is None:
            break
        query = f"&after={page['next']}"
    assert seen[0] == waits, "what waits for oneself comes first"
    assert seen[1:] == list(reversed(made)), "then the newest"
    for bad in ("&after=x", "&after=9.9.zzzz", "&limit=0", "&limit=101", "&limit=x"):
        assert ann.get(f"/api/games?list=mine{bad}").status_code == 422


def test_what_is_imported_waits_for_nobody(house: Any) -> None:
    ann = house.player("Ida")
    running = ann.create("open", "open", seed=3)
    for seat in (1, 2):
        house.player().sit(running, seat)
    log = ann.get(f"/api/games/{running['id']}/log").text
    imported = ann.post("/api/games/import", {"log": log}).json()
    assert imported["you"] is None
    mine = [table["id"] for table in ann.get("/api/games?list=mine").json()["games"]]
    assert mine[0] == running["id"]
    assert imported["id"] in mine


@pytest.mark.parametrize("name", ["\u0410nn", "ann", "A nn", "\u00c1nn", "\uff21nn", "Ann\u200b."])
def test_nobody_sits_down_by_a_name_that_looks_like_anothers(house: Any, name: str) -> None:
    ann, eve = house.player("Ann"), house.player(name)
    id = ann.create("open", "open", public=True)["id"]
    refused = eve.post(f"/api/games/{id}/seats/1", {"name": name})
    assert (refused.status_code, refused.json()["code"]) == (409, "name-of-player")
    assert eve.post(f"/api/games/{id}/seats/1", {"name": "Eve"}).status_code == 200


def test_who_is_called_the_same_gets_a_number(house: Any) -> None:
    ann = house.player("Ann")
    id = ann.create("open", "open", public=True)["id"]
    for seat, name in ((1, "Ann 2"), (2, "Ann 3")):
        table = house.player().post(f"/api/games/{id}/seats/{seat}", {"name": "Ann"}).json()
        assert table["seats"][seat]["name"] == name


def test_a_bot_takes_no_name_that_looks_like_a_players(house: Any) -> None:
    names = [seat["name"] for seat in house.player("Ann").create("greedy", "greedy")["seats"]]
    first = names[1]
    alike = first.lower() if first.lower() != first else first.upper()
    seats = house.player(alike).create("greedy", "greedy")["seats"]
    assert seats[0]["name"] == alike
    assert first not in [seat["name"] for seat in seats]
