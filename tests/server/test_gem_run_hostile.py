"""Gem Run and those who would cheat, flood or break it: refused in a sentence, never a 500."""

from __future__ import annotations

import json
import os
import signal
import time
import uuid
from typing import Any

import httpx
import pytest
from tests.server.gem_runs import challenge, drive, get, send, sent

from goldenspike.engine import gem_run
from goldenspike.server.errors import Problem
from goldenspike.server.gem_run import checking

GOOD = drive(70, hand=1)
INPUTS = GOOD["inputs"]
END = GOOD["ticks"]

WRONG: dict[str, Any] = {
    "inputs out of order": {**GOOD, "inputs": INPUTS[::-1]},
    "an input at the end": {**GOOD, "inputs": [*INPUTS, [END, "left"]]},
    "an input after the end": {**GOOD, "inputs": [*INPUTS, [END + 500, "left"]]},
    "a negative tick": {**GOOD, "inputs": [[-1, "left"], *INPUTS]},
    "three inputs in a tick": {**GOOD, "inputs": [[0, "left"]] * 3 + INPUTS},
    "more inputs than ticks allow": {**GOOD, "inputs": [[0, "left"]] * 8000},
    "an input that is none": {**GOOD, "inputs": [[0, "jump"]]},
    "an input too short": {**GOOD, "inputs": [[0]]},
    "an input too long": {**GOOD, "inputs": [[0, "left", 1]]},
    "inputs in an object": {**GOOD, "inputs": {"0": "left"}},
    "inputs in a text": {**GOOD, "inputs": "left"},
    "no inputs": {**GOOD, "inputs": None},
    "a tick that is a fraction": {**GOOD, "inputs": [[0.5, "left"]]},
    "a tick that is written as a fraction": {**GOOD, "inputs": [[0.0, "left"]]},
    "a tick that is true": {**GOOD, "inputs": [[True, "left"]]},
    "a tick that is a text": {**GOOD, "inputs": [["0", "left"]]},
    "a huge tick": {**GOOD, "inputs": [[10**300, "left"]]},
    "another line": {**GOOD, "seed": GOOD["seed"] + 1},
    "a seed that is too large": {**GOOD, "seed": 2**53},
    "a negative seed": {**GOOD, "seed": -1},
    "a huge seed": {**GOOD, "seed": 10**400},
    "a seed that is a fraction": {**GOOD, "seed": 70.0},
    "a seed that is true": {**GOOD, "seed": True},
    "a seed that is a text": {**GOOD, "seed": "70"},
    "a text no one can write": {**GOOD, "seed": "\ud800\x00"},
    "a forged score": {**GOOD, "score": 10**6},
    "forged parts": {**GOOD, "parts": {"time": 10**6}},
    "no seed": {key: GOOD[key] for key in GOOD if key != "seed"},
    "older rules": {**GOOD, "version": 0},
    "newer rules": {**GOOD, "version": gem_run.VERSION + 1},
    "rules in fractions": {**GOOD, "version": float(gem_run.VERSION)},
    "a track that is none": {**GOOD, "track": 9},
    "a negative track": {**GOOD, "track": -1},
    "no speed": {**GOOD, "speed": 0},
    "a sixth speed": {**GOOD, "speed": 6},
    "broken off": {**GOOD, "ticks": END - 1},
    "going on after the end": {**GOOD, "ticks": END + 1},
    "no ticks": {**GOOD, "ticks": 0},
    "endless": {**GOOD, "ticks": 10**18},
    "another run's inputs": {**GOOD, "inputs": drive(71, hand=2)["inputs"]},
    "a list": [GOOD],
    "a text": "GOOD",
    "a number": 7,
    "nothing": None,
}


