import pickle

import pytest

from goldenspike.bots import Budget


def test_a_number_is_seconds() -> None:
    assert Budget.of(0.5).seconds == 0.5
    assert Budget.of(2).iterations is None
    budget = Budget(iterations=7)
    assert Budget.of(budget) is budget


@pytest.mark.parametrize(
    ("seconds", "iterations"), [(None, None), (-1.0, None), (None, -1), (float("nan"), None)]
)
def test_a_budget_must_say_how_long(seconds: float | None, iterations: int | None) -> None:
    with pytest.raises(ValueError, match="budget"):
        Budget(seconds, iterations)


def test_iterations_are_spent_one_by_one() -> None:
    clock = Budget(iterations=2).clock()
    assert not clock.is_spent()
    clock.tick()
    assert clock.iterations_left(1) == 1
    clock.tick()
    assert clock.is_spent()
    clock.tick()
    assert clock.is_spent()


def test_seconds_run_out_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("goldenspike.judgement.budget.time.monotonic", lambda: now)
    clock = Budget(0.5).clock()
    now += 0.4
    assert not clock.is_spent()
    assert clock.iterations_left(8) == pytest.approx(2)
    now += 0.1
    assert clock.is_spent()
    assert clock.is_late()


def test_whichever_is_spent_first_ends_it() -> None:
    assert Budget(0.0, 100).clock().is_spent()
    assert Budget(100.0, 0).clock().is_spent()
    assert not Budget(100.0, 0).clock().is_late()


def test_a_budget_travels_to_another_process() -> None:
    copy = pickle.loads(pickle.dumps(Budget(0.5, 3)))
    assert (copy.seconds, copy.iterations) == (0.5, 3)
