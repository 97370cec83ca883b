"""What holds for every level in every game."""

import time

import pytest
from tests.bots.positions import played, walk

import goldenspike as gs
from goldenspike.bots import LEVELS, Budget, bot
from goldenspike.judgement import knowledge_of
from goldenspike.judgement.knowledge import Knowledge

MOMENTS = [0, 2, 15, 30, 60, 85, 99]
"""Places in a game, in hundredths."""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_choice_is_legal_and_the_state_unchanged(level: str, moment: int) -> None:
    positions = walk(1)
    state = positions[moment * len(positions) // 100]
    before = state.to_json()
    seat = state.to_act[0]
    action = bot(level, "steel-driver", 1).choose(state, seat, Budget(iterations=20))
    assert state.check(action) is None
    assert action.seat == seat
    assert state.to_json() == before


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_answer(level: str) -> None:
    state = played(30)
    budget = Budget(iterations=30)

    def answers(seed: int) -> list[dict[str, object]]:
        advice = bot(level, "steel-driver", seed).advise(state, state.to_act[0], budget)
        return [entry.to_json() for entry in advice]

    assert answers(4) == answers(4)


@pytest.mark.parametrize("level", LEVELS)
def test_two_bots_without_a_seed_draw_their_own(level: str) -> None:
    assert bot(level, "steel-driver").seed != bot(level, "steel-driver").seed


@pytest.mark.parametrize("level", LEVELS)
def test_games_do_not_repeat(level: str) -> None:
    # In the beginning all companies are alike.
    state = played(0)
    chosen = {
        bot(level, "steel-driver", seed)
        .choose(state, 0, Budget(iterations=3))
        .fields()
        .get("company")
        for seed in range(12)
    }
    assert len(chosen) >= 3


@pytest.mark.parametrize("level", LEVELS)
def test_advice_begins_with_the_choice_and_speaks_in_numbers(level: str) -> None:
    state = played(40)
    seat = state.to_act[0]
    player = bot(level, "steel-driver", 3)
    advice = player.advise(state, seat, Budget(iterations=60))
    assert advice[0].action == player.choose(state, seat, Budget(iterations=60))
    assert len({entry.action for entry in advice}) == len(advice)
    for entry in advice:
        assert state.check(entry.action) is None
        assert 0.0 <= entry.value <= 1.0
        assert entry.visits >= 0
        assert set(entry.to_json()) == {"action", "value", "score", "visits"}


@pytest.mark.parametrize("level", LEVELS)
def test_a_seat_that_need_not_act_is_refused(level: str) -> None:
    state = played(0)
    with pytest.raises(ValueError, match="nothing to decide"):
        bot(level, "steel-driver", 1).choose(state, 1, 0.1)
    over = played(10_000)
    with pytest.raises(ValueError, match="nothing to decide"):
        bot(level, "steel-driver", 1).choose(over, 0, 0.1)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(gs.BadSetup, match="random, greedy, mcts"):
        bot("clever", "steel-driver")


def test_a_game_without_knowledge_is_played_by_its_scores() -> None:
    assert type(knowledge_of("no-such-game")) is Knowledge
    state = played(12)
    seat = state.to_act[0]
    for level in ("greedy", "mcts"):
        player = bot(level, "no-such-game", 1)
        assert state.check(player.choose(state, seat, Budget(iterations=10))) is None


def hoard(players: int) -> gs.State:
    """Returns the fullest auction: everybody saved all cubes until the last turn."""
    state = played(0, players=players)
    while len(state.legal_codes(state.to_act[0])) < 6 * 30:
        seat = state.to_act[0]
        state.apply(gs.Action(seat, "pass_marker", {}))
    return state


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("budget", [0.0, 0.02, 0.3])
def test_no_bot_thinks_much_longer_than_it_may(level: str, budget: float) -> None:
    fullest = max(walk(2), key=lambda state: len(state.legal_codes(state.to_act[0])))
    crowd = max(walk(3, players=6), key=lambda state: len(state.legal_codes(state.to_act[0])))
    for state in (hoard(3), hoard(6), fullest, crowd):
        player = bot(level, "steel-driver", 1)
        seat = state.to_act[0]
        began = time.process_time()  # others may keep the machine busy
        action = player.choose(state, seat, budget)
        assert time.process_time() - began < budget + 1.0
        assert state.check(action) is None
