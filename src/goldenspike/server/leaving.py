"""Tables are left and closed, what is left is filled again, absent creators are replaced."""

from __future__ import annotations

from dataclasses import replace

from goldenspike.bots import LEVELS
from goldenspike.server.errors import Problem
from goldenspike.server.seats import as_it_is_now, rearrange, seat_at
from goldenspike.server.settings import DAY
from goldenspike.server.sheet import Seat, Sheet, bot_name, new_key
from goldenspike.server.store.store import now
from goldenspike.server.table import Table
from goldenspike.server.tables import Tables


def emptied(number: int) -> Seat:
    """Returns an open seat, with a key that nobody has yet."""
    return Seat(number, "open", None, None, None, None, new_key())


def longest_seated(sheet: Sheet, among: frozenset[str] | None = None) -> str | None:
    """Returns who of all players but the creator, or of some, has sat at a table longest."""
    seated = [
        seat
        for seat in sheet.seats
        if seat.player not in (None, sheet.creator) and (among is None or seat.player in among)
    ]
    first = min(seated, key=lambda seat: (seat.since or 0, seat.seat), default=None)
    return None if first is None else first.player


def heir_of(table: Table) -> str | None:
    """Returns who follows a creator who leaves: somebody who is here, if anybody is."""
    return longest_seated(table.sheet, table.online()) or longest_seated(table.sheet)


def check_alive(sheet: Sheet) -> None:
    """Passes tables that wait for players or are played.

    Raises:
        Problem: 409, nothing happens at the table any more.
    """
    if sheet.damage is not None:
        raise Problem(409, "damaged", sheet.complaint, step=sheet.damage)
    if sheet.status == "closed":
        raise Problem(409, "closed", "This table is closed; nobody plays on here.")
    if sheet.status == "over":
        raise Problem(409, "over", "The game is over; you can hide the table from your list.")


@as_it_is_now
async def free(tables: Tables, table: Table, player: str, number: int) -> None:
    """Opens a seat again before the game begins: for its player, or for the creator.

    Raises:
        Problem: the seat is another's, or the game has begun.
    """
    async with table.lock:
        sheet = table.sheet
        seat = seat_at(table, number)
        if player not in (seat.player, sheet.creator):
            raise Problem(403, "not-your-seat", "Only who sits there, or the creator, may do so.")
        if sheet.status != "open":
            raise Problem(
                409, "started", "The game has begun; let a bot play for somebody who left."
            )
        if seat.kind != "human":
            return
        if seat.player == player:
            await _leave_open(tables, table, player)
        else:
            await rearrange(tables, table, emptied(number))


@as_it_is_now
async def leave(tables: Tables, table: Table, player: str, level: str | None) -> None:
    """Takes a player away from a table for good; with the last one it closes.

    Once the game has begun a bot of the level plays on in the seat, or with None it is offered to
    whoever wants it. A creator's powers pass to who has sat there longest.

    Raises:
        Problem: 403, the player has no part in the game; 409, nothing happens there any more.
    """
    check_level(level)
    async with table.lock:
        sheet = table.sheet
        number = sheet.seat_of(player)
        if number is None and sheet.creator != player:
            raise Problem(403, "no-seat", "You have no seat at this table; you may watch.")
        check_alive(sheet)
        if sheet.status == "open":
            await _leave_open(tables, table, player)
            return
        if all(seat.player in (None, player) for seat in sheet.seats):
            await rearrange(tables, table, closes=True)
            return
        seats = []
        if number is not None:
            seat = sheet.seats[number]
            if level is None:
                seats = [offered(seat)]
            else:
                seats = [replace(seat, player=None, substitute=level, key=new_key(), since=now())]
        heir = heir_of(table) if sheet.creator == player else None
        await rearrange(tables, table, *seats, creator=heir)


def offered(seat: Seat) -> Seat:
    """Returns the seat of somebody who left, open to others; the name stays until one comes."""
    return replace(
        seat,
        kind="open",
        player=None,
        substitute=None,
        key=new_key(),
        logged=seat.logged or seat.name,
        since=now(),
    )


async def _leave_open(tables: Tables, table: Table, player: str) -> None:
    sheet = table.sheet
    number = sheet.seat_of(player)
    seats = [] if number is None else [emptied(number)]
    heir = heir_of(table) if sheet.creator == player else None
    closes = sheet.creator == player and heir is None
    await rearrange(tables, table, *seats, creator=heir, closes=closes)


