"""What players ask each other at a table: to take something back, to do without somebody, to end.

A vote is part of the table's sheet, so it survives restarts and every process knows it. It is
carried out at the moment the last one agrees, and gone when one says no.
"""

from __future__ import annotations

import json
import secrets
from dataclasses import replace
from typing import Any, Final

from goldenspike.server import takeback, tell
from goldenspike.server.errors import Problem
from goldenspike.server.leaving import check_alive, last_sign, offered
from goldenspike.server.play import seat_to_play
from goldenspike.server.schema import NewVote
from goldenspike.server.seats import rearrange
from goldenspike.server.sheet import Seat
from goldenspike.server.store.store import now
from goldenspike.server.table import Table
from goldenspike.server.tables import Tables, stale
from goldenspike.server.wire import iso

MOST_OPEN: Final = 6
"""Votes that a table may have at the same time."""


async def ask(tables: Tables, table: Table, player: str, wish: NewVote) -> None:
    """Asks those whom it concerns; where nobody is concerned it happens at once.

    Raises:
        Problem: the player has no seat, it cannot be asked now, or has been asked already.
    """
    async with table.lock:
        seat = seat_to_play(table, player)
        check_alive(table.sheet)
        known = [vote for vote in table.sheet.votes if same(vote, wish)]
        if known:
            raise Problem(409, "asked-already", "This has been asked; wait for the answers.")
        if len(table.sheet.votes) >= MOST_OPEN:
            raise Problem(409, "too-many-votes", f"At most {MOST_OPEN} things are asked at a time.")
        vote: dict[str, Any] = {
            "id": secrets.token_hex(4),
            "about": wish.about,
            "by": seat,
            "seat": None,
            "to": None,
            "level": None,
            "asked": [],
            "yes": [seat],
            "at": iso(now()),
        }
        if wish.about == "takeback":
            ask_takeback(table, player, wish, vote)
        else:
            if wish.about in ("bot", "offer_seat"):
                ask_about_seat(table, player, wish, vote)
            vote["asked"] = voters(tables, table, seat, vote["seat"])
        await carry_out_or_keep(tables, table, vote)


def same(vote: dict[str, Any], wish: NewVote) -> bool:
    """Returns whether a vote is about what is wished."""
    return bool(vote["about"] == wish.about and vote["seat"] == wish.seat)


def ask_takeback(table: Table, player: str, wish: NewVote, vote: dict[str, Any]) -> None:
    """Fills in what is to be taken back, and who is touched by it.

    Raises:
        Problem: 409, it cannot be taken back, even if all agree.
    """
    sheet = table.sheet
    if wish.expected is not None and (
        wish.expected != sheet.n or not table.came_by(wish.expected, wish.version)
    ):
        raise stale(table, wish.expected, player)
    to = takeback.last_own(table, player) if wish.to is None else wish.to
    takeback.check(table, player, to)
    assert to is not None
    vote["to"] = to
    vote["asked"] = takeback.touched_by(table, player, to)
    if vote["asked"] and sheet.takebacks != "ask":
        raise Problem(
            409, "not-asked-here", "At this table nobody is asked to let something be taken back."
        )


def ask_about_seat(table: Table, player: str, wish: NewVote, vote: dict[str, Any]) -> None:
    """Fills in the seat that a bot, or somebody else, is to take over.

    Raises:
        Problem: 409, its player is here, or nobody is waited for there.
    """
    sheet = table.sheet
    if wish.seat is None or not 0 <= wish.seat < len(sheet.seats):
        raise Problem(422, "invalid", "Say which seat it is about.")
    seat = sheet.seats[wish.seat]
    if seat.kind != "human" or seat.player in (None, player) or seat.substitute is not None:
        raise Problem(409, "nobody-there", "It is about the seat of another player.")
    if seat.player in table.online():
        raise Problem(409, "player-present", f"{seat.name} is at the table.")
    vote["seat"], vote["level"] = wish.seat, wish.level


def voters(tables: Tables, table: Table, by: int, about: int | None) -> list[int]:
    """Returns the seats of the people who are asked: who has been away too long is not."""
    sheet, here = table.sheet, table.online()
    away = now() - tables.times.gone(sheet.pace)
    found = []
    for seat in sheet.seats:
        if seat.player is None or seat.substitute is not None or seat.seat in (by, about):
            continue
        if seat.player in here or last_sign(table, seat.player) > away:
            found.append(seat.seat)
    return found


async def answer(tables: Tables, table: Table, player: str, id: str, yes: bool) -> None:
    """Takes an answer: the last yes carries it out, a no ends it, also that of who asked.

    Raises:
        Problem: there is no such vote any more, or the player is not asked.
    """
    async with table.lock:
        seat = seat_to_play(table, player)
        found = [vote for vote in table.sheet.votes if vote["id"] == id]
        if not found:
            raise Problem(404, "no-such-vote", "This is not asked any more.")
        vote = dict(found[0])
        if seat not in vote["asked"] and seat != vote["by"]:
            raise Problem(403, "not-asked", "You are not asked about this.")
        if not yes:
            others = [other for other in table.sheet.votes if other["id"] != id]
            await rewrite(tables, table, others)
        elif seat not in vote["yes"]:
            vote["yes"] = [*vote["yes"], seat]
            await carry_out_or_keep(tables, table, vote)


async def carry_out_or_keep(tables: Tables, table: Table, vote: dict[str, Any]) -> None:
    """Does what all agree on, or goes on asking."""
    sheet = table.sheet
    others = [other for other in sheet.votes if other["id"] != vote["id"]]
    if not set(vote["asked"]) <= set(vote["yes"]):
        await rewrite(tables, table, [*others, vote])
        return
    before, sheet.votes = sheet.votes, others
    try:
        await carry_out(tables, table, vote)
    except BaseException:
        if table.sheet is sheet:  # not refreshed meanwhile: it is still asked
            sheet.votes = before
        raise


async def carry_out(tables: Tables, table: Table, vote: dict[str, Any]) -> None:
    """Does what all have agreed on."""
    sheet = table.sheet
    asker: Seat = sheet.seats[vote["by"]]
    if vote["about"] == "takeback":
        assert asker.player is not None
        await takeback.take_back(tables, table, asker.player, vote["to"], None, asker.seat)
    elif vote["about"] == "end":
        await rearrange(tables, table, closes=True)
    elif vote["about"] == "bot":
        seat = sheet.seats[vote["seat"]]
        await rearrange(tables, table, replace(seat, substitute=vote["level"] or "greedy"))
    else:
        await rearrange(tables, table, offered(sheet.seats[vote["seat"]]))


async def rewrite(tables: Tables, table: Table, votes: list[dict[str, Any]]) -> None:
    """Writes what is asked now, and tells everybody."""
    wish = tables.prepared(table, None, [])
    wish.row["votes"] = json.dumps(votes)
    await tables.written(table, tables.store.change(wish))
    tables.settle(table, wish, [])
    tell.table(table)
