"""What every game's knowledge must keep to, and what it knows of Steel Driver."""

import itertools

import pytest
from tests.bots.heap import heap
from tests.bots.positions import played, walk

import goldenspike as gs
from goldenspike.judgement import knowledge_of
from goldenspike.judgement.knowledge import Knowledge


@pytest.mark.parametrize("game", gs.games())
def test_candidates_are_legal_and_never_none(game: str) -> None:
    knowledge = knowledge_of(game)
    for state in walk(1, game=game):
        seat = state.to_act[0]
        legal = state.legal_codes(seat)
        candidates = knowledge.candidates(state, seat)
        assert candidates
        assert set(candidates) <= set(legal)
        assert len(set(candidates)) == len(candidates)


@pytest.mark.parametrize("game", gs.games())
def test_shares_of_the_win_sum_to_one(game: str) -> None:
    knowledge = knowledge_of(game)
    for state in walk(2, game=game)[::7]:
        shares = knowledge.shares(state, knowledge.outlook(state))
        assert sum(shares) == pytest.approx(1.0)
        assert min(shares) > 0.0
        assert knowledge.spread(state, knowledge.outlook(state)) > 0.0


def test_in_the_end_the_winner_has_nearly_all() -> None:
    state = played(10_000)
    shares = knowledge_of("steel-driver").shares(state, knowledge_of("steel-driver").outlook(state))
    (winner,) = state.ranking[0]
    assert shares[winner] > 0.95
    # a lost game is still played for the score
    second, third = sorted(set(range(3)) - {winner}, key=lambda seat: -state.scores[seat])
    assert shares[second] > shares[third]


def test_a_tie_is_shared() -> None:
    state = heap(3)
    state.play(3, None)
    state.winner = 0

    assert Knowledge().shares(state, [1.0, 1.0])[0] == pytest.approx(0.975)


# Steel Driver


def test_every_company_is_considered_for_nomination() -> None:
    state = played(0)
    found = knowledge_of("steel-driver").candidates(state, 0)
    actions = [state.unpacked(0, code) for code in found]
    assert {a.fields()["company"] for a in actions if a.type == "nominate"} == set(
        state.view()["companies"]
    )
    assert any(a.type == "pass_marker" for a in actions)
    assert len(found) < len(state.legal_codes(0))


def test_a_bidder_always_considers_passing_and_the_lowest_raise() -> None:
    state = played(0)
    while state.view()["turn"] < 5:  # everybody saves cubes
        state.apply(gs.Action(state.to_act[0], "pass_marker", {}))
    nominee = gs.Action(state.to_act[0], "nominate", {"company": "green", "bid": 1})
    state.apply(nominee)
    seat = state.to_act[0]
    found = knowledge_of("steel-driver").candidates(state, seat)
    actions = [state.unpacked(seat, code) for code in found]
    assert len(found) < 10 < len(state.legal_codes(seat))
    assert any(a.type == "pass" for a in actions)
    assert any(a.fields().get("amount") == 2 for a in actions)


def test_claims_that_come_to_the_same_are_considered_once() -> None:
    claims = [state for state in walk(6) if state.view()["phase"] == "claim"]
    fewer = 0
    for state in claims:
        seat = state.to_act[0]
        legal = state.legal_codes(seat)
        found = knowledge_of("steel-driver").candidates(state, seat)
        fewer += len(found) < len(legal)
        kinds = {(color_of(state, code), reach_of(state, code)): code for code in reversed(legal)}
        assert sorted(kinds.values()) == sorted(found)
    assert fewer > 5


def color_of(state: gs.State, code: int) -> str:
    location = state.unpacked(0, code).fields()["location"]
    places = state.header.board.content["location"]
    return next(place["color"] for place in places if place["id"] == location)


def reach_of(state: gs.State, code: int) -> tuple[str, ...]:
    location = state.unpacked(0, code).fields()["location"]
    companies = state.view()["companies"]
    return tuple(
        id
        for id, company in companies.items()
        if location in itertools.chain.from_iterable(company["links"])
    )
