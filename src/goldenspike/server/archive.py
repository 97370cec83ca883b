"""Logs come and go: a table's log for whoever wants it, a table from a log."""

from __future__ import annotations

import asyncio
import json
from typing import Final

from goldenspike.engine.api import BoardFile, Game, State
from goldenspike.engine.errors import MalformedLog
from goldenspike.engine.replay import log_lines, replay
from goldenspike.server.errors import Problem
from goldenspike.server.seats import NAME_LENGTH
from goldenspike.server.sheet import Seat, Sheet, new_id, new_key
from goldenspike.server.store.store import now
from goldenspike.server.store.wishes import Create
from goldenspike.server.table import Frame, Step, Table
from goldenspike.server.tables import Tables
from goldenspike.server.wire import cleaned, encode

MOST_LINES: Final = 5000


def log_of(table: Table) -> str:
    """Returns the log of a table.

    Raises:
        Problem: 409, the game has not begun.
    """
    if table.state is None:
        raise Problem(409, "not-started", "There is a log when the game has begun.")
    return "".join(log_lines(table.state))


def text_of(body: bytes) -> str:
    """Returns the log in the body of a request: bare, or a member of a JSON table.

    Raises:
        Problem: 400, it is no text.
    """
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise Problem(400, "malformed", "A log is UTF-8 text.") from None
    try:
        wrapped = json.loads(text)
    except (ValueError, RecursionError):
        return text
    if isinstance(wrapped, dict) and isinstance(wrapped.get("log"), str):
        return str(wrapped["log"])
    return text


async def bring(tables: Tables, player: str, text: str) -> Table:
    """Returns a new table with the game of a log, to be watched.

    Raises:
        Problem: 422, the first line that cannot be, with its rule.
    """
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise Problem(413, "too-large", f"A log has at most {MOST_LINES} lines.")
    try:
        state, frames = await asyncio.to_thread(_checked, lines, tables.games)
    except MalformedLog as fault:
        refusal = {} if fault.refusal is None else {"refusal": fault.refusal.to_json()}
        raise Problem(422, "malformed-log", str(fault), line=fault.line, **refusal) from None
    header, at = state.header, now()
    seats = [
        Seat(number, "human", name, None, None, None, new_key())
        for number, name in enumerate(header.seats)
    ]
    sheet = Sheet(
        id=new_id(),
        version=1,
        game=header.game,
        board=header.board.id,
        options=header.options,
        pace="casual",
        public=False,
        creator=player,
        seeded=False,
        seed=state.seed,
        nonce=state.nonce,
        imported=True,
        commitment=header.seed_commitment,
        status="over" if state.is_over else "closed",  # it waits for nobody
        n=state.n,
        to_act=(),
        created=at,
        updated=at,
        seats=seats,
    )
    table = Table(sheet, state.game, header.board)
    board: BoardFile = header.board
    await tables.store.create(
        Create(
            sheet.row(board.sha256),
            {"sha256": board.sha256, "id": board.id, "toml": board.text},
            [seat.row(sheet.id) for seat in seats],
            [frame.step.row(sheet.id) for frame in frames],
        )
    )
    table.state = table.opening()
    table.take(frames)
    tables.add(table)
    return table


def _checked(lines: list[str], games: dict[str, Game]) -> tuple[State, list[Frame]]:
    """Returns the state after a log, every line checked, and its steps."""
    end = replay(lines, games)
    header = end.header
    names = [
        cleaned(name, NAME_LENGTH) or f"#{number}" for number, name in enumerate(header.seats, 1)
    ]
    state = end.game.set_up(names, header.board, None, header.options)
    state.header.seed_commitment = header.seed_commitment
    frames, at = [], now()
    for action in end.actions():
        state = state.copy()
        events = state.apply(action)
        made = encode(action.to_json())
        step = Step(state.n, 1, action.seat, None, None, at, made, encode(events))
        frames.append(Frame(step, state))
    state.seed, state.nonce = end.seed, end.nonce
    return state, frames
