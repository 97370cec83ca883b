"""Players who drive Gem Run: records, and what is sent with them."""

from __future__ import annotations

import random
import uuid
from typing import Any

import httpx

from goldenspike.engine import gem_run


def drive(seed: int, hand: int = 0, track: int = 1, speed: int = 3) -> dict[str, Any]:
    """Returns the record of a run; hand 0 lets the train run, others press keys at random."""
    run = gem_run.Run(gem_run.line(seed), track, speed)
    draws = random.Random(hand)
    inputs: list[list[Any]] = []
    while not run.over:
        pressed = []
        if hand and draws.randrange(25) == 0:
            pressed = [draws.choice(gem_run.INPUTS)]
        inputs += [[run.tick, word] for word in pressed]
        run.step(pressed)
    return {
        "version": gem_run.VERSION, "seed": seed, "track": track, "speed": speed,
        "inputs": inputs, "ticks": run.tick,
    }  # fmt: skip


def send(player: Any, record: Any, of: str | None = None, **more: Any) -> httpx.Response:
    wish = {"key": str(uuid.uuid4()), "record": record, "name": player.name, "of": of, **more}
    answer: httpx.Response = player.post("/api/gem-run/runs", wish)
    return answer


def sent(player: Any, record: Any, of: str | None = None, **more: Any) -> dict[str, Any]:
    answer = send(player, record, of, **more)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def get(player: Any, path: str) -> dict[str, Any]:
    answer = player.get(f"/api/gem-run/{path}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def challenge(player: Any, run: str, back: str | None = None, **more: Any) -> str:
    wish = {"key": str(uuid.uuid4()), "run": run, "back": back, **more}
    answer = player.post("/api/gem-run/challenges", wish)
    assert answer.status_code == 201, answer.text
    assert answer.json()["link"] == f"/run?challenge={answer.json()['id']}"
    return str(answer.json()["id"])


def scored(seed: int, count: int, **more: Any) -> list[dict[str, Any]]:
    """Returns records over a line with different scores, the best first."""
    by_score: dict[int, dict[str, Any]] = {}
    hand = 1
    while len(by_score) < count:
        record = drive(seed, hand, **more)
        by_score.setdefault(gem_run.replay(record).score, record)
        hand += 1
    return [by_score[score] for score in sorted(by_score, reverse=True)]
