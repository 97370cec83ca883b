import pytest
from tests.bots.heap import GAME, Heap, HeapKnowledge, OpenKnowledge, heap

from goldenspike.bots import search
from goldenspike.bots.mcts import MctsBot
from goldenspike.engine.api import State
from goldenspike.judgement.budget import Budget
from goldenspike.judgement.knowledge import Knowledge


def best(state: Heap, knowledge: Knowledge, iterations: int = 600) -> int:
    return (
        MctsBot(knowledge, 1)
        .advise(state, state.turn, Budget(iterations=iterations))[0]
        .action.code
    )


@pytest.mark.parametrize("counters", [5, 6, 7, 9, 10, 11])
def test_search_finds_the_winning_move(counters: int) -> None:
    # Leaving a multiple of four wins against any answer.
    assert best(heap(counters), OpenKnowledge()) == counters % 4


@pytest.mark.parametrize("counters", [5, 6, 7])
def test_search_finds_it_in_a_game_it_must_sample(counters: int) -> None:
    assert best(heap(counters), Knowledge()) == counters % 4


def test_search_lets_every_player_play_for_itself() -> None:
    # Of four counters whatever seat 0 takes leaves the rest, and with it the win, to seat 1,
    # who does not leave it to seat 2 in order to hurt seat 0.
    advice = MctsBot(OpenKnowledge(), 1).advise(heap(4, 3), 0, Budget(iterations=400))
    assert all(entry.value < 0.2 for entry in advice if entry.visits > 5)
    assert best(heap(3, 3), OpenKnowledge()) == 3


def test_search_plays_on_through_chance() -> None:
    # With three left the win is at hand whatever is drawn later.
    assert best(heap(3, drawn=True), Knowledge()) == 3
    # With four left one must be taken: two or three leave what every draw but one can finish.
    assert best(heap(4, drawn=True), Knowledge(), 3000) == 1


def test_search_does_not_see_what_is_hidden() -> None:
    def visits(surplus: int) -> list[tuple[int, int]]:
        state = heap(6, surplus=surplus)
        state.turn = 1
        advice = MctsBot(HeapKnowledge(), 5).advise(state, 1, Budget(iterations=300))
        return [(entry.action.code, entry.visits) for entry in advice]

    assert visits(0) == visits(1)


def test_search_uses_what_its_seat_knows() -> None:
    assert best(heap(5, surplus=1), HeapKnowledge()) == 2
    assert best(heap(5, surplus=0), HeapKnowledge()) == 1


def test_hidden_parts_may_change_what_is_legal_later() -> None:
    # Whether three can be taken from what is left depends on the surplus; `Heap.play`
    # fails when the search takes more than there is in the position at hand.
    state = heap(5)
    state.turn = 1
    for seed in range(10):
        assert MctsBot(HeapKnowledge(), seed).advise(state, 1, Budget(iterations=200))


def test_the_only_action_needs_no_thought() -> None:
    state = heap(1)
    advice = MctsBot(OpenKnowledge(), 1).advise(state, 0, Budget(iterations=10**9))
    assert [entry.action.code for entry in advice] == [1]


def test_search_stops_early_when_the_choice_is_made() -> None:
    state = heap(3)
    advice = MctsBot(OpenKnowledge(), 1).advise(state, 0, Budget(iterations=2000))
    assert advice[0].action.code == 3
    assert sum(entry.visits for entry in advice) < 1500


def test_of_several_seats_that_must_act_the_one_asked_is_searched_for() -> None:
    asked: list[int] = []

    class Asking(Knowledge):
        def candidates(self, state: State, seat: int) -> list[int]:
            asked.append(seat)
            return state.legal_codes(seat)

    class Both(Heap):
        @property
        def to_act(self) -> tuple[int, ...]:
            return (0, 1)

    state = Both(GAME, heap(5).header, 5)
    advice = MctsBot(Asking(), 1).advise(state, 1, Budget(iterations=1))
    assert asked[0] == 1
    assert advice[0].action.seat == 1


def test_the_tree_stops_growing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "MOST_NODES", 40)
    advice = MctsBot(OpenKnowledge(), 1).advise(heap(30), 0, Budget(iterations=5000))
    assert sum(entry.visits for entry in advice) < 100
