"""Bots at tables: in time, whatever happens to their process, and only when somebody cares."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from goldenspike.server import thinking, workers
from goldenspike.server.store import schema
from goldenspike.shelf import game

PROMPT = 9.0
"""Seconds: much more than a bot and its replacement need, less than workers are waited for."""


def worker_ids(house: Any) -> set[int]:
    manager = house.server.thinking.workers.pool._pool_manager.worker_manager
    return {process.pid for process in list(manager.workers.values())}


@pytest.fixture
def own(new_house: Any) -> Any:
    """A server whose workers may be harmed."""
    return new_house()


def seconds_to_act(house: Any, wait: Any, level: str) -> float:
    """Returns how long a bot takes that has the first turn of a new table, the table included."""
    ann = house.player()
    began = time.monotonic()
    id = ann.create(level, "me", "random")["id"]
    wait(lambda: ann.table(id)["n"] > 0)
    return time.monotonic() - began


def until_started(house: Any, wait: Any) -> None:
    """Waits until a worker has answered; before, a simpler bot plays in its stead."""

    def has_answered() -> bool:
        seconds_to_act(house, wait, "greedy")
        return bool(house.server.thinking.workers.heard <= time.monotonic())

    wait(has_answered)


def until_asked(house: Any, wait: Any) -> None:
    wait(lambda: house.server.thinking.workers.busy)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_worker_that_dies_or_hangs_in_thought_is_replaced(
    own: Any, wait: Any, how: Any, monkeypatch: Any
) -> None:
    # One that has not yet taken the question is missed only when more are asked for a while.
    monkeypatch.setattr(workers, "PATIENCE", 3.0)

    def replaced() -> bool:
        seconds_to_act(own, wait, "greedy")
        return bool(worker_ids(own)) and not worker_ids(own) & first

    until_started(own, wait)
    first = worker_ids(own)
    ann = own.player()
    id = ann.create("mcts", "me", "random")["id"]
    until_asked(own, wait)
    for pid in first:
        os.kill(pid, how)
    wait(lambda: ann.table(id)["n"] > 0)
    wait(replaced)
    assert seconds_to_act(own, wait, "greedy") < PROMPT


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_worker_that_dies_or_hangs_at_rest_is_replaced(
    own: Any, wait: Any, how: Any, monkeypatch: Any
) -> None:
    until_started(own, wait)
    monkeypatch.setattr(workers, "PATIENCE", 0.0)
    own.server.thinking.workers.heard = 0.0
    first = worker_ids(own)
    for pid in first:
        os.kill(pid, how)
    time.sleep(0.3)
    assert seconds_to_act(own, wait, "greedy") < PROMPT
    wait(lambda: worker_ids(own) and not worker_ids(own) & first)
    for pid in first:
        if how == signal.SIGSTOP:
            wait(lambda pid=pid: not Path(f"/proc/{pid}").exists())


class Strange:
    """Workers whose answer is not to be used."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    async def advise(self, *_: Any) -> Any:
        await asyncio.sleep(0)
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


@pytest.mark.parametrize(
    "answer",
    [
        RuntimeError("broken"),
        [],
        [{"action": {"seat": 0, "type": "nominate", "company": "red", "bid": 99}}],
        [{"action": {"seat": 2, "type": "pass"}}],
        [{"action": "pass"}],
        None,
    ],
)
def test_a_bot_that_answers_nonsense_is_replaced(
    house: Any, wait: Any, monkeypatch: Any, answer: Any
) -> None:
    monkeypatch.setattr(house.server.thinking, "workers", Strange(answer))
    assert seconds_to_act(house, wait, "mcts") < PROMPT


def test_even_the_replacement_may_fail(house: Any, wait: Any, monkeypatch: Any) -> None:
    def fail(*_: Any) -> Any:
        raise RuntimeError("broken too")

    monkeypatch.setattr(house.server.thinking, "workers", Strange(RuntimeError("broken")))
    monkeypatch.setattr(thinking, "_quick", fail)
    assert seconds_to_act(house, wait, "mcts") < PROMPT


def test_the_seed_does_not_reach_a_worker() -> None:
    seats = ["A", "B", "C"]
    state = game("steel-driver").new(seats, "usa", 987654321987, nonce="deadbeef")
    question = workers.question_of(state)
    assert "987654321987" not in question
    assert "deadbeef" not in question


