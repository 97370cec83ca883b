"""Boards nobody would draw: whatever is well formed can be played to the end."""

from __future__ import annotations

import json
import time
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import goldenspike as gs
from goldenspike.boards.library import LIBRARY
from goldenspike.engine.chance import FastDraws
from goldenspike.engine.replay import log_lines, replay
from goldenspike.judgement import knowledge_of
from goldenspike.shelf import GAMES

GENEROUS = 3.0
"""Seconds of the processor for what takes some hundredths of one, even interpreted."""
COLORS = ["white", "black", "silver", "orange", "red"]


@st.composite
def boards(draw: st.DrawFn) -> Any:
    """The TOML of a board: maybe without a start, in pieces, dear, or worth nothing."""
    count = draw(st.integers(2, 9))
    names = draw(
        st.lists(
            st.from_regex(r"[a-z0-9]{1,3}(-[a-z0-9]{1,2})?", fullmatch=True),
            min_size=count,
            max_size=count,
            unique=True,
        )
    )
    pairs = [(a, b) for k, a in enumerate(names) for b in names[k + 1 :]]
    routes = draw(st.lists(st.sampled_from(pairs), min_size=1, unique=True))
    lines = [
        'game = "steel-driver"',
        'id = "odd"',
        'title = { en = "Odd" }',
        "players = [3, 6]",
        f"transcontinental = {json.dumps(draw(st.sampled_from(pairs)))}",
    ]
    for k, name in enumerate(names):
        kind = draw(st.sampled_from(["start", "regular"]))
        value = draw(st.sampled_from([0, 10, 40, 990]))
        lines += ["[[location]]", f'id = "{name}"', f'name = "{name}"', f"x = {k}", f"y = {k}"]
        lines += [f'kind = "{kind}"', f'color = "{draw(st.sampled_from(COLORS))}"']
        lines += [f"value = {value}"]
    for a, b in routes:
        if draw(st.booleans()):
            a, b = b, a
        cost = draw(st.sampled_from([1, 1, 2, 3, 7, 99]))
        lines += ["[[route]]", f'a = "{a}"', f'b = "{b}"', f"cost = {cost}"]
    return "\n".join(lines)


def fullest_board() -> str:
    """The TOML of a board with as many locations and routes as there may be, all of them cheap."""
    lines = [
        'game = "steel-driver"',
        'id = "full"',
        'title = { en = "Full" }',
        "players = [3, 6]",
        'transcontinental = ["l0", "l79"]',
    ]
    for k in range(80):
        lines += [
            "[[location]]",
            f'id = "l{k}"',
            f'name = "L{k}"',
            f"x = {k % 10}",
            f"y = {k // 10}",
        ]
        lines += ['kind = "start"', f'color = "{COLORS[k % 5]}"', "value = 10"]
    pairs = [(k, k + step) for step in (1, 9, 10, 11) for k in range(80) if k + step < 80]
    for a, b in pairs[:240]:
        lines += ["[[route]]", f'a = "l{a}"', f'b = "l{b}"', "cost = 1"]
    return "\n".join(lines)


def test_the_fullest_board_is_played_in_bounded_time() -> None:
    board = LIBRARY.parse("steel-driver", fullest_board())
    state = gs.game("steel-driver").set_up(["A"] * 6, board, 1)
    draws = FastDraws(1)
    knowledge = knowledge_of("steel-driver")
    longest = 0.0
    while not state.is_over:
        began = time.process_time()
        actions = state.legal_actions()
        state.view()
        knowledge.public_outlook(state)
        state.apply(actions[draws.randrange(len(actions))])
        longest = max(longest, time.process_time() - began)
    assert longest < GENEROUS


def play_out(text: str, seats: int, seed: int) -> gs.State:
    board = LIBRARY.parse("steel-driver", text)
    state = gs.game("steel-driver").set_up(["A"] * seats, board, seed, {"first": "random"})
    draws = FastDraws(seed)
    while not state.is_over:
        for action in (actions := state.legal_actions()):
            assert state.check(gs.Action.from_json(action.to_json())) is None
        assert all(abs(value) < 1e6 for value in knowledge_of(state.game.id).outlook(state))
        state.apply(actions[draws.randrange(len(actions))])
        state.invariants()
        json.dumps(state.view())
    return state


@settings(max_examples=60, deadline=None)
@given(text=boards(), seats=st.integers(3, 6), seed=st.integers(0, 10**6))
def test_every_well_formed_board_can_be_played(text: str, seats: Any, seed: int) -> None:
    state = play_out(text, seats, seed)
    assert replay(log_lines(state), GAMES).to_json() == state.to_json()


def test_the_largest_board_can_be_played() -> None:
    names = [f"n{k:03}" for k in range(80)]
    lines = [
        'game = "steel-driver"',
        'id = "vast"',
        'title = { en = "Vast" }',
        "players = [3, 6]",
        'transcontinental = ["n000", "n079"]',
    ]
    for k, name in enumerate(names):
        lines += ["[[location]]", f'id = "{name}"', f'name = "{name}"', f"x = {k}", "y = 0"]
        lines += ['kind = "start"', f'color = "{COLORS[k % 5]}"', "value = 1000"]
    routes = [(a, b) for step in (1, 2, 3) for a, b in zip(names, names[step:], strict=False)]
    for a, b in routes:
        lines += ["[[route]]", f'a = "{a}"', f'b = "{b}"', "cost = 1"]
    state = play_out("\n".join(lines), 3, 1)
    assert sum(len(company["links"]) for company in state.view()["companies"].values()) > 60
