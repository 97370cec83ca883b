"""The command line: its contract, and that a fault of the user's ends as one sentence."""

from __future__ import annotations

import json
import random
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest

import goldenspike as gs
from goldenspike import cli
from goldenspike.sentences import SENTENCES
from goldenspike.transcript import Teller

OPTIONS = {
    "serve": {"--host", "--port", "--data", "--database-url"},
    "simulate": {
        "--board", "--players", "--bots", "--games", "--seed", "--jobs", "--logs", "--json"
    },
    "replay": {"--until", "--json"},
    "arena": {"--board", "--bots", "--games", "--seed"},
    "bench": {"--help"},
}  # fmt: skip

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the command in this process; returns its status and what it printed."""

    def run(*words: object) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["goldenspike", *map(str, words)])
        capsys.readouterr()
        with pytest.raises(SystemExit) as ended:
            cli.main()
        out, err = capsys.readouterr()
        code = ended.value.code
        assert "Traceback" not in out + err
        return code if isinstance(code, int) else 0, out, err

    return run


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of Steel Driver played at random to its end."""
    path = tmp_path_factory.mktemp("log") / "game.gslog"
    gs.write_log(random_game(7), path)
    return path


def random_game(seed: int, players: int = 3, first: object = 0) -> gs.State:
    names = ["Ann", "Ben", "Cy", "Dee", "Eve", "Flo"][:players]
    state = gs.game("steel-driver").new(names, "usa", seed, {"first": first})
    draws = random.Random(seed)
    while not state.is_over:
        state.apply(draws.choice(state.legal_actions()))
    return state


# The contract


def test_help_names_every_command(run: Run) -> None:
    code, out, _ = run("--help")
    assert code == 0
    for name in ("serve", "simulate", "replay", "arena", "board", "bench"):
        assert re.search(rf"\b{name}\b", out)


@pytest.mark.parametrize("name", OPTIONS)
def test_command_has_the_options_of_the_contract(name: str) -> None:
    command = cli.load(name)
    offered = {flag for parameter in command.params for flag in parameter.opts} | {"--help"}
    assert OPTIONS[name] <= offered


def test_board_checks_and_renders() -> None:
    assert set(cli.load("board").commands) >= {"check", "render"}


def test_version(run: Run) -> None:
    assert run("--version") == (0, f"goldenspike {gs.__version__}\n", "")


