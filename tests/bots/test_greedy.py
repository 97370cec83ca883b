from tests.bots.heap import OpenKnowledge, heap
from tests.bots.positions import played

import goldenspike as gs
from goldenspike.bots import Budget, bot
from goldenspike.bots.greedy import GreedyBot
from goldenspike.series import Series, play_games

AMPLE = 60.0
"""Seconds, of which next to nothing is used."""


def test_greedy_takes_the_win_before_it() -> None:
    player = GreedyBot(OpenKnowledge(), 1)
    assert player.choose(heap(2), 0, AMPLE).code == 2
    assert player.choose(heap(3), 0, AMPLE).code == 3


def test_greedy_judges_every_candidate_once() -> None:
    advice = GreedyBot(OpenKnowledge(), 1).advise(heap(9), 0, AMPLE)
    assert sorted(entry.action.code for entry in advice) == [1, 2, 3]
    assert [entry.visits for entry in advice] == [1, 1, 1]


def test_greedy_out_of_time_still_answers() -> None:
    state = played(0)
    advice = bot("greedy", "steel-driver", 1).advise(state, 0, 0.0)
    assert len(advice) == 1
    assert state.check(advice[0].action) is None


def test_greedy_beats_random_bots() -> None:
    series = Series(
        "steel-driver", "usa", ["greedy", "random", "random"], 9, 1, Budget(iterations=1)
    )
    assert sum(one.wins()[0] for one in play_games(series)) >= 8


def test_greedy_plays_every_number_of_players() -> None:
    for players in range(3, 7):
        state = gs.game("steel-driver").new(["x"] * players, "usa", 1)
        seat = state.to_act[0]
        assert state.check(bot("greedy", "steel-driver", 1).choose(state, seat, AMPLE)) is None
