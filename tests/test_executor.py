"""Work on many games: the same results by any number of workers, whatever becomes of them."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import goldenspike as gs
from goldenspike.board_report.report import accounts
from goldenspike.bots import Budget
from goldenspike.executor import Cluster, Executor, Here, Processes, executor, in_order
from goldenspike.series import Series, play_games
from goldenspike.simulate import summary


def series(games: int = 6) -> Series:
    return Series("steel-driver", "usa", ["greedy", "random", "random"], games, 3, Budget(2))


def figures(by: Executor, games: int = 6) -> dict[str, object]:
    played = sorted(play_games(series(games), by), key=lambda one: one.number)
    return summary(series(games), played)


def squared(plan: int, number: int) -> int:
    return plan + number * number


def fatal_once(plan: Path, number: int) -> int:
    """Ends its process at number 3 when it is tried for the first time."""
    mark = plan / "tried"
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def fatal(plan: Path, number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def slow(plan: Path, number: int) -> int:
    if number:
        time.sleep(600)
    return number


def test_one_job_works_here_and_more_in_processes() -> None:
    assert isinstance(executor(1), Here)
    assert isinstance(executor(3), Processes)


def test_results_come_in_order_when_asked_for_so() -> None:
    squares = [1 + number * number for number in range(9)]
    assert list(in_order(Here(), squared, 1, 9)) == squares
    assert list(in_order(Processes(2), squared, 1, 9)) == squares


def test_a_process_that_dies_costs_its_game_only_which_is_played_again(tmp_path: Path) -> None:
    assert sorted(Processes(2).each(fatal_once, tmp_path, 8)) == [(n, n) for n in range(8)]


def test_a_game_that_ends_every_process_is_given_up(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="ends every process"):
        list(Processes(1).each(fatal, tmp_path, 1))


def test_closing_stops_the_rest_at_once(tmp_path: Path) -> None:
    began = time.monotonic()
    with closing(Processes(2).each(slow, tmp_path, 8)) as results:
        assert next(results) == (0, 0)
    assert time.monotonic() - began < 300


def test_without_ray_one_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with pytest.raises(gs.BadSetup, match=r"goldenspike\[ray\]"):
        executor(2, "auto")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """Yields the address of a local Ray cluster of two workers, made once: it takes a while."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    import ray
    from ray.cluster_utils import Cluster as Nodes

    nodes = Nodes(
        initialize_head=True,
        head_node_args={
            "num_cpus": 2,
            "include_dashboard": False,
            "object_store_memory": 10**8,
        },
    )
    yield nodes.address
    ray.shutdown()
    nodes.shutdown()


def test_a_cluster_plays_the_same_games_bit_for_bit(cluster: str) -> None:
    assert figures(Cluster(cluster, 2)) == figures(Here())


def test_a_cluster_makes_the_same_report(cluster: str) -> None:
    there = [one.__dict__ for one in accounts(series(4), Cluster(cluster, 2))]
    assert there == [one.__dict__ for one in accounts(series(4), Here())]


def test_a_worker_of_a_cluster_that_dies_costs_its_chunk_only(cluster: str, tmp_path: Path) -> None:
    results = sorted(Cluster(cluster, 2).each(fatal_once, tmp_path, 24))
    assert results == [(number, number) for number in range(24)]
    assert (tmp_path / "tried").exists()


def test_no_cluster_is_said_in_a_sentence() -> None:
    with pytest.raises(gs.BadSetup, match="No Ray cluster answers"):
        list(Cluster("127.0.0.1:1", 2).each(squared, 1, 2))
    with pytest.raises(gs.BadSetup, match="HOST:PORT or auto"):
        list(Cluster("nowhere", 2).each(squared, 1, 2))