@as_it_is_now
async def close(tables: Tables, table: Table, player: str) -> None:
    """Closes a table: it can be looked at and saved, and nobody plays on.

    Before the game begins the creator may do so. Then whoever plays alone may, and the creator
    where nobody else has moved for a long time: a game of several is not one's own to end.

    Raises:
        Problem: 403 or 409, not for this player, or not yet.
    """
    async with table.lock:
        sheet = table.sheet
        check_alive(sheet)
        others = {seat.player for seat in sheet.seats} - {None, player}
        alone = not others and sheet.seat_of(player) is not None
        if sheet.creator != player and not alone:
            raise Problem(403, "not-creator", "Only the creator of the table may close it.")
        if sheet.status == "playing" and others:
            moved = [step.at for step in table.steps if step.player in others]
            sat = [seat.since or sheet.created for seat in sheet.seats if seat.player in others]
            days = tables.times.idle
            if now() - max(moved + sat) < 1000 * DAY * days:
                raise Problem(
                    409,
                    "others-play",
                    f"Others play here: you can leave, and close the table when none of them has "
                    f"moved for {days:g} days.",
                    days=days,
                )
        await rearrange(tables, table, closes=True)


@as_it_is_now
async def put_bot(tables: Tables, table: Table, player: str, number: int, level: str) -> None:
    """Lets a bot sit on an open seat: of an open table for anybody who sits there.

    On a seat that somebody left in a running game it plays on; there only the creator may do so.

    Raises:
        Problem: the seat is not open, or not for this player.
    """
    check_level(level)
    async with table.lock:
        sheet = table.sheet
        seat = seat_at(table, number)
        check_alive(sheet)
        if sheet.status == "open":
            check_sits(sheet, player)
        elif sheet.creator != player:
            raise Problem(403, "not-creator", "Only the creator of the table may do so.")
        if seat.kind != "open":
            raise Problem(409, "seat-taken", "Somebody else sits there already.")
        if sheet.status == "open":
            name = bot_name(level, [other.name for other in sheet.seats])
            await rearrange(tables, table, Seat(number, "bot", name, level, None, None, new_key()))
        else:
            await rearrange(tables, table, replace(seat, kind="human", substitute=level))


@as_it_is_now
async def remove_bot(tables: Tables, table: Table, player: str, number: int) -> None:
    """Opens the seat of a bot again, for anybody who sits at an open table.

    Raises:
        Problem: no bot sits there, the game has begun, or the player does not sit here.
    """
    async with table.lock:
        sheet = table.sheet
        seat = seat_at(table, number)
        check_alive(sheet)
        check_sits(sheet, player)
        if sheet.status != "open":
            raise Problem(409, "started", "The game has begun; its bots play on.")
        if seat.kind == "human":
            raise Problem(409, "no-bot", "No bot sits there.")
        if seat.kind == "bot":
            await rearrange(tables, table, emptied(number))


@as_it_is_now
async def offer(tables: Tables, table: Table, player: str, number: int) -> None:
    """Offers the seat of somebody who left, where a bot plays, to whoever wants it.

    Raises:
        Problem: not the creator's wish, or nobody has left that seat.
    """
    async with table.lock:
        sheet = table.sheet
        seat = seat_at(table, number)
        check_alive(sheet)
        if sheet.creator != player:
            raise Problem(403, "not-creator", "Only the creator of the table may do so.")
        if sheet.status != "playing" or seat.kind != "human" or seat.player is not None:
            raise Problem(409, "not-left", "Only a seat whose player has left can be offered.")
        await rearrange(tables, table, offered(seat))


def check_level(level: str | None) -> None:
    """Passes levels of bots, and None.

    Raises:
        Problem: 422, there are no such bots.
    """
    if level is not None and level not in LEVELS:
        raise Problem(422, "no-such-level", f"There are bots of level {', '.join(LEVELS)}.")


def check_sits(sheet: Sheet, player: str) -> None:
    """Passes who sits at a table or has made it.

    Raises:
        Problem: 403, somebody else.
    """
    if sheet.creator != player and sheet.seat_of(player) is None:
        raise Problem(403, "no-seat", "You have no seat at this table; you may watch.")


def last_sign(table: Table, player: str) -> int:
    """Returns when a player was last at a table or moved there, in milliseconds since 1970."""
    sheet = table.sheet
    signs = [table.seen.get(player, 0)]
    signs += [seat.since or sheet.created for seat in sheet.seats if seat.player == player]
    signs += [step.at for step in table.steps if step.player == player][-1:]
    if sheet.creator == player:
        signs.append(sheet.created)
    return max(signs)


async def replace_creator(tables: Tables, table: Table) -> None:
    """Passes the powers of a creator who has been away too long to who has sat there longest.

    Only somebody who is at the table now can follow.
    """
    sheet, here = table.sheet, table.online()
    if sheet.status not in ("open", "playing"):
        return
    if sheet.creator in here:
        table.seen[sheet.creator] = now()
        return
    if now() - last_sign(table, sheet.creator) < tables.times.gone(sheet.pace):
        return
    async with table.lock:
        heir = longest_seated(table.sheet, table.online())
        if heir is not None and table.sheet is sheet:
            await rearrange(tables, table, creator=heir)
