"""What is at hand to play on: the list of boards, kept as it is answered, and looked after.

Nobody who asks waits for files to be read. A thread looks through the folders at the start, when
a file came or went, and now and then; meanwhile the list tells what is known.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final

from goldenspike.boards.index import Entry
from goldenspike.boards.library import LOOKED_AFTER, BoardLibrary
from goldenspike.bots import LEVELS
from goldenspike.engine.api import Game
from goldenspike.server.wire import encode

log = logging.getLogger(__name__)

SHOWN: Final = 20
"""Boards that players added, of each game, that stand in the catalogue: the newest."""
LISTED: Final = 100
"""Boards on a page of the list at most."""
CURSOR: Final = r"^[0-9]{1,20}\.[A-Za-z0-9_-]{1,80}$"
"""What a place in the list looks like."""
BORROWED_FOR: Final = 5
"""Players from which on a game is offered on the larger boards of another (ST-11)."""
REST: Final = 2.0
"""How many times as long as it works the looking thread rests, for the others."""
PATIENCE: Final = 0.25
"""Seconds that whoever asks right after a file came waits for it to be read."""


def offered(game: Game, content: dict[str, Any]) -> tuple[int, int]:
    """Returns for how many players a board is offered: fewest and most."""
    fewest, most = game.players_by(content)
    if content["game"] != game.id:
        fewest = min(max(fewest, BORROWED_FOR), most)
    return fewest, most


class Boards:
    """The list of games and boards of one server."""

    def __init__(self, library: BoardLibrary, games: dict[str, Game]) -> None:
        self.library = library
        self.games = games
        self.ending = threading.Event()
        self.wanted = asyncio.Event()
        self.looked = asyncio.Event()
        """Set while nothing is being looked through."""
        self.began = time.monotonic()
        self.told: set[tuple[str, str]] = set()
        self.bytes = b""
        self.version = -1
        library.look_through_supplied()
        library.watched = True
        self.watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Stops looking."""
        self.ending.set()
        self.watching.cancel()
        with suppress(asyncio.CancelledError):
            await self.watching

    async def catalog(self) -> bytes:
        """Returns the answer that lists what can be played, as bytes."""
        await self._glance()
        if self.version != self.library.version:
            version = self.library.version
            self.bytes = await asyncio.to_thread(self._catalog)
            self.version = version
        return self.bytes

    async def page(
        self, game: Game, search: str, after: str | None, most: int
    ) -> tuple[list[dict[str, Any]], str | None]:
        """Returns a page of the boards that players added, the newest first, and where it ends.

        `search` is part of an id or a title; `after` is where an earlier page ended. The end is
        None when nothing follows.
        """
        await self._glance()
        return await asyncio.to_thread(self._page, game, search, after, most)

    def _catalog(self) -> bytes:
        games = [self._game(game) for game in self.games.values()]
        return encode({"games": games, "levels": LEVELS})

    def _game(self, game: Game) -> dict[str, Any]:
        listing = self.library.listing(game.id)
        shown = [*listing.supplied, *listing.added[:SHOWN]]
        return {
            "id": game.id,
            "title": game.title,
            "players": game.players,
            "options": [
                {
                    "name": option.name,
                    "values": option.values,
                    "seat": option.seat,
                    "default": option.default,
                }
                for option in game.options
            ],
            "boards": [described(game, entry) for entry in shown],
            "added": len(listing.added),
        }

    def _page(
        self, game: Game, search: str, after: str | None, most: int
    ) -> tuple[list[dict[str, Any]], str | None]:
        entries: Iterable[Entry] = self.library.listing(game.id).added
        if after is not None:
            entries = (entry for entry in entries if place(entry) < read_place(after))
        words = search.casefold().split()
        found = []
        for entry in entries:
            if all(word in entry.words for word in words):
                found.append(entry)
                if len(found) > most:
                    break
        more = cursor(found[most - 1]) if len(found) > most else None
        return [described(game, entry) for entry in found[:most]], more

    async def _glance(self) -> None:
        """Has new files looked at, if there are any, and waits a moment for it."""
        if self.looked.is_set() and self.library.has_changed():
            self.looked.clear()
            self.began = time.monotonic()
            self.wanted.set()
        left = PATIENCE - (time.monotonic() - self.began)
        if not self.looked.is_set() and left > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.looked.wait(), left)

    async def _watch(self) -> None:
        while True:
            self.wanted.clear()
            await in_thread(self._look)
            self.looked.set()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.wanted.wait(), LOOKED_AFTER)

    def _look(self) -> None:
        try:
            self.library.look_through(REST, self.ending.is_set)
        except Exception:
            log.exception("the boards could not be looked through")
            return
        for game in self.games:
            for name, faults in self.library.faulty(game).items():
                if (game, name) not in self.told:
                    self.told.add((game, name))
                    log.warning("the board boards/%s/%s cannot be used: %s", game, name, faults[0])


def described(game: Game, entry: Entry) -> dict[str, Any]:
    """Returns a board as lists tell it."""
    return {
        "id": entry.id,
        "title": entry.told["title"],
        "players": offered(game, entry.told),
        "supplied": entry.supplied,
    }


def place(entry: Entry) -> tuple[int, str]:
    """Returns where a board that was added stands in the list, the largest first."""
    return entry.stamp[1], entry.id


def cursor(entry: Entry) -> str:
    """Returns the place of a board as it is handed to whoever turns pages."""
    return f"{entry.stamp[1]}.{entry.id}"


def read_place(text: str) -> tuple[int, str]:
    """Returns the place that a cursor names, one of the form `CURSOR`."""
    changed, _, id = text.partition(".")
    return int(changed), id


async def in_thread(work: Any) -> None:
    """Does something long in a thread of its own, which nobody waits for at the end."""
    loop = asyncio.get_running_loop()
    done = asyncio.Event()

    def run() -> None:
        work()
        with suppress(RuntimeError):  # the loop has ended
            loop.call_soon_threadsafe(done.set)

    threading.Thread(target=run, name="boards", daemon=True).start()
    await done.wait()
