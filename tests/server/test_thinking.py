"""Bots at tables: in time, whatever happens to their process, and only when somebody cares."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from tests import loops

from goldenspike.server import thinking, workers
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


def test_more_questions_than_workers_mean_less_time_each(monkeypatch: Any) -> None:
    asked: list[float] = []

    class Pool:
        active = True

        def schedule(self, _: Any, args: Any, timeout: float) -> Any:
            del timeout
            asked.append(args[4])
            import concurrent.futures

            return concurrent.futures.Future()

    crowd = object.__new__(workers.Workers)
    crowd.pool = Pool()  # type: ignore[assignment]
    crowd.count = 2
    crowd.busy = 0
    crowd.heard = time.monotonic()
    state = game("steel-driver").new(["A", "B", "C"], "usa", 1)

    async def ask() -> None:
        monkeypatch.setattr(workers, "SLACK", 0.0)
        asking = [crowd.advise("mcts", state, 0, 0.1) for _ in range(4)]
        for result in await asyncio.gather(*asking, return_exceptions=True):
            assert isinstance(result, TimeoutError)

    loops.run(ask())
    assert asked == [0.1, 0.1, pytest.approx(0.1 * 2 / 3), 0.05]
    assert crowd.busy == 0


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
