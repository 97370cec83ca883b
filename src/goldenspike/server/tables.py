"""The tables of this process: found in memory or read from the store, told about, let go."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from goldenspike.boards.library import BoardLibrary
from goldenspike.engine.api import ENGINE, Action, BoardFile, Game, State
from goldenspike.engine.errors import MalformedBoard
from goldenspike.server.errors import Problem
from goldenspike.server.sheet import ALPHABET, Sheet
from goldenspike.server.store.store import Store, Stored, now
from goldenspike.server.store.wishes import Change, Stale
from goldenspike.server.table import Frame, Listener, Step, Table, told, view_of
from goldenspike.server.wire import (
    ChatMessage,
    StepMessage,
    SyncMessage,
    TableMessage,
    UndoMessage,
    encode,
    iso,
)
from goldenspike.shelf import games_on

log = logging.getLogger(__name__)

MOST_IN_MEMORY: Final = 2000
SNAPSHOT_EVERY: Final = 100
DOZE: Final = 30.0
"""Seconds after which a look at a table wakes bots that play among themselves."""
LEAVE_AFTER: Final = 4.0
"""Seconds before a player who lost the connection counts as gone; a reload takes less."""


class Tables:
    """Finds tables and tells everybody who looks what happens at them."""

    def __init__(self, store: Store, library: BoardLibrary) -> None:
        self.store = store
        self.library = library
        self.games = games_on(library)
        self.loop = asyncio.get_running_loop()
        self.known: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Future[Table | None]] = {}
        self.bots_wanted: Callable[[Table], None] = lambda _: None
        """Called whenever it may be a bot's turn."""
        self.presence_changed: Callable[[Table], None] = lambda _: None
        """Called when somebody comes to a table or goes, for other processes."""

    # Finding

    async def get(self, id: str) -> Table:
        """Returns a table that somebody asks for.

        Raises:
            Problem: 404, there is no such table.
        """
        table = self.known.get(id) or await self.find(id)
        now = self.loop.time()
        asleep = now - table.touched > DOZE
        table.touched = now
        if asleep:
            self.bots_wanted(table)
        return table

    async def find(self, id: str) -> Table:
        """Returns a table that only we are interested in.

        Raises:
            Problem: 404, there is no such table.
        """
        table = self.known.get(id)
        if table is None and 4 <= len(id) <= 16 and all(char in ALPHABET for char in id):
            loading = self.loading.get(id)
            if loading is None:
                # Whoever asks meanwhile waits for the same one: a table exists once.
                loading = asyncio.ensure_future(self._read(id))
                self.loading[id] = loading
                loading.add_done_callback(lambda _: self.loading.pop(id, None))
            table = await asyncio.shield(loading)
        if table is None:
            raise Problem(404, "no-such-table", "There is no table with this address.")
        return table

    async def _read(self, id: str) -> Table | None:
        stored = await self.store.load(id)
        if stored is None:
            return None
        table = await asyncio.to_thread(restored, stored, self.games)
        self.add(table)
        return table

    def add(self, table: Table) -> None:
        """Keeps a table in memory, and lets one go that nobody uses."""
        self.known[table.sheet.id] = table
        if len(self.known) > MOST_IN_MEMORY:
            for id, other in list(self.known.items())[: MOST_IN_MEMORY // 10]:
                if not other.listeners and not other.lock.locked() and not other.seat_bots():
                    del self.known[id]

    # Changing

    async def written(self, table: Table, writing: asyncio.Future[None]) -> None:
        """Waits until a change of a table whose lock is held is on disk.

        Raises:
            Problem: 409, another process was faster; the table is up to date afterwards.
        """
        before = table.sheet.n
        try:
            await writing
        except (Stale, IntegrityError):
            await self._refresh(table)
            raise stale(table, before, None) from None
        except SQLAlchemyError as fault:
            log.error("table %s: a change was not written: %s", table.sheet.id, fault)
            raise Problem(
                503, "not-saved", "This could not be saved and did not happen; please try again."
            ) from None

    def prepared(self, table: Table, state: State | None, frames: list[Frame]) -> Change:
        """Returns the wish to bring a table to a state, or on to the last of the frames."""
        sheet = table.sheet
        if frames:
            state = frames[-1].state
        row = sheet.progress()
        if state is not None:
            row["n"] = state.n
            row["to_act"] = json.dumps(state.to_act)
            row["status"] = "over" if state.is_over else "playing"
            if any(sheet.seats[seat].bot for seat in state.to_act):
                row["bot_due"] = now()
        row["updated"] = now()
        actions = [frame.step.row(sheet.id) for frame in frames]
        return Change(sheet.id, sheet.version, row, actions)

    def settle(self, table: Table, wish: Change, frames: list[Frame]) -> None:
        """Takes over what is on disk now, and calls the bots."""
        sheet = table.sheet
        table.take(frames)
        sheet.version = wish.version + 1
        sheet.follow(wish.row)
        if frames and sheet.n // SNAPSHOT_EVERY > (sheet.n - len(frames)) // SNAPSHOT_EVERY:
            self._keep_snapshot(table)
        self.bots_wanted(table)

    def _keep_snapshot(self, table: Table) -> None:
        state = table.state
        assert state is not None
        row = {
            "game": table.sheet.id,
            "n": state.n,
            "version": table.sheet.version,
            "engine": ENGINE,
            "state": json.dumps(state.to_json()),
        }
        self.store.keep_snapshot(row).add_done_callback(_snapshot_kept)

    # News from other processes

    async def hear(self, news: dict[str, Any]) -> None:
        """Takes in what another process did to a table that somebody uses here."""
        table = self.known.get(news["game"])
        if table is None:
            return
        async with table.lock:
            if news.get("chat"):
                await self._refresh_chat(table)
            elif news["version"] > table.sheet.version:
                await self._refresh(table)

    async def _refresh(self, table: Table) -> None:
        """Reads what other processes wrote; the lock is held."""
        sheet = table.sheet
        stored = await self.store.load(sheet.id, after=sheet.version)
        if stored is None:
            return
        fresh = Sheet.of(stored.game, stored.seats, sheet.board)
        if fresh.version == sheet.version:
            return
        started = table.state is None and fresh.status != "open"
        kept = fresh.n - len(stored.actions)
        table.sheet = fresh
        if kept < len(table.steps):
            table.truncate(kept, fresh.version)
            table.has_answers = True
            self.tell_undo(table)
        if started:
            table.state = table.opening()
        frames = []
        state = table.state
        for row in stored.actions:
            assert state is not None
            state = state.copy()
            state.seed = None
            state.apply_unchecked(Action.from_json(json.loads(row["action"])))
            state.seed, state.nonce = fresh.seed, fresh.nonce
            frames.append(Frame(step_of(row), state))
        table.take(frames)
        if started:
            self.tell_all(table)
        else:
            self.send(self.messages(table, frames))
            self.tell_table(table)
        self.bots_wanted(table)

    async def _refresh_chat(self, table: Table) -> None:
        stored = await self.store.load(table.sheet.id, after=2**31 - 1)
        if stored is None:
            return
        last = table.chat[-1]["id"] if table.chat else 0
        for row in stored.chat:
            if row["id"] > last:
                self.tell_chat(table, line_of(row))

    # Telling

    def watchers(self, table: Table) -> dict[int | None, list[Listener]]:
        """Returns who looks at a table, by the seat they sit in."""
        seats: dict[int | None, list[Listener]] = {}
        for listener in table.listeners:
            player = listener.player
            seat = None if player is None else table.sheet.seat_of(player)
            seats.setdefault(seat, []).append(listener)
        return seats

    def messages(self, table: Table, frames: list[Frame]) -> list[tuple[list[Listener], str]]:
        """Returns what to tell whom of steps; made once for all who see the same."""
        prepared: list[tuple[list[Listener], str]] = []
        if not table.listeners:
            return prepared
        watchers = self.watchers(table)
        for frame in frames:
            state, step = frame.state, frame.step
            revealed = len(state.public_actions())
            views = table.views_of(state)
            texts: dict[int, str] = {}
            for seat, listeners in watchers.items():
                view = view_of(state, seat, views)
                text = texts.get(id(view)) if step.n <= revealed else None
                if text is None:
                    shown = told(step, seat, revealed)
                    message = StepMessage(step.n, step.version, shown, view, state.to_act)
                    text = texts[id(view)] = encode(message).decode()
                prepared.append((listeners, text))
        return prepared

    def send(self, messages: list[tuple[list[Listener], str]]) -> None:
        """Sends what was prepared."""
        for listeners, text in messages:
            for listener in listeners:
                listener.send(text)

    def tell_undo(self, table: Table) -> None:
        """Tells everybody that steps were taken back."""
        state = table.state
        assert state is not None
        for seat, listeners in self.watchers(table).items():
            message = UndoMessage(state.n, table.sheet.version, table.view(seat), state.to_act)
            text = encode(message).decode()
            for listener in listeners:
                listener.send(text)

    def tell_table(self, table: Table) -> None:
        """Tells everybody what the sheet says now."""
        online = table.online()
        table.shown = online
        for listener in table.listeners:
            described = table.sheet.describe(listener.player or "", online)
            listener.send(encode(TableMessage(described)).decode())

    def tell_all(self, table: Table) -> None:
        """Tells everybody everything, when the game begins."""
        table.shown = table.online()
        for listener in table.listeners:
            listener.send(self.sync(table, listener.player, 0, None))

    def tell_chat(self, table: Table, line: dict[str, Any]) -> None:
        """Adds a line of chat and tells everybody."""
        table.chat.append(line)
        del table.chat[:-200]
        text = encode(ChatMessage(line)).decode()
        for listener in table.listeners:
            listener.send(text)

    def sync(self, table: Table, player: str | None, after: int, version: int | None) -> str:
        """Returns the message for a viewer who knows the first `after` steps of a version."""
        if version is not None:
            if version < table.loaded:
                after = 0  # what was taken back before this process came is not known any more
            for made, left in table.undone:
                if made > version:
                    after = min(after, left)
        sheet = table.sheet
        after = max(0, min(after, len(table.steps)))
        seat = None if player is None else sheet.seat_of(player)
        message = SyncMessage(
            n=sheet.n,
            version=sheet.version,
            after=after,
            table=sheet.describe(player or "", table.online()),
            view=table.view(seat),
            to_act=sheet.to_act,
            steps=table.steps_for(seat, after),
            chat=table.chat,
        )
        return encode(message).decode()

    # Coming and going

    def enter(self, table: Table, listener: Listener) -> None:
        """Adds somebody who looks."""
        table.listeners[listener] = None
        self._presence(table)
        self.bots_wanted(table)

    def leave(self, table: Table, listener: Listener) -> None:
        """Removes somebody who looked; the others hear of it if they do not come back soon."""
        table.listeners.pop(listener, None)
        self.loop.call_later(LEAVE_AFTER, self._presence, table)

    def _presence(self, table: Table) -> None:
        if table.online() != table.shown:
            self.tell_table(table)
        self.presence_changed(table)


def stale(table: Table, expected: int, player: str | None) -> Problem:
    """Returns the problem of a player who had seen other steps than were played."""
    sheet = table.sheet
    seat = None if player is None else sheet.seat_of(player)
    return Problem(
        409,
        "stale",
        f"The table is at action {sheet.n}, you had seen {expected}; look again and choose.",
        n=sheet.n,
        since=[json.loads(bytes(step)) for step in table.steps_for(seat, expected)],
    )


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
    except (MalformedBoard, ValueError):
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


def _snapshot_kept(done: asyncio.Future[None]) -> None:
    if not done.cancelled() and done.exception() is not None:
        log.warning("snapshot not kept: %s", done.exception())
