"""Playing over HTTP: actions, refusals, stale and repeated requests, undo, views of the past."""

from __future__ import annotations

from typing import Any

import pytest

NOMINATE = {"seat": 0, "type": "nominate", "company": "red", "bid": 2}


def test_an_action_is_played_and_told(three: Any) -> None:
    id, (ann, ben, _) = three
    answer = ann.act(id, NOMINATE, 0)
    assert answer.status_code == 200
    body = answer.json()
    assert body["n"] == 1
    assert body["action"] == NOMINATE
    assert body["events"][0] == {"type": "nominated", "seat": 0, "company": "red", "bid": 2}
    assert body["view"]["auction"]["bid"] == 2
    assert ben.table(id)["to_act"] == [1]
    assert ben.get(f"/api/games/{id}/view").json()["view"] == body["view"]
    step = ben.get(f"/api/games/{id}/history").json()["steps"][0]
    assert (step["n"], step["action"], step["events"]) == (1, NOMINATE, body["events"])
    assert step["at"].endswith("Z")


def test_an_illegal_action_is_refused_with_its_rule(three: Any) -> None:
    id, (ann, _, _) = three
    answer = ann.act(id, {**NOMINATE, "bid": 11}, 0)
    assert answer.status_code == 422
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["code"] == "illegal-action"
    assert answer.json()["refusal"]["rule"] == "SD-3.2"
    assert answer.json()["refusal"]["text"] == answer.json()["detail"]
    assert ann.table(id)["n"] == 0


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"seat": 0},
        {"seat": 0, "type": "win"},
        {"seat": 0, "type": "nominate", "company": "red"},
        {"seat": 0, "type": "nominate", "company": "red", "bid": "2"},
        {"seat": "0", "type": "pass"},
        {"seat": None, "type": "pass"},
    ],
)
def test_what_is_no_action_is_refused(three: Any, action: Any) -> None:
    id, (ann, _, _) = three
    answer = ann.act(id, action, 0)
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed-action")


def test_another_seat_is_not_ours_to_play(three: Any, house: Any) -> None:
    id, (ann, ben, _) = three
    assert ben.act(id, NOMINATE, 0).json()["code"] == "not-your-seat"
    assert ann.act(id, {**NOMINATE, "seat": 1}, 0).json()["code"] == "not-your-seat"
    chance = {"seat": None, "type": "first_player", "player": 0}
    assert ann.act(id, chance, 0).json()["code"] == "not-your-seat"
    stranger = house.player("Eve").act(id, NOMINATE, 0)
    assert (stranger.status_code, stranger.json()["code"]) == (403, "no-seat")
    assert ann.table(id)["n"] == 0


def test_out_of_turn_is_a_refusal(three: Any) -> None:
    id, (_, ben, _) = three
    answer = ben.act(id, {**NOMINATE, "seat": 1}, 0)
    assert answer.status_code == 422
    assert answer.json()["refusal"]["rule"] == "SD-9.1"


def test_a_stale_action_is_told_what_happened(three: Any) -> None:
    id, (ann, ben, _) = three
    ann.act(id, NOMINATE, 0)
    answer = ben.act(id, {"seat": 1, "type": "pass"}, 0)
    assert answer.status_code == 409
    problem = answer.json()
    assert (problem["code"], problem["n"]) == ("stale", 1)
    assert [step["action"] for step in problem["since"]] == [NOMINATE]
    ahead = ben.act(id, {"seat": 1, "type": "pass"}, 5)
    assert (ahead.status_code, ahead.json()["since"]) == (409, [])


def test_the_same_key_plays_once(three: Any) -> None:
    id, (ann, ben, _) = three
    first = ann.act(id, NOMINATE, 0, key="once")
    again = ann.act(id, NOMINATE, 0, key="once")
    assert again.status_code == 200
    assert again.json() == first.json()
    assert ann.table(id)["n"] == 1
    ben.act(id, {"seat": 1, "type": "bid", "amount": 3}, 1, key="once")  # another's key
    assert ann.table(id)["n"] == 2
    assert ann.act(id, NOMINATE, 0, key="once").json() == first.json()


def test_a_game_not_begun_takes_no_action(house: Any) -> None:
    ann = house.player()
    table = ann.create("open", "open")
    answer = ann.act(table["id"], NOMINATE, 0)
    assert (answer.status_code, answer.json()["code"]) == (409, "not-started")
    assert ann.legal(table["id"])["actions"] == []
    assert ann.get(f"/api/games/{table['id']}/log").json()["code"] == "not-started"


