"""Random play to the end, in every variant of every game."""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.every_game.conftest import Variant

import goldenspike as gs
from goldenspike.engine.chance import FastDraws
from goldenspike.engine.playout import playout
from goldenspike.judgement import knowledge_of

MOST_ACTIONS = 20_000


@pytest.mark.parametrize("seed", range(3))
def test_random_play_ends_and_all_is_conserved_after_every_action(
    variant: Variant, seed: int
) -> None:
    for state in variant.positions(seed):
        state.invariants()
        assert state.n < MOST_ACTIONS
        assert state.chance_due is None, "with a seed all chance is drawn at once"
        assert state.is_over == (state.to_act == ())
    seats = sorted(seat for place in state.ranking for seat in place)
    assert seats == list(range(variant.players))
    assert all(place == sorted(place) for place in state.ranking)
    assert [type(score) for score in state.scores] == [int] * variant.players
    assert state.legal_actions() == []


def test_legal_actions_are_complete_distinct_and_sorted_out_by_seat(variant: Variant) -> None:
    for state in variant.positions(3, every=7):
        listed = state.legal_actions()
        assert bool(listed) == bool(state.to_act)
        assert len(set(listed)) == len(listed)
        by_seat = [state.legal_actions(seat) for seat in range(variant.players)]
        assert list(itertools.chain(*by_seat)) == sorted(
            listed, key=lambda action: action.seat or 0
        )
        for seat, actions in enumerate(by_seat):
            assert bool(actions) == (seat in state.to_act)
            assert all(action.seat == seat for action in actions)
        for seat in (-1, variant.players, 2**60):
            assert state.legal_actions(seat) == []


def test_nobody_is_asked_an_empty_question(variant: Variant) -> None:
    for state in variant.positions(4):
        for seat in state.to_act:
            kinds = {action.type for action in state.legal_actions(seat)}
            assert kinds - {"pass", "pass_marker", "done"}, "an empty question was asked"


def test_events_are_json_and_have_types(game: Any) -> None:
    state = game.new()
    draws = FastDraws(5)
    kinds = set()
    while not state.is_over:
        actions = state.legal_actions()
        events = state.apply(actions[draws.randrange(len(actions))])
        assert events, "an action that caused nothing"
        assert json.loads(json.dumps(events)) == events
        kinds |= {event["type"] for event in events}
    assert "game_over" in kinds


def test_searching_ways_to_play_lead_where_apply_leads(variant: Variant) -> None:
    rng = FastDraws(6)
    state = variant.new()
    unchecked, searched = state.copy(), state.copy()
    while not state.is_over:
        actions = state.legal_actions()
        action = actions[rng.randrange(len(actions))]
        state.apply(action)
        unchecked.apply_unchecked(action)
        assert unchecked.position() == state.position()
        searched.play(searched.packed(action), None)
        if searched.chance_due is None:
            assert searched.position() == state.position()
        else:
            searched = state.copy()  # chance was drawn by the seed, which a search has not
    assert unchecked.to_json() == state.to_json()


def test_a_playout_ends(variant: Variant) -> None:
    state = variant.new(None)
    searched = state.copy()
    assert playout(searched, FastDraws(8)) > 0
    assert searched.is_over
    assert not state.is_over


def test_an_outlook_is_a_number_for_each_seat_and_exact_in_the_end(variant: Variant) -> None:
    for state in variant.positions(5, every=11):
        outlook = knowledge_of(state.game.id).outlook(state)
        assert len(outlook) == variant.players
        assert all(isinstance(value, float) and abs(value) < 1e6 for value in outlook)
    assert outlook == [float(score) for score in state.scores]


def test_the_same_seed_plays_the_same_game(variant: Variant) -> None:
    first, second = list(variant.positions(9))[-1], list(variant.positions(9))[-1]
    assert json.dumps(first.to_json()) == json.dumps(second.to_json())


@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(choices=st.lists(st.integers(0, 10**6), max_size=200))
def test_whatever_is_chosen_all_is_conserved_and_can_be_written_down(
    variant: Variant, choices: Any
) -> None:
    state = variant.new()
    for choice in choices:
        if state.is_over:
            break
        actions = state.legal_actions()
        state.apply(actions[choice % len(actions)])
        state.invariants()
    text = json.dumps(state.to_json())
    assert json.dumps(variant.game.from_json(json.loads(text)).to_json()) == text


def test_without_a_seed_chance_waits_for_its_outcome(variant: Variant) -> None:
    state = variant.new(None)
    draws = FastDraws(10)
    while not state.is_over:
        if state.chance_due is not None:
            assert state.to_act == ()
            assert state.legal_actions() == []
            outcome = state.sample_chance(draws)
            assert outcome.seat is gs.CHANCE
            assert outcome.type == state.chance_due
            assert gs.Action.from_json(json.loads(json.dumps(outcome.to_json()))) == outcome
            for seat in range(variant.players):
                refused = state.check(gs.Action.from_json({"seat": seat, "type": "pass"}))
                assert refused is not None
            state.apply(outcome)
            state.invariants()
        else:
            outcome = gs.Action.from_json({"seat": None, "type": "first_player", "player": 0})
            assert state.check(outcome) is not None, "no chance is due"
            actions = state.legal_actions()
            state.apply(actions[draws.randrange(len(actions))])
    assert "seed" not in state.result()
