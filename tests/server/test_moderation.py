"""Talk that goes wrong is reported and silenced; whoever spoils a house is banned from it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import delete, update
from websockets.exceptions import ConnectionClosed, InvalidStatus

from goldenspike.engine.errors import BadSetup
from goldenspike.server.bans import Bans, canonical
from goldenspike.server.keeping import Keeping
from goldenspike.server.store import schema
from goldenspike.server.store.store import now

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def admin(house: Any, run: Run) -> Any:
    """Runs a command of `admin` on the house of the tests, whose bans end with the test."""
    settings = house.settings

    def on_house(*words: object) -> tuple[int, str]:
        where: list[object] = ["--data", settings.data]
        if settings.database_url is not None:
            where += ["--database-url", settings.database_url]
        return run("admin", *words, *where)

    yield on_house
    engine = house.server.store.engine
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(delete(schema.bans))
    house.call(house.server.tables.learn_bans)


def say(player: Any, id: str, text: str, **more: Any) -> Any:
    return player.post(f"/api/games/{id}/chat", {"text": text, **more})


def me(player: Any) -> dict[str, Any]:
    return dict(player.get("/api/me").json())


# Reports


def test_a_reported_line_is_listed_as_it_was_said(house: Any, admin: Run) -> None:
    ann, eve = house.player("Ann"), house.player("Eve")
    id = ann.create("open", "open")["id"]
    line = say(eve, id, "You are all cheats", name="Eve").json()["id"]
    path = f"/api/games/{id}/chat/{line}/report"
    for player in (ann, ann, house.player("Ben")):
        assert player.post(path, {}).status_code == 204
    own = eve.post(path, {})
    assert (own.status_code, own.json()["code"]) == (409, "own-line")
    for wrong in (line + 10_000, 0, -1, 2**40):
        answer = ann.post(f"/api/games/{id}/chat/{wrong}/report", {})
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-line")
    other = ann.create("open", "open")["id"]
    assert ann.post(f"/api/games/{other}/chat/{line}/report", {}).status_code == 404
    admin("remove-chat", id, line)
    code, said = admin("reports", "--json", "--limit", 1)
    assert code == 0
    told = json.loads(said)
    assert (told["table"], told["line"], told["reports"]) == (id, line, 2)
    assert (told["name"], told["text"]) == ("Eve", "You are all cheats")
    assert told["player"] == me(eve)["player"]
    assert told["address"] == "127.0.0.1"
    assert "address" not in ann.get(f"/api/games/{id}/history").text


def test_networks_of_lines_are_forgotten_after_a_month(house: Any) -> None:
    ann = house.player()
    id = ann.create("open", "open")["id"]
    old, new = (say(ann, id, text).json()["id"] for text in ("old", "new"))
    chat = schema.chat
    engine = house.server.store.engine
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        past = update(chat).where(chat.c.id == old)
        connection.execute(past.values(at=now() - 31 * 86_400_000))
    house.call(Keeping(house.server.tables).forget)
    with engine.connect() as connection:
        rows = connection.execute(chat.select().where(chat.c.game == id)).mappings()
        assert {row["id"]: row["address"] for row in rows} == {old: None, new: "127.0.0.1"}


def test_reports_are_limited(strict: Any) -> None:
    ann, eve = strict.player(), strict.player("Eve")
    id = ann.create("open", "open")["id"]
    line = say(eve, id, "Hello", name="Eve").json()["id"]
    path = f"/api/games/{id}/chat/{line}/report"
    assert [ann.post(path, {}).status_code for _ in range(11)] == [204] * 10 + [429]


# Mutes


def test_the_creator_silences_a_player_at_the_table_and_lets_them_speak_again(
    three: Any, house: Any
) -> None:
    id, (ann, ben, cy) = three
    line = say(ben, id, "Slow!").json()["id"]
    path = f"/api/games/{id}/mutes"
    for player in (ben, cy, house.player("Eve")):
        for answer in (player.post(path, {"line": line}), player.get(path)):
            assert (answer.status_code, answer.json()["code"]) == (403, "not-creator")
    (mute,) = ann.post(path, {"line": line}).json()["mutes"]
    assert mute["name"] == "Ben"
    assert ann.post(path, {"line": line}).json()["mutes"] == [mute]
    silenced = say(ben, id, "Hello?")
    assert (silenced.status_code, silenced.json()["code"]) == (403, "muted")
    assert say(cy, id, "Better").status_code == 201, "whose network is the same, but who plays"
    other = ben.create("open", "open")["id"]
    assert say(ben, other, "Here I may").status_code == 201
    ann.play(id)
    ben.play(id)
    assert ann.post(path, {"line": say(ann, id, "x").json()["id"]}).json()["code"] == "own-line"
    house.server.tables.let_go(id)
    assert say(ben, id, "Hello?").status_code == 403
    assert cy.http.delete(f"{path}/{mute['id']}").json()["code"] == "not-creator"
    assert ann.http.delete(f"{path}/{mute['id']}").json()["mutes"] == []
    assert say(ben, id, "Thanks").status_code == 201


def test_a_silenced_watcher_does_not_come_back_by_throwing_the_cookie_away(
    three: Any, house: Any
) -> None:
    id, (ann, _, _) = three
    eve, again = house.player("Eve"), house.player("Eva")
    line = say(eve, id, "Boo", name="Eve").json()["id"]
    ann.post(f"/api/games/{id}/mutes", {"line": line})
    assert say(eve, id, "Boo", name="Eve").json()["code"] == "muted"
    assert say(again, id, "Boo", name="Eva").json()["code"] == "muted"
    assert say(ann, id, "Quiet at last").status_code == 201


@pytest.mark.parametrize("body", [{}, {"line": 0}, {"line": "1"}, {"line": 2**40}, {"seat": 1}, []])
def test_mad_mutes_are_refused_calmly(house: Any, body: Any) -> None:
    ann = house.player()
    id = ann.create("open", "open")["id"]
    assert ann.post(f"/api/games/{id}/mutes", body).status_code == 422
    assert ann.http.delete(f"/api/games/{id}/mutes/99999999999").status_code == 200


# Bans


def test_a_banned_player_may_look_but_neither_play_nor_speak(
    three: Any, house: Any, admin: Run, wait: Any
) -> None:
    id, (ann, ben, _) = three
    player = me(ann)["player"]
    with ann.live(id) as line, ben.live(id) as other:
        line.hear()
        code, said = admin("ban", player, "--until", "2999-01-01")
        assert (code, said) == (0, f"Banned {player} until 2999-01-01T00:00:00.000Z.\n")
        with pytest.raises(ConnectionClosed) as closed:
            line.hear_of("nothing of this kind")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        other.hear()
    for path, body in (
        (f"/api/games/{id}/actions", {"expected": 0, "key": "k", "action": {}}),
        (f"/api/games/{id}/chat", {"text": "Hello"}),
        ("/api/games", {}),
        ("/api/me/link", {}),
    ):
        answer = ann.post(path, body)
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")
        assert answer.json()["until"] == "2999-01-01T00:00:00.000Z"
        assert answer.json()["detail"].startswith("You are banned here until 2999-01-01")
    with pytest.raises(InvalidStatus) as refused, ann.live(id):
        pass
    assert refused.value.response.status_code == 403
    assert ann.table(id)["you"] == 0
    assert ann.get(f"/api/games/{id}/log").status_code == 200
    assert me(ann)["banned"] == {"until": "2999-01-01T00:00:00.000Z"}
    assert me(ben)["banned"] is None
    assert say(ben, id, "Where is Ann?").status_code == 201
    assert [json.loads(row)["who"] for row in admin("bans", "--json")[1].splitlines()] == [player]
    assert admin("unban", player) == (0, f"{player} is not banned any more.\n")
    wait(lambda: say(ann, id, "Back").status_code == 201)
    assert admin("bans") == (0, "")
    code, said = admin("unban", player)
    assert (code, "is not banned." in said) == (1, True)


def test_a_banned_network_takes_all_its_players_along(house: Any, admin: Run, wait: Any) -> None:
    ann = house.player()
    id = ann.create("open", "open")["id"]
    admin("ban", "127.0.0.0/16")
    wait(lambda: say(ann, id, "x").status_code == 403)
    assert say(ann, id, "x").json()["until"] is None
    assert house.player().post("/api/games/import", {"log": ""}).json()["code"] == "banned"
    admin("unban", "127.0.0.0/16")
    wait(lambda: say(ann, id, "x").status_code == 201)


def test_bans_know_addresses_networks_players_and_their_end() -> None:
    bans = Bans()
    ended, later = now() - 1, now() + 60_000
    bans.take(
        [
            {"value": "203.0.113.7", "until": None},
            {"value": "198.51.100.0/24", "until": later},
            {"value": "2001:db8:1::/48", "until": None},
            {"value": "2001:db8:9:9::/64", "until": None},
            {"value": "192.0.2.1", "until": ended},
            {"value": "p" * 22, "until": None},
        ]
    )
    for address in ("203.0.113.7", "198.51.100.200", "2001:db8:1:5::/64", "2001:db8:9:9::/64"):
        assert bans.until(address, None) is not None, address
    for address in ("203.0.113.8", "198.51.101.1", "2001:db8:2:5::/64", "192.0.2.1", "unknown"):
        assert bans.until(address, "q" * 22) is None, address
    assert bans.until("198.51.100.1", None) == later
    assert bans.until("unknown", "p" * 22) is not None


def test_what_is_banned_is_written_in_one_way() -> None:
    assert canonical(" 203.0.113.7 ") == "203.0.113.7"
    assert canonical("203.0.113.7/24") == "203.0.113.0/24"
    assert canonical("2001:db8::5") == "2001:db8::/64"
    assert canonical("p" * 22) == "p" * 22
    for wrong in ("", "Ann", "203.0.113", "0.0.0.0/0", "::/0", "10.0.0.0/4", "203.0.113.7/33"):
        with pytest.raises(BadSetup):
            canonical(wrong)


def test_a_ban_that_cannot_be_is_refused_in_a_sentence(admin: Run) -> None:
    for words, said in (
        (("ban", "Ann"), "is no address such as"),
        (("ban", "0.0.0.0/0"), "a large part of the whole net"),
        (("ban", "203.0.113.7", "--until", "tomorrow"), "--until is a date such as"),
        (("ban", "203.0.113.7", "--until", "2020-01-01"), "is past"),
        (("unban", "203.0.113.7"), "is not banned"),
        (("close", "nonesuch23"), "There is no table nonesuch23."),
    ):
        code, told = admin(*words)
        assert code == 1
        assert said in told


# Closing


def test_a_table_that_is_closed_from_outside_tells_who_looks(three: Any, admin: Run) -> None:
    id, (ann, ben, _) = three
    ann.play(id)
    with ben.live(id) as line:
        line.hear()
        assert admin("close", id) == (0, f"Closed the table {id}.\n")
        while line.hear_of("table")["table"]["status"] != "closed":
            pass
    assert ben.legal(id)["actions"] == []
    assert ann.table(id)["status"] == "closed"
    assert admin("close", id)[1].endswith(f"The table {id} is closed already.\n")
    assert id in admin("tables", "--status", "closed")[1]


def test_an_export_says_how_far_a_damaged_game_goes(
    three: Any, house: Any, admin: Run, tmp_path: Any
) -> None:
    id, (ann, _, _) = three
    ann.play(id)
    actions = schema.actions
    engine = house.server.store.engine
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(update(actions).where(actions.c.game == id).values(action="{"))
    code, said = admin("export", tmp_path / "logs", "--table", id)
    assert code == 0
    assert f"{id}: Step 1 of this game cannot be read" in said
    assert (tmp_path / "logs" / f"{id}.gslog").exists()
