"""A table from what lies in the database."""

from __future__ import annotations

from typing import Any

from goldenspike.engine.api import BoardFile, Game
from goldenspike.engine.errors import BadSetup
from goldenspike.server.sheet import Sheet
from goldenspike.server.store.store import Stored
from goldenspike.server.table import Step, Table
from goldenspike.server.wire import iso


def restored(stored: Stored, games: dict[str, Game]) -> Table:
    """Returns the table of what lies in the database."""
    row = stored.game
    sheet = Sheet.of(row, stored.seats, stored.board["id"])
    game = games[sheet.game]
    table = Table(sheet, game, board_of(game, stored.board["id"], stored.board))
    table.has_answers = stored.has_answers
    table.chat = [line_of(line) for line in stored.chat]
    for action in stored.actions:
        table.add_step(step_of(action))
    if sheet.status != "open":
        table.restore(stored.snapshot)
    return table


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
