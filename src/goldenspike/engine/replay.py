"""Logs: a state written as JSON Lines, and lines checked back into a state.

The first line is the header, then one action a line with its number `n`, and once the
game is over a last line with the result. Nothing here opens a file.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final

from goldenspike.engine.api import Action, Game, State, commitment, is_seed, is_text
from goldenspike.engine.errors import BadSetup, MalformedAction, MalformedLog, quoted

HEADER_KEYS: Final = [
    "format",
    "game",
    "board",
    "board_sha256",
    "seats",
    "options",
    "engine",
    "seed_commitment",
]


def log_lines(state: State) -> Iterator[str]:
    """Yields the lines of the log, each ending in a newline; unrevealed choices are left out."""
    yield _line(state.header.to_json())
    for n, action in enumerate(state.public_actions(), start=1):
        yield _line({"n": n, **action.to_json()})
    if state.is_over:
        yield _line({"result": state.result()})


def replay(lines: Iterable[str], games: dict[str, Game], until: int | None = None) -> State:
    """Returns the state after the log, every line checked, or after its first `until` actions.

    Raises:
        MalformedLog: the first line that cannot be; its `refusal` is set when a rule says no.
    """
    state: State | None = None
    ended = False
    number = 0
    for number, line in enumerate(lines, start=1):
        entry = _read(number, line)
        if state is None:
            state = _begin(number, entry, games)
        elif ended:
            raise MalformedLog(number, "Nothing may follow the result.")
        elif "result" in entry:
            _check_result(number, entry, state)
            ended = True
        elif until is not None and state.n >= until:
            return state
        else:
            _play(number, entry, state)
    if state is None:
        raise MalformedLog(number + 1, "A log begins with a header line.")
    return state


def _line(entry: dict[str, Any]) -> str:
    return json.dumps(entry, ensure_ascii=False, separators=(",", ":")) + "\n"


def _sorted(value: Any) -> str:
    """Returns a text that two JSON values share exactly when they are the same: 1 is not 1.0."""
    return json.dumps(value, sort_keys=True)


def _read(number: int, line: str) -> dict[str, Any]:
    try:
        entry = json.loads(line, object_pairs_hook=_table, parse_constant=_no_number)
    except _Twice as twice:
        raise MalformedLog(number, f"The key {quoted(twice.key)} stands there twice.") from None
    except (ValueError, RecursionError):
        raise MalformedLog(number, "Each line of a log is one JSON table.") from None
    if not isinstance(entry, dict):
        raise MalformedLog(number, "Each line of a log is one JSON table.")
    return entry


class _Twice(ValueError):
    """Raised when a key stands in a table twice: which of the two is meant, nobody knows."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def _table(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) < len(pairs):
        keys = [key for key, _ in pairs]
        raise _Twice(next(key for key in keys if keys.count(key) > 1))
    return table


def _no_number(name: str) -> Any:
    raise ValueError(name)  # NaN and Infinity are no JSON


def _begin(number: int, entry: dict[str, Any], games: dict[str, Game]) -> State:
    missing = [key for key in HEADER_KEYS if key not in entry]
    unknown = [key for key in entry if key not in HEADER_KEYS and key != "board_toml"]
    if missing or unknown:
        raise MalformedLog(
            number,
            f"The header lacks {', '.join(missing)}."
            if missing
            else f"The header has no key {quoted(unknown[0])}.",
        )
    if _sorted(entry["format"]) != "1":
        raise MalformedLog(number, f"Only format 1 can be read, not {quoted(entry['format'])}.")
    name, seats, options = entry["game"], entry["seats"], entry["options"]
    if not isinstance(name, str) or name not in games:
        raise MalformedLog(number, f"There is no game {quoted(name)}.")
    if not isinstance(seats, list) or not isinstance(options, dict):
        raise MalformedLog(number, "In a header 'seats' is a list and 'options' a table.")
    committed, engine = entry["seed_commitment"], entry["engine"]
    if committed is not None and not isinstance(committed, str):
        raise MalformedLog(number, "In a header 'seed_commitment' is a text or null.")
    if not isinstance(engine, str):
        raise MalformedLog(number, "In a header 'engine' is a text, the version of the rules.")
    game = games[name]
    try:
        if "board_toml" in entry:
            board = game.library.parse(name, str(entry["board_toml"]))
        else:
            board = game.library.find(name, str(entry["board"]))
        if board.id != entry["board"]:
            raise MalformedLog(
                number, f"The board of this log is {quoted(board.id)}, not what 'board' says."
            )
        if board.sha256 != entry["board_sha256"]:
            raise MalformedLog(number, f"The board {board.id!r} is not the one of this log.")
        state = game.set_up(seats, board, None, options)
    except BadSetup as fault:
        raise MalformedLog(number, str(fault)) from None
    if _sorted(options) != _sorted(state.header.options):
        raise MalformedLog(
            number,
            f"A header lists every option with its value: {json.dumps(state.header.options)}.",
        )
    state.header.seed_commitment = committed
    state.header.engine = engine
    return state


def _play(number: int, entry: dict[str, Any], state: State) -> None:
    n = entry.pop("n", None)
    if not isinstance(n, int) or isinstance(n, bool) or n != state.n + 1:
        raise MalformedLog(number, f"Here comes action number {state.n + 1}, not {quoted(n)}.")
    try:
        action = Action.from_json(entry)
    except MalformedAction as fault:
        raise MalformedLog(number, str(fault)) from None
    refusal = state.check(action)
    if refusal is not None:
        raise MalformedLog(number, refusal.text, refusal)
    state.apply_unchecked(action)


def _check_result(number: int, entry: dict[str, Any], state: State) -> None:
    result = entry["result"]
    if not state.is_over:
        raise MalformedLog(number, "The result stands here, but the game is not over.")
    if not isinstance(result, dict) or len(entry) != 1:
        raise MalformedLog(number, 'The last line is {"result": {…}} and nothing else.')
    committed = state.header.seed_commitment
    if committed is not None:
        seed: Any = result.get("seed")
        nonce: Any = result.get("nonce")
        if not is_seed(seed) or not is_text(nonce):
            raise MalformedLog(number, "The result of a seeded game publishes seed and nonce.")
        if commitment(seed, nonce) != committed:
            raise MalformedLog(number, "Seed and nonce are not the ones committed to.")
        _check_draws(number, state, seed)
        state.seed = seed
        state.nonce = nonce
    if _sorted(result) != _sorted(state.result()):
        raise MalformedLog(
            number, f"The result is {_line(state.result()).strip()}, not what this line says."
        )


def _check_draws(number: int, state: State, seed: int) -> None:
    """Plays the game once more with the seed drawing, to see that it drew what the log says."""
    header = state.header
    again = state.game.set_up(header.seats, header.board, seed, header.options)
    for n, action in enumerate(state.actions()):
        if again.n == n and again.check(action) is None:
            again.apply_unchecked(action)
        if again.n == n or again.record[n].to_json() != action.to_json():
            raise MalformedLog(number, "The seed does not draw what this log says was drawn.")