def test_legal_actions_are_of_the_own_seat_only(three: Any, house: Any) -> None:
    id, (ann, ben, _) = three
    legal = ann.legal(id)
    assert (legal["n"], legal["seat"]) == (0, 0)
    assert NOMINATE in legal["actions"]
    assert len(legal["previews"]) == len(legal["actions"])
    place = legal["actions"].index(NOMINATE)
    assert legal["previews"][place][0]["type"] == "nominated"
    assert ben.legal(id) == {"n": 0, "version": 0, "seat": 1, "actions": [], "previews": []}
    assert house.player("Eve").legal(id)["seat"] is None


def test_the_past_can_be_seen(three: Any) -> None:
    id, players = three
    views = [players[0].get(f"/api/games/{id}/view").json()["view"]]
    for n in range(40):
        seat = players[0].table(id)["to_act"][0]
        views.append(players[seat].play(id, which=n * 5)["view"])
    for n in (0, 1, 15, 16, 17, 33, 40):
        past = players[1].get(f"/api/games/{id}/view?at={n}").json()
        assert (past["n"], past["view"]) == (n, views[n])
    assert players[1].get(f"/api/games/{id}/view?at=41").status_code == 404
    assert players[1].get(f"/api/games/{id}/view?at=-1").status_code == 422
    assert players[1].get(f"/api/games/{id}/view?at=x").status_code == 422


