"""The door of the engine: set-up, actions, errors."""

from __future__ import annotations

import ast
import copy
import importlib
import pickle
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import goldenspike as gs
from goldenspike import shelf
from goldenspike.engine.api import Option, commitment
from goldenspike.engine.wire import FORMS

THREE = ["Ann", "Ben", "Cy"]


def new(**changes: Any) -> Any:
    return gs.game("steel-driver").new(**{"seats": THREE, "board": "usa", **changes})


def test_the_shelf_knows_its_games_and_boards() -> None:
    assert "steel-driver" in gs.games()
    assert "usa" in gs.boards("steel-driver")
    assert gs.boards("steam") == shelf.boards("steam")
    for ask in (gs.game, gs.boards):
        for name in ("chess", "", "Steel-Driver", "steel-driver "):
            with pytest.raises(gs.BadSetup, match="no game"):
                ask(name)


def test_the_function_boards_does_not_hide_the_package_of_that_name() -> None:
    import goldenspike.boards.toml_text as t

    assert t.parse("a = 1\n") == {"a": 1}
    assert importlib.import_module("goldenspike.boards") is sys.modules["goldenspike.boards"]
    assert "usa" in gs.boards("steel-driver"), "and it can still be called"


def test_what_games_share_knows_no_game_by_its_name() -> None:
    folder = Path(__file__).parents[2] / "src/goldenspike/engine/shared"
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant):
                assert node.value not in gs.games(), path.name


@pytest.mark.parametrize(
    "change",
    [
        {"seats": []},
        {"seats": ["Ann"]},
        {"seats": ["A"] * 7},
        {"seats": "Ann"},
        {"seats": ["Ann", "Ben", 3]},
        {"seats": ["Ann", "Ben", None]},
        {"seats": ["Ann", "Ben", "\udc80"]},
        {"board": "atlantis"},
        {"board": ""},
        {"board": "../usa"},
        {"board": "/no/such/file.toml"},
        {"seed": 2**257},
        {"seed": -(10**4000)},
        {"options": {"first": "Ann"}},
        {"options": {"first": 1.0}},
        {"options": {"second": 1}},
    ],
    ids=lambda change: repr(change)[:40],
)
def test_a_setup_that_cannot_be_is_refused_with_a_sentence(change: Any) -> None:
    with pytest.raises(gs.BadSetup) as raised:
        new(**change)
    assert str(raised.value).endswith(".")


def test_a_setup_that_can_be() -> None:
    for seed in (None, 0, 7, -7, 2**200):
        assert new(seed=seed).header.seats == THREE
    assert new(seats=tuple(THREE)).header.seats == THREE
    assert new(seats=["", "", ""]).to_act == (0,)
    assert new(options=None).header.options == {"first": 0}


def test_a_state_does_not_notice_when_its_setup_is_changed() -> None:
    seats, options = list(THREE), {"first": 1}
    state = new(seats=seats, options=options)
    seats[0] = "Eve"
    options["first"] = 2
    assert state.header.seats == THREE
    assert state.header.options == {"first": 1}


def test_a_board_may_be_named_by_the_path_of_its_file(tmp_path: Path) -> None:
    text = new().header.board.text
    path = tmp_path / "mine.toml"
    path.write_text(text + "# mine\n", "utf-8")
    for named in (path, str(path)):
        state = new(board=named)
        assert state.header.board.text == text + "# mine\n"


def test_the_commitment_hides_a_seed_and_binds_to_it() -> None:
    state = new(seed=7, nonce="abc")
    assert state.header.seed_commitment == commitment(7, "abc")
    assert state.result() == {
        "scores": [0, 0, 0],
        "ranking": [[0, 1, 2]],
        "seed": 7,
        "nonce": "abc",
    }


def test_an_illegal_action_leaves_everything_as_it_was() -> None:
    state = new()
    before = state.to_json()
    with pytest.raises(gs.IllegalAction) as raised:
        state.apply(gs.Action.from_json({"seat": 1, "type": "pass_marker"}))
    assert raised.value.refusal.rule == "SD-9.1"
    assert str(raised.value).endswith("(SD-9.1)")
    assert isinstance(raised.value, ValueError)
    assert state.to_json() == before


