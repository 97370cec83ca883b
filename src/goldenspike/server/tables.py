"""The tables of this process: found in memory or read from the store, told about, let go."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from goldenspike.boards.library import BoardLibrary
from goldenspike.engine.api import ENGINE, Action, State
from goldenspike.server import tell
from goldenspike.server.bans import Bans
from goldenspike.server.errors import Problem
from goldenspike.server.past import Past
from goldenspike.server.restore import Unreadable, line_of, restored, short, step_of
from goldenspike.server.settings import Times
from goldenspike.server.sheet import ALPHABET, Sheet
from goldenspike.server.store import aside
from goldenspike.server.store.patience import is_lost
from goldenspike.server.store.store import Store, Stored, now
from goldenspike.server.store.wishes import Change, Stale
from goldenspike.server.table import Frame, Listener, Table
from goldenspike.shelf import games_on

log = logging.getLogger(__name__)

MOST_IN_MEMORY: Final = 500
UNUSED: Final = 60.0
"""Seconds after which a table that nobody has asked for may be let go."""
SNAPSHOT_EVERY: Final = 100
DOZE: Final = 30.0
"""Seconds after which a look at a table wakes bots that play among themselves."""
LEAVE_AFTER: Final = 4.0
"""Seconds before a player who lost the connection counts as gone; a reload takes less."""


class Tables:
    """Finds tables and tells everybody who looks what happens at them."""

    def __init__(
        self,
        store: Store,
        library: BoardLibrary,
        past: Past,
        times: Times | None = None,
        bans: Bans | None = None,
    ) -> None:
        self.store = store
        self.bans = bans or Bans()
        self.library = library
        self.past = past
        self.times = times or Times()
        self.games = games_on(library)
        self.loop = asyncio.get_running_loop()
        self.known: dict[str, Table] = {}
        self.uncertain: set[str] = set()
        """Tables of which the database did not answer whether a change was written."""
        self.asking: set[asyncio.Task[None]] = set()
        store.reach.back = self._ask_again
        self.bringing = asyncio.Lock()
        """Held while a board is added."""
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
        before, table.touched = table.touched, self.loop.time()
        if table.touched - before > DOZE:
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
        try:
            table = await asyncio.to_thread(restored, stored, self.games)
        except Exception as fault:
            log.exception("table %s cannot be read", id)
            await self._mark(stored, 0)
            reason = short(fault) if isinstance(fault, Unreadable) else "it is badly damaged"
            text = f"This game cannot be read: {reason}. Nothing of it can be shown."
            raise Problem(503, "unreadable", text) from None
        if table.sheet.damage is not None:
            log.error("table %s is damaged: %s", id, table.sheet.complaint)
        await self._mark(stored, table.sheet.damage)
        self.add(table)
        return table

    async def _mark(self, stored: Stored, damage: int | None) -> None:
        """Lets lists know whether a game can be played on."""
        if stored.game["damage"] != damage:
            await aside.mark_damage(self.store, stored.game["id"], damage)

    def add(self, table: Table) -> None:
        """Keeps a table in memory, and lets those go that nobody uses."""
        self.known[table.sheet.id] = table
        self.past.forget(table.sheet.id)
        table.past = self.past
        table.touched = self.loop.time()
        if len(self.known) > MOST_IN_MEMORY:
            unused = self.loop.time() - UNUSED
            for id, other in list(self.known.items()):
                at_work = other.listeners or other.thinking or other.lock.locked()
                if not at_work and other.touched < unused and other is not table:
                    self.let_go(id)

    def let_go(self, id: str) -> None:
        """Lets go of a table in memory, with what is kept of its past."""
        table = self.known.pop(id)
        table.past = None
        self.past.forget(id)

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
            if is_lost(fault):  # it may have been written all the same
                self.uncertain.add(table.sheet.id)
            else:
                log.error("table %s: a change was not written: %s", table.sheet.id, fault)
            raise Problem(
                503, "not-saved", "This could not be saved now; please try again in a little while."
            ) from None

    def prepared(self, table: Table, state: State | None, frames: list[Frame]) -> Change:
        """Returns the wish to bring a table to a state, or on to the last of the frames."""
        sheet = table.sheet
        if frames:
            state = frames[-1].state
        row = sheet.progress()
        if state is not None:
            if state.n != sheet.n:
                row["votes"] = json.dumps(still_asked(sheet, frames))
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

    def _ask_again(self) -> None:
        """Reads what became of changes during which the database stopped to answer."""
        ids, self.uncertain = self.uncertain, set()
        for id in ids:
            task = asyncio.create_task(self._make_sure(id))
            self.asking.add(task)
            task.add_done_callback(self.asking.discard)

    async def _make_sure(self, id: str) -> None:
        table = self.known.get(id)
        if table is None:
            return
        try:
            async with table.lock:
                await self._refresh(table)
        except SQLAlchemyError:
            self.uncertain.add(id)

    # News from other processes

    async def hear(self, news: dict[str, Any]) -> None:
        """Takes in what another process did to a table that somebody uses here."""
        if news.get("bans"):
            await self.learn_bans()
            return
        id = news["game"]
        if id in self.loading:  # what was read may be older than the news
            await asyncio.shield(self.loading[id])
        table = self.known.get(id)
        if table is None:
            return
        async with table.lock:
            if "unsaid" in news:
                tell.unsaid(table, frozenset(news["unsaid"]))
            elif news.get("chat"):
                await self._refresh_chat(table)
            elif news["version"] > table.sheet.version:
                await self._refresh(table)

    async def learn_bans(self) -> None:
        """Reads who is banned, and ends the lines of those who are."""
        await self.bans.refresh(self.store)
        for table in list(self.known.values()):
            for listener in list(table.listeners):
                if self.bans.until(listener.address, listener.player) is not None:
                    listener.end(1008, "you are banned here")

    async def _refresh(self, table: Table) -> None:
        """Reads what other processes wrote; the lock is held."""
        sheet = table.sheet
        stored = await self.store.load(sheet.id, after=sheet.version)
        if stored is None:
            return
        fresh = Sheet.of(stored.game, stored.seats, sheet.board)
        if fresh.version == sheet.version or sheet.damage is not None:
            return
        started = table.state is None and fresh.begun
        kept = fresh.n - len(stored.actions)
        table.sheet = fresh
        if kept < len(table.steps):
            table.truncate(kept)
            table.has_answers = True
            tell.undone(table)
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
            tell.everything(table)
        else:
            tell.steps(table, frames, tell.prepared(table, frames))
            tell.table(table)
        self.bots_wanted(table)

    async def _refresh_chat(self, table: Table) -> None:
        stored = await self.store.load(table.sheet.id, after=2**31 - 1)
        if stored is None:
            return
        known = {line["id"] for line in table.chat}
        for row in stored.chat:
            if row["id"] not in known:  # ids are not given out in the order of commits
                tell.line(table, line_of(row))

    # Coming and going

    def enter(self, table: Table, listener: Listener) -> None:
        """Adds somebody who looks."""
        table.listeners[listener] = None
        self._visit(table, listener.player)
        self._presence(table)
        self.bots_wanted(table)

    def leave(self, table: Table, listener: Listener, at_once: bool = False) -> None:
        """Removes somebody who looked; the others hear of it if they do not come back soon.

        They hear of it at once where nothing has been heard of the one for a while already.
        """
        table.listeners.pop(listener, None)
        self._visit(table, listener.player)
        self.loop.call_later(0 if at_once else LEAVE_AFTER, self._presence, table)

    def _visit(self, table: Table, player: str | None) -> None:
        """Keeps when somebody who has a part in the game was here."""
        sheet = table.sheet
        if player is None or (player != sheet.creator and sheet.seat_of(player) is None):
            return
        table.seen[player] = now()
        visit = asyncio.ensure_future(aside.visited(self.store, sheet.id, player, now()))
        visit.add_done_callback(_visit_kept)

    def _presence(self, table: Table) -> None:
        if table.online() != table.shown:
            tell.table(table)
        self.presence_changed(table)


def still_asked(sheet: Sheet, frames: list[Frame]) -> list[dict[str, Any]]:
    """Returns the votes that go on when the game does.

    Not those about taking something back, nor about the seat of somebody who has acted.
    """
    acted = {frame.step.seat for frame in frames if frame.step.player is not None}
    return [vote for vote in sheet.votes if vote["to"] is None and vote["seat"] not in acted]


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


def _visit_kept(done: asyncio.Future[None]) -> None:
    if not done.cancelled() and done.exception() is not None:
        log.warning("a visit was not kept: %s", done.exception())


def _snapshot_kept(done: asyncio.Future[None]) -> None:
    if not done.cancelled() and done.exception() is not None:
        log.warning("snapshot not kept: %s", done.exception())
