"""Personal links: they end by use, by time or by wish, and nobody loses seats to them."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from goldenspike.server.routes import me
from goldenspike.server.store import store

FORM = {"Content-Type": "application/x-www-form-urlencoded"}
PAGE = {"Accept": "text/html"}


def is_valid(house: Any, link: str) -> bool:
    return bool(house.player().get(link).status_code == 200)


@pytest.mark.parametrize(("wish", "hours"), [({}, 168), ({"hours": 1}, 1), ({"hours": 8760}, 8760)])
def test_a_link_ends_after_the_time_chosen(
    house: Any, wish: Any, hours: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = house.player()
    assert ann.get("/api/me").json()["link_until"] is None
    made = ann.post("/api/me/link", wish).json()
    until = datetime.fromisoformat(made["until"])
    assert abs(until - datetime.now(UTC) - timedelta(hours=hours)) < timedelta(minutes=5)
    assert ann.get("/api/me").json()["link_until"] == made["until"]
    assert is_valid(house, made["link"])
    late = store.now() + hours * me.HOUR + 1000
    monkeypatch.setattr(store, "now", lambda: late)
    monkeypatch.setattr(me, "now", lambda: late)
    assert not is_valid(house, made["link"])
    assert house.player().post(made["link"]).status_code == 404
    assert ann.get("/api/me").json()["link_until"] is None


@pytest.mark.parametrize("hours", [0, -1, 8761, 1.5, "x", None])
def test_a_time_that_cannot_be_is_refused(house: Any, hours: Any) -> None:
    answer = house.player().post("/api/me/link", {"hours": hours})
    assert (answer.status_code, answer.json()["code"]) == (422, "invalid")


def test_a_link_can_be_revoked(house: Any) -> None:
    ann = house.player()
    link = ann.post("/api/me/link", {}).json()["link"]
    assert ann.http.delete("/api/me/link").status_code == 204
    assert not is_valid(house, link)
    assert ann.get("/api/me").json()["link_until"] is None
    assert ann.http.delete("/api/me/link").status_code == 204  # there is none to revoke


def test_of_many_clicks_at_once_one_counts(house: Any) -> None:
    link = house.player().post("/api/me/link", {}).json()["link"]
    players = [house.player() for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda player: player.post(link).status_code, players))
    assert sorted(answers) == [303, 404, 404, 404, 404, 404]


@pytest.mark.parametrize(
    ("language", "question", "left"),
    [
        ("en", "Which of the two shall it be?", "are still there"),
        ("es-MX", "¿Cuál de los dos debe ser?", "siguen ahí"),
        ("pt-BR", "Qual dos dois ele deve ser?", "continuam lá"),
    ],
)
def test_who_has_seats_is_asked_which_to_keep_and_can_come_back(
    house: Any, language: str, question: str, left: str
) -> None:
    ann, ben = house.player("Ann"), house.player("<Ben>")
    hers, his = ann.create("open", "open")["id"], ben.create("open", "open")["id"]
    link = ann.post("/api/me/link", {}).json()["link"]
    headers = {**PAGE, "Accept-Language": language}
    page = ben.get(link, headers=headers).text
    assert question in page
    assert "<b>Ann</b>" in page
    assert "<b>&lt;Ben&gt;</b>" in page
    assert re.findall('name="keep" value="(.*?)"', page) == ["link", "own"]
    asked = ben.http.post(link, headers={**headers, **FORM})
    assert asked.status_code == 409
    assert question in asked.text
    stays = ben.http.post(link, content=b"keep=own", headers=FORM)
    assert (stays.status_code, stays.headers["location"]) == (303, "/")
    assert ben.table(his)["you"] == 0
    goes = ben.http.post(link, content=b"keep=link", headers={**headers, **FORM})
    assert goes.status_code == 200
    assert left in goes.text
    assert (ben.table(hers)["you"], ben.table(his)["you"]) == (0, None)
    assert not is_valid(house, link)
    way_back = re.search(f'value="{house.base}(/back/.*?)"', goes.text)
    assert way_back is not None
    other = house.player()
    assert other.post(way_back[1]).status_code == 303
    assert other.table(his)["you"] == 0


def test_who_has_no_seats_or_is_the_same_player_is_not_asked(house: Any) -> None:
    ann = house.player("Ann")
    ann.create("open", "open")
    for player in (ann, house.player()):
        link = ann.post("/api/me/link", {}).json()["link"]
        page = player.get(link, headers=PAGE).text
        assert re.findall('name="keep" value="(.*?)"', page) == ["link"]
        assert player.http.post(link, content=b"keep=link", headers=FORM).status_code == 303
