import json
import subprocess
import sys

import pytest

from goldenspike.arena import ratings, standing, wilson
from goldenspike.bots import Budget
from goldenspike.series import Played, Series, play_games


def game(seating: list[int], winner: int, seats: int = 3) -> Played:
    """Returns a game that a bot of the series won, the others sharing second place."""
    scores = [100 if entrant == winner else 50 for entrant in seating]
    first = seating.index(winner)
    ranking = [[first], [seat for seat in range(seats) if seat != first]]
    return Played(0, 1, seating, scores, ranking, 9, [3] * seats, [0.3] * seats, [0.2] * seats, [])


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # textbook values of the Wilson score interval at 95 %
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (60, 100, 0.5020, 0.6906),
        (95, 100, 0.8882, 0.9785),
        (10, 10, 0.7225, 1.0),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert list(wilson(wins, games)) == pytest.approx([low, high], abs=2e-4)


def test_without_games_everything_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_who_wins_is_rated_higher_wherever_it_sits() -> None:
    played = [game([0, 1, 2], 0), game([1, 2, 0], 0), game([2, 0, 1], 0)]
    rated = ratings(3, played)
    assert rated[0][0] > 25 > max(rated[1][0], rated[2][0])
    assert rated[0][1] < 25 / 3
    assert ratings(3, []) == [(25.0, 25 / 3)] * 3


def test_the_standing_counts_wins_by_bot_and_shares_ties() -> None:
    tied = game([1, 0, 2], 1)
    tied.ranking = [[0, 1], [2]]  # bots 1 and 0
    series = Series("steel-driver", "usa", ["mcts", "greedy", "greedy"], 3, 1)
    rows = standing(series, [game([0, 1, 2], 0), game([1, 2, 0], 2), tied])
    assert [row["bot"] for row in rows] == ["mcts", "greedy 1", "greedy 2"]
    assert [row["wins"] for row in rows] == [1.5, 0.5, 1.0]
    assert rows[0]["share"] == 0.5
    assert rows[0]["seconds_a_decision"] == pytest.approx(0.1)
    assert rows[0]["slowest"] == 0.2


def test_real_games_give_a_standing() -> None:
    series = Series(
        "steel-driver", "usa", ["greedy", "random", "random"], 3, 1, Budget(iterations=1)
    )
    rows = standing(series, list(play_games(series)))
    assert rows[0]["wins"] == 3
    assert rows[0]["rating"] > rows[1]["rating"]


@pytest.mark.parametrize("as_json", [False, True])
def test_the_command_prints_the_standing(as_json: bool) -> None:
    command = [sys.executable, "-m", "goldenspike", "arena", "steel-driver", "--board", "usa"]
    command += ["--bots", "random", "--games", "4", "--budget", "0.1", "--jobs", "2"]
    done = subprocess.run(
        command + ["--json"] * as_json, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    if as_json:
        answer = json.loads(done.stdout)
        assert answer["played"] == 4
        assert len(answer["bots"]) == 3
    else:
        assert "random 2" in done.stdout
        assert "A fair share is 33.3%" in done.stdout
        assert max(len(line) for line in done.stdout.splitlines()) <= 80
