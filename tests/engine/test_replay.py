"""Logs: every kind of bad line is found, with its number, a sentence and maybe a rule."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import goldenspike as gs
from goldenspike import shelf
from goldenspike.engine.replay import log_lines, replay

HEADER, FIRST, SECOND = 1, 2, 3


def played(seed: int = 7, **options: Any) -> Any:
    state = gs.game("steel-driver").new(["Ann", "Ben", "Cy"], "usa", seed, options, nonce="n")
    while not state.is_over:
        actions = state.legal_actions()
        state.apply(actions[state.n * 7 % len(actions)])
    return state


@pytest.fixture(scope="module")
def good() -> list[dict[str, Any]]:
    """The lines of a whole game with a drawn first player, as tables."""
    return [json.loads(line) for line in log_lines(played(first="random"))]


def fault_of(lines: Any) -> gs.MalformedLog:
    texts = [line if isinstance(line, str) else json.dumps(line) for line in lines]
    with pytest.raises(gs.MalformedLog) as raised:
        replay(texts, shelf.GAMES)
    assert str(raised.value).startswith(f"line {raised.value.line}: ")
    assert raised.value.text.endswith(".")
    return raised.value


def changed(good: Any, number: int, **entries: Any) -> Any:
    """The log with keys of one line changed; `...` takes a key away."""
    lines = [dict(line) for line in good]
    for key, value in entries.items():
        if value is ...:
            del lines[number - 1][key]
        else:
            lines[number - 1][key] = value
    return lines


def test_the_good_log_is_good(good: Any) -> None:
    state = replay([json.dumps(line) for line in good], shelf.GAMES)
    assert state.is_over
    assert state.seed == 7


def test_header_has_the_keys_of_the_contract(good: Any) -> None:
    assert list(good[0]) == [
        "format",
        "game",
        "board",
        "board_sha256",
        "seats",
        "options",
        "engine",
        "seed_commitment",
    ]
    assert good[0]["seed_commitment"] == hashlib.sha256(b"7:n").hexdigest()
    assert good[1] == {"n": 1, "seat": None, "type": "first_player", "player": good[1]["player"]}
    assert list(good[-1]) == ["result"]
    assert good[-1]["result"]["seed"] == 7


@pytest.mark.parametrize(
    "change",
    [
        {"format": 2},
        {"format": None},
        {"game": "chess"},
        {"game": ["steel-driver"]},
        {"game": ...},
        {"board": "atlantis"},
        {"board": 7},
        {"board": None},
        {"board_sha256": "0" * 64},
        {"board_sha256": None},
        {"seats": "Ann"},
        {"seats": ["Ann", "Ben"]},
        {"seats": ["Ann", "Ben", 3]},
        {"seats": ["Ann", "Ben", "\ud800"]},
        {"seats": ["A"] * 7},
        {"seats": {"0": "Ann"}},
        {"options": []},
        {"options": {"first": 3}},
        {"options": {"last": 0}},
        {"engine": 1},
        {"engine": ...},
        {"seed_commitment": 7},
        {"seed_commitment": ...},
        {"title": "A fine game"},
        {"seed": 7},
        {"board_toml": "this is no board"},
        {"format": 1.0},
        {"format": True},
        {"options": {}},
        {"options": {"first": "random", "second": 1}},
        {"game": "x" * 1000},
        {"x" * 1000: 1},
        {"board_toml": 3},
        {"board_toml": "\ud800"},
        {"board": "\ud800"},
        {"n": 1},
    ],
    ids=str,
)
def test_a_header_that_cannot_be_is_line_1(good: Any, change: Any) -> None:
    fault = fault_of(changed(good, HEADER, **change))
    assert fault.line == 1
    assert fault.refusal is None


@pytest.mark.parametrize(
    "line",
    ["", "\n", "nonsense", "[]", "3", "null", '"text"', '{"n": 1', "{}}", "[" * 100_000, "\x00"],
    ids=lambda line: repr(line)[:12],
)
@pytest.mark.parametrize("number", [1, 2, 40])
def test_a_line_that_is_no_json_table(good: Any, line: Any, number: int) -> None:
    fault = fault_of([*good[: number - 1], line, *good[number:]])
    assert fault.line == number


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (1, '{"format": 1, "format": 1}'),
        (3, '{"n": 2, "n": 2, "seat": 0, "type": "pass_marker"}'),
        (3, '{"n": 2, "seat": 0, "type": "bid", "amount": NaN}'),
        (3, '{"n": 2, "seat": 0, "type": "bid", "amount": 1, "more": {"a": 1, "a": 2}}'),
    ],
)
def test_a_line_that_could_be_read_in_two_ways(good: Any, number: int, line: str) -> None:
    fault = fault_of([*good[: number - 1], line, *good[number:]])
    assert fault.line == number
    assert "NaN" in line or "twice" in fault.text


def test_a_header_names_the_board_it_brings() -> None:
    library = gs.game("steel-driver").library
    text = library.find("steel-driver", "usa").text.replace('id = "usa"', 'id = "mine"', 1)
    board = library.parse("steel-driver", text)
    state = gs.game("steel-driver").set_up(["Ann", "Ben", "Cy"], board, None, {})
    header = json.loads(next(log_lines(state)))
    assert replay([json.dumps(header)], shelf.GAMES).n == 0
    fault = fault_of([{**header, "board": "usa"}])
    assert fault.line == 1
    assert "'mine'" in fault.text


def test_what_is_said_back_is_short(good: Any) -> None:
    for line in ({"x" * 5000: 1}, {"game": "x" * 5000}, {"format": "x" * 5000}):
        fault = fault_of([{**good[0], **line}])
        assert len(fault.text) < 160
    assert len(fault_of(changed(good, FIRST, n="9" * 5000)).text) < 160


def test_a_log_without_any_line() -> None:
    assert fault_of([]).line == 1


@pytest.mark.parametrize("n", [0, 2, 3, -1, "1", None, 1.5, True, [1], ...], ids=str)
def test_the_number_of_an_action(good: Any, n: Any) -> None:
    assert fault_of(changed(good, FIRST, n=n)).line == FIRST


def test_a_missing_and_a_repeated_line(good: Any) -> None:
    assert fault_of([*good[:5], *good[6:]]).line == 6
    assert fault_of([*good[:6], good[5], *good[6:]]).line == 7


@pytest.mark.parametrize(
    "change",
    [
        {"type": "castle"},
        {"type": 3},
        {"type": ...},
        {"seat": "0"},
        {"seat": 1.0},
        {"seat": True},
        {"seat": None},
        {"seat": ...},
        {"comment": "well played"},
        {"seat": 2**60},
    ],
    ids=str,
)
def test_a_malformed_action(good: Any, change: Any) -> None:
    fault = fault_of(changed(good, SECOND, **change))
    assert fault.line == SECOND
    assert fault.refusal is None


def test_an_illegal_action_names_the_rule(good: Any) -> None:
    number, line = next(
        (number, line) for number, line in enumerate(good, 1) if line.get("type") == "nominate"
    )
    fault = fault_of(changed(good, number, bid=99))
    assert fault.line == number
    assert fault.refusal.rule == "SD-3.2"
    assert fault.refusal.text in str(fault)
    assert "SD-3.2" in str(fault)
    fault = fault_of(changed(good, number, seat=(line["seat"] + 1) % 3))
    assert fault.refusal.rule == "SD-9.1"


def test_another_draw_than_the_seed_draws(good: Any) -> None:
    other = (good[1]["player"] + 1) % 3
    lines = [dict(line) for line in good]
    lines[1]["player"] = other
    # As far as the rules go a log without result may have been drawn so ...
    assert replay([json.dumps(lines[0]), json.dumps(lines[1])], shelf.GAMES).n == 1
    # ... but a finished one must publish the seed that drew it.
    state = gs.game("steel-driver").new(["Ann", "Ben", "Cy"], "usa", None, {"first": "random"})
    state.apply(gs.Action.from_json({"seat": None, "type": "first_player", "player": other}))
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    state.header.seed_commitment = good[0]["seed_commitment"]
    state.seed, state.nonce = 7, "n"
    forged = list(log_lines(state))
    fault = fault_of(forged)
    assert fault.line == len(forged)
    assert "does not draw" in fault.text


@pytest.mark.parametrize(
    "change",
    [
        {"scores": [1, 2, 3]},
        {"scores": "floats"},
        {"scores": ...},
        {"ranking": [[0, 1, 2]]},
        {"ranking": None},
        {"seed": 8},
        {"seed": "7"},
        {"seed": True},
        {"seed": ...},
        {"nonce": "m"},
        {"nonce": 3},
        {"nonce": ...},
        {"winner": 0},
    ],
    ids=str,
)
def test_a_result_that_is_not_the_result(good: Any, change: Any) -> None:
    if change == {"scores": "floats"}:
        change = {"scores": [float(score) for score in good[-1]["result"]["scores"]]}
    (result,) = changed([good[-1]["result"]], 1, **change)
    assert fault_of([*good[:-1], {"result": result}]).line == len(good)


@pytest.mark.parametrize("line", [{"result": None}, {"result": []}, {"result": {}, "n": 1}])
def test_a_result_line_of_another_form(
    good: Any, line: dict[str, Any] | dict[str, None] | dict[str, list[Any]]
) -> None:
    assert fault_of([*good[:-1], line]).line == len(good)


@pytest.mark.parametrize("seed", [10**100, -(10**100)])
def test_a_seed_that_no_game_can_have_had(good: Any, seed: Any) -> None:
    lines = changed(good, HEADER, seed_commitment=hashlib.sha256(f"{seed}:n".encode()).hexdigest())
    lines[-1] = {"result": {**good[-1]["result"], "seed": seed}}
    assert fault_of(lines).line == len(good)


def test_a_nonce_that_cannot_be_written_down(good: Any) -> None:
    lines = [*good[:-1], {"result": {**good[-1]["result"], "nonce": "\ud800"}}]
    assert fault_of(lines).line == len(good)


def test_a_result_before_the_end(good: Any) -> None:
    assert fault_of([*good[:10], good[-1]]).line == 11


def test_nothing_follows_the_result(good: Any) -> None:
    assert fault_of([*good, good[-2]]).line == len(good) + 1
    assert fault_of([*good, good[-1]]).line == len(good) + 1
    assert fault_of([*good, ""]).line == len(good) + 1


def test_a_log_may_stop_anywhere(good: Any) -> None:
    texts = [json.dumps(line) for line in good]
    for length in range(1, len(texts), 9):
        assert replay(texts[:length], shelf.GAMES).n == length - 1
    assert replay(texts[:-1], shelf.GAMES).is_over


def test_until_stops_early_and_does_not_look_further(good: Any) -> None:
    texts = [json.dumps(line) for line in good]
    assert replay([*texts[:11], "nonsense", *texts[12:]], shelf.GAMES, until=9).n == 9
    assert replay(texts, shelf.GAMES, until=10**6).is_over
    with pytest.raises(gs.MalformedLog):
        replay([*texts[:11], "nonsense"], shelf.GAMES, until=11)


def test_a_game_without_seed_publishes_none() -> None:
    state = gs.game("steel-driver").new(["Ann", "Ben", "Cy"], "usa")
    while not state.is_over:
        state.apply(state.legal_actions()[-1])
    lines = list(log_lines(state))
    assert json.loads(lines[0])["seed_commitment"] is None
    assert set(json.loads(lines[-1])["result"]) == {"scores", "ranking"}
    assert replay(lines, shelf.GAMES).to_json() == state.to_json()


def test_the_version_of_the_rules_that_a_game_began_with_is_kept(good: Any) -> None:
    lines = [json.dumps(line) for line in changed(good, HEADER, engine="0.0.9")]
    assert next(log_lines(replay(lines, shelf.GAMES))) == (
        json.dumps({**good[0], "engine": "0.0.9"}, separators=(",", ":")) + "\n"
    )


def test_names_in_every_script_survive(tmp_path: Path) -> None:
    names = ["Ñandú 🚂", "Çağ", "名前\u2028\x85"]
    state = gs.game("steel-driver").new(names, "usa")
    state.apply(state.legal_actions()[0])
    gs.write_log(state, tmp_path / "x.gslog")
    again = gs.read_log(tmp_path / "x.gslog")
    assert again.header.seats == names
    assert again.to_json() == state.to_json()


def test_a_file_that_is_not_utf8_or_not_there(tmp_path: Path) -> None:
    path = tmp_path / "x.gslog"
    path.write_bytes(b"{}\n\xff\xfe\n")
    with pytest.raises(gs.MalformedLog):
        gs.read_log(path)
    with pytest.raises(OSError, match="No such file"):
        gs.read_log(tmp_path / "y.gslog")