class TestPreviews:
    def ask(self, player: Any, id: str, *actions: Any) -> Any:
        return player.post(f"/api/games/{id}/previews", {"actions": list(actions)})

    def test_tell_what_an_action_would_cause_or_why_it_is_refused(self, three: Any) -> None:
        id, (ann, _, _) = three
        answer = self.ask(ann, id, NOMINATE, {**NOMINATE, "bid": 11}).json()
        legal = ann.legal(id)
        known = legal["previews"][legal["actions"].index(NOMINATE)]
        assert answer["n"] == 0
        assert answer["previews"][0] == {"events": known, "refusal": None}
        assert answer["previews"][1]["events"] is None
        assert answer["previews"][1]["refusal"]["rule"] == "SD-3.2"
        assert ann.table(id)["n"] == 0

    def test_of_another_turn_are_refusals(self, three: Any) -> None:
        id, (_, ben, _) = three
        refused = self.ask(ben, id, {**NOMINATE, "seat": 1}).json()["previews"][0]
        assert refused["refusal"]["code"] == "turn/other-seat"

    def test_are_for_the_own_seat_only(self, three: Any, house: Any) -> None:
        id, (_, ben, _) = three
        assert self.ask(ben, id, NOMINATE).json()["code"] == "not-your-seat"
        assert self.ask(house.player("Eve"), id, NOMINATE).json()["code"] == "no-seat"

    def test_are_limited_in_number_and_form(self, three: Any) -> None:
        id, (ann, _, _) = three
        assert self.ask(ann, id, *[NOMINATE] * 65).json()["code"] == "invalid"
        assert self.ask(ann, id, {"seat": 0}).json()["code"] == "malformed-action"

    def test_are_left_out_where_there_are_very_many(
        self, three: Any, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        id, (ann, _, _) = three
        monkeypatch.setattr("goldenspike.server.table.PREVIEWED", 1)
        legal = ann.legal(id)
        nominations = [action["type"] == "nominate" for action in legal["actions"]]
        assert [preview is None for preview in legal["previews"]] == nominations
        assert nominations.count(True) > 1


class TestUndo:
    def undo(self, player: Any, id: str, expected: int, key: str = "u") -> Any:
        return player.post(f"/api/games/{id}/undo", {"expected": expected, "key": key})

    def test_takes_back_the_own_last_action(self, three: Any) -> None:
        id, (ann, ben, _) = three
        before = ann.get(f"/api/games/{id}/view").json()["view"]
        ann.act(id, NOMINATE, 0)
        with ben.live(id) as line:
            line.hear()
            answer = self.undo(ann, id, 1)
            assert answer.status_code == 200
            assert (answer.json()["n"], answer.json()["action"]) == (0, None)
            assert answer.json()["view"] == before
            told = line.hear_of("undo")
            assert (told["n"], told["view"], told["to_act"]) == (0, before, [0])
        assert ann.table(id)["n"] == 0
        assert ann.act(id, {**NOMINATE, "bid": 5}, 0).status_code == 200
        assert len(ann.get(f"/api/games/{id}/history").json()["steps"]) == 1

    def test_takes_back_one_own_action_after_another(self, three: Any) -> None:
        id, players = three
        n = 0
        while n < 10:  # Ann wins two companies, nobody else wants any
            seat = players[0].table(id)["to_act"][0]
            legal = players[seat].legal(id)["actions"]
            passing = [a for a in legal if a["type"] in ("pass", "pass_marker")]
            wanted = [a for a in legal if a.get("bid") == 5] if seat == 0 else passing
            n = players[seat].act(id, wanted[0], n).json()["n"]
        ann = players[0]
        views = []
        for _ in range(3):  # so that she builds with one after the other
            views.append(ann.get(f"/api/games/{id}/view").json()["view"])
            n = ann.play(id)["n"]
        while views:
            answer = self.undo(ann, id, n, key=f"back-from-{n}").json()
            n = answer["n"]
            assert answer["view"] == views.pop()
        assert n == 10
        assert self.undo(ann, id, n, key="no-more").json()["code"] == "ask-first"

    def test_not_when_somebody_has_acted_after(self, three: Any) -> None:
        id, (ann, ben, _) = three
        ann.act(id, NOMINATE, 0)
        assert self.undo(ben, id, 1).json()["code"] == "nothing-to-undo"
        ben.act(id, {"seat": 1, "type": "bid", "amount": 3}, 1)
        answer = self.undo(ann, id, 2)
        assert (answer.status_code, answer.json()["code"]) == (409, "ask-first")
        assert ann.table(id)["n"] == 2

    def test_not_at_the_beginning(self, three: Any) -> None:
        id, (ann, _, _) = three
        assert self.undo(ann, id, 0).json()["code"] == "nothing-to-undo"

    def test_not_by_strangers(self, three: Any, house: Any) -> None:
        id, (ann, _, _) = three
        ann.act(id, NOMINATE, 0)
        assert self.undo(house.player("Eve"), id, 1).status_code == 403

    def test_stale_is_told(self, three: Any) -> None:
        id, (ann, _, _) = three
        ann.act(id, NOMINATE, 0)
        answer = self.undo(ann, id, 0)
        assert (answer.status_code, answer.json()["code"]) == (409, "stale")

    def test_repeated_requests_get_the_first_answers(self, three: Any) -> None:
        id, (ann, _, _) = three
        played = ann.act(id, NOMINATE, 0, key="a").json()
        undone = self.undo(ann, id, 1, key="b").json()
        assert self.undo(ann, id, 1, key="b").json() == undone
        assert ann.act(id, NOMINATE, 0, key="a").json() == played  # and plays nothing
        assert ann.table(id)["n"] == 0
        ann.act(id, {**NOMINATE, "bid": 4}, 0, key="c")
        assert self.undo(ann, id, 1, key="b").json() == undone
        assert ann.table(id)["n"] == 1


def test_a_hint_has_reasons(house: Any) -> None:
    ann = house.player()
    table = ann.create("open", "open")
    house.player("Ben").sit(table, 1)
    house.player("Cy").sit(table, 2)
    path = f"/api/games/{table['id']}/hint"
    hint = ann.get(path).json()
    assert hint["action"] in ann.legal(table["id"])["actions"]
    assert hint["reasons"][0]["action"] == hint["action"]
    assert {"action", "value", "score", "visits"} <= hint["reasons"][0].keys()
    assert house.player("Eve").get(path).status_code == 403


def test_a_whole_game_with_bots_ends_with_a_result(house: Any, wait: Any) -> None:
    ann = house.player()
    id = ann.create("random", "greedy")["id"]
    while ann.table(id)["status"] == "playing":
        wait(lambda: ann.table(id)["to_act"] == [0] or ann.table(id)["status"] == "over")
        if ann.table(id)["to_act"] == [0]:
            ann.play(id)
    log = ann.get(f"/api/games/{id}/log").text.splitlines()
    assert '"result"' in log[-1]
    assert '"nonce"' in log[-1]
    view = ann.get(f"/api/games/{id}/view").json()
    assert view["view"]["is_over"] is True
    assert view["table"]["to_act"] == []
    answer = ann.act(id, {"seat": 0, "type": "pass"}, view["n"])
    assert answer.status_code == 422
    undo = ann.post(f"/api/games/{id}/undo", {"expected": view["n"], "key": "late"})
    assert undo.json()["code"] == "nothing-to-undo"
    imported = house.player("Eve").post("/api/games/import", {"log": "\n".join(log)})
    assert imported.status_code == 201
    assert imported.json()["status"] == "over"