def test_help_imports_only_what_it_needs() -> None:
    heavy = ["fastapi", "sqlalchemy", "openskill", "uvicorn", "goldenspike.bots"]
    script = (
        "import sys; sys.argv = ['goldenspike', '--help']\n"
        "from goldenspike.cli import main\n"
        "try: main()\n"
        f"finally: print('HEAVY', [name for name in {heavy} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == "HEAVY []"


@pytest.mark.parametrize("words", [["play"], ["replay"], ["--loud"], ["replay", "x", "--until=-1"]])
def test_wrong_words_are_a_sentence(run: Run, words: list[str]) -> None:
    code, _, err = run(*words)
    assert code == 2
    assert "Error" in err


# replay


def test_replay_tells_the_game_and_its_result(run: Run, log: Path) -> None:
    code, out, err = run("replay", log)
    state = gs.read_log(log)
    assert (code, err) == (0, "")
    assert out.startswith("Steel Driver on usa: Ann, Ben, Cy\n")
    assert f"After {state.n} actions the game is over." in out
    best = state.ranking[0][0]
    assert f"1. {state.header.seats[best]}: {state.scores[best]}" in out


def test_replay_numbers_each_action_once(run: Run, log: Path) -> None:
    _, out, _ = run("replay", log)
    numbers = [int(line[:4]) for line in out.splitlines() if re.match(r" *\d+  ", line)]
    assert numbers == list(range(1, gs.read_log(log).n + 1))


def test_replay_warns_of_a_finished_game_without_its_result(
    run: Run, log: Path, tmp_path: Path
) -> None:
    assert run("replay", log)[2] == ""
    *lines, _ = log.read_text("utf-8").splitlines(keepends=True)
    cut = tmp_path / "cut.gslog"
    cut.write_text("".join(lines), "utf-8")
    code, out, err = run("replay", cut)
    assert code == 0
    assert "is over" in out
    assert "without its result line" in err


def test_replay_until(run: Run, log: Path) -> None:
    code, out, _ = run("replay", log, "--until", 5)
    assert code == 0
    assert "After 5 actions the game is going on." in out


def test_replay_json(run: Run, log: Path) -> None:
    code, out, _ = run("replay", log, "--json")
    state = gs.read_log(log)
    told = json.loads(out)
    assert code == 0
    assert told["is_over"] is True
    assert (told["n"], told["scores"], told["ranking"], told["view"]) == (
        state.n, state.scores, state.ranking, state.view()
    )  # fmt: skip


def test_replay_json_until(run: Run, log: Path) -> None:
    told = json.loads(run("replay", log, "--json", "--until", 3)[1])
    state = gs.read_log(log, 3)
    assert (told["n"], told["is_over"], told["to_act"]) == (3, False, list(state.to_act))


def changed(log: Path, tmp_path: Path, line: int, **fields: object) -> Path:
    """A log with some fields of one line changed."""
    lines = log.read_text().splitlines()
    lines[line - 1] = json.dumps({**json.loads(lines[line - 1]), **fields})
    path = tmp_path / "changed.gslog"
    path.write_text("\n".join(lines) + "\n")
    return path


def test_replay_names_line_refusal_and_rule(run: Run, log: Path, tmp_path: Path) -> None:
    bad = changed(log, tmp_path, 2, type="nominate", company="red", bid=11)
    code, out, err = run("replay", bad)
    state = gs.game("steel-driver").new(["Ann", "Ben", "Cy"], "usa")
    action = {"seat": 0, "type": "nominate", "company": "red", "bid": 11}
    refusal = state.check(gs.Action.from_json(action))
    assert refusal is not None
    assert (code, out) == (1, "")
    assert err == f"line 2: {refusal.text} ({refusal.rule})\n"
    assert refusal.rule == "SD-3.2"


def test_replay_json_names_line_refusal_and_rule(run: Run, log: Path, tmp_path: Path) -> None:
    code, out, _ = run("replay", changed(log, tmp_path, 2, company="gold"), "--json")
    fault = json.loads(out)["fault"]
    assert code == 1
    assert fault["line"] == 2
    assert fault["refusal"]["rule"] == "SD-9.2"
    assert fault["text"] == fault["refusal"]["text"]


@pytest.mark.parametrize(
    ("line", "fields"),
    [
        (1, {"format": 2}),
        (1, {"game": "chess"}),
        (1, {"seats": 3}),
        (3, {"n": 9}),
        (3, {"loud": 1}),
    ],
)
def test_replay_names_the_line_of_a_malformed_entry(
    run: Run, log: Path, tmp_path: Path, line: int, fields: dict[str, object]
) -> None:
    code, _, err = run("replay", changed(log, tmp_path, line, **fields))
    assert code == 1
    assert err.startswith(f"line {line}: ")


def test_replay_finds_a_false_result(run: Run, log: Path, tmp_path: Path) -> None:
    last = len(log.read_text().splitlines())
    result = {"scores": [1, 2, 3], "ranking": [[2], [1], [0]], "seed": 7, "nonce": ""}
    code, _, err = run("replay", changed(log, tmp_path, last, result=result))
    assert code == 1
    assert err.startswith(f"line {last}: ")


def test_replay_of_a_missing_file(run: Run, tmp_path: Path) -> None:
    code, _, err = run("replay", tmp_path / "nothing.gslog")
    assert code == 1
    assert "nothing.gslog" in err
    assert "cannot be read" in err


def test_replay_of_a_folder(run: Run, tmp_path: Path) -> None:
    code, _, err = run("replay", tmp_path)
    assert code == 1
    assert "cannot be read" in err


def test_replay_of_a_missing_file_in_json(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("replay", tmp_path / "nothing.gslog", "--json")
    assert code == 1
    assert json.loads(out)["fault"]["line"] is None


def test_replay_of_what_is_not_utf8(run: Run, log: Path, tmp_path: Path) -> None:
    bad = tmp_path / "latin.gslog"
    bad.write_bytes(b"".join(log.read_bytes().splitlines(keepends=True)[:3]) + b"\xe9\xff\n")
    code, _, err = run("replay", bad)
    assert code == 1
    assert err.startswith("line 4: ")
    assert "UTF-8" in err


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, "\x00\x01", "null\n"])
def test_replay_of_what_is_not_a_log(run: Run, tmp_path: Path, text: str) -> None:
    bad = tmp_path / "bad.gslog"
    bad.write_text(text)
    code, _, err = run("replay", bad)
    assert code == 1
    assert err.startswith("line 1: ")