def test_bots_among_themselves_rest_when_nobody_looks(
    new_house: Any, wait: Any, monkeypatch: Any
) -> None:
    monkeypatch.setattr(thinking, "UNWATCHED", 0.2)
    monkeypatch.setattr("goldenspike.server.tables.DOZE", 0.2)
    own = new_house(bot_delay=0.05)  # or the game might be over before they rest
    ann = own.player()
    wish = {"game": "steel-driver", "board": "usa"}
    wish |= {"seats": [{"kind": "bot", "level": "random"}] * 3}  # type: ignore[dict-item]
    id = ann.post("/api/games", wish).json()["id"]
    table = own.server.tables.known[id]
    wait(lambda: not table.thinking)
    assert table.sheet.status == "playing"
    resting = table.sheet.n
    with ann.live(id):
        wait(lambda: table.sheet.n > resting + 3)


def test_a_live_bot_takes_its_time(new_house: Any, wait: Any) -> None:
    house = new_house(bot_delay=None)
    assert seconds_to_act(house, wait, "random") >= thinking.DELAY[0]


def test_a_seat_given_back_in_mid_thought_is_left_alone(
    house: Any, wait: Any, monkeypatch: Any
) -> None:
    """A bot's answer that comes after the table has changed is thrown away."""
    ann, ben = house.player("Ann"), house.player("Ben")
    table = ann.create("open", "open")
    ben.sit(table, 1)
    house.player("Cy").sit(table, 2)
    id = table["id"]
    given_back = asyncio.Event()

    class Slow:
        async def advise(self, level: str, state: Any, seat: int, *_: Any) -> Any:
            del level
            await given_back.wait()
            return [{"action": state.legal_actions(seat)[0].to_json()}]

    monkeypatch.setattr(house.server.thinking, "workers", Slow())
    path = f"/api/games/{id}/seats/0/substitute"
    assert ann.http.put(path, json={"level": "mcts"}).status_code == 200
    assert ann.http.delete(path).status_code == 200
    assert house.server.tables.known[id].thinking
    house.loop.call_soon_threadsafe(given_back.set)
    wait(lambda: not house.server.tables.known[id].thinking)
    assert ann.table(id)["n"] == 0
    assert ann.play(id)["n"] == 1


def test_a_bot_that_fails_once_is_asked_again_and_is_what_its_level_says(
    house: Any, wait: Any, monkeypatch: Any
) -> None:
    asked: list[str] = []

    class Once:
        async def advise(self, level: str, state: Any, seat: int, *_: Any) -> Any:
            asked.append(level)
            if len(asked) == 1:
                raise RuntimeError("broken")
            return [{"action": state.legal_actions(seat)[-1].to_json()}]

    monkeypatch.setattr(house.server.thinking, "workers", Once())
    replaced = house.server.thinking.replaced
    seconds_to_act(house, wait, "mcts")
    assert asked[:2] == ["mcts", "mcts"]
    assert house.server.thinking.replaced == replaced


