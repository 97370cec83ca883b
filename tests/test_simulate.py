import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import goldenspike as gs
from goldenspike.bots import Budget
from goldenspike.executor import executor
from goldenspike.series import Series, names, play_games
from goldenspike.simulate import read_bots, read_options, summary

COMMAND = [sys.executable, "-m", "goldenspike", "simulate"]


def quick(bots: list[str], games: int, seed: int = 1, logs: Path | None = None) -> Series:
    return Series("steel-driver", "usa", bots, games, seed, Budget(iterations=2), logs=logs)


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, check=False)


def test_a_seed_plays_the_same_games_however_many_processes_play() -> None:
    bots = ["greedy", "random", "random"]
    tables = []
    for jobs in (1, 2):
        played = sorted(play_games(quick(bots, 2), executor(jobs)), key=lambda one: one.number)
        tables.append(summary(quick(bots, 2), played))
    assert tables[0] == tables[1]


def test_another_seed_plays_other_games() -> None:
    first, second = (
        [one.scores for one in play_games(quick(["random"] * 3, 2, seed))] for seed in (1, 2)
    )
    assert first != second


def test_searching_bots_play_the_same_games_too() -> None:
    series = Series("steel-driver", "usa", ["mcts", "random", "random"], 1, 5, Budget(iterations=1))
    first, second = ([one.scores for one in play_games(series)] for _ in range(2))
    assert first == second


def test_seats_rotate() -> None:
    series = quick(["greedy", "random", "mcts"], 6)
    assert [series.seating(number) for number in range(4)] == [
        [0, 1, 2],
        [1, 2, 0],
        [2, 0, 1],
        [0, 1, 2],
    ]


def test_games_of_a_series_have_seeds_of_their_own() -> None:
    seeds = {quick(["random"] * 3, 9, seed).seed_of(k) for seed in (1, 2) for k in range(9)}
    assert len(seeds) == 18


def test_logs_replay_to_the_scores_reported(tmp_path: Path) -> None:
    played = list(play_games(quick(["random"] * 4, 3, logs=tmp_path / "logs")))
    files = sorted((tmp_path / "logs").iterdir())
    assert [file.name for file in files] == [
        f"steel-driver-seed-1-0000{number}.gslog" for number in (1, 2, 3)
    ]
    for one, file in zip(played, files, strict=True):
        state = gs.read_log(file)
        assert state.is_over
        assert state.scores == one.scores
        assert state.n == one.actions


def test_logs_of_another_series_are_not_written_over(tmp_path: Path) -> None:
    list(play_games(quick(["random"] * 3, 2, logs=tmp_path)))
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    done = run("steel-driver", "--bots", "random", "--games", "1", "--logs", str(tmp_path))
    assert done.returncode == 1
    assert "There are logs in" in done.stderr
    assert "--add-logs" in done.stderr
    more = ["--games", "1", "--seed", "9", "--logs", str(tmp_path), "--add-logs"]
    assert run("steel-driver", "--bots", "random", *more).returncode == 0
    after = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert after.keys() - before.keys() == {"steel-driver-seed-9-00001.gslog"}
    assert {name: after[name] for name in before} == before


def test_bots_that_play_twice_are_numbered() -> None:
    assert names(["mcts", "greedy", "greedy"]) == ["mcts", "greedy 1", "greedy 2"]


def test_the_summary_adds_up() -> None:
    series = quick(["random", "random", "random"], 5)
    played = list(play_games(series))
    table = summary(series, played)
    assert table["played"] == table["asked"] == 5
    assert sum(row["wins"] for row in table["bots"]) == pytest.approx(5)
    assert sum(table["seat_wins"]) == pytest.approx(5)
    scores = [score for one in table["games"] for score in one["scores"]]
    means = [row["mean_score"] for row in table["bots"]]
    assert sum(means) == pytest.approx(sum(scores) / 5, abs=0.1)
    assert table["actions"]["shortest"] == min(one.actions for one in played)
    first = table["games"][0]
    assert first["seats"] == ["random 1", "random 2", "random 3"]
    assert table["games"][1]["seats"] == ["random 2", "random 3", "random 1"]


def test_a_summary_of_nothing_can_be_made() -> None:
    assert summary(quick(["random"] * 3, 5), [])["played"] == 0


def test_one_bot_takes_every_seat() -> None:
    assert read_bots("greedy", 4, "steel-driver") == ["greedy"] * 4
    assert read_bots("greedy", None, "steel-driver") == ["greedy"] * 3
    assert read_bots("mcts, greedy,random", 3, "steel-driver") == ["mcts", "greedy", "random"]
    with pytest.raises(gs.BadSetup, match="3 players but 2 bots"):
        read_bots("mcts,greedy", 3, "steel-driver")


def test_options_are_read() -> None:
    assert read_options(["first=random"]) == {"first": "random"}
    assert read_options(["first=2"]) == {"first": 2}
    with pytest.raises(gs.BadSetup, match="name=value"):
        read_options(["first"])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "clever,random,random"], "There is no bot 'clever'"),
        (["--players", "2"], "takes 3 to 6 players, not 2"),
        (["--players", "4", "--bots", "random,random"], "4 players but 2 bots"),
        (["--board", "atlantis"], "atlantis"),
        (["--option", "first=9"], "first"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(arguments: list[str], said: str) -> None:
    done = run("steel-driver", *arguments)
    assert done.returncode == 1
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_an_unknown_game_is_said_in_a_sentence() -> None:
    done = run("whist")
    assert done.returncode == 1
    assert "There is no game 'whist'" in done.stderr


def test_the_command_prints_json(tmp_path: Path) -> None:
    done = run(
        *("steel-driver", "--board", "usa", "--players", "3", "--bots", "random,random,greedy"),
        *("--games", "2", "--seed", "7", "--jobs", "2", "--logs", str(tmp_path), "--json"),
    )
    assert done.returncode == 0, done.stderr
    table = json.loads(done.stdout)
    assert table["played"] == 2
    assert table["seed"] == 7
    assert len(list(tmp_path.glob("*.gslog"))) == 2


def test_the_command_prints_a_table() -> None:
    done = run("steel-driver", "--bots", "random", "--games", "3")
    assert done.returncode == 0, done.stderr
    assert "random 3" in done.stdout
    assert "Wins by seat" in done.stdout


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_keeps_the_games_played(jobs: str, tmp_path: Path) -> None:
    """Ctrl-C goes to the whole process group, as in a terminal."""
    arguments = ["steel-driver", "--bots", "random", "--games", "100000", "--jobs", jobs, "--json"]
    with subprocess.Popen(
        [*COMMAND, *arguments, "--logs", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        deadline = time.monotonic() + 200
        while len(list(tmp_path.glob("*.gslog"))) < 3 and time.monotonic() < deadline:
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    assert "Traceback" not in err
    assert "games are kept" in err
    assert json.loads(out)["played"] >= 2
