"""Tables are set up, seats are taken and left, bots stand in for absent players."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import wraps
from typing import Any, Final, ParamSpec

from goldenspike.bots import LEVELS
from goldenspike.engine.api import State
from goldenspike.engine.errors import BadSetup, quoted
from goldenspike.server import tell
from goldenspike.server.errors import Problem
from goldenspike.server.lookalike import looks, looks_like_any
from goldenspike.server.schema import NewTable
from goldenspike.server.sheet import Seat, Sheet, bot_name, distinct, new_id, new_key
from goldenspike.server.store.store import now
from goldenspike.server.store.wishes import Create
from goldenspike.server.table import Frame, Table
from goldenspike.server.tables import Tables
from goldenspike.server.wire import cleaned

NAME_LENGTH: Final = 24
MOST_SENT: Final = 4000
"""Characters of which the length is told exactly."""
GRACE: Final = 4
"""Seconds in which bots wait at live tables of several people, if nothing else is wished."""
SEED_BITS: Final = 256
"""Of secret seeds: whoever tries them all against a published commitment never ends."""


def within(text: str, most: int, code: str, what: str) -> str:
    """Returns a text that is no longer than it may be.

    Raises:
        Problem: 422, it is longer; nothing is cut without a word.
    """
    if len(text) > most:
        raise Problem(
            422,
            code,
            f"{what} has at most {most} characters; this one has {len(text)}.",
            limit=most,
        )
    return text


def named(name: str | None) -> str:
    """Returns a player's name, cleaned.

    Raises:
        Problem: 422, nothing is left of it, or too much.
    """
    clean = within(cleaned(name or "", MOST_SENT), NAME_LENGTH, "name-too-long", "A name")
    if not clean:
        raise Problem(422, "no-name", f"A name has 1 to {NAME_LENGTH} visible characters.")
    return clean


async def create(tables: Tables, player: str, wish: NewTable) -> Table:
    """Returns a new table, on disk; it begins at once when no seat is open.

    Raises:
        Problem: a name is missing, the creator sits twice.
        BadSetup: no such game, board or option, wrong number of seats.
    """
    games = tables.games
    if wish.game not in games:
        raise BadSetup(f"There is no game {quoted(wish.game)}; there are {', '.join(games)}.")
    game = games[wish.game]
    board = await asyncio.to_thread(game.library.find, game.id, wish.board)
    fewest, most = game.players_on(board)
    if not fewest <= len(wish.seats) <= most:
        raise BadSetup(
            f"{game.title} on {board.id} takes {fewest} to {most} players, not {len(wish.seats)}."
        )
    options = game.chosen_options(wish.options, len(wish.seats))
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise Problem(422, "two-seats", "You can take one seat at a table.")
    await asyncio.to_thread(looks, "a")  # its table is large, and read once
    seats: list[Seat] = []
    for number, seat in enumerate(wish.seats):
        taken = [other.name for other in seats]
        if seat.kind == "me":
            name = unlike(named(seat.name), taken)
            seats.append(Seat(number, "human", name, None, player, None, new_key()))
        elif seat.kind == "bot":
            name = bot_name(seat.level, taken)
            seats.append(Seat(number, "bot", name, seat.level, None, None, new_key()))
        else:
            seats.append(Seat(number, "open", None, None, None, None, new_key()))
    at = now()
    sheet = Sheet(
        id=new_id(),
        version=1,
        game=game.id,
        board=board.id,
        options=options,
        pace=wish.pace,
        public=wish.public,
        takebacks=wish.takebacks,
        grace=(GRACE if wish.pace == "live" else 0) if wish.grace_s is None else wish.grace_s,
        creator=player,
        seeded=wish.seed is not None,
        seed=secrets.randbits(SEED_BITS) if wish.seed is None else wish.seed,
        nonce=secrets.token_hex(16),
        imported=False,
        commitment=None,
        status="open",
        n=0,
        to_act=(),
        created=at,
        updated=at,
        seats=seats,
    )
    table = Table(sheet, game, board)
    row = sheet.row(board.sha256)
    state, frames = None, list[Frame]()
    if all(seat.kind != "open" for seat in seats):
        state, frames = begun(table)
        row.update(tables.prepared(table, state, frames).row)
    await tables.store.create(
        Create(
            row,
            {"sha256": board.sha256, "id": board.id, "toml": board.text},
            [seat.row(sheet.id) for seat in seats],
            [frame.step.row(sheet.id) for frame in frames],
        )
    )
    table.state = state
    table.take(frames)
    sheet.follow(row)
    tables.add(table)
    tables.bots_wanted(table)
    return table


def begun(table: Table) -> tuple[State, list[Frame]]:
    """Returns the opening, and what chance does at once."""
    state = table.opening()
    state.seed, state.nonce = table.sheet.seed, table.sheet.nonce
    return state, table.advanced(state, None, None, None, now())


TRIES: Final = 5
"""How often a change of seats is tried while other processes are faster."""
Words = ParamSpec("Words")


def as_it_is_now(change: Callable[Words, Awaitable[None]]) -> Callable[Words, Awaitable[None]]:
    """Lets a change of seats be judged and made again when another process was faster.

    The table has been read anew by then; whether the change is still possible it says itself.
    """

    @wraps(change)
    async def again(*words: Words.args, **more: Words.kwargs) -> None:
        for _ in range(TRIES - 1):
            try:
                await change(*words, **more)
                return
            except Problem as problem:
                if problem.code != "stale":
                    raise
        await change(*words, **more)

    return again


def unlike(name: str, taken: Sequence[str | None]) -> str:
    """Returns a name at a table where these are taken: the same gets a number.

    Raises:
        Problem: 409, it is another one that looks like one of them.
    """
    others = [other for other in taken if other is not None]
    if looks_like_any(name, [other for other in others if other != name]):
        raise Problem(
            409, "name-of-player", "Somebody at the table is called like that; take another name."
        )
    return distinct(name, taken)


@as_it_is_now
async def take(
    tables: Tables, table: Table, player: str, number: int, name: str, key: str | None
) -> None:
    """Seats a player; the game begins when it was the last open seat.

    Raises:
        Problem: the seat is not open or the link not its own, the player sits already.
    """
    clean = named(name)
    await asyncio.to_thread(looks, clean)  # its table is large, and read once
    async with table.lock:
        sheet = table.sheet
        seat = seat_at(table, number)
        if seat.player == player:
            return  # the link was opened twice
        if seat.kind != "open":
            raise Problem(409, "seat-taken", "Somebody else sits there already.")
        if sheet.seat_of(player) is not None:
            raise Problem(409, "seated", "You have a seat at this table already.")
        if not sheet.public and sheet.creator != player and not opens(seat, key):
            raise Problem(403, "wrong-link", "This link does not open the seat; ask for a new one.")
        if sheet.status not in ("open", "playing"):
            raise Problem(409, "closed", "Nobody sits down here any more.")
        taken = [other.name for other in sheet.seats if other is not seat]
        seated = Seat(
            number,
            "human",
            unlike(clean, taken),
            None,
            player,
            None,
            seat.key,
            seat.logged,
            now(),
        )
        await rearrange(tables, table, seated)


def opens(seat: Seat, key: str | None) -> bool:
    """Returns whether a key opens a seat, in a time that tells nothing about it."""
    return hmac.compare_digest(seat.key.encode(), (key or "").encode())


def seat_at(table: Table, number: int) -> Seat:
    """Returns a seat.

    Raises:
        Problem: 404, there is no such seat.
    """
    if not 0 <= number < len(table.sheet.seats):
        raise Problem(404, "no-such-seat", "This table has no such seat.")
    return table.sheet.seats[number]


@as_it_is_now
async def substitute(
    tables: Tables, table: Table, player: str, number: int, level: str | None
) -> None:
    """Lets a bot play for an absent player, or with None gives the seat back.

    Raises:
        Problem: not the creator's or the player's wish, or the player is here.
    """
    if level is not None and level not in LEVELS:
        raise Problem(422, "no-such-level", f"There are bots of level {', '.join(LEVELS)}.")
    async with table.lock:
        sheet = table.sheet
        seat = seat_at(table, number)
        if player not in (seat.player, sheet.creator):
            raise Problem(403, "not-creator", "Only the creator, or who sits there, may do so.")
        if sheet.imported or seat.kind != "human" or sheet.status != "playing":
            raise Problem(
                409, "no-substitute", "A bot can play for a human while the game is played."
            )
        if level is None and seat.player is None:
            raise Problem(409, "nobody-there", f"{seat.name} has left; offer the seat instead.")
        if level is not None and player != seat.player and seat.player in table.online():
            raise Problem(409, "player-present", f"{seat.name} is at the table.")
        if seat.substitute != level:
            await rearrange(tables, table, replace(seat, substitute=level))


async def rearrange(
    tables: Tables, table: Table, *seats: Seat, creator: str | None = None, closes: bool = False
) -> None:
    """Writes seats, who has the creator's powers, or that the table closes, and tells everybody.

    The game begins when no seat is open any more. The table's lock is held.
    """
    sheet = table.sheet
    before = list(sheet.seats)
    for seat in seats:
        sheet.seats[seat.seat] = seat
    state, frames = table.state, list[Frame]()
    full = all(other.kind != "open" for other in sheet.seats)
    begins = sheet.status == "open" and full and not closes
    try:
        if begins:
            state, frames = begun(table)
        wish = tables.prepared(table, state, frames)
        wish.seats = [seat.row(sheet.id) for seat in seats]
        wish.creator = creator
        if closes:
            wish.row.update(status="closed", to_act="[]", bot_due=None)
        await tables.written(table, tables.store.change(wish))
    except BaseException:
        if table.sheet is sheet:  # not refreshed meanwhile: as before
            sheet.seats[:] = before
        raise
    table.state = state
    sheet.creator = creator or sheet.creator
    tables.settle(table, wish, frames)
    if begins:
        tell.everything(table)
    else:
        tell.table(table)


def told_to(table: Table, player: str) -> dict[str, Any]:
    """Returns the table as a player may see it."""
    return table.sheet.describe(player, table.online())