class Crowded:
    """Workers that think until they are let go."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.asked: list[float] = []

    async def advise(self, _: str, state: Any, seat: int, budget: float, *__: Any) -> Any:
        self.asked.append(budget)
        await self.free.wait()
        return [
            {"action": action.to_json(), "value": 0.5, "score": 9, "visits": 3}
            for action in state.legal_actions(seat)
        ]


def test_a_table_says_when_the_site_is_busy_and_when_its_turn_has_come(
    new_house: Any, wait: Any, monkeypatch: Any
) -> None:
    monkeypatch.setattr(thinking, "BUSY", 0.1)
    own = new_house()
    crowded = Crowded()
    monkeypatch.setattr(own.server.thinking, "workers", crowded)
    ann = own.player()
    ids = [ann.create("mcts", "me", "random")["id"] for _ in range(6)]
    wait(lambda: crowded.asked)
    with ann.live(ids[-1]) as line:
        assert line.hear_of("busy")["seconds"] >= 1
        with ann.live(ids[-1]) as late:
            assert late.hear_of("busy")["seconds"] >= 1
        own.loop.call_soon_threadsafe(crowded.free.set)
        assert line.hear_of("busy")["seconds"] == 0
        line.hear_of("step")


def test_many_bots_all_think_and_none_is_replaced(
    new_house: Any, wait: Any, monkeypatch: Any
) -> None:
    monkeypatch.setattr(thinking, "BUDGET", {"live": 0.1, "casual": 0.1})
    own = new_house()
    ann = own.player()
    ids = [ann.create("mcts", "me", "random")["id"] for _ in range(12)]
    for id in ids:
        wait(lambda id=id: ann.table(id)["n"] > 0)
    assert own.server.thinking.replaced == 0


def hints_of_three(own: Any) -> list[tuple[Any, str]]:
    """Returns three players, each on turn at a table, with the addresses of their hints."""
    found = []
    for name in ("Ann", "Ben", "Cy"):
        player = own.player(name)
        table = player.create("open", "open")
        for seat in (1, 2):
            own.player().sit(table, seat)
        found.append((player, f"/api/games/{table['id']}/hint"))
    return found


def test_a_hint_waits_in_the_queue_and_its_place_is_told(
    new_house: Any, wait: Any, monkeypatch: Any
) -> None:
    own = new_house()
    crowded = Crowded()
    monkeypatch.setattr(own.server.thinking, "workers", crowded)
    askers = hints_of_three(own)
    told = [player.get(f"{path}?wait=0") for player, path in askers]
    assert [answer.status_code for answer in told] == [202] * 3
    assert [answer.json()["place"] for answer in told] == [0, 1, 2]
    again = askers[1][0].get(f"{askers[1][1]}?wait=0")
    assert again.json()["place"] == 1  # who asks again keeps the place
    own.loop.call_soon_threadsafe(crowded.free.set)
    assert [player.get(path).status_code for player, path in askers] == [200] * 3
    assert len(crowded.asked) == 3  # nothing was thought about twice


def test_a_hint_of_the_same_position_is_not_thought_about_again(house: Any) -> None:
    (player, path), *_ = hints_of_three(house)
    first = player.get(path)
    assert first.status_code == 200
    assert player.get(path).json() == first.json()


def test_a_hint_that_nobody_asks_for_again_leaves_the_queue(
    new_house: Any, wait: Any, monkeypatch: Any
) -> None:
    monkeypatch.setattr("goldenspike.server.hints.ASKED_AGAIN", 0.0)
    own = new_house()
    crowded = Crowded()
    monkeypatch.setattr(own.server.thinking, "workers", crowded)
    (ann, first), (ben, second), (cy, third) = hints_of_three(own)
    for player, path in ((ann, first), (ben, second), (cy, third)):
        told = player.get(f"{path}?wait=0").json()
    assert told["place"] == 1  # Ben's is gone
    own.loop.call_soon_threadsafe(crowded.free.set)


def test_tables_are_read_at_a_restart_no_faster_than_a_quarter_of_the_time(
    new_house: Any, monkeypatch: Any
) -> None:
    own = new_house()
    ann = own.player()
    id = ann.create("open", "open")["id"]

    async def read() -> float:
        own.server.tables.let_go(id)
        find = own.server.tables.find

        async def slowly(id: str) -> Any:
            await asyncio.sleep(0.1)
            return await find(id)

        monkeypatch.setattr(own.server.tables, "find", slowly)
        began = time.monotonic()
        await own.server.thinking._look_at(id)
        return time.monotonic() - began

    assert own.call(read) >= 4 * 0.1


def test_only_bots_that_people_wait_for_are_resumed_and_those_in_the_queue_are_not_overdue(
    house: Any,
) -> None:
    ann = house.player()
    wish = {"game": "steel-driver", "board": "usa"}
    wish |= {"seats": [{"kind": "bot", "level": "random"}] * 3}  # type: ignore[dict-item]
    alone = ann.post("/api/games", wish).json()["id"]
    with_ann = ann.create("open", "open")["id"]
    store = house.server.store

    async def due() -> tuple[list[str], list[str]]:
        with store.engine.begin() as connection:
            marked = update(schema.games).where(schema.games.c.id.in_([alone, with_ann]))
            connection.execute(marked.values(bot_due=5))
        before = await store.waiting_for_bots(before=10)
        await store.still_thinking([with_ann])
        return before, await store.waiting_for_bots(before=10)

    before, after = house.call(due)
    assert with_ann in before
    assert alone not in before
    assert with_ann not in after