@pytest.mark.parametrize(
    "wire",
    [
        None,
        [],
        "pass",
        3,
        {},
        {"seat": 0},
        {"type": "pass"},
        {"seat": 0, "type": None},
        {"seat": 0, "type": ["pass"]},
        {"seat": 0, "type": "fly"},
        {"seat": None, "type": "pass"},
        {"seat": 0.0, "type": "pass"},
        {"seat": False, "type": "pass"},
        {"seat": "0", "type": "pass"},
        {"seat": 2**53, "type": "pass"},
        {"seat": 0, "type": "pass", "n": 1},
        {"seat": 0, "type": "bid"},
        {"seat": 0, "type": "bid", "amount": 1.5},
        {"seat": 0, "type": "bid", "amount": True},
        {"seat": 0, "type": "bid", "amount": "4"},
        {"seat": 0, "type": "bid", "amount": None},
        {"seat": 0, "type": "bid", "amount": 2**53},
        {"seat": 0, "type": "bid", "amount": -(2**53)},
        {"seat": 0, "type": "bid", "amount": [4]},
        {"seat": 0, "type": "nominate", "company": "red"},
        {"seat": 0, "type": "nominate", "company": 3, "bid": 1},
        {"seat": 0, "type": "build", "company": "red", "from": "a", "to": None},
        {"seat": 0, "type": "build", "company": "red", "from": "a", "to": "b", "cost": 3},
        {"seat": 0, "type": "first_player", "player": 0},
        {"seat": None, "type": "first_player"},
        {"seat": None, "type": "first_player", "player": "0"},
    ],
    ids=lambda wire: repr(wire)[:60],
)
def test_what_is_no_action_is_malformed(wire: Any) -> None:
    with pytest.raises(gs.MalformedAction) as raised:
        gs.Action.from_json(wire)
    assert str(raised.value).endswith(".")


def test_the_fault_named_is_the_one_of_the_form_meant() -> None:
    with pytest.raises(gs.MalformedAction, match=r"'amount' .* whole number"):
        gs.Action.from_json({"seat": 0, "type": "bid", "company": "red", "amount": "4"})
    with pytest.raises(gs.MalformedAction, match="needs 'amount'"):
        gs.Action.from_json({"seat": 0, "type": "bid"})
    with pytest.raises(gs.MalformedAction, match="no field 'x'"):
        gs.Action.from_json({"seat": 0, "type": "pass", "x": 1})


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"type": "bid", "company": "red", "amount": 4, "more": 1}, "no field 'more'"),
        ({"type": "bid", "amount": 4, "more": 1}, "no field 'more'"),
        ({"type": "bid", "company": "red"}, "needs 'amount'"),
        ({"type": "lay", "hex": "A1", "spurs": [1], "tile": 3}, "no field 'tile'"),
        ({"type": "deliver", "company": "red", "from": "A1", "color": "red"}, "needs 'route'"),
        ({"type": "pass", "x" * 5000: 1}, "no field 'xxx"),
    ],
)
def test_the_field_that_is_wrong_is_the_one_named(fields: Any, said: str) -> None:
    with pytest.raises(gs.MalformedAction, match=said) as raised:
        gs.Action.from_json({"seat": 0, **fields})
    assert len(str(raised.value)) < 160


@pytest.mark.parametrize("seed", [True, False, 1.0, "7", 2**256 + 1])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises((gs.BadSetup, TypeError)):
        new(seed=seed)


@pytest.mark.parametrize("flag", [True, False])
def test_true_and_false_are_no_numbers(flag: bool) -> None:
    with pytest.raises(gs.BadSetup):
        new(options={"first": flag})
    for wire in (
        {"seat": flag, "type": "pass_marker"},
        {"seat": 0, "type": "nominate", "company": "red", "bid": flag},
        {"seat": 0, "type": "lay", "hex": "A1", "spurs": [flag]},
        {"seat": 0, "type": "lay", "hex": "A1", "track": [[0, flag]]},
        {"seat": 0, "type": "deliver", "from": "A1", "color": "red", "route": [["A1", flag]]},
        {"seat": 0, "type": "grow", "hex": "A1", "supply": flag},
        {"seat": None, "type": "first_player", "player": flag},
        {"seat": None, "type": "order", "seats": [0, flag]},
    ):
        with pytest.raises(gs.MalformedAction):
            gs.Action.from_json(wire)