class TestRecords:
    @pytest.mark.parametrize("what", WRONG)
    def test_GR_5_1_a_wrong_record_is_refused_with_a_sentence(self, house: Any, what: str) -> None:
        wish = {"key": str(uuid.uuid4()), "record": WRONG[what], "name": "Eve"}
        body = json.dumps(wish)  # as the library would not write all of this
        headers = {"Content-Type": "application/json"}
        answer = house.player("Eve").http.post("/api/gem-run/runs", content=body, headers=headers)
        assert answer.status_code == 422, answer.text
        told = answer.json()
        assert told["code"] == "wrong-record", told
        assert told["detail"].endswith(".")
        assert len(told["detail"]) < 300

    @pytest.mark.parametrize("number", ["NaN", "Infinity", "-0.0", "1e999", "9" * 4000, "9" * 9000])
    def test_numbers_that_are_none(self, house: Any, number: str) -> None:
        body = json.dumps({"key": "n" + number[:9], "record": GOOD, "name": "Eve"})
        body = body.replace(f'"seed": {GOOD["seed"]}', f'"seed": {number}')
        headers = {"Content-Type": "application/json"}
        answer = house.player("Eve").http.post("/api/gem-run/runs", content=body, headers=headers)
        assert answer.status_code in (400, 422), answer.text
        assert answer.json()["code"] in ("malformed", "wrong-record")

    def test_depth_is_no_fault_of_ours(self, house: Any) -> None:
        eve = house.player("Eve")
        headers = {"Content-Type": "application/json"}
        for depth in (50, 500, 900, 2000, 30_000):
            deep = "[" * depth + "]" * depth
            body = json.dumps({"key": "k", "record": "?", "name": "Eve"}).replace('"?"', deep)
            answer = eve.http.post("/api/gem-run/runs", content=body, headers=headers)
            assert answer.status_code in (400, 422), (depth, answer.text)

    def test_a_million_inputs_are_not_read(self, house: Any) -> None:
        record = {**GOOD, "inputs": [[n // 2, "left"] for n in range(1_000_000)]}
        answer = send(house.player("Eve"), record)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

    def test_as_many_inputs_as_a_run_can_have_are(self, house: Any) -> None:
        run = gem_run.Run(gem_run.line(72), 1, 1)
        inputs = []
        while not run.over:
            inputs += [[run.tick, "slower"], [run.tick, "faster"]]
            run.step(["slower", "faster"])
        record = {**drive(72), "speed": 1, "inputs": inputs, "ticks": run.tick}
        most = {**record, "inputs": [[4199, "faster"]] * 8400}
        assert sent(house.player("Eve"), record)["score"] == run.score
        assert send(house.player("Eve"), most).json()["code"] == "wrong-record"

    def test_what_is_around_a_record_is_checked_too(self, house: Any) -> None:
        eve = house.player("Eve")
        good = {"key": "k", "record": GOOD, "name": "Eve", "of": None}
        for more in ({"key": ""}, {"key": "x" * 65}, {"key": "a b"}, {"key": 7}, {"key": None},
                     {"name": 7}, {"name": None}, {"name": "x" * 201}, {"of": ""}, {"of": 7},
                     {"of": "\x00"}, {"of": "../x"}, {"of": "x" * 17}, {"score": 9}, {"id": "x"},
                     {"player": "x"}):  # fmt: skip
            answer = eve.post("/api/gem-run/runs", {**good, **more})
            assert (answer.status_code, answer.json()["code"]) == (422, "invalid"), more
        bodies: list[Any] = [{}, [], "x", {"key": "k"}]
        for body in bodies:
            assert eve.post("/api/gem-run/runs", body).status_code == 422
            assert eve.post("/api/gem-run/challenges", body).status_code == 422
        for wish in ({"run": "\x00"}, {"run": 7}, {"run": "a", "back": "\x00"}, {"run": "x" * 17}):
            answer = eve.post("/api/gem-run/challenges", {"key": "k", **wish})
            assert (answer.status_code, answer.json()["code"]) == (422, "invalid")

    @pytest.mark.parametrize("id", ["%00", "%ff", "x" * 3000, "..%2f..", "'--", "😀"])
    def test_ids_that_are_none(self, house: Any, id: str) -> None:
        for path in ("runs", "challenges"):
            answer = house.player().get(f"/api/gem-run/{path}/{id}")
            assert 400 <= answer.status_code < 500, answer.text

    def test_anothers_key_is_of_no_use(self, house: Any) -> None:
        ann, eve = house.player("Ann"), house.player("Eve")
        mine = sent(ann, drive(73, 1), key="secret")
        theirs = sent(eve, drive(73, 2), key="secret")
        assert mine["id"] != theirs["id"]
        assert get(eve, f"runs/{mine['id']}")["you"] is False


class TestProcess:
    """A house of its own, since its process is stopped and killed."""

    def test_runs_are_replayed_elsewhere(self, new_house: Any) -> None:
        house = new_house()
        checked = house.server.gem_runs.checking
        assert checked.pool is None, "none is started before the first run"
        assert house.call(lambda: checked.run(os.getpid)) != os.getpid()

    def test_a_process_that_dies_is_replaced(self, new_house: Any) -> None:
        house = new_house()
        ann = house.player()
        sent(ann, drive(74, 1))
        checked = house.server.gem_runs.checking
        first = house.call(lambda: checked.run(os.getpid))
        os.kill(first, signal.SIGKILL)
        sent(ann, drive(74, 2))
        assert house.call(lambda: checked.run(os.getpid)) != first

    def test_one_that_hangs_is_replaced_and_the_run_can_be_sent_again(
        self, new_house: Any, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        house = new_house()
        ann = house.player()
        checked = house.server.gem_runs.checking
        house.call(lambda: checked.run(os.getpid))
        monkeypatch.setattr(checking, "SECONDS", 0.2)
        with pytest.raises(Problem) as refused:
            house.call(lambda: checked.run(time.sleep, 60))
        assert (refused.value.status, refused.value.code) == (503, "not-checked")
        monkeypatch.undo()
        assert sent(ann, drive(75, 1))["place"] == 1
        assert checked.waiting == 0

    def test_while_one_is_checked_others_are_answered(self, new_house: Any) -> None:
        house = new_house()
        ann = house.player()
        checked = house.server.gem_runs.checking

        async def busy() -> Any:
            import asyncio

            return asyncio.ensure_future(checked.run(time.sleep, 5))

        working = house.call(busy)
        ann.get("/api/health")
        assert not working.done(), "the answer came before the process was free"
        sent(ann, drive(76, 1))
        assert working.done(), "and the run after"

    def test_too_many_are_sent_away(self, new_house: Any) -> None:
        house = new_house()
        ann = house.player()
        checked = house.server.gem_runs.checking
        checked.waiting = checking.MOST_WAITING
        answer = send(ann, drive(77, 1), key="k")
        assert (answer.status_code, answer.json()["code"]) == (503, "not-checked")
        assert answer.headers["retry-after"] == "5"
        checked.waiting = 0
        assert sent(ann, drive(77, 1), key="k")["place"] == 1


class TestFloods:
    def flood(self, ask: Any, times: int) -> int:
        for number in range(times):
            answer: httpx.Response = ask()
            if answer.status_code == 429:
                assert answer.json()["code"] == "too-many"
                assert int(answer.headers["retry-after"]) >= 1
                return number
            assert answer.status_code < 500
        raise AssertionError("nothing was too much")

    def test_a_player_sends_twenty_a_minute(self, strict: Any) -> None:
        eve = strict.player("Eve")
        assert self.flood(lambda: send(eve, GOOD, key="k"), 30) == 20

    def test_new_names_do_not_help(self, strict: Any) -> None:
        eve = strict.player("Eve")

        def ask() -> httpx.Response:
            eve.http.cookies.clear()
            return send(eve, {})

        assert self.flood(ask, 200) == 120

    def test_challenges(self, strict: Any) -> None:
        eve = strict.player("Eve")
        run = sent(eve, drive(78, 1))["id"]
        challenge(eve, run)
        wish = {"run": run}
        assert self.flood(
            lambda: eve.post("/api/gem-run/challenges", {**wish, "key": str(uuid.uuid4())}), 30
        ) == 19  # fmt: skip
