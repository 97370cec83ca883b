"""A move names the position it was made for: by the count of actions and their version."""

from __future__ import annotations

from typing import Any

NOMINATE = {"seat": 0, "type": "nominate", "company": "red", "bid": 2}
BLACK = {**NOMINATE, "company": "black"}
BID = {"seat": 1, "type": "bid", "amount": 9}


def position(player: Any, id: str) -> tuple[int, int]:
    seen = player.get(f"/api/games/{id}/view").json()
    return seen["n"], seen["version"]


def act(player: Any, id: str, action: dict[str, Any], n: int, version: int, key: str) -> Any:
    body = {"expected": n, "version": version, "key": key, "action": action}
    return player.post(f"/api/games/{id}/actions", body)


def test_a_bid_for_another_company_than_the_one_seen_is_stale(three: Any) -> None:
    id, (ann, ben, _) = three
    assert position(ann, id) == (0, 0)
    assert act(ann, id, NOMINATE, 0, 0, "a").status_code == 200
    n, seen = position(ben, id)
    ann.post(f"/api/games/{id}/undo", {"expected": n, "version": seen, "key": "b"})
    assert act(ann, id, BLACK, 0, 0, "c").status_code == 200
    answer = act(ben, id, BID, n, seen, "d")
    assert answer.status_code == 409
    assert answer.json()["code"] == "stale"
    n, version = position(ben, id)
    assert (n, version > seen) == (1, True)
    assert act(ben, id, BID, n, version, "e").status_code == 200


def test_without_a_version_the_count_alone_is_compared(three: Any) -> None:
    id, (ann, ben, _) = three
    assert ann.act(id, NOMINATE, 0).status_code == 200
    assert ben.act(id, BID, 1).status_code == 200


def test_every_answer_and_every_message_names_the_same_position(three: Any) -> None:
    id, (ann, ben, _) = three
    with ben.live(id) as line:
        assert line.hear()["version"] == 0
        played = act(ann, id, NOMINATE, 0, 0, "a").json()
        told = line.hear_of("step")
        assert (told["n"], told["version"]) == (played["n"], played["version"])
        for player in (ann, ben):
            assert position(player, id) == (1, played["version"])
            legal = player.get(f"/api/games/{id}/legal").json()
            assert (legal["n"], legal["version"]) == (1, played["version"])
        wish = {"expected": 1, "version": played["version"], "key": "b"}
        undone = ann.post(f"/api/games/{id}/undo", wish).json()
        told = line.hear_of("undo")
        assert (told["n"], told["version"]) == (undone["n"], undone["version"]) == (0, 0)


def test_an_undo_of_another_position_is_stale(three: Any) -> None:
    id, (ann, _, _) = three
    version = act(ann, id, NOMINATE, 0, 0, "a").json()["version"]
    wish = {"expected": 1, "version": version + 1, "key": "b"}
    assert ann.post(f"/api/games/{id}/undo", wish).status_code == 409
    assert position(ann, id) == (1, version)


def test_a_version_that_is_none_is_refused(three: Any) -> None:
    id, (ann, _, _) = three
    for version in ("1", -1, 1.5, True, [1]):
        body = {"expected": 0, "version": version, "key": "a", "action": NOMINATE}
        assert ann.post(f"/api/games/{id}/actions", body).status_code == 422
