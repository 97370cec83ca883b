"""A table from what lies in the database."""

from __future__ import annotations

from typing import Any

from msgspec import DecodeError
from msgspec.json import decode

from goldenspike.engine.api import Action, BoardFile, Game
from goldenspike.engine.errors import BadSetup
from goldenspike.server.sheet import Sheet
from goldenspike.server.store.store import Stored
from goldenspike.server.table import Step, Table
from goldenspike.server.wire import iso


def restored(stored: Stored, games: dict[str, Game]) -> Table:
    """Returns the table of what lies in the database."""
    row = {**stored.game, "damage": None}  # another version may read what this one could not
    sheet = Sheet.of(row, stored.seats, stored.board["id"])
    if sheet.game not in games:
        raise Unreadable(f"there is no game {sheet.game} here")
    game = games[sheet.game]
    try:
        board = board_of(game, stored.board["id"], stored.board)
    except BadSetup as found:
        raise Unreadable(f"its board is not well formed: {short(found)}") from None
    table = Table(sheet, game, board)
    table.has_answers = stored.has_answers
    table.chat = [line_of(line) for line in stored.chat]
    table.seen = {visit["player"]: visit["at"] for visit in stored.visits}
    fault = None
    for action in stored.actions:
        step = step_of(action)
        fault = fault_of(step, len(table.steps) + 1)
        if fault is not None:
            break
        table.add_step(step)
    if sheet.begun:
        _replay(table, stored.snapshot, fault)
    return table


class Unreadable(Exception):
    """Raised for a game of which not even the beginning can be shown; says why."""


def short(fault: Exception) -> str:
    """Returns the first words of what is wrong."""
    text = str(fault).splitlines()[0] if str(fault) else type(fault).__name__
    return text if len(text) <= 160 else text[:157] + "..."


def fault_of(step: Step, n: int) -> str | None:
    """Returns what is wrong with a step that should be the n-th, before it is played."""
    if step.n != n:
        return "it is missing"
    try:
        decode(step.action, type=dict[str, Any])
        decode(step.events, type=list[dict[str, Any]])
    except (DecodeError, RecursionError):
        return "it is not written as it should be"
    return None


def _replay(table: Table, snapshot: Any, fault: str | None) -> None:
    """Plays the steps, and gives the table up as damaged where one cannot be played."""
    sheet = table.sheet
    if fault is None and len(table.steps) < sheet.n:
        fault = "it is missing"
    if fault is None:
        try:
            table.restore(snapshot)
            return
        except Exception as found:
            fault = short(found)
    try:
        state = table.opening()
    except Exception as found:
        raise Unreadable(short(found)) from None
    good = len(table.steps)
    for number, step in enumerate(table.steps):
        try:
            state.apply(Action.from_json(decode(step.action)))
        except Exception as found:
            good, fault = number, short(found)
            break
    table.give_up(good, fault)


def board_of(game: Game, id: str, row: Any) -> BoardFile:
    """Returns the board a game is played on: as it was when the game began."""
    try:
        board = game.library.find(game.id, id)
        if board.sha256 == row["sha256"]:
            return board
    except BadSetup:
        pass
    return game.library.parse(game.id, row["toml"])


def step_of(row: Any) -> Step:
    """Returns the step of a row of the database."""
    return Step(
        row["n"],
        row["version"],
        row["seat"],
        row["player"],
        row["key"],
        row["at"],
        row["action"].encode(),
        row["events"].encode(),
    )


def line_of(row: Any) -> dict[str, Any]:
    """Returns a line of chat as it is told."""
    return {
        "id": row["id"],
        "seat": row["seat"],
        "name": row["name"],
        "text": row["text"],
        "at": iso(row["at"]),
    }