# Sentences


def test_every_event_has_its_sentence() -> None:
    told: set[str] = set()
    for seed, players in enumerate([3, 4, 5, 6, 3, 3]):
        state = random_game(seed, players, "random" if seed % 2 else 0)
        again = state.game.set_up(
            state.header.seats, state.header.board, None, state.header.options
        )
        teller = Teller(again)
        for action in state.actions():
            for event in again.apply(action):
                assert event["type"] in {name.split("/")[0] for name in SENTENCES["steel-driver"]}
                said = teller.sentence(event)
                assert not set(said) & set("{}[]")
                told.add(event["type"])
    assert told >= {"turn_began", "won", "built", "company_passed", "claimed", "shares_paid"}


def test_every_sentence_fits_its_event() -> None:
    teller = Teller(random_game(1))
    event = {
        "type": "transcontinental", "builder": "green", "others": ["red", "black"],
        "chain": ["san-francisco", "denver", "new-york"],
        "bonus": {"green": 50, "red": 30, "black": 30},
    }  # fmt: skip
    assert teller.sentence(event) == (
        "Green completes the transcontinental link, San Francisco, Denver, New York: "
        "green $50, red $30, black $30."
    )


# Long work and Ctrl-C


def started(*words: object) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "goldenspike", *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize("jobs", [1, 2])
def test_interrupted_simulation_keeps_what_is_done(tmp_path: Path, jobs: int) -> None:
    work = started(
        "simulate", "steel-driver", "--board", "usa", "--bots", "random,random,random",
        "--games", 1_000_000, "--seed", 1, "--jobs", jobs, "--logs", tmp_path, "--json",
    )  # fmt: skip
    try:
        until = time.monotonic() + 200
        while time.monotonic() < until and len(list(tmp_path.glob("*.gslog"))) < 3:
            time.sleep(0.05)
        work.send_signal(signal.SIGINT)
        out, err = work.communicate(timeout=60)
    finally:
        work.kill()
        work.wait()
    assert work.returncode == 130
    assert "Traceback" not in err
    done = json.loads(out)
    assert 0 < done["played"] < 1_000_000
    for path in tmp_path.glob("*.gslog"):
        assert gs.read_log(path).is_over


def test_serve_answers_and_stops_on_interrupt(tmp_path: Path) -> None:
    work = started("serve", "--port", 0, "--data", tmp_path)
    try:
        assert work.stdout is not None
        told = next((line for line in work.stdout if "http://" in line), "")
        with urllib.request.urlopen(f"{told.split()[-1]}api/health", timeout=60) as response:
            answer = json.load(response)
        work.send_signal(signal.SIGINT)
        out, err = work.communicate(timeout=60)
    finally:
        work.kill()
        work.wait()
    assert answer["status"] == "ok"
    assert "Stopped; everything is saved." in out
    assert work.returncode in (0, 130)
    assert "Traceback" not in out + err
