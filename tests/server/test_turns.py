"""The queue before the workers: fair between tables, people first, nobody turned away."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import pytest
from tests import loops

from goldenspike.server import turns
from goldenspike.server.turns import ABSENT, LEAST, LOOKED_AT, UNSEEN, Quarter, Seldom, Turns


class Bench:
    """One worker that is let go thought by thought, and what it was asked."""

    def __init__(self, count: int = 1) -> None:
        self.turns = Turns(count)
        self.order: list[str] = []
        self.shares: list[float] = []
        self.free = asyncio.Semaphore(0)

    def ask(self, who: str, rank: int = LOOKED_AT, cost: float = 1.0) -> asyncio.Future[Any]:
        async def think(share: float) -> list[Any]:
            self.order.append(who)
            self.shares.append(share)
            await self.free.acquire()
            return [who]

        return self.turns.ask(who, rank, cost, think)

    async def all(self, *asked: asyncio.Future[Any]) -> list[str]:
        for _ in asked:
            self.free.release()
        await asyncio.gather(*asked)
        return self.order


def test_a_table_that_asks_often_does_not_come_before_one_that_asks_seldom() -> None:
    async def run() -> list[str]:
        bench = Bench()
        asked = [bench.ask("busy") for _ in range(4)]
        await asyncio.sleep(0)
        asked += [bench.ask("quiet"), bench.ask("quiet")]
        return await bench.all(*asked)

    assert loops.run(run()) == ["busy", "quiet", "busy", "quiet", "busy", "busy"]


def test_who_looks_comes_first_and_bots_that_nobody_looks_at_last(monkeypatch: Any) -> None:
    monkeypatch.setattr(Quarter, "is_free", lambda _: True)

    async def run() -> list[str]:
        bench = Bench()
        asked = [bench.ask("first")]
        asked += [bench.ask("unseen", UNSEEN), bench.ask("absent", ABSENT), bench.ask("seen")]
        return await bench.all(*asked)

    assert loops.run(run()) == ["first", "seen", "absent", "unseen"]


def test_the_last_are_not_forgotten_however_many_come_first(monkeypatch: Any) -> None:
    monkeypatch.setattr(Quarter, "is_free", lambda _: True)

    async def run() -> list[str]:
        bench = Bench()
        asked = [bench.ask(f"seen {number}") for number in range(20)]
        asked.append(bench.ask("unseen", UNSEEN))
        return await bench.all(*asked)

    assert loops.run(run()).index("unseen") < turns.OTHERS


def test_whoever_begins_to_look_moves_up(monkeypatch: Any) -> None:
    monkeypatch.setattr(Quarter, "is_free", lambda _: True)

    async def run() -> list[str]:
        bench = Bench()
        asked = [bench.ask("first"), bench.ask("away", ABSENT), bench.ask("unseen", UNSEEN)]
        bench.turns.promote("unseen", LOOKED_AT)
        assert bench.turns.place_of(asked[2])[0] == 1
        assert len(bench.turns) == 2
        return await bench.all(*asked)

    assert loops.run(run()) == ["first", "unseen", "away"]


def test_everybody_thinks_a_little_less_when_many_wait_and_never_less_than_the_least() -> None:
    async def shares(many: int) -> list[float]:
        bench = Bench()
        await bench.all(*[bench.ask(f"t{number}") for number in range(many)])
        return bench.shares

    assert loops.run(shares(4)) == [1.0] * 4
    some = loops.run(shares(16))
    assert some[1:] == [pytest.approx(8 / 15, abs=0.05)] * 15
    assert min(loops.run(shares(500))) == LEAST


def test_the_queue_holds_its_stated_time_with_eighty_thinking_tables() -> None:
    """Eighty tables of `mcts` at two workers, by a clock that only thinking moves on."""

    async def run() -> float:
        bench = Turns(2)
        spent = 0.0

        async def think(share: float) -> list[Any]:
            nonlocal spent
            spent += share * 0.8 / 2
            return []

        await asyncio.gather(*(bench.ask(f"t{n}", LOOKED_AT, 0.8, think) for n in range(80)))
        return spent

    assert loops.run(run()) <= turns.STATED


def test_what_is_withdrawn_is_not_thought_about() -> None:
    async def run() -> list[str]:
        bench = Bench()
        first, second, third = bench.ask("a"), bench.ask("b"), bench.ask("c")
        bench.turns.withdraw(second)
        assert second.cancelled()
        assert bench.turns.place_of(third)[0] == 1
        return await bench.all(first, third)

    assert loops.run(run()) == ["a", "c"]


def test_a_fault_reaches_who_asked_and_the_queue_goes_on() -> None:
    async def run() -> None:
        bench = Bench()

        async def fail(_: float) -> list[Any]:
            raise RuntimeError("broken")

        broken = bench.turns.ask("a", LOOKED_AT, 1.0, fail)
        sound = bench.ask("b")
        with pytest.raises(RuntimeError):
            await broken
        await bench.all(sound)

    loops.run(run())


def test_where_the_main_process_is_busy_nothing_is_begun_that_can_wait(monkeypatch: Any) -> None:
    used = 0.0
    at = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: at)
    monkeypatch.setattr(time, "thread_time", lambda: used)
    quarter = Quarter()
    begun = 0
    for _ in range(200):  # ten seconds, in which the loop works half of the time
        at += 0.05
        used += 0.025
        begun += quarter.is_free()
    assert begun <= 25
    for _ in range(20):
        at += 0.05
    assert [quarter.is_free() for _ in range(50)] == [True] * 50


def test_a_worker_stays_free_for_people_where_there_are_several(monkeypatch: Any) -> None:
    monkeypatch.setattr(Quarter, "is_free", lambda _: True)

    async def run() -> None:
        bench = Bench(count=2)
        asked = [bench.ask(f"unseen {n}", UNSEEN) for n in range(3)]
        await asyncio.sleep(0.01)
        assert bench.order == ["unseen 0"]
        asked.append(bench.ask("seen"))
        await asyncio.sleep(0.01)
        assert bench.order == ["unseen 0", "seen"]
        await bench.all(*asked)

    loops.run(run())


def test_a_thousand_warnings_are_a_line_or_two_in_the_log(caplog: Any, monkeypatch: Any) -> None:
    seldom = Seldom()
    with caplog.at_level(logging.WARNING):
        for number in range(1000):
            seldom.warn("bot %s failed", number)
        monkeypatch.setattr(Seldom, "EVERY", 0.0)
        seldom.warn("bot %s failed", 1000)
    assert [record.getMessage() for record in caplog.records] == [
        "bot 0 failed",
        "bot 1000 failed (999 more of the kind since the last)",
    ]
