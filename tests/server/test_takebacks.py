"""Taking back through the moves of bots, asking others for it, the grace of bots, other votes."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

NOMINATE = {"seat": 0, "type": "nominate", "company": "red", "bid": 2}
PASS = {"type": "pass"}


def undo(player: Any, id: str, to: int | None = None, key: str = "u") -> Any:
    n = player.table(id)["n"]
    return player.post(f"/api/games/{id}/undo", {"expected": n, "key": key, "to": to})


def ask(player: Any, id: str, about: str, **more: Any) -> Any:
    return player.post(f"/api/games/{id}/votes", {"about": about, **more})


def answer(player: Any, id: str, vote: str, yes: bool) -> Any:
    return player.http.put(f"/api/games/{id}/votes/{vote}", json={"yes": yes})


def my_turn(player: Any, id: str, wait: Callable[..., Any]) -> dict[str, Any]:
    return dict(wait(lambda: (t := player.table(id)) and t["to_act"] == [t["you"]] and t))


class TestAlone:
    """One person and bots."""

    def test_goes_back_through_what_bots_did_to_any_own_decision(
        self, house: Any, wait: Any
    ) -> None:
        ann = house.player()
        id = ann.create("random", "random", seed=1)["id"]
        own = []
        for _ in range(4):
            own.append(my_turn(ann, id, wait)["n"])
            ann.play(id)
        assert my_turn(ann, id, wait)["n"] > own[-1] + 1
        back = undo(ann, id, key="one").json()
        assert (back["n"], back["action"]) == (own[-1], None)
        assert ann.table(id)["taken_back"] == 1
        assert undo(ann, id, own[0], "two").json()["n"] == own[0]
        table = ann.table(id)
        assert (table["n"], table["to_act"], table["taken_back"]) == (own[0], [0], 2)
        assert undo(ann, id, key="none").json()["code"] == "nothing-to-undo"
        ann.play(id, 1)
        assert my_turn(ann, id, wait)["n"] > own[0]

    def test_only_to_a_decision_of_ones_own(self, house: Any, wait: Any) -> None:
        ann = house.player()
        id = ann.create("random", "random", seed=1)["id"]
        ann.play(id)
        n = my_turn(ann, id, wait)["n"]
        for to in (n, n + 5, 1):
            assert undo(ann, id, to, f"to-{to}").json()["code"] == "nothing-to-undo"

    def test_what_chance_drew_stays(self, house: Any, wait: Any) -> None:
        ann = house.player()
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "random"}]
        wish = {"game": "steam-barons", "board": "northern-england", "seats": seats, "seed": 3}
        id = ann.post("/api/games", wish).json()["id"]
        first = my_turn(ann, id, wait)["n"]
        while ann.table(id)["status"] == "playing":
            my_turn(ann, id, wait)
            ann.play(id, 7)
            if ann.get(f"/api/games/{id}/view").json()["view"]["round"] == 2:
                break
        my_turn(ann, id, wait)
        refused = undo(ann, id, first)
        assert (refused.status_code, refused.json()["code"]) == (409, "final")

    def test_where_nothing_is_taken_back(self, house: Any, wait: Any) -> None:
        ann = house.player()
        id = ann.create("random", "random", seed=1, takebacks="none")["id"]
        assert ann.table(id)["takebacks"] == "none"
        ann.play(id)
        my_turn(ann, id, wait)
        assert undo(ann, id).json()["code"] == "nothing-to-undo"

    def test_a_step_that_was_taken_back_keeps_its_answer(self, house: Any, wait: Any) -> None:
        ann = house.player()
        id = ann.create("random", "random", seed=1)["id"]
        played = ann.act(id, NOMINATE, 0, "mine").json()
        my_turn(ann, id, wait)
        undo(ann, id)
        assert ann.act(id, NOMINATE, 0, "mine").json() == played
        assert ann.table(id)["n"] == 0


class TestAmongSeveral:
    def test_others_who_went_on_are_asked_and_agree(self, three: Any) -> None:
        id, (ann, ben, cy) = three
        ann.act(id, NOMINATE, 0)
        ben.act(id, {"seat": 1, "type": "bid", "amount": 5}, 1)
        refused = undo(ann, id).json()
        assert (refused["code"], refused["seats"]) == ("ask-first", [1, 2])
        with cy.live(id) as line:
            line.hear()
            asked = ask(ann, id, "takeback").json()["votes"]
            assert [(v["about"], v["by"], v["to"], v["asked"]) for v in asked] == [
                ("takeback", 0, 0, [1, 2])
            ]
            while line.hear_of("table")["table"]["votes"] != asked:
                pass  # the presence of others is told too
            vote = asked[0]["id"]
            assert ask(ann, id, "takeback").json()["code"] == "asked-already"
            assert answer(ben, id, vote, True).json()["n"] == 2
            done = answer(cy, id, vote, True).json()
            assert (done["n"], done["votes"], done["taken_back"]) == (0, [], 1)
            assert line.hear_of("undo")["n"] == 0

    def test_one_no_is_enough_and_so_is_another_action(self, three: Any) -> None:
        id, (ann, ben, cy) = three
        ann.act(id, NOMINATE, 0)
        ben.act(id, {"seat": 1, "type": "bid", "amount": 5}, 1)
        vote = ask(ann, id, "takeback").json()["votes"][0]["id"]
        assert answer(cy, id, vote, False).json()["votes"] == []
        assert answer(ben, id, vote, True).status_code == 404
        ask(ann, id, "takeback")
        cy.act(id, {"seat": 2, "type": "bid", "amount": 6}, 2)
        assert ann.table(id)["votes"] == []
        assert ann.table(id)["n"] == 3

    def test_only_who_is_asked_answers(self, three: Any, house: Any) -> None:
        id, (ann, ben, _) = three
        ann.act(id, NOMINATE, 0)
        ben.act(id, {"seat": 1, "type": "bid", "amount": 5}, 1)
        vote = ask(ben, id, "takeback").json()
        assert vote["n"] == 1, "nobody has gone on, so nobody is asked"
        assert ask(house.player("Eve"), id, "end").status_code == 403
        vote = ask(ann, id, "end").json()["votes"][0]["id"]
        assert answer(house.player("Eve"), id, vote, True).status_code == 403

    def test_a_vote_names_the_position_it_was_asked_for(self, three: Any) -> None:
        id, (ann, ben, _) = three
        ann.act(id, NOMINATE, 0)
        ben.act(id, {"seat": 1, "type": "bid", "amount": 5}, 1)
        assert ask(ann, id, "takeback", expected=1).json()["code"] == "stale"
        assert ask(ann, id, "takeback", expected=2, version=77).json()["code"] == "stale"

    def test_where_others_are_not_asked(self, house: Any) -> None:
        ann, ben, cy = (house.player(name) for name in ("Ann", "Ben", "Cy"))
        table = ann.create("open", "open", seed=1, takebacks="solo")
        ben.sit(table, 1)
        cy.sit(table, 2)
        id = table["id"]
        ann.act(id, NOMINATE, 0)
        assert undo(ann, id, key="own").json()["n"] == 0, "nobody had gone on"
        ann.act(id, NOMINATE, 0)
        ben.act(id, {"seat": 1, "type": "bid", "amount": 5}, 1)
        assert ask(ann, id, "takeback").json()["code"] == "not-asked-here"

    def test_votes_are_there_after_a_restart(self, three: Any, house: Any) -> None:
        id, (ann, ben, cy) = three
        vote = ask(ann, id, "end").json()["votes"]
        house.server.tables.let_go(id)
        assert ben.table(id)["votes"] == vote
        answer(ben, id, vote[0]["id"], True)
        assert answer(cy, id, vote[0]["id"], True).json()["status"] == "closed"


class TestAbsent:
    def test_somebody_who_is_away_is_replaced_by_those_who_are_there(self, three: Any) -> None:
        id, (ann, _, cy) = three
        with ann.live(id), cy.live(id):
            vote = ask(ann, id, "bot", seat=1, level="random").json()["votes"][0]
            assert vote["asked"] == [2], "not the one it is about"
            assert answer(cy, id, vote["id"], True).json()["seats"][1]["substitute"] == "random"

    def test_nobody_who_is_here_is_replaced(self, three: Any) -> None:
        id, (ann, ben, _) = three
        with ben.live(id) as line:
            line.hear()
            refused = ask(ann, id, "bot", seat=1)
            assert refused.json()["code"] == "player-present"
        assert ask(ann, id, "bot").status_code == 422
        assert ask(ann, id, "bot", seat=0).json()["code"] == "nobody-there"

    def test_the_seat_is_offered(self, three: Any) -> None:
        id, (ann, _, cy) = three
        vote = ask(cy, id, "offer_seat", seat=1).json()["votes"]
        assert vote == [] or answer(ann, id, vote[0]["id"], True).status_code == 200
        assert ann.table(id)["seats"][1]["kind"] == "open"


def test_bots_wait_after_what_gives_up_a_turn(house: Any, wait: Any) -> None:
    ann, ben = house.player("Ann"), house.player("Ben")
    table = ann.create("open", "random", seed=1, grace_s=2)
    ben.sit(table, 1)
    id = table["id"]
    ann.act(id, NOMINATE, 0)
    began = time.monotonic()
    ben.act(id, {"seat": 1, **PASS}, 1)
    wait(lambda: ann.table(id)["n"] > 2)
    assert time.monotonic() - began >= 1.5


def test_bots_wait_for_the_answer_to_a_question(house: Any, wait: Any) -> None:
    ann, ben = house.player("Ann"), house.player("Ben")
    table = ann.create("open", "random", seed=1, grace_s=1)
    ben.sit(table, 1)
    id = table["id"]
    ann.act(id, NOMINATE, 0)
    ben.act(id, {"seat": 1, **PASS}, 1)
    vote = ask(ann, id, "takeback").json()["votes"][0]
    time.sleep(2.0)
    assert ann.table(id)["n"] == 2, "the bot waits longer than its grace"
    answer(ben, id, vote["id"], False)
    wait(lambda: ann.table(id)["n"] > 2)


def test_a_pass_can_be_taken_back_while_bots_wait(house: Any) -> None:
    ann, ben = house.player("Ann"), house.player("Ben")
    table = ann.create("open", "random", seed=1, grace_s=10)
    ben.sit(table, 1)
    id = table["id"]
    ann.act(id, NOMINATE, 0)
    ben.act(id, {"seat": 1, **PASS}, 1)
    assert undo(ben, id).json()["n"] == 1
    assert ben.table(id)["to_act"] == [1]
    assert ben.table(id)["grace_s"] == 10


def test_live_tables_have_a_grace_and_casual_ones_none(house: Any) -> None:
    ann = house.player()
    assert ann.create("open", "random")["grace_s"] == 4
    assert ann.create("open", "random", pace="casual")["grace_s"] == 0
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"game": "steel-driver", "board": "usa", "seats": seats, "grace_s": 11}
    assert ann.post("/api/games", wish).status_code == 422
