"""A state is a value: copied, written, read, pickled and replayed it stays the same."""

from __future__ import annotations

import contextlib
import copy
import json
import pickle
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.every_game.conftest import Variant

import goldenspike as gs
from goldenspike import shelf
from goldenspike.engine.api import commitment
from goldenspike.engine.chance import FastDraws
from goldenspike.engine.replay import log_lines, replay


def text_of(state: gs.State) -> str:
    return json.dumps(state.to_json())


def play_on(state: gs.State, actions: int) -> None:
    draws = FastDraws(state.n)
    for _ in range(actions):
        if state.is_over:
            return
        legal = state.legal_actions()
        state.apply(legal[draws.randrange(len(legal))])


def test_a_copy_is_independent(variant: Variant) -> None:
    for state in variant.positions(30, every=9):
        before = text_of(state)
        twin = state.copy()
        assert text_of(twin) == before
        play_on(twin, 5)
        assert text_of(state) == before
        rival = state.copy()
        play_on(rival, 3)
        again = state.copy()
        play_on(again, 5)
        assert text_of(again) == text_of(twin), "both took the same way from here"
        assert text_of(state) == before


def test_playing_on_leaves_a_copy_as_it_was(game: Any) -> None:
    state = game.new()
    kept = []
    while not state.is_over:
        kept.append((state.copy(), text_of(state)))
        play_on(state, 1)
    assert all(text_of(copied) == text for copied, text in kept)


def test_json_keeps_everything(variant: Variant) -> None:
    for state in variant.positions(31, every=9):
        text = text_of(state)
        again = variant.game.from_json(json.loads(text))
        assert text_of(again) == text
        assert again.legal_actions() == state.legal_actions()
        assert again.view() == state.view()
        twin = state.copy()
        play_on(twin, 4)
        play_on(again, 4)
        assert text_of(again) == text_of(twin)


def test_pickle_and_deepcopy_keep_everything(variant: Variant) -> None:
    for state in variant.positions(32, every=60):
        for again in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
            assert text_of(again) == text_of(state)
            play_on(again, 2)
            assert again.n >= state.n + 2 or again.is_over  # chance may follow an action
        for action in state.legal_actions()[:3]:
            assert pickle.loads(pickle.dumps(action)) == action
            assert copy.deepcopy(action) == action


def hides(state: gs.State) -> bool:
    """Whether something was chosen that is not yet revealed, and so stands in no log."""
    return len(state.public_actions()) < state.n


def test_the_log_replays_to_the_same_bytes(variant: Variant) -> None:
    for state in variant.positions(33, every=25):
        lines = list(log_lines(state))
        again = replay(lines, shelf.GAMES)
        assert list(log_lines(again)) == lines
        assert again.position() == state.position() or hides(state)
        if state.is_over:
            assert text_of(again) == text_of(state)
        else:
            # What is still secret is not in the log.
            assert (again.seed, again.nonce) == (None, "")
        half = len(state.public_actions()) // 2
        until = replay(lines, shelf.GAMES, until=half)
        assert [a.to_json() for a in until.actions()] == [
            a.to_json() for a in state.actions()[:half]
        ]


def test_a_log_on_disk_is_read_back(game: Any, tmp_path: Path) -> None:
    for state in game.positions(34, every=50):
        path = tmp_path / "game.gslog"
        gs.write_log(state, path)
        assert gs.read_log(path).position() == state.position() or hides(state)
        assert gs.read_log(str(path), until=0).n == 0


def test_a_board_of_ones_own_travels_in_the_log_and_in_json(game: Any) -> None:
    file = game.game.library.find(game.game.id, game.board)
    own = game.game.library.parse(game.game.id, file.text + "\n# redrawn by hand\n")
    assert not own.supplied
    state = game.game.set_up(["A"] * game.players, own, 5, game.options)
    play_on(state, 20)
    again = replay(log_lines(state), shelf.GAMES)
    assert again.header.board.text == own.text
    assert again.position() == state.position() or hides(state)
    assert text_of(game.game.from_json(json.loads(text_of(state)))) == text_of(state)


def test_no_view_and_no_event_holds_a_secret(variant: Variant) -> None:
    state = variant.new()
    secrets = [str(state.seed), state.nonce]
    draws = FastDraws(12)
    while not state.is_over:
        seen: list[Any] = [state.view(seat) for seat in (None, *range(variant.players))]
        legal = state.legal_actions()
        seen.append(state.apply(legal[draws.randrange(len(legal))]))
        seen.append(next(log_lines(state)))
        text = json.dumps(seen)
        for secret in secrets:
            assert secret not in text
        assert '"seed"' not in text
    assert state.result()["seed"] == state.seed


def seen_by(viewer: int | None, state: gs.State, events: list[gs.Event]) -> str:
    """All that a viewer may know once an action has caused these events."""
    return json.dumps([state.view(viewer), events, list(log_lines(state)), state.result()])


def test_what_is_chosen_in_secret_nobody_else_sees(variant: Variant) -> None:
    compared = 0
    for state in variant.positions(36, every=20 if variant.game.all_public else 1):
        for seat in state.to_act:
            first, *others = state.legal_actions(seat)
            one = state.copy()
            told = one.apply(first)
            for action in others if hides(one) else []:
                other = state.copy()
                told_other = other.apply(action)
                assert seen_by(seat, one, told) != seen_by(seat, other, told_other)
                for viewer in {None, *range(variant.players)} - {seat}:
                    assert seen_by(viewer, one, told) == seen_by(viewer, other, told_other)
                compared += 1
    assert bool(compared) != variant.game.all_public


def test_a_view_is_json_and_changes_nothing(variant: Variant) -> None:
    for state in variant.positions(35, every=13):
        before = text_of(state)
        for seat in (None, *range(variant.players)):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert view["n"] == state.n
            assert tuple(view["to_act"]) == state.to_act
            if variant.game.all_public:
                assert view == state.view()
        assert text_of(state) == before


def test_a_seed_is_committed_to_before_play(game: Any) -> None:
    state = game.new(7)
    assert state.header.seed_commitment == commitment(7, state.nonce)
    assert game.new(None).header.seed_commitment is None
    assert game.new(8).header.seed_commitment != state.header.seed_commitment


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_what_is_no_state_is_refused_with_a_sentence(game: Any, data: Any) -> None:
    value = json.loads(text_of(next(game.positions(1))))
    part = value
    for _ in range(data.draw(st.integers(0, 2))):
        tables = [key for key in part if isinstance(part[key], dict)]
        if not tables:
            break
        part = part[data.draw(st.sampled_from(tables))]
    if not part:
        return
    key = data.draw(st.sampled_from(sorted(part)))
    if data.draw(st.booleans()):
        del part[key]
    else:
        part[key] = data.draw(JSON)
    with contextlib.suppress(gs.BadSetup):  # anything else would be a stack trace to somebody
        game.game.from_json(value)


@pytest.mark.parametrize("value", [None, [], 3, "x", {}, {"header": 1}, {"header": {}}])
def test_what_is_nothing_like_a_state_is_refused(game: Any, value: Any) -> None:
    with pytest.raises((gs.BadSetup, TypeError)):
        game.game.from_json(value)