def test_forms_never_have_a_field_that_the_wire_needs_itself() -> None:
    for forms in FORMS.values():
        for form in forms:
            assert not {"seat", "type", "n", "result"} & set(form)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)
FIELDS = sorted({name for forms in FORMS.values() for form in forms for name in form})
NEARLY = st.builds(
    lambda seat, type_, fields: {"seat": seat, "type": type_, **fields},
    st.integers(-1, 6) | JSON,
    st.sampled_from(sorted(FORMS)),
    st.dictionaries(st.sampled_from(FIELDS), st.integers() | st.just("red") | JSON, max_size=3),
)


@settings(max_examples=300, deadline=None)
@given(wire=NEARLY | JSON)
def test_json_is_an_action_or_malformed_and_then_check_judges_it(wire: Any) -> None:
    try:
        action = gs.Action.from_json(wire)
    except gs.MalformedAction:
        return
    assert action.to_json() == wire
    refusal = new().check(action)
    assert refusal is None or refusal.rule.startswith("SD-")


def test_actions_are_equal_when_they_say_the_same() -> None:
    state = new()
    listed = state.legal_actions()[3]
    again = gs.Action.from_json(listed.to_json())
    assert again == listed
    assert hash(again) == hash(listed)
    assert again != state.legal_actions()[4]
    assert again != "an action"
    assert {again, listed} == {listed}
    assert repr(again) == repr(listed)
    assert '"bid":4' in repr(listed)


@pytest.mark.parametrize(
    "thing",
    [
        gs.Refusal("a/b", "No.", "SD-1.1"),
        gs.IllegalAction(gs.Refusal("a/b", "No.", "SD-1.1")),
        gs.MalformedAction("No."),
        gs.BadSetup("No."),
        gs.MalformedBoard(["route 1: no", "route 2: no"]),
        gs.MalformedLog(3, "No.", gs.Refusal("a/b", "No.", "SD-1.1")),
        gs.MalformedLog(3, "No."),
    ],
    ids=lambda thing: type(thing).__name__,
)
def test_errors_travel_between_processes(thing: Any) -> None:
    for again in (pickle.loads(pickle.dumps(thing)), copy.copy(thing), copy.deepcopy(thing)):
        assert type(again) is type(thing)
        assert str(again) == str(thing)
    if isinstance(thing, gs.MalformedBoard):
        assert pickle.loads(pickle.dumps(thing)).faults == thing.faults
    if isinstance(thing, gs.MalformedLog):
        again = pickle.loads(pickle.dumps(thing))
        assert (again.line, again.text, again.refusal) == (thing.line, thing.text, thing.refusal)


def test_a_game_travels_between_processes() -> None:
    game = pickle.loads(pickle.dumps(gs.game("steel-driver")))
    assert game.id == "steel-driver"
    assert game.new(THREE, "usa").to_json() == new().to_json()


def test_refusals_are_equal_when_they_say_the_same() -> None:
    one, same = gs.Refusal("a/b", "No.", "SD-1.1"), gs.Refusal("a/b", "No.", "SD-1.1")
    assert one == same
    assert hash(one) == hash(same)
    assert one != gs.Refusal("a/b", "No.", "SD-1.2")
    assert "SD-1.1" in repr(one)


def test_a_state_of_another_game_or_of_another_board_is_refused() -> None:
    text = new().to_json()
    other = {**text, "header": {**text["header"], "game": "steam"}}
    with pytest.raises(gs.BadSetup, match="steam"):
        gs.game("steel-driver").from_json(other)
    other = {**text, "header": {**text["header"], "board_sha256": "0" * 64}}
    with pytest.raises(gs.BadSetup, match="not the one"):
        gs.game("steel-driver").from_json(other)


def test_options_say_what_they_allow() -> None:
    option = Option("first", ["random"], 0, seat=True)
    assert [
        value for value in (0, 2, 3, -1, "random", "x", True, None, 0.0) if option.allows(value, 3)
    ] == [0, 2, "random"]
    assert not Option("rules", ["base"], "base").allows(0, 3)
