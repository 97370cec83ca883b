"""Playing: an action from the request to the disk to everybody who looks."""

from __future__ import annotations

import json
from typing import Any

from msgspec import Raw

from goldenspike.engine.api import Action
from goldenspike.engine.errors import IllegalAction, MalformedAction
from goldenspike.server import tell
from goldenspike.server.errors import Problem, refused
from goldenspike.server.store.store import now
from goldenspike.server.table import Frame, Step, Table, view_of
from goldenspike.server.tables import Tables, stale
from goldenspike.server.wire import Act, Answer, encode


async def act(tables: Tables, table: Table, player: str, wish: Act) -> bytes:
    """Plays an action for a player and returns the answer, when it is on disk.

    Raises:
        Problem: the seat is another's, the player had seen other steps, a rule says no.
    """
    action = well_formed(wish.action)
    async with table.lock:
        known = await answered(tables, table, player, wish.key)
        if known is not None:
            return known
        seat = seat_to_play(table, player)
        check_seat(action, seat)
        version = wish.version
        if version is None and wish.expected <= len(table.steps):
            # The position that this process knows by the count: should another process turn out
            # to have taken something back, the action was chosen for none that is there now.
            version = table.version_at(wish.expected)
        while table.came_by(wish.expected, version) and not table.has_news(seat, wish.expected):
            frames = played(table, action, player, wish.key)
            try:
                await commit(tables, table, frames)
            except Problem as fault:
                # Another process was faster; if only with a secret, this can still be played.
                if fault.code != "stale" or not table.came_by(wish.expected, version):
                    raise
                if table.has_news(seat, wish.expected):
                    raise
            else:
                return answer_of(table, frames, seat)
        raise stale(table, wish.expected, player)


def well_formed(action: dict[str, Any]) -> Action:
    """Returns the action written as JSON.

    Raises:
        Problem: 422, it has no form.
    """
    try:
        return Action.from_json(action)
    except MalformedAction as fault:
        raise Problem(422, "malformed-action", str(fault)) from None


def check_seat(action: Action, seat: int) -> None:
    """Returns None when the action is the seat's own.

    Raises:
        Problem: 403, it is another's.
    """
    if action.seat != seat:
        raise Problem(
            403, "not-your-seat", f"You sit at seat {seat} and act for no other.", seat=seat
        )


def seat_to_play(table: Table, player: str) -> int:
    """Returns the seat a player may act for now.

    Raises:
        Problem: the player has none, the game is not being played, a bot plays for the seat.
    """
    sheet = table.sheet
    seat = sheet.seat_of(player)
    if seat is None:
        raise Problem(403, "no-seat", "You have no seat at this table; you may watch.")
    if sheet.status == "open":
        raise Problem(409, "not-started", "The game starts when every seat is taken.")
    if sheet.status == "closed":
        raise Problem(409, "closed", "This table is closed; nobody plays on here.")
    if sheet.damage is not None:
        raise Problem(409, "damaged", sheet.complaint, step=sheet.damage)
    if sheet.status == "playing" and sheet.seats[seat].substitute is not None:
        raise Problem(403, "substituted", "A bot plays for you; take your seat back and play on.")
    return seat


def played(table: Table, action: Action, player: str | None, key: str | None) -> list[Frame]:
    """Returns the frames an action leads to.

    Raises:
        Problem: 422, a rule says no.
    """
    state = table.state
    assert state is not None
    try:
        return table.advanced(state, action, player, key, now())
    except IllegalAction as fault:
        raise refused(fault.refusal) from None


async def commit(tables: Tables, table: Table, frames: list[Frame]) -> None:
    """Writes frames and tells everybody; the table's lock is held."""
    wish = tables.prepared(table, None, frames)
    writing = tables.store.change(wish)
    texts = tell.prepared(table, frames)  # while the disk is busy
    await tables.written(table, writing)
    tables.settle(table, wish, frames)
    tell.steps(table, frames, texts)
    if table.sheet.status == "over":
        tell.table(table)


def answer_of(table: Table, frames: list[Frame], seat: int) -> bytes:
    """Returns the answer to an action: all that it caused, chance included."""
    last = frames[-1]
    events = frames[0].step.events
    if len(frames) > 1:
        events = encode([event for frame in frames for event in json.loads(frame.step.events)])
    view = view_of(last.state, seat, table.views_of(last.state))
    return encode(
        Answer(last.step.n, last.step.version, Raw(frames[0].step.action), Raw(events), view)
    )


async def answered(tables: Tables, table: Table, player: str, key: str) -> bytes | None:
    """Returns the answer that was given to a key before, or None if it is new."""
    n = table.keys.get((player, key))
    if n is None:
        # Only where something was taken back can there be answers besides those of the log.
        if not table.has_answers:
            return None
        stored = await tables.store.answer(table.sheet.id, player, key)
        return None if stored is None else stored.encode()
    step = table.steps[n - 1]
    steps = [step]
    for later in table.steps[n:]:
        if later.version != step.version:
            break
        steps.append(later)
    seat = step.seat
    assert seat is not None
    return step_answer(table, steps, seat)


def step_answer(table: Table, steps: list[Step], seat: int) -> bytes:
    """Returns the answer to an action of the past as it was given then."""
    state = table.state_at(steps[-1].n)
    frames = [Frame(step, state) for step in steps]
    return answer_of(table, frames, seat)


def answer_row(game: str, player: str, key: str, text: bytes) -> dict[str, Any]:
    """Returns the row of the database that remembers an answer."""
    return {"game": game, "player": player, "key": key, "answer": text.decode()}
